"""What a table of rows shows, as values."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Protocol

from PySide6.QtGui import QPixmap


class TilePictures(Protocol):
    """Whoever gives pictures of tiles, such as `TileArt`."""

    def pixmap(
        self, tile: int, height: int, dpr: float, *, turned: bool = False, back: bool = False
    ) -> QPixmap:
        """Give a tile, `height` logical px high."""
        ...


@dataclass(frozen=True, slots=True)
class RowTile:
    """One tile in a row.

    Attributes:
        tile: the tile, as the pictures know it.
        back: whether it lies face down.
        turned: whether it lies on its side.
        marked: whether it has a brass rim while its row is lit; those at the right all have.
        apart: whether it stands off from the tile before it, as the first of a group does.
    """

    tile: int
    back: bool = False
    turned: bool = False
    marked: bool = False
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above rows, over a hairline.

    Attributes:
        title: bold, at the left.
        note: muted, right after the title.
        totals: at the right: one is bold and may be long; several are muted captions of columns.
        accessible: what is spoken; "" speaks the words that are shown.
        quiet: whether the title is a caption of its column, like the totals beside it.
    """

    title: str
    note: str = ""
    totals: tuple[str, ...] = ()
    accessible: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One line.

    Attributes:
        key: what `row_lit` tells; rows without one (None) light up all the same.
        name: the first words.
        kanji: muted, after the name; left out where no font has kanji.
        gloss: muted, after a middle dot; one with middle dots in it is several. The last is the
            first to go where there is no room; the first stands under the name at worst.
        tiles: at the right, before the numbers; left out where name and gloss need their room.
        values: the numbers, right-aligned, one a column, bold.
        notes: small muted words before the numbers, one a column.
        lead: tiles at the left, before the name.
        below: muted words under the line, on as many lines as they need; under the name, where
            there is one.
        muted: whether the whole line is only by the way.
        accessible: what is spoken; "" speaks the words that are shown.
    """

    key: object = None
    name: str = ""
    kanji: str = ""
    gloss: str = ""
    tiles: tuple[RowTile, ...] = ()
    values: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    lead: tuple[RowTile, ...] = ()
    below: str = ""
    muted: bool = False
    accessible: str = ""


def spoken(line: Heading | Row) -> str:
    """Give what a screen reader says of a line."""
    if line.accessible:
        return line.accessible
    if isinstance(line, Heading):
        return ", ".join((line.title + line.note, *line.totals))
    numbers = (words for pair in zip_longest(line.notes, line.values) for words in pair)
    return ", ".join(filter(None, (line.name, line.kanji, line.gloss, *numbers, line.below)))


def tiles_of(tiles: Sequence[int]) -> tuple[RowTile, ...]:
    """Give plain tiles for a row."""
    return tuple(RowTile(tile) for tile in tiles)
