"""A number that may be large: typed as a whole, or stepped."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.ui.kit.buttons import Button
from riichi_desktop.ui.kit.own_undo import TakenField
from riichi_desktop.ui.theme import Theme

_CLOSE: Final = "QLineEdit { padding: 0 4px; } QLineEdit:focus { padding: 0 3px; }"
_KEYS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class Written(NamedTuple):
    """How numbers of a field are written and read.

    Attributes:
        show: a number as text.
        read: a text as a number; None where it is none.
        least, most: what it may be.
        step: what the arrows add and take off.
        grain: every number is a multiple of it.
    """

    show: Callable[[int], str]
    read: Callable[[str], int | None]
    least: int
    most: int
    step: int = 1
    grain: int = 1

    def holds(self, value: int) -> bool:
        """Tell whether a number may be."""
        return self.least <= value <= self.most and not value % self.grain


class _Edit(TakenField):
    """The text of a number; Up and Down step, Esc gives the number back."""

    stepped = Signal(int)
    given_up = Signal()
    reached = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, give up, or type."""
        step = _KEYS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(step)
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select all, for whoever types a number anew."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()
        self.reached.emit()


class NumberField(QWidget):
    """Less, the number as text, more. Enter or leaving the field takes what was typed.

    Args:
        theme: what it is painted by.
        written: how the number is written, and what it may be.
        buttons: whether less and more stand beside it.

    Attributes:
        edit: the text.
        value: the number that is shown.
    """

    chosen = Signal(int)
    """The number that the reader chose; not told for `set_value`."""
    refused = Signal(str)
    """Why it cannot be changed, when it is reached or stepped."""
    wrong = Signal(str)
    """A text that was typed and cannot be; the number is shown again."""

    def __init__(
        self, theme: Theme, written: Written, parent: QWidget | None = None, *, buttons: bool = True
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.written = written
        self.value = written.least
        self._reason: str | None = None
        self.edit = _Edit(self)
        self.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.edit.setStyleSheet("" if buttons else _CLOSE)
        self._buttons = [self._button(by) for by in (-1, 1)] if buttons else []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part in (*self._buttons[:1], self.edit, *self._buttons[1:]):
            row.addWidget(part)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.edit.editingFinished.connect(self._take)
        self.edit.stepped.connect(self.step)
        self.edit.given_up.connect(lambda: self.set_value(self.value))
        self.edit.reached.connect(self._say_reason)
        theme.changed.connect(self._fit)
        self._fit()

    def set_value(self, value: int) -> None:
        """Show a number; tells nobody."""
        self.value = value
        self.edit.setText(self.written.show(value))
        self.edit.setModified(False)

    def set_written(self, written: Written) -> None:
        """Write the number otherwise from now on, or let it be others."""
        self.written = written
        self.set_value(self.value)
        self._fit()

    def set_names(self, name: str, less: str, more: str) -> None:
        """Set the accessible name, and those of the buttons."""
        self.edit.setAccessibleName(name)
        for button, words in zip(self._buttons, (less, more), strict=False):
            button.setText(words)
            button.set_tip(words)

    def set_reason(self, reason: str | None) -> None:
        """Grey the field with a sentence that says why, or free it with None."""
        self._reason = reason
        self.edit.setReadOnly(reason is not None)
        self.edit.setToolTip(reason or "")
        self.edit.setAccessibleDescription(reason or "")
        for button in self._buttons:
            button.set_reason(reason)

    def step(self, by: int) -> None:
        """Go one step down (-1) or up (1) as the reader does, or refuse."""
        if self._reason is not None:
            self.refused.emit(self._reason)
            return
        step, written = self.written.step, self.written
        there = self.value + by * step
        there -= there % step if by > 0 else -(-there % step)  # to a whole step
        self._choose(max(written.least, min(written.most, there)))

    def _choose(self, value: int) -> None:
        if value != self.value:
            self.set_value(value)
            self.chosen.emit(value)

    def _take(self) -> None:
        if not self.edit.isModified():
            return
        text = self.edit.text()
        value = self.written.read(text)
        if value is None or not self.written.holds(value):
            self.set_value(self.value)
            self.wrong.emit(text)
        else:
            self.edit.setModified(False)
            self._choose(value)
            self.set_value(self.value)

    def _say_reason(self) -> None:
        if self._reason is not None:
            self.refused.emit(self._reason)

    def _button(self, by: int) -> Button:
        picture = "minus" if by < 0 else "plus"
        button = Button(self.theme, "", self, icon=picture, icon_only=True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.step(by))
        button.refused.connect(self.refused)
        return button

    def _fit(self) -> None:
        """Give the text room for the longest number."""
        ends = (self.written.least, self.written.most)
        longest = max(self.theme.width("body", self.written.show(end)) for end in ends)
        self.edit.setFixedWidth(round(longest) + (24 if self._buttons else 11))
        self.updateGeometry()
