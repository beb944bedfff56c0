"""How a match is drawn in the list: its name and day, how far it is, the players and scores."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.pointed_list import PointedList, draw_ground

from .model import HEAD, Index, people, state_of, title_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem  # with it comes all of QStyle, in 7 ms

    from riichi_desktop.storage import GameHead

ROW: Final = 68
"""The height of a row in px."""

_PAD: Final = 14
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GamesRows(QStyledItemDelegate):
    """Draws the rows of a `GamesModel`."""

    def __init__(self, look: Look, view: PointedList) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def sizeHint(self, _option: "QStyleOptionViewItem", _index: Index) -> QSize:
        """Give the size of a row in px."""
        return QSize(300, ROW)

    def paint(self, painter: QPainter, option: "QStyleOptionViewItem", index: Index) -> None:
        """Draw a row, and the hairline under it."""
        head: GameHead = index.data(HEAD)
        theme, place = self._look.theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        under = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        painter.fillRect(under, theme.color("hairline"))
        ground, view = place.adjusted(1, 2, -1, -3), self._view
        draw_ground(painter, theme, view, index, ground, lit=view.is_lit(index))
        if head.hidden:
            painter.setOpacity(0.62)
        upper = QRectF(place.left() + _PAD, place.top() + 8, place.width() - 2 * _PAD, 26)
        self._head(painter, head, upper)
        self._people(painter, head, upper.translated(0, 25))
        painter.restore()

    def _head(self, painter: QPainter, head: "GameHead", place: QRectF) -> None:
        theme, words = self._look.theme, self._look.words
        state = state_of(head, words)
        if head.hidden:
            state = f"{words.text('ui.games.hidden')} · {state}"
        going = bool(head.is_summed and not head.finished)
        role = "strong" if going else "body"
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("accent" if going else "muted"))
        painter.drawText(place, _RIGHT, state)
        room = place.width() - theme.width(role, state) - 24
        day = day_of(head.created)
        title = theme.cut("strong", title_of(head, words), room - theme.width("caption", day) - 12)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        painter.drawText(place, _LEFT, title)
        left = place.left() + theme.width("strong", title) + 12
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        painter.drawText(QRectF(left, place.top(), 200, place.height()), _LEFT, day)

    def _people(self, painter: QPainter, head: "GameHead", place: QRectF) -> None:
        """Draw the players, each in a column of his own, as wide as the others."""
        theme = self._look.theme
        found = people(head, self._look.words)
        each = min(230.0, place.width() / len(found))
        for at, (name, score) in enumerate(found):
            room = each - theme.width("strong", score) - 24
            box = QRectF(place.left() + at * each, place.top(), each, place.height())
            shown = theme.cut("body", name, room)
            painter.setFont(theme.font("body"))
            painter.setPen(theme.color("muted"))
            painter.drawText(box, _LEFT, shown)
            box.setLeft(box.left() + theme.width("body", shown) + 8)
            painter.setFont(theme.font("strong"))
            painter.setPen(theme.color("text"))
            painter.drawText(box, _LEFT, score)


def day_of(created: str) -> str:
    """Write when a match was begun: the time today, else the day; as it is where it is none."""
    try:
        moment = datetime.fromisoformat(created)
    except ValueError:
        return created
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    at = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    locale = QLocale()
    if at.date() == QDateTime.currentDateTime().date():
        return locale.toString(at.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(at.date(), QLocale.FormatType.ShortFormat)
