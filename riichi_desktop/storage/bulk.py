"""Games folded, and what follows from them, by the hundred thousand."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from riichi_desktop.club import GameFacts, Person, SeatFacts, Tally
from riichi_desktop.ledger import Act, Entry, Game, IllegalEvent, NotLegal, game_of

from . import codec
from .rows import Written
from .sharing import Shared

_SCORE: Final = SeatFacts._fields.index("score")
_VALUE: Final = Tally._fields.index("value")
"""What stands before these are small numbers, of which Python has one of each itself."""


def folded(written: Written | None) -> Game | None:
    """Work out a game that is whole and legal; None where it is not, or cannot be read."""
    if written is None:
        return None
    try:
        rules, read = codec.rules_from_text(written.rules), _reader(written.rules)
        if any(number != at for at, (number, _, _) in enumerate(written.lines, start=1)):
            return None
        entries = [Entry(uid, read(payload)) for _, uid, payload in written.lines]
        return game_of(rules, codec.names_from_text(written.names), entries)
    except (*codec.UNREADABLE, IllegalEvent, NotLegal):
        return None


@lru_cache(maxsize=8)
def _reader(rules: str) -> Callable[[str], Act]:
    """Give what reads entries under rules: most hands without tiles are such as came before."""
    known = codec.rules_from_text(rules)
    return lru_cache(maxsize=5000)(lambda payload: codec.act_from_text(payload, known))


def shared_facts(shared: Shared, facts: GameFacts) -> GameFacts:
    """Give the same facts, made of shared parts."""
    one = shared.parts.setdefault
    seats = [
        SeatFacts._make((*seat[:_SCORE], *[one(part, part) for part in seat[_SCORE:]]))
        for seat in facts.seats
    ]
    people = [
        Person(
            one(name, name),
            Tally._make((*tally[:_VALUE], *[one(part, part) for part in tally[_VALUE:]])),
        )
        for name, tally in facts.people
    ]
    rules_id = one(facts.rules_id, facts.rules_id)
    return facts._replace(rules_id=rules_id, seats=tuple(seats), people=tuple(people))
