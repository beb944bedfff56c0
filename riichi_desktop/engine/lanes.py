"""Counts of tiles as one integer of six-bit lanes.

One lane a kind (and one for each red five), so that adding hands, looking for a fifth tile and
reading a suit are single operations on integers.
"""

from collections.abc import Iterable
from typing import Final

from .tiles import KIND, RED_FIVES, TILES, Kind, Tile, is_outside

LANE: Final = 6
LANES: Final = tuple((1 << LANE * KIND[t]) | (1 << LANE * t if t > 33 else 0) for t in TILES)
"""What one tile adds to a count: 1 in the lane of its kind, and 1 in its own lane if it is red."""

ALL_LANES: Final = sum(1 << LANE * kind for kind in range(34))
FIFTH: Final = ALL_LANES * 27
FIFTH_BITS: Final = ALL_LANES << 5
"""A count holds five of a kind exactly when adding `FIFTH` sets one of these bits."""
FIVE_KINDS: Final = (4, 13, 22)
LOAD: Final = FIFTH + sum((1 << LANE * KIND[red]) + (30 << LANE * red) for red in RED_FIVES)
OVERFLOW: Final = FIFTH_BITS + sum(32 << LANE * red for red in RED_FIVES)
"""Where a count with the `LOAD` added has none of the `OVERFLOW` bits, nothing is too much: no
fifth tile, no fourth five (it may have to be read as red), no second red five of a suit."""
SIMPLES_LANES: Final = sum(63 << LANE * k for k in range(34) if not is_outside(k))


def lanes_of(tiles: Iterable[Tile]) -> int:
    """Count tiles into lanes."""
    lanes = 0
    for tile in tiles:
        lanes += LANES[tile]
    return lanes


def count_in(lanes: int, kind: Kind) -> int:
    """Give how many of a kind (or of a red five, by its tile number) a count holds."""
    return lanes >> LANE * kind & 63


def has_fifth(lanes: int) -> bool:
    """Tell whether any kind occurs more than four times."""
    return bool(lanes + FIFTH & FIFTH_BITS)


def fifth_kinds(lanes: int) -> tuple[Kind, ...]:
    """Give the kinds that occur more than four times."""
    return tuple(kind for kind in range(34) if count_in(lanes, kind) > 4)
