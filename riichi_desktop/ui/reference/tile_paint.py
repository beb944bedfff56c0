"""Painting the small tiles of the reference, the winning one with its line of brass."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from riichi_desktop.export import reference
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.row_layout import APART


def paint_tiles(
    painter: QPainter,
    look: Look,
    tiles: tuple[reference.SheetTile, ...],
    x: float,
    y: float,
    high: int,
) -> float:
    """Paint tiles side by side from a corner; give where they end, in px.

    Args:
        painter: where to paint.
        look: who gives the pictures.
        tiles: as they lie.
        x: of the upper left corner.
        y: of the same.
        high: the height of an upright tile.
    """
    wide = high * 3 // 4
    x, y = round(x), round(y)
    dpr = painter.device().devicePixelRatioF()
    for at, tile in enumerate(tiles):
        x += round(APART * wide) if tile.apart and at else 0
        top = y + high - wide if tile.turned else y
        picture = look.art.pixmap(tile.tile, high, dpr, turned=tile.turned, back=tile.back)
        painter.drawPixmap(QPointF(x, top), picture)
        if tile.win:
            line = QRectF(x + 2, y + high + 1, wide - 4, 2.5)
            painter.fillRect(line, look.theme.color("notice"))
        x += high if tile.turned else wide
    return x
