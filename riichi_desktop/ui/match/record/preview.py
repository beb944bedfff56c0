"""What booking a form would do, before it is booked: the ledger's answer, told apart by chair."""

from typing import NamedTuple

from riichi_desktop.engine import Problem
from riichi_desktop.ledger import (
    Aborted,
    Drawn,
    Event,
    NotLegal,
    Row,
    Table,
    Won,
    advance,
)
from riichi_desktop.ui.match.board.values import STICK, places

from .events import event_of
from .form import RecordForm
from .problems import problem_of


class ChairLine(NamedTuple):
    """What happens to one chair.

    Attributes:
        chair: whose.
        hand: points for the hand itself, or between hands; signed, as the next two.
        honba: points for counters.
        sticks: points for riichi sticks, his own that he lays among them.
        score: after it.
        before: his place before it.
        place: his place after it.
        shared: whether others have the same place after it.
        final: points that are taken or given after uma.
    """

    chair: int
    hand: int
    honba: int
    sticks: int
    score: int
    before: int
    place: int
    shared: bool
    final: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return self.hand + self.honba + self.sticks


class Preview(NamedTuple):
    """What booking would do.

    Attributes:
        form, table: what was asked, at which table.
        event: what would be booked; None while something is missing.
        problem: why it cannot be booked.
        row: the hand as it would be recorded; None between hands.
        after: the table after it; None where it cannot be booked.
        lines: by chair; as the scores stand where it cannot be booked.
    """

    form: RecordForm
    table: Table
    event: Event | None
    problem: Problem | None
    row: Row | None
    after: Table | None
    lines: tuple[ChairLine, ...]


def preview_of(form: RecordForm, table: Table) -> Preview:
    """Give what booking a form at a table would do."""
    event, problem = event_of(form), problem_of(form, table)
    row: Row | None = None
    after: Table | None = None
    if event is not None and problem is None:
        try:
            after, row = advance(table, event)
        except NotLegal as error:
            problem = error.problems[0]
    return Preview(form, table, event, problem, row, after, lines_of(table, row, after))


def lines_of(table: Table, row: Row | None, after: Table | None) -> tuple[ChairLine, ...]:
    """Give what happens to each chair, points for hand, honba and sticks told apart."""
    scores = after.scores if after is not None else table.scores
    if row is not None:
        scores = row.scores
    honba, sticks = _honba_and_sticks(table, row)
    final = _final(table, row, after)
    before, now = places(table.scores, table.rules), places(scores, table.rules)
    lines = []
    for chair in range(table.players):
        total = scores[chair] - table.scores[chair]
        place, shared = now[chair]
        hand = total - honba[chair] - sticks[chair]
        parts = (hand, honba[chair], sticks[chair], scores[chair])
        lines.append(ChairLine(chair, *parts, before[chair][0], place, shared, final[chair]))
    return tuple(lines)


def _final(table: Table, row: Row | None, after: Table | None) -> tuple[int, ...]:
    """Give the points after uma that it takes or gives, by chair."""
    if row is not None:
        return row.penalties
    if after is None:
        return (0,) * table.players
    return tuple(now - was for was, now in zip(table.penalties, after.penalties, strict=True))


def _honba_and_sticks(table: Table, row: Row | None) -> tuple[list[int], list[int]]:
    """Give what of a row's points is for counters, and what for sticks, by chair."""
    honba, sticks = [0] * table.players, [0] * table.players
    if row is None:
        return honba, sticks
    seats = {str(table.wind_of(chair)): chair for chair in range(table.players)}
    if isinstance(row.event, Won | Drawn | Aborted):
        for chair in row.event.riichi:
            sticks[chair] -= STICK
    for paid in row.paid:
        if not paid.counts:
            continue
        winner = paid.win.winner
        sticks[winner] += STICK * paid.sticks
        for transfer in paid.payment.transfers:
            honba[seats[transfer.payer]] -= transfer.honba
            honba[winner] += transfer.honba
    return honba, sticks
