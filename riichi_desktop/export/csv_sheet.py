"""A match as CSV, as the spreadsheets of the language's country read it.

In French the cells are separated by ``;`` and decimals have a comma; else by ``,`` and a point.
"""

import csv
import io
import re
from collections.abc import Iterator
from typing import Final

from riichi_desktop.words import Words

from .game_names import day_text
from .game_tables import Kind, Table, Value, hands_table, result_table
from .match import Match, match_title
from .names import rules_name

_SEPARATOR: Final = {"fr": ";", "en": ",", "ja": ","}
_POINT: Final = {"fr": ",", "en": ".", "ja": "."}
_FORMULA: Final = re.compile(r"[=+\-@\t\r\n＝＋－＠]")
"""How a text begins that a spreadsheet would take for a formula (OWASP, "CSV Injection")."""


def game_csv(match: Match, words: Words) -> bytes:
    """Give a match as a file: a row a hand, then the result; UTF-8 with its mark, for Excel.

    Numbers are bare, so that they can be reckoned with. Texts that begin like a formula have an
    apostrophe before them.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=_SEPARATOR[words.lang], lineterminator="\r\n")
    writer.writerows(_rows(match, words))
    return text.getvalue().encode("utf-8-sig")


def _rows(match: Match, words: Words) -> Iterator[list[str]]:
    yield from _table(hands_table(match.game, words), words)
    yield []
    result = result_table(match.game, words)
    yield from _table(result, words)
    yield []
    told = (match_title(match, words), day_text(match.date, words))
    rules = words.text("sheet.rules", rules=rules_name(match.game.rules, words))
    yield [bare(one) for one in (*told, rules) if one]


def _table(table: Table, words: Words) -> Iterator[list[str]]:
    yield [bare(column.title) for column in table.columns]
    for row in table.rows:
        pairs = zip(row, table.columns, strict=True)
        yield [_cell(value, column.kind, words) for value, column in pairs]


def _cell(value: Value, kind: Kind, words: Words) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return bare(value)
    return _decimal(value, words) if kind == "final" else str(value)


def _decimal(points: int, words: Words) -> str:
    """Write points in thousands: -12300 is ``-12.3``."""
    whole, rest = divmod(abs(points), 1000)
    sign = "-" if points < 0 else ""
    return f"{sign}{whole}{_POINT[words.lang]}{f'{rest:03}'.rstrip('0') or '0'}"


def bare(text: str) -> str:
    """Give a text that no spreadsheet takes for a formula."""
    return f"'{text}" if _FORMULA.match(text.lstrip(" ")) else text
