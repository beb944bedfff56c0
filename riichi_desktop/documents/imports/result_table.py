"""A table of results from another tool: its columns and rows, whatever file it came in."""

from typing import Final, NamedTuple

from riichi_desktop.engine import problem

from .cells import looks_like_day, looks_like_number
from .json_table import rows_of_json
from .refusal import check_size, refuse
from .table_text import Rows, rows_of, text_of

_ZIP: Final = b"PK\x03\x04"
_LETTERS: Final = 26


class ResultTable(NamedTuple):
    """A table.

    Attributes:
        columns: their names; a letter as in a spreadsheet where there is none.
        rows: the cells, as many in each as there are columns.
        numbers: which row of the file each is, from 1.
        encoding: of the file.
        delimiter: what stands between cells; "" in JSON.
        unnamed: the columns that had no name.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...]
    encoding: str
    delimiter: str
    unnamed: frozenset[int] = frozenset()

    def column(self, at: int | None) -> tuple[str, ...]:
        """Give the cells of a column; of none, nothing."""
        return () if at is None else tuple(row[at] for row in self.rows)


def read_table(data: bytes, encoding: str = "", delimiter: str = "") -> ResultTable:
    """Read a table: text with delimiters, or records in JSON.

    Args:
        data: the bytes of the file, at most `MOST_BYTES`.
        encoding: one of `ENCODINGS`; "" to tell it from the bytes.
        delimiter: one character; "" to tell it from the text.

    Raises:
        ImportRefused: it is neither, it holds no rows, or more than a table has.
    """
    check_size(len(data))
    if data.startswith(_ZIP):
        refuse(problem("import_workbook"))
    text, encoding = text_of(data, encoding)
    start = text.lstrip("\ufeff \t\r\n")[:1]
    if start in ("[", "{"):
        columns, rows = rows_of_json(text.lstrip("\ufeff"))
        delimiter = ""
    else:
        rows, delimiter = rows_of(text.removeprefix("\ufeff"), delimiter)
        columns, rows = _headed(rows)
    if not rows:
        refuse(problem("import_no_rows"))
    width = max(len(columns), *(len(cells) for _, cells in rows))
    names = [*columns, *[""] * (width - len(columns))]
    return ResultTable(
        tuple(name or _letter(at) for at, name in enumerate(names)),
        tuple((*cells, *[""] * (width - len(cells))) for _, cells in rows),
        tuple(number for number, _ in rows),
        encoding,
        delimiter,
        frozenset(at for at, name in enumerate(names) if not name),
    )


def _headed(rows: Rows) -> tuple[list[str], Rows]:
    """Part the names of the columns from the rows: the first row with no number and no day in it.

    Titles above it, of a single cell, are left out.
    """
    first = next((at for at, (_, cells) in enumerate(rows) if sum(map(bool, cells)) > 1), 0)
    rows = rows[first:]
    if not rows:
        return [], []
    head = rows[0][1]
    is_head = not any(looks_like_number(cell) or looks_like_day(cell) for cell in head)
    return (head, rows[1:]) if is_head else ([], rows)


def _letter(at: int) -> str:
    """Name a column as spreadsheets do: A to Z, then AA."""
    above, within = divmod(at, _LETTERS)
    return (chr(64 + above) if above else "") + chr(65 + within)
