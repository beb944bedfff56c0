"""Actions of the window: one for each row of `commands.COMMANDS` that the window acts on."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.commands import COMMANDS


def add_actions(window: QWidget, handlers: Mapping[str, Callable[[], object]]) -> None:
    """Give a window its actions, each with its keys.

    Args:
        window: what the keys are pressed in.
        handlers: what each command does, by its id.

    Raises:
        KeyError: a row of the table is bound and nobody handles it.
    """
    for command in COMMANDS:
        if command.bound:
            action = QAction(window)
            action.setObjectName(command.id)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            action.triggered.connect(_called(handlers[command.id]))
            window.addAction(action)


def add_numbered_actions(
    window: QWidget, modifier: str, things: Sequence[str], show: Callable[[str], None]
) -> None:
    """Give a window the modifier with 1, 2 … for its pages, or for its tabs, in their order."""
    for number, thing in enumerate(things, start=1):
        action = QAction(window)
        action.setShortcut(QKeySequence(f"{modifier}+{number}"))
        action.triggered.connect(_called(partial(show, thing)))
        window.addAction(action)


def _called(handler: Callable[[], object]) -> Callable[[], None]:
    def call() -> None:
        handler()

    return call
