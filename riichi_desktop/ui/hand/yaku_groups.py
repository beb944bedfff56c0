"""Which groups of a reading make a yaku."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from riichi_desktop.engine import Block, Kind, parse_tile

Chosen = Sequence[int]
"""Which blocks of a reading, by their index."""

SETS: Final = ("triplet", "kan")

_EAST: Final = parse_tile("1z")
_DRAGON: Final = parse_tile("5z")


def sets_that(blocks: Sequence[Block], holds: Callable[[Block], bool]) -> Chosen:
    """Choose the triplets and kans of which something holds."""
    return [at for at, block in enumerate(blocks) if block.type in SETS and holds(block)]


def _any_set(blocks: Sequence[Block]) -> Chosen:
    return sets_that(blocks, lambda _: True)


def _concealed_sets(blocks: Sequence[Block]) -> Chosen:
    return sets_that(blocks, lambda block: not block.is_open)


def _kans(blocks: Sequence[Block]) -> Chosen:
    return sets_that(blocks, lambda block: block.type == "kan")


def _winds(blocks: Sequence[Block]) -> Chosen:
    return [at for at, block in enumerate(blocks) if _EAST <= block.tiles[0] < _DRAGON]


def _dragons(blocks: Sequence[Block]) -> Chosen:
    return [at for at, block in enumerate(blocks) if block.tiles[0] >= _DRAGON]


def _runs(blocks: Sequence[Block]) -> dict[Kind, list[int]]:
    """Give the runs by their first tile."""
    found: dict[Kind, list[int]] = {}
    for at, block in enumerate(blocks):
        if block.type == "run":
            found.setdefault(block.tiles[0], []).append(at)
    return found


def _all_runs(blocks: Sequence[Block]) -> Chosen:
    return [at for places in _runs(blocks).values() for at in places]


def _equal_runs(blocks: Sequence[Block], times: int) -> Chosen:
    return next((at[:times] for at in _runs(blocks).values() if len(at) >= times), ())


def _one_each(of: dict[Kind, list[int]], rows: Iterable[tuple[Kind, ...]]) -> Chosen:
    """Give one block for each kind of the first row of kinds that are all there."""
    row = next((row for row in rows if all(kind in of for kind in row)), ())
    return [of[kind][0] for kind in row]


_THREE_COLOURS: Final = tuple((rank, rank + 9, rank + 18) for rank in range(9))
_STRAIGHTS: Final = tuple((first, first + 3, first + 6) for first in (0, 9, 18))
_CONSECUTIVE: Final = tuple((kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7)


def _numbered_sets(blocks: Sequence[Block]) -> dict[Kind, list[int]]:
    return {blocks[at].tiles[0]: [at] for at in _any_set(blocks)}


CHOICES: Final[dict[str, Callable[[Sequence[Block]], Chosen]]] = {
    "toitoi": _any_set,
    "sanankou": _concealed_sets,
    "suuankou": _concealed_sets,
    "sankantsu": _kans,
    "suukantsu": _kans,
    "shousangen": _dragons,
    "daisangen": _dragons,
    "shousuushii": _winds,
    "daisuushii": _winds,
    "iipeikou": lambda blocks: _equal_runs(blocks, 2),
    "isshoku_sanjun": lambda blocks: _equal_runs(blocks, 3),
    "ryanpeikou": _all_runs,
    "sanshoku_doujun": lambda blocks: _one_each(_runs(blocks), _THREE_COLOURS),
    "sanshoku_doukou": lambda blocks: _one_each(_numbered_sets(blocks), _THREE_COLOURS),
    "ittsu": lambda blocks: _one_each(_runs(blocks), _STRAIGHTS),
    "sanrenkou": lambda blocks: _one_each(_numbered_sets(blocks), _CONSECUTIVE),
}
"""Which groups make a yaku; every other yaku is of the whole hand."""
