"""What a page says where it has nothing to show: a picture, a title, a sentence, buttons."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.look import Look

_WIDEST: Final = 560
"""The width in px at which a sentence is broken into lines."""


class Message(QWidget):
    """In the middle of the page: a picture, a title, a sentence, buttons."""

    pressed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = Label(look.theme, "", self, font="page_title")
        self._said = Label(look.theme, "", self, color="muted")
        self._said.setWordWrap(True)
        for label in (self._title, self._said):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = [
            Button(look.theme, "", self, kind="normal" if at else "primary") for at in range(3)
        ]
        self._keys: tuple[str, ...] = ()
        self._lay_out()
        look.theme.changed.connect(self._draw)
        self._draw()

    def say(self, title: str, sentence: str, answers: tuple[tuple[str, str], ...]) -> None:
        """Say something, and offer up to three answers as (key, words)."""
        self._title.setText(title)
        self._said.setText(sentence)
        width = min(_WIDEST, round(self._look.theme.width("body", sentence)) + 4)
        self._said.setFixedSize(width, self._said.heightForWidth(width))
        self._keys = tuple(key for key, _ in answers)
        for at, button in enumerate(self.buttons):
            button.setVisible(at < len(answers))
            if at < len(answers):
                button.setText(answers[at][1])

    def _draw(self) -> None:
        ink = self._look.theme.palette.outline
        self._picture.setPixmap(icon_pixmap("match", ink, 56, self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addStretch(2)
        for part in (self._picture, self._title, self._said):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for at, button in enumerate(self.buttons):
            row.addWidget(button)
            button.clicked.connect(lambda _=False, at=at: self.pressed.emit(self._keys[at]))
        row.addStretch(1)
        column.addSpacing(6)
        column.addLayout(row)
        column.addStretch(3)
