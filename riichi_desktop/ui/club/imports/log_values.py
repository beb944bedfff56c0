"""Logs as games of the club: what they count for, whether they are here already. No Qt."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from riichi_desktop.club import Link, Played, Register, link_refusal
from riichi_desktop.documents import LONGEST_TITLE
from riichi_desktop.engine import Problem
from riichi_desktop.ledger import Booked, Entry
from riichi_desktop.ui.roll import NewTable

from .names import Called, Matched, all_names, called
from .sources import ReadLog


class CountsFor(NamedTuple):
    """What logged games count for.

    Attributes:
        event: an id; "" for nothing.
        day: of those that do not say theirs.
    """

    event: str
    day: str


def names_of(logs: Iterable[ReadLog]) -> tuple[Called, ...]:
    """Give all names of logs, each once."""
    return all_names(log.log.game.names for log in logs)


def table_of(log: ReadLog, matched: Matched, counts: CountsFor) -> NewTable:
    """Give a log as a game that is begun with its whole record."""
    game = log.log.game
    pairs = tuple((one.name, matched.ids[one]) for one in called(game.names))
    link = Link("", pairs, counts.event, day=log.log.day or counts.day)
    entries = tuple(Entry("", Booked(event)) for event in game.events)
    title = (log.log.title or log.name)[:LONGEST_TITLE]
    return NewTable(game.rules, game.names, title, link, entries)


def fault(
    register: Register, logs: Sequence[ReadLog], matched: Matched, counts: CountsFor
) -> Problem | None:
    """Say why logs cannot count so; None where they can."""
    new = {one.uid: one for one in matched.new}
    known = replace(register, players={**register.players, **new})
    for log in logs:
        link = table_of(log, matched, counts).link
        if (why := link_refusal(known, link, log.facts)) is not None:
            return why
    return None


def are_here(
    logs: Sequence[ReadLog], matched: Matched, register: Register, played: Sequence[Played]
) -> frozenset[str]:
    """Give the keys of logs of which a game with the same people and scores is here."""
    here = {
        frozenset((register.who(seat.player), seat.score) for seat in game.seats) for game in played
    }
    found = set()
    for log in logs:
        ids = [matched.ids[one] for one in called(log.log.game.names)]
        scores = [seat.score for seat in log.facts.seats]
        if frozenset(zip(map(register.who, ids), scores, strict=True)) in here:
            found.add(log.key)
    return frozenset(found)
