"""Asks what the second screen shows, and how long each page stays."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from riichi_desktop.ui.kit import Chip, Label, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .values import KINDS, SECONDS, Choice


class ScreenDialog(AskDialog):
    """Asks for pages and seconds.

    Args:
        look: as everywhere.
        choice: what to begin with.

    Attributes:
        chips: the pages.
        seconds: how long each stays.
    """

    chosen = Signal(object)
    """The `Choice`."""

    def __init__(self, look: Look, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.club.screen.ask", "ui.club.screen.ask_done", parent)
        theme = look.theme
        self._pages, self._stays = Label(theme, "", self), Label(theme, "", self)
        self.chips = {kind: Chip(theme, "", self) for kind in KINDS}
        for kind, chip in self.chips.items():
            chip.setChecked(kind in choice.kinds)
            chip.clicked.connect(self._grey)
        least, most = SECONDS
        self.seconds = Stepper(theme, self, low=least, high=most)
        self.seconds.set_value(choice.seconds)
        chips, stays = QHBoxLayout(), QHBoxLayout()
        for row in (chips, stays):
            row.setSpacing(8)
        for chip in self.chips.values():
            chips.addWidget(chip)
        chips.addStretch(1)
        stays.addWidget(self._stays)
        stays.addWidget(self.seconds)
        stays.addStretch(1)
        self.body.addWidget(self._pages)
        self.body.addLayout(chips)
        self.body.addLayout(stays)
        self.confirmed.connect(lambda: self.chosen.emit(self.choice))
        self.setMinimumWidth(520)
        self.reword()
        self.chips[KINDS[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        kinds = tuple(kind for kind in KINDS if self.chips[kind].isChecked())
        return Choice(kinds, self.seconds.value())

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self._pages.setText(words.text("ui.club.screen.pages"))
        self._stays.setText(words.text("ui.club.screen.seconds"))
        self.seconds.setAccessibleName(words.text("ui.club.screen.seconds"))
        for kind, chip in self.chips.items():
            chip.setText(words.text(f"ui.club.screen.page.{kind}"))
        self._grey()

    def _grey(self) -> None:
        empty = self.look.words.text("ui.club.screen.no_page")
        self.yes.set_reason(None if self.choice.kinds else empty)
        self.say("")
