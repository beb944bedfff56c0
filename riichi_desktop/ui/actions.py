"""Actions of the window: one for each key of `commands.COMMANDS` that the window acts on."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.commands import COMMANDS, Command, by_keys, meaning


class Shortcuts(QObject):
    """The keys of a window, each with what it means on the page that is shown.

    Args:
        window: what the keys are pressed in.
        run: does what a command does, by the id of its handler.
        rows: the table of commands.
    """

    def __init__(
        self, window: QWidget, run: Callable[[str], object], rows: Sequence[Command] = COMMANDS
    ) -> None:
        super().__init__(window)
        self._run = run
        self._rows = {
            keys: having for keys, having in by_keys(rows).items() if any(r.bound for r in having)
        }
        self._actions: dict[str, QAction] = {}
        self._page = ""
        for keys in self._rows:
            action = self._actions[keys] = QAction(self)
            action.setObjectName(keys)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(partial(self._press, keys))
            window.addAction(action)

    def set_page(self, page: str) -> None:
        """Have each key mean what it means on a page; one that the page reads itself is its own."""
        self._page = page
        for keys, rows in self._rows.items():
            row = meaning(rows, page)
            self._actions[keys].setEnabled(row is not None and row.bound)

    def _press(self, keys: str, _checked: bool = False) -> None:
        row = meaning(self._rows[keys], self._page)
        if row is not None:
            self._run(row.act(keys))
