"""How the lines of a table of rows are painted."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from riichi_desktop.ui.kit.row_layout import (
    APART,
    BELOW,
    BETWEEN,
    INSET,
    TILE_HEIGHT,
    Arranged,
    RowLayout,
    width_of,
    wrapped,
)
from riichi_desktop.ui.kit.row_values import Heading, Row, RowTile, TilePictures
from riichi_desktop.ui.theme import Theme

__all__ = ["BELOW", "INSET", "TILE_HEIGHT", "LinePainter", "wrapped"]

_NOTE_GAP: Final = 6
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(slots=True)
class LinePainter:
    """Paints one line after the other.

    Attributes:
        painter: where to paint.
        theme: the colours and the type.
        pictures: the pictures of the tiles.
        layout: the columns of numbers.
        dpr: device pixels in one px.
    """

    painter: QPainter
    theme: Theme
    pictures: TilePictures
    layout: RowLayout
    dpr: float

    def heading(self, heading: Heading, place: QRectF) -> None:
        """Paint a heading and the hairline under it."""
        hairline = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        self.painter.fillRect(hairline, self.theme.color("hairline"))
        room = place.adjusted(INSET, 0, -INSET, -1)
        lower = QRectF(room)
        if self.layout.breaks(heading, place.width()):
            room.setBottom(room.bottom() - BELOW)
            lower.setTop(room.bottom() - 3)
        font, ink = ("caption", "muted") if heading.quiet else ("strong", "text")
        if font == "strong" and self.theme.width(font, heading.title) > room.width():
            font = "badge_strong"
        x = self._words(heading.title, font, ink, room, room.left())
        total = heading.totals[0] if len(heading.totals) == 1 else ""
        width = self.theme.width("strong", total)
        if heading.note:
            note = QRectF(room)
            end = room.right()
            note.setRight(end - width - BETWEEN if total else self.layout.numbers_left(end))
            self._words(heading.note, "body", "muted", note, x)
        if total:
            self._text(total, "strong", "text", lower, _RIGHT)
        else:
            self._cells(heading.totals, "caption", "muted", room)

    def row(self, row: Row, arranged: Arranged, place: QRectF, lit: float) -> None:
        """Paint a row as it is arranged; `lit` is how far its tint has come, 0 to 1."""
        if lit > 0:
            tint = self.theme.color("tint")
            self.painter.setOpacity(lit)
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(tint)
            self.painter.drawRoundedRect(place, 6, 6)
            self.painter.setOpacity(1)
        room = place.adjusted(INSET, 0, -INSET, 0)
        room.setHeight(self.theme.row_height)
        self._cells(row.values, "body" if row.muted else "strong", _ink(row), room)
        self._notes(row, room)
        start, middle = place.left(), room.center().y()
        self._tiles(row.lead, room.left(), middle, lit=lit > 0)
        ends = start + arranged.right + INSET
        self._tiles(arranged.tiles, ends, middle, lit=lit > 0, whole=True)
        words = QRectF(room)
        words.setLeft(start + arranged.left)
        words.setRight(start + arranged.right)
        x = words.left()
        for piece, ink in arranged.pieces:
            x = self._words(piece, "body", ink, words, x)
        left = words.left() if row.name else room.left()
        line = QRectF(left, room.bottom() - 3, room.right() - left, BELOW)
        for part in arranged.under:
            self._text(part, "caption", "muted", line, _LEFT)
            line.translate(0, BELOW)

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
        for words, width in zip(reversed(cells), reversed(self.layout.columns), strict=False):
            cell = QRectF(right - width, room.top(), width, room.height())
            self._text(words, font, ink, cell, _RIGHT)
            right -= width

    def _notes(self, row: Row, room: QRectF) -> None:
        """Paint small words before the numbers of the last columns."""
        right = room.right()
        cells = zip_longest(reversed(row.notes), reversed(row.values), fillvalue="")
        for (note, value), width in zip(cells, reversed(self.layout.columns), strict=False):
            taken = self.theme.width("body" if row.muted else "strong", value)
            space = width - taken - (_NOTE_GAP if taken else 0)
            if note:
                cell = QRectF(right - width, room.top(), space, room.height())
                words = self.theme.cut("caption", note, space)
                self._text(words, "caption", "muted", cell, _RIGHT)
            right -= width

    def _tiles(
        self, tiles: tuple[RowTile, ...], x: float, middle: float, *, lit: bool, whole: bool = False
    ) -> None:
        """Paint tiles side by side from x on, then the rims over their edges.

        Lit, those that are marked have rims, or the whole of them.
        """
        rims = []
        for at, tile in enumerate(tiles):
            x += APART if tile.apart and at else 0
            width = width_of((tile,))
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
            self.painter.setPen(QPen(self.theme.color("notice"), 2))
        for rim in rims:
            self.painter.drawRoundedRect(rim.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


def _ink(row: Row) -> str:
    return "muted" if row.muted else "text"
