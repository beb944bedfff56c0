"""The bytes of a table as text, and the text as rows of cells.

People's tables come in the encodings of their spreadsheets; which one is told by the bytes. Of the
two that take nearly any bytes, the Japanese one is meant where its signs stand side by side: read
so, Western text has a lone one here and there.
"""

import csv
import io
import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from riichi_desktop.engine import problem

from .refusal import refuse

ENCODINGS: Final = (
    *("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"),
    *("shift_jis", "cp1252"),
)
"""What may be asked for, by Python's names."""

DELIMITERS: Final = (";", "\t", ",", "|", "^", "~", ":")
"""What may stand between cells; among equals, the earlier."""

MOST_ROWS: Final = 20_000
"""The most rows, those above the first game not counted among them."""

MOST_COLUMNS: Final = 100
_LOOKED_AT: Final = 50
_BOMS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_CODECS: Final = {"shift_jis": "cp932"}
"""What Windows writes under that name has some signs more."""

_JAPANESE: Final = re.compile("[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+")

Rows = list[tuple[int, list[str]]]


def text_of(data: bytes, encoding: str = "") -> tuple[str, str]:
    """Give the text of a file, and its encoding.

    Args:
        data: its bytes.
        encoding: one of `ENCODINGS`; "" to tell it from the bytes.

    Raises:
        ImportRefused: it is no text in that encoding, or holds NULs.
    """
    names = (encoding,) if encoding in ENCODINGS else _likely(data)
    read = ((name, _decoded(data, name)) for name in names)
    name, text = next(((name, text) for name, text in read if text is not None), ("", None))
    if text is None:
        refuse(problem("import_encoding"))
    if "\0" in text:
        refuse(problem("import_binary"))
    return text, name


def _decoded(data: bytes, name: str) -> str | None:
    try:
        return data.decode(_CODECS.get(name, name))
    except UnicodeError:
        return None


def _likely(data: bytes) -> Iterator[str]:
    """Give the encodings that the bytes may be in, the likeliest first."""
    for mark, name in _BOMS:
        if data.startswith(mark):
            yield name
            return
    start = data[:4000]
    if start.count(b"\0") * 3 > len(start):
        yield "utf-16-be" if start[:1] == b"\0" else "utf-16-le"
        return
    yield "utf-8"
    runs = _JAPANESE.findall(_decoded(data, "shift_jis") or "")
    alone = sum(len(run) == 1 for run in runs)
    japanese = sum(map(len, runs)) > 2 * alone
    yield from ("shift_jis", "cp1252") if japanese else ("cp1252", "shift_jis")


def rows_of(text: str, delimiter: str = "") -> tuple[Rows, str]:
    """Give the rows of a text that are not blank, with their numbers from 1, and the delimiter.

    Args:
        text: of the file.
        delimiter: one character; "" for the one by which the rows are most alike.

    Raises:
        ImportRefused: there are too many rows or columns, or a cell that never ends.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if len(delimiter) != 1 or delimiter in '"\n':
        delimiter = max(DELIMITERS, key=lambda one: _likeness(text, one))
    rows: Rows = []
    number = 0
    try:
        for number, cells in enumerate(_reader(text, delimiter), start=1):
            clean = [" ".join(cell.split()) for cell in cells]
            if any(clean):
                _check_bounds(len(rows), len(clean), number)
                rows.append((number, clean))
    except csv.Error:
        refuse(problem("import_csv", row=number + 1))
    return rows, delimiter


def _check_bounds(rows: int, columns: int, number: int) -> None:
    if rows > MOST_ROWS:
        refuse(problem("import_too_many_rows", most=MOST_ROWS))
    if columns > MOST_COLUMNS:
        refuse(problem("import_too_many_columns", f"rows[{number}]", row=number, most=MOST_COLUMNS))


def _reader(text: str, delimiter: str) -> Iterator[list[str]]:
    return csv.reader(io.StringIO(text), delimiter=delimiter, skipinitialspace=True)


def _likeness(text: str, delimiter: str) -> tuple[int, int]:
    """Tell how far the first rows have as many cells as each other, were this the delimiter."""
    try:
        sizes = [len(cells) for cells in islice(_reader(text, delimiter), _LOOKED_AT) if cells]
    except csv.Error:
        return 0, 0
    several = [size for size in sizes if size > 1]
    if not several:
        return 0, 0
    usual = max(set(several), key=several.count)
    return several.count(usual) * 100 // len(sizes) // 10, usual
