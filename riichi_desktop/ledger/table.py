"""The state of a table between hands, and what one hand did to it, as values."""

from dataclasses import dataclass
from typing import NamedTuple

from riichi_desktop.engine import WINDS, HandValue, Payment, Problem, Rules, Wind

from .events import Event, Win


@dataclass(frozen=True, slots=True)
class Table:
    """A table as the next hand begins, or as the game ended.

    Attributes:
        rules: the rules of this game.
        names: who sits at each chair.
        scores: each chair's points; sticks on the table are not among them.
        wind: the prevailing wind.
        turn: which dealer turn of this wind, from 1.
        honba, sticks: counters and riichi sticks on the table.
        penalties: each chair's points after uma, signed: chombo and final penalties.
        bell: how many hands may still be played since the bell; None before it.
        ending: why the game is over: `last_hand`, `target` (reached in the extra wind), `bust`,
            `dealer_stopped`, `time`, `broken_off`; "" while it goes on.
        may_stop: whether the last dealer, asked, may end the game now.
    """

    rules: Rules
    names: tuple[str, ...]
    scores: tuple[int, ...]
    wind: Wind = "E"
    turn: int = 1
    honba: int = 0
    sticks: int = 0
    penalties: tuple[int, ...] = ()
    bell: int | None = None
    ending: str = ""
    may_stop: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def dealer(self) -> int:
        """The chair of the dealer."""
        return self.turn - 1

    @property
    def round(self) -> str:
        """Wind and number, such as ``E1``."""
        return f"{self.wind}{self.turn}"

    @property
    def is_over(self) -> bool:
        """Whether no hand can follow."""
        return bool(self.ending)

    def wind_of(self, chair: int) -> Wind:
        """Give the seat wind of a chair in this hand."""
        return WINDS[(chair - self.dealer) % self.players]

    def chair_of(self, wind: Wind) -> int:
        """Give the chair that has a seat wind in this hand."""
        return (WINDS.index(wind) + self.dealer) % self.players


class Paid(NamedTuple):
    """One win of a hand, settled.

    Attributes:
        win: as it was booked, han and fu filled in where the tiles told them.
        value: what the engine says of its tiles, where there are some.
        limit: the limit's id, or None below mangan.
        base: base points.
        payment: its transfers and deltas; players are winds of this hand.
        deltas: the same by chair, sticks included.
        honba, sticks: counters and sticks that this winner was paid for.
        counts: False where another winner is nearer and takes all (head bump).
    """

    win: Win
    value: HandValue | None
    limit: str | None
    base: int
    payment: Payment
    deltas: tuple[int, ...]
    honba: int
    sticks: int
    counts: bool


class Row(NamedTuple):
    """One hand of the record.

    Attributes:
        uid: of its entry; "" outside a record.
        event: what happened.
        amended: whether a correction made it what it is.
        round, dealer, honba, sticks: as the hand began.
        deltas: what it did to each chair's score, riichi sticks included.
        scores: after it.
        sticks_after: riichi sticks on the table after it.
        paid: the wins, settled; by a draw with nagashi mangan its payments.
        penalties: what it did to each chair's points after uma (chombo).
        notices: what was understood, e.g. that only the nearest of several winners was paid.
    """

    uid: str
    event: Event
    amended: bool
    round: str
    dealer: int
    honba: int
    sticks: int
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    sticks_after: int
    paid: tuple[Paid, ...] = ()
    penalties: tuple[int, ...] = ()
    notices: tuple[Problem, ...] = ()

    @property
    def balance(self) -> int:
        """Points that a row makes or loses; 0 in every right one (sticks are points in waiting)."""
        return sum(self.deltas) + 1000 * (self.sticks_after - self.sticks)


class Account(NamedTuple):
    """How one chair's points came about; all are points, the sum is `points`.

    Attributes:
        chair: whose.
        place: 1 is the first; tied chairs share one where the rules say so.
        score: after leftover sticks were given out.
        leftover: what of it are leftover sticks.
        difference: score, rounded as the rules say, less the return.
        uma, oka: by place; shared where tied.
        remainder: what the first takes so that the points sum to zero.
        penalties: chombo and final penalties.
        points: all of it; 100 is shown as 0.1.
    """

    chair: int
    place: int
    score: int
    leftover: int
    difference: int
    uma: int
    oka: int
    remainder: int
    penalties: int
    points: int
