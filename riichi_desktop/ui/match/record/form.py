"""What has been said of a hand so far, before it is booked: one frozen value.

No Qt and no law here: what may follow at a table is the ledger's to say (`problems.py`), what a
form is worth as an event stands in `events.py`, what a touch makes of it in `changes.py`.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from riichi_desktop.engine import fu_fault
from riichi_desktop.ledger import Chairs, Liable, When

Kind = Literal["ron", "tsumo", "draw", "other"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The four ways to fill a form, in the order of the buttons."""

Act = Literal["abort", "chombo", "penalty", "bell", "stop", "finish", "replace", "reseat", "set"]
ACTS: Final[tuple[Act, ...]] = get_args(Act)
"""What `other` may be: hands that nobody won, and what stands between hands."""

FIRST_LIMIT: Final = 5
"""The han from which fu do not count."""

MOST_HAN: Final = 13
"""The han that stands for itself and all above it: more than 13 never pay more."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What is known of one winner's hand.

    Attributes:
        winner: his chair.
        han, fu: by numbers; None where not said, fu also where they do not count.
        yakuman: how many times it counts; 0 for an ordinary hand.
        pao: who is liable.
        line: his tiles as a hand line, without what the table knows; "" where there are none.
        by_tiles: whether the tiles count, and not the numbers.
    """

    winner: int
    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    pao: tuple[Liable, ...] = ()
    line: str = ""
    by_tiles: bool = False


@dataclass(frozen=True, slots=True)
class RecordForm:
    """A form, filled in part or whole. What one kind does not use is kept for the others.

    Attributes:
        kind: what happened.
        riichi: the chairs with a stick on the table in this hand, in order.
        source: who discarded the winning tile.
        ronned: whether that was his riichi tile, so that his stick is not paid.
        gains: the winners, in the order in which they were named.
        current: the winner whose hand is being entered.
        tenpai: the chairs that showed a ready hand, riichi aside.
        nagashi: the chairs with a nagashi mangan.
        act: which `other` it is.
        abort: the reason of an abortive draw.
        chairs: the offenders; or whom a penalty or a replacement concerns.
        points: of a penalty, signed.
        when: when a penalty counts.
        reason: the referee's words.
        name: of who takes over.
        order: for each chair, the chair from which its name comes; () as they sit.
        round, honba, sticks: as they are set by hand; "" for no round.
    """

    kind: Kind = "ron"
    riichi: Chairs = ()
    source: int | None = None
    ronned: bool = False
    gains: tuple[Gain, ...] = ()
    current: int | None = None
    tenpai: Chairs = ()
    nagashi: Chairs = ()
    act: Act | None = None
    abort: str = ""
    chairs: Chairs = ()
    points: int = 0
    when: When = "final"
    reason: str = ""
    name: str = ""
    order: Chairs = ()
    round: str = ""
    honba: int = 0
    sticks: int = 0

    @property
    def is_win(self) -> bool:
        """Whether somebody won."""
        return self.kind in ("ron", "tsumo")

    @property
    def winners(self) -> Chairs:
        """The chairs of the winners, in the order in which they were named."""
        return tuple(gain.winner for gain in self.gains)

    @property
    def paid_riichi(self) -> Chairs:
        """The chairs that pay a stick: a riichi whose tile was ronned does not."""
        spared = self.source if self.kind == "ron" and self.ronned else None
        return tuple(chair for chair in self.riichi if chair != spared)

    @property
    def ready(self) -> Chairs:
        """The chairs that are tenpai at a draw: who is in riichi is."""
        return tuple(sorted({*self.tenpai, *self.riichi}))

    @property
    def gain(self) -> Gain | None:
        """The hand that is being entered."""
        return next((gain for gain in self.gains if gain.winner == self.current), None)

    @property
    def is_blank(self) -> bool:
        """Whether nothing was said but the kind and the riichi."""
        return self == RecordForm(kind=self.kind, riichi=self.riichi)


def is_valued(gain: Gain, *, tsumo: bool) -> bool:
    """Tell whether it is known what a hand is worth; tiles may still turn out to be no hand."""
    if gain.by_tiles:
        return bool(gain.line)
    if gain.yakuman:
        return True
    return gain.han is not None and fu_fault(gain.han, gain.fu, tsumo) is None
