"""An answer in numbers: a field for each, and a keypad below."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.drills import Answer, Outcome, Question
from riichi_desktop.ui.kit import chain
from riichi_desktop.ui.look import Look

from .keypad import Keypad
from .number_field import NumberField

MOST: Final = 4
"""Fields at most: han, fu, and what two sorts of players pay."""


class NumbersAnswer(QWidget):
    """Fields and keypad; digits typed anywhere on the page come here.

    Attributes:
        fields: those in use.
        keypad: the digits to touch.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pool = [NumberField(look, self) for _ in range(MOST)]
        self.fields: list[NumberField] = []
        self._goal = self._pool[0]
        self.keypad = Keypad(look, self)
        self.keypad.typed.connect(self.type)
        self.keypad.taken_back.connect(self.take_back)
        row = QHBoxLayout()
        row.setSpacing(8)
        for field in self._pool:
            row.addWidget(field)
            field.reached.connect(self._aim)
            field.walked.connect(self._walk)
            field.changed.connect(self.changed)
        row.insertStretch(0, 1)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.keypad, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        chain(self, self._pool)

    @property
    def answer(self) -> Answer:
        """What is written."""
        return tuple(field.number for field in self.fields)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written."""
        return all(field.number is None for field in self.fields)

    def ask(self, question: Question) -> None:
        """Want the numbers of a question."""
        self.fields = self._pool[: len(question.slots)]
        for at, field in enumerate(self._pool):
            field.setVisible(at < len(question.slots))
        for field, slot in zip(self.fields, question.slots, strict=True):
            field.ask(slot)
        self._goal = self.fields[0]
        self.keypad.show()

    def judge(self, outcome: Outcome) -> None:
        """Show what was right and what was not."""
        assert isinstance(outcome.answer, tuple)
        self.keypad.hide()
        parts = zip(self.fields, outcome.answer, outcome.verdict.parts, strict=True)
        for field, given, right in parts:
            field.judge(given, right)

    def go_on(self) -> bool:
        """Move to the next field that is empty; tell whether there is one."""
        at = self.fields.index(self._goal)
        order = [*self.fields[at + 1 :], *self.fields[:at]]
        empty = next((f for f in order if f.number is None and not f.slot.optional), None)
        if self._goal.number is None or empty is None:
            return False
        empty.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def focus_home(self) -> None:
        """Put the keyboard into the first field, or the one it was in."""
        self._goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def type(self, digits: str) -> None:
        """Write digits into the field that is aimed at."""
        if not self._goal.edit.isReadOnly():
            if not self._goal.edit.hasFocus():
                self._goal.setFocus(Qt.FocusReason.OtherFocusReason)
                self._goal.edit.end(False)
            self._goal.write(digits)

    def take_back(self) -> None:
        """Take back a digit of the field that is aimed at."""
        self._goal.take_back()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.keypad.reword()
        for field in self._pool:
            field.reword()

    def _aim(self, field: NumberField) -> None:
        self._goal = field

    def _walk(self, field: NumberField, step: int) -> None:
        at = self.fields.index(field) + step
        if 0 <= at < len(self.fields):
            self.fields[at].setFocus(Qt.FocusReason.OtherFocusReason)
