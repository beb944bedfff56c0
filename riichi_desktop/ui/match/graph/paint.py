"""The score graph, painted: a line for each player, told apart by colour, dashes and marks."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces, put

from .reading import LABEL, SERIES, SMALL, draw_mark, name_of, paint_reading
from .values import GraphView, bounds, spread, ticks

_HEAD: Final = 34
_FOOT: Final = 24
_APART: Final = 17.0
_LINE: Final = 2.0
_MARKED: Final = 13.0
"""The least distance in px between hands at which each has a mark."""


@dataclass(frozen=True, slots=True)
class Plot:
    """Where scores lie.

    Attributes:
        box: within it lie the lines.
        low, high: the scores at its lower and its upper edge.
        ticks: the scores with a line of their own.
        count: of steps.
    """

    box: QRectF
    low: int
    high: int
    ticks: tuple[int, ...]
    count: int

    def x(self, step: int) -> float:
        """Give where a step lies."""
        return self.box.left() + self.box.width() * step / max(self.count - 1, 1)

    def y(self, score: int) -> float:
        """Give where a score lies."""
        share = (score - self.low) / (self.high - self.low)
        return self.box.bottom() - self.box.height() * share

    @property
    def pitch(self) -> float:
        """The distance between two hands."""
        return self.box.width() / max(self.count - 1, 1)

    def nearest(self, x: float) -> int:
        """Give the step nearest to a place."""
        return min(max(round((x - self.box.left()) / self.pitch), 0), self.count - 1)


def plot_of(view: GraphView, size: QSizeF, look: Look, faces: Faces) -> Plot:
    """Lay a graph out: scores at the left, names at the right, hands below."""
    low, high = bounds(view.lowest, view.highest)
    marks = ticks(low, high, max(3, int(size.height() // 36)))
    numbers = max((faces.width(look.words.number(mark), SMALL) for mark in marks), default=0)
    named = (faces.width(name_of(look, view, c), LABEL, bold=True) for c in range(len(view.names)))
    left, right = numbers + 12, min(max(named) + 24, size.width() * 0.3) + 8
    box = QRectF(left, _HEAD, size.width() - left - right, size.height() - _HEAD - _FOOT)
    return Plot(box, low, high, marks, len(view.steps))


def paint_graph(
    painter: QPainter, look: Look, faces: Faces, view: GraphView, plot: Plot, lit: int | None
) -> None:
    """Paint a graph, and above it the scores of the step that is lit, or of the last.

    Args:
        painter: antialiased.
        look: theme and words.
        faces: the fonts.
        view: the scores.
        plot: where they lie.
        lit: the step that is looked at.
    """
    _paint_grid(painter, look, faces, view, plot)
    if lit is not None:
        x = plot.x(lit)
        painter.setPen(QPen(look.theme.color("outline"), 1.0))
        painter.drawLine(QPointF(x, plot.box.top()), QPointF(x, plot.box.bottom()))
    for chair in range(len(view.names) - 1, -1, -1):
        _paint_line(painter, look, view, plot, chair, lit)
    _paint_names(painter, look, faces, view, plot)
    step = plot.count - 1 if lit is None else lit
    paint_reading(painter, look, faces, view, step, painter.device().width())


def _paint_grid(painter: QPainter, look: Look, faces: Faces, view: GraphView, plot: Plot) -> None:
    """Paint a line for each round score, one where the wind changes, and what they are."""
    color, box = look.theme.color, plot.box
    for mark in plot.ticks:
        y = round(plot.y(mark)) + 0.5
        painter.setPen(QPen(color("outline" if mark == 0 else "hairline"), 1.0))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        at = QPointF(box.left() - 7, y + SMALL * 0.36)
        put(painter, faces, look.words.number(mark), at, SMALL, color("muted"), align=1)
    free = box.left() - 20.0
    for step, each in enumerate(view.steps):
        before = view.steps[step - 1] if step else each
        x = plot.x(step)
        turned = step > 1 and each.wind != before.wind
        if turned:
            side = round(x - plot.pitch / 2) + 0.5
            painter.setPen(QPen(color("hairline"), 1.0))
            painter.drawLine(QPointF(side, box.top()), QPointF(side, box.bottom()))
        label = step_label(look, view, step)
        wide = faces.width(label, SMALL)
        if (x - wide / 2 > free or turned) and (turned or not each.honba or plot.pitch > 40):
            at = QPointF(x, box.bottom() + 18)
            put(painter, faces, label, at, SMALL, color("muted"), align=0.5)
            free = x + wide / 2 + 8


def step_label(look: Look, view: GraphView, step: int) -> str:
    """Name a step where there is little room: "S1·2"; the start has a sign of its own."""
    each = view.steps[step]
    if not each.turn:
        return "0"
    return say.round_short(look.words, each.wind, each.turn, each.honba)


def _paint_line(
    painter: QPainter, look: Look, view: GraphView, plot: Plot, chair: int, lit: int | None
) -> None:
    """Paint a player's line with its marks; where hands lie close, the lit and the last alone."""
    series = SERIES[chair]
    ink, ground = look.theme.color(series.role), look.theme.color("surface")
    points = [QPointF(plot.x(step), plot.y(score)) for step, score in enumerate(view.of(chair))]
    pen = QPen(ink, _LINE)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if series.dashes:
        pen.setDashPattern(series.dashes)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(points)
    close = plot.pitch < _MARKED
    for step, point in enumerate(points):
        if step == lit or step == len(points) - 1 or (not close and step):
            side = 5.5 if step == lit else 4.0
            draw_mark(painter, series.mark, point, side, ink, ground)


def _paint_names(painter: QPainter, look: Look, faces: Faces, view: GraphView, plot: Plot) -> None:
    """Paint the names behind the ends of the lines, moved apart where these meet."""
    last = view.steps[-1].scores
    ends = [plot.y(score) for score in last]
    heights = spread(ends, _APART, plot.box.top(), plot.box.bottom())
    start, left = plot.box.right() + 5, plot.box.right() + 18
    for chair, (end, height) in enumerate(zip(ends, heights, strict=True)):
        ink = look.theme.color(SERIES[chair].role)
        if abs(end - height) > 2:
            painter.setPen(QPen(ink, 1.0))
            path = QPainterPath(QPointF(start, end))
            path.lineTo(QPointF(left - 3, height))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        room = painter.device().width() - left - 2
        name = faces.cut(name_of(look, view, chair), LABEL, room, bold=True)
        put(painter, faces, name, QPointF(left, height + LABEL * 0.36), LABEL, ink, bold=True)
