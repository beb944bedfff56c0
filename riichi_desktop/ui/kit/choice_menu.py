"""A menu of choices that the keyboard walks as a list: by first letters, to its ends."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class ChoiceMenu(QMenu):
    """A menu in which a letter goes to the next entry that begins with it, Home and End to an end.

    Greyed entries are gone to as well: they say why.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to an entry, or do what a menu does."""
        there = self._wanted(event)
        if there is None:
            super().keyPressEvent(event)
        else:
            self.setActiveAction(there)

    def _wanted(self, event: QKeyEvent) -> QAction | None:
        """Give the entry that a key asks for."""
        entries = [one for one in self.actions() if one.isVisible() and not one.isSeparator()]
        if not entries or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier not in _PLAIN:
            return None
        end = _ENDS.get(Qt.Key(event.key()))
        if end is not None:
            return entries[end]
        letter = first_letter(event.text())
        active = self.activeAction()
        after = entries.index(active) + 1 if active in entries else 0
        around = (*entries[after:], *entries[:after])
        return next((one for one in around if letter and letter == first_letter(one.text())), None)


def first_letter(words: str) -> str:
    """Give the first letter or digit of words, small and without accent; "" where there is none."""
    from unicodedata import normalize  # not before the first key in a menu

    letter = normalize("NFKD", words.lstrip("&")[:1]).casefold()[:1]
    return letter if letter.isalnum() else ""
