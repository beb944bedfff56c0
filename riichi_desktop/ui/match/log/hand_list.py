"""The list of what happened: one line a hand, one of them chosen by mouse or keyboard."""

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import draw_ring, ring_after
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.pointed_list import PointedList

from .columns import Columns
from .lines import LogLine
from .model import LINE, LogModel
from .paint import LogRows, height_of

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WALK: Final = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)


class LogList(PointedList):
    """The lines. Up and Down walk, Enter corrects, Insert and Delete, Esc lets go.

    Attributes:
        model_of_lines: what is shown.
    """

    chosen = Signal(str)
    """The uid of the line that is looked at; "" for none."""
    correct_asked = Signal(str)
    """The uid of a line that is pressed with Enter, or twice."""
    insert_asked = Signal(str)
    delete_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.model_of_lines = LogModel(self)
        self.rows = LogRows(look, self)
        self._open = ""
        self._follows = True
        self._ring = True
        self.setModel(self.model_of_lines)
        self.setItemDelegate(self.rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.selectionModel().currentChanged.connect(self._current_changed)
        look.theme.changed.connect(self._refit)

    @property
    def open(self) -> str:
        """The uid of the line that is looked at; "" for none."""
        return self._open

    def show_lines(self, lines: tuple[LogLine, ...], names: tuple[str, ...]) -> None:
        """Show other lines; where a hand came to the end, the end is shown."""
        model = self.model_of_lines
        grown = len(lines) > len(model.lines)
        self.rows.last = next((line.uid for line in reversed(lines) if line.is_hand), "")
        model.show_lines(lines, names, self._look.words)
        if self._open and model.row_of(self._open) < 0:
            self.choose("")
        self.updateGeometry()
        self.viewport().update()
        if grown and not self._open:
            self.scroll_to_end()

    def scroll_to_end(self) -> None:
        """Show the last line."""
        self.doItemsLayout()
        self.scrollToBottom()

    def set_columns(self, columns: Columns) -> None:
        """Lay the columns out."""
        if columns != self.rows.columns:
            self.rows.columns = columns
            self.viewport().update()

    def choose(self, uid: str) -> None:
        """Look at a line; "" looks at none."""
        row = self.model_of_lines.row_of(uid)
        index = self.model_of_lines.index(row, 0) if row >= 0 else QModelIndex()
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, flag)
            self.scrollTo(index)
        else:
            self.selectionModel().clear()
            self._tell("")

    def line(self, uid: str) -> LogLine | None:
        """Give the line of an entry."""
        row = self.model_of_lines.row_of(uid)
        return self.model_of_lines.lines[row] if row >= 0 else None

    def sizeHint(self) -> QSize:
        """Give the size in px of all lines."""
        compact = self._look.theme.compact
        lines = self.model_of_lines.lines
        return QSize(300, sum(height_of(line, compact) for line in lines))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px: two lines."""
        return QSize(200, 90)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose nothing by it: the base would choose the first line."""
        QWidget.focusInEvent(self, event)
        self._ring = ring_after(event, self._ring)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring around all lines where the keyboard is here and none is chosen."""
        super().paintEvent(event)
        if self.hasFocus() and self._ring and not self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.viewport().rect())
            draw_ring(painter, self._look.theme, self.viewport(), rect, 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, correct, insert, delete, let go."""
        key, uid = event.key(), self._open
        if key in _WALK and not self.currentIndex().isValid():
            lines = self.model_of_lines.lines
            if len(lines) > 1:
                self.choose(lines[-1].uid)
        elif key == Qt.Key.Key_Escape and uid:
            self.choose("")
        elif key in _ENTER and uid:
            self.correct_asked.emit(uid)
        elif key == Qt.Key.Key_Insert and uid:
            self.insert_asked.emit(uid)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and uid:
            self.delete_asked.emit(uid)
        elif key in _WALK:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a line; the one that is looked at already, and the ground, let go."""
        index = self.indexAt(event.position().toPoint())
        uid = index.data(LINE).uid if index.isValid() else ""
        if not uid or uid == self._open:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.choose("")
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Correct a line."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.data(LINE).uid:
            self.choose(index.data(LINE).uid)
            self.correct_asked.emit(index.data(LINE).uid)

    def _current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._tell(current.data(LINE).uid if current.isValid() else "")

    def _tell(self, uid: str) -> None:
        if uid != self._open:
            self._open = uid
            self.chosen.emit(uid)

    def _refit(self) -> None:
        self.doItemsLayout()
        self.updateGeometry()
