"""What lies on the felt beside the tiles: missing places, the winning tile's line, captions."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion

from riichi_desktop.ui.hand.strip_layout import Layout
from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.theme import Theme

LINE: Final = 3
"""Thickness in px of the brass line below the winning tile."""

_LINE_GAP: Final = 5
_LINE_INSET: Final = 4
_ROUND: Final = 34 / 400
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom


def line_below(box: QRect) -> QRectF:
    """Give the place of the line below a tile that lies in a box."""
    wide = box.width() - 2 * _LINE_INSET
    return QRectF(box.left() + _LINE_INSET, box.bottom() + 1 + _LINE_GAP, wide, LINE)


def draw_line(painter: QPainter, theme: Theme, box: QRect, strength: float) -> None:
    """Draw the brass line below a tile; strength 0 to 1."""
    color = QColor(theme.color("brass"))
    color.setAlphaF(strength)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(line_below(box), LINE / 2, LINE / 2)


def draw_ghosts(
    painter: QPainter,
    theme: Theme,
    stamps: Stamps,
    layout: Layout,
    region: QRegion,
    *,
    win_missing: bool,
) -> None:
    """Draw the places of the tiles that are missing, those that touch a region."""
    boxes = [*layout.ghosts, layout.win] if win_missing else layout.ghosts
    size = QRectF(0, 0, layout.win.width(), layout.win.height())
    for box in filter(region.intersects, boxes):
        stamps.paint(painter, box, "ghost", lambda on: _draw_ghost(on, theme, size))
    if win_missing:
        draw_line(painter, theme, layout.win, 0.4)


def _draw_ghost(painter: QPainter, theme: Theme, box: QRectF) -> None:
    fill = QColor(theme.color("on_felt"))
    fill.setAlphaF(0.05)
    painter.setPen(QPen(theme.color("felt_edge"), 1.0))
    painter.setBrush(fill)
    radius = box.height() * _ROUND
    painter.drawRoundedRect(box.adjusted(1.5, 0.5, -1.5, -0.5), radius, radius)


def draw_place(
    painter: QPainter,
    theme: Theme,
    stamps: Stamps,
    box: QRect,
    *,
    free: bool,
    waits: bool = False,
    hover: bool = False,
) -> None:
    """Draw an empty place for an indicator.

    Args:
        painter: on the felt.
        theme: the colours.
        stamps: where it is drawn once.
        box: the place.
        free: whether an indicator may lie here; else it is hardly seen.
        waits: whether the next press of a tile in the picker fills it.
        hover: whether the pointer is on it.
    """
    size = QRectF(0, 0, box.width(), box.height())
    stamps.paint(
        painter,
        box,
        ("place", free, waits, hover),
        lambda on: _draw_place(on, theme, size, free=free, waits=waits, hover=hover),
    )


def _draw_place(
    painter: QPainter, theme: Theme, box: QRectF, *, free: bool, waits: bool, hover: bool
) -> None:
    color = QColor(theme.color("on_felt" if waits else "on_felt_caption"))
    pen = QPen(color if free else theme.color("felt_edge"), 1.0)
    if free:
        color.setAlphaF(1.0 if waits or hover else 0.7)
        pen.setColor(color)
        if not waits:
            pen.setDashPattern([1.0, 2.0])
    fill = QColor(theme.color("on_felt"))
    fill.setAlphaF(0.10 if hover and free else 0.0)
    painter.setPen(pen)
    painter.setBrush(fill)
    radius = box.height() * _ROUND
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def draw_caption(painter: QPainter, theme: Theme, box: QRect, words: str, *, left: bool) -> None:
    """Draw a caption: the norths' above their tiles, an indicator row's before it."""
    painter.setFont(theme.font("caption"))
    painter.setPen(theme.color("on_felt_caption"))
    painter.drawText(QRectF(box), _LEFT if left else _RIGHT, words)


def draw_sentence(painter: QPainter, theme: Theme, layout: Layout, words: str) -> None:
    """Draw the sentence of an empty strip over the middle of the missing places."""
    if not layout.ghosts:
        return
    field = layout.ghosts[0].united(layout.ghosts[-1])
    metrics = theme.metrics("amount")
    wide, high = theme.width("amount", words) + 40, metrics.height() + 14
    pill = QRectF(0, 0, wide, high)
    pill.moveCenter(QRectF(field).center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("felt"))
    painter.drawRoundedRect(pill, high / 2, high / 2)
    painter.setFont(theme.font("amount"))
    painter.setPen(theme.color("on_felt"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
