"""The points of a player over time, as a line."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.club import PageGame
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.ui.kit import announce, draw_ring, mix, ring_after
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import final_points, place_name
from riichi_desktop.ui.match.graph.values import bounds, ticks

_HEAD: Final = 24
_FOOT: Final = 20
_CLOSE: Final = 14.0
"""Games that lie closer, in px, have no mark of their own."""

_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Scale(NamedTuple):
    """Where points lie.

    Attributes:
        box: within it lies the line.
        low, high: the points at its lower and its upper edge.
        games: how many; the start, at zero, comes before the first.
    """

    box: QRectF
    low: int
    high: int
    games: int

    @property
    def pitch(self) -> float:
        """The distance between two games in px."""
        return self.box.width() / max(self.games, 1)

    def x(self, step: int) -> float:
        """Give where the points after so many games lie."""
        return self.box.left() + self.pitch * step

    def y(self, points: int) -> float:
        """Give where points lie."""
        share = (points - self.low) / max(self.high - self.low, 1)
        return self.box.bottom() - self.box.height() * share

    def nearest(self, x: float) -> int:
        """Give the game that is nearest to a place, from 1."""
        return min(max(round((x - self.box.left()) / self.pitch), 1), max(self.games, 1))


class CourseGraph(QLabel):
    """The sum of points game by game; the pointer, or Left and Right, tells of one game."""

    opened = Signal(str)
    """The id of a game: Enter on it, or a double click."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._games: tuple[PageGame, ...] = ()
        self._lit = 0
        self._ring = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.theme.changed.connect(self.update)

    @property
    def lit(self) -> int:
        """The game that is looked at, from 1; 0 for none."""
        return self._lit

    def show_games(self, games: Sequence[PageGame]) -> None:
        """Show games, the first first."""
        if tuple(games) != self._games:
            self._games, self._lit = tuple(games), 0
        words = self._look.words
        self.setAccessibleName(words.text("ui.club.page.course"))
        self.setAccessibleDescription(self.summary())
        self.update()

    def summary(self) -> str:
        """Say the whole line: where it ends, and between what it moved."""
        words, totals = self._look.words, [one.total for one in self._games]
        if not totals:
            return words.text("ui.club.page.no_games")
        least, most = min(0, *totals), max(0, *totals)
        ends = {"total": totals[-1], "least": least, "most": most}
        said = {key: final_points(words, points) for key, points in ends.items()}
        return words.text("ui.club.page.course_said", n=len(totals), **said)

    def told(self, step: int) -> str:
        """Say what a game was, from 1; the last where it is 0."""
        if not self._games:
            return ""
        words, one = self._look.words, self._games[step - 1]
        return words.text(
            "ui.club.page.game",
            day=day_short(one.day, words),
            place=place_name(words, one.place, shared=one.tied > 1),
            points=final_points(words, one.points),
            total=final_points(words, one.total),
        )

    def light(self, step: int, *, spoken: bool = False) -> None:
        """Look at a game, from 1; at none with 0."""
        if step == self._lit:
            return
        self._lit = step
        self.update()
        if spoken and step:
            announce(self, self.told(step))

    def sizeHint(self) -> QSize:
        """Give a good size in px."""
        return QSize(420, 200)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(260, 120)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the game under the pointer."""
        scale = self._scale()
        inside = scale.box.adjusted(-8, -_HEAD, 8, _FOOT).contains(event.position())
        self.light(scale.nearest(event.position().x()) if inside and self._games else 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the game that a finger touches."""
        self.mouseMoveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the game under the pointer."""
        self.mouseMoveEvent(event)
        self._open()

    def leaveEvent(self, event: QEvent) -> None:
        """Look at none."""
        super().leaveEvent(event)
        self.light(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from game to game; Enter opens one, Esc looks at none."""
        last = len(self._games)
        at, key = self._lit or last + 1, event.key()
        steps = {
            Qt.Key.Key_Left: max(at - 1, 1),
            Qt.Key.Key_Right: min(at + 1, last),
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: last,
        }
        if key in steps and last:
            self._ring = True
            self.light(steps[Qt.Key(key)], spoken=True)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._lit:
            self._open()
        elif key == Qt.Key.Key_Escape and self._lit:
            self.light(0)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard came here."""
        super().focusInEvent(event)
        self._ring = ring_after(event, self._ring)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Look at none."""
        super().focusOutEvent(event)
        self.light(0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line, and above it the game that is looked at, or the last."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._games:
            scale = self._scale()
            self._paint_grid(painter, scale)
            self._paint_line(painter, scale)
        self._paint_reading(painter)
        if self.hasFocus() and self._ring:
            draw_ring(painter, theme, self, QRectF(self.rect()), 6)

    def _open(self) -> None:
        if self._lit:
            self.opened.emit(self._games[self._lit - 1].uid)

    def _scale(self) -> Scale:
        totals = [0, *(one.total for one in self._games)]
        low, high = bounds(min(totals), max(totals))
        marks = self._marks(low, high)
        theme, words = self._look.theme, self._look.words
        wide = max((theme.width("badge", final_points(words, one)) for one in marks), default=0)
        box = QRectF(wide + 12, _HEAD + 8, 0, 0)
        box.setRight(self.width() - 10)
        box.setBottom(self.height() - _FOOT - 4)
        return Scale(box, low, high, len(self._games))

    def _marks(self, low: int, high: int) -> tuple[int, ...]:
        return ticks(low, high, max(3, self.height() // 44))

    def _paint_grid(self, painter: QPainter, scale: Scale) -> None:
        """Paint a line for each round sum, the zero stronger, and the first and the last day."""
        theme, words, box = self._look.theme, self._look.words, scale.box
        painter.setFont(theme.font("badge"))
        for mark in self._marks(scale.low, scale.high):
            y = round(scale.y(mark)) + 0.5
            painter.setPen(QPen(theme.color("hairline" if mark else "outline"), 1.0))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(theme.color("muted"))
            place = QRectF(0, y - 10, box.left() - 7, 20)
            painter.drawText(place, int(_RIGHT), final_points(words, mark))
        under = QRectF(box.left(), box.bottom() + 4, box.width(), _FOOT)
        first, last = (day_short(self._games[at].day, words) for at in (0, -1))
        if first == last:
            painter.drawText(under, int(_CENTER), first)
        else:
            painter.drawText(under, int(_LEFT), first)
            painter.drawText(under, int(_RIGHT), last)

    def _paint_line(self, painter: QPainter, scale: Scale) -> None:
        theme = self._look.theme
        ink, totals = theme.color("accent"), [0, *(one.total for one in self._games)]
        points = [QPointF(scale.x(step), scale.y(total)) for step, total in enumerate(totals)]
        zero = scale.y(0)
        area = QPainterPath(QPointF(points[0].x(), zero))
        for point in points:
            area.lineTo(point)
        area.lineTo(QPointF(points[-1].x(), zero))
        painter.fillPath(area, mix(theme.color("surface"), ink, 0.1))
        if self._lit:
            x = points[self._lit].x()
            painter.setPen(QPen(theme.color("outline"), 1.0))
            painter.drawLine(QPointF(x, scale.box.top()), QPointF(x, scale.box.bottom()))
        pen = QPen(ink, 2.0)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for step, point in enumerate(points):
            marked = step in (self._lit, len(points) - 1) if step else False
            if marked or (step and scale.pitch > _CLOSE):
                side = 4.5 if step and step == self._lit else 3.0
                painter.drawEllipse(point, side, side)

    def _paint_reading(self, painter: QPainter) -> None:
        theme = self._look.theme
        said = self.told(self._lit) or self.summary()
        place = QRectF(8, 2, self.width() - 16, _HEAD)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("text" if self._lit else "muted"))
        painter.drawText(place, int(_LEFT), theme.cut("caption", said, place.width()))
