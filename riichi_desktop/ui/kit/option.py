"""One of joined options: a place to press and to focus."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

from riichi_desktop.ui.kit.pressable import Pressable

if TYPE_CHECKING:
    from riichi_desktop.ui.kit.segmented import Segmented

WALK: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Option(Pressable):
    """A place to press and to focus; its `Segmented` paints it."""

    def __init__(self, owner: "Segmented", key: str) -> None:
        super().__init__(owner.theme, "", owner)
        self.owner = owner
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)  # tells assistive technology that it is a radio button
        self.clicked.connect(self._clicked)
        self.refused.connect(owner.refused)

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
