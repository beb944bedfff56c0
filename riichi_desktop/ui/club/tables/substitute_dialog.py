"""Somebody leaves a table, and somebody else sits down in their place."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from riichi_desktop.club import Player, Register
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import ChoiceList, Label
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .values import SeatShown


class SubstituteDialog(AskDialog):
    """Asks who leaves and who comes."""

    replaced = Signal(int, str, str)
    """The chair, the id of who comes, "" for somebody new, and the name."""

    def __init__(
        self,
        look: Look,
        register: Register,
        seats: Sequence[SeatShown],
        offered: Sequence[Player],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.club.substitute.title", "ui.club.substitute.done", parent)
        self._seats = tuple(seats)
        theme = look.theme
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.leaves = ChoiceList(theme, self)
        self.comes = PlayerField(self)
        self.comes.set_people(register, offered)
        self._captions = {key: Label(theme, "", self, color="muted") for key in ("leaves", "comes")}
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(1, 1)
        for at, (key, part) in enumerate((("leaves", self.leaves), ("comes", self.comes))):
            grid.addWidget(self._captions[key], at, 0)
            grid.addWidget(part, at, 1)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(480)
        self.leaves.picked.connect(lambda _key: self._grey())
        self.comes.changed.connect(self._grey)
        self.comes.returnPressed.connect(self.yes.click)
        self.confirmed.connect(self._replace)
        self.reword()
        self.leaves.option("0").setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.club.substitute.hint"))
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.club.substitute.{key}"))
        self.leaves.setAccessibleName(words.text("ui.club.substitute.leaves"))
        self.comes.setAccessibleName(words.text("ui.club.substitute.comes"))
        self.leaves.set_options([(str(at), seat.name) for at, seat in enumerate(self._seats)])
        self._grey()

    def _grey(self) -> None:
        words, name = self.look.words, self.comes.name
        reason = None
        if self.leaves.current is None:
            reason = words.text("ui.club.substitute.who_leaves")
        elif not name:
            reason = words.text("ui.club.substitute.who_comes")
        elif name.casefold() in {seat.name.casefold() for seat in self._seats}:
            reason = words.text("ui.club.substitute.sits_there", player=name)
        self.yes.set_reason(reason)

    def _replace(self) -> None:
        if self.leaves.current is not None:
            self.replaced.emit(int(self.leaves.current), self.comes.uid, self.comes.name)
