"""The printed reference: two pages, what is counted in han on the first, all else on the second."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from riichi_desktop.engine import Rules
from riichi_desktop.export import edition_text, reference
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.sheet_column import SheetColumn
from riichi_desktop.ui.tile_art import TileArt
from riichi_desktop.words import Words

RATIO: Final = 281 / 190
"""The height of the room on an A4 page by its width."""

_WIDTHS: Final = tuple(range(3200, 5000, 100))
"""How many units the page may be wide: the letters are as large as two pages allow."""

_GAP: Final = 80
_FOOT: Final = 60
_SECOND: Final = ("dora", "fu", "start", "limits", "formula")
"""What the second page says above the tables, in counting order."""

_LEFT_OUT: Final = ("fu.worked", "formula.awards", "start.limits", "start.fu")
"""What other parts of the page say as well."""


class Placed(NamedTuple):
    """A column on a page, its upper left corner in units."""

    column: SheetColumn
    x: float
    y: float


class SheetPage(NamedTuple):
    """One page.

    Attributes:
        width: in units; its height follows.
        placed: what is on it.
        height: how far down it is written.
    """

    width: float
    placed: tuple[Placed, ...]
    height: float

    @property
    def fits(self) -> bool:
        """Whether all of it is on the paper."""
        return self.height <= self.width * RATIO

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw it into a room, in the painter's units."""
        scale = min(room.width() / self.width, room.height() / (self.width * RATIO))
        for column, x, y in self.placed:
            painter.save()
            painter.translate(room.left() + x * scale, room.top() + y * scale)
            painter.scale(scale, scale)
            column.draw(painter)
            painter.restore()


def sheet_pages(rules: Rules, look: Look) -> tuple[SheetPage, SheetPage]:
    """Lay the two pages out under rules, in the language in force."""
    sheet = reference.reference_sheet(rules, look.words)
    art = TileArt()
    builds: tuple[_Build, _Build] = (_first, _second)
    first, second = (_as_large(build, sheet, rules, look, art) for build in builds)
    return first, second


_Build = Callable[["_Writer"], SheetPage]


@dataclass(frozen=True, slots=True)
class _Piece:
    """What stays together in a column.

    Attributes:
        into: writes it; is told whether the heading stands over it.
        first: whether a heading always stands over it.
    """

    into: Callable[[SheetColumn, bool], None]
    first: bool = False

    def write(self, column: SheetColumn, *, begins: bool) -> None:
        """Write it into a column, at whose top it stands or not."""
        self.into(column, self.first or begins)


class _Writer:
    """What the pages are written with, at one width."""

    def __init__(
        self,
        sheet: reference.ReferenceSheet,
        rules: Rules,
        look: Look,
        art: TileArt,
        width: float,
    ) -> None:
        self.sheet, self.rules, self.look, self.width = sheet, rules, look, width
        self._art = art

    @property
    def half(self) -> float:
        """The width of one of two columns."""
        return (self.width - _GAP) / 2

    def column(self, width: float) -> SheetColumn:
        """Give an empty column."""
        return SheetColumn(self.look.theme, width, self._art)

    def head(self, *, large: bool) -> SheetColumn:
        """Write title, order of counting and settings, or on a later page the title alone."""
        column, sheet = self.column(self.width), self.sheet
        box = QRectF(0, 0, self.width, 90 if large else 60)
        x = column.words(sheet.title, "title" if large else "cell_strong", box)
        right = box.adjusted(x + 40, 0, 0, 0)
        column.words(sheet.rules, "limit" if large else "cell_strong", right, right=True)
        column.skip(box.height() + 4)
        if large:
            column.paragraph(f"{sheet.order} {sheet.settings}", "small", ink="muted")
            column.skip(8)
        column.fill(QRectF(0, column.height, self.width, 5), "text")
        column.skip(5)
        return column

    def foot(self, number: int) -> SheetColumn:
        """Write the rule set with its edition, the settings, and the number of the page."""
        column, words = self.column(self.width), self.look.words
        edition = edition_text(self.rules, words)
        said = " · ".join(filter(None, (self.sheet.rules, edition, self.sheet.settings)))
        box = QRectF(0, 0, self.width - 220, _FOOT)
        column.words(said, "tiny", box, ink="muted")
        page = words.text("ui.print.page", page=number, pages=2)
        column.words(page, "tiny", QRectF(0, 0, self.width, _FOOT), ink="muted", right=True)
        return column

    def page(self, number: int, placed: Sequence[Placed]) -> SheetPage:
        """Put a page together, its foot at the bottom of the paper."""
        end = max(one.y + one.column.height for one in placed)
        foot = Placed(self.foot(number), 0, self.width * RATIO - _FOOT)
        return SheetPage(self.width, (*placed, foot), end + _FOOT)


def _as_large(
    build: _Build, sheet: reference.ReferenceSheet, rules: Rules, look: Look, art: TileArt
) -> SheetPage:
    """Write a page with the largest letters with which it fits."""
    for width in _WIDTHS:
        page = build(_Writer(sheet, rules, look, art, width))
        if page.fits:
            break
    return page


def _first(writer: _Writer) -> SheetPage:
    """Write the yaku and the yakuman, in two columns of about the same height."""
    head = writer.head(large=True)
    pieces = [
        piece
        for id in ("yaku", "yakuman")
        for block in writer.sheet.section(id).blocks
        if isinstance(block, reference.Entries)
        for piece in _entries(block)
    ]
    return writer.page(1, [Placed(head, 0, 0), *_balanced(writer, pieces, head.height)])


def _second(writer: _Writer) -> SheetPage:
    """Write dora, fu, limits, formula and examples in two columns, the four tables below."""
    head, sheet = writer.head(large=False), writer.sheet
    pieces = [piece for id in _SECOND for piece in _blocks(sheet.section(id), writer.look.words)]
    placed = [Placed(head, 0, 0), *_balanced(writer, pieces, head.height)]
    below = max(one.y + one.column.height for one in placed) + 6
    tables = _tables(writer)
    for at, column in enumerate(tables):
        placed.append(Placed(column, at * (writer.half + _GAP), below))
    notes = writer.column(writer.width)
    for block in sheet.section("tables").blocks:
        if isinstance(block, reference.Text):
            notes.note(block.text)
    placed.append(Placed(notes, 0, below + max(one.height for one in tables) + 6))
    return writer.page(2, placed)


def _balanced(writer: _Writer, pieces: Sequence[_Piece], top: float) -> list[Placed]:
    """Write pieces into two columns, as far apart as makes the longer one shortest."""
    heights = []
    for piece in pieces:
        trial = writer.column(writer.half)
        piece.write(trial, begins=False)
        heights.append(trial.height)
    split = min(range(len(pieces)), key=lambda at: max(sum(heights[:at]), sum(heights[at:])))
    left, right = writer.column(writer.half), writer.column(writer.half)
    for column, held in ((left, pieces[:split]), (right, pieces[split:])):
        for piece in held:
            piece.write(column, begins=column.height == 0)
    return [Placed(left, 0, top), Placed(right, writer.half + _GAP, top)]


def _entries(block: reference.Entries) -> Iterator[_Piece]:
    """Give each yaku of a group as a piece; the heading stands over the first in a column."""
    values = [one.values for one in block.entries]

    def write(column: SheetColumn, heads: bool, entry: reference.Entry) -> None:
        columns = column.columns(block.heads, values)
        if heads:
            column.heading(block.title, block.heads, columns)
        column.entry(entry, columns)

    for at, entry in enumerate(block.entries):
        yield _Piece(partial(write, entry=entry), first=not at)


def _blocks(section: reference.Section, words: Words) -> Iterator[_Piece]:
    """Give the blocks of a section as pieces, each with the sentences that follow it."""
    held: list[reference.Block] = []
    if section.id == "start":
        held = [reference.Text(section.title, "heading"), reference.Text(_steps(section), "note")]
    for block in section.blocks:
        if isinstance(block, reference.Lines) and block.id in _LEFT_OUT:
            continue
        if section.id == "start" and not isinstance(block, reference.Lines):
            continue
        if held and section.id != "start" and not isinstance(block, reference.Text):
            yield _Piece(partial(_write, blocks=tuple(held), words=words))
            held = []
        held.append(block)
    if held:
        yield _Piece(partial(_write, blocks=tuple(held), words=words))


def _steps(section: reference.Section) -> str:
    """Name the steps in which scoring is learnt; the hand that is counted after them is none."""
    steps = []
    for block, after in pairwise(section.blocks):
        if isinstance(block, reference.Lines):
            steps.append(block.title)
        elif isinstance(block, reference.Text) and block.kind == "heading":
            steps += [] if isinstance(after, reference.Worked) else [block.text]
    return " · ".join(steps)


def _write(
    column: SheetColumn, _heads: bool, blocks: tuple[reference.Block, ...], words: Words
) -> None:
    for block in blocks:
        if isinstance(block, reference.Worked):
            column.worked(block)
        elif isinstance(block, reference.Cycles):
            column.heading(block.title)
            names = max(column.measure(one.name, "small") for one in block.cycles) + 24
            for cycle in block.cycles:
                column.cycle(cycle, names)
        elif isinstance(block, reference.Lines):
            _write_lines(column, block, words)
        elif isinstance(block, reference.Text):
            _write_text(column, block)


def _write_text(column: SheetColumn, text: reference.Text) -> None:
    if text.kind == "formula":
        column.formula(text.text)
    elif text.kind == "heading":
        column.heading(text.text)
    else:
        column.note(text.text)


def _write_lines(column: SheetColumn, block: reference.Lines, words: Words) -> None:
    """Write a list; what counts as dora is said in sentences."""
    if block.id == "dora.kinds":
        for line in block.lines:
            if not line.muted:
                said = words.text("sheet.headline", worth=line.name, points=line.below)
                column.note(said)
        return
    columns = column.columns(block.heads, [line.values for line in block.lines])
    column.heading(block.title, block.heads, columns)
    for line in block.lines:
        column.line(line, columns)
        if line.below:
            column.note(line.below)


def _tables(writer: _Writer) -> tuple[SheetColumn, SheetColumn]:
    """Write the tables: ron at the left, tsumo at the right."""
    columns = writer.column(writer.half), writer.column(writer.half)
    mark = writer.look.words.text("reference.tables.mangan_mark")
    for block in writer.sheet.section("tables").blocks:
        if isinstance(block, reference.PointTable):
            columns[block.tsumo].table(block, mark)
    return columns
