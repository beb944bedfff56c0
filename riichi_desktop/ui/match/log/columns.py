"""Where the columns of the list of hands lie: one for the hand, one for each player."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from riichi_desktop.ui.theme import Theme

INSET: Final = 8
"""From the edges of a line to its words, in px."""

_GAP: Final = 12
_LEAST: Final = {False: 66, True: 52}
_FIRST: Final = {False: 112, True: 92}
"""The least width of a player's column, and of the first one, normal and compact."""


class Columns(NamedTuple):
    """The widths of one list.

    Attributes:
        width: of a line, in px.
        each: of a player's column.
        players: how many columns.
    """

    width: int
    each: int
    players: int

    def right(self, chair: int) -> int:
        """Give where a player's column ends."""
        return self.width - INSET - (self.players - 1 - chair) * self.each

    @property
    def first(self) -> int:
        """Where the first player's column begins."""
        return self.right(0) - self.each


def columns_of(width: int, players: int, texts: Iterable[str], theme: Theme) -> Columns:
    """Share a width out: each player's column has room for its widest number where that can be.

    Args:
        width: of a line.
        players: 3 or 4.
        texts: what stands in the columns, in bold.
        theme: the font.
    """
    widest = max((theme.width("strong", text) for text in texts), default=0.0)
    wanted = max(_LEAST[theme.compact], round(widest) + _GAP)
    spare = (width - 2 * INSET - _FIRST[theme.compact]) // players
    roomy = min(spare, wanted + 24)
    return Columns(width, max(min(wanted, spare), min(roomy, (width - 2 * INSET) // 6)), players)
