"""The readings of one suit, memoised by its tile counts.

Whatever a suit contributes to a hand adds up: its runs and triplets are bits of one integer, its
numbers (how many runs, concealed triplets, fu …) are fields of another. So a hand is read by
merging four suits and its melds with `|` and `+`, and each suit is taken apart only once.
"""

from functools import cache
from typing import Final, NamedTuple

from .fu import WAIT_FU, FuItem, group_item
from .hand import MELD_TYPES, count_in
from .tiles import EAST, KIND, KINDS, TILES, Kind, is_outside

# Fields of `adds`: what there is so many times, four bits each …
RUNS: Final = 1
RUN_COUNT: Final = 15
"""The mask of the number of runs."""
CONCEALED: Final = 1 << 4
KANS: Final = 1 << 8
PEIKOU: Final = 1 << 12
INNER: Final = 1 << 16
"""A group that holds neither a terminal nor an honour."""
# … the wait, a bit each …
RYANMEN: Final = 1 << 20
TANKI: Final = 1 << 21
COUNTS: Final = (1 << 22) - 1
"""The mask of the fields above."""
# … and the honours: each triplet or kan of one, East to red, and six bits for the kind of the pair
# plus one. Four bits below them are left for the winds of seat and round.
HONOUR_SHIFT: Final = 22
HONOUR_SETS: Final = 1 << 26
PAIR: Final = 1 << 33
HONOUR_KEY: Final = ((1 << 13) - 1) << 4
FU: Final = 1 << 39
FU_SHIFT: Final = 39
"""From here: the fu of the groups and of the wait."""

# Bits of `bits`: the first tile of each run, then each triplet or kan of a number.
RUN_BITS: Final = (1 << 27) - 1
TRIPLET_SHIFT: Final = 27

_MEMO_LIMIT: Final = 20_000


class Block(NamedTuple):
    """One group of a reading.

    Attributes:
        type: run, triplet, kan, pair or single.
        tiles: its kinds, sorted.
        is_open: whether it counts as open: called, or a triplet completed by ron.
    """

    type: str
    tiles: tuple[Kind, ...]
    is_open: bool = False


_SIZES: Final = {"single": 1, "pair": 2, "run": 3, "triplet": 3, "kan": 4}


@cache
def block_of(type: str, kind: Kind, is_open: bool = False) -> Block:
    """Give the one block of this type that begins with a kind.

    Readings share their blocks: the few hundred that exist stay where the processor has them.
    """
    steps = range(3) if type == "run" else (0,) * _SIZES[type]
    return Block(type, tuple(kind + step for step in steps), is_open)


class Place(NamedTuple):
    """Where the winning tile goes.

    Attributes:
        completed: the block that the tile completes.
        wait: ryanmen, kanchan, penchan, tanki, shanpon, thirteen, or None.
        items: the fu of the wait.
    """

    completed: Block
    wait: str | None
    items: tuple[FuItem, ...]


class Part(NamedTuple):
    """What a suit, or a meld, contributes to a reading.

    Blocks are sorted by their first tile; one that the winning tile completes stands last. The fu
    of its wait is in `adds`, not in `items`.
    """

    bits: int
    adds: int
    blocks: tuple[Block, ...]
    items: tuple[FuItem, ...]


Placed = tuple[Part, Place]
"""A part in which the winning tile completes one block."""


class _Ways(dict[int, tuple[Part, ...]]):
    """Every way to read a suit without the winning tile, by its count."""

    def __missing__(self, suit: int) -> tuple[Part, ...]:
        if len(self) > _MEMO_LIMIT:
            self.clear()
            PARTS.clear()
        ways = self[suit] = tuple([_part(blocks) for blocks in _decompose(suit)])
        if len(ways) == 1:
            PARTS[suit] = ways[0]
        return ways


class _PlacedWays(dict[int, tuple[Placed, ...]]):
    """Every way to read the winning tile's suit, by its count: each block that it completes makes a
    way of its own. A triplet completed by ron counts as open, the other blocks stay concealed.
    """

    def __init__(self, win: Kind, by_ron: bool) -> None:
        super().__init__()
        self._win, self._by_ron = win, by_ron
        self.only: Final[dict[int, Placed]] = {}

    def __missing__(self, suit: int) -> tuple[Placed, ...]:
        if len(self) > _MEMO_LIMIT // 32:
            self.clear()
            self.only.clear()
        ways = self[suit] = tuple(
            _place(blocks, block, self._win, self._by_ron)
            for blocks in _decompose(suit)
            for block in dict.fromkeys(blocks)
            if self._win in block.tiles
        )
        if len(ways) == 1:
            self.only[suit] = ways[0]
        return ways


WAYS: Final = _Ways()
PARTS: Final[dict[int, Part]] = {}
"""The suits that can be read in one way alone, as nearly all; `WAYS` fills it."""

PLACED_WAYS: Final = tuple(
    tuple(_PlacedWays(KIND[tile], by_ron) for tile in TILES) for by_ron in (False, True)
)
"""The ways of the winning tile's suit, by the manner of winning and the winning tile."""
PLACED: Final = tuple(tuple(ways.only for ways in by_tile) for by_tile in PLACED_WAYS)
"""The same where there is one way alone; `PLACED_WAYS` fills it."""


class _Pairs(dict[int, tuple[Block, ...]]):
    """The pairs of a suit that is nothing but pairs, by its count; for seven pairs."""

    def __missing__(self, suit: int) -> tuple[Block, ...]:
        if len(self) > _MEMO_LIMIT:
            self.clear()
        kinds = [kind for kind in KINDS if count_in(suit, kind)]
        found = self[suit] = tuple(block_of("pair", kind) for kind in kinds)
        return found


PAIRS: Final = _Pairs()


class _MeldParts(dict[int, Part]):
    """What melds contribute, by `Meld.key`."""

    def __missing__(self, key: int) -> Part:
        type, kind = MELD_TYPES[key // 34], key % 34
        if type == "chi":
            block = block_of("run", kind, True)
        elif type == "pon":
            block = block_of("triplet", kind, True)
        else:
            block = block_of("kan", kind, type != "ankan")
        found = self[key] = _part((block,))
        return found


MELDS: Final = _MeldParts()


def _part(blocks: tuple[Block, ...]) -> Part:
    bits = adds = 0
    items: list[FuItem] = []
    runs: dict[Kind, int] = {}
    for block in blocks:
        type, tiles, is_open = block
        kind = tiles[0]
        if not any(is_outside(tile) for tile in tiles):
            adds += INNER
        if type == "run":
            runs[kind] = runs.get(kind, 0) + 1
        elif type == "pair":
            adds += (kind + 1) * PAIR
        else:
            if kind < EAST:
                bits |= 1 << TRIPLET_SHIFT + kind
            else:
                adds += HONOUR_SETS << kind - EAST
            adds += (0 if is_open else CONCEALED) + (KANS if type == "kan" else 0)
            item = group_item(kind, len(tiles), is_open)
            adds += item.fu * FU
            items.append(item)
    for kind, times in runs.items():
        bits |= 1 << kind
        adds += times * RUNS + times // 2 * PEIKOU
    return Part(bits, adds, blocks, tuple(items))


def _place(blocks: tuple[Block, ...], block: Block, win: Kind, by_ron: bool) -> Placed:
    rest = list(blocks)
    rest.remove(block)
    if block.type == "triplet" and by_ron:
        block = block_of("triplet", win, True)
    whole = _part((*rest, block))
    wait = _wait(block, win)
    adds = whole.adds + WAIT_FU[wait] * FU + _WAIT_BITS.get(wait, 0)
    return Part(whole.bits, adds, (*rest, block), whole.items), _place_of(block, wait)


@cache
def _place_of(block: Block, wait: str) -> Place:
    fu = WAIT_FU[wait]
    items = (FuItem("wait", fu, block.tiles),) if fu else ()
    return Place(block, wait, items)


_WAIT_BITS: Final = {"ryanmen": RYANMEN, "tanki": TANKI}


def _wait(block: Block, win: Kind) -> str:
    if block.type == "pair":
        return "tanki"
    if block.type == "triplet":
        return "shanpon"
    first = block.tiles[0] % 9
    if win == block.tiles[1]:
        return "kanchan"
    on_edge = (first == 0 and win == block.tiles[2]) or (first == 6 and win == block.tiles[0])
    return "penchan" if on_edge else "ryanmen"


def _decompose(lanes: int) -> list[tuple[Block, ...]]:
    """Take a suit apart into runs, triplets and at most one pair, blocks sorted by first tile."""
    counts = [count_in(lanes, kind) for kind in KINDS]
    size = sum(counts)
    if size % 3 == 1:
        return []
    found: list[tuple[Block, ...]] = []
    _split(counts, 0, size % 3 == 2, [], found)
    return list(dict.fromkeys(found))


def _split(
    counts: list[int],
    kind: Kind,
    needs_pair: bool,
    taken: list[Block],
    found: list[tuple[Block, ...]],
) -> None:
    while kind < 34 and not counts[kind]:
        kind += 1
    if kind == 34:
        found.append(tuple(sorted(taken, key=lambda block: (block.tiles[0], block.type))))
        return
    if counts[kind] >= 3:
        _take(block_of("triplet", kind), counts, kind, needs_pair, taken, found)
    if needs_pair and counts[kind] >= 2:
        _take(block_of("pair", kind), counts, kind, False, taken, found)
    if kind < EAST and kind % 9 < 7 and counts[kind + 1] and counts[kind + 2]:
        _take(block_of("run", kind), counts, kind, needs_pair, taken, found)


def _take(
    block: Block,
    counts: list[int],
    kind: Kind,
    needs_pair: bool,
    taken: list[Block],
    found: list[tuple[Block, ...]],
) -> None:
    for tile in block.tiles:
        counts[tile] -= 1
    taken.append(block)
    _split(counts, kind, needs_pair, taken, found)
    taken.pop()
    for tile in block.tiles:
        counts[tile] += 1
