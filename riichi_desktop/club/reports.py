"""What goes out of an event when it is over: rows for a federation, the order of the ceremony.

A federation's report (EMA) wants a row for each player who takes a place: rank, number, name, club
or country, points; and it wants the points to sum to zero. Substitutes are not in it, so what they
made is told apart, as are penalties and sticks that nobody took: the sum can be checked by hand.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from .played import Played, PlayedSeat
from .ranked import standings
from .register import Register
from .results import counted_games, seats_by_player
from .rows import StandingsRow


class ReportRow(NamedTuple):
    """One line of a federation's report.

    Attributes:
        rank: shared by equals.
        number: the player's number in the club or the federation, as text.
        name: "" once erased.
        city: city or club.
        games: that count.
        results: points of the games, without penalties.
        penalties: those within games, and adjustments.
        points: both.
    """

    rank: int
    number: str
    name: str
    city: str
    games: int
    results: int
    penalties: int
    points: int


class EventReport(NamedTuple):
    """A federation's report, and how its points add up.

    Always `results` + `unplaced` + `dropped` + `lost` = 0: a report whose `results` do not sum to
    zero says why, instead of being sent back.

    Attributes:
        rows: who takes a place, the first first.
        results, penalties, points: the sums of the rows.
        unplaced: results of substitutes, of others without a place, of unknown people.
        dropped: results of games of the placed that do not count (the best, or the last ones, do).
        lost: what left the tables for good: sticks that nobody took, penalties off the scores.
    """

    rows: tuple[ReportRow, ...]
    results: int
    penalties: int
    points: int
    unplaced: int
    dropped: int
    lost: int


def ema_report(
    register: Register, event: str, played: Sequence[Played], players: int = 0
) -> EventReport:
    """Give the report of an event; the arguments are those of `standings`."""
    held = standings(register, event, played, players)
    games = counted_games(register, played, event, held.players)
    seats = seats_by_player(register, games)
    placed = [row for row in held.rows if not row.unplaced]
    rows = tuple(_row(register, row) for row in placed)
    made = sum(row.results for row in rows)
    of_the_placed = sum(_results(seats[row.player]) for row in placed)
    of_all = sum(_results(game.seats) for game in games)
    return EventReport(
        rows,
        made,
        sum(row.penalties for row in rows),
        sum(row.points for row in rows),
        of_all - of_the_placed,
        of_the_placed - made,
        -of_all,
    )


def _row(register: Register, row: StandingsRow) -> ReportRow:
    player = register.player(row.player)
    number, city = ("", "") if player is None else (player.number, player.city)
    results = row.figures.points - row.figures.penalties
    penalties = row.figures.penalties + row.adjustments
    return ReportRow(
        row.rank, number, row.name, city, row.figures.games, results, penalties, row.points
    )


def _results(seats: Iterable[PlayedSeat]) -> int:
    return sum(seat.points - seat.penalties for seat in seats)


def closing_order(rows: Iterable[StandingsRow]) -> tuple[tuple[StandingsRow, ...], ...]:
    """Give who is called at the closing ceremony: the last rank first, equals together."""
    placed = [row for row in rows if not row.unplaced]
    return tuple(tuple(group) for _, group in groupby(placed, key=lambda row: row.rank))[::-1]
