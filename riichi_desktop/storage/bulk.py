"""What makes a hundred thousand games of a club quick to read and small to have."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar

from riichi_desktop.club import GameFacts, Link, Person, SeatFacts, Tally
from riichi_desktop.ledger import Act, Entry, Game, IllegalEvent, NotLegal, game_of

from . import codec
from .rows import Written

Part = TypeVar("Part", bound=tuple[Any, ...] | str | int)


class Shared:
    """Values of which every equal part is one object: names, ids, numbers come again and again."""

    def __init__(self) -> None:
        self._parts: dict[Any, Any] = {}

    def one(self, part: Part) -> Part:
        """Give the first of the values that are equal to this one."""
        held: Part = self._parts.setdefault(part, part)
        return held

    def facts(self, facts: GameFacts) -> GameFacts:
        """Give the same facts, made of shared parts."""
        one = self._parts.setdefault
        seats = tuple([SeatFacts._make([one(n, n) for n in seat]) for seat in facts.seats])
        people = [
            Person(one(name, name), Tally._make([one(part, part) for part in tally]))
            for name, tally in facts.people
        ]
        rules_id = one(facts.rules_id, facts.rules_id)
        return facts._replace(rules_id=rules_id, seats=seats, people=tuple(people))

    def link(self, link: Link) -> Link:
        """Give the same link, made of shared parts."""
        one = self._parts.setdefault
        pairs = tuple([one(pair, pair) for pair in link.players])
        event, round, day = (one(text, text) for text in (link.event, link.round, link.day))
        return Link(link.uid, pairs, event, round, link.table, day, link.counts)


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


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nobody look for garbage meanwhile: what is made here stays, and there is much of it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
