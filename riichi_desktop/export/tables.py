"""Tables of plain values: what a spreadsheet, a page and paper get, in whichever format."""

from typing import Final, Literal, NamedTuple

Kind = Literal["text", "count", "points", "signed", "final", "place", "share"]
"""What a column holds: text; a small number; points; points signed; points shown in thousands;
hundredths of a place; thousandths of a whole, shown in percent."""

Value = str | int | None

UNITS: Final[dict[Kind, int]] = {"final": 1000, "place": 100, "share": 1000}
"""How many of a value make one, of the kinds that are not whole."""


class Column(NamedTuple):
    """A column.

    Attributes:
        title: its heading.
        kind: what it holds.
        width: in letters.
    """

    title: str
    kind: Kind
    width: int


class Table(NamedTuple):
    """A table.

    Attributes:
        title: what it is.
        columns: its columns.
        rows: a value a column; None where there is nothing.
    """

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]
