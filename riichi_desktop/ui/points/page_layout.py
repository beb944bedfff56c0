"""How the Points page shares out its room: a width in px in, widths out."""

from typing import Final

GAP: Final = 16
GAP_COMPACT: Final = 12
BETWEEN: Final = 12
BETWEEN_COMPACT: Final = 8

WIDEST: Final = 1400
"""The width in px beyond which the page only has wider margins."""

_LEFT_SHARE: Final = 0.551
_LEFT_COMPACT: Final = 0.586
_RIGHT_MOST: Final = 600


def share(width: int, *, compact: bool) -> tuple[int, int]:
    """Give the widths of choices and table, and of the result, as the Hand page has them."""
    room = width - (GAP_COMPACT if compact else GAP)
    left = round(room * (_LEFT_COMPACT if compact else _LEFT_SHARE))
    left = max(left, room - _RIGHT_MOST)
    return left, room - left
