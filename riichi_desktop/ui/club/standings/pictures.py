"""What the standings draw in the place of words: shares of places, the last places."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from riichi_desktop.ui.kit import mix
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.theme import Theme

_BAR: Final = 10
_MARK: Final = (16, 13)
"""The width of a mark, and in a small window."""

_BETWEEN: Final = 1.0


def place_inks(theme: Theme, players: int) -> list[QColor]:
    """Give a colour for each place, the first to the last; they lie in order, with gaps."""
    color, ground = theme.color, theme.color("surface")
    first, last = color("accent"), mix(ground, color("outline"), 0.9)
    middle = [mix(ground, first, 0.6), mix(ground, color("outline"), 0.35)]
    return [first, *(middle if players > 3 else middle[1:]), last]


class Shares(NamedTuple):
    """A bar that shows how often somebody took each place, the first at the left.

    Attributes:
        permille: the share of each place; () for no bar.
    """

    permille: tuple[int, ...]

    def paint(self, painter: QPainter, theme: Theme, place: QRectF) -> None:
        """Paint the bar in the middle of its place."""
        if not self.permille:
            return
        bar = QRectF(place.left(), round(place.center().y() - _BAR / 2), place.width(), _BAR)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(bar, 3, 3)
        painter.setClipPath(clip)
        left, total = bar.left(), sum(self.permille)
        for share, ink in zip(self.permille, place_inks(theme, len(self.permille)), strict=True):
            wide = bar.width() * share / total
            if wide:
                painter.fillRect(QRectF(left, bar.top(), max(wide - _BETWEEN, 0.5), _BAR), ink)
            left += wide
        painter.restore()


class Marks(NamedTuple):
    """The places of some games in figures, the latest at the right.

    A first place stands on a filled ground, the last place is muted.

    Attributes:
        places: in order.
        last: the number of the last place.
    """

    places: tuple[int, ...]
    last: int

    def paint(self, painter: QPainter, theme: Theme, place: QRectF) -> None:
        """Paint the marks from the right of their place."""
        wide = _MARK[theme.compact]
        shown = self.places[-int(place.width() // wide) :]
        left = place.right() - wide * len(shown)
        for at, number in enumerate(shown):
            box = QRectF(left + at * wide, round(place.center().y() - 8), wide - 1, 16)
            first = number == 1
            if first:
                draw_frame(painter, box, 4, theme.color("accent"), None)
            ink = "on_accent" if first else "muted" if number == self.last else "text"
            painter.setFont(theme.font("badge_strong" if first else "badge"))
            painter.setPen(theme.color(ink))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(number))
