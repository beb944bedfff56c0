"""The table as the board shows it, as values: made from a ledger's table, without Qt or words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from riichi_desktop.engine import Problem, Rules, Wind, limit_of, problem, settle
from riichi_desktop.ledger import Table

STICK: Final = 1000
"""Points that a riichi stick is worth."""

_MANGAN_HAN: Final = 5


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat.

    Attributes:
        chair: whose; 0 is the first dealer.
        name: on one line; "" where there is none.
        wind: the seat wind in this hand.
        dealer: whether he deals.
        score: his points, a stick that he has just declared with already taken off.
        place: 1 is the first.
        shared: whether others have the same place.
        riichi: whether he has declared riichi in this hand.
        stick_refusal: why his stick cannot be tapped now.
    """

    chair: int
    name: str
    wind: Wind
    dealer: bool
    score: int
    place: int
    shared: bool = False
    riichi: bool = False
    stick_refusal: Problem | None = None


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole table.

    Attributes:
        table: the ledger's table as the hand begins.
        seats: by chair.
        sticks: riichi sticks on the table, those of this hand too.
        bottom: the chair at the lower edge.
    """

    table: Table
    seats: tuple[SeatView, ...]
    sticks: int
    bottom: int = 0

    @property
    def honba_points(self) -> int:
        """What the counters add to a win, from all payers together."""
        return honba_points(self.table)

    @property
    def riichi(self) -> tuple[int, ...]:
        """The chairs that declared riichi in this hand."""
        return tuple(seat.chair for seat in self.seats if seat.riichi)


class Gap(NamedTuple):
    """How far one player is ahead of (above 0) or behind another.

    Attributes:
        chair: of the other.
        now: as the scores stand.
        after_ron: after one's mangan by ron from him; None where no hand can follow.
        after_tsumo: after one's mangan by tsumo.
    """

    chair: int
    now: int
    after_ron: int | None
    after_tsumo: int | None

    def passes(self, after: int | None) -> bool:
        """Tell whether a win that leads to `after` overtakes a player who is ahead or level."""
        return after is not None and self.now <= 0 < after


def places(scores: Sequence[int], rules: Rules) -> tuple[tuple[int, bool], ...]:
    """Give each chair's place, and whether it is shared.

    Tied chairs share the better place where the rules split ties; else the earlier chair is before
    (RULES.md, section 6, "Ties").
    """
    found = []
    for chair, score in enumerate(scores):
        above = sum(other > score for other in scores)
        level = sum(other == score for other in scores) > 1
        if level and rules.ties == "seat_order":
            above += sum(other == score for other in scores[:chair])
        found.append((above + 1, level and rules.ties == "split"))
    return tuple(found)


def honba_points(table: Table) -> int:
    """Give what the counters on a table add to a win, from all payers together."""
    return table.honba * table.rules.honba_per_payer * (table.players - 1)


def one_line(name: str) -> str:
    """Give a name without breaks and without spaces at its ends."""
    return " ".join(name.split())


def standing(table: Table, riichi: Sequence[int]) -> tuple[int, ...]:
    """Give the scores as they lie on the table once the sticks of a hand are paid."""
    return tuple(
        score - STICK if chair in riichi else score for chair, score in enumerate(table.scores)
    )


def stick_refusal(
    table: Table, chair: int, riichi: Sequence[int], barred: Problem | None = None
) -> Problem | None:
    """Say why a chair's stick cannot be tapped, or None.

    Args:
        table: as the hand begins.
        chair: whose stick.
        riichi: the chairs that declared in this hand; a stick that lies can be taken back.
        barred: why nothing is written into the match; None where it can be.
    """
    if barred is not None:
        return barred
    if table.is_over:
        return problem("game_over")
    have = table.scores[chair]
    if chair in riichi or have >= STICK or not table.rules.riichi_needs_1000:
        return None
    name = one_line(table.names[chair])
    return problem("riichi_below_1000", f"riichi[{len(riichi)}]", player=name, have=have)


def board_view(
    table: Table, riichi: Sequence[int] = (), *, bottom: int = 0, barred: Problem | None = None
) -> BoardView:
    """Make the view of a table.

    Args:
        table: as the hand begins, or as the game ended.
        riichi: the chairs whose sticks were tapped in this hand.
        bottom: the chair at the lower edge.
        barred: why nothing is written into the match; None where it can be.
    """
    riichi = () if table.is_over else tuple(riichi)
    scores = standing(table, riichi)
    ranks = places(scores, table.rules)
    seats = tuple(
        SeatView(
            chair=chair,
            name=one_line(table.names[chair]),
            wind=table.wind_of(chair),
            dealer=chair == table.dealer and not table.is_over,
            score=scores[chair],
            place=ranks[chair][0],
            shared=ranks[chair][1],
            riichi=chair in riichi,
            stick_refusal=stick_refusal(table, chair, riichi, barred),
        )
        for chair in range(table.players)
    )
    return BoardView(table, seats, table.sticks + len(riichi), bottom)


def gaps(view: BoardView, chair: int) -> tuple[Gap, ...]:
    """Compare every other player with one: now, and after the one wins a mangan.

    Counters and sticks on the table are among what the mangan brings.
    """
    own = view.seats[chair].score
    others = [seat.chair for seat in view.seats if seat.chair != chair]
    return tuple(
        Gap(
            other,
            own - view.seats[other].score,
            _after(view, chair, other, ron=True),
            _after(view, chair, other, ron=False),
        )
        for other in others
    )


def _after(view: BoardView, chair: int, other: int, *, ron: bool) -> int | None:
    """Give how far `chair` is ahead of `other` once he has won a mangan."""
    table = view.table
    if table.is_over:
        return None
    base = limit_of(_MANGAN_HAN, 0, table.rules)[1]
    winner, payer = table.wind_of(chair), table.wind_of(other)
    source = payer if ron else None
    deltas = settle(base, winner, source, table.honba, view.sticks, table.rules).deltas
    now = view.seats[chair].score - view.seats[other].score
    return now + deltas[winner] - deltas.get(payer, 0)
