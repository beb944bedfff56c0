"""The closing ceremony on a second screen: each press calls the next ones up, the last first."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Register, Standings
from riichi_desktop.ui.dark_window import DarkWindow, Spoken
from riichi_desktop.ui.kit import announce
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.faces import Faces, put
from riichi_desktop.ui.match.board.words import final_points, isolated
from riichi_desktop.ui.match.scoreboard.canvas import (
    ACCENT,
    BRASS,
    CAP,
    CAPTION,
    CARD,
    GROUND,
    TEXT,
    WHITE,
)

from .ceremony_values import Call, Called, calls_of

_NEXT: Final = (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Backspace)
_PODIUM: Final = 3
_HIGH: Final = 720


class Ceremony(DarkWindow):
    """Calls everybody up: Space or Right the next ones, Left back, Esc closes.

    Attributes:
        calls: who is called, the last first.
        step: how many were called.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._faces = Faces(look.theme)
        self._title = ""
        self._held: tuple[Standings, Register] | None = None
        self.calls: tuple[Call, ...] = ()
        self.step = 0
        self._spoken = Spoken(self)
        self.reword()

    def show_standings(self, title: str, held: Standings, register: Register) -> None:
        """Begin anew with the standings of an event."""
        self._title, self._held, self.step = title, (held, register), 0
        self.reword()

    def go(self, by: int) -> None:
        """Call the next ones, or take the last ones back."""
        step = min(max(self.step + by, 0), len(self.calls))
        if step != self.step:
            self.step = step
            self._speak()
            announce(self, self.said())
            self.update()

    def said(self) -> str:
        """Say who was called last, for a screen reader."""
        words = self.look.words
        if not self.step:
            return words.text("ui.club.ceremony.begin", event=self._title)
        call = self.calls[self.step - 1]
        people = words.listed(self._line(one) for one in call.people)
        return words.text("ui.club.ceremony.said", rank=call.rank, people=people)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.look.words
        if self._held is not None:
            self.calls = calls_of(*self._held, words)
        name = words.text("ui.club.ceremony.title")
        self.setWindowTitle(f"{name} · {self._title}" if self._title else name)
        self.setAccessibleName(name)
        self._speak()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Call the next ones, or go back."""
        key = event.key()
        if key in _NEXT or key in _BACK:
            self.go(1 if key in _NEXT else -1)
        elif key == Qt.Key.Key_Escape and not self.isFullScreen():
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Call the next ones."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.go(1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two clicks are two calls here; F11 fills the screen."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint who is called now, large, and at the right who was called before."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), GROUND)
        px = self._px
        self._put(painter, self._title, px(48), px(58), px(30), CAPTION, bold=True)
        hint = self.look.words.text("ui.club.ceremony.hint")
        if not self.step:
            words = self.look.words.text("ui.club.ceremony.title")
            middle = QPointF(self.width() / 2, self.height() * 0.46)
            size = self._faces.fitted(words, px(72), self.width() * 0.9, bold=True)
            self._put(painter, words, middle.x(), middle.y(), size, WHITE, bold=True, align=0.5)
            self._put(painter, hint, middle.x(), middle.y() + px(84), px(26), CAPTION, align=0.5)
            return
        self._paint_call(painter, self.calls[self.step - 1])
        self._paint_before(painter)
        if self.step < len(self.calls):
            self._put(painter, hint, px(48), self.height() - px(40), px(20), CAPTION)

    def _paint_call(self, painter: QPainter, call: Call) -> None:
        """Paint those of one rank: the rank, then a name below the other."""
        px, count = self._px, len(call.people)
        room = self.width() * 0.58 - px(48)
        ink = BRASS if call.rank <= _PODIUM else ACCENT
        scale = 1.0 if count < 3 else 2.4 / count
        line = px(150 * scale)
        top = self.height() / 2 - line * count / 2
        rank = self.look.words.text("ui.club.ceremony.rank", rank=call.rank)
        self._put(painter, rank, px(48), top - px(52), px(64), ink, bold=True)
        for at, one in enumerate(call.people):
            middle = top + line * (at + 0.45)
            size = self._faces.fitted(one.name, px(82 * scale), room, bold=True)
            self._put(painter, isolated(one.name), px(48), middle, size, WHITE, bold=True)
            below = " · ".join(filter(None, (final_points(self.look.words, one.points), one.team)))
            under = middle + px(66 * scale)
            self._put(painter, below, px(48), under, px(34 * max(scale, 0.7)), CAPTION)

    def _paint_before(self, painter: QPainter) -> None:
        """Paint who was called before, the best at the top; what has no room is left out below."""
        px, words = self._px, self.look.words
        card = QRectF(self.width() * 0.62, px(96), self.width() * 0.38 - px(34), 0)
        card.setBottom(self.height() - px(70))
        draw_frame(painter, card, px(14), CARD, None)
        y, row = card.top() + px(36), px(42)
        for call in self.calls[: self.step - 1][::-1]:
            for one in call.people:
                if y > card.bottom() - px(20):
                    return
                rank = words.number(call.rank)
                self._put(painter, rank, card.left() + px(58), y, px(24), CAPTION, align=1)
                points = final_points(words, one.points)
                right = card.right() - px(20)
                self._put(painter, points, right, y, px(24), CAPTION, align=1)
                room = right - self._faces.width(points, px(24)) - px(16) - card.left() - px(76)
                name = self._faces.cut(isolated(one.name), px(25), room)
                self._put(painter, name, card.left() + px(76), y, px(25), TEXT)
                y += row

    def _line(self, one: Called) -> str:
        words = self.look.words
        return words.listed(
            filter(None, (isolated(one.name), one.team, final_points(words, one.points)))
        )

    def _speak(self) -> None:
        self._spoken.setGeometry(self.rect())
        self._spoken.setAccessibleName(self.said() if self.calls else self._title)

    def _px(self, length: float) -> int:
        """Give a length in a window 720 px high as it is here."""
        return max(1, round(length * min(self.height() / _HIGH, self.width() / 1280)))

    def _put(
        self,
        painter: QPainter,
        words: str,
        x: float,
        middle: float,
        px: int,
        color: QColor,
        *,
        bold: bool = False,
        align: float = 0.0,
    ) -> None:
        at = QPointF(x, middle + px * CAP)
        put(painter, self._faces, words, at, px, color, bold=bold, align=align)
