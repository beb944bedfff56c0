"""Columns of plain text: names to the left, numbers to the right, kanji counted as two wide."""

from collections.abc import Container, Iterable, Sequence
from typing import Final
from unicodedata import combining, east_asian_width

_WIDE: Final = ("W", "F")
_INDENT: Final = "  "
_GAP: Final = "  "


def width(text: str) -> int:
    """Give how many columns a text takes in a fixed-width face."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in _WIDE else 1 for c in text)


def columns(rows: Iterable[Sequence[str]], right: Container[int] = (1,)) -> list[str]:
    """Set rows of equally many cells in columns, those of `right` to the right, the rest left."""
    table = [tuple(row) for row in rows]
    widths = [max(map(width, column)) for column in zip(*table, strict=True)]
    return [_INDENT + _row(row, widths, right) for row in table]


def _row(row: tuple[str, ...], widths: list[int], right: Container[int]) -> str:
    cells = []
    for place, (cell, wide) in enumerate(zip(row, widths, strict=True)):
        space = " " * (wide - width(cell))
        cells.append(space + cell if place in right else cell + space)
    return _GAP.join(cells).rstrip()
