"""Where everything lies on the board: sizes in, rectangles out, in px."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

LARGEST: Final = 900
"""The table does not grow beyond this square (LOOK, "Match")."""

TOUCH: Final = 40
"""The least side of what a finger taps."""

SIDES: Final = {4: ("bottom", "right", "top", "left"), 3: ("bottom", "right", "left")}
"""The edges in turn, from the lower one on; with three nobody sits opposite."""


class Sizes(NamedTuple):
    """The lengths of one density at scale 1, in px; the text sizes are those of LOOK, "Type".

    Attributes:
        whole: width and height that the board is made for.
        card: a card's.
        overhang: how far cards reach over the felt, sideways and up or down.
        pad: inside a card.
        wind: the side of a wind.
        name, caption, score: sizes of text on a card.
        score_rise: from the baseline of the score to the foot of the card.
        slot: a stick's place.
        slot_rise: from its middle to the foot of the card.
        round, kanji, lines: sizes of text in the middle.
        stick: a stick in the middle.
        clock: size of the clock.
        gap, gap_line: sizes of text where seats are compared.
    """

    whole: tuple[int, int]
    card: tuple[int, int]
    overhang: tuple[int, int]
    pad: int
    wind: int
    name: int
    caption: int
    score: int
    score_rise: int
    slot: tuple[int, int]
    slot_rise: int
    round: int
    kanji: int
    lines: int
    stick: tuple[int, int]
    clock: int
    gap: int
    gap_line: int


NORMAL: Final = Sizes(
    whole=(724, 624),
    card=(236, 120),
    overhang=(97, 57),
    pad=12,
    wind=32,
    name=15,
    caption=13,
    score=40,
    score_rise=23,
    slot=(62, 12),
    slot_rise=24,
    round=51,
    kanji=20,
    lines=16,
    stick=(72, 9),
    clock=29,
    gap=25,
    gap_line=13,
)
COMPACT: Final = Sizes(
    whole=(540, 500),
    card=(178, 96),
    overhang=(66, 46),
    pad=9,
    wind=27,
    name=14,
    caption=12,
    score=28,
    score_rise=17,
    slot=(48, 10),
    slot_rise=18,
    round=35,
    kanji=16,
    lines=14,
    stick=(46, 7),
    clock=22,
    gap=19,
    gap_line=12,
)

_LEAST: Final = {False: 0.80, True: 0.88}
_MOST: Final = {False: LARGEST / 724, True: 236 / 178}


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies.

    Attributes:
        sizes: the density.
        scale: by how much its lengths are multiplied.
        felt: the table.
        cards: by chair.
        slots: where each chair's stick can be tapped, by chair.
        clock: where the clock can be tapped.
        middle: of the felt.
    """

    sizes: Sizes
    scale: float
    felt: QRect
    cards: tuple[QRect, ...]
    slots: tuple[QRect, ...]
    clock: QRect
    middle: QPoint

    @property
    def between(self) -> int:
        """The width in px that is free between the cards at the sides."""
        taken = self.sizes.card[0] - self.sizes.overhang[0] + self.sizes.pad
        return self.felt.width() - 2 * self.px(taken)

    def px(self, length: float) -> int:
        """Give a length of `sizes` as it is at this scale."""
        return round(length * self.scale)


def side_of(chair: int, players: int, bottom: int) -> str:
    """Give the edge at which a chair sits."""
    return SIDES[players][(chair - bottom) % players]


def chair_at(side: str, players: int, bottom: int) -> int | None:
    """Give the chair that sits at an edge, or None."""
    sides = SIDES[players]
    return (sides.index(side) + bottom) % players if side in sides else None


def lay_out(size: QSize, players: int, bottom: int, *, compact: bool) -> Layout:
    """Lay the board out in the middle of a size.

    Args:
        size: what there is.
        players: 3 or 4.
        bottom: the chair at the lower edge.
        compact: whether the window is small.
    """
    sizes = COMPACT if compact else NORMAL
    room = QSize(min(size.width(), LARGEST), min(size.height(), LARGEST))
    scale = min(room.width() / sizes.whole[0], room.height() / sizes.whole[1], _MOST[compact])
    scale = max(scale, _LEAST[compact])
    whole = QRect(QPoint((size.width() - room.width()) // 2, 0), room)
    whole.moveTop((size.height() - room.height()) // 2)
    across, down = (round(length * scale) for length in sizes.overhang)
    top = 0 if players == 3 else down
    felt = whole.adjusted(across, top, -across, -down)
    cards = tuple(_card(side_of(c, players, bottom), whole, sizes, scale) for c in range(players))
    return Layout(
        sizes=sizes,
        scale=scale,
        felt=felt,
        cards=cards,
        slots=tuple(_slot(card, sizes, scale) for card in cards),
        clock=_clock(felt, sizes, scale),
        middle=felt.center(),
    )


def _card(side: str, whole: QRect, sizes: Sizes, scale: float) -> QRect:
    """Give the place of a card on an edge; a margin of 1 px is kept for its shadow."""
    width, height = (round(length * scale) for length in sizes.card)
    box = QRect(0, 0, width, height)
    box.moveCenter(whole.center())
    if side == "left":
        box.moveLeft(whole.left() + 1)
    elif side == "right":
        box.moveRight(whole.right() - 1)
    elif side == "top":
        box.moveTop(whole.top() + 1)
    else:
        box.moveBottom(whole.bottom() - 2)
    return box


def _slot(card: QRect, sizes: Sizes, scale: float) -> QRect:
    """Give where a stick can be tapped: round its drawn place, at the card's lower left corner."""
    width = max(TOUCH, round((sizes.slot[0] + 2 * sizes.pad) * scale))
    box = QRect(0, 0, width, max(TOUCH, round(TOUCH * scale)))
    box.moveBottomLeft(card.bottomLeft())
    return box


def _clock(felt: QRect, sizes: Sizes, scale: float) -> QRect:
    width, height = round(sizes.clock * 5.2 * scale), max(TOUCH, round(sizes.clock * 1.6 * scale))
    box = QRect(0, 0, width, height)
    box.moveCenter(felt.center() + QPoint(0, round(sizes.clock * 2.6 * scale)))
    return box
