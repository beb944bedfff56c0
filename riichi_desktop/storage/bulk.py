"""What makes a hundred thousand games of a club quick to read and small to have."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from riichi_desktop.club import GameFacts, Link, Person, SeatFacts, Tally
from riichi_desktop.ledger import Entry, Game, IllegalEvent, NotLegal, game_of

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
        rules = codec.rules_from_text(written.rules)
        entries = [
            Entry(line.uid, codec.entry_from_line(line, rules).act)
            for number, line in enumerate(written.lines, start=1)
            if line.number == number
        ]
        names = codec.names_from_text(written.names)
        if len(entries) != len(written.lines):
            return None
        return game_of(rules, names, entries)
    except (*codec.UNREADABLE, IllegalEvent, NotLegal):
        return None


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
