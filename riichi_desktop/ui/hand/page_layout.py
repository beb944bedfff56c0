"""How the Hand page shares out its room: a size in px in, widths and tile heights in px out."""

from typing import Final, NamedTuple

from riichi_desktop.ui.hand.picker_layout import TILE, TILE_LARGEST, grid_height

GAP: Final = 16
GAP_COMPACT: Final = 12
BETWEEN: Final = 12
BETWEEN_COMPACT: Final = 8
STRIP: Final = (72, 80, 88)
"""Heights of the strip's tiles in a normal window, the larger ones where there is room."""

SPREAD: Final = 48
"""How many px the situation may be higher than it needs to be: its rows lie further apart."""

_AIR: Final = 36
_ABOVE_GRID: Final = 68
_LEFT_SHARE: Final = 0.551
_LEFT: Final = 637
_RIGHT: Final = 519
_RIGHT_LARGEST: Final = 600
_LEFT_COMPACT: Final = 0.573
_PITCH: Final = 13.3
_LARGEST_PITCH: Final = TILE_LARGEST * 3 / 4 + _PITCH

WIDEST: Final = 24 + round(10 * _LARGEST_PITCH) + GAP + _RIGHT_LARGEST
"""The width in px beyond which a page only has wider margins."""


class Shares(NamedTuple):
    """What each part gets, in px.

    Attributes:
        left: the width of the picker and the situation.
        right: the width of the result.
        strip: the height of the strip's tiles; 0 in a small window, where it has its own.
    """

    left: int
    right: int
    strip: int


def share(width: int, height: int, situation: int, compact: bool) -> Shares:
    """Share out the page.

    The picker's tiles grow first, then the strip's, then the result; what is left over is margin.

    Args:
        width: of the page within its margins.
        height: of the page, from the strip's top to the panels' bottom.
        situation: the height of the situation panel.
        compact: whether the window is small.
    """
    if compact:
        room = width - GAP_COMPACT
        left = round(room * _LEFT_COMPACT)
        return Shares(left, room - left, 0)
    room = width - GAP
    below = height - STRIP[0] - _AIR - 2 * BETWEEN - situation - _ABOVE_GRID
    tile = max(
        (t for t in range(TILE, TILE_LARGEST + 1, 4) if grid_height(t, False) <= below),
        default=TILE,
    )
    left = min(round(room * _LEFT_SHARE), _LEFT)
    if room > _LEFT + _RIGHT:
        wanted = 24 + round(10 * (tile * 3 / 4 + _PITCH))
        left = min(max(_LEFT, wanted), room - _RIGHT)
    spare = below - grid_height(tile, False) if tile == TILE_LARGEST else 0
    strip = max(t for t in STRIP if t - STRIP[0] <= max(0, spare))
    return Shares(left, min(room - left, _RIGHT_LARGEST), strip)
