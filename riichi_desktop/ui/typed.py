"""What keys mean where they are read as letters and digits, on whatever keyboard."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_FRENCH_DIGITS: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits' row of a French keyboard without Shift."""

_PLAIN: Final = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def digit_of(event: QKeyEvent) -> int | None:
    """Give the digit of a key, None for another."""
    if event.modifiers() not in _PLAIN:
        return None
    text = _FRENCH_DIGITS.get(event.text(), event.text())
    return int(text) if len(text) == 1 and text in "0123456789" else None


def letter_of(event: QKeyEvent) -> str:
    """Give the capital letter of a key, "" for another."""
    if event.modifiers() not in _PLAIN or not Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z:
        return ""
    return chr(event.key())
