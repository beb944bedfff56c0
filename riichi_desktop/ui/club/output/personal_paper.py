"""Personal schedules: each player's rounds on a slip, two beside each other, to be cut apart."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from riichi_desktop.export import club as out
from riichi_desktop.export import cut_name
from riichi_desktop.ui.ink import RULE, Ink
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.match.sheet.sheet import Piece, Sheet

from .heads import Printed, batches, dashes, foot_text

_BESIDE: Final = 2
_GAP: Final = 120.0
_SLIP: Final = (WIDTH - _GAP) / _BESIDE
_LINE: Final = 58.0
_ABOVE: Final = 36.0
_BELOW: Final = 44.0
_EDGES: Final = (0.0, 120.0, 250.0, 500.0)
"""Where round, table, wind and the others begin on a slip."""

_MOST: Final = 50
"""So many rounds are on one slip: what is longer than a page could not be cut."""

_LONGEST: Final = 80


def personal_sheet(printed: Printed) -> Sheet:
    """Lay the personal schedules of everybody out, in the order of the standings."""
    slips = [
        slip
        for table in out.personal_tables(printed.season, printed.words)
        for slip in _parts(table)
    ]
    pieces = [Piece((_beside(printed, some),)) for some in batches(slips, _BESIDE)]
    foot = foot_text(printed, printed.words.text("ui.club.paper.personal"))
    return Sheet(tuple(pieces), Ink(printed.theme, WIDTH), foot)


def _parts(table: out.Table) -> Iterator[out.Table]:
    for at in range(0, max(1, len(table.rows)), _MOST):
        yield table._replace(rows=table.rows[at : at + _MOST])


def _beside(printed: Printed, slips: Sequence[out.Table]) -> Ink:
    """Lay slips beside each other, with lines to cut along."""
    paper = Ink(printed.theme, WIDTH)
    deepest = 0.0
    for at, slip in enumerate(slips):
        paper.height = _ABOVE
        _slip(paper, at * (_SLIP + _GAP), slip, printed)
        deepest = max(deepest, paper.height)
    paper.height = deepest + _BELOW
    middle = WIDTH / 2
    dashes(paper, QPointF(middle, 0), QPointF(middle, paper.height))
    dashes(paper, QPointF(0, paper.height), QPointF(WIDTH, paper.height))
    return paper


def _slip(paper: Ink, left: float, slip: out.Table, printed: Printed) -> None:
    box = QRectF(left, paper.height, _SLIP, 66)
    paper.words(cut_name(slip.title, _LONGEST), "strong", box, least=60)
    paper.skip(66)
    box = QRectF(left, paper.height, _SLIP, 46)
    paper.words(printed.event, "tiny", box, ink="muted", least=60)
    paper.skip(62)
    places = [(left + start, left + end) for start, end in pairwise((*_EDGES, _SLIP + 20))]
    for column, (start, end) in zip(slip.columns, places, strict=True):
        box = QRectF(start, paper.height, end - start - 20, 44)
        paper.words(column.title, "tiny_strong", box, least=60)
    paper.skip(46)
    paper.fill(QRectF(left, paper.height, _SLIP, RULE), "text")
    paper.skip(RULE)
    for row in slip.rows:
        for value, column, (start, end) in zip(row, slip.columns, places, strict=True):
            box = QRectF(start, paper.height, end - start - 20, _LINE)
            text = out.shown(value, column, printed.words)[: 3 * _LONGEST]
            paper.words(text, "note", box, least=60)
        paper.skip(_LINE)
        paper.fill(QRectF(left, paper.height, _SLIP, 2), "hair")
