"""Records in JSON as rows: what is nested gets a column of its own, ``players.1.name``."""

from typing import Any, Final

from riichi_desktop.engine import problem

from .refusal import ImportRefused, refuse
from .table_text import MOST_COLUMNS, MOST_ROWS, Rows

_DEEPEST: Final = 4


def rows_of_json(text: str) -> tuple[list[str], Rows]:
    """Give the columns and the rows of a JSON text, rows numbered from 1.

    It is an array of objects or of arrays, or an object that holds such an array.

    Raises:
        ImportRefused: it is something else, or too large.
    """
    records = _records(_decoded(text))
    if len(records) > MOST_ROWS:
        refuse(problem("import_too_many_rows", most=MOST_ROWS))
    columns: dict[str, int] = {}
    rows: Rows = []
    for number, record in enumerate(records, start=1):
        cells: dict[str, str] = {}
        _flatten(record, "", cells, number, 0)
        for name in cells:
            columns.setdefault(name, len(columns))
        if len(columns) > MOST_COLUMNS:
            refuse(problem("import_too_many_columns", row=number, most=MOST_COLUMNS))
        if any(cells.values()):
            rows.append((number, [cells.get(name, "") for name in columns]))
    return [*columns], rows


def _decoded(text: str) -> object:
    from msgspec.json import decode

    from riichi_desktop.documents.faults import fault_of

    try:
        return decode(text)
    except (ValueError, RecursionError) as error:
        raise ImportRefused([fault_of(error, text)]) from error


def _records(document: object) -> list[Any]:
    """Give the array of records: the document, or the longest one that an object holds."""
    if isinstance(document, dict):
        lists = [value for value in document.values() if isinstance(value, list)]
        document = max(lists, key=len, default=None)
    if not isinstance(document, list):
        refuse(problem("import_no_records"))
    records = [one for one in document if isinstance(one, dict | list)]
    if len(records) < len(document) or not records:
        refuse(problem("import_no_records"))
    return records


def _flatten(value: Any, place: str, cells: dict[str, str], number: int, depth: int) -> None:
    if isinstance(value, dict | list):
        if depth >= _DEEPEST:
            refuse(problem("nested_too_deep", f"rows[{number}]"))
        items = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        for key, part in items:
            if len(cells) > MOST_COLUMNS:
                return  # refused by the caller
            _flatten(part, f"{place}.{key}".lstrip("."), cells, number, depth + 1)
        return
    text = "" if value is None else str(value)
    cells[" ".join(place.split())] = " ".join(text.split())
