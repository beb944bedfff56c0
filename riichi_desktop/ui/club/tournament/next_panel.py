"""How the next round is seated: by what, who is kept apart, and the button that does it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button, Chip, Label, Panel, Segmented
from riichi_desktop.ui.look import Look

from .values import METHODS, Wish

_CHIP_ROWS: Final = (("teams", "cities"), ("others",))


class NextPanel(Panel):
    """Takes how the next round is to be seated.

    Attributes:
        wish: what was chosen.
        methods: by chance, by standing, all at once.
        chips: who is kept apart; whether those play on who did not go on.
        seat: the button that seats.
        script: the button of a script.
        numbers: the button that draws start numbers.
    """

    wished = Signal()
    """Something else was chosen."""
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=16)
        self._look = look
        theme = look.theme
        self.wish = Wish()
        self.title = Label(theme, "", self, font="panel_title")
        self.facts = Label(theme, "", self, color="muted")
        self.facts.setWordWrap(True)
        self.methods = Segmented(theme, self, stretch=True)
        self.why = Label(theme, "", self, font="caption", color="muted")
        self.why.setWordWrap(True)
        self.chips = {key: Chip(theme, "", self) for row in _CHIP_ROWS for key in row}
        self.seat = Button(theme, "", self, kind="primary")
        self.script = Button(theme, "", self)
        self.numbers = Button(theme, "", self)
        self._lay_out()
        self._connect()

    def show_next(
        self,
        number: int,
        facts: str,
        reason: str | None,
        writing: str | None,
        *,
        teams: bool,
        cut: bool,
    ) -> None:
        """Show what can be done.

        Args:
            number: of the next round.
            facts: who takes part.
            reason: why it cannot be seated as it is wished; None where it can.
            writing: why nothing can be written at all; None where it can.
            teams: whether the event has teams.
            cut: whether a cut was made.
        """
        words = self._look.words
        self.facts.setText(facts)
        key = "all" if self.wish.method == "all" else "one"
        self.seat.setText(words.text(f"ui.club.cup.seat.{key}", number=number))
        self.seat.set_reason(reason)
        for button in (self.script, self.numbers):
            button.set_reason(writing)
        self.why.setText(reason or words.text(f"ui.club.cup.method_hint.{self.wish.method}"))
        no_teams = words.text("ui.club.cup.no_teams")
        self.chips["teams"].set_reason(None if teams else no_teams)
        self.chips["others"].setVisible(cut)
        self.methods.set_current(self.wish.method)

    def lead(self, leads: bool) -> None:
        """Show whether to seat the round is what comes next, where it can be."""
        self.seat.kind = "primary" if leads and self.seat.reason is None else "normal"
        self.seat.refit()

    def reword(self) -> None:
        """Put the words; `show_next` follows."""
        words = self._look.words
        self.title.setText(words.text("ui.club.cup.next"))
        options = [(key, words.text(f"ui.club.cup.method.{key}")) for key in METHODS]
        self.methods.set_options([(key, said, said) for key, said in options])
        self.methods.setAccessibleName(words.text("ui.club.cup.next"))
        for key, chip in self.chips.items():
            chip.setText(words.text(f"ui.club.cup.chip.{key}"))
        self.script.setText(words.text("ui.club.cup.script_open"))
        self.numbers.setText(words.text("ui.club.reg.draw"))

    def _pick(self, key: str) -> None:
        method = next(one for one in METHODS if one == key)
        self.wish = self.wish._replace(method=method)
        self.wished.emit()

    def _switch(self, _on: bool) -> None:
        teams, cities, others = (chip.isChecked() for chip in self.chips.values())
        self.wish = self.wish._replace(teams=teams, cities=cities, others=others)
        self.wished.emit()

    def _connect(self) -> None:
        self.methods.picked.connect(self._pick)
        for chip in self.chips.values():
            chip.clicked.connect(self._switch)
            chip.refused.connect(self.told)
        for button in (self.seat, self.script, self.numbers):
            button.refused.connect(self.told)

    def _lay_out(self) -> None:
        chips = QVBoxLayout()
        chips.setSpacing(8)
        for keys in _CHIP_ROWS:
            row = QHBoxLayout()
            row.setSpacing(8)
            for key in keys:
                row.addWidget(self.chips[key])
            row.addStretch(1)
            chips.addLayout(row)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.script, 1)
        buttons.addWidget(self.numbers, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.facts)
        column.addSpacing(2)
        column.addWidget(self.methods)
        column.addWidget(self.why)
        column.addLayout(chips)
        column.addSpacing(2)
        column.addWidget(self.seat)
        column.addLayout(buttons)
