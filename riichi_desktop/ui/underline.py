"""A wave under a few characters of a line field, by the one way that Qt has to show a format there.

A module of its own, imported at the first fault: what it takes from Qt costs 2 ms.
"""

from PySide6.QtGui import QColor, QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QLineEdit

_BOLD = 700


def underline(field: QLineEdit, span: tuple[int, int] | None, color: QColor) -> None:
    """Underline from one place to before another, the last character at least; None: none."""
    attributes = []
    length = len(field.text())
    if span is not None and length:
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(color)
        form.setForeground(color)
        form.setFontWeight(_BOLD)
        start = min(span[0], length - 1)
        wide = max(1, span[1] - start)
        kind = QInputMethodEvent.AttributeType.TextFormat
        from_cursor = start - field.cursorPosition()
        attributes.append(QInputMethodEvent.Attribute(kind, from_cursor, wide, form))
    QLineEdit.inputMethodEvent(field, QInputMethodEvent("", attributes))
