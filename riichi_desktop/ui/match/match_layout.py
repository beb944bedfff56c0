"""How the table and what stands beside it share the room. Sizes in, widths out, in px."""

from typing import Final, NamedTuple

from riichi_desktop.ui.match.board.layout import COMPACT, LARGEST, NORMAL

GAP: Final = 16
"""Between the table and what stands beside it."""

BELOW: Final = 14
BELOW_COMPACT: Final = 10
"""Between the table and the buttons under it."""

_SIDE: Final = {False: 432, True: 360}
_SIDE_MOST: Final = 680

WIDEST: Final = LARGEST + GAP + _SIDE_MOST
"""Beyond it the page only has wider margins."""


class Shares(NamedTuple):
    """The widths of both sides."""

    left: int
    right: int


def share(width: int, height: int, *, compact: bool) -> Shares:
    """Share the width of the page: first the table grows with the height, then the list.

    Args:
        width: of the page.
        height: that the table may have.
        compact: whether the window is small.
    """
    wide, high = (COMPACT if compact else NORMAL).whole
    wanted = min(LARGEST, max(wide, height * wide // high))
    side = _SIDE[compact]
    left = max(0, min(wanted, width - GAP - side))
    right = min(max(width - GAP - left, side), _SIDE_MOST)
    return Shares(max(width - GAP - right, 0), right)
