"""Numbers as people type them."""

import re
from typing import Final

from riichi_desktop.export import decimal_points
from riichi_desktop.words import Words

_SPACES: Final = re.compile(r"[\s\u00a0\u202f]")
_WHOLE: Final = re.compile(r"\d{1,7}")
_THOUSANDS: Final = re.compile(r"([+-]?)(\d{1,4})(?:[.,](\d))?")
_FROM_WIDE: Final = str.maketrans("０１２３４５６７８９−－＋．，", "0123456789--+.,")


def read_number(text: str) -> int | None:
    """Read a whole number of points, minutes or han; None where a text is none.

    Any of the signs that languages set between thousands may stand in it.
    """
    plain = _SPACES.sub("", text.translate(_FROM_WIDE)).replace(",", "").replace(".", "")
    return int(plain) if _WHOLE.fullmatch(plain) else None


def read_thousands(text: str) -> int | None:
    """Read an amount that is written in thousands, such as ``-7.5``, in points."""
    found = _THOUSANDS.fullmatch(_SPACES.sub("", text.translate(_FROM_WIDE)))
    if found is None:
        return None
    points = 1000 * int(found[2]) + 100 * int(found[3] or 0)
    return -points if found[1] == "-" else points


def in_thousands(points: int, words: Words) -> str:
    """Write an amount in thousands, whole where it is: +15, −7.5."""
    return words.signed(points // 1000) if points % 1000 == 0 else decimal_points(points, words)
