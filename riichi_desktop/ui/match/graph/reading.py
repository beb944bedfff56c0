"""What tells the lines of the score graph apart, and the scores of one hand above them."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces, put

from .values import GraphView

SMALL: Final = 12
LABEL: Final = 13
"""The sizes of text, in px."""

_MARK: Final = 15
_SPACE: Final = 14.0


class Series(NamedTuple):
    """How a chair's line is drawn: a role of `Palette`, dashes in widths of the line, a mark."""

    role: str
    dashes: tuple[float, ...]
    mark: str


SERIES: Final = (
    Series("accent", (), "circle"),
    Series("losses", (5.0, 2.0), "square"),
    Series("focus", (1.2, 1.6), "triangle"),
    Series("notice", (6.0, 1.8, 1.2, 1.8), "diamond"),
)
"""By chair: told apart by three things, so that no colour is needed."""


class Item(NamedTuple):
    """A player's score in the reading: his chair, the score, what the hand did to it."""

    chair: int
    score: str
    delta: str
    gain: int


def name_of(look: Look, view: GraphView, chair: int) -> str:
    """Give a chair's name as it is drawn; his number where nobody wrote one."""
    name = view.names[chair] or look.words.text("ui.match.nameless", number=chair + 1)
    return say.isolated(name)


def step_name(look: Look, view: GraphView, step: int, *, short: bool = False) -> str:
    """Name a step: "Sud 1, 2 honba", short "S1·2"; the start."""
    words, each = look.words, view.steps[step]
    if not each.turn:
        return words.text("ui.match.start")
    if short:
        return say.round_short(words, each.wind, each.turn, each.honba)
    name = say.round_name(words, each.wind, each.turn)
    return words.listed([name, say.honba(words, each.honba)]) if each.honba else name


def paint_reading(
    painter: QPainter, look: Look, faces: Faces, view: GraphView, step: int, width: int
) -> None:
    """Paint one line: the hand at the left, at the right each player's score behind his mark.

    Where it is narrow it does without what the hand did, then shortens its name.

    Args:
        painter: antialiased.
        look: theme and words.
        faces: the fonts.
        view: the scores.
        step: which hand.
        width: of the graph.
    """
    words, color, each = look.words, look.theme.color, view.steps[step]
    signed = [words.signed(delta) if each.turn and delta else "" for delta in each.deltas]
    items = [
        Item(chair, words.number(score), signed[chair], each.deltas[chair])
        for chair, score in enumerate(each.scores)
    ]
    title = step_name(look, view, step)
    room = width - 2 * _SPACE
    if _wide(faces, title, items) > room:
        items = [item._replace(delta="") for item in items]
    if _wide(faces, title, items) > room:
        title = step_name(look, view, step, short=True)
    baseline = 20.0
    title = faces.cut(title, LABEL, max(room - _wide(faces, "", items), 0))
    put(painter, faces, title, QPointF(8, baseline), LABEL, color("text"), bold=False)
    x = width - 8.0
    for item in reversed(items):
        series = SERIES[item.chair]
        ink = color("accent" if item.gain > 0 else "losses")
        if item.delta:
            x -= put(painter, faces, item.delta, QPointF(x, baseline), SMALL, ink, align=1) + 5
        at = QPointF(x, baseline)
        x -= put(painter, faces, item.score, at, LABEL, color("text"), bold=True, align=1)
        mark = QPointF(x - _MARK * 0.6, baseline - LABEL * 0.36)
        draw_mark(painter, series.mark, mark, 4.0, color(series.role), color("surface"))
        x -= _MARK + _SPACE


def _wide(faces: Faces, title: str, items: list[Item]) -> float:
    """Give how wide a reading is, in px."""
    wide = faces.width(title, LABEL)
    for item in items:
        wide += _MARK + _SPACE + faces.width(item.score, LABEL, bold=True)
        wide += faces.width(item.delta, SMALL) + 5 if item.delta else 0
    return wide


def draw_mark(
    painter: QPainter, mark: str, at: QPointF, half: float, ink: QColor, ground: QColor
) -> None:
    """Draw a mark of a series, `half` px from its middle to its edge, set off from its ground."""
    painter.setPen(QPen(ground, 1.5))
    painter.setBrush(ink)
    if mark == "circle":
        painter.drawEllipse(at, half, half)
    elif mark == "square":
        side = half * 0.9
        painter.drawRect(QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side))
    elif mark == "triangle":
        painter.drawPolygon(_polygon(at, half * 1.15, ((0, -1), (1, 0.8), (-1, 0.8))))
    else:
        painter.drawPolygon(_polygon(at, half * 1.2, ((0, -1), (1, 0), (0, 1), (-1, 0))))


def _polygon(at: QPointF, half: float, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([at + QPointF(x, y) * half for x, y in corners])
