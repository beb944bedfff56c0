"""Where the tiles of the picker lie: rules and a size in, places in px out."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from riichi_desktop.engine import Rules, Tile
from riichi_desktop.ui.tile_art import tile_size

TILE: Final = 64
TILE_COMPACT: Final = 56
TILE_LARGEST: Final = 80
TILE_LEAST: Final = 44
"""Heights of the tiles in px: where the window is normal, small, large, and with the high controls
of the touch setting in a small window."""

DISC: Final = 17
"""The diameter in px of the disc with the number of free tiles."""

OVERHANG: Final = 6
"""How far the disc stands out at the right of a tile, and below it, in px."""

_STEP: Final = 4
_MORE_GAP: Final = 6
"""How many px more two rows may be apart where a window's height asks for it."""
_LEAST_GAP: Final = 1
_BUTTONS_GAP: Final = 14
_HONOURS: Final = tuple(range(27, 34))


class Cell(NamedTuple):
    """A tile of the picker and where it lies, in px."""

    tile: Tile
    box: QRect


class Grid(NamedTuple):
    """Where everything lies.

    Attributes:
        cells: the tiles, in reading order.
        buttons: the room at the end of the honours' row.
        tile: the height of a tile in px.
    """

    cells: tuple[Cell, ...]
    buttons: QRect
    tile: int


def rows(rules: Rules) -> tuple[tuple[Tile, ...], ...]:
    """Give the tiles of the four rows; red fives only where the set has any, beside their fives."""
    found = []
    for suit in range(3):
        tiles = list(range(9 * suit, 9 * suit + 9))
        if any(rules.red_fives):
            tiles.insert(5, 34 + suit)
        found.append(tuple(tiles))
    return (*found, _HONOURS)


def row_gap(compact: bool) -> int:
    """Give the px between two rows."""
    return 4 if compact else 8


def grid_height(tile: int, compact: bool) -> int:
    """Give the height in px of four rows of tiles, and of what stands out below the last."""
    return 4 * tile + 3 * row_gap(compact) + OVERHANG


def tallest(rules: Rules, width: int, compact: bool) -> int:
    """Give the height in px beyond which a grid as wide as `width` px has no use for more."""
    columns = len(rows(rules)[0])
    tile = next(t for t in _heights() if _across(t, columns) <= width or t == TILE_LEAST)
    return grid_height(tile, compact) + 3 * _MORE_GAP


def lay_out(rules: Rules, width: int, height: int, compact: bool) -> Grid:
    """Lay the picker out with the largest tiles that fit.

    Args:
        rules: they decide whether there are red fives.
        width: of the room, in px.
        height: of the room, in px.
        compact: whether the window is small.
    """
    lines = rows(rules)
    columns = len(lines[0])
    tile = next(
        t
        for t in _heights()
        if t == TILE_LEAST or (_across(t, columns) <= width and grid_height(t, compact) <= height)
    )
    gap = row_gap(compact) + max(0, min(_MORE_GAP, (height - grid_height(tile, compact)) // 3))
    size = tile_size(tile)
    pitch = width / columns
    inset = max(0.0, (pitch - size.width() - OVERHANG) / 2)
    cells = []
    for row, line in enumerate(lines):
        y = row * (tile + gap)
        for column, each in enumerate(line):
            x = round(column * pitch + inset)
            cells.append(Cell(each, QRect(x, y, size.width(), tile)))
    last = cells[-1].box
    left = last.right() + 1 + OVERHANG + (2 if compact else _BUTTONS_GAP)
    return Grid(tuple(cells), QRect(left, last.top(), width - left, tile), tile)


def _heights() -> range:
    return range(TILE_LARGEST, TILE_LEAST - 1, -_STEP)


def _across(tile: int, columns: int) -> int:
    return columns * (tile_size(tile).width() + OVERHANG + _LEAST_GAP)
