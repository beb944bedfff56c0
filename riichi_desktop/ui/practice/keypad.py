"""Digits to touch, for whoever has no keyboard at hand."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from riichi_desktop.ui.kit import Button
from riichi_desktop.ui.look import Look

_ROWS: Final = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("00", "0", ""))
_SIZE: Final = ((116, 48), (92, 38))
_TALL: Final = (144, 72)
"""The size of a key in px: normal, compact, and where the window is high."""

_GAP: Final = 6


class _Key(Button):
    """A key of the pad: large, and never in the way of the keyboard."""

    tall = False

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width, height = _TALL if self.tall else _SIZE[self.theme.compact]
        return QSize(width, max(height, self.theme.control_height))


class Keypad(QWidget):
    """Four rows of three: digits, two noughts, take back; below them what is done with all."""

    typed = Signal(str)
    taken_back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.keys: dict[str, _Key] = {}
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_GAP)
        for row, signs in enumerate(_ROWS):
            for column, sign in enumerate(signs):
                grid.addWidget(self._key(sign), row, column)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def key_height(self) -> int:
        """The height of a key in px."""
        return self.keys["0"].sizeHint().height()

    def add_foot(self, *buttons: Button) -> None:
        """Put buttons below the digits, each as wide as the pad."""
        for at, button in enumerate(buttons, len(_ROWS)):
            self._grid.addWidget(button, at, 0, 1, len(_ROWS[0]))

    def set_tall(self, tall: bool) -> None:
        """Have higher keys, where there is room for them."""
        for key in self.keys.values():
            if key.tall != tall:
                key.tall = tall
                key.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        back = self.keys[""]
        back.setText(self._look.words.text("ui.practice.backspace"))
        back.set_tip(back.text())

    def _key(self, sign: str) -> _Key:
        icon = "" if sign else "backspace"
        key = _Key(self._look.theme, sign, self, icon=icon, icon_only=not sign)
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        key.setAutoRepeat(not sign)
        key.clicked.connect(lambda: self.typed.emit(sign) if sign else self.taken_back.emit())
        self.keys[sign] = key
        return key
