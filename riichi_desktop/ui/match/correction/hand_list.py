"""The hands that a correction changes, drawn: scores as they become, those of now struck out."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.log.columns import INSET, Columns
from riichi_desktop.ui.match.log.lines import Cell
from riichi_desktop.ui.match.log.paint import draw_cells

from .lines import CorrectLine

LINE: Final = 20
PAD: Final = 8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CorrectList(QLabel):
    """The hands that change: the scores as they become, below them as they are."""

    widened = Signal()
    """It has another width: the columns are to be laid out anew."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[CorrectLine, ...] = ()
        self._columns = Columns(600, 90, 4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_lines(
        self, lines: tuple[CorrectLine, ...], columns: Columns, names: tuple[str, ...]
    ) -> None:
        """Show these lines in these columns."""
        self._lines, self._columns = lines, columns
        words = self._look.words
        self.setAccessibleName(words.joined(line.spoken(names, words) for line in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(400, sum(_height(line) for line in self._lines))

    def minimumSizeHint(self) -> QSize:
        """Give the only height, in px."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that need it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for line in self._lines:
            place = QRectF(0, top, self._columns.width, _height(line))
            if QRectF(event.rect()).intersects(place):
                self._draw(painter, line, place)
            top += place.height()

    def _draw(self, painter: QPainter, line: CorrectLine, place: QRectF) -> None:
        theme, columns, words = self._look.theme, self._columns, self._look.words
        under = QRectF(0, place.bottom() - 1, place.width(), 1)
        painter.fillRect(under, theme.color("hairline"))
        at = QRectF(0, place.top() + PAD, place.width(), LINE)
        gone = line.sign == "gone"
        x = self._words(painter, line.title, "strong", "muted" if gone else "text", at, INSET)
        beside = words.text(f"ui.correct.{line.sign}") if line.sign else ""
        if line.was_title:
            beside = words.text("ui.correct.was", what=line.was_title)
        self._words(painter, beside, "caption", "notice", at, x + 8)
        draw_cells(painter, theme, columns, line.cells, at, role="strong")
        old = at if gone else at.translated(0, LINE)
        self._was(painter, line.was_cells, old)
        for row, said in enumerate(line.said, start=1):
            cut = bool(line.was_cells) and not gone and row == 1
            room = columns.first if cut else columns.width
            here = at.translated(0, row * LINE)
            self._words(painter, said, "caption", "muted", here, INSET, room)

    def _was(self, painter: QPainter, cells: Sequence[Cell], place: QRectF) -> None:
        """Draw numbers that are no longer so, struck out."""
        theme = self._look.theme
        font = QFont(theme.font("caption"))
        font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(theme.color("muted"))
        for chair, cell in enumerate(cells):
            right = self._columns.right(chair)
            each = self._columns.each
            painter.drawText(
                QRectF(right - each, place.top(), each, place.height()), _RIGHT, cell.text
            )

    def _words(
        self,
        painter: QPainter,
        words: str,
        font: str,
        ink: str,
        place: QRectF,
        left: float,
        room: float = 0,
    ) -> float:
        """Write words before the first column, or in a wider room; give where they end."""
        theme = self._look.theme
        right = (room or self._columns.first) - INSET
        painter.setFont(theme.font(font))
        painter.setPen(theme.color(ink))
        shown = theme.cut(font, words, max(right - left, 0.0))
        painter.drawText(place.adjusted(left, 0, 0, 0), _LEFT, shown)
        return left + theme.width(font, shown)


def _height(line: CorrectLine) -> int:
    rows = 1 + max(len(line.said), 1 if line.was_cells and line.sign != "gone" else 0)
    return rows * LINE + 2 * PAD
