"""What a row of a table shows in the room it has: a row and a width in, places of its parts out."""

import re
from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from riichi_desktop.ui.kit.row_values import Heading, Row, RowTile
from riichi_desktop.ui.theme import Theme

INSET: Final = 8
"""From a row's ends to its words, in px."""

TILE_HEIGHT: Final = 24
BELOW: Final = 20
"""The height of a line of words under a row, in px."""

APART: Final = 6
"""How far tiles stand off that do, in px."""

BETWEEN: Final = 12
"""The least between a heading and the total beside it, in px."""

_TILE_GAP: Final = 9
_KEPT: Final = 500
_BREAKS: Final = re.compile(
    r"(?<= )|(?<=[\u3001-\u9fff\uff00-\uffef])(?![\u3001\u3002\uff0c\uff09])"
)


class Arranged(NamedTuple):
    """What a row shows in the room it has; lengths in px, from its left end.

    Attributes:
        tiles: at the right.
        pieces: its words on the line, each with the role of its colour.
        left, right: where those words may begin and must end.
        under: the lines of words under it.
        tip: all the words of the line where some of them are cut or left out, else "".
    """

    tiles: tuple[RowTile, ...]
    pieces: tuple[tuple[str, str], ...]
    left: float
    right: float
    under: tuple[str, ...]
    tip: str


class RowLayout:
    """Arranges rows, each once for a width.

    Args:
        theme: the type.
        columns: the widths of the columns of numbers, in px, left to right.
    """

    def __init__(self, theme: Theme, columns: Sequence[int]) -> None:
        self.theme = theme
        self.columns = tuple(columns)
        self._kept: dict[Hashable, Arranged] = {}

    def set_columns(self, columns: Sequence[int]) -> None:
        """Set the widths of the columns of numbers, in px, left to right."""
        self.columns = tuple(columns)
        self.forget()

    def forget(self) -> None:
        """Arrange every row anew: the type is another."""
        self._kept.clear()

    def numbers_left(self, right: float) -> float:
        """Give where the columns of numbers begin that end at `right`."""
        return right - sum(self.columns) - _TILE_GAP

    def breaks(self, heading: Heading, width: float) -> bool:
        """Tell whether a heading's total has no room beside its title: it goes under it."""
        if len(heading.totals) != 1 or heading.quiet:
            return False
        wide = sum(self.theme.width("strong", words) for words in (heading.title, *heading.totals))
        return wide + BETWEEN > width - 2 * INSET

    def arrange(self, row: Row, width: float) -> Arranged:
        """Settle what gives way in a row `width` px wide, and where the rest stands."""
        key = (
            *(row.name, row.kanji, row.gloss, row.below, row.tiles, row.lead, row.muted),
            *(bool(row.values or row.notes), width),
        )
        arranged = self._kept.get(key)
        if arranged is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            arranged = self._kept[key] = self._arranged(row, width)
        return arranged

    def _arranged(self, row: Row, width: float) -> Arranged:
        whole, bare = self._pieces(row), self._bare(row)
        tiles, count = self._giving_way(row, whole, len(bare), width)
        pieces, gloss = (whole[:count], "") if count else (bare, row.gloss)
        left, right = self._room(row, tiles, width)
        cut = len(pieces) < len(whole) and not gloss
        return Arranged(
            tiles=tiles,
            pieces=tuple(pieces),
            left=left,
            right=right,
            under=self._under(row, gloss, width),
            tip="".join(words for words, _ in whole)
            if cut or self._width(pieces) > right - left
            else "",
        )

    def _giving_way(
        self, row: Row, whole: list[tuple[str, str]], bare: int, width: float
    ) -> tuple[tuple[RowTile, ...], int]:
        """Give the tiles that stay and how many pieces do; none where the gloss goes under them.

        The last gloss gives way first, then the tiles; then the row needs a line more. The first
        gloss says what a name means: it stays, beside the name or under it.
        """
        left, right = self._room(row, row.tiles, width)
        with_tiles = right - left
        left, right = self._room(row, (), width)
        for tiles, wide in ((row.tiles, with_tiles), ((), right - left)):
            for count in range(len(whole), bare - (len(whole) == bare), -1):
                if self._width(whole[:count]) <= wide:
                    return tiles, count
        return row.tiles if self._width(whole[:bare]) <= with_tiles else (), 0

    def _pieces(self, row: Row) -> list[tuple[str, str]]:
        """Give the words of a row, each with the role of its colour."""
        glosses = row.gloss.split(" · ") if row.gloss else ()
        return [*self._bare(row), *((f" · {gloss}", "muted") for gloss in glosses)]

    def _bare(self, row: Row) -> list[tuple[str, str]]:
        """Give the words of a row without its glosses."""
        found = [(row.name, "muted" if row.muted else "text")]
        if row.kanji and self.theme.has_kanji:
            found.append((" " + row.kanji if row.name else row.kanji, "muted"))
        return found

    def _width(self, pieces: Sequence[tuple[str, str]]) -> float:
        width = self.theme.width
        return sum([width("body", words) for words, _ in pieces])

    def _room(self, row: Row, tiles: tuple[RowTile, ...], width: float) -> tuple[float, float]:
        """Give where the words have room that tiles and numbers leave them."""
        right = width - INSET
        if tiles or row.values or row.notes:
            right = self.numbers_left(right)
        right -= width_of(tiles) + (INSET if tiles else 0)
        return INSET + width_of(row.lead) + (INSET if row.lead else 0), right

    def _under(self, row: Row, gloss: str, width: float) -> tuple[str, ...]:
        """Give the lines that the words under a row take, its gloss among them."""
        if not row.below and not gloss:
            return ()
        left = width_of(row.lead) + INSET if row.lead and row.name else 0
        words = " · ".join(filter(None, (gloss, row.below)))
        room = width - 2 * INSET - left
        return tuple(line for part in words.split("\n") for line in wrapped(self.theme, part, room))


def width_of(tiles: tuple[RowTile, ...]) -> float:
    """Give the width in px of tiles side by side."""
    if not tiles:
        return 0
    gaps = sum([APART for tile in tiles[1:] if tile.apart])
    return gaps + sum([TILE_HEIGHT if tile.turned else TILE_HEIGHT * 3 / 4 for tile in tiles])


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
