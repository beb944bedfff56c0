"""What every painted widget draws: frames, segments, rings, chevrons."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit.grounds import Felt
from riichi_desktop.ui.theme import Theme

RADIUS = 6.0
"""The corners of a control, in px."""

HOVER = 0.05
PRESSED = 0.12
"""How much ink is mixed into a fill under the pointer, and while it is pressed."""


def mix(ground: QColor, ink: QColor, share: float) -> QColor:
    """Give the colour of `share` (0 to 1) of ink over an opaque ground."""
    rest = 1 - share
    return QColor.fromRgbF(
        ground.redF() * rest + ink.redF() * share,
        ground.greenF() * rest + ink.greenF() * share,
        ground.blueF() * rest + ink.blueF() * share,
    )


def segment(rect: QRectF, radius: float, *, left: bool = True, right: bool = True) -> QPainterPath:
    """Give a rectangle whose left and right ends are rounded or straight."""
    path = QPainterPath()
    if left and right:
        path.addRoundedRect(rect, radius, radius)
        return path
    start, end, side = rect.left(), rect.right(), 2 * radius
    path.moveTo(rect.center().x(), rect.top())
    if right:
        path.arcTo(QRectF(end - side, rect.top(), side, side), 90, -90)
        path.arcTo(QRectF(end - side, rect.bottom() - side, side, side), 0, -90)
    else:
        path.lineTo(rect.topRight())
        path.lineTo(rect.bottomRight())
    if left:
        path.arcTo(QRectF(start, rect.bottom() - side, side, side), -90, -90)
        path.arcTo(QRectF(start, rect.top(), side, side), 180, -90)
    else:
        path.lineTo(rect.bottomLeft())
        path.lineTo(rect.topLeft())
    path.closeSubpath()
    return path


def draw_frame(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    outline: QColor | None,
    *,
    width: float = 1.0,
    dashed: bool = False,
) -> None:
    """Draw a rounded rectangle; its outline, of `width` px, lies within `rect`."""
    pen = QPen(Qt.PenStyle.NoPen)
    if outline is not None:
        pen = QPen(outline, width)
        if dashed:
            pen.setDashPattern([2.0, 2.0])
    half = width / 2 if outline is not None else 0.0
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def on_felt(widget: QWidget) -> bool:
    """Tell whether a widget lies on felt."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, Felt):
        parent = parent.parentWidget()
    return parent is not None


def focus_color(theme: Theme, widget: QWidget) -> QColor:
    """Give the colour of the focus ring: white where the widget lies on felt."""
    return theme.color("on_felt" if on_felt(widget) else "focus")


def draw_ring(
    painter: QPainter,
    theme: Theme,
    widget: QWidget,
    rect: QRectF,
    radius: float,
    *,
    left: bool = True,
    right: bool = True,
    strong: bool = False,
) -> None:
    """Draw the focus ring, 2 px, just within `rect`, straight where an end is not rounded.

    A band of the ground sets it off from a strong fill, a line the white ring from all on felt.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    felt = on_felt(widget)
    if strong or felt:
        band = 1.0 if felt else 2.0
        painter.setPen(QPen(theme.color("felt" if felt else "surface"), band))
        inset = 2 + band / 2
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawPath(segment(inner, radius - inset, left=left, right=right))
    painter.setPen(QPen(theme.color("on_felt" if felt else "focus"), 2.0))
    painter.drawPath(segment(rect.adjusted(1, 1, -1, -1), radius - 1, left=left, right=right))


def dealer_side(mark: str) -> int:
    """Give the side in px of the square of the dealer's mark: a kanji needs more than a letter."""
    return 15 if mark.isascii() else 18


def draw_dealer(
    painter: QPainter, place: QRectF, theme: Theme, *, fill: str, ink: str, mark: str = "D"
) -> None:
    """Draw the dealer's mark, in two roles of `Palette`.

    A letter stands in `ink` on a small square of `fill`; a kanji, which would be a smudge there,
    in `fill` within a thin frame.
    """
    kanji = not mark.isascii()
    color = theme.color(fill)
    draw_frame(painter, place, 4, None if kanji else color, color if kanji else None)
    painter.setFont(theme.font("caption" if kanji else "badge_strong"))
    painter.setPen(color if kanji else theme.color(ink))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, mark)


def draw_chevron(painter: QPainter, center: QPointF, color: QColor, width: float = 8.0) -> None:
    """Draw a small arrow head that points down, as wide as `width` px."""
    x, y, half = center.x(), center.y(), width / 2
    path = QPainterPath(QPointF(x - half, y - half / 2))
    path.lineTo(x, y + half / 2)
    path.lineTo(x + half, y - half / 2)
    pen = QPen(color, 1.75)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def draw_padlock(painter: QPainter, corner: QPointF, color: QColor) -> None:
    """Draw a closed padlock, 6 x 8 px, with its top left corner at a point."""
    bow = QPainterPath(corner + QPointF(1.25, 4))
    bow.lineTo(corner + QPointF(1.25, 2.5))
    bow.arcTo(QRectF(corner.x() + 1.25, corner.y() + 0.6, 3.5, 3.5), 180, -180)
    bow.lineTo(corner + QPointF(4.75, 4))
    painter.setPen(QPen(color, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(bow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(corner.x(), corner.y() + 3.6, 6, 4.6), 1, 1)
