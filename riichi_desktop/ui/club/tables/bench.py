"""Who does not play in a round: their names beside each other, to be swapped in."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import Chip, Label
from riichi_desktop.ui.look import Look

GAP: Final = 6


class Bench(QWidget):
    """A caption, then a chip for each person; the one that is to be swapped is on."""

    pressed = Signal(str)
    """The id of a player."""
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._caption = Label(look.theme, "", self, color="muted")
        self._chips: list[Chip] = []
        self._people: tuple[tuple[str, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.theme.changed.connect(self._refit)

    @property
    def chips(self) -> Sequence[Chip]:
        """Those that are shown."""
        return self._chips[: len(self._people)]

    def show_people(
        self, people: Sequence[tuple[str, str]], chosen: str, reason: str | None
    ) -> None:
        """Show people.

        Args:
            people: (id, name) pairs.
            chosen: who is to be swapped; "" for nobody.
            reason: why nobody can be; None where they can.
        """
        self._people = tuple(people)
        self._caption.setText(self._look.words.text("ui.club.round.sits_out"))
        while len(self._chips) < len(people):
            self._chips.append(self._new(len(self._chips)))
        for at, chip in enumerate(self._chips):
            chip.setVisible(at < len(people))
            if at < len(people):
                chip.setText(people[at][1])
                chip.setChecked(people[at][0] == chosen)
                chip.set_reason(reason)
        self._refit()

    def hasHeightForWidth(self) -> bool:
        """Tell that the chips flow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of all lines."""
        return self._places(width)[-1].bottom() + 1

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(240, self.heightForWidth(max(240, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(160, self._look.theme.control_height)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Let the chips flow."""
        self._lay_out()

    def _places(self, width: int) -> list[QRect]:
        """Give where the caption and the chips stand."""
        high = self._look.theme.control_height
        caption = self._caption.sizeHint().width() + 6
        places, x, y = [QRect(0, 0, caption, high)], caption + GAP, 0
        for chip in self.chips:
            wide = min(chip.sizeHint().width(), width)
            if x and x + wide > width:
                x, y = 0, y + high + GAP
            places.append(QRect(x, y, wide, high))
            x += wide + GAP
        return places

    def _lay_out(self) -> None:
        parts: list[QWidget] = [self._caption, *self.chips]
        for part, place in zip(parts, self._places(self.width()), strict=True):
            part.setGeometry(place)
        if self.heightForWidth(self.width()) != self.height():
            self.updateGeometry()

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()

    def _new(self, at: int) -> Chip:
        chip = Chip(self._look.theme, "", self)
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.refused.connect(self.told)
        chip.clicked.connect(lambda _on: self.pressed.emit(self._people[at][0]))
        return chip
