"""One line of text asked for: the name of a match."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from riichi_desktop.documents import title_fault
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog


class NameDialog(AskDialog):
    """Asks for the name of a match."""

    named = Signal(str)
    """The name that was given, on one line."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.games.rename_title", "ui.games.rename_done", parent)
        self.field = QLineEdit(name, self)
        self.field.selectAll()
        self.body.addWidget(self.field)
        self.field.returnPressed.connect(self.yes.click)
        self.confirmed.connect(self._name)
        self.setMinimumWidth(420)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.field.setAccessibleName(words.text("ui.games.title"))
        self.field.setPlaceholderText(words.text("ui.new_game.title_hint"))

    def _name(self) -> None:
        title = " ".join(self.field.text().split())
        if (fault := title_fault(title)) is not None:
            self.say(self.look.words.problem(fault))
            return
        self.named.emit(title)
        self.accept()
