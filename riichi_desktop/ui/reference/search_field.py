"""The field that searches the reference as one types."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.look import Look

_LEAST: Final = 150
_MOST: Final = 560


class SearchField(QLineEdit):
    """A query. Esc empties it, Down and Enter go to what was found."""

    asked = Signal(str)
    """The query, at each key."""
    entered = Signal()
    """The keyboard wants to go to what was found."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._action = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self.setMinimumWidth(_LEAST)
        self.setMaximumWidth(_MOST)
        self.setClearButtonEnabled(False)
        self.textChanged.connect(self.asked)
        look.theme.changed.connect(self._dress)
        self._dress()
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.setPlaceholderText(words.text("ui.reference.search"))
        self.setAccessibleName(words.text("ui.reference.search_name"))
        for sign in self.findChildren(QToolButton):
            sign.setAccessibleName(self.accessibleName())  # the magnifier, a button to Qt

    def event(self, event: QEvent) -> bool:
        """Leave Copy to the page where nothing is chosen here."""
        asked = event.type() == QEvent.Type.ShortcutOverride and not self.hasSelectedText()
        if asked and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty the field, or go to what was found."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        self.setFont(self._look.theme.font("body"))
        self._action.setIcon(icon("search", self._look.theme.color("muted").name()))
