"""Who pays whom, drawn on the seats of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.kit.paint import dealer_side, draw_dealer, draw_frame
from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.theme import Theme

Position = Literal["bottom", "right", "top", "left", "center"]
Role = Literal["winner", "loser", "none", "possible"]

_OPPOSITE: Final = {
    "bottom": "top",
    "top": "bottom",
    "left": "right",
    "right": "left",
    "center": "bottom",
}
_TOWARD: Final = {
    "bottom": QPointF(0, -1),
    "top": QPointF(0, 1),
    "left": QPointF(1, 0),
    "right": QPointF(-1, 0),
    "center": QPointF(0, 1),
}
"""From each edge to the middle of the table; from the middle to the winner."""

_NAMES: Final = ("body", "caption", "badge")
"""The fonts of a name: the first in which it has room."""

_HEAD: Final = 9.0
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SeatCard:
    """What lies on one edge of the table.

    Attributes:
        kanji: the wind, left out where no font has kanji.
        name: the wind or the player, in the reader's language.
        amount_text: what is won or lost, with its sign.
        gain: its sign matters: above 0 a gain, below 0 a loss, 0 neither.
        dealer: whether it bears the dealer's mark.
        role: the winner is tinted; who only may be the loser is greyed and dashed, with his name
            and amount on one line.
        position: the edge; the middle is for a loser whose seat is not known, and the top is then a
            seat that only may be his.
        mark: the dealer's mark; a D where no font has kanji.
        said: the word that stands for the mark where it is read out.
    """

    kanji: str
    name: str
    amount_text: str
    gain: int
    dealer: bool
    role: Role
    position: Position
    mark: str = "D"
    said: str = ""


class _Sizes(NamedTuple):
    """The lengths of the diagram in px."""

    whole: QSize
    inset: tuple[int, int]
    card: tuple[int, int]
    aside: int
    nudge: int
    possible: int
    center: int


class _Field(NamedTuple):
    """How felt or a card is painted: roles of `Palette`, corners and edge in px."""

    fill: str
    edge: str
    radius: float
    width: float


_CARD: Final = _Field("surface", "hairline", 7, 1.5)
_WINNER: Final = _Field("tint", "accent", 7, 2.0)

_NORMAL: Final = _Sizes(QSize(300, 160), (40, 19), (95, 44), 26, 14, 95, 95)
_COMPACT: Final = _Sizes(QSize(218, 140), (32, 18), (80, 43), 20, 6, 64, 86)
_NAME_ONLY: Final = 26
"""The height of a card without an amount, in px."""


class SeatDiagram(QLabel):
    """Felt, a card on each edge, and an arrow of brass from each payer to whom he pays.

    Args:
        theme: what it is painted by.
        compact: whether it is small; None: as the theme says.
    """

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, compact: bool | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._compact = compact
        self._fields = Stamps(theme)
        self._cards: tuple[SeatCard, ...] = ()
        self._arrows: tuple[tuple[Position, Position], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._refit)

    def set_seats(self, cards: Sequence[SeatCard]) -> None:
        """Lay out three or four cards, each on an edge of its own."""
        if tuple(cards) == self._cards:
            return
        self._cards = tuple(cards)
        self.setAccessibleName("; ".join(_spoken(card) for card in cards))
        self.update()

    def set_arrows(self, arrows: Sequence[tuple[Position, Position]]) -> None:
        """Draw arrows, each from a payer's edge to a winner's."""
        if tuple(arrows) != self._arrows:
            self._arrows = tuple(arrows)
            self.update()

    def card_rect(self, position: Position) -> QRectF:
        """Give the place of a card in px."""
        sizes = self._sizes()
        (width, height), whole = sizes.card, sizes.whole
        if position == "center":
            width = sizes.center
        if self._role(position) == "possible":
            width, height = sizes.possible, _NAME_ONLY
        middle = float((whole.width() - width) // 2)
        x = {"left": 0.0, "right": float(whole.width() - width)}.get(position, middle)
        bottom = float(whole.height() - height - 1)
        y = {"top": 1.0, "bottom": bottom, "center": float(_NAME_ONLY + sizes.nudge)}.get(
            position, float((whole.height() - height) // 2)
        )
        return QRectF(x, y, width, height)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return self._sizes().whole

    def minimumSizeHint(self) -> QSize:
        """Give the only size, in px."""
        return self._sizes().whole

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint felt, arrows, cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sizes = self._sizes()
        across, down = sizes.inset
        felt = QRectF(QPointF(0, 0), sizes.whole).adjusted(across, down, -across, -down)
        self._draw_field(painter, felt, _Field("felt", "felt_edge", 10, 1.5))
        for start, end in self._arrows:
            self._draw_arrow(painter, start, end)
        for card in self._cards:
            self._draw_card(painter, card)

    def _sizes(self) -> _Sizes:
        small = self.theme.compact if self._compact is None else self._compact
        return _COMPACT if small else _NORMAL

    def _anchor(self, position: Position, other: Position) -> QPointF:
        """Give the point at a card's inner edge where an arrow from or to `other` is tied."""
        card = self.card_rect(position)
        inner = card.center() + QPointF(
            _TOWARD[position].x() * card.width() / 2, _TOWARD[position].y() * card.height() / 2
        )
        if position in {"top", "bottom"} and other != _OPPOSITE[position]:
            inner.setX(inner.x() - _TOWARD[other].x() * self._sizes().aside)
        return inner + _TOWARD[position] * 3.0

    def _draw_arrow(self, painter: QPainter, start: Position, end: Position) -> None:
        """Draw a quarter bend, or a straight line between opposite edges."""
        tail, tip = self._anchor(start, end), self._anchor(end, start)
        into = -_TOWARD[end]
        neck = tip - into * _HEAD
        path = QPainterPath(tail)
        if end == _OPPOSITE[start]:
            path.lineTo(neck)
        else:
            side_first = start in {"left", "right"}
            corner = QPointF(neck.x(), tail.y()) if side_first else QPointF(tail.x(), neck.y())
            near = 0.55
            path.cubicTo(tail + (corner - tail) * near, neck + (corner - neck) * near, neck)
        pen = QPen(self.theme.color("brass"), 2.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        across = QPointF(-into.y(), into.x()) * (_HEAD * 0.62)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("brass"))
        painter.drawPolygon(QPolygonF([tip, neck + across, neck - across]))

    def _draw_field(self, painter: QPainter, place: QRectF, field: _Field) -> None:
        """Draw felt or a card, whose places are whole px; what lies on it comes after."""
        size, color = QRectF(QPointF(0, 0), place.size()), self.theme.color
        fill, edge = color(field.fill), color(field.edge)
        self._fields.paint(
            painter,
            place.toRect(),
            field,
            lambda on: draw_frame(on, size, field.radius, fill, edge, width=field.width),
        )

    def _draw_card(self, painter: QPainter, card: SeatCard) -> None:
        place, color = self.card_rect(card.position), self.theme.color
        if card.role == "possible":
            self._draw_possible(painter, card, place)
            return
        self._draw_field(painter, place, _WINNER if card.role == "winner" else _CARD)
        room = place.adjusted(9, 0, -6, 0)
        middle = place.center().y()
        ink = "accent" if card.gain > 0 else "losses" if card.gain < 0 else "muted"
        painter.setFont(self._amount_font(card.amount_text, room.width()))
        painter.setPen(color(ink))
        painter.drawText(QRectF(room.left(), middle - 3, room.width(), 22), _LEFT, card.amount_text)
        if card.dealer:
            room.setRight(self._draw_mark(painter, card, place, room))
        words = self._name(card)
        if self.theme.width("caption", words) > room.width():
            room.adjust(-4, 0, 3, 0)
        fonts = (one for one in _NAMES if self.theme.width(one, words) <= room.width())
        font = next(fonts, _NAMES[-1])
        words = self.theme.cut(font, words, room.width() + 0.5)
        painter.setFont(self.theme.font(font))
        painter.setPen(color("muted"))
        painter.drawText(QRectF(room.left(), place.top(), 200, 23), _LEFT, words)

    def _draw_mark(self, painter: QPainter, card: SeatCard, place: QRectF, room: QRectF) -> float:
        """Draw the dealer's mark beside the name, or on the card's corner where that is long.

        Gives where the name must end.
        """
        sign = card.mark if self.theme.has_kanji else "D"
        side = dealer_side(sign)
        left, top = place.right() - 4 - side, place.top() + (24 - side) // 2
        ends = left - 4
        if self.theme.width("caption", self._name(card)) > ends - room.left():
            ends = room.right()
            top = place.bottom() - 4 if card.position == "top" else place.top() + 4 - side
            left += 3
        mark = QRectF(left, top, side, side)
        if ends == room.right():
            draw_frame(painter, mark.adjusted(-2, -2, 2, 2), 5, self.theme.color("surface"), None)
        draw_dealer(painter, mark, self.theme, fill="text", ink="surface", mark=sign)
        return ends

    def _draw_possible(self, painter: QPainter, card: SeatCard, place: QRectF) -> None:
        """Draw the card of who only may be the loser: greyed and dashed, on one line."""
        color = self.theme.color
        draw_frame(painter, place, 7, color("surface"), color("outline"), dashed=True)
        words = f"{self._name(card)} {card.amount_text}".rstrip()
        words = self.theme.cut("body", words, place.width() - 5)
        painter.setFont(self.theme.font("body"))
        painter.setPen(color("greyed"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def _role(self, position: Position) -> Role | None:
        return next((card.role for card in self._cards if card.position == position), None)

    def _amount_font(self, words: str, room: float) -> QFont:
        """Give the font of an amount, smaller where it is long."""
        for role in ("amount", "strong"):
            if self.theme.width(role, words) <= room:
                return self.theme.font(role)
        return self.theme.font("badge_strong")

    def _name(self, card: SeatCard) -> str:
        return f"{card.kanji} {card.name}" if card.kanji and self.theme.has_kanji else card.name

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()


def _spoken(card: SeatCard) -> str:
    """Give what a screen reader says of a card."""
    dealer = f", {card.said or card.mark}" if card.dealer else ""
    return f"{card.name}{dealer} {card.amount_text}".rstrip()
