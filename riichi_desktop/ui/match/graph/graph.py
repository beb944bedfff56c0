"""The scores of a game as lines, hand by hand."""

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.kit import announce, draw_ring
from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.faces import Faces, put

from .paint import Plot, paint_graph, plot_of
from .reading import name_of, step_name
from .values import GraphView


class ScoreGraph(QLabel):
    """A line for each player; the pointer, or Left and Right, shows the scores after a hand.

    Args:
        look: theme and words.
    """

    step_lit = Signal(object)
    """The step that is looked at, 0 the start; None for none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._faces = Faces(look.theme)
        self._view: GraphView | None = None
        self._plot: Plot | None = None
        self._lit: int | None = None
        self._ring = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.update)
        self.reword()

    @property
    def lit(self) -> int | None:
        """The step that is looked at."""
        return self._lit

    def show_view(self, view: GraphView) -> None:
        """Show a game."""
        if view != self._view:
            self._view = view
            self._lay_out()
            self.light(None)
            self.reword()

    def light(self, step: int | None, *, spoken: bool = False) -> None:
        """Look at a step, or at none; tell it aloud where the keyboard came there."""
        if step == self._lit:
            return
        self._lit = step
        self.update()
        self.step_lit.emit(step)
        if spoken and step is not None:
            announce(self, self.spoken(step))

    def spoken(self, step: int) -> str:
        """Say the scores after a hand."""
        assert self._view is not None
        words, each = self.look.words, self._view.steps[step]
        parts = [step_name(self.look, self._view, step)]
        for chair, (score, delta) in enumerate(zip(each.scores, each.deltas, strict=True)):
            said = f"{name_of(self.look, self._view, chair)} {words.number(score)}"
            parts.append(f"{said} ({words.signed(delta)})" if each.turn else said)
        return words.joined(parts)

    def summary(self) -> str:
        """Say the whole graph: for each player his score, and between what it moved."""
        view, words = self._view, self.look.words
        if view is None or len(view.steps) < 2:
            return words.text("ui.match.graph_empty")
        return words.joined(
            words.text(
                "ui.match.graph_player",
                name=name_of(self.look, view, chair),
                score=view.steps[-1].scores[chair],
                least=min(view.of(chair)),
                most=max(view.of(chair)),
            )
            for chair in range(len(view.names))
        )

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self.look.words.text("ui.match.graph"))
        self.setAccessibleDescription(self.summary())
        self._lay_out()
        self.update()

    def sizeHint(self) -> QSize:
        """Give a good size in px."""
        return QSize(400, 200 if self.look.theme.compact else 240)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(260, 140)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the hand under the pointer."""
        if self._plot is not None:
            box = self._plot.box.adjusted(-8, -30, 8, 24)
            inside = box.contains(event.position())
            self.light(self._plot.nearest(event.position().x()) if inside else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the hand that a finger touches."""
        self.mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Look at none."""
        super().leaveEvent(event)
        self.light(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from hand to hand; Esc looks at none."""
        last = len(self._view.steps) - 1 if self._view else 0
        at = last + 1 if self._lit is None else self._lit
        after = 0 if self._lit is None else at + 1
        steps: dict[int, int | None] = {
            Qt.Key.Key_Left: max(at - 1, 0),
            Qt.Key.Key_Right: min(after, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_Escape: None,
        }
        key = event.key()
        if self._plot is None or key not in steps or (steps[key] is None and self._lit is None):
            super().keyPressEvent(event)
            return
        self._ring = True
        self.light(steps[key], spoken=True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard came here."""
        self._ring = ring_after(event, self._ring)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Look at none."""
        super().focusOutEvent(event)
        self.light(None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines, or that there are none yet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._view is not None and self._plot is not None:
            paint_graph(painter, self.look, self._faces, self._view, self._plot, self._lit)
        else:
            words = self.look.words.text("ui.match.graph_empty")
            at = QRectF(self.rect()).center()
            put(painter, self._faces, words, at, 14, self.look.theme.color("muted"), align=0.5)
        if self._ring and self.hasFocus():
            draw_ring(painter, self.look.theme, self, QRectF(self.rect()), 8)

    def _lay_out(self) -> None:
        view = self._view
        played = view is not None and len(view.steps) > 1
        self._plot = (
            plot_of(view, QSizeF(self.size()), self.look, self._faces) if view and played else None
        )
        if self._plot is None:
            self.light(None)
