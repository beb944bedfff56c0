"""Tables as CSV, as the spreadsheets of the language's country read it.

In French the cells are separated by ``;`` and decimals have a comma; else by ``,`` and a point.
Numbers are bare, so that they can be reckoned with. Texts that begin like a formula have an
apostrophe before them.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riichi_desktop.words import Words

from .tables import UNITS, Kind, Table, Value

_SEPARATOR: Final = {"fr": ";", "en": ",", "ja": ","}
_POINT: Final = {"fr": ",", "en": ".", "ja": "."}
_FORMULA: Final = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
"""How a text begins that a spreadsheet would take for a formula (OWASP, "CSV Injection")."""


def csv_file(rows: Iterable[Sequence[str]], words: Words) -> bytes:
    """Give lines as a file; UTF-8 with its mark, for Excel."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=_SEPARATOR[words.lang], lineterminator="\r\n")
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig")


def csv_rows(table: Table, words: Words) -> Iterator[list[str]]:
    """Give the lines of a table, its heading first."""
    yield [bare(column.title) for column in table.columns]
    for row in table.rows:
        pairs = zip(row, table.columns, strict=True)
        yield [_cell(value, column.kind, words) for value, column in pairs]


def _cell(value: Value, kind: Kind, words: Words) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return bare(value)
    return _decimal(value, UNITS[kind], words) if kind in UNITS else str(value)


def _decimal(value: int, unit: int, words: Words) -> str:
    """Write a value of which so many make one: -12300 of 1000 is ``-12.3``."""
    whole, rest = divmod(abs(value), unit)
    sign = "-" if value < 0 else ""
    digits = f"{unit + rest}"[1:].rstrip("0") or "0"
    return f"{sign}{whole}{_POINT[words.lang]}{digits}"


def bare(text: str) -> str:
    """Give a text that no spreadsheet takes for a formula."""
    return f"'{text}" if _FORMULA.match(text.lstrip(" ")) else text
