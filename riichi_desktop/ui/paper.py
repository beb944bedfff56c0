"""Laying words and tiles on paper, line after line: black ink, lengths in units of the paper.

A flow is laid out first, so that its height is known, and drawn then, on any painter.
"""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from riichi_desktop.ui.hand.hand_row import paint_row, row_width
from riichi_desktop.ui.hand.strip_layout import Spot
from riichi_desktop.ui.kit import RowTile
from riichi_desktop.ui.theme import Theme
from riichi_desktop.ui.tile_art import TileArt

_ROLES: Final = {
    "title": (72, True),
    "points": (130, True),
    "limit": (66, True),
    "strong": (48, True),
    "body": (48, False),
    "small": (40, False),
    "mono": (38, False),
}
"""The height in units of each role's letters, and whether they are bold."""

_INKS: Final = {"text": "#111111", "muted": "#555555", "line": "#999999"}
_WHOLE: Final = Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
"""A line may be higher than its box: the letters are never cut."""

_SPACE: Final = (" ", "")
_WIN_LINE: Final = 8
_WIN_GAP: Final = 10
_TILE_GAP: Final = 20

Draw = Callable[[QPainter], None]


class Paper:
    """A flow of lines, `width` units wide.

    Attributes:
        width: in units.
        height: how far down it has come, in units.
        has_kanji: whether some font can show kanji; else they are left out.
    """

    def __init__(self, theme: Theme, width: int) -> None:
        self.width = width
        self.height = 0.0
        self.has_kanji = theme.has_kanji
        self._art = TileArt()
        self._families = {"mono": theme.font("mono").family()}
        self._family = theme.font("body").family()
        self._draws: list[Draw] = []

    def draw(self, painter: QPainter) -> None:
        """Draw everything, from 0, 0."""
        for draw in self._draws:
            draw(painter)

    def skip(self, units: float) -> None:
        """Leave room."""
        self.height += units

    def rule(self) -> None:
        """Draw a hairline."""
        box = QRectF(0, self.height, self.width, 3)
        self._draws.append(lambda painter: painter.fillRect(box, QColor(_INKS["line"])))
        self.height += 3

    def font(self, role: str) -> QFont:
        """Give the font of a role."""
        size, bold = _ROLES[role]
        font = QFont(self._families.get(role, self._family))
        font.setPixelSize(size)
        font.setBold(bold)
        return font

    def measure(self, words: str, role: str) -> float:
        """Give how wide words are."""
        return QFontMetricsF(self.font(role)).horizontalAdvance(words)

    def words(
        self, words: str, role: str, box: QRectF, *, ink: str = "text", right: bool = False
    ) -> float:
        """Write words into a box, made narrower where they do not fit; give how wide they are."""
        font, width = self.font(role), self.measure(words, role)
        if width > box.width():
            font.setStretch(max(1, round(100 * box.width() / width)))
            width = box.width()
        align = _RIGHT if right else _LEFT

        def draw(painter: QPainter) -> None:
            painter.setFont(font)
            painter.setPen(QColor(_INKS[ink]))
            painter.drawText(box.adjusted(-1, 0, 1, 0), align | _WHOLE, words)

        self._draws.append(draw)
        return width

    def paragraph(self, words: str, role: str, *, ink: str = "text") -> None:
        """Write words on as many lines as they need."""
        layout = QTextLayout(words, self.font(role))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        at = QPointF(0, self.height)

        def draw(painter: QPainter) -> None:
            painter.setPen(QColor(_INKS[ink]))
            layout.draw(painter, at)

        self._draws.append(draw)
        self.height += y

    def flow(self, pieces: Iterable[str], role: str) -> None:
        """Write pieces one after the other; a line is broken between them alone.

        No space follows a full-width sign.
        """
        line, high = "", QFontMetricsF(self.font(role)).height()
        lines: list[str] = []
        for piece in pieces:
            longer = f"{line}{_SPACE[line.endswith('；')]}{piece}" if line else piece
            if line and self.measure(longer, role) > self.width:
                lines.append(line)
                longer = piece
            line = longer
        for words in (*lines, line):
            self.words(words, role, QRectF(0, self.height, self.width, high))
            self.height += high

    def hand(self, spots: tuple[Spot, ...], height: int) -> None:
        """Lay a hand down, its tiles laid out for `height`, made smaller where it is too wide.

        The winning tile has a line below, as on the table of the window.
        """
        scale = min(1.0, self.width / max(1, row_width(spots)))
        at = QPointF(0, self.height)

        def draw(painter: QPainter) -> None:
            painter.save()
            painter.translate(at)
            painter.scale(scale, scale)
            paint_row(painter, self._art, spots, QPointF(0, 0))
            for spot in spots:
                if spot.part == "win":
                    box = QRectF(spot.box).adjusted(6, 0, -6, 0)
                    line = QRectF(box.left(), box.bottom() + _WIN_GAP, box.width(), _WIN_LINE)
                    painter.fillRect(line, QColor(_INKS["text"]))
            painter.restore()

        self._draws.append(draw)
        self.height += scale * (height + _WIN_GAP + _WIN_LINE)

    def tiles(self, tiles: Iterable[RowTile], right: float, middle: float, height: int) -> float:
        """Lay small tiles down that end at `right`, around the line `middle`; give their left."""
        width = height * 3 // 4
        places: list[tuple[RowTile, QRectF]] = []
        for tile in reversed(tuple(tiles)):
            right -= width
            places.append((tile, QRectF(right, middle - height / 2, width, height)))
            right -= _TILE_GAP if tile.apart else 0

        def draw(painter: QPainter) -> None:
            for tile, box in places:
                self._art.paint(painter, box, tile.tile, back=tile.back)

        self._draws.append(draw)
        return right
