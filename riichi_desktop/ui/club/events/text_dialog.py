"""One line of text asked for, and perhaps whether what it names is to go."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from riichi_desktop.documents import LONGEST_REASON
from riichi_desktop.ui.kit import Button
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog


class TextDialog(AskDialog):
    """Asks for a text that must not be empty.

    Args:
        look: as everywhere.
        key: of its words: `key` is the title, `key_done` what it does, `key_hint` what is asked.
        text: what to begin with.
    """

    named = Signal(str)
    """The text, on one line."""

    def __init__(self, look: Look, key: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, key, f"{key}_done", parent)
        self._key = key
        self._drop: tuple[Button, str] | None = None
        self.field = QLineEdit(text, self)
        self.field.setMaxLength(LONGEST_REASON)
        self.field.selectAll()
        self.body.addWidget(self.field)
        self.field.returnPressed.connect(self.yes.click)
        self.field.textChanged.connect(self._grey)
        self.confirmed.connect(lambda: self.named.emit(self._text))
        self.setMinimumWidth(440)
        self.field.setFocus()
        self.reword()

    def offer_drop(self, words: str, drop: Callable[[], object], reason: str | None) -> None:
        """Offer to take away what is named, or say why that cannot be."""
        button = Button(self.look.theme, "", self, icon="trash")
        button.set_reason(reason)
        button.clicked.connect(drop)
        button.refused.connect(self.say)
        self._drop = button, words
        self.foot.insertWidget(0, button)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        hint = words.text(f"{self._key}_hint")
        self.field.setAccessibleName(hint)
        self.field.setPlaceholderText(hint)
        if self._drop is not None:
            self._drop[0].setText(words.text(self._drop[1]))
        self._grey()

    @property
    def _text(self) -> str:
        return " ".join(self.field.text().split())

    def _grey(self) -> None:
        empty = self.look.words.text(f"{self._key}_empty")
        self.yes.set_reason(None if self._text else empty)
        self.say("")
