"""Where the parts of the reference's rows stand: rows and a width in, places in px out.

Nothing is ever cut: what does not fit on a line goes on to the next, and a row grows with it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from riichi_desktop.export import reference
from riichi_desktop.ui.reference.row_values import Head, Item, RowLine
from riichi_desktop.ui.theme import Theme
from riichi_desktop.ui.unbroken import unbroken

INSET: Final = 12
"""From the ends of a row to what it shows, in px."""

LINE: Final = 22
"""The height of a line of words, in px."""

SMALL_LINE: Final = 19
APART: Final = 0.4
"""How far tiles stand off that do, in widths of a tile."""

_TILES: Final = (32, 28, 40)
_FEW_TILES: Final = (28, 24, 28)
"""The height of the tiles of a hand and of a few in px, in a normal window, in a small one, and
where there is much room: fours, so that the width is whole."""

_MUCH_ROOM: Final = 1060

_HAND: Final = 9
"""From so many tiles on they are a hand."""

_GAP: Final = 18
_FEW_GAP: Final = 10
_COLUMN: Final = 44
_PAD: Final = 3
_TALL_PAD: Final = 8
_FEWEST_PX: Final = 216
"""Words that would have less room than this beside tiles stand above them."""

_BREAKS: Final = re.compile(
    r"(?<= )|(?<=[\u3001-\u9fff\uff00-\uffef])"
    r"(?![\u3001\u3002\uff0c\uff09\u30fc\uff1a\u300d\u300f\u30fbぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ])"
)
_READING: Final = re.compile(r"[ ·]*[\u3041-\u30ff]+")
"""Kana alone: how a name is read stays on one line where it can."""

Part = tuple[str, str, str]
"""Words, the role of their font, and the role of their colour."""


class Written(NamedTuple):
    """Words on one line.

    Attributes:
        words, font, ink: what is written, and how.
        x, y: where it begins, and the top of its line, in px.
        high: the height of its line.
    """

    words: str
    font: str
    ink: str
    x: float
    y: float
    high: int


class Placed(NamedTuple):
    """One row in its place; lengths in px from the left and upper corner of all rows.

    Attributes:
        line: what it shows.
        top, high: where it lies.
        written: its words.
        tiles: where its tiles begin: x and y; None for none.
        tile: the height of its tiles.
        values: its values, each with the right end of its column and the top of its line; or the
            lines of its answer, in the same way.
        parted: whether a hairline sets it off from the row before.
    """

    line: RowLine
    top: float
    high: float
    written: tuple[Written, ...]
    tiles: tuple[float, float] | None
    tile: int
    values: tuple[tuple[str, float, float], ...]
    parted: bool


def lay_out(lines: Sequence[RowLine], width: float, theme: Theme) -> tuple[Placed, ...]:
    """Put rows one under the other."""
    found: list[Placed] = []
    y = 0.0
    for group in _groups(lines):
        room = _Room(theme, width, group)
        for line in group:
            if isinstance(line, Head):
                y += 10 if found else 0
                placed = room.head(line, y)
            else:
                before = found[-1].line if found else None
                placed = room.item(line, y, isinstance(before, Item))
            found.append(placed)
            y += placed.high
    return tuple(found)


def _groups(lines: Iterable[RowLine]) -> Iterator[list[RowLine]]:
    """Give a heading with the rows under it: they share the widths of their columns."""
    group: list[RowLine] = []
    for line in lines:
        if isinstance(line, Head) and group:
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def _columns(group: Sequence[RowLine], theme: Theme) -> tuple[float, ...]:
    """Give the widths of the columns, left to right; a row with fewer values has the last ones."""
    rows = []
    for line in group:
        cells = line.heads if isinstance(line, Head) else line.values
        font = "caption" if isinstance(line, Head) else "strong"
        rows.append([theme.width(font, cell) + 16 for cell in reversed(cells)])
    wide = [max(_COLUMN, *cells) for cells in zip_longest(*rows, fillvalue=0.0)]
    return tuple(reversed(wide))


def _tile_height(tiles: tuple[reference.SheetTile, ...], theme: Theme, width: float) -> int:
    """Give the height of the tiles of a row, in px."""
    heights = _TILES if len(tiles) >= _HAND else _FEW_TILES
    return heights[1 if theme.compact else 2 if width >= _MUCH_ROOM else 0]


def _tiled(group: Sequence[RowLine]) -> list[Item]:
    """Give the rows that share a column of tiles: hands, else those with a few tiles."""
    items = [one for one in group if isinstance(one, Item) and one.tiles]
    few = [one for one in items if len(one.tiles) < _HAND]
    return few or items


def width_of(tiles: tuple[reference.SheetTile, ...], high: int) -> float:
    """Give the width of tiles side by side, in px."""
    wide = high * 3 // 4
    gaps = sum(round(APART * wide) for tile in tiles[1:] if tile.apart)
    return gaps + sum(high if tile.turned else wide for tile in tiles)


class _Room:
    """What the rows of one heading have room for; they all stand alike."""

    def __init__(self, theme: Theme, width: float, group: Sequence[RowLine]) -> None:
        self._theme = theme
        self._width = width
        self._columns = _columns(group, theme)
        self._right = width - INSET - sum(self._columns)
        tiled = _tiled(group)
        heights = [_tile_height(one.tiles, theme, width) for one in tiled]
        wide = [width_of(one.tiles, high) for one, high in zip(tiled, heights, strict=True)]
        self._tiles = max(wide, default=0.0)
        self._gap = _FEW_GAP if tiled and len(tiled[0].tiles) < _HAND else _GAP
        self._beside = self._right - self._gap - self._tiles
        least = max((self._least(one) for one in tiled), default=0.0)
        self._stacked = self._beside - self._gap - INSET < least

    def head(self, line: Head, y: float) -> Placed:
        """Place a heading."""
        parts = [(line.title, "panel_title", "text")]
        if line.note:
            parts.append((f" · {line.note}", "body", "muted"))
        written = self._flow(parts, INSET, self._right - INSET, y + 4)
        high = max(30.0, (written[-1].y - y + LINE if written else 0) + 4)
        heads = self._cells(line.heads, y + high - LINE - 3)
        return Placed(line, y, high, tuple(written), None, 0, heads, False)

    def item(self, line: Item, y: float, parted: bool) -> Placed:
        """Place a row: its tiles beside its words, or below them where there is little room."""
        tile, beside = _tile_height(line.tiles, self._theme, self._width), self._beside
        tall = bool(line.below or line.caption)
        pad = _TALL_PAD if tall else _PAD
        wider = width_of(line.tiles, tile) > self._tiles
        stacked = bool(line.tiles) and (self._stacked or wider)
        right = beside - self._gap if line.tiles and not stacked else self._right - self._gap
        written = self._words(line, right - INSET, y + pad)
        answer = self._answer(line, written)
        if answer and answer[0].y > y + pad:
            more = answer[-1].y + LINE - answer[0].y
            written = [one if one.high == LINE else one._replace(y=one.y + more) for one in written]
        end = written[-1].y + written[-1].high if written else y + pad
        at: tuple[float, float] | None = None
        if line.tiles:
            under = SMALL_LINE if line.caption else 0
            at = (float(INSET), end + 2) if stacked else (beside, y + _TALL_PAD)
            if not stacked:
                spare = max(end + pad - y, tile + under + pad + _PAD) - tile - under
                at = beside, y + spare / 2
            if line.caption:
                written += self._caption(line.caption, at[0], at[1] + tile + 1)
                end = max(end, written[-1].y + SMALL_LINE)
            end = max(end, at[1] + tile)
        theme = self._theme
        high = max(end + pad - y, theme.control_height if theme.touch else theme.row_height)
        middle = y + (high - LINE) / 2
        values = self._cells(line.values, y + pad if tall or stacked else middle)
        values += tuple((one.words, self._right, one.y) for one in answer)
        if not (tall or stacked) and len({one.y for one in written}) == 1:
            written = [one._replace(y=middle) for one in written]
        return Placed(line, y, high, tuple(written), at, tile, values, parted and tall)

    def _answer(self, line: Item, written: Sequence[Written]) -> list[Written]:
        """Write an answer behind a name where it fits, else on lines of its own below it."""
        if not line.answer or not written:
            return []
        last = [one for one in written if one.high == LINE][-1]
        begun = last.x + self._theme.width(last.font, last.words) + _GAP
        part: list[Part] = [(line.answer, "strong", "text")]
        if begun + self._theme.width("strong", line.answer) <= self._right:
            return self._flow(part, INSET, self._right - INSET, last.y)
        return self._flow(part, INSET, self._right - INSET, last.y + LINE)

    def _least(self, line: Item) -> float:
        """Give how much room words need beside tiles: no more than they are long."""
        theme = self._theme
        own = theme.width("strong" if line.strong else "body", line.name)
        own += theme.width("body", f" {line.beside}") if line.beside else 0
        own += theme.width("body", f" · {line.gloss}") if line.gloss else 0
        return _FEWEST_PX if line.below else min(own + 4, _FEWEST_PX)

    def _caption(self, words: str, x: float, y: float) -> list[Written]:
        room = max(self._tiles, self._right - x - INSET, _FEWEST_PX)
        return self._flow([(words, "caption", "muted")], x, room, y, SMALL_LINE)

    def _words(self, line: Item, room: float, y: float) -> list[Written]:
        ink = "muted" if line.muted else "text"
        parts: list[Part] = [(line.name, "strong" if line.strong else "body", ink)]
        if line.beside and self._theme.has_kanji:
            parts.append((f" {line.beside}" if line.name else line.beside, "body", "muted"))
        if line.gloss:
            parts.append((f" · {line.gloss}" if line.name else line.gloss, "body", "muted"))
        written = self._flow(parts, INSET, room, y)
        if line.below:
            y = written[-1].y + LINE if written else y
            below: list[Part] = [(line.below, "caption", "muted")]
            written += self._flow(below, INSET, room, y, SMALL_LINE)
        return written

    def _flow(
        self, parts: Iterable[Part], left: float, room: float, y: float, high: int = LINE
    ) -> list[Written]:
        """Write parts one after the other, on as many lines as they need."""
        found: list[Written] = []
        x = 0.0
        for words, font, ink in parts:
            words = unbroken(words)
            wide = self._theme.width(font, words)
            if x + wide <= room:
                found.append(Written(words, font, ink, left + x, y, high))
                x += wide
                continue
            begun = False
            whole = (
                _READING.fullmatch(words) and self._theme.width(font, words.lstrip(" ·")) <= room
            )
            for piece in (words.lstrip(" ·"),) if whole else _BREAKS.split(words):
                wide = self._theme.width(font, piece)
                if x and x + self._theme.width(font, piece.rstrip()) > room:
                    x, y, begun, piece = 0.0, y + high, False, piece.lstrip()
                    wide = self._theme.width(font, piece)
                if begun:
                    last = found.pop()
                    piece = last.words + piece
                    wide = self._theme.width(font, piece)
                    x = last.x - left
                if piece.strip():
                    found.append(Written(piece, font, ink, left + x, y, high))
                    begun = True
                x += wide
        return found

    def _cells(self, cells: Sequence[str], y: float) -> tuple[tuple[str, float, float], ...]:
        right, found = self._width - INSET, []
        pairs = zip(reversed(cells), reversed(self._columns), strict=False)
        for cell, wide in pairs:
            found.append((cell, right, y))
            right -= wide
        return tuple(found)
