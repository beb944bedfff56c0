"""What the program's own dialogs have in common."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button
from riichi_desktop.ui.look import Look


class Dialog(QDialog):
    """A window over the main one, closed with Esc or its button, gone when closed.

    Attributes:
        body: where its parts are laid.
        foot: the row of its button; what else it has stands at the left.
    """

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        """Build an empty one; `title` is the key of its title in the catalogue."""
        super().__init__(parent)
        self.look = look
        self._title = title
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self._offered: list[tuple[Button, str]] = []
        self._close = Button(look.theme, "", self, kind="primary")
        self._close.clicked.connect(self.accept)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(12)
        column.addLayout(self.body, 1)
        column.addLayout(self.foot)
        look.reworded.connect(self.reword)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setWindowTitle(self.look.words.text(self._title))
        self._close.setText(self.look.words.text("ui.button.close"))
        for button, key in self._offered:
            button.setText(self.look.words.text(key))

    def offer(self, key: str, wanted: Callable[[], object]) -> Button:
        """Put a button into the foot that closes the dialog and does what is wanted.

        Args:
            key: of its words in the catalogue.
            wanted: what it does.
        """
        button = Button(self.look.theme, self.look.words.text(key), self)
        button.clicked.connect(self.accept)
        button.clicked.connect(wanted)
        self.foot.insertWidget(self.foot.count() - 1, button)
        self._offered.append((button, key))
        return button
