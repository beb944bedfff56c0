"""One line of a table of rows: a place to point at, to focus and to be read out."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLabel

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.kit.row_values import Heading, Row

if TYPE_CHECKING:
    from riichi_desktop.ui.kit.rows import TableRows

_WALK: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PRESS: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Station(QLabel):
    """A line's place to point at, to focus and to be read out; `TableRows` paints it."""

    def __init__(self, owner: "TableRows") -> None:
        super().__init__(owner)
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
