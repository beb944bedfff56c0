"""A match as an Excel workbook: its hands with a chart of the scores, its result, its rules."""

from typing import TYPE_CHECKING, Final

from riichi_desktop.words import Words

from .game_names import day_text
from .game_tables import hands_table, result_table, rules_table
from .match import Match, match_title
from .names import rules_name
from .table_xlsx import FORMATS, fill_sheet, workbook

if TYPE_CHECKING:
    from xlsxwriter import Workbook

_LOOKS: Final = ("#0b6b53", "#a8321f", "#0a58ca", "#8a5a00")
_DASHES: Final = ("solid", "dash", "long_dash_dot", "square_dot")
"""The lines of the chart differ in black and white too."""


def game_xlsx(match: Match, words: Words) -> bytes:
    """Give a match as a workbook."""
    with workbook(match_title(match, words)) as (book, file):
        _hands(book, match, words)
        result = result_table(match.game, words)
        fill_sheet(book, book.add_worksheet(result.title), result, top=_head(match, words))
        rules = rules_table(match.game.rules, words)
        head = [rules_name(match.game.rules, words)]
        fill_sheet(book, book.add_worksheet(rules.title), rules, top=head)
    return file.getvalue()


def _head(match: Match, words: Words) -> list[str]:
    rules = words.text("sheet.rules", rules=rules_name(match.game.rules, words))
    return [match_title(match, words), day_text(match.date, words), rules]


def _hands(book: "Workbook", match: Match, words: Words) -> None:
    table = hands_table(match.game, words)
    sheet = book.add_worksheet(table.title)
    fill_sheet(book, sheet, table)
    chart = book.add_chart({"type": "line"})
    last = len(table.rows)
    scores = [at for at, column in enumerate(table.columns) if column.kind == "points"]
    for look, dash, at in zip(_LOOKS, _DASHES, scores, strict=False):
        chart.add_series(
            {
                "name": [table.title, 0, at],
                "categories": [table.title, 1, 0, last, 0],
                "values": [table.title, 1, at, last, at],
                "line": {"color": look, "width": 2, "dash_type": dash},
            }
        )
    chart.set_title({"name": words.text("match.title.scores"), "overlay": False})
    chart.set_y_axis({"num_format": FORMATS["points"], "major_gridlines": {"visible": True}})
    chart.set_legend({"position": "bottom"})
    chart.set_size({"width": 900, "height": 380})
    sheet.insert_chart(last + 2, 0, chart)
