"""The steps from han and fu to what the winner gets, one under another."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.export import StepLine
from riichi_desktop.ui.kit.powers import draw_with_powers, width_with_powers
from riichi_desktop.ui.look import Look

_PAD: Final = 8
_RESULT: Final = 64
"""The width of the column of results, in px."""

_LEAST_LABEL: Final = 84
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StepsView(QLabel):
    """What is worked out, how, and the result, in three columns; the last line over a hairline."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[StepLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    @property
    def lines(self) -> tuple[StepLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: Sequence[StepLine]) -> None:
        """Show other steps."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            words = self._look.words
            spoken = (f"{one.label} {one.working} {one.result}" for one in lines)
            self.setAccessibleName(words.joined(spoken))
            self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px: as high as its lines."""
        return QSize(300, len(self._lines) * self._look.theme.row_height + 5)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = theme.row_height
        place = QRectF(_PAD, 0, self.width() - 2 * _PAD, row)
        for at, line in enumerate(self._lines):
            if at and line is self._lines[-1]:
                hair = QRectF(0, place.top() + 2, self.width(), 1)
                painter.fillRect(hair, theme.color("hairline"))
                place.translate(0, 5)
            self._draw_line(painter, line, place)
            place.translate(0, row)

    def _draw_line(self, painter: QPainter, line: StepLine, place: QRectF) -> None:
        theme, total = self._look.theme, line is self._lines[-1]
        wide = theme.width("strong", line.result)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        painter.drawText(place, _RIGHT, line.result)
        end = place.right() - max(_RESULT, wide + 8)
        most = end - place.left() - _LEAST_LABEL
        role = "body" if width_with_powers(theme, "body", line.working) <= most else "caption"
        start = end - width_with_powers(theme, role, line.working)
        painter.setPen(theme.color("muted"))
        draw_with_powers(painter, theme, role, line.working, QPointF(start, place.center().y()))
        painter.setPen(theme.color("text"))
        role = "strong" if total else "body"
        painter.setFont(theme.font(role))
        room = (start if line.working else end) - place.left() - 10
        painter.drawText(place, _LEFT, theme.cut(role, line.label, room))

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()
