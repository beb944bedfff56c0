"""One number that is wanted: its caption, a large field, and after the answer what is right."""

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.drills import Slot
from riichi_desktop.ui.kit import Label
from riichi_desktop.ui.look import Look

from .asked_words import slot_name
from .verdict_line import VerdictLine

LONGEST: Final = 6
"""Digits of a number: 288,000 is six yakuman of a dealer."""

_NARROW: Final = (104, 76)
_WIDE: Final = (176, 140)
"""Widths in px of han and fu, and of payments, normal and compact."""

_SHEET: Final = (
    "QLineEdit { min-height: 44px; max-height: 44px; }"
    "QLineEdit:focus { min-height: 42px; max-height: 42px; }"
)
"""Higher than other fields: what is written here is the answer."""


class _Edit(QLineEdit):
    """Digits; Enter goes on, the arrows walk from field to field."""

    reached = Signal()
    walked = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk at the ends; leave Enter and Esc to the page."""
        key, at = event.key(), self.cursorPosition()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Left) and (key == Qt.Key.Key_Up or not at):
            self.walked.emit(-1)
        elif plain and (
            key == Qt.Key.Key_Down or (key == Qt.Key.Key_Right and at == len(self.text()))
        ):
            self.walked.emit(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be where the keypad writes."""
        super().focusInEvent(event)
        self.reached.emit()


class NumberField(QWidget):
    """A field for one slot.

    Attributes:
        edit: what is typed into.
    """

    reached = Signal(object)
    """This field has the keyboard now."""
    walked = Signal(object, int)
    """The arrows go on from this field, back (-1) or forth (1)."""
    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.slot = Slot("fu", 0)
        self.caption = Label(look.theme, "", self, font="caption", color="muted")
        self.edit = _Edit(self)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        digits = QRegularExpression(f"[0-9]{{0,{LONGEST}}}")
        self.edit.setValidator(QRegularExpressionValidator(digits, self))
        self.line = VerdictLine(look, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.caption, self.edit, self.line):
            column.addWidget(part)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.edit.reached.connect(lambda: self.reached.emit(self))
        self.edit.walked.connect(lambda step: self.walked.emit(self, step))
        self.edit.textEdited.connect(lambda _: self.changed.emit())
        look.theme.changed.connect(self._dress)
        self._dress()

    @property
    def number(self) -> int | None:
        """What is written; None for nothing."""
        return int(self.edit.text()) if self.edit.text() else None

    def ask(self, slot: Slot) -> None:
        """Want another number; the field is empty."""
        self.slot = slot
        self.edit.clear()
        self.edit.setReadOnly(False)
        self.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.line.clear()
        self._dress()
        self.reword()

    def judge(self, given: int | None, right: bool) -> None:
        """Show what was written, and what is right beside it."""
        self.edit.setText("" if given is None else self._look.words.number(given))
        self.edit.setReadOnly(True)
        self.edit.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        number = "" if right and given is not None else self._right()
        self.line.show_verdict(number, right=right)

    def write(self, digits: str) -> None:
        """Write digits where the cursor is, as the keypad does."""
        self.edit.insert(digits)
        self.changed.emit()

    def take_back(self) -> None:
        """Take back a digit."""
        self.edit.backspace()
        self.changed.emit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        name = slot_name(self.slot, self._look.words)
        self.caption.setText(name)
        self.edit.setAccessibleName(name)
        self._dress()

    def _right(self) -> str:
        """Write the right number; fu that do not matter are none."""
        return self._look.words.number(self.slot.right) if self.slot.right else "–"

    def _dress(self) -> None:
        theme = self._look.theme
        self.edit.setFont(theme.font("limit"))
        self.edit.setStyleSheet(_SHEET)
        caption = round(theme.width("caption", self.caption.text())) + 6
        widths = _NARROW if self.slot.id in ("han", "fu") else _WIDE
        self.setFixedWidth(max(caption, widths[theme.compact]))
