"""Whose undo it is: the field's while something is typed in it, else the page's."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

_HISTORY: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class TakenField(QLineEdit):
    """A text that is taken when it is left: what was taken is undone by whoever took it."""

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window where nothing was typed since the last taking."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and not self.isModified() and _is_history(event):
            event.ignore()
            return False
        return super().event(event)


def _is_history(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in _HISTORY)
