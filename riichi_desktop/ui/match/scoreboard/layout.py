"""Where everything lies on the second screen: sizes in, rectangles out, in px."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

_LANDSCAPE: Final = (1280, 720)
_PORTRAIT: Final = (720, 1280)
_MARGIN: Final = 34
_GAP: Final = 24
_HEADER: Final = {False: 110, True: 156}
"""By whether the window is upright: then the counters stand below the round."""

_FOOTER: Final = 82
_ROW_ASPECT: Final = 4.0
"""A card at least so many times as wide as it is high is drawn as a row."""


@dataclass(frozen=True, slots=True)
class ScoreLayout:
    """Where everything lies.

    Attributes:
        scale: px for each px of a window 720 px high (or, upright, as wide).
        header: round, counters, clock.
        cards: one for each player, in reading order.
        footer: the sentence of the last hand.
        upright: whether the window is higher than wide.
    """

    scale: float
    header: QRectF
    cards: tuple[QRectF, ...]
    footer: QRectF
    upright: bool

    def px(self, length: float) -> int:
        """Give a length as it is at this scale, at least 1."""
        return max(1, round(length * self.scale))

    @property
    def in_rows(self) -> bool:
        """Whether cards are wide and low."""
        card = self.cards[0]
        return card.width() >= _ROW_ASPECT * card.height()


def lay_out_scores(size: QSizeF, count: int, *, settled: bool) -> ScoreLayout:
    """Lay out a window.

    Four lie two by two. Three lie below each other, so that scores stand in one column; so do the
    final standings, and all players where the window is upright.

    Args:
        size: of the window.
        count: of players.
        settled: whether the standings are final.
    """
    width, height = size.width(), size.height()
    upright = width < height
    base = _PORTRAIT if upright else _LANDSCAPE
    scale = min(width / base[0], height / base[1])
    margin, gap, head = _MARGIN * scale, _GAP * scale, _HEADER[upright] * scale
    columns = 2 if count == 4 and not (upright or settled) else 1
    rows = -(-count // columns)
    if rows > 2:
        gap *= 0.6
    top, foot = head, height - _FOOTER * scale
    across = (width - 2 * margin - (columns - 1) * gap) / columns
    down = (foot - top - (rows - 1) * gap) / rows
    cards = tuple(
        QRectF(
            margin + (at % columns) * (across + gap),
            top + (at // columns) * (down + gap),
            across,
            down,
        )
        for at in range(count)
    )
    return ScoreLayout(
        scale=scale,
        header=QRectF(margin, 0, width - 2 * margin, head),
        cards=cards,
        footer=QRectF(margin, foot, width - 2 * margin, height - foot),
        upright=upright,
    )
