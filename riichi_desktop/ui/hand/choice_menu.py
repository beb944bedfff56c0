"""A menu whose greyed entries say why they are greyed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.theme import Theme


class Entry(NamedTuple):
    """One line of the menu.

    Attributes:
        key: what `picked` tells.
        words: what is read.
        chosen: whether it has a check mark.
        reason: why it is greyed, or None.
    """

    key: str
    words: str
    chosen: bool
    reason: str | None


class ChoiceMenu(QMenu):
    """Entries to pick; a greyed one can be reached, and tells its reason then."""

    picked = Signal(str)
    """The key of the entry that was chosen."""
    refused = Signal(str)
    """The reason of a greyed entry that was reached."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.aboutToShow.connect(self._prepare)
        self.setToolTipsVisible(True)
        self.triggered.connect(lambda action: self.picked.emit(str(action.data())))
        self.hovered.connect(self._reached)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these entries; actions are made once and used again."""
        while len(self.actions()) < len(entries):
            self.addAction("")
        check = icon("check", self._theme.palette.text)
        for place, action in enumerate(self.actions()):
            action.setVisible(place < len(entries))
            if place < len(entries):
                self._show(action, entries[place], check)

    def _prepare(self) -> None:
        from riichi_desktop.ui.kit.greyed_menu import reach_greyed

        reach_greyed(self)

    def _show(self, action: QAction, entry: Entry, check: QIcon) -> None:
        action.setText(entry.words.replace("&", "&&"))
        action.setData(entry.key)
        action.setCheckable(True)
        action.setChecked(entry.chosen)
        action.setIcon(check if entry.chosen else QIcon())
        action.setEnabled(entry.reason is None)
        action.setToolTip(entry.reason or "")

    def _reached(self, action: QAction) -> None:
        if not action.isEnabled():
            self.refused.emit(action.toolTip())
