"""What happened at the table, as values: one event a hand, and what stands between hands.

Chairs, never winds: 0 is the first dealer, the others follow in turn. Who is East when is derived,
so that a correction of the third hand does not change who won the fifth.
"""

from dataclasses import dataclass
from typing import Literal

from riichi_desktop.engine import Hand, Tile

When = Literal["table", "final"]
Chairs = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Liable:
    """Who answers for a yakuman (pao).

    Attributes:
        chair: the liable player.
        times: how many yakuman he answers for; 0 = as many as `yakuman` counts in the hand.
        yakuman: its id, known where the win has its tiles.
    """

    chair: int
    times: int = 1
    yakuman: str = ""


@dataclass(frozen=True, slots=True)
class WonHand:
    """The tiles of a win, without what the table knows: winds, counters, sticks, source, rules.

    Attributes:
        hand: the whole hand.
        flags: the circumstances, ids of `engine.FLAG_NAMES`.
        dora, ura: the indicators.
        claims: what its document says of the table, as (field, value): it must be the same.
    """

    hand: Hand
    flags: frozenset[str] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    claims: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Win:
    """One winner's win: what was awarded.

    Attributes:
        winner: his chair.
        source: the chair of the discarder; None by tsumo.
        han, fu: yaku and dora together, rounded fu; None with a yakuman or where `hand` tells.
        yakuman: how many times it counts; 0 for an ordinary hand.
        pao: who is liable.
        hand: the tiles, where they were entered; then the engine says what they are worth.
    """

    winner: int
    source: int | None
    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    pao: tuple[Liable, ...] = ()
    hand: WonHand | None = None


@dataclass(frozen=True, slots=True)
class Won:
    """A hand that was won, by one or several.

    Attributes:
        wins: at least one; several are rons on the same tile, in any order.
        riichi: the chairs that paid a stick in this hand. A riichi whose tile was ronned is not
            among them.
    """

    wins: tuple[Win, ...]
    riichi: Chairs = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """An exhaustive draw.

    Attributes:
        tenpai: the chairs that showed a ready hand.
        riichi: as in `Won`.
        nagashi: the chairs with a nagashi mangan.
    """

    tenpai: Chairs = ()
    riichi: Chairs = ()
    nagashi: Chairs = ()


@dataclass(frozen=True, slots=True)
class Aborted:
    """An abortive draw; `reason` is one of `engine.ABORT_REASONS`."""

    reason: str
    riichi: Chairs = ()


@dataclass(frozen=True, slots=True)
class Chombo:
    """A hand that was ended by an offence; `riichi` of this hand go back."""

    chairs: Chairs
    riichi: Chairs = ()


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points given or taken off the table's play.

    Attributes:
        chair: whose.
        points: signed.
        when: `table`, the running score; or `final`, after uma.
        reason: in the referee's words.
    """

    chair: int
    points: int
    when: When = "final"
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Bell:
    """Time is up, during the hand that is booked next; the rules say how many hands still count.

    Where they say ``none`` it changes nothing. Each hand counts, a repeat and a chombo too (EMA
    2025 7.4).
    """


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is broken off where it stands, for a reason in the referee's words."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The last dealer, asked, chooses to stop (agari-yame, tenpai-yame)."""

    chair: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Someone else takes over a chair, with its score."""

    chair: int
    name: str


@dataclass(frozen=True, slots=True)
class Reseated:
    """The record had people in each other's chairs: hands and scores stay with the chairs.

    Attributes:
        order: for each chair, the chair from which its name comes; (1, 0, 2, 3) swaps the first
            two.
    """

    order: Chairs


@dataclass(frozen=True, slots=True)
class Placed:
    """Round, counters and sticks are set by hand.

    Attributes:
        round: wind and number, such as ``E3``.
        honba, sticks: on the table as the next hand begins.
        reason: in the referee's words.
    """

    round: str
    honba: int
    sticks: int
    reason: str = ""


Hands = Won | Drawn | Aborted | Chombo
"""The events that are a hand, and give a row."""

Between = Penalty | Bell | Finished | Stopped | Replaced | Reseated | Placed
"""The events that stand between hands, and give none."""

Event = Hands | Between
