"""Minutes of a round: the usual ones to press, any others five at a time; what the bell does."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Rules
from riichi_desktop.ui.kit import Label, Segmented, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme

STEP: Final = 5

USUAL: Final = (0, 60, 75, 90)
"""Minutes that tournaments play (EMA 2025: 90; WRC 2025: 75); 0 for no clock."""


class MinutesStepper(Stepper):
    """Steps to the next multiple of five; any number can be typed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, high: int) -> None:
        super().__init__(theme, parent, high=high)
        self.setSingleStep(STEP)

    def step(self, by: int) -> None:
        """Step as the reader does, or refuse."""
        if self.reason_of(by) is not None:
            super().step(by)
            return
        rest = self.value() % STEP
        self.setValue(self.value() + (STEP - rest if by > 0 else -(rest or STEP)))


class MinutesChoice(QWidget):
    """Usual minutes to press, a stepper for any others, and what follows the bell.

    Attributes:
        stepper: any number of minutes.
        usual: those of `USUAL`.
    """

    stepped = Signal(int)
    """Other minutes were chosen."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, high: int) -> None:
        super().__init__(parent)
        self._look = look
        self._rules: Rules | None = None
        self.usual = Segmented(look.theme, self)
        self.stepper = MinutesStepper(look.theme, self, high=high)
        self.unit = Label(look.theme, "", self, color="muted")
        self.after = Label(look.theme, "", self, font="caption", color="muted")
        row = QHBoxLayout()
        row.setSpacing(10)
        for part in (self.usual, self.stepper, self.unit):
            row.addWidget(part)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.after)
        self.usual.picked.connect(lambda key: self._step(int(key)))
        self.stepper.stepped.connect(self._step)

    def value(self) -> int:
        """Give the minutes; 0 for no clock."""
        return self.stepper.value()

    def set_value(self, minutes: int) -> None:
        """Show minutes; tells nobody."""
        self.stepper.set_value(minutes)
        self.usual.set_current(str(minutes) if minutes in USUAL else None)
        self._show_after()

    def show_rules(self, rules: Rules) -> None:
        """Say what follows the bell under these rules."""
        self._rules = rules
        self._show_after()

    def reword(self, name: str) -> None:
        """Say everything in the language in force; `name` is what the minutes are for."""
        words = self._look.words
        none = words.text("ui.clock.none"), words.text("ui.new_game.no_clock")
        options = [(str(n), *((str(n), str(n)) if n else none)) for n in USUAL]
        self.usual.set_options(options)
        self.usual.setAccessibleName(name)
        self.stepper.setAccessibleName(name)
        self.unit.setText(words.text("ui.new_game.minutes"))
        self.set_value(self.value())

    def _step(self, minutes: int) -> None:
        self.set_value(minutes)
        self.stepped.emit(minutes)

    def _show_after(self) -> None:
        words, rules = self._look.words, self._rules
        if not self.value() or rules is None:
            self.after.setText("")
            return
        ending = words.text(f"rule_value.time_limit.ending.{rules.time_limit.ending}")
        self.after.setText(words.text("ui.clock.after", ending=ending))
