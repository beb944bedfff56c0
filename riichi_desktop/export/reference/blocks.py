"""What the reference is made of, as values: whoever shows it, a page or paper, decides how.

Every text is whole and in the language in force; tiles are numbers of the engine.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from riichi_desktop.engine import Tile

CellState = Literal["plain", "mangan", "muted", "impossible"]
"""Of a cell of a point table: below mangan; worth a mangan; one that no hand reaches under the
rules; one that cannot be under any."""


class SheetTile(NamedTuple):
    """One tile as it lies.

    Attributes:
        tile: the tile.
        back: whether it lies face down.
        turned: whether it lies on its side, as a called tile does.
        apart: whether it stands off from the tile before it.
        win: whether it is the winning tile.
    """

    tile: Tile
    back: bool = False
    turned: bool = False
    apart: bool = False
    win: bool = False


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that can be opened.

    Attributes:
        line: its hand line, the rules in force named.
        tiles: as they lie.
        note: how it was won, in words.
        spoken: its tiles in words.
        beside: names of the yaku that come with the one it is for.
    """

    line: str
    tiles: tuple[SheetTile, ...]
    note: str
    spoken: str
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One yaku or yakuman.

    Attributes:
        id: its name in every document.
        name: as it is called in the language in force.
        beside: its kanji; in Japanese, where the name is the kanji, the romaji.
        gloss: what the name means; in Japanese how it is read.
        condition: what it needs, in a sentence.
        values: han with a closed and an open hand, "–" for none; or how often a yakuman counts.
        example: None where none can be laid down.
    """

    id: str
    name: str
    beside: str
    gloss: str
    condition: str
    values: tuple[str, ...]
    example: Example | None = None


@dataclass(frozen=True, slots=True)
class Entries:
    """Yaku of one worth.

    Attributes:
        id: ``han.1``, ``yakuman`` …
        title: over them.
        heads: over their values.
        entries: the yaku.
    """

    id: str
    title: str
    heads: tuple[str, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph.

    Attributes:
        text: its words.
        kind: how it is set: plain, a muted note, a formula, or a heading.
    """

    text: str
    kind: Literal["plain", "note", "formula", "heading"] = "plain"


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a list.

    Attributes:
        name: its words.
        kanji: after the name.
        gloss: muted, after it.
        values: numbers or short words, one a column.
        tiles: what it is about.
        below: a sentence under it.
        muted: whether the rules in force have no use for it.
        cell: the cell of the point tables that it stands for: han, fu, dealer, tsumo.
    """

    name: str
    kanji: str = ""
    gloss: str = ""
    values: tuple[str, ...] = ()
    tiles: tuple[SheetTile, ...] = ()
    below: str = ""
    muted: bool = False
    cell: tuple[int, int, bool, bool] | None = None


@dataclass(frozen=True, slots=True)
class Lines:
    """A list of rows under a heading.

    Attributes:
        id: unique in its sheet.
        title: over it.
        heads: over the columns of values.
        lines: the rows.
        note: beside the title, muted.
    """

    id: str
    title: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Cycle:
    """Tiles of which each is the dora of the one before, the first that of the last.

    Attributes:
        name: what they are.
        tiles: in their order, the first not again at the end.
    """

    name: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Cycles:
    """The dora cycles.

    Attributes:
        title: over them.
        cycles: one a row.
    """

    title: str
    cycles: tuple[Cycle, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a point table.

    Attributes:
        han, fu: of the hand.
        payments: what is paid: one amount, or by a non-dealer's tsumo those of a non-dealer and of
            the dealer; none where the pair is impossible.
        state: see `CellState`.
        spoken: all of it in words.
    """

    han: int
    fu: int
    payments: tuple[str, ...]
    state: CellState
    spoken: str


@dataclass(frozen=True, slots=True)
class PointTable:
    """One of the four tables.

    Attributes:
        id: ``table.dealer.ron`` …
        dealer, tsumo: who wins, and how.
        title: both in words.
        note: what an amount is.
        heads: over the columns: 1 han … 4 han.
        rows: fu in words, and the cells.
    """

    id: str
    dealer: bool
    tsumo: bool
    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]


@dataclass(frozen=True, slots=True)
class Worked:
    """A hand counted in full.

    Attributes:
        title: what it is worth.
        example: the hand.
        lines: yaku, fu and payment, in words: a caption and what stands behind it.
        formula: the calculation with its numbers.
    """

    title: str
    example: Example
    lines: tuple[tuple[str, str], ...]
    formula: str


Titled = Entries | Lines | Cycles | PointTable | Worked
Block = Titled | Text


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the reference.

    Attributes:
        id: start, yaku, dora, yakuman, fu, limits, tables, formula, rules.
        group: what is counted there: start, han, fu, payment, rules.
        title: its name.
        intro: what it is for, in a sentence or two.
        blocks: what it holds.
    """

    id: str
    group: str
    title: str
    intro: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class ReferenceSheet:
    """The whole reference under one rule set, in one language.

    Attributes:
        title: its name.
        order: the order of counting, in a sentence.
        rules: the name of the rule set.
        settings: the rules that decide the numbers, in a line.
        sections: in counting order.
    """

    title: str
    order: str
    rules: str
    settings: str
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section:
        """Give a section.

        Raises:
            StopIteration: none has that id.
        """
        return next(one for one in self.sections if one.id == id)
