"""Where the cells of the point table lie: a size in px in, places out."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from .table_values import FU, HAN, LIMITS, key_of

LABEL: Final = (46, 36)
"""The width of the column of fu, normal and compact, in px."""

GAP: Final = (8, 4)
"""Between the last column of han and the limits, in px."""

HEADING: Final = (26, 20)
"""The height of the headings, normal and compact, in px."""

LEAST_ROW: Final = 18
MOST_ROW: Final = 48
_LIMIT_SHARE: Final = (1.2, 1.04)
"""The width of the column of limits by that of the others."""


class Places(NamedTuple):
    """The places of everything in the table, in px.

    Attributes:
        cells: by their keys.
        heads: above the columns of han, and above the limits.
        rows: the labels of the rows.
    """

    cells: Mapping[str, QRect]
    heads: tuple[QRect, ...]
    rows: tuple[QRect, ...]


def lay_out(width: int, height: int, compact: bool) -> Places:
    """Share a size out: even rows and columns, the limits along all of the rows."""
    head = HEADING[compact]
    row = min(max((height - head) // len(FU), LEAST_ROW), MOST_ROW)
    label = LABEL[compact]
    room = width - label - GAP[compact]
    column = int(room / (len(HAN) + _LIMIT_SHARE[compact]))
    cells: dict[str, QRect] = {}
    for line, fu in enumerate(FU):
        for at, han in enumerate(HAN):
            cells[key_of(han, fu)] = QRect(label + at * column, head + line * row, column, row)
    left = label + len(HAN) * column + GAP[compact]
    ends = [head + row * len(FU) * at // len(LIMITS) for at in range(len(LIMITS) + 1)]
    for at, (least, _) in enumerate(LIMITS):
        box = QRect(left, ends[at], width - left, ends[at + 1] - ends[at])
        cells[key_of(least, None)] = box.adjusted(0, 0 if at == 0 else 2, 0, 0)
    heads = [QRect(label + at * column, 0, column, head) for at in range(len(HAN))]
    heads.append(QRect(left, 0, width - left, head))
    rows = [QRect(0, head + line * row, label, row) for line in range(len(FU))]
    return Places(cells, tuple(heads), tuple(rows))


def beside(key: str, across: int, down: int) -> str | None:
    """Give the key of the cell beside another; None at an edge.

    The limits lie beside the rows that they span.
    """
    keys = [key_of(least, None) for least, _ in LIMITS]
    if key in keys:
        at = keys.index(key)
        if down:
            return keys[at + down] if 0 <= at + down < len(keys) else None
        middle = FU[len(FU) * (2 * at + 1) // (2 * len(LIMITS))]
        return key_of(HAN[-1], middle) if across < 0 else None
    han, fu = map(int, key.split("-"))
    line, column = FU.index(fu) + down, HAN.index(han) + across
    if column == len(HAN):
        return keys[line * len(LIMITS) // len(FU)]
    if 0 <= line < len(FU) and 0 <= column < len(HAN):
        return key_of(HAN[column], FU[line])
    return None
