"""Lines that are walked by the keyboard and spoken one by one."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QWidget

from riichi_desktop.ui.kit import ring_after
from riichi_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex

LINE: Final = Qt.ItemDataRole.UserRole
"""The role under which a row gives its line."""

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Spoken(Protocol):
    """What every line has."""

    @property
    def key(self) -> str:
        """What it is found by; "" for a heading, which cannot be reached."""

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""


class LineModel(QAbstractListModel):
    """Lines as a model of Qt. Where the keys stay, rows stay."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Spoken, ...] = ()

    def show_lines(self, lines: Sequence[Spoken]) -> None:
        """Show other lines."""
        before, after = self.lines, tuple(lines)
        if [one.key for one in before] != [one.key for one in after]:
            self.beginResetModel()
            self.lines = after
            self.endResetModel()
            return
        self.lines = after
        changed = [
            at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]
        ]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], 0))

    def row_of(self, key: str) -> int:
        """Give the row of a key, or -1."""
        return next((at for at, line in enumerate(self.lines) if key and line.key == key), -1)

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Give how many lines there are."""
        return len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let headings be passed over."""
        reached = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return reached if self.lines[index.row()].key else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a line, or its spoken words."""
        line = self.lines[index.row()]
        if role == LINE:
            return line
        spoken = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role == Qt.ItemDataRole.ToolTipRole:
            return getattr(line, "tip", None)
        return line.spoken if role in spoken else None


class LineList(QListView):
    """Lines of their own heights. Up and Down walk, Enter or Space presses.

    Attributes:
        ring: whether the line at the keyboard shows a focus ring.
    """

    reached = Signal(str)
    """The key of the line that the keyboard or the mouse came to."""
    pressed_line = Signal(str)
    """The key of a line that is pressed by Enter or Space, or clicked."""

    def __init__(
        self, look: Look, rows: QStyledItemDelegate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = LineModel(self)
        self.ring = True
        self.setStyleSheet("QListView, QListView:focus { border: none; background: transparent; }")
        self.setModel(self._lines)
        rows.setParent(self)
        self.setItemDelegate(rows)
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._current_changed)
        look.theme.changed.connect(self.refit)

    @property
    def lines(self) -> tuple[Spoken, ...]:
        """What is shown."""
        return self._lines.lines

    @property
    def current(self) -> str:
        """The key of the line that was reached last; "" for none."""
        index = self.currentIndex()
        return index.data(LINE).key if index.isValid() else ""

    def show_lines(self, lines: Sequence[Spoken]) -> None:
        """Show other lines; the one that was reached stays where it still is."""
        current, there = self.current, self.verticalScrollBar().value()
        self._lines.show_lines(lines)
        self.choose(current)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(there)

    def choose(self, key: str) -> None:
        """Reach a line; tells nobody. Where there is none of that key, none is reached."""
        row = self._lines.row_of(key)
        index = self._lines.index(row, 0) if row >= 0 else QModelIndex()
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._quiet = True
        self.selectionModel().setCurrentIndex(index, flag)
        self._quiet = False

    def show_key(self, key: str) -> None:
        """Scroll to a line."""
        row = self._lines.row_of(key)
        if row >= 0:
            self.scrollTo(self._lines.index(row, 0))

    def first_key(self) -> str:
        """Give the key of the first line that can be reached; "" for none."""
        return next((line.key for line in self.lines if line.key), "")

    def refit(self) -> None:
        """Lay the lines out anew."""
        self.doItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out: they may need more height, or less."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard came here."""
        self.ring = ring_after(event, self.ring)
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():  # Qt reaches the first line, and selects none
            self.choose(self.current or self.first_key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk and press; letters are the page's."""
        self.ring = True
        if event.key() in _ENTER and self.current:
            self.pressed_line.emit(self.current)
        elif event.text().strip() or event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Reach a line."""
        self.ring = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press a line."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            key = index.data(LINE).key
            if key:
                self.pressed_line.emit(key)

    def _current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._quiet:
            self.reached.emit(current.data(LINE).key)
