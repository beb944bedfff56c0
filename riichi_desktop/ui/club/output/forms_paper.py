"""Score forms of a round: for each table a page to be filled in by hand, names and rules on it."""

from typing import Final

from PySide6.QtCore import QRectF

from riichi_desktop.club import Round
from riichi_desktop.engine import Rules
from riichi_desktop.export import club as out
from riichi_desktop.export import cut_name, day_text
from riichi_desktop.ui.ink import Ink
from riichi_desktop.ui.match.sheet import paint as table
from riichi_desktop.ui.match.sheet import parts, result
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.match.sheet.sheet import Piece, Sheet

from .heads import Printed, foot_text, rules_text
from .rounds import round_of, round_title

_FOOT: Final = 82.0
_PEN: Final = 110.0
"""The least height of a row that is filled in by hand."""

_REMARKS: Final = 2
_LONGEST: Final = 60


def forms_sheet(printed: Printed, rules: Rules, height: float) -> Sheet:
    """Lay the forms of a round out.

    Args:
        printed: what is put on paper.
        rules: of the games.
        height: of a page in units.
    """
    held, words = round_of(printed), printed.words
    pieces = [
        Piece(_form(printed, rules, held, number, height))
        for number, one in enumerate(held.tables, start=1)
        if len(one) == rules.players
    ]
    said = f"{words.text('match.sheet.title')} · {round_title(printed.season, held, words)}"
    return Sheet(tuple(pieces), Ink(printed.theme, WIDTH), foot_text(printed, said))


def _form(
    printed: Printed, rules: Rules, held: Round, number: int, height: float
) -> tuple[Ink, ...]:
    """Give the pieces of one table's page, which together are as high as it."""
    theme, words = printed.theme, printed.words
    names = [
        cut_name(out.shown_name(printed.season.register, one), _LONGEST)
        for one in held.tables[number - 1]
    ]
    grid = table.grid_for(theme, rules.players)
    above = [
        _title(printed, rules, held, number),
        table.heading(theme, grid, names, words),
        table.start_row(theme, grid, (rules.start,) * rules.players, words),
    ]
    below = [result.blank_result_part(theme, rules, words), parts.rules_part(theme, rules, words)]
    left = height - _FOOT - sum(ink.height for ink in (*above, *below))
    count = max(1 + _REMARKS, int(left // _PEN))
    high = left / count
    rows = [table.empty_row(theme, grid, high) for _ in range(count - _REMARKS)]
    remarks = parts.remarks_part(theme, _REMARKS * high, words)
    return (*above, *rows, remarks, *below)


def _title(printed: Printed, rules: Rules, held: Round, number: int) -> Ink:
    """Give the top of a form: the table in large letters, event, round, day, rules."""
    words, paper = printed.words, Ink(printed.theme, WIDTH)
    named = words.text("ui.club.paper.table", number=number)
    taken = paper.words(named, "title", QRectF(0, 0, WIDTH, 80), right=True)
    paper.words(printed.event, "title", QRectF(0, 0, WIDTH - taken - 60, 80), least=70)
    paper.skip(92)
    evening = printed.season.register.evenings.get(held.evening)
    day = printed.season.day if evening is None else evening.day
    round_ = words.text("ui.club.paper.round", number=held.number)
    box = QRectF(0, paper.height, WIDTH, 58)
    taken = paper.words(f"{round_} · {day_text(day, words)}", "body", box) + 60
    said = rules_text(rules, words)
    paper.words(said, "note", box.adjusted(taken, 0, 0, 0), ink="muted", right=True, least=60)
    paper.skip(84)
    return paper
