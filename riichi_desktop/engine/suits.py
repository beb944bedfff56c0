"""Every way to read one suit, and the parts that they make; each suit is taken apart only once."""

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeVar

from .hand import MELD_TYPES
from .lanes import count_in
from .memo import Memo
from .parts import Block, Part, Placed, block_of, part_of, placed_part
from .tiles import EAST, KIND, KINDS, TILES, Kind

Way = TypeVar("Way")


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
