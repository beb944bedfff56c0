"""How a match is drawn in the list: its name and day, how far it is, the players and scores."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.pointed_list import PointedList, draw_ground

from .model import HEAD, Index, Person, people, rules_of, state_of, title_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem  # with it comes all of QStyle, in 7 ms

    from riichi_desktop.storage import GameHead

ROW: Final = 68
"""The height of a row in px."""

MORE: Final = 40
"""The width of the place at the right end where the menu of a row opens, in px."""

_PAD: Final = 14
_COLUMN: Final = 250.0
"""A player's column is so wide at most, in px."""

_SEATS: Final = 4
_GAP: Final = 28
_ICON: Final = 18
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
        self._more(painter, place)
        wide = place.width() - _PAD - MORE - 4
        upper = QRectF(place.left() + _PAD, place.top() + 8, wide, 26)
        self._head(painter, head, upper)
        self._people(painter, head, upper.translated(0, 25))
        painter.restore()

    def _more(self, painter: QPainter, place: QRectF) -> None:
        """Draw the three dots that open the menu of a row."""
        dpr, ink = painter.device().devicePixelRatioF(), self._look.theme.palette.muted
        left = round(place.right() - (MORE + _ICON) / 2 - 1)
        spot = QPointF(left, round(place.center().y() - _ICON / 2))
        painter.drawPixmap(spot, icon_pixmap("more", ink, _ICON, dpr))

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
        aside = f"{day_of(head.created)} · {rules_of(head, words)}"
        wide = min(theme.width("caption", aside), room * 0.5)
        title = theme.cut("strong", title_of(head, words), room - wide - 12)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        painter.drawText(place, _LEFT, title)
        left = place.left() + theme.width("strong", title) + 12
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        aside = theme.cut("caption", aside, place.left() + room - left)
        painter.drawText(QRectF(left, place.top(), room, place.height()), _LEFT, aside)

    def _people(self, painter: QPainter, head: "GameHead", place: QRectF) -> None:
        """Draw the players, each in a column of his own, as wide as in every row."""
        if head.damage is not None and not head.is_summed:
            theme, sentence = self._look.theme, self._look.words.problem(head.damage)
            painter.setFont(theme.font("body"))
            painter.setPen(theme.color("losses"))
            painter.drawText(place, _LEFT, theme.cut("body", sentence, place.width()))
            return
        each = min(_COLUMN, place.width() / _SEATS)
        for at, one in enumerate(people(head, self._look.words)):
            left = place.left() + at * each
            self._person(painter, one, QRectF(left, place.top(), each - _GAP, place.height()))

    def _person(self, painter: QPainter, one: Person, box: QRectF) -> None:
        """Draw a name at the left of its column, at the right score and place."""
        theme = self._look.theme
        mark = theme.width("caption", self._look.words.text("ui.match.place.2")) + 6
        mark = max(mark, theme.width("caption", one.place) + 6)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("accent" if one.first else "muted"))
        painter.drawText(box, _RIGHT, one.place)
        box = box.adjusted(0, 0, -mark, 0)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        painter.drawText(box, _RIGHT, one.score)
        room = box.width() - theme.width("strong", one.score) - 8
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("muted"))
        painter.drawText(box, _LEFT, theme.cut("body", one.name, room))


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
