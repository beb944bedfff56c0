"""How a hand that was scored is drawn in the list: star, tiles, name, worth, day."""

from typing import Final

from PySide6.QtCore import (
    QDateTime,
    QLocale,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from riichi_desktop.ui.hand.hand_row import hand_row, paint_row, row_width
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import draw_ring
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.past_model import SHOWN, Index, Shown

ROW: Final = 66
"""The height of a row in px."""

EDGE: Final = 44
"""The width in px of the star at the left, and of the cross at the right."""

_TILE: Final = 28
_ICON: Final = 18
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PastRows(QStyledItemDelegate):
    """Draws the rows of a `PastModel`, and gives the field for a name."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Give the size of a row in px."""
        return QSize(400, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        shown, theme = index.data(SHOWN), self._look.theme
        place = QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("tint"))
            painter.drawRoundedRect(place, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_ring(painter, theme, option.widget, place, 6)
        star = "star-filled" if shown.past.favourite else "star"
        ink = theme.palette.accent if shown.past.favourite else theme.palette.muted
        self._icon(painter, star, ink, place.left() + EDGE / 2, place)
        self._icon(painter, "close", theme.palette.muted, place.right() - EDGE / 2, place)
        self._hand(painter, shown, place.adjusted(EDGE, 0, -EDGE, 0))
        painter.restore()

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        """Give the field that a name is typed into."""
        field = QLineEdit(parent)
        field.setPlaceholderText(self._look.words.text("ui.history.name"))
        field.setAccessibleName(self._look.words.text("ui.history.name"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Lay the field over the words of the row."""
        height = editor.sizeHint().height()
        room = option.rect.adjusted(EDGE, 0, -EDGE, 0)
        editor.setGeometry(QRect(room.left(), room.bottom() - height - 1, room.width(), height))

    def _hand(self, painter: QPainter, shown: Shown, room: QRectF) -> None:
        theme = self._look.theme
        if shown.draft is not None:
            spots = hand_row(shown.draft, shown.players, _TILE)
            scale = min(1.0, room.width() / max(1, row_width(spots)))
            painter.save()
            painter.translate(room.left(), room.top() + 6)
            painter.scale(scale, scale)
            paint_row(painter, self._look.art, spots, QPointF(0, 0))
            painter.restore()
        below = QRectF(room.left(), room.bottom() - 26, room.width(), 22)
        when = _when(shown.past.at)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        painter.drawText(below, _RIGHT, when)
        below.setRight(below.right() - theme.width("caption", when) - 12)
        if shown.past.name:
            below.setLeft(self._words(painter, shown.past.name, "strong", "text", below) + 8)
        told = " · ".join(filter(None, (shown.worth or shown.past.line, shown.rules)))
        self._words(painter, told, "caption", "muted" if shown.past.name else "text", below)

    def _words(self, painter: QPainter, words: str, font: str, ink: str, room: QRectF) -> float:
        """Write words, cut where they do not fit; give where they end."""
        theme = self._look.theme
        painter.setFont(theme.font(font))
        painter.setPen(theme.color(ink))
        painter.drawText(room, _LEFT, theme.cut(font, words, room.width()))
        return room.left() + min(room.width(), theme.width(font, words))

    def _icon(self, painter: QPainter, name: str, ink: str, x: float, place: QRectF) -> None:
        dpr = painter.device().devicePixelRatioF()
        spot = QPointF(round(x - _ICON / 2), round(place.center().y() - _ICON / 2))
        painter.drawPixmap(spot, icon_pixmap(name, ink, _ICON, dpr))


def _when(at: int) -> str:
    """Write when a hand was scored: the time today, else the day."""
    moment = QDateTime.fromSecsSinceEpoch(at)
    locale, short = QLocale(), QLocale.FormatType.ShortFormat
    if moment.date() == QDateTime.currentDateTime().date():
        return locale.toString(moment.time(), short)
    return locale.toString(moment.date(), short)
