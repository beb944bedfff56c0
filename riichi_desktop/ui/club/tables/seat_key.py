"""Somebody's place at a table, to be pressed: wind, name, and how they stand."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.club.people import short_name
from riichi_desktop.ui.kit import Pressable, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.sticks_paint import draw_wind
from riichi_desktop.words import Words

from .values import SeatShown, State

HEIGHT: Final = 46
_RADIUS: Final = 7
_WIND: Final = 22
_PAD: Final = 8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WALK: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class SeatKey(Pressable):
    """A seat card on felt; chosen, it has a tint and an accent edge.

    Attributes:
        seat: who sits there.
    """

    walked = Signal(object, int)
    """An arrow was pressed: this key, and whether the next or the one before is wanted."""
    reached = Signal(object)
    """The keyboard came here."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self.seat = SeatShown("", "", "E")
        self._state: State = "planned"
        self._chosen = False

    def show_seat(self, seat: SeatShown, state: State, *, chosen: bool) -> None:
        """Show who sits there."""
        if (seat, state, chosen) == (self.seat, self._state, self._chosen):
            return
        self.seat, self._state, self._chosen = seat, state, chosen
        self.reword()
        self.update()

    def reword(self) -> None:
        """Say it in the language in force."""
        self.setAccessibleName(spoken(self.seat, self._look.words, chosen=self._chosen))
        self.set_tip(self._name)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(120, HEIGHT)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop of the tables."""
        super().focusInEvent(event)
        self.reached.emit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        step = _WALK.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.walked.emit(self, step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        painter, color = QPainter(self), self.theme.color
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        fill = mix(color("tint" if self._chosen else "surface"), color("text"), share)
        edge, wide = ("accent", 2.5) if self._chosen else ("hairline", 1.5)
        draw_frame(painter, rect, _RADIUS, fill, color(edge), width=wide)
        self._draw_wind(painter, rect)
        tight = self.theme.compact
        pad = 5 if tight else _PAD
        room = rect.adjusted(pad + _WIND + (5 if tight else 7), 3, -pad, -3)
        if self.seat.score is None:
            self._draw_name(painter, room)
        else:
            half = room.height() / 2
            upper = QRectF(room.left(), room.top(), room.width(), half)
            self._text(painter, upper, *self._fitting(room.width()), "text")
            self._draw_score(painter, upper.translated(0, half - 1))
        if self.ring and self.hasFocus():
            inside = rect.adjusted(4, 4, -4, -4) if self._chosen else rect
            draw_frame(painter, inside, _RADIUS, None, color("focus"), width=2.0)

    @property
    def _name(self) -> str:
        return self.seat.name or self._look.words.text("ui.club.nobody")

    def _fitting(self, room: float) -> tuple[str, str]:
        """Give the name, shortened where it has no room, and the font for it."""
        name, role = self._name, self._role(room)
        if self.theme.width(role, name) > room:
            name = short_name(name) or name
        return name, role

    def _role(self, room: float) -> str:
        """Give the font in which the name has room, or the smaller one."""
        return "body" if self.theme.width("body", self._name) <= room else "caption"

    def _draw_name(self, painter: QPainter, room: QRectF) -> None:
        """Draw the name alone: on two lines where one has no room for it."""
        if self.theme.width("caption", self._name) <= room.width() or " " not in self._name:
            self._text(painter, room, self._name, self._role(room.width()), "text")
            return
        half = room.height() / 2
        for words, at in zip(self._name.split(" ", 1), (0, half - 2), strict=True):
            line = QRectF(room.left(), room.top() + 1 + at, room.width(), half)
            self._text(painter, line, words, "caption", "text")

    def _draw_wind(self, painter: QPainter, rect: QRectF) -> None:
        dealer, color = self.seat.wind == "E", self.theme.color
        box = QRectF(
            5 if self.theme.compact else _PAD, round((rect.height() - _WIND) / 2), _WIND, _WIND
        )
        ground = color("accent" if dealer else "tray")
        ink = color("on_accent" if dealer else "text")
        draw_wind(painter, box, self.seat.wind, ground, ink, self.devicePixelRatioF())

    def _draw_score(self, painter: QPainter, place: QRectF) -> None:
        """Draw the score, and the place beside it; once it is over, what it came to."""
        seat, words = self.seat, self._look.words
        score = words.number(seat.score or 0)
        ordinal = aside = ""
        if seat.place:
            ordinal = aside = say.place_name(words, seat.place, shared=seat.tied, short=True)
        points = score
        if seat.points is None:
            self._text(painter, place, score, "strong", "text")
        else:
            points = say.final_points(words, seat.points)
            ink = "accent" if seat.points > 0 else "losses" if seat.points < 0 else "text"
            self._text(painter, place, points, "strong", ink)
            aside = f"{aside} · {score}" if aside else score
            if self.theme.width("caption", aside) > place.width() * 0.55:
                aside = ordinal
        wide = self.theme.width("strong", points) + 6
        if wide + self.theme.width("caption", aside) <= place.width():
            self._text(painter, place, aside, "caption", "muted", right=True)

    def _text(
        self,
        painter: QPainter,
        place: QRectF,
        words: str,
        role: str,
        ink: str,
        *,
        right: bool = False,
    ) -> None:
        painter.setFont(self.theme.font(role))
        painter.setPen(self.theme.color(ink))
        shown = self.theme.cut(role, words, place.width() + 0.5)
        painter.drawText(place, int(_RIGHT if right else _LEFT), shown)


def spoken(seat: SeatShown, words: Words, *, chosen: bool = False) -> str:
    """Say who sits there, and how they stand."""
    parts = [
        words.text(f"seat.{seat.wind}"),
        say.isolated(seat.name or words.text("ui.club.nobody")),
    ]
    if seat.score is not None:
        parts.append(words.number(seat.score))
    if seat.place:
        parts.append(say.place_name(words, seat.place, shared=seat.tied))
    if seat.points is not None:
        parts.append(say.final_points(words, seat.points))
    if chosen:
        parts.append(words.text("ui.club.table.chosen"))
    return words.listed(parts)
