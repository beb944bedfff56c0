"""The field in which somebody is looked for, or written down as new."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from riichi_desktop.documents import LONGEST_NAME
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import TakenField
from riichi_desktop.ui.look import Look

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FindField(TakenField):
    """What is looked for. Enter takes what was found, Down goes to the list, Esc empties.

    Undo and redo are the page's while nothing stands in it.

    Args:
        look: as everywhere.
        words: the key of what it is called.
    """

    entered = Signal()
    """Enter: what is found first is meant."""
    forced = Signal()
    """Ctrl+Enter: nobody of those that are found is meant."""
    left = Signal()
    """The keyboard goes to the list."""

    def __init__(self, look: Look, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self.setMaxLength(LONGEST_NAME)
        self._glass = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self.textChanged.connect(lambda text: self.setModified(bool(text)))
        look.theme.changed.connect(self._dress)
        self._dress()
        self.reword()

    @property
    def name(self) -> str:
        """What was typed, on one line."""
        return " ".join(self.text().split())

    def reword(self) -> None:
        """Put the words."""
        name = self._look.words.text(self._words)
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        for sign in self.findChildren(QToolButton):
            sign.setAccessibleName(name)  # the magnifier, a button to Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take, leave, empty, or type."""
        key = event.key()
        if key in _ENTER:
            strong = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self.forced if strong else self.entered).emit()
        elif key == Qt.Key.Key_Down:
            self.left.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif key == Qt.Key.Key_Slash and not self.text():
            event.accept()  # the key that leads here, pressed when one is here already
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        self._glass.setIcon(icon("search", self._look.theme.palette.muted))
