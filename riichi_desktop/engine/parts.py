"""What a suit or a meld contributes to a reading.

It adds up: the first tiles of runs are bits of one integer; numbers (how many runs, concealed
triplets, fu …) are fields of another. So a hand is read by merging its suits and melds with `|` and
`+`.
"""

from functools import cache
from typing import Final, NamedTuple

from .fu import WAIT_FU, FuItem, group_item
from .tiles import EAST, Kind, is_outside

# Fields of `adds`, from the lowest. Four bits are left for the winds of seat and round; then a pair
# of honours, 1 = East to 7 = red, and their sets: a bit for each triplet or kan, East to red …
PAIR: Final = 1 << 4
HONOUR_SETS: Final = 1 << 10
HONOURS: Final = 0x1FFF0
"""The mask of the honours and the pair."""
# … what there is so many times, and the wait …
RUNS: Final = 1 << 17
CONCEALED: Final = 1 << 20
KANS: Final = 1 << 23
PEIKOU: Final = 1 << 26
INNER: Final = 1 << 29
"""A group that holds neither a terminal nor an honour."""
RYANMEN: Final = 1 << 32
TANKI: Final = 1 << 33
COUNTS: Final = 0x3FFFE0000
"""The mask of the counts and the wait."""
RUN_COUNT: Final = 7 * RUNS
# … a bit for each triplet or kan of a number, by kind, and the fu of the groups and of the wait.
TRIPLET_SHIFT: Final = 34
FU_SHIFT: Final = 61


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


# What every evaluation takes apart is a plain tuple: it comes apart in a third of the time.

Place = tuple[Block, str | None, tuple[FuItem, ...]]
"""Where the winning tile goes: the block that it completes; the wait (ryanmen, kanchan, penchan,
tanki, shanpon, thirteen, or None); the fu of the wait."""

Part = tuple[int, int, tuple[Block, ...], tuple[FuItem, ...]]
"""What a suit, or a meld, contributes to a reading: a bit for each kind with which a run begins;
the fields above, added up; its blocks, sorted by their first tile, one that the winning tile
completes last; the fu of the groups (that of the wait is among the fields alone)."""

Placed = tuple[Part, Place]
"""A part in which the winning tile completes one block."""


def part_of(blocks: tuple[Block, ...]) -> Part:
    """Sum up blocks, none of which the winning tile completes."""
    firsts = unmatched = adds = 0
    items: tuple[FuItem, ...] = ()
    for block in blocks:
        first, more, item = _of_block(*block)
        adds += more + PEIKOU if first & unmatched else more
        firsts |= first
        unmatched ^= first
        items += item
    return firsts, adds, blocks, items


@cache
def _of_block(
    type: str, tiles: tuple[Kind, ...], is_open: bool
) -> tuple[int, int, tuple[FuItem, ...]]:
    """Give what one block contributes: the bit of a run, its fields, its fu."""
    kind = tiles[0]
    adds = 0 if any(is_outside(tile) for tile in tiles) else INNER
    if type == "run":
        return 1 << kind, adds + RUNS, ()
    if type == "pair":
        return 0, adds + (PAIR * (kind - EAST + 1) if kind >= EAST else 0), ()
    adds += 1 << TRIPLET_SHIFT + kind if kind < EAST else HONOUR_SETS << kind - EAST
    adds += (0 if is_open else CONCEALED) + (KANS if type == "kan" else 0)
    item = group_item(kind, len(tiles), is_open)
    return 0, adds + (item.fu << FU_SHIFT), (item,)


def placed_part(blocks: tuple[Block, ...], block: Block, win: Kind, by_ron: bool) -> Placed:
    """Sum up blocks of which the winning tile completes one.

    A triplet so completed by ron counts as open, the other blocks stay concealed.
    """
    rest = list(blocks)
    rest.remove(block)
    if block.type == "triplet" and by_ron:
        block = block_of("triplet", win, True)
    firsts, adds, blocks, items = part_of((*rest, block))
    wait = _wait(block, win)
    adds += (WAIT_FU[wait] << FU_SHIFT) + _WAIT_BITS.get(wait, 0)
    return (firsts, adds, blocks, items), _place_of(block, wait)


@cache
def _place_of(block: Block, wait: str) -> Place:
    fu = WAIT_FU[wait]
    items = (FuItem("wait", fu, block.tiles),) if fu else ()
    return block, wait, items


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
