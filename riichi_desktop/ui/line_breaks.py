"""Words broken into lines of a width, where a script may be broken."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QTextLayout, QTextOption


def broken(words: str, font: QFont, width: float) -> tuple[QTextLayout, float]:
    """Break words into lines of a width; give them, and how high they are together."""
    layout = QTextLayout(words, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout, y


def broken_lines(words: str, font: QFont, width: float) -> list[str]:
    """Give the lines of a width that some words take; one where they have room."""
    layout, _ = broken(words, font, width)
    lines = (layout.lineAt(at) for at in range(layout.lineCount()))
    return [words[line.textStart() :][: line.textLength()].rstrip() for line in lines]


def first_line(words: str, font: QFont, width: float) -> str:
    """Give what of some words stands on the first line of a width."""
    layout, _ = broken(words, font, width)
    return words[: layout.lineAt(0).textLength()]
