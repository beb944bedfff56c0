"""One line of a table of rows: a place to point at, to focus and to be read out."""

from typing import Final, Protocol

from PySide6.QtCore import QEvent, Qt, SignalInstance
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.kit.row_values import Heading, Row

_WALK: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESS: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Table(Protocol):
    """What a line asks of the table that it is one of."""

    @property
    def row_pressed(self) -> SignalInstance:
        """Told the key of a row that is pressed."""

    def point_at(self, station: "Station | None") -> None:
        """Take note of the line under the pointer."""

    def focus_at(self, station: "Station | None") -> None:
        """Take note of the line that has the focus."""

    def walk(self, station: "Station", step: int) -> None:
        """Move the focus on from a line."""


class Station(QLabel):
    """A line's place to point at, to focus and to be read out; its table paints it."""

    def __init__(self, owner: Table, parent: QWidget) -> None:
        super().__init__(parent)
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
