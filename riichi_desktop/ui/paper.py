"""Laying words and tiles on paper, line after line."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from riichi_desktop.ui.hand.hand_row import paint_row, row_width
from riichi_desktop.ui.hand.strip_layout import Spot
from riichi_desktop.ui.ink import Ink, ink_color
from riichi_desktop.ui.kit import RowTile
from riichi_desktop.ui.theme import Theme
from riichi_desktop.ui.tile_art import TileArt

_SPACE: Final = (" ", "")
_WIN_LINE: Final = 8
_WIN_GAP: Final = 10
_TILE_GAP: Final = 20


class Paper(Ink):
    """A flow of lines and tiles, `width` units wide."""

    def __init__(self, theme: Theme, width: int) -> None:
        super().__init__(theme, width)
        self._art = TileArt()

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
                    painter.fillRect(line, ink_color("text"))
            painter.restore()

        self.add(draw)
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

        self.add(draw)
        return right
