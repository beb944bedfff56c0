"""How a run stands: a mark for each of its ten questions."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.drills import RUN, Run
from riichi_desktop.ui.look import Look

_SIDE: Final = 10
_PITCH: Final = 17


class RunMarks(QLabel):
    """A disc for a right answer, a cross for a wrong one, a ring for what is to come."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._run: Run | None = None
        self._asking = True
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_run(self, run: Run, *, asking: bool) -> None:
        """Show a run; while a question is asked, its ring is strong."""
        self._run, self._asking = run, asking
        words = self._look.words
        number = min(RUN, run.number if asking else len(run.outcomes))
        said = words.text("ui.practice.run.spoken", number=number, of=RUN, right=run.right)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(_PITCH * RUN, 24)

    def minimumSizeHint(self) -> QSize:
        """Give the only size in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the marks."""
        if self._run is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        done = [one.verdict.right for one in self._run.outcomes]
        for at in range(RUN):
            box = QRectF(at * _PITCH + 3, (self.height() - _SIDE) / 2, _SIDE, _SIDE)
            if at < len(done):
                self._draw_done(painter, box, right=done[at])
            else:
                self._draw_to_come(painter, box, now=self._asking and at == len(done))

    def _draw_done(self, painter: QPainter, box: QRectF, *, right: bool) -> None:
        color = self._look.theme.color("accent" if right else "losses")
        if right:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawEllipse(box)
            return
        pen = QPen(color, 2.0)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        inner = box.adjusted(1, 1, -1, -1)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(QPointF(inner.right(), inner.top()), QPointF(inner.left(), inner.bottom()))

    def _draw_to_come(self, painter: QPainter, box: QRectF, *, now: bool) -> None:
        theme = self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color("text" if now else "outline"), 2.0 if now else 1.0))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
