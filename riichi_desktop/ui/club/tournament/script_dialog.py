"""Asks for a script of tables, and shows whether it can be seated."""

from collections.abc import Callable
from typing import Final, get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .script import Numbers, Scripted

_KEYS: Final = get_args(Numbers)


class ScriptDialog(AskDialog):
    """Asks for a script.

    Args:
        look: as everywhere.
        text: what to begin with.
        read: what a script comes to, by what its numbers are.
        no_numbers: why start numbers cannot be used; None where they can.

    Attributes:
        field: the script, a line a round.
        numbers: whether numbers are places or start numbers.
    """

    written = Signal(object)
    """A tuple of `Round`."""

    def __init__(
        self,
        look: Look,
        text: str,
        read: Callable[[str, Numbers], Scripted],
        no_numbers: str | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.club.cup.script", "ui.club.cup.script_done", parent)
        theme = look.theme
        self._read = read
        self._made = Scripted(())
        self._hint = Label(theme, "", self, color="muted")
        self._hint.setWordWrap(True)
        self.numbers = Segmented(theme, self)
        self.field = QPlainTextEdit(text, self)
        self.field.setFont(theme.font("mono"))
        self.field.setTabChangesFocus(True)
        self.field.setMinimumHeight(180)
        self.body.addWidget(self._hint)
        self.body.addWidget(self.numbers)
        self.body.addWidget(self.field, 1)
        self.numbers.picked.connect(lambda _key: self._grey())
        self.numbers.refused.connect(self.say)
        self.field.textChanged.connect(self._grey)
        self.confirmed.connect(lambda: self.written.emit(self._made.rounds))
        self.setMinimumSize(560, 380)
        self._no_numbers = no_numbers
        self.reword()
        self.numbers.set_current("places")
        self.field.setFocus()
        self._grey()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self._hint.setText(words.text("ui.club.cup.script_hint"))
        options = [(key, words.text(f"ui.club.cup.numbers.{key}")) for key in _KEYS]
        self.numbers.set_options([(key, said, said) for key, said in options])
        self.numbers.set_reasons({"start": self._no_numbers, "places": None})
        self.numbers.setAccessibleName(words.text("ui.club.cup.numbers"))
        self.field.setAccessibleName(words.text("ui.club.cup.script"))
        self._grey()

    def _grey(self) -> None:
        """Read the script, and say what is wrong with it."""
        chosen = next((key for key in _KEYS if key == self.numbers.current), _KEYS[0])
        self._made = self._read(self.field.toPlainText(), chosen)
        words = self.look.words
        fault = words.problem(self._made.faults[0]) if self._made.faults else None
        self.yes.set_reason(fault)
        self.say(fault or "")
