"""Tables as the sheets of an Excel workbook; XlsxWriter is loaded here, when one is made."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from .tables import UNITS, Column, Kind, Table

if TYPE_CHECKING:
    from xlsxwriter import Workbook
    from xlsxwriter.worksheet import Worksheet

FORMATS: Final[dict[Kind, str]] = {
    "text": "@",
    "count": "0",
    "points": "#,##0",
    "signed": "+#,##0;\u2212#,##0;0",
    "final": "+#,##0.0##;\u2212#,##0.0##;0.0",
    "place": "0.00",
    "share": "0.0%",
}
"""How the numbers of a column are shown."""

_WRAPPED: Final = 40
"""Columns of text at least so wide are broken into lines."""


@contextmanager
def workbook(title: str) -> Iterator[tuple["Workbook", io.BytesIO]]:
    """Give a workbook to be filled, and where its bytes are after that.

    Texts are written as texts: a name that looks like a formula or an address stays a name.
    """
    from xlsxwriter import Workbook

    file = io.BytesIO()
    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    with Workbook(file, options) as book:
        book.set_properties({"title": title})
        yield book, file


def fill_sheet(book: "Workbook", sheet: "Worksheet", table: Table, top: Sequence[str] = ()) -> None:
    """Write a table, its heading frozen, a few lines of text above it."""
    strong = book.add_format({"bold": True, "font_size": 12})
    heading = book.add_format(
        {"bold": True, "bottom": 1, "text_wrap": True, "valign": "vcenter", "bg_color": "#e0eee8"}
    )
    row = 0
    for text in filter(None, top):
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
        sheet.write_number(*at, value / UNITS.get(kind, 1), look)


def _look(column: Column) -> dict[str, object]:
    wraps = column.kind == "text" and column.width >= _WRAPPED
    return {"num_format": FORMATS[column.kind], "valign": "top", "text_wrap": wraps}


def _print_well(sheet: "Worksheet", heading: int) -> None:
    """Set the page: A4 landscape, as wide as the table, the heading on every page."""
    sheet.set_landscape()
    sheet.set_paper(9)
    sheet.fit_to_pages(1, 0)
    sheet.repeat_rows(heading)
