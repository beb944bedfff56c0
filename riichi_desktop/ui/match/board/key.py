"""The base of what can be tapped on the board."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent

from riichi_desktop.ui.kit import Pressable, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED

if TYPE_CHECKING:
    from .board import Board

RADIUS: Final = 9.0
"""The corners of a card at scale 1, in px."""

WALK: Final = {
    Qt.Key.Key_Down: "bottom",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "top",
    Qt.Key.Key_Left: "left",
}
"""An arrow goes to the seat on its side of the table."""


class BoardKey(Pressable):
    """The base of what can be tapped on the board; arrows walk the seats, Esc leaves the gaps."""

    def __init__(self, board: "Board", chair: int) -> None:
        super().__init__(board.look.theme, "", board)
        self.board = board
        self.chair = chair

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, leave, or press."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in WALK and self.board.walk(self, WALK[key]):
            return
        if plain and key == Qt.Key.Key_Escape and self.board.compared is not None:
            self.board.compare(None)
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the Tab stop among its like."""
        super().focusInEvent(event)
        self.board.stop_at(self.chair)

    def tint(self, ground: QColor, ink: QColor) -> QColor:
        """Give a fill as the pointer makes it."""
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        return mix(ground, ink, share) if share and self.reason is None else ground
