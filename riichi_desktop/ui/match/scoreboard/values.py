"""What the board on a second screen shows, as values."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from riichi_desktop.engine import Wind
from riichi_desktop.ledger import Account, Row
from riichi_desktop.ui.match.board.values import BoardView, SeatView


class ScoreSeat(NamedTuple):
    """One player.

    Attributes:
        seat: name, wind, score, place, stick.
        change: what the last hand did to his score; None before the first.
        points: after uma, 100 is shown as 0.1; None while the game goes on.
    """

    seat: SeatView
    change: int | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreboardView:
    """All of it.

    Attributes:
        seats: by chair; by place where the game is settled.
        wind, turn: the round.
        honba, sticks: counters and riichi sticks on the table.
        bell: how many hands follow the bell; None before it.
        last: the sentence of the last hand, in the reader's language.
        title: of the game.
        ending: why the game is over; "" while it goes on.
    """

    seats: tuple[ScoreSeat, ...]
    wind: Wind
    turn: int
    honba: int
    sticks: int
    bell: int | None = None
    last: str = ""
    title: str = ""
    ending: str = ""

    @property
    def is_settled(self) -> bool:
        """Whether the standings are final."""
        return all(seat.points is not None for seat in self.seats)


def scoreboard_view(
    board: BoardView,
    row: Row | None = None,
    *,
    last: str = "",
    title: str = "",
    accounts: Sequence[Account] | None = None,
) -> ScoreboardView:
    """Make the view.

    Args:
        board: the table, as the board of the match page shows it.
        row: the last hand.
        last: its sentence.
        title: of the game.
        accounts: the settlement, where the game is over.
    """
    table = board.table
    changes = row.deltas if row else (None,) * table.players
    seats = tuple(ScoreSeat(*pair) for pair in zip(board.seats, changes, strict=True))
    if table.is_over and accounts:
        seats = _settled(seats, accounts)
    return ScoreboardView(
        seats=seats,
        wind=table.wind,
        turn=table.turn,
        honba=table.honba,
        sticks=board.sticks,
        bell=table.bell,
        last=last,
        title=title,
        ending=table.ending,
    )


def _settled(seats: tuple[ScoreSeat, ...], accounts: Sequence[Account]) -> tuple[ScoreSeat, ...]:
    """Give the players in the order of their places, with their points."""
    taken = [account.place for account in accounts]
    found = []
    for account in sorted(accounts, key=lambda account: (account.place, account.chair)):
        shared = taken.count(account.place) > 1
        one = seats[account.chair]
        seat = replace(one.seat, score=account.score, place=account.place, shared=shared)
        found.append(ScoreSeat(seat, one.change, account.points))
    return tuple(found)
