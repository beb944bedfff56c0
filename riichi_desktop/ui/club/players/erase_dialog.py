"""The data of one person erased: what goes, what stays, and no way back."""

from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Player
from riichi_desktop.ui.kit import Label, Notice
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog


class EraseDialog(AskDialog):
    """Says what is erased of a person and what is not, and asks whether to."""

    def __init__(self, look: Look, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.club.erase.title", "ui.club.erase.done", parent)
        self._player = player
        self.says = {key: Label(look.theme, "", self) for key in ("goes", "stays", "backups")}
        self.warning = Notice(look.theme, "", self)
        for label in self.says.values():
            label.setWordWrap(True)
            label.setFixedWidth(480)
            self.body.addWidget(label)
        self.body.addWidget(self.warning)
        self.body.addStretch(1)
        self.reword()
        self.cancel.setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, name = self.look.words, self._player.name
        for key, label in self.says.items():
            label.setText(words.text(f"ui.club.erase.{key}", name=name))
        self.warning.setText(words.text("ui.club.erase.warning"))
