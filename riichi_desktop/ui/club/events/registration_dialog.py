"""How somebody takes part in an event: start number, team, as a substitute, or no more."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from riichi_desktop.club import Register, Registration
from riichi_desktop.engine import Problem
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.kit import Button, Chip, DropButton, Label, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

_FLAGS: Final = ("substitute", "withdrawn")
"""How somebody takes part otherwise than all, by the names of `Registration`."""


class RegistrationDialog(AskDialog):
    """Asks how somebody takes part.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        registration: as it is now.
        why_not: says why one cannot be put.
    """

    written = Signal(object)
    """The `Registration` to put."""
    dropped = Signal()
    """It is to be taken away."""

    def __init__(
        self,
        look: Look,
        register: Register,
        registration: Registration,
        why_not: Callable[[Registration], Problem | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.club.reg.title", "ui.club.reg.done", parent)
        self._register, self._why_not = register, why_not
        self.shown = registration
        theme = look.theme
        self.who = Label(theme, "", self, font="strong")
        self.number = Stepper(theme, self, high=999)
        self.team = DropButton(theme, "", self)
        self.flags = {key: Chip(theme, "", self) for key in _FLAGS}
        self.hints = {key: Label(theme, "", self, font="caption", color="muted") for key in _FLAGS}
        self.drop = Button(theme, "", self, icon="trash")
        self._captions = {key: Label(theme, "", self, color="muted") for key in ("number", "team")}
        self._teams = [one for one in register.teams.values() if one.event == registration.event]
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        left = Qt.AlignmentFlag.AlignLeft
        grid.addWidget(self.who, 0, 0, 1, 2)
        for at, (key, part) in enumerate((("number", self.number), ("team", self.team)), start=1):
            grid.addWidget(self._captions[key], at, 0)
            grid.addWidget(part, at, 1, left)
        for at, key in enumerate(_FLAGS):
            self.hints[key].setWordWrap(True)
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(self.flags[key])
            row.addWidget(self.hints[key], 1)
            grid.addLayout(row, 3 + at, 0, 1, 2)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.foot.insertWidget(0, self.drop)
        self._captions["team"].setVisible(bool(self._teams))
        self.team.setVisible(bool(self._teams))
        self.setMinimumWidth(520)
        self.number.stepped.connect(lambda n: self._change(number=n))
        self.team.picked.connect(lambda key: self._change(team=key))
        for key, chip in self.flags.items():
            chip.clicked.connect(lambda on, key=key: self._change(**{key: on}))
        self.drop.clicked.connect(self.dropped)
        self.confirmed.connect(lambda: self.written.emit(self.shown))
        self.reword()
        self.number.setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.who.setText(name_of(self._register, self.shown.player, words))
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.club.reg.{key}"))
        self.number.setAccessibleName(words.text("ui.club.reg.number"))
        options = [(team.uid, team.name) for team in self._teams]
        self.team.set_options([("", words.text("ui.club.reg.no_team")), *options])
        self.team.setAccessibleName(words.text("ui.club.reg.team"))
        for key, chip in self.flags.items():
            chip.setText(words.text(f"ui.club.reg.{key}"))
            self.hints[key].setText(words.text(f"ui.club.reg.{key}_hint"))
            chip.setAccessibleDescription(self.hints[key].text())
        self.drop.setText(words.text("ui.club.reg.drop"))
        self._show()

    def _change(self, **values: Any) -> None:
        self.shown = replace(self.shown, **values)
        self._show()

    def _show(self) -> None:
        shown = self.shown
        self.number.set_value(shown.number)
        self.team.set_current(shown.team)
        for key, chip in self.flags.items():
            chip.setChecked(getattr(shown, key))
        why = self._why_not(shown)
        self.yes.set_reason(self.look.words.problem(why) if why else None)
        self.say("")
