"""One of joined options: a place to press and to focus."""

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.theme import Theme

WALK: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Choice(Protocol):
    """What an option asks of the choice that it is one of."""

    def pick(self, option: "Option") -> None:
        """Choose it as the reader did."""

    def refuse(self, option: "Option") -> None:
        """Say why it cannot be chosen."""

    def walk(self, option: "Option", step: int) -> None:
        """Move the focus on from it."""

    def stop_at(self, option: "Option | None") -> None:
        """Make it the one that Tab comes to, or none of them for itself."""


class Option(Pressable):
    """A place to press and to focus; whose choice it is paints it."""

    def __init__(self, theme: Theme, key: str, owner: Choice, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.owner = owner
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)  # tells assistive technology that it is a radio button
        self.clicked.connect(self._clicked)

    def show_choice(self, chosen: bool) -> None:
        """Be the chosen one or not."""
        self.setAutoExclusive(False)  # else the last one could not be let go
        self.setChecked(chosen)
        self.setAutoExclusive(True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        step = WALK.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.owner.walk(self, step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop while the focus is here."""
        super().focusInEvent(event)
        self.owner.stop_at(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave the Tab stop to the chosen option."""
        super().focusOutEvent(event)
        self.owner.stop_at(None)

    def switched(self, checked: bool) -> None:
        """Be chosen by assistive technology; its own ways of letting others go tell nobody."""
        if checked:
            self._clicked()

    def _clicked(self) -> None:
        # Qt does not ask `nextCheckState` for the checked one of a group.
        if self.reason is None:
            self.owner.pick(self)
        else:
            self.owner.refuse(self)
