"""A step that means something for others: said in a sentence, done or left."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit import Label
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog


class ConfirmDialog(AskDialog):
    """Says what a step means, and asks whether to take it; it is closed by either answer.

    Args:
        look: as everywhere.
        key: of its words: `key.title`, `key.done`, and `key.means` is what it says.
        said: what that sentence needs.
    """

    def __init__(self, look: Look, key: str, parent: QWidget | None = None, **said: str) -> None:
        super().__init__(look, f"{key}.title", f"{key}.done", parent)
        self._key, self._said = key, said
        self.means = Label(look.theme, "", self)
        self.means.setTextFormat(Qt.TextFormat.PlainText)
        self.means.setWordWrap(True)
        self.means.setFixedWidth(480)
        self.body.addWidget(self.means)
        self.body.addStretch(1)
        self.confirmed.connect(self.accept)
        self.reword()
        self.cancel.setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        self.means.setText(self.look.words.text(f"{self._key}.means", **self._said))
