"""The field for a payment that was heard at the table."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from riichi_desktop.ui.look import Look

MOST: Final = 40
"""As many characters as a payment may have, in whatever words."""

_DOWN: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)


class HeardField(QLineEdit):
    """Takes a payment. Enter or Down go to what was found; Esc empties the field, then leaves."""

    down = Signal()
    """The keyboard is wanted in what was found."""
    left = Signal()
    """The keyboard goes back to the page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setMaxLength(MOST)
        self.setClearButtonEnabled(False)
        look.reworded.connect(self.reword)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.setAccessibleName(words.text("ui.points.search.name"))
        self.setPlaceholderText(words.text("ui.points.search.hint"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down, empty, leave; type."""
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        elif event.key() in _DOWN:
            self.down.emit()
        else:
            super().keyPressEvent(event)
