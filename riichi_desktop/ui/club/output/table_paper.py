"""A table of plain values on A4: as wide as its cells need it, its heading again on each page."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from riichi_desktop.export import club as out
from riichi_desktop.ui.ink import RULE, Ink
from riichi_desktop.ui.match.sheet.paint import HEAVY, WIDTH
from riichi_desktop.ui.match.sheet.sheet import Piece, Sheet
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

_ROLES: Final = ("small", "note", "tiny")
"""The letters of cells, the largest first; the first that fits is taken."""

_HIGH: Final = {"small": 76.0, "note": 68.0, "tiny": 62.0}
_GAP: Final = 40.0
_MEASURED: Final = 40
"""So many of a column's longest cells are measured."""

_WIDEST: Final = 1000.0
_SHORT: Final = 300.0
"""Texts of this width give no room to others."""

_LOOSE: Final = 0.4
"""By how much of its width a column is widened at most, where there is room; texts take more."""

_HEAD: Final = "tiny_strong"
_HEAD_LINE: Final = 44.0
_NARROWEST: Final = 60
"""Per cent: letters that would have to be narrower are cut."""

_LONGEST: Final = 160
"""Letters of a cell; whatever comes after them could be on no line."""

Row = tuple[out.Value, ...]


class Kept(NamedTuple):
    """Whether rows belong together.

    Attributes:
        opens: whether a row begins something new: there is a line above it.
        quiet: whether a row is pale.
        whole: whether the rows of a group stay on one page.
    """

    opens: Callable[[Row], bool] = lambda _: True
    quiet: Callable[[Row], bool] = lambda _: False
    whole: bool = False


class _Grid(NamedTuple):
    """Where the columns are.

    Attributes:
        columns: those that are shown.
        heads: the lines of their headings.
        edges: left and right of each.
        role: of the letters.
    """

    columns: tuple[out.Column, ...]
    heads: tuple[tuple[str, ...], ...]
    edges: tuple[tuple[float, float], ...]
    role: str


def table_sheet(
    title: Ink,
    foot: str,
    table: out.Table,
    theme: Theme,
    words: Words,
    kept: Kept | None = None,
) -> Sheet:
    """Lay a table out; columns in which nothing stands are left out.

    Args:
        title: what stands above it.
        foot: at the foot of each page.
        table: its rows.
        theme: its type.
        words: the language.
        kept: which rows belong together; None for none.
    """
    kept = kept or Kept()
    used = [at for at, _ in enumerate(table.columns) if any(r[at] is not None for r in table.rows)]
    columns = tuple(table.columns[at] for at in used)
    texts = [tuple(row[at][:_LONGEST] for at in used) for row in out.shown_rows(table, words)]
    grid = _grid(columns, texts, theme)
    heading = _heading(grid, theme)
    inks: list[list[Ink]] = []
    for row, cells in zip(table.rows, texts, strict=True):
        opens = kept.opens(row)
        ink = _row(grid, cells, theme, opens=opens and bool(inks), quiet=kept.quiet(row))
        if opens or not kept.whole or not inks:
            inks.append([])
        inks[-1].append(ink)
    first = Piece((title, heading) if inks else (title,))
    return Sheet((first, *(Piece(tuple(some), in_table=True) for some in inks)), heading, foot)


def _grid(columns: Sequence[out.Column], texts: Sequence[Sequence[str]], theme: Theme) -> _Grid:
    """Give the columns their places: the largest letters in which all of them fit."""
    paper = Ink(theme, WIDTH)
    cells = [
        sorted({row[at] for row in texts}, key=len, reverse=True)[:_MEASURED]
        for at in range(len(columns))
    ]
    wide: list[float] = []
    heads: list[tuple[str, ...]] = []
    role = _ROLES[-1]
    for role in _ROLES:
        widest = [max((paper.measure(t, role) for t in some), default=0) for some in cells]
        heads = _heads(paper, columns, widest)
        wide = [
            min(max(w, *(paper.measure(line, _HEAD) for line in lines)), _WIDEST) + _GAP
            for w, lines in zip(widest, heads, strict=True)
        ]
        if sum(wide) <= WIDTH + _GAP:
            break
    edges = _placed([one.kind == "text" for one in columns], wide)
    return _Grid(tuple(columns), tuple(heads), tuple(edges), role)


def _placed(is_text: Sequence[bool], wide: Sequence[float]) -> list[tuple[float, float]]:
    """Give left and right of each column.

    What is left over goes to all, to texts most; what is missing is taken from long texts.
    """
    left_over = WIDTH + _GAP - sum(wide)
    if left_over < 0:
        spare = [max(0.0, w - _SHORT) * text for w, text in zip(wide, is_text, strict=True)]
        share = min(1.0, -left_over / (sum(spare) or 1))
        widths = [w - extra * share for w, extra in zip(wide, spare, strict=True)]
    else:
        loose = min(_LOOSE, left_over / (sum(wide) or 1))
        rest = left_over - loose * sum(wide)
        texts = sum(w for w, text in zip(wide, is_text, strict=True) if text)
        widths = [
            w * (1 + loose + (rest / texts if text else 0))
            for w, text in zip(wide, is_text, strict=True)
        ]
    places, x = [], 0.0
    for width in widths:
        places.append((x, x + width - _GAP))
        x += width
    return places


def _heads(
    paper: Ink, columns: Sequence[out.Column], widths: Sequence[float]
) -> list[tuple[str, ...]]:
    """Give the lines of the headings: two where one is wider than its cells, or those of its kind.

    Texts stand by themselves.
    """
    wide = {
        one.kind
        for one, width in zip(columns, widths, strict=True)
        if one.kind != "text" and paper.measure(one.title, _HEAD) > width
    }
    return [
        _parted(one.title)
        if one.kind in wide or paper.measure(one.title, _HEAD) > width
        else (one.title,)
        for one, width in zip(columns, widths, strict=True)
    ]


def _parted(title: str) -> tuple[str, ...]:
    """Part a title of several words in two lines, as evenly as it can be."""
    parts = title.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(ways, key=lambda way: max(map(len, way)), default=(title,))


def _heading(grid: _Grid, theme: Theme) -> Ink:
    paper = Ink(theme, WIDTH)
    high = _HEAD_LINE * max(map(len, grid.heads), default=1) + 16
    for column, lines, (left, right) in zip(grid.columns, grid.heads, grid.edges, strict=True):
        top = high - 8 - _HEAD_LINE * len(lines)
        for at, line in enumerate(lines):
            box = QRectF(left, top + _HEAD_LINE * at, right - left, _HEAD_LINE)
            is_right = column.kind != "text"
            paper.words(line, _HEAD, box, right=is_right, least=_NARROWEST)
    paper.height = high
    paper.fill(QRectF(0, high, WIDTH, HEAVY), "text")
    paper.skip(HEAVY)
    return paper


def _row(grid: _Grid, cells: Sequence[str], theme: Theme, *, opens: bool, quiet: bool) -> Ink:
    paper = Ink(theme, WIDTH)
    if opens:
        paper.fill(QRectF(0, 0, WIDTH, 2), "hair")
    paper.height = high = _HIGH[grid.role]
    ink = "muted" if quiet else "text"
    for text, column, (left, right) in zip(cells, grid.columns, grid.edges, strict=True):
        if text:
            box = QRectF(left, RULE, right - left, high - RULE)
            is_right = column.kind != "text"
            paper.words(text, grid.role, box, ink=ink, right=is_right, least=_NARROWEST)
    return paper
