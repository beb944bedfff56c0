"""A record worked out anew: where this version says something else than what was booked."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from riichi_desktop.engine import Problem, Rules, problem

from .entries import Entry, InForce
from .events import Event, Won
from .fold import advance, new_table
from .problems import NotLegal
from .record import in_force
from .table import Row, Table


class Doubt(NamedTuple):
    """One disagreement.

    Attributes:
        uid: of the entry that booked it; "" where it concerns the whole record.
        round: of the hand, ``E1``.
        honba: its counters.
        problem: what this version says of it, its field a part of the event.
    """

    uid: str
    round: str
    honba: int
    problem: Problem


class VerifiedRecord(NamedTuple):
    """What came of it.

    Attributes:
        hands: how many hands were worked out anew.
        tiles: how many wins among them had their tiles scored.
        doubts: the disagreements, in the order of play.
        scores: each chair's points in the end; None where the record could not be followed so far.
    """

    hands: int
    tiles: int
    doubts: tuple[Doubt, ...]
    scores: tuple[int, ...] | None


def verify_record(rules: Rules, names: tuple[str, ...], entries: Iterable[Entry]) -> VerifiedRecord:
    """Work a record out anew, event by event.

    Tiles that this version scores otherwise than their win was booked are a disagreement; the game
    goes on with the numbers as they were booked. Where nothing can go on, the rest is counted.

    Raises:
        NotLegal: not as many names as the rules have players.
    """
    table, doubts, rows = new_table(rules, names), list[Doubt](), list[Row]()
    events = in_force(entries)
    for number, held in enumerate(events):
        try:
            table, row = advance(table, held.event, held.uid)
        except NotLegal as error:
            doubts += _doubts(held, table, error.problems)
            booked = _by_numbers(held.event)
            after = None if booked is None else _advanced(table, booked)
            if after is None:
                doubts += _unchecked(events[number + 1 :], table)
                return _verified(rows, doubts, None)
            table, row = after
        if row is not None:
            rows.append(row)
    return _verified(rows, doubts, table.scores)


def _verified(
    rows: Sequence[Row], doubts: Sequence[Doubt], scores: tuple[int, ...] | None
) -> VerifiedRecord:
    tiles = sum(paid.value is not None for row in rows for paid in row.paid)
    return VerifiedRecord(len(rows), tiles, tuple(doubts), scores)


def _doubts(held: InForce, table: Table, problems: Iterable[Problem]) -> list[Doubt]:
    return [Doubt(held.uid, table.round, table.honba, one) for one in problems]


def _unchecked(left: Sequence[InForce], table: Table) -> list[Doubt]:
    """Tell how many events could not be looked at; nothing where there are none."""
    said = problem("verify_unchecked", n=len(left))
    return [Doubt(left[0].uid, table.round, table.honba, said)] if left else []


def _by_numbers(event: Event) -> Event | None:
    """Give a win as its numbers have it, its tiles left aside; None where it has none."""
    if not isinstance(event, Won) or not any(win.hand for win in event.wins):
        return None
    if any(win.hand and win.han is None and not win.yakuman for win in event.wins):
        return None
    return replace(event, wins=tuple(replace(win, hand=None) for win in event.wins))


def _advanced(table: Table, event: Event) -> tuple[Table, Row | None] | None:
    try:
        return advance(table, event)
    except NotLegal:
        return None
