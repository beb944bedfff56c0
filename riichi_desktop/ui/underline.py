"""A wave under one character of a line field, by the one way that Qt has to show a format there.

A module of its own, imported at the first fault: what it takes from Qt costs 2 ms.
"""

from PySide6.QtGui import QColor, QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QLineEdit

_BOLD = 700


def underline(field: QLineEdit, at: int | None, color: QColor) -> None:
    """Underline the character at a place, the last one where the place is the end; None: none."""
    attributes = []
    length = len(field.text())
    if at is not None and length:
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(color)
        form.setForeground(color)
        form.setFontWeight(_BOLD)
        start = min(at, length - 1) - field.cursorPosition()
        kind = QInputMethodEvent.AttributeType.TextFormat
        attributes.append(QInputMethodEvent.Attribute(kind, start, 1, form))
    QLineEdit.inputMethodEvent(field, QInputMethodEvent("", attributes))
