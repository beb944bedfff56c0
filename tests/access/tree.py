"""The accessibility tree as a screen reader meets it, as values."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role


class Node(NamedTuple):
    """What is told of one thing.

    Attributes:
        role: what it is.
        name, description: what is said of it.
        focusable, checkable, checked, greyed, read_only, selected: its states.
        rect: where it is on the screen.
        kind: the class of its widget, for what a test says.
        widget: the widget, where there is one.
        depth: how deep in the tree.
    """

    role: QAccessible.Role
    name: str
    description: str
    value: str
    focusable: bool
    checkable: bool
    checked: bool
    rect: QRect
    kind: str
    widget: QObject | None
    depth: int

    def __str__(self) -> str:
        return f"{self.kind} ({self.role.name}): {self.name!r} / {self.description!r}"


def nodes(root: QWidget) -> Iterator[Node]:
    """Give everything visible of a widget, itself first."""
    interface = QAccessible.queryAccessibleInterface(root)
    assert interface is not None
    yield from _walk(interface, 0)


def _walk(one: QAccessibleInterface, depth: int) -> Iterator[Node]:
    state = one.state()
    if state.invisible:
        return
    text, widget = QAccessible.Text, one.object()
    yield Node(
        one.role(),
        one.text(text.Name),
        one.text(text.Description),
        one.text(text.Value),
        bool(state.focusable),
        bool(state.checkable),
        bool(state.checked),
        one.rect(),
        type(widget).__name__ if widget is not None else "-",
        widget,
        depth,
    )
    for at in range(one.childCount()):
        child = one.child(at)
        if child is not None and child.isValid():
            yield from _walk(child, depth + 1)
