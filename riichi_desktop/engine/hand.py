"""The tiles of a whole hand. A `Hand` that exists is made of real tiles in a possible number."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal, Self, get_args

from . import facts as f
from .frozen import open_twin
from .lanes import (
    ALL_LANES,
    FIFTH,
    FIFTH_BITS,
    LANE,
    LANES,
    SIMPLES_LANES,
    count_in,
    fifth_kinds,
    lanes_of,
)
from .problems import NotScorable, Problem, problem
from .tiles import GREEN, KIND, NORTH, SORT_KEY, SUIT, Kind, Tile, is_outside, tile_name

MeldType = Literal["chi", "pon", "daiminkan", "shouminkan", "ankan"]
MELD_TYPES: Final = get_args(MeldType)
OPEN_TYPES: Final = ("chi", "pon", "daiminkan", "shouminkan")
KAN_TYPES: Final = ("daiminkan", "shouminkan", "ankan")

_KIND_LANES: Final = ALL_LANES * 63
_OUTSIDE_LANES: Final = sum(63 << LANE * k for k in range(34) if is_outside(k))
_SUIT_LANES: Final = tuple(
    sum(63 << LANE * k for k in range(34) if SUIT[k] == suit) for suit in range(4)
)
_HONOUR_LANES: Final = _SUIT_LANES[3]
_NOT_GREEN: Final = _KIND_LANES & ~sum(63 << LANE * k for k in (19, 20, 21, 23, 25, GREEN))
_HATSU_LANE: Final = 63 << LANE * GREEN
_ORDER: Final = list(SORT_KEY).__getitem__
"""Of a list, because that of a tuple is called by a detour."""
_ONE_NUMBER_SUIT: Final = f.ONE_SUIT | f.NO_HONOURS
_NINE_GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)


def sort_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Sort tiles as they lie on the table: m p s z, a red five before the plain fives."""
    return tuple(sorted(tiles, key=_ORDER))


@dataclass(frozen=True, slots=True)
class Meld:
    """One call or closed kan.

    Attributes:
        type: chi, pon, daiminkan (open kan), shouminkan (added kan) or ankan (closed kan).
        tiles: its three or four tiles, sorted.
        called: the tile that was called, when known; it lies turned. The score ignores it.
        source: the wind of the player it was called from, when known. The score ignores it.

    Raises:
        NotScorable: `bad_meld`, when the tiles do not make such a meld.
    """

    type: MeldType
    tiles: tuple[Tile, ...]
    called: Tile | None = None
    source: str | None = None
    kind: Kind = field(init=False, repr=False, compare=False)
    lanes: int = field(init=False, repr=False, compare=False)
    key: int = field(init=False, repr=False, compare=False)
    """What its worth depends on: 34 times its place in `MELD_TYPES` plus its kind."""

    def __post_init__(self) -> None:
        tiles = sort_tiles(self.tiles)
        reason = _meld_fault(self.type, tiles) or _call_fault(self, tiles)
        if reason:
            named = "".join(tile_name(tile) for tile in tiles)
            raise NotScorable([problem("bad_meld", "melds", reason=reason, tiles=named)])
        object.__setattr__(self, "tiles", tiles)
        kind = KIND[tiles[0]]
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "lanes", lanes_of(tiles))
        object.__setattr__(self, "key", 34 * MELD_TYPES.index(self.type) + kind)

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand; a closed kan does not (EMA 2025 4.2.1)."""
        return self.type != "ankan"

    @property
    def is_kan(self) -> bool:
        """Whether it is a kan of any sort."""
        return len(self.tiles) == 4

    def with_red(self, kind: Kind, red: Tile) -> "Meld":
        """Give the meld with one plain five of a kind turned red."""
        place = self.tiles.index(kind)
        tiles = (*self.tiles[:place], red, *self.tiles[place + 1 :])
        called = red if self.called == kind and kind not in tiles else self.called
        return Meld(self.type, tiles, called, self.source)


def _meld_fault(type: str, tiles: tuple[Tile, ...]) -> str:
    if type not in MELD_TYPES:
        return "meld_type"
    if len(tiles) != (4 if type in KAN_TYPES else 3):
        return "kan_is_four" if type in KAN_TYPES else "call_is_three"
    kinds = [KIND[tile] for tile in tiles]
    if type == "chi":
        first = kinds[0]
        runs = first < 27 and first % 9 < 7 and kinds == [first, first + 1, first + 2]
        return "" if runs else "not_a_run"
    return "" if len(set(kinds)) == 1 else "not_alike"


def _call_fault(meld: Meld, tiles: tuple[Tile, ...]) -> str:
    if meld.called is None and meld.source is None:
        return ""
    if meld.type == "ankan":
        return "closed_kan_is_not_called"
    if meld.called is not None and meld.called not in tiles:
        return "called_tile_not_in_meld"
    return ""


@dataclass(frozen=True, slots=True, init=False)
class Hand:
    """A whole hand: what lies before the winner.

    Attributes:
        concealed: the tiles in hand without the winning tile and without melds
            (13, 10, 7, 4 or 1 of them), sorted.
        win: the winning tile.
        melds: calls and closed kans, in the order they were made, at most four.
        north: extracted norths (three players), 0 to 4; they are in neither of the above.

    Raises:
        NotScorable: `tile_count`, `fifth_tile` or `bad_meld` (field names of the hand document).
    """

    concealed: tuple[Tile, ...]
    win: Tile
    melds: tuple[Meld, ...] = ()
    north: int = 0
    total: int = field(init=False, repr=False, compare=False)
    """The count of all tiles, melds and extracted norths included."""
    suits: tuple[int, int, int, int] = field(init=False, repr=False, compare=False)
    """The count of the concealed tiles and the winning tile, suit by suit."""
    facts: int = field(init=False, repr=False, compare=False)
    """What is so of the tiles, however they are read (extracted norths are no part of it)."""
    kans: int = field(init=False, repr=False, compare=False)

    def __new__(
        cls,
        concealed: tuple[Tile, ...],
        win: Tile,
        melds: tuple[Meld, ...] = (),
        north: int = 0,
    ) -> Self:
        """Sort, count and check the tiles."""
        return cls.counted(sort_tiles(concealed), lanes_of(concealed), win, melds, north)

    @classmethod
    def counted(
        cls,
        concealed: tuple[Tile, ...],
        lanes: int,
        win: Tile,
        melds: tuple[Meld, ...],
        north: int,
    ) -> Self:
        """Build a hand of concealed tiles that are sorted and counted already, as a line has them.

        Raises:
            NotScorable: as the constructor does.
        """
        lanes += LANES[win]
        total, facts, kans = lanes, f.CLOSED, 0
        if melds:
            facts |= f.CALLED
            for meld in melds:
                total += meld.lanes
                if meld.type != "ankan":
                    facts &= ~f.CLOSED
                if len(meld.tiles) == 4:
                    kans += 1
                    facts |= f.KAN
                if meld.source:
                    facts |= f.NAMED_CALLER
        m, p, s, z = _SUIT_LANES
        suits = (lanes & m, lanes & p, lanes & s, lanes & z)
        facts |= _tile_facts(total, suits)
        if north:
            total += north << LANE * NORTH
        if (
            len(concealed) + 3 * len(melds) != 13
            or total + FIFTH & FIFTH_BITS
            or not 0 <= north <= 4
        ):
            raise NotScorable(_hand_faults(len(concealed), len(melds), north, total))
        if facts & _ONE_NUMBER_SUIT == _ONE_NUMBER_SUIT and not melds:
            facts |= _nine_gates(lanes, win)
        hand = _OpenHand()
        hand.concealed = concealed
        hand.win = win
        hand.melds = melds
        hand.north = north
        hand.total = total
        hand.suits = suits
        hand.facts = facts
        hand.kans = kans
        hand.__class__ = cls
        checked: Self = hand
        return checked

    def __reduce__(self) -> tuple[type["Hand"], tuple[object, ...]]:
        return Hand, (self.concealed, self.win, self.melds, self.north)

    @property
    def is_closed(self) -> bool:
        """Whether no call opened the hand; closed kans do not."""
        return bool(self.facts & f.CLOSED)

    @property
    def lanes(self) -> int:
        """The count of the concealed tiles and the winning tile."""
        called = sum(meld.lanes for meld in self.melds)
        return self.total - called - (self.north << LANE * NORTH)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the hand: concealed, winning, melds."""
        return (*self.concealed, self.win, *(t for meld in self.melds for t in meld.tiles))


_OpenHand: Final = open_twin(Hand)


def _hand_faults(size: int, melds: int, north: int, total: int) -> list[Problem]:
    if melds > 4:
        return [problem("tile_count", "melds", reason="too_many_melds", have=melds)]
    want = 13 - 3 * melds
    if size != want:
        return [problem("tile_count", "concealed", have=size, want=want)]
    if not 0 <= north <= 4:
        return [problem("wrong_type", "north", reason="north_count")]
    return [problem("fifth_tile", "concealed", tile=tile_name(k)) for k in fifth_kinds(total)]


def _tile_facts(lanes: int, concealed: tuple[int, int, int, int]) -> int:
    """Give the facts of a count of tiles, extracted norths not among them.

    The count of the concealed ones suit by suit tells of nearly every hand that it has two suits.
    """
    honours = lanes & _HONOUR_LANES
    mask = f.HAS_HONOURS if honours else f.NO_HONOURS
    if not lanes & _OUTSIDE_LANES:
        mask |= f.ALL_SIMPLES
    elif not lanes & SIMPLES_LANES:
        mask |= f.ALL_OUTSIDE_TILES if honours else f.ALL_OUTSIDE_TILES | f.ALL_TERMINALS
    m, p, s, _ = concealed
    return mask if (m and (p or s)) or (p and s) else mask | _suit_facts(lanes)


def _suit_facts(lanes: int) -> int:
    """Give what is so of a count by its suits."""
    suits = sum([bool(lanes & suit) for suit in _SUIT_LANES[:3]])
    if suits > 1:
        return 0
    if suits == 0:
        return f.ALL_HONOURS
    if lanes & _NOT_GREEN:
        return f.ONE_SUIT
    return f.ONE_SUIT | f.ALL_GREEN | (f.HAS_HATSU if lanes & _HATSU_LANE else 0)


def _nine_gates(lanes: int, win: Tile) -> int:
    """Nine gates: the pure form waited on all nine ranks; with no kan, closed or not."""
    first = 9 * SUIT[win]
    extra = [count_in(lanes, first + rank) - need for rank, need in enumerate(_NINE_GATES)]
    if min(extra) < 0:
        return 0
    return f.NINE_GATES | (f.PURE_NINE_GATES if first + extra.index(1) == KIND[win] else 0)
