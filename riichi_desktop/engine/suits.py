"""The readings of one suit, memoised by its tile counts.

Whatever a suit contributes to a hand adds up: its runs and triplets are bits of one integer, its
numbers (how many runs, concealed triplets, fu …) are fields of another. So a hand is read by merging
four suits and its melds with `|` and `+`, and each suit is taken apart only once.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from . import facts as f
from .fu import WAIT_FU, FuItem, group_item
from .hand import LANE
from .tiles import KIND, TILES, Kind, is_outside

# Fields of `adds`, four bits each but for the last two.
RUNS: Final = 1
CONCEALED: Final = 1 << 4
KANS: Final = 1 << 8
PEIKOU: Final = 1 << 12
INNER: Final = 1 << 16
"""A group that holds neither a terminal nor an honour."""
COUNTS: Final = (1 << 20) - 1
"""The mask of the fields above."""
PAIR_SHIFT: Final = 20
"""Six bits: the kind of the pair plus one."""
FU_SHIFT: Final = 28
"""From here: the fu of the groups and of the wait."""

# Lanes of `bits`.
TRIPLET_SHIFT: Final = 27
"""Below: the first tile of each run, by kind. From here: each triplet or kan, by kind."""

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


@lru_cache(maxsize=None)
def block_of(type: str, kind: Kind, is_open: bool = False) -> Block:
    """Give the one block of this type that begins with a kind.

    Readings share their blocks: the few hundred that exist stay where the processor has them.
    """
    steps = range(3) if type == "run" else (0,) * _SIZES[type]
    return Block(type, tuple(kind + step for step in steps), is_open)


class Place(NamedTuple):
    """Where the winning tile goes.

    Attributes:
        facts: what the wait makes so.
        completed: the block that the tile completes.
        wait: ryanmen, kanchan, penchan, tanki, shanpon, thirteen, or None.
        items: the fu of the wait.
    """

    facts: int
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


class _Parts(dict[int, tuple[Part, ...]]):
    """The readings of one suit's concealed tiles, by the suit's count."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self._suit = suit

    def __missing__(self, code: int) -> tuple[Part, ...]:
        if len(self) > _MEMO_LIMIT:
            self.clear()
        found = self[code] = tuple(_part(blocks) for blocks in _decompose(self._suit, code))
        return found


class _PlacedParts(dict[int, tuple[Placed, ...]]):
    """The readings of one suit with every block that a winning tile completes, by its count.

    A triplet completed by ron counts as open, the other blocks stay concealed.
    """

    def __init__(self, win: Kind, by_ron: bool) -> None:
        super().__init__()
        self._win, self._by_ron = win, by_ron

    def __missing__(self, code: int) -> tuple[Placed, ...]:
        if len(self) > _MEMO_LIMIT // 32:
            self.clear()
        win = self._win
        found = self[code] = tuple(
            _place(blocks, block, win, self._by_ron)
            for blocks in _decompose(win // 9, code)
            for block in dict.fromkeys(blocks)
            if win in block.tiles
        )
        return found


PARTS: Final = tuple(_Parts(suit) for suit in range(4))
"""By suit, then by the suit's count: every way to read it, no winning tile among its tiles."""
PLACED: Final = tuple(
    tuple(_PlacedParts(KIND[tile], by_ron) for tile in TILES) for by_ron in (False, True)
)
"""By manner of winning, by winning tile, then by the suit's count: every way to read it."""


class _MeldParts(dict[tuple[str, Kind], Part]):
    """What melds contribute, by `Meld.key`."""

    def __missing__(self, key: tuple[str, Kind]) -> Part:
        type, kind = key
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
            adds += kind + 1 << PAIR_SHIFT
        else:
            bits |= 1 << TRIPLET_SHIFT + kind
            adds += (0 if is_open else CONCEALED) + (KANS if type == "kan" else 0)
            item = group_item(kind, len(tiles), is_open)
            adds += item.fu << FU_SHIFT
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
    place = _place_of(block, _wait(block, win))
    adds = whole.adds + (WAIT_FU[place.wait or ""] << FU_SHIFT)
    return Part(whole.bits, adds, (*rest, block), whole.items), place


@lru_cache(maxsize=None)
def _place_of(block: Block, wait: str) -> Place:
    fu = WAIT_FU[wait]
    items = (FuItem("wait", fu, block.tiles),) if fu else ()
    return Place(_WAIT_FACTS.get(wait, 0), block, wait, items)


_WAIT_FACTS: Final = {"ryanmen": f.RYANMEN, "tanki": f.TANKI}


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


def _decompose(suit: int, code: int) -> list[tuple[Block, ...]]:
    """Take a suit apart into runs, triplets and at most one pair, blocks sorted by first tile."""
    counts = [code >> LANE * rank & 63 for rank in range(9)]
    size = sum(counts)
    if size % 3 == 1:
        return []
    found: list[tuple[Block, ...]] = []
    _split(suit, counts, 0, size % 3 == 2, [], found)
    return list(dict.fromkeys(found))


def _split(
    suit: int,
    counts: list[int],
    rank: int,
    needs_pair: bool,
    taken: list[Block],
    found: list[tuple[Block, ...]],
) -> None:
    while rank < 9 and not counts[rank]:
        rank += 1
    if rank == 9:
        if not needs_pair:
            found.append(tuple(sorted(taken, key=lambda block: (block.tiles[0], block.type))))
        return
    kind = 9 * suit + rank
    if counts[rank] >= 3:
        block = block_of("triplet", kind)
        _take(suit, counts, rank, needs_pair, taken, found, block)
    if needs_pair and counts[rank] >= 2:
        _take(suit, counts, rank, False, taken, found, block_of("pair", kind))
    if suit < 3 and rank < 7 and counts[rank + 1] and counts[rank + 2]:
        block = block_of("run", kind)
        _take(suit, counts, rank, needs_pair, taken, found, block)


def _take(
    suit: int,
    counts: list[int],
    rank: int,
    needs_pair: bool,
    taken: list[Block],
    found: list[tuple[Block, ...]],
    block: Block,
) -> None:
    for tile in block.tiles:
        counts[tile - 9 * suit] -= 1
    taken.append(block)
    _split(suit, counts, rank, needs_pair, taken, found)
    taken.pop()
    for tile in block.tiles:
        counts[tile - 9 * suit] += 1
