"""One line of a table of rows: a place to point at, to focus and to be read out."""

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.kit.row_values import Heading, Row

_WALK: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESS: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Table(Protocol):
    """What a line asks of the table that it is one of."""

    @property
    def row_pressed(self) -> SignalInstance:
        """Told the key of a row that is pressed."""

    def point_at(self, station: "RowPlace | None") -> None:
        """Take note of the line under the pointer."""

    def focus_at(self, station: "RowPlace | None") -> None:
        """Take note of the line that has the focus."""

    def walk(self, station: "RowPlace", step: int) -> None:
        """Move the focus on from a line."""


if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # Qt's classes cannot be mixed


class RowPlace(_Widget):
    """What every line's place does, whatever assistive technology is told that it is."""

    def take(self, owner: Table) -> None:
        """Be a place of a table."""
        self.owner = owner
        self.line: Heading | Row = Row()
        self.ring = True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, _event: QEnterEvent) -> None:
        """Light up."""
        self.owner.point_at(self)

    def leaveEvent(self, _event: QEvent) -> None:
        """Go out."""
        self.owner.point_at(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up, with a ring when the keyboard came here."""
        self.ring = ring_after(event, self.ring)
        self.owner.focus_at(self)

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        """Go out."""
        self.owner.focus_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk up and down; press."""
        key = Qt.Key(event.key())
        self.ring = True
        if key in _WALK:
            self.owner.walk(self, _WALK[key])
        elif key in _PRESS and isinstance(self.line, Row):
            self.owner.row_pressed.emit(self.line.key)
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press."""
        inside = self.rect().contains(event.position().toPoint())
        if inside and isinstance(self.line, Row) and event.button() == Qt.MouseButton.LeftButton:
            self.owner.row_pressed.emit(self.line.key)


class Station(RowPlace, QLabel):
    """A line's place to point at, to focus and to be read out; its table paints it."""

    def __init__(self, owner: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.take(owner)


class PressStation(RowPlace, QPushButton):
    """The same for a line that does something when it is pressed: a button, for who cannot see."""

    def __init__(self, owner: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.take(owner)
        self.setAutoDefault(False)
        self.clicked.connect(self._clicked)

    def _clicked(self) -> None:
        if isinstance(self.line, Row):
            self.owner.row_pressed.emit(self.line.key)
