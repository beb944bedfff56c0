"""How the lines of a table of rows are painted."""

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from riichi_desktop.ui.kit.row_values import Heading, Row, RowTile, TilePictures
from riichi_desktop.ui.theme import Theme

INSET: Final = 8
"""From a row's ends to its words, in px."""

TILE_HEIGHT: Final = 24
BELOW: Final = 20
"""The height of a line of words under a row, in px."""

_TILE_GAP: Final = 9
_APART: Final = 6
_NOTE_GAP: Final = 6
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Arranged(NamedTuple):
    """What a row shows in the room it has.

    Attributes:
        tiles: at the right.
        pieces: its words on the line, each with the role of its colour.
        under: the gloss where it has no room on the line, to stand under it.
    """

    tiles: tuple[RowTile, ...]
    pieces: list[tuple[str, str]]
    under: str


@dataclass(slots=True)
class LinePainter:
    """Paints one line after the other.

    Attributes:
        painter: where to paint.
        theme: the colours and the type.
        pictures: the pictures of the tiles.
        columns: the widths of the columns of numbers, in px, left to right.
        dpr: device pixels in one px.
    """

    painter: QPainter
    theme: Theme
    pictures: TilePictures
    columns: tuple[int, ...]
    dpr: float

    def heading(self, heading: Heading, place: QRectF) -> None:
        """Paint a heading and the hairline under it."""
        hairline = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        self.painter.fillRect(hairline, self.theme.color("hairline"))
        room = place.adjusted(INSET, 0, -INSET, -1)
        font, ink = ("caption", "muted") if heading.quiet else ("strong", "text")
        x = self._words(heading.title, font, ink, room, room.left())
        total = heading.totals[0] if len(heading.totals) == 1 else ""
        width = self.theme.width("strong", total)
        if heading.note:
            note = QRectF(room)
            note.setRight(room.right() - width - 12 if total else self._numbers_left(room))
            self._words(heading.note, "body", "muted", note, x)
        if total:
            self._text(total, "strong", "text", room, _RIGHT)
        else:
            self._cells(heading.totals, "caption", "muted", room)

    def row(self, row: Row, place: QRectF, lit: float) -> None:
        """Paint a row; `lit` is how far its tint has come, 0 to 1."""
        if lit > 0:
            tint = self.theme.color("tint")
            self.painter.setOpacity(lit)
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(tint)
            self.painter.drawRoundedRect(place, 6, 6)
            self.painter.setOpacity(1)
        room = place.adjusted(INSET, 0, -INSET, 0)
        room.setHeight(self.theme.row_height)
        self._cells(row.values, "body" if row.muted else "strong", self._ink(row), room)
        self._notes(row, room)
        tiles, pieces, _ = self.arranged(row, room)
        words = self._words_room(row, tiles, room)
        middle = room.center().y()
        self._tiles(row.lead, room.left(), middle, lit=lit > 0)
        self._tiles(tiles, words.right() + INSET, middle, lit=lit > 0, whole=True)
        x = words.left()
        for piece, ink in pieces:
            x = self._words(piece, "body", ink, words, x)
        left = words.left() if row.name else room.left()
        line = QRectF(left, room.bottom() - 3, room.right() - left, BELOW)
        for part in self.below(row, place.width()):
            self._text(part, "caption", "muted", line, _LEFT)
            line.translate(0, BELOW)

    def below(self, row: Row, width: float) -> list[str]:
        """Give the lines that the words under a row `width` px wide take, its gloss among them."""
        gloss = self.arranged(row, QRectF(INSET, 0, width - 2 * INSET, 1)).under
        if not row.below and not gloss:
            return []
        left = _width_of(row.lead) + INSET if row.lead and row.name else 0
        room = width - 2 * INSET - left
        under = " · ".join(filter(None, (gloss, row.below)))
        lines = (wrapped(self.theme, words, room) for words in under.split("\n"))
        return [line for several in lines for line in several]

    def fits(self, row: Row, place: QRectF) -> bool:
        """Tell whether all words of a row have room."""
        room = place.adjusted(INSET, 0, -INSET, 0)
        tiles, pieces, under = self.arranged(row, room)
        words = self._words_room(row, tiles, room)
        shown = len(pieces) if not under else len(self.pieces(row))
        return shown == len(self.pieces(row)) and self._width(pieces) <= words.width()

    def arranged(self, row: Row, room: QRectF) -> "Arranged":
        """Settle what gives way in a row: the last gloss, then the tiles; then it needs a line.

        The first gloss says what a name means: it stays, beside the name or under it.
        """
        pieces, bare = self.pieces(row), self._bare(row)
        with_tiles = self._words_room(row, row.tiles, room).width()
        alone = self._words_room(row, (), room).width() if row.tiles else with_tiles
        for tiles, wide in ((row.tiles, with_tiles), ((), alone)):
            for count in range(len(pieces), len(bare) - (len(pieces) == len(bare)), -1):
                if self._width(pieces[:count]) <= wide:
                    return Arranged(tiles, pieces[:count], "")
        tiles = row.tiles if self._width(bare) <= with_tiles else ()
        return Arranged(tiles, bare, row.gloss)

    def pieces(self, row: Row) -> list[tuple[str, str]]:
        """Give the words of a row, each with the role of its colour."""
        glosses = row.gloss.split(" · ") if row.gloss else ()
        return [*self._bare(row), *((f" · {gloss}", "muted") for gloss in glosses)]

    def _bare(self, row: Row) -> list[tuple[str, str]]:
        """Give the words of a row without its glosses."""
        found = [(row.name, self._ink(row))]
        if row.kanji and self.theme.has_kanji:
            found.append((" " + row.kanji if row.name else row.kanji, "muted"))
        return found

    def _ink(self, row: Row) -> str:
        return "muted" if row.muted else "text"

    def _width(self, pieces: list[tuple[str, str]]) -> float:
        return sum(self.theme.width("body", words) for words, _ in pieces)

    def _words(self, words: str, font: str, ink: str, room: QRectF, x: float) -> float:
        """Paint words from x on, cut at the end of the room; give where they end."""
        left = room.right() - x
        if left <= 4:
            return x
        cut = self.theme.cut(font, words, left + 0.5)
        self._text(cut, font, ink, QRectF(x, room.top(), left + 4, room.height()), _LEFT)
        return x + self.theme.width(font, cut)

    def _text(
        self, words: str, font: str, ink: str, place: QRectF, align: Qt.AlignmentFlag
    ) -> None:
        self.painter.setFont(self.theme.font(font))
        self.painter.setPen(self.theme.color(ink))
        self.painter.drawText(place, align, words)

    def _cells(self, cells: tuple[str, ...], font: str, ink: str, room: QRectF) -> None:
        """Paint numbers into the last columns."""
        right = room.right()
        for words, width in zip(reversed(cells), reversed(self.columns), strict=False):
            cell = QRectF(right - width, room.top(), width, room.height())
            self._text(words, font, ink, cell, _RIGHT)
            right -= width

    def _notes(self, row: Row, room: QRectF) -> None:
        """Paint small words before the numbers of the last columns."""
        right = room.right()
        cells = zip_longest(reversed(row.notes), reversed(row.values), fillvalue="")
        for (note, value), width in zip(cells, reversed(self.columns), strict=False):
            taken = self.theme.width("body" if row.muted else "strong", value)
            space = width - taken - (_NOTE_GAP if taken else 0)
            if note:
                cell = QRectF(right - width, room.top(), space, room.height())
                words = self.theme.cut("caption", note, space)
                self._text(words, "caption", "muted", cell, _RIGHT)
            right -= width

    def _numbers_left(self, room: QRectF) -> float:
        return room.right() - sum(self.columns) - _TILE_GAP

    def _words_room(self, row: Row, tiles: tuple[RowTile, ...], room: QRectF) -> QRectF:
        """Give the room that tiles and numbers leave to the words."""
        numbers = tiles or row.values or row.notes
        right = self._numbers_left(room) if numbers else room.right()
        right -= _width_of(tiles) + (INSET if tiles else 0)
        left = room.left() + _width_of(row.lead) + (INSET if row.lead else 0)
        return QRectF(left, room.top(), right - left, room.height())

    def _tiles(
        self, tiles: tuple[RowTile, ...], x: float, middle: float, *, lit: bool, whole: bool = False
    ) -> None:
        """Paint tiles side by side from x on, then the rims over their edges.

        Lit, those that are marked have rims, or the whole of them.
        """
        rims = []
        for at, tile in enumerate(tiles):
            x += _APART if tile.apart and at else 0
            width = _width_of((tile,))
            height = TILE_HEIGHT * 3 / 4 if tile.turned else TILE_HEIGHT
            place = QRectF(round(x), round(middle + TILE_HEIGHT / 2 - height), width, height)
            picture = self.pictures.pixmap(
                tile.tile, TILE_HEIGHT, self.dpr, turned=tile.turned, back=tile.back
            )
            self.painter.drawPixmap(place.topLeft(), picture)
            if lit and (whole or tile.marked):
                rims.append(place)
            x += width
        if rims:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.setPen(QPen(self.theme.color("brass"), 2))
        for rim in rims:
            self.painter.drawRoundedRect(rim.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def _width_of(tiles: tuple[RowTile, ...]) -> float:
    """Give the width in px of tiles side by side."""
    gaps = sum(_APART for tile in tiles[1:] if tile.apart)
    return gaps + sum(TILE_HEIGHT if tile.turned else TILE_HEIGHT * 3 / 4 for tile in tiles)


def wrapped(theme: Theme, words: str, room: float) -> list[str]:
    """Break small words into lines of `room` px: at spaces, and in Japanese after any sign."""
    if theme.width("caption", words) <= room:
        return [words]
    lines, line, taken = [], "", 0.0
    for part in _BREAKS.split(words):
        wide = theme.width("caption", part)
        if line and taken + theme.width("caption", part.rstrip(" ")) > room:
            lines.append(line.rstrip(" "))
            line, taken = "", 0.0
        line, taken = line + part, taken + wide
    return [*lines, line]


_BREAKS: Final = re.compile(
    r"(?<= )|(?<=[\u3001-\u9fff\uff00-\uffef])(?![\u3001\u3002\uff0c\uff09])"
)
