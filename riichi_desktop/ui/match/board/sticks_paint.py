"""Scoring sticks, the place of one, and the wind of a seat, as they lie on cards and on felt."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from riichi_desktop.engine import WINDS, Wind
from riichi_desktop.paths import resource

IVORY: Final = "#fffcf0"
RED: Final = "#b3161b"
INK: Final = "#1b1b1b"
"""Sticks are of the stuff of tiles and have their inks, by day and by night."""

RIM: Final = "#8c8676"

_GLYPH: Final = QRectF(31, 60, 238, 238)
"""Where the character of a wind lies in its tile, in the grid of 300 x 400."""


def draw_stick(
    painter: QPainter, box: QRectF, points: int, *, opacity: float = 1.0, rim: bool = True
) -> None:
    """Draw a scoring stick: a red dot for 1,000, two rows of four black ones for 100.

    Args:
        painter: antialiased; it comes back as it was.
        box: where the stick lies, about nine times as wide as it is high.
        points: 1000 or 100.
        opacity: 0 to 1; a stick that is not there is faint.
        rim: whether a thin line sets it off from a light ground.
    """
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    painter.setPen(QPen(QColor(RIM), 1.0) if rim else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(IVORY))
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5) if rim else box
    painter.drawRoundedRect(inner, inner.height() * 0.36, inner.height() * 0.36)
    painter.setPen(Qt.PenStyle.NoPen)
    middle, high = box.center(), box.height()
    if points == 1000:
        painter.setBrush(QColor(RED))
        painter.drawEllipse(middle, high * 0.30, high * 0.30)
    else:
        painter.setBrush(QColor(INK))
        step, radius = high * 0.44, max(high * 0.13, 0.8)
        for place in range(8):
            along, row = (place % 4 - 1.5) * step, (place // 4 - 0.5) * step * 0.95
            painter.drawEllipse(middle + QPointF(along, row), radius, radius)
    painter.restore()


def draw_slot(painter: QPainter, box: QRectF, outline: QColor, fill: QColor | None = None) -> None:
    """Draw the empty place of a stick: a dashed frame."""
    pen = QPen(outline, 1.0)
    pen.setDashPattern([3.0, 2.0])
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    half = box.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(half, half.height() / 2, half.height() / 2)


def draw_wind(
    painter: QPainter, box: QRectF, wind: Wind, ground: QColor, ink: QColor, dpr: float
) -> None:
    """Draw a seat's wind: the character of its tile on a small square.

    It is drawn, not written: it is there where no font has kanji.

    Args:
        painter: antialiased.
        box: the square.
        wind: whose.
        ground: the colour of the square.
        ink: the colour of the character.
        dpr: device pixels in one logical pixel.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    radius = box.width() * 0.19
    painter.drawRoundedRect(box, radius, radius)
    side = round(box.width() * 0.82)
    at = box.center() - QPointF(side / 2, side / 2)
    spot = QPointF(round(at.x() * dpr) / dpr, round(at.y() * dpr) / dpr)
    painter.drawPixmap(spot, _wind_pixmap(wind, ink.name(), side, dpr))


@lru_cache(maxsize=128)
def _wind_pixmap(wind: Wind, ink: str, side: int, dpr: float) -> QPixmap:
    source = resource("tiles", f"{WINDS.index(wind) + 1}z.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("@INK@", ink).encode()))
    renderer.setViewBox(_GLYPH)
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


def draw_check(painter: QPainter, middle: QPointF, color: QColor, side: float) -> None:
    """Draw a check mark about `side` px wide."""
    pen = QPen(color, max(1.6, side * 0.17))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = side / 2
    painter.drawPolyline(
        [
            middle + QPointF(-half, 0),
            middle + QPointF(-half * 0.25, half * 0.7),
            middle + QPointF(half, -half * 0.7),
        ]
    )
