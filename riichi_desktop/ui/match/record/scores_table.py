"""The scores after a hand: what each chair gains or pays, honba and sticks apart, and its place."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ledger import Table
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import place_name

from .people import player
from .preview import ChairLine, Preview

_HEAD: Final = 23
_ROW: Final = 25
_INSET: Final = 8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GAP: Final = 10.0
_GAP_SCORE: Final = 18.0
_NAME: Final = 90.0
"""The width in px that a name has at least, if it needs it."""

_ARROW: Final = 11
"""The width in px of the sign of a better or worse place."""


class Cell(NamedTuple):
    """One number of a row: its words, the role of its font and of its colour."""

    words: str
    font: str
    ink: str


class ScoresTable(QLabel):
    """A row a chair: name, hand, honba, sticks, score, place; columns without numbers are left out.

    It is one thing to read out: its accessible description has all rows.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._preview: Preview | None = None
        self._brief = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    def show_preview(self, preview: Preview) -> None:
        """Show the scores after it."""
        self._preview = preview
        words = self._look.words
        self.setAccessibleName(words.text("ui.record.scores_after"))
        self.setAccessibleDescription(words.joined(self._spoken(line) for line in preview.lines))
        self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        rows = len(self._preview.lines) if self._preview else 4
        return QSize(300, _HEAD + rows * self._row())

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(200, self.sizeHint().height())

    def rows(self) -> list[tuple[str, list[Cell]]]:
        """Give what is shown, a name and its numbers a row."""
        if self._preview is None:
            return []
        return [
            (player(self._look.words, self._shown(), line.chair), self._cells(line))
            for line in self._preview.lines
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint heading and rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._preview is None:
            return
        theme = self._look.theme
        columns = self._fitted()
        heads = [Cell(words, "caption", "muted") for words in self._heads()]
        self._paint_row(painter, 0, _HEAD, "", heads, columns)
        painter.fillRect(QRectF(0, _HEAD - 1, self.width(), 1), theme.color("hairline"))
        for at, (name, cells) in enumerate(self.rows()):
            top = _HEAD + at * self._row()
            line = self._preview.lines[at]
            self._paint_row(painter, top, self._row(), name, cells, columns)
            if line.place != line.before:
                self._paint_move(painter, top, line.place < line.before)

    def _paint_row(
        self,
        painter: QPainter,
        top: float,
        height: float,
        name: str,
        cells: list[Cell],
        columns: list[float],
    ) -> None:
        theme = self._look.theme
        right = float(self.width() - _INSET - _ARROW)
        for cell, width in zip(reversed(cells), reversed(columns), strict=True):
            painter.setFont(theme.font(cell.font))
            painter.setPen(theme.color(cell.ink))
            painter.drawText(QRectF(right - width, top, width, height), _RIGHT, cell.words)
            right -= width
        room = right - _INSET - 4
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        place = QRectF(_INSET, top, room + 4, height)
        painter.drawText(place, _LEFT, theme.cut("body", name, room))

    def _paint_move(self, painter: QPainter, top: float, better: bool) -> None:
        """Paint a small triangle: up for a better place, down for a worse one."""
        middle = QPointF(self.width() - _INSET - 3, top + self._row() / 2)
        step = -3.5 if better else 3.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.color("accent" if better else "losses"))
        points = [QPointF(0, step), QPointF(4, -step), QPointF(-4, -step)]
        painter.drawPolygon(QPolygonF([middle + point for point in points]))

    def _parts(self) -> list[str]:
        """Give which parts have a number for somebody."""
        lines = self._preview.lines if self._preview else ()
        return [
            part
            for part in ("hand", "honba", "sticks", "final")
            if any(getattr(line, part) for line in lines)
        ]

    def _heads(self) -> list[str]:
        words = self._look.words
        return [
            words.text(f"ui.record.column.{part}") for part in (*self._parts(), "score", "place")
        ]

    def _cells(self, line: ChairLine) -> list[Cell]:
        words = self._look.words
        cells = []
        for part in self._parts():
            number = getattr(line, part)
            ink = "accent" if number > 0 else "losses" if number < 0 else "greyed"
            cells.append(Cell(words.signed(number), "body", ink))
        cells.append(Cell(words.number(line.score), "strong", "text"))
        place = place_name(words, line.place, shared=line.shared, short=self._brief)
        cells.append(Cell(place, "caption", "muted"))
        return cells

    def _fitted(self) -> list[float]:
        """Give the widths of the columns in px; shared places are said briefly if names need it."""
        self._brief = False
        columns, width = self._columns(), self._look.theme.width
        names = max(width("body", name) for name, _ in self.rows())
        if sum(columns) + min(names, _NAME) + 2 * _INSET + _ARROW + 4 > self.width():
            self._brief = True
            columns = self._columns()
        return columns

    def _columns(self) -> list[float]:
        """Give the widths of the columns in px: of their longest words."""
        theme = self._look.theme
        table = [[Cell(words, "caption", "") for words in self._heads()]]
        table += [cells for _, cells in self.rows()]
        score = len(table[0]) - 2
        return [
            max(theme.width(row[at].font, row[at].words) for row in table)
            + (_GAP_SCORE if at == score else _GAP)
            for at in range(len(table[0]))
        ]

    def _spoken(self, line: ChairLine) -> str:
        words = self._look.words
        place = place_name(words, line.place, shared=line.shared)
        name = player(words, self._shown(), line.chair)
        return words.listed((name, words.signed(line.total), words.number(line.score), place))

    def _shown(self) -> Table:
        assert self._preview is not None
        return self._preview.after or self._preview.table

    def _row(self) -> int:
        return _ROW if self._look.theme.compact else self._look.theme.row_height

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()
