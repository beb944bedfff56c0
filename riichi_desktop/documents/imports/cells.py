"""Cells as people write them: numbers in several ways, days in several orders, seats."""

import re
import unicodedata
from collections.abc import Iterable
from decimal import Decimal
from typing import Final, Literal

from .log_day import iso_day

DayOrder = Literal["dmy", "mdy"]
"""Which of 03/04/2026 is the day; a year that stands first is told by itself."""

_LONGEST: Final = 40
_MINUSES: Final = str.maketrans(dict.fromkeys("\u2212\u2013\u2014\u2012\uff0d\ufe63▲△▼▽", "-"))
_GROUPING: Final = re.compile(r"(?<=\d)[\s'\u2019\u2018_](?=\d{3})")
_UNITS: Final = re.compile(r"\s*(?:pts?\.?|points?|点|ポイント)$", re.IGNORECASE)
_NUMBER: Final = re.compile(r"([+-]?)\s*(\d[\d.,]*|[.,]\d+)(-?)")
_GROUPED: Final = re.compile(r"\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*")
_DAY: Final = re.compile(
    r"(\d{1,4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,4})日?(?:[T ,]+\d{1,2}[:h].{0,20})?"
)
_PLAIN_DAY: Final = re.compile(r"(20\d\d)(\d\d)(\d\d)")
_SEATS: Final = {
    **dict.fromkeys(("e", "east", "est", "東", "东", "東家", "起家"), 0),
    **dict.fromkeys(("s", "south", "sud", "南", "南家"), 1),
    **dict.fromkeys(("w", "west", "ouest", "o", "西", "西家"), 2),
    **dict.fromkeys(("n", "north", "nord", "北", "北家"), 3),
}


def _cleaned(text: str) -> str:
    """Give the digits, marks and sign of a number in plain signs; "" where it is none."""
    if not text or len(text) > _LONGEST:
        return ""
    plain = _UNITS.sub("", unicodedata.normalize("NFKC", text.translate(_MINUSES)).strip())
    if plain.startswith("(") and plain.endswith(")"):
        plain = f"-{plain[1:-1]}"
    found = _NUMBER.fullmatch(_GROUPING.sub("", plain))
    if found is None or (found[1] and found[3]):
        return ""
    return (found[1] or found[3]) + found[2]


def looks_like_number(text: str) -> bool:
    """Tell whether a cell is a number."""
    return bool(_cleaned(text))


def decimal_mark(cells: Iterable[str]) -> str:
    """Give the decimal mark of a column: a point, a comma, or "" where it has none.

    25.000 and 25,000 are thousands unless another cell says otherwise: one with both marks, or with
    one mark and not three digits behind it.
    """
    for cell in cells:
        number = _cleaned(cell).lstrip("+-")
        marks = [sign for sign in number if sign in ".,"]
        if len(set(marks)) == 2:
            return marks[-1]
        if marks and not _GROUPED.fullmatch(number):
            return marks[0]
    return ""


def number_of(text: str, mark: str = "") -> Decimal | None:
    """Give the number of a cell; None where it is none.

    Args:
        text: the cell.
        mark: the decimal mark of its column; other marks part thousands.
    """
    number = _cleaned(text)
    other = {".": ",", ",": "."}.get(mark, "")
    for sign in (other,) if mark else (".", ","):
        number = number.replace(sign, "")
    if not number.strip("+-") or (mark and number.count(mark) > 1):
        return None
    plain = number.replace(mark, ".") if mark else number
    return Decimal(plain) if plain.strip("+-.") else None


def day_order(cells: Iterable[str]) -> DayOrder:
    """Tell in which order a column has day and month; where it could be both, the day first."""
    for cell in cells:
        found = _DAY.fullmatch(_normal(cell))
        if found is not None and len(found[1]) < 3 and int(found[2]) > 12:
            return "mdy"
    return "dmy"


def looks_like_day(text: str) -> bool:
    """Tell whether a cell is a day."""
    return bool(day_of_cell(text)) or bool(day_of_cell(text, "mdy"))


def day_of_cell(text: str, order: DayOrder = "dmy") -> str:
    """Give the day of a cell as YYYY-MM-DD; "" where it is none. A time behind it is left out."""
    text = _normal(text)
    plain = _PLAIN_DAY.fullmatch(text)
    if plain is not None:
        return iso_day(*map(int, plain.groups()))
    found = _DAY.fullmatch(text)
    if found is None:
        return ""
    first, second, third = found.groups()
    if len(first) == 4:
        return iso_day(int(first), int(second), int(third)) if len(third) < 3 else ""
    if len(third) not in (2, 4) or len(first) > 2:
        return ""
    year = int(third) + (2000 if len(third) == 2 else 0)
    day, month = (first, second) if order == "dmy" else (second, first)
    return iso_day(year, int(month), int(day))


def _normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text[:_LONGEST]).strip()


def seat_of(text: str, from_zero: bool = False) -> int | None:
    """Give the chair of a cell that names a seat: a wind in words, or a number.

    Args:
        text: the cell.
        from_zero: whether numbers begin with 0.
    """
    plain = _normal(text).casefold()
    if plain in _SEATS:
        return _SEATS[plain]
    if not plain.isdecimal() or len(plain) > 1:
        return None
    chair = int(plain) - (0 if from_zero else 1)
    return chair if 0 <= chair < 4 else None
