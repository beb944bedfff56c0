"""Name cards, eight on a sheet of A4, to be cut apart."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from riichi_desktop.club import StandingsRow
from riichi_desktop.export import club as out
from riichi_desktop.export import cut_name
from riichi_desktop.ui.folded import folded
from riichi_desktop.ui.ink import Ink
from riichi_desktop.ui.line_breaks import first_line
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.match.sheet.sheet import Piece, Sheet

from .heads import Printed, batches, dashes, foot_text

_BESIDE: Final = 2
_BELOW: Final = 4
_FOOT: Final = 82.0
_PAD: Final = 90.0
_LONGEST: Final = 80


def cards_sheet(printed: Printed, height: float) -> Sheet:
    """Lay a card for everybody of the standings out, by start number, then by name.

    Args:
        printed: what is put on paper.
        height: of a page in units.
    """
    rows = sorted(printed.season.standings.rows, key=start)
    high = (height - _FOOT) / _BELOW
    pieces = [Piece((_cards(printed, some, high),)) for some in batches(rows, _BESIDE)]
    foot = foot_text(printed, printed.words.text("ui.club.paper.cards"))
    return Sheet(tuple(pieces), Ink(printed.theme, WIDTH), foot)


def start(row: StandingsRow) -> tuple[bool, int, str]:
    """Give the place of somebody's card: they are handed out, so places do not matter."""
    return not row.number, row.number, folded(row.name)


def _cards(printed: Printed, rows: Sequence[StandingsRow], high: float) -> Ink:
    paper = Ink(printed.theme, WIDTH)
    wide = WIDTH / _BESIDE
    for at, row in enumerate(rows):
        _card(paper, printed, row, QRectF(at * wide, 0, wide, high))
    for x in (0.0, wide, WIDTH):
        dashes(paper, QPointF(x, 0), QPointF(x, high))
    for y in (0.0, high):
        dashes(paper, QPointF(0, y), QPointF(WIDTH, y))
    paper.height = high
    return paper


def _card(paper: Ink, printed: Printed, row: StandingsRow, card: QRectF) -> None:
    """Write a card: the event above, the name in the middle, club and start number below."""
    inside = card.adjusted(_PAD, 64, -_PAD, -64)
    top = QRectF(inside.left(), inside.top(), inside.width(), 56)
    paper.words(printed.event, "note", top, ink="muted", center=True, least=60)
    paper.fill(QRectF(inside.left(), top.bottom() + 22, inside.width(), 3), "text")
    name = cut_name(out.shown_name(printed.season.register, row.player, row.name), _LONGEST)
    _name(paper, name, QRectF(inside.left(), inside.center().y() - 130, inside.width(), 260))
    player = printed.season.register.player(row.player)
    city = "" if player is None else " ".join(player.city.split())
    teams = {team.team: team.name for team in printed.season.standings.teams}
    below = QRectF(inside.left(), inside.bottom() - 56, inside.width(), 56)
    said = " · ".join(filter(None, (cut_name(city, 60), cut_name(teams.get(row.team, ""), 60))))
    if row.number:
        number = printed.words.text("ui.club.paper.number", number=row.number)
        taken = paper.words(number, "strong", below, right=True)
        below.setRight(below.right() - taken - 40)
    paper.words(said, "small", below, ink="muted", least=60)


def _name(paper: Ink, name: str, box: QRectF) -> None:
    """Write a name as large as it fits: on one line, else on two."""
    for role, least in (("points", 80), ("title", 100)):
        if paper.measure(name, role) * least / 100 <= box.width():
            paper.words(name, role, box, center=True, least=least)
            return
    first = first_line(name, paper.font("title"), box.width())
    rest = name[len(first) :].strip()
    above = QRectF(box.left(), box.center().y() - 100, box.width(), 100)
    paper.words(first.strip(), "title", above, center=True, least=70)
    paper.words(rest, "title", above.translated(0, 100), center=True, least=60)
