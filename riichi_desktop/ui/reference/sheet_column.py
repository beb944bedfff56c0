"""What the printed reference is written in: columns of headings, yaku, rows and tables."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from riichi_desktop.export import reference
from riichi_desktop.ui.ink import RULE, Ink
from riichi_desktop.ui.reference.row_layout import APART
from riichi_desktop.ui.reference.row_values import raised
from riichi_desktop.ui.theme import Theme
from riichi_desktop.ui.tile_art import TileArt

NAME: Final = 60
"""The height of a line with a name, in units."""

ROW: Final = 54
TILE: Final = 60
"""The height of the tiles of a hand; a multiple of four."""

_PICTURE: Final = 72
_FINE: Final = 3.5
"""A tile is a picture of 252 px, 3 or 4 mm high on the page: 1,600 and more to an inch.

As lines the hundreds of tiles of a sheet were 4.5 MB; a picture is in the file once."""

_AS_IT_IS: Final = (
    QPainter.RenderHint.LosslessImageRendering | QPainter.RenderHint.SmoothPixmapTransform
)
_SMALL_TILE: Final = 48
_CYCLE_TILE: Final = 64
_VALUE: Final = 104
_CAPTION: Final = 150
_WIN_LINE: Final = 5
_POWER: Final = re.compile(r"\^\(([^)]*)\)")


class SheetColumn(Ink):
    """A column of the sheet, written from top to bottom.

    Args:
        theme: whose type is used.
        width: in units.
        art: who draws the tiles.
    """

    def __init__(self, theme: Theme, width: float, art: TileArt) -> None:
        super().__init__(theme, width)
        self._art = art

    def heading(self, title: str, heads: Sequence[str] = (), columns: Sequence[float] = ()) -> None:
        """Write a heading over a line, and captions over the columns of values."""
        self.skip(22)
        top, high = self.height, NAME
        room = self.width - sum(columns) - (20 if heads else 0)
        if self.measure(title, "cell_strong") > room and heads:
            self.words(title, "cell_strong", QRectF(0, top, self.width, NAME))
            self.skip(NAME - 8)
            top, high = self.height, 44
        else:
            self.words(title, "cell_strong", QRectF(0, top, room, NAME))
        self._values(heads, columns, top, high, "tiny", "muted")
        self.skip(high)
        self.fill(QRectF(0, self.height, self.width, RULE), "line")
        self.skip(RULE + 6)

    def columns(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> tuple[float, ...]:
        """Give how wide columns of values are, left to right; a short row has the last ones."""
        wide: list[float] = []
        for cells, role in ((heads, "tiny"), *((row, "cell_strong") for row in rows)):
            for at, cell in enumerate(reversed(cells)):
                if at == len(wide):
                    wide.append(_VALUE)
                wide[at] = max(wide[at], self.measure(cell, role) + 34)
        return tuple(reversed(wide))

    def entry(self, entry: reference.Entry, columns: Sequence[float]) -> None:
        """Write a yaku: name and worth, what it needs, a hand that shows it."""
        top, right = self.height, self.width - sum(columns)
        x = self.words(entry.name, "cell_strong", QRectF(0, top, right, NAME))
        for words in (entry.beside if self.has_kanji else "", f"· {entry.gloss}"):
            if words:
                x += 12
                x += self.words(words, "note", QRectF(x, top, right - x, NAME), ink="muted")
        self._values(entry.values, columns, top, NAME, "cell_strong", "text")
        self.skip(NAME - 6)
        self.paragraph(entry.condition, "note")
        if entry.example is not None:
            self.skip(5)
            x = self.tiles(entry.example.tiles, 0, self.height, TILE)
            note = " + ".join((entry.example.note, *entry.example.beside))
            box = QRectF(x + 24, self.height, self.width - x - 24, TILE)
            self.words(note, "tiny", box, ink="muted")
            self.skip(TILE + _WIN_LINE)
        self.skip(7)
        self.fill(QRectF(0, self.height, self.width, 2), "hair")
        self.skip(5)

    def line(self, line: reference.Line, columns: Sequence[float]) -> None:
        """Write a row: its name, its tiles, its values; its gloss below where it has no room."""
        high = _SMALL_TILE + 10 if line.tiles else ROW
        top, right = self.height, self.width - sum(columns)
        if line.tiles:
            right -= tiles_width(line.tiles, _SMALL_TILE) + 24
            self.tiles(line.tiles, right, top + (high - _SMALL_TILE) / 2 - 2, _SMALL_TILE)
        ink, x = "muted" if line.muted else "text", 0.0
        x += self.words(line.name, "small", QRectF(0, top, right - 16, high), ink=ink) + 12
        below: list[str] = []
        for words in (line.kanji if self.has_kanji else "", line.gloss and f"· {line.gloss}"):
            if words and (below or x + self.measure(words, "note") > right - 16):
                below.append(words)
            elif words:
                room = QRectF(x, top, right - 16 - x, high)
                x += self.words(words, "note", room, ink="muted") + 12
        role = "cell" if line.muted else "cell_strong"
        self._values(line.values, columns, top, high, role, ink)
        self.skip(high)
        if below:
            self.skip(-8)
            self.paragraph(" ".join(below).removeprefix("· "), "note", ink="muted")
            self.skip(4)

    def _values(
        self,
        values: Sequence[str],
        columns: Sequence[float],
        top: float,
        high: float,
        role: str,
        ink: str,
    ) -> None:
        """Write values into the last columns."""
        right = self.width
        for words, wide in zip(reversed(values), reversed(columns), strict=False):
            cell = QRectF(right - wide, top, wide, high)
            self.words(words, role, cell, ink=ink, right=True)
            right -= wide

    def note(self, words: str) -> None:
        """Write a small sentence."""
        self.skip(4)
        self.paragraph(words, "note", ink="muted")
        self.skip(4)

    def formula(self, words: str) -> None:
        """Write a formula on a tint, its powers small and raised."""
        self.skip(14)
        top, high = self.height, 78
        self.fill(QRectF(0, top, self.width, high), "tint")
        x = 20.0
        for at, part in enumerate(_POWER.split(words)):
            power = bool(at % 2)
            box = QRectF(x, top - (14 if power else 0), self.width - x - 20, high)
            x += self.words(part, "tiny_strong" if power else "cell_strong", box)
        self.skip(high + 8)

    def cycle(self, cycle: reference.Cycle, names: float) -> None:
        """Write one dora cycle: each tile points to the next, the last to the first."""
        wide, top = _CYCLE_TILE * 3 // 4, self.height
        self.words(cycle.name, "small", QRectF(0, top, names, _CYCLE_TILE), ink="muted")
        x = names
        for tile in (*cycle.tiles, None):
            if tile is None:
                self.words(
                    "↺", "body", QRectF(x - 8, top, wide, _CYCLE_TILE), ink="muted", center=True
                )
                break
            self.tiles((reference.SheetTile(tile),), x, top, _CYCLE_TILE)
            x += wide
            box = QRectF(x, top, 44, _CYCLE_TILE)
            if tile != cycle.tiles[-1]:
                self.words("→", "note", box, ink="muted", center=True)
            x += 44
        self.skip(_CYCLE_TILE + 14)

    def table(self, table: reference.PointTable, mark: str) -> None:
        """Write a point table: mangan cells tinted and lettered, cells without a hand in grey."""
        self.skip(18)
        top, first = self.height, 150
        self.words(table.title, "cell_strong", QRectF(0, top, self.width * 0.62, NAME))
        note = QRectF(self.width * 0.45, top, self.width * 0.55, NAME)
        self.words(table.note, "tiny", note, ink="muted", right=True)
        self.skip(NAME)
        wide = (self.width - first) / len(table.heads)
        for at, head in enumerate(table.heads):
            cell = QRectF(first + at * wide, self.height, wide, 44)
            self.words(head, "tiny", cell, ink="muted", center=True)
        self.skip(46)
        self.fill(QRectF(0, self.height, self.width, RULE), "line")
        self.skip(RULE + 3)
        for name, cells in table.rows:
            self.words(name, "note", QRectF(0, self.height, first, 48), ink="muted")
            for at, each in enumerate(cells):
                box = QRectF(first + at * wide, self.height, wide, 48)
                self._cell(each, box, mark)
            self.skip(49)

    def _cell(self, cell: reference.Cell, box: QRectF, mark: str) -> None:
        inner = box.adjusted(3, 1, -3, -1)
        if cell.state == "mangan":
            self.fill(inner, "tint")
            self.words(mark, "tiny_strong", inner.adjusted(8, 0, 0, 0), ink="muted")
            inner = inner.adjusted(30, 0, 0, 0)
        ink = "text" if cell.state in ("plain", "mangan") else "muted"
        role = "cell_strong" if len(cell.payments) == 1 else "small"
        if ink == "muted":
            role = "note"
        self.words(reference.together(cell.payments), role, inner, ink=ink, center=True)

    def worked(self, worked: reference.Worked) -> None:
        """Write a hand counted in full."""
        self.skip(10)
        box = QRectF(0, self.height, self.width, NAME)
        x = self.words(worked.title, "cell_strong", box)
        note = box.adjusted(x + 16, 0, 0, 0)
        self.words(worked.example.note, "note", note, ink="muted")
        self.skip(NAME)
        self.tiles(worked.example.tiles, 0, self.height, TILE)
        self.skip(TILE + 14)
        for caption, words in worked.lines:
            box = QRectF(0, self.height, _CAPTION, self.line_height("note"))
            self.words(caption, "note", box, ink="muted")
            self.paragraph(words, "note", left=_CAPTION + 10)
        self.paragraph(raised(worked.formula), "note")
        self.skip(8)

    def tiles(self, tiles: tuple[reference.SheetTile, ...], x: float, y: float, high: int) -> float:
        """Lay tiles down from a corner, a line under the winning one; give where they end."""
        places: list[tuple[reference.SheetTile, QRectF]] = []
        wide = high * 3 / 4
        for at, tile in enumerate(tiles):
            x += round(APART * wide) if tile.apart and at else 0
            box = QRectF(x, y, wide, high)
            if tile.turned:
                box = QRectF(x, y + high - wide, high, wide)
            places.append((tile, box))
            x += box.width()

        def draw(painter: QPainter) -> None:
            painter.setRenderHints(_AS_IT_IS)
            for tile, box in places:
                picture = self._art.pixmap(
                    tile.tile, _PICTURE, _FINE, turned=tile.turned, back=tile.back
                )
                painter.drawPixmap(box, picture, QRectF(picture.rect()))

        self.add(draw)
        for tile, box in places:
            if tile.win:
                line = QRectF(box.left() + 4, box.bottom() + 3, box.width() - 8, _WIN_LINE)
                self.fill(line, "text")
        return x


def tiles_width(tiles: tuple[reference.SheetTile, ...], high: int) -> float:
    """Give the width of tiles side by side, in units."""
    wide = high * 3 / 4
    gaps = sum(round(APART * wide) for tile in tiles[1:] if tile.apart)
    return gaps + sum(high if tile.turned else wide for tile in tiles)
