"""The theme's face in any size: what grows with the window is measured in px, not in roles."""

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from riichi_desktop.ui.theme import Theme

SMALLEST: Final = 12
"""Px; nothing is smaller (9 points, LOOK "Type")."""

_KEPT: Final = 2000


class Faces:
    """Fonts, measures and lines of text in whole px of the theme's face.

    Args:
        theme: whose face.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._fonts: dict[tuple[int, bool], QFont] = {}
        self._metrics: dict[tuple[int, bool], QFontMetricsF] = {}
        self._widths: dict[tuple[str, int, bool], float] = {}

    def font(self, px: int, *, bold: bool = False) -> QFont:
        """Give the font of a size; do not change it."""
        key = (px, bold)
        if key not in self._fonts:
            font = QFont(self._theme.font("strong" if bold else "body"))
            font.setPixelSize(px)
            self._fonts[key] = font
        return self._fonts[key]

    def metrics(self, px: int, *, bold: bool = False) -> QFontMetricsF:
        """Give the measures of a size, in px."""
        key = (px, bold)
        if key not in self._metrics:
            self._metrics[key] = QFontMetricsF(self.font(px, bold=bold))
        return self._metrics[key]

    def width(self, words: str, px: int, *, bold: bool = False) -> float:
        """Give how wide words are, in px."""
        key = (words, px, bold)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= _KEPT:
                self._widths.clear()
            width = self.metrics(px, bold=bold).horizontalAdvance(words)
            self._widths[key] = width
        return width

    def cut(self, words: str, px: int, room: float, *, bold: bool = False) -> str:
        """Give words as they fit into `room` px: whole, or cut with an ellipsis.

        It never cuts within a character that a reader sees as one, such as an emoji of several.
        """
        if self.width(words, px, bold=bold) <= room:
            return words
        side = Qt.TextElideMode.ElideRight
        return self.metrics(px, bold=bold).elidedText(words, side, room)

    def fitted(self, words: str, px: int, room: float, *, bold: bool = False) -> int:
        """Give the size, at most `px`, at which words fit into `room` px."""
        wide = self.width(words, px, bold=bold)
        if wide <= room or wide <= 0:
            return px
        return max(SMALLEST, int(px * max(room, 1.0) / wide))


def put(
    painter: QPainter,
    faces: Faces,
    words: str,
    at: QPointF,
    px: int,
    color: QColor,
    *,
    bold: bool = False,
    align: float = 0.0,
) -> float:
    """Write one line with its baseline at a point, and give how wide it is.

    Args:
        painter: where to.
        faces: the fonts.
        words: the line.
        at: on the baseline: its left end, its middle or its right end.
        px: the size.
        color: of the ink.
        bold: whether it is bold.
        align: what of the line lies left of the point: 0, 0.5 or 1.
    """
    wide = faces.width(words, px, bold=bold)
    painter.setFont(faces.font(px, bold=bold))
    painter.setPen(color)
    painter.drawText(QPointF(at.x() - wide * align, at.y()), words)
    return wide
