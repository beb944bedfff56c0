"""A whole hand in one row as it lies on the table: without indicators, for lists and paper."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from riichi_desktop.engine import Draft
from riichi_desktop.ui.hand.strip_layout import Sizes, Spot, lay_out
from riichi_desktop.ui.tile_art import TileArt

_ENDLESS: Final = 100_000
_PARTS: Final = ("concealed", "win", "meld", "north")


def hand_row(draft: Draft, players: int, height: int) -> tuple[Spot, ...]:
    """Lay a hand out from 0, 0 with tiles of a height, in whatever unit."""
    sizes = Sizes(_ENDLESS, height + 2, height, height, 0, 0, 0, 0)
    return tuple(s for s in lay_out(draft, players, sizes).spots if s.part in _PARTS)


def row_width(spots: tuple[Spot, ...]) -> int:
    """Give how wide a laid out hand is."""
    return max((spot.box.right() + 1 for spot in spots), default=0)


def paint_row(painter: QPainter, art: TileArt, spots: tuple[Spot, ...], at: QPointF) -> None:
    """Paint a laid out hand with its upper left corner at a point."""
    for spot in spots:
        if spot.tile is not None:
            box = QRectF(spot.box).translated(at)
            art.paint(painter, box, spot.tile, turned=spot.turned, back=spot.back)
