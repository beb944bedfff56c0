"""One seat of the dialog's small table, and the riichi stick that lies on it: two places to press.

Painted as on the match page: wind, name, score, the slot of the stick.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Wind
from riichi_desktop.ui.kit import Pressable, draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame, draw_padlock
from riichi_desktop.ui.match.board.sticks_paint import draw_slot, draw_stick, draw_wind
from riichi_desktop.ui.theme import Theme

from .seat_values import Role

CARD: Final = (208, 82)
CARD_COMPACT: Final = (184, 70)
"""Width and height of a seat in px."""

STICK: Final = (66, 40)
"""Width and height in px of what is pressed to lay a stick."""

_RADIUS: Final = 9.0
_WIND: Final = 26
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_EDGE: Final[dict[Role, str]] = {
    "source": "losses",
    "offender": "losses",
    "winner": "accent",
    "tenpai": "accent",
    "chosen": "accent",
    "exchanged": "accent",
}
"""The colour of the frame and of the words of each role."""

_TINTED: Final = ("winner", "tenpai", "chosen")
_WALK: Final = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "top",
    Qt.Key.Key_Down: "bottom",
}


class Place(Pressable):
    """What a seat and a stick have in common: arrows go to the seat on that side."""

    walked = Signal(str)
    """The edge of the table that an arrow asks for."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        edge = _WALK.get(Qt.Key(event.key()))
        if edge is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(edge)


class SeatPlace(Place):
    """One seat."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._wind: Wind = "E"
        self._dealer = False
        self._score = ""
        self._role: Role = ""
        self._words = ""
        self._hint = ""
        self._idle = False

    def set_idle(self, idle: bool) -> None:
        """Show whether seats mean nothing now: then none of them looks refused."""
        if idle != self._idle:
            self._idle = idle
            self.update()

    def show_seat(
        self, name: str, wind: Wind, dealer: bool, score: str, role: Role, words: str
    ) -> None:
        """Show who sits here, with how many points, and what he is in what happened."""
        shown = (name, wind, dealer, score, role, words)
        if shown != (
            self.text(), self._wind, self._dealer, self._score, self._role, self._words
        ):  # fmt: skip
            self.setText(name)
            self._wind, self._dealer, self._score = wind, dealer, score
            self._role, self._words = role, words
            self.update()

    def set_hint(self, hint: str) -> None:
        """Show the key that presses it; "" for none."""
        if hint != self._hint:
            self._hint = hint
            self.update()

    @property
    def role_words(self) -> str:
        """What stands under the name."""
        return self._words

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color = QRectF(self.rect()), self.theme.color
        edge = _EDGE.get(self._role)
        fill = color("tint" if self._role in _TINTED else "surface")
        if self.reason is None:
            share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
            fill = mix(fill, color("text"), share)
        greyed = self.reason is not None and edge is None and not self._idle
        outline = color(edge or ("outline" if greyed else "hairline"))
        width = 2.0 if edge else 1.0
        draw_frame(painter, rect, _RADIUS, fill, outline, width=width, dashed=greyed)
        self._paint_who(painter, rect, greyed)
        self._paint_role(painter, rect, edge)
        if self._hint:
            self._paint_hint(painter)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, _RADIUS)

    def _paint_who(self, painter: QPainter, rect: QRectF, greyed: bool) -> None:
        color = self.theme.color
        square = QRectF(10, 8, _WIND, _WIND)
        ground = color("accent" if self._dealer else "tray")
        ink = color("on_accent" if self._dealer else "text")
        draw_wind(painter, square, self._wind, ground, ink, self.devicePixelRatioF())
        score_wide = self.theme.width("body", self._score)
        line = QRectF(44, 8, rect.width() - 54, _WIND)
        painter.setPen(color("muted"))
        painter.setFont(self.theme.font("body"))
        painter.drawText(line, _RIGHT, self._score)
        name = self.theme.cut("strong", self.text(), line.width() - score_wide - 8)
        painter.setPen(color("greyed" if greyed else "text"))
        painter.setFont(self.theme.font("strong"))
        painter.drawText(line, _LEFT, name)

    def _paint_role(self, painter: QPainter, rect: QRectF, edge: str | None) -> None:
        role = "strong" if edge else "caption"
        room = rect.width() - 44 - STICK[0] - 4
        words = self.theme.cut(role, self._words, room)
        painter.setFont(self.theme.font(role))
        painter.setPen(self.theme.color(edge or "muted"))
        painter.drawText(QRectF(44, rect.height() - 37, room + 2, 26), _LEFT, words)
        if edge and self.reason is not None:
            lock = QPointF(44 + self.theme.width(role, words) + 6, rect.height() - 29)
            draw_padlock(painter, lock, self.theme.color(edge))

    def _paint_hint(self, painter: QPainter) -> None:
        place = QRectF(13.5, self.height() - 33.5, 19, 19)
        draw_frame(painter, place, 4, None, self.theme.color("outline"))
        painter.setFont(self.theme.font("badge"))
        painter.setPen(self.theme.color("muted"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._hint)


class StickPlace(Place):
    """The slot of a riichi stick: pressed, it lies there or not."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setCheckable(True)
        self._spared = False
        self._hint = ""

    def show_stick(self, laid: bool, spared: bool) -> None:
        """Show whether a stick lies here, and whether it will not be paid."""
        if (laid, spared) != (self.isChecked(), self._spared):
            self.setChecked(laid)
            self._spared = spared
            self.update()

    def set_hint(self, hint: str) -> None:
        """Show the key that presses it; "" for none."""
        if hint != self._hint:
            self._hint = hint
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the stick or its slot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color = QRectF(self.rect()), self.theme.color
        hovered = self.underMouse() and self.reason is None
        box = QRectF(3, rect.center().y() - 5, rect.width() - 6, 10)
        if self.isChecked():
            draw_stick(painter, box, 1000, opacity=0.35 if self._spared else 1.0)
            if self._spared:
                painter.setPen(color("losses"))
                middle = rect.center()
                painter.drawLine(middle + QPointF(-24, 8), middle + QPointF(24, -8))
        else:
            draw_slot(painter, box, color("text" if hovered else "outline"))
        if self._hint:
            painter.setFont(self.theme.font("badge"))
            painter.setPen(color("muted"))
            above = QRectF(rect.left(), rect.top(), rect.width(), 15)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, self._hint)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect.adjusted(1, 4, -1, -4), 6)
