"""What the second screen is painted with: its colours, its sizes, a way to write."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces, put
from riichi_desktop.ui.palette import DARK
from riichi_desktop.words import Words

from .layout import ScoreLayout
from .values import ScoreSeat

GROUND: Final = QColor("#0e1112")
CARD: Final = QColor("#1b2022")
TILE: Final = QColor("#2b3235")
WHITE: Final = QColor("#ffffff")
TEXT: Final = QColor(DARK.text)
CAPTION: Final = QColor("#bcc2c5")
ACCENT: Final = QColor(DARK.accent)
ON_ACCENT: Final = QColor(DARK.on_accent)
LOSSES: Final = QColor(DARK.losses)
BRASS: Final = QColor(DARK.brass)
"""The colours: the dark palette on a darker ground, captions lighter to be read from afar."""

ROUND: Final = 53
COUNTERS: Final = 37
CLOCK: Final = 64
NAME: Final = 37
PLACE: Final = 34
SCORE: Final = 133
CHANGE: Final = 34
LAST: Final = 30
"""The sizes of text in a window 720 px high (LOOK, "Scoreboard"), in px."""

CAP: Final = 0.365
"""Half the height of figures and capitals, in parts of the size."""


class Canvas(NamedTuple):
    """What the second screen is painted with.

    Attributes:
        painter: antialiased.
        faces: the fonts.
        words: the language.
        layout: where everything lies.
        dpr: device pixels in one logical pixel.
    """

    painter: QPainter
    faces: Faces
    words: Words
    layout: ScoreLayout
    dpr: float

    def put(
        self,
        words: str,
        x: float,
        middle: float,
        px: int,
        color: QColor,
        *,
        bold: bool = False,
        align: float = 0.0,
    ) -> float:
        """Write one line whose capitals are centred at a height; give how wide it is."""
        at = QPointF(x, middle + px * CAP)
        return put(self.painter, self.faces, words, at, px, color, bold=bold, align=align)


def paint_ground(canvas: Canvas, card: QRectF, *, marked: bool) -> None:
    """Paint the ground of a card; the dealer's, or the winner's, is marked by a line round it."""
    px = canvas.layout.px
    radius = px(14)
    if marked:
        draw_frame(canvas.painter, card, radius, CARD, ACCENT, width=px(4))
    else:
        draw_frame(canvas.painter, card, radius, CARD, None)


def shown_name(canvas: Canvas, one: ScoreSeat) -> str:
    """Give a player's name as it is written on a card."""
    return say.isolated(say.name_of(canvas.words, one.seat))
