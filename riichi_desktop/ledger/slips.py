"""What can go wrong in paying a hand that was booked, and what people hold then."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from riichi_desktop.engine import fu_fault

from .events import Aborted, Chombo, Drawn, Hands, Win, Won
from .legality import STICK
from .outcomes import outcome_of
from .replay import Game
from .table import Paid, Row, Table

LIKELY: Final = (
    *("stick_not_laid", "stick_not_booked", "sticks_not_taken", "no_honba", "honba_twice"),
    *("not_paid", "paid_twice", "shares_swapped", "wrong_payer", "wrong_winner"),
    *("other_tenpai", "other_value"),
)
"""The kinds of slips, the likeliest first (ours: by how much has to go wrong)."""

NEXT_FU: Final = 20
"""How far the fu of a slip may be from those that were booked."""


class Slip(NamedTuple):
    """One slip.

    Attributes:
        kind: one of `LIKELY`.
        row: the index of its hand.
        chairs: who is concerned.
        effect: what each chair holds more or less than was booked.
    """

    kind: str
    row: int
    chairs: tuple[int, ...]
    effect: tuple[int, ...]


def slips_of(game: Game) -> Iterator[Slip]:
    """Give every slip that can be made in one hand of a game."""
    hands = (
        table
        for table, held in zip(game.tables, game.events, strict=False)
        if isinstance(held.event, Hands)
    )
    for at, (row, table) in enumerate(zip(game.rows, hands, strict=True)):
        for kind, chairs, effect in _slips(row, table, _taker(game.rows[at:])):
            whole = tuple(effect.get(chair, 0) for chair in range(table.players))
            if any(whole):
                yield Slip(kind, at, chairs, whole)


_Found = tuple[str, tuple[int, ...], Mapping[int, int]]


def _taker(rows: tuple[Row, ...]) -> int | None:
    """Give the chair that took the sticks that lay in the first of these hands."""
    takers = ((one.sticks, one.win.winner) for row in rows for one in row.paid if one.sticks)
    return next((chair for _, chair in takers), None)


def _slips(row: Row, table: Table, taker: int | None) -> Iterator[_Found]:
    if not isinstance(row.event, Chombo):
        yield from _stick_slips(row, table, taker)
    moved = _moved(row)
    yield "not_paid", (), {chair: -points for chair, points in enumerate(moved)}
    yield "paid_twice", (), dict(enumerate(moved))
    for paid in row.paid:
        yield from _paid_slips(paid, table)
    if isinstance(row.event, Drawn):
        yield from _tenpai_slips(row, row.event, table)
    elif isinstance(row.event, Won):
        yield from _value_slips(row, row.event, table)


def _moved(row: Row) -> list[int]:
    """Give what was paid from player to player: the hand without its riichi sticks."""
    moved = list(row.deltas)
    for paid in row.paid:
        moved[paid.win.winner] -= STICK * paid.sticks
    for chair in _riichi(row):
        moved[chair] += STICK
    return moved


def _riichi(row: Row) -> tuple[int, ...]:
    """Give the chairs whose stick was laid and stayed: a chombo gives them back."""
    return row.event.riichi if isinstance(row.event, Won | Drawn | Aborted) else ()


def _stick_slips(row: Row, table: Table, taker: int | None) -> Iterator[_Found]:
    riichi = _riichi(row)
    for chair in range(table.players):
        sign = 1 if chair in riichi else -1
        kind = "stick_not_laid" if chair in riichi else "stick_not_booked"
        if chair != taker:
            effect = {chair: sign * STICK}
            yield kind, (chair,), effect if taker is None else {**effect, taker: -sign * STICK}
    for paid in row.paid:
        winner = paid.win.winner
        yield "sticks_not_taken", (winner,), {winner: -STICK * paid.sticks}


def _paid_slips(paid: Paid, table: Table) -> Iterator[_Found]:
    """Give what can go wrong in the payments of one winner."""
    if not paid.counts:
        return
    winner = paid.win.winner
    honba = {winner: 0}
    due = {winner: 0}
    for transfer in paid.payment.transfers:
        chair = table.chair_of(transfer.payer)  # type: ignore[arg-type]
        for held, points in ((honba, transfer.honba), (due, transfer.points + transfer.honba)):
            held[chair] = held.get(chair, 0) + points
            held[winner] -= points
    yield "no_honba", (winner,), honba
    yield "honba_twice", (winner,), {chair: -points for chair, points in honba.items()}
    payers = [chair for chair in due if chair != winner]
    for one, other in combinations(payers, 2):
        more = due[one] - due[other]
        yield "shares_swapped", (one, other), {one: more, other: -more}
    if len(payers) == 1:
        others = set(range(table.players)) - {winner, payers[0]}
        for other in sorted(others):
            yield "wrong_payer", (payers[0], other), {payers[0]: due[payers[0]], other: due[winner]}
            yield "wrong_winner", (winner, other), {winner: due[winner], other: -due[winner]}


def _tenpai_slips(row: Row, event: Drawn, table: Table) -> Iterator[_Found]:
    for have in range(table.players + 1):
        for tenpai in combinations(range(table.players), have):
            if set(event.riichi) <= set(tenpai):
                yield from _instead(
                    "other_tenpai", tenpai, row, table, replace(event, tenpai=tenpai)
                )


def _value_slips(row: Row, event: Won, table: Table) -> Iterator[_Found]:
    """Give the wins paid as the next han, the next fu, or the next limit."""
    for at, paid in enumerate(row.paid):
        for win in _neighbours(paid.win):
            wins = (*event.wins[:at], win, *event.wins[at + 1 :])
            yield from _instead("other_value", (win.winner,), row, table, replace(event, wins=wins))


def _neighbours(win: Win) -> Iterator[Win]:
    if win.han is None:
        return
    fu = win.fu or 30
    for han in range(max(1, win.han - 2), win.han + 3):
        for other in (fu, 25, *range(fu - NEXT_FU, fu + NEXT_FU + 1, 10)):
            if fu_fault(han, other, win.source is None) is None:
                yield Win(win.winner, win.source, han, other, pao=win.pao)


def _instead(
    kind: str, chairs: tuple[int, ...], row: Row, table: Table, event: Hands
) -> Iterator[_Found]:
    other = outcome_of(table, event).deltas
    yield kind, chairs, {at: points - row.deltas[at] for at, points in enumerate(other)}
