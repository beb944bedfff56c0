"""A match as an Excel workbook: its hands with a chart of the scores, its result, its rules.

XlsxWriter is loaded here, when a workbook is made. Texts are written as texts: a name that looks
like a formula or an address stays a name.
"""

import io
from typing import TYPE_CHECKING, Any, Final

from riichi_desktop.words import Words

from .game_names import day_text
from .game_tables import Column, Kind, Table, hands_table, result_table, rules_table
from .match import Match, match_title
from .names import rules_name

if TYPE_CHECKING:
    from xlsxwriter import Workbook
    from xlsxwriter.worksheet import Worksheet

_FORMATS: Final[dict[Kind, str]] = {
    "text": "@",
    "count": "0",
    "points": "#,##0",
    "signed": "+#,##0;\u2212#,##0;0",
    "final": "+#,##0.0##;\u2212#,##0.0##;0.0",
}
_LOOKS: Final = ("#0b6b53", "#a8321f", "#0a58ca", "#8a5a00")
_DASHES: Final = ("solid", "dash", "long_dash_dot", "square_dot")
"""The lines of the chart differ in black and white too."""

_WRAPPED: Final = 40
"""Columns of text at least so wide are broken into lines."""


def game_xlsx(match: Match, words: Words) -> bytes:
    """Give a match as a workbook."""
    from xlsxwriter import Workbook

    file = io.BytesIO()
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    with Workbook(file, options) as book:
        book.set_properties({"title": match_title(match, words)})
        _hands(book, match, words)
        result = result_table(match.game, words)
        _fill(book, book.add_worksheet(result.title), result, top=_head(match, words))
        rules = rules_table(match.game.rules, words)
        head = [rules_name(match.game.rules, words)]
        _fill(book, book.add_worksheet(rules.title), rules, top=head)
    return file.getvalue()


def _head(match: Match, words: Words) -> list[str]:
    rules = words.text("sheet.rules", rules=rules_name(match.game.rules, words))
    return [match_title(match, words), day_text(match.date, words), rules]


def _hands(book: "Workbook", match: Match, words: Words) -> None:
    table = hands_table(match.game, words)
    sheet = book.add_worksheet(table.title)
    _fill(book, sheet, table)
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
    chart.set_y_axis({"num_format": _FORMATS["points"], "major_gridlines": {"visible": True}})
    chart.set_legend({"position": "bottom"})
    chart.set_size({"width": 900, "height": 380})
    sheet.insert_chart(last + 2, 0, chart)


def _fill(book: "Workbook", sheet: "Worksheet", table: Table, top: list[str] | None = None) -> None:
    """Write a table, its heading frozen, a few lines of text above it."""
    strong = book.add_format({"bold": True, "font_size": 12})
    heading = book.add_format(
        {"bold": True, "bottom": 1, "text_wrap": True, "valign": "vcenter", "bg_color": "#e0eee8"}
    )
    row = 0
    for text in filter(None, top or ()):
        sheet.write_string(row, 0, text, strong)
        row += 1
    row += 1 if top else 0
    for at, column in enumerate(table.columns):
        sheet.set_column(at, at, column.width)
        sheet.write_string(row, at, column.title, heading)
    sheet.freeze_panes(row + 1, 0)
    looks = [book.add_format(_look(column)) for column in table.columns]
    for place, values in enumerate(table.rows, row + 1):
        for at, (value, look) in enumerate(zip(values, looks, strict=True)):
            _write(sheet, (place, at), value, table.columns[at].kind, look)
    _print_well(sheet, row)


def _write(
    sheet: "Worksheet", at: tuple[int, int], value: str | int | None, kind: Kind, look: Any
) -> None:
    if value is None:
        sheet.write_blank(*at, None, look)
    elif isinstance(value, str):
        sheet.write_string(*at, value, look)
    else:
        sheet.write_number(*at, value / 1000 if kind == "final" else value, look)


def _look(column: Column) -> dict[str, object]:
    wraps = column.kind == "text" and column.width >= _WRAPPED
    return {"num_format": _FORMATS[column.kind], "valign": "top", "text_wrap": wraps}


def _print_well(sheet: "Worksheet", heading: int) -> None:
    """Set the page: A4 landscape, as wide as the table, the heading on every page."""
    sheet.set_landscape()
    sheet.set_paper(9)
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(heading)
