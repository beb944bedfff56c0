"""How a field is drawn: its name, what the set says, what the other set says."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from riichi_desktop.ui.kit.paint import draw_frame, draw_ring
from riichi_desktop.ui.line_list import LINE, Index, LineList
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import places_together, unbroken

from .lines import FieldLine, GroupLine

_PAD: Final = 10
_GAP: Final = 14
_MARK: Final = 16
"""The room of the sign that two values differ, and of the one that a value is unsure."""

_NAME: Final = (0.46, 0.36)
"""The share of the name, without a second set and with one."""

_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FieldRows(QStyledItemDelegate):
    """Draws the lines of `lines.rule_lines`; long words take several lines.

    Attributes:
        compared: whether there is a column for another set.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.compared = False
        self._heights: dict[tuple[str, int, bool, bool], int] = {}

    def columns(self, width: float) -> tuple[QRectF, QRectF, QRectF]:
        """Give where name, value and the other value stand in a line `width` px wide."""
        inside = width - 2 * _PAD
        name = round(inside * _NAME[self.compared])
        rest = inside - name - _GAP
        value = (rest - _MARK - 4) / 2 if self.compared else rest
        left = _PAD + name + _GAP
        other = QRectF(left + value + _MARK + 4, 0, value, 0)
        return QRectF(_PAD, 0, name, 0), QRectF(left, 0, value, 0), other

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give the size of a line in px."""
        line: FieldLine | GroupLine = index.data(LINE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, LineList) else option.rect.width()
        if isinstance(line, GroupLine):
            first = index.row() == 0
            return QSize(60, (30 if first else 40) - 4 * self._look.theme.compact)
        return QSize(60, self._height(line, width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line."""
        line: FieldLine | GroupLine = index.data(LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(option.rect)
        if isinstance(line, GroupLine):
            self._heading(painter, line, place)
        else:
            self._ground(painter, option, place)
            self._field(painter, line, place)
        painter.restore()

    def _heading(self, painter: QPainter, line: GroupLine, place: QRectF) -> None:
        theme = self._look.theme
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        words = place.adjusted(_PAD, 0, -_PAD, -5)
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(words, int(bottom), line.title)
        under = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        painter.fillRect(under, theme.color("hairline"))

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, place: QRectF) -> None:
        theme, state = self._look.theme, QStyle.StateFlag
        chosen = bool(option.state & state.State_Selected)
        if chosen or option.state & state.State_MouseOver:
            draw_frame(painter, place.adjusted(0, 1, 0, -1), 6, theme.color("tint"), None)
        view = self.parent()
        if chosen and isinstance(view, LineList) and view.hasFocus() and view.ring:
            draw_ring(painter, theme, view, place.adjusted(0, 1, 0, -1), 6)

    def _field(self, painter: QPainter, line: FieldLine, place: QRectF) -> None:
        theme = self._look.theme
        name, value, other = (
            column.translated(place.left(), place.top() + self._top(place, line))
            for column in self.columns(place.width())
        )
        quiet = theme.color("muted" if line.idle else "text")
        painter.setPen(quiet)
        self._text(painter, name, line.name, "body")
        room = value.adjusted(0, 0, -_MARK if line.unsure else 0, 0)
        self._text(painter, room, line.value, "strong" if line.departs else "body")
        if line.departs:
            self._bullet(painter, value, place)
        if line.unsure:
            self._unsure(painter, value, place)
        if line.other is not None and self.compared:
            painter.setPen(quiet if line.differs else theme.color("muted"))
            self._text(painter, other, line.other, "body")
            if line.differs:
                self._differs(painter, other.left() - _MARK - 2, place)

    def _text(self, painter: QPainter, place: QRectF, words: str, role: str) -> None:
        painter.setFont(self._look.theme.font(role))
        words = self._tied(words, role, round(place.width()))
        painter.drawText(place.adjusted(0, 0, 0, 1000), int(_WRAPPED), words)

    def _bullet(self, painter: QPainter, value: QRectF, place: QRectF) -> None:
        """Draw the sign of a departure before a value."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.color("accent"))
        painter.drawEllipse(QPointF(value.left() - 8, place.center().y()), 3.0, 3.0)

    def _unsure(self, painter: QPainter, value: QRectF, place: QRectF) -> None:
        theme = self._look.theme
        box = QRectF(value.right() - _MARK + 1, place.center().y() - 7.5, 15, 15)
        draw_frame(painter, box, 7.5, theme.color("notice_ground"), theme.color("notice"))
        painter.setFont(theme.font("badge_strong"))
        painter.setPen(theme.color("notice"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), "?")

    def _differs(self, painter: QPainter, left: float, place: QRectF) -> None:
        """Draw the sign that two values differ between them."""
        theme = self._look.theme
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("accent"))
        box = QRectF(left, place.top(), _MARK, place.height())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), "≠")

    def _top(self, place: QRectF, line: FieldLine) -> float:
        """Give how far below the top of a line its words begin."""
        return (place.height() - self._words_height(line, round(place.width()))) / 2

    def _height(self, line: FieldLine, width: int) -> int:
        least = self._look.theme.row_height + 2
        return max(least, round(self._words_height(line, width)) + 10)

    def _words_height(self, line: FieldLine, width: int) -> int:
        """Give the height in px of the words that need most."""
        columns = self.columns(width)
        texts = (line.name, line.value, line.other or "")
        roles = ("body", "strong" if line.departs else "body", "body")
        spare = (0, _MARK if line.unsure else 0, 0)
        parts = zip(texts, roles, columns, spare, strict=True)
        return max(
            self._wrapped(words, role, round(column.width()) - less)
            for words, role, column, less in parts
        )

    def _wrapped(self, words: str, role: str, width: int) -> int:
        """Give the height in px of words that are so wide at most."""
        key = (words, width, role == "strong", self._look.theme.compact)
        if key not in self._heights:
            if len(self._heights) > 4000:
                self._heights.clear()
            room = QRectF(0, 0, max(20, width), 1000)
            laid = self._tied(words, role, width) or " "
            box = self._look.theme.metrics(role).boundingRect(room, int(_WRAPPED), laid)
            self._heights[key] = round(box.height())
        return self._heights[key]

    def _tied(self, words: str, role: str, width: int) -> str:
        """Give words as they may be broken in a column."""
        if "/" in words:
            theme = self._look.theme
            words = places_together(words, lambda whole: theme.width(role, whole) <= width)
        return unbroken(words)


class ColumnHead(QWidget):
    """Says above the columns whose values stand there, where two sets are compared."""

    def __init__(self, look: Look, rows: FieldRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows = rows
        self._names: list[str] = []
        self.setFixedHeight(20)
        look.theme.changed.connect(self.update)

    def show_names(self, names: list[str]) -> None:
        """Show the names of the sets."""
        self._names = names
        self.setAccessibleName(", ".join(names))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the names over their columns."""
        painter, theme = QPainter(self), self._look.theme
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        view = self._rows.parent()
        width = view.viewport().width() if isinstance(view, LineList) else self.width()
        for name, column in zip(self._names, self._rows.columns(width)[1:], strict=False):
            place = QRectF(column.left(), 0, column.width(), self.height())
            painter.drawText(place, int(_LEFT), theme.cut("caption", name, place.width()))
