"""Every way to read one suit, and the parts that they make; each suit is taken apart only once."""

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeVar

from .hand import MELD_TYPES
from .lanes import LANE, count_in
from .memo import Memo
from .parts import Block, Part, Placed, block_of, part_of, placed_part
from .tiles import EAST, KIND, KINDS, TILES, Kind

Way = TypeVar("Way")
_RUN: Final = 1 + (1 << LANE) + (1 << 2 * LANE)


def _ways(suit: int) -> tuple[Part, ...]:
    return tuple([part_of(blocks) for blocks in _decompose(suit)])


def _placed_ways(win: Kind, by_ron: bool, suit: int) -> tuple[Placed, ...]:
    """Give every way to read the winning tile's suit; each block that the tile completes makes a
    way of its own.
    """
    return tuple(
        placed_part(blocks, block, win, by_ron)
        for blocks in _decompose(suit)
        for block in dict.fromkeys(blocks)
        if win in block.tiles
    )


def _only_way(ways: Mapping[int, tuple[Way, ...]], suit: int) -> Way:
    found = ways[suit]
    if len(found) != 1:
        raise KeyError(suit)
    return found[0]


WAYS: Final = Memo(_ways)
"""By the count of a suit without the winning tile: every way to read it."""
PARTS: Final = Memo(partial(_only_way, WAYS))
"""The same where there is one way alone, as nearly always; else a `KeyError`."""

PLACED_WAYS: Final = tuple(
    tuple(Memo(partial(_placed_ways, KIND[tile], by_ron), 600) for tile in TILES)
    for by_ron in (False, True)
)
"""By the manner of winning, the winning tile and the count of its suit: every way to read it."""
PLACED: Final = tuple(
    tuple(Memo(partial(_only_way, ways), 600) for ways in by_tile) for by_tile in PLACED_WAYS
)
"""The same where there is one way alone; else a `KeyError`."""


def _pairs(suit: int) -> tuple[Block, ...]:
    return tuple([block_of("pair", kind) for kind in KINDS if count_in(suit, kind)])


PAIRS: Final = Memo(_pairs)
"""By the count of a suit that is nothing but pairs: these pairs, for seven pairs."""


def _meld(key: int) -> Part:
    type, kind = MELD_TYPES[key // 34], key % 34
    if type == "chi":
        return part_of((block_of("run", kind, True),))
    if type == "pon":
        return part_of((block_of("triplet", kind, True),))
    return part_of((block_of("kan", kind, type != "ankan"),))


MELDS: Final = Memo(_meld)
"""By `Meld.key`: what the meld contributes."""


def _decompose(lanes: int) -> list[tuple[Block, ...]]:
    """Take a suit apart into runs, triplets and at most one pair, in every way."""
    size = lanes % 63  # the sum of the lanes: 64 is 1 more than 63
    return [] if size % 3 == 1 else _split(lanes, size % 3 == 2)


def _split(lanes: int, needs_pair: bool) -> list[tuple[Block, ...]]:
    """Take a count apart from its lowest kind on; blocks come sorted by first tile, then type.

    What of the lowest kind is neither triplet nor pair begins runs, so each way is met once.
    """
    if not lanes:
        return [()]
    kind = ((lanes & -lanes).bit_length() - 1) // LANE
    count = count_in(lanes, kind)
    found: list[tuple[Block, ...]] = []
    for size in (3, 2, 0) if needs_pair else (3, 0):
        runs = count - size
        if runs < 0 or (runs and not _begins_runs(lanes, kind, runs)):
            continue
        blocks = (block_of("run", kind),) * runs
        if size == 3:
            blocks = (*blocks, block_of("triplet", kind))
        elif size:
            blocks = (block_of("pair", kind), *blocks)
        less = lanes - (runs * _RUN + size << LANE * kind)
        found += [(*blocks, *rest) for rest in _split(less, needs_pair and size != 2)]
    return found


def _begins_runs(lanes: int, kind: Kind, runs: int) -> bool:
    if kind >= EAST or kind % 9 > 6:
        return False
    return count_in(lanes, kind + 1) >= runs and count_in(lanes, kind + 2) >= runs
