"""One of the four point tables: a press on a cell opens it on the Points page."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.kit import draw_ring
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.stops import Stop, Stops

_HEAD: Final = 28
_TITLE: Final = 32
_ROW: Final = (28, 26)
_TWO_LINES: Final = 44
_APART: Final = 6
"""Between the letter of a mangan and the amount, in px."""

_PAD: Final = 12
_PAIR: Final = "\u2009/\u2009"
_INKS: Final = {"plain": "text", "mangan": "text", "muted": "greyed", "impossible": "greyed"}
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PointGrid(QWidget):
    """A table of han and fu. One Tab stop; the arrows walk the cells.

    Where both payments of a non-dealer's tsumo have no room side by side, one stands below.
    """

    pressed = Signal(object)
    """The `Cell` that was pressed; one that is possible."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table: reference.PointTable | None = None
        self._cells: list[reference.Cell] = []
        self._stops = Stops(self, self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    @property
    def table(self) -> reference.PointTable | None:
        """What is shown."""
        return self._table

    def set_table(self, table: reference.PointTable) -> None:
        """Show a table."""
        self._table = table
        self._cells = [cell for _, cells in table.rows for cell in cells]
        self.setAccessibleName(f"{table.title}, {table.note}")
        self._stops.show(
            [cell.spoken for cell in self._cells], lambda at: bool(self._cells[at].payments)
        )
        self._refit()

    def focus_cell(self, at: int) -> None:
        """Put the keyboard on a cell, by its number row by row."""
        self._stops.go(at)

    def sizeHint(self) -> QSize:
        """Give the size in px of the whole table."""
        rows = len(self._table.rows) if self._table else 0
        return QSize(400, _TITLE + self._note_high() + _HEAD + rows * self._row_high())

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(280, self.sizeHint().height())

    def light(self, stop: Stop | None, *, focused: bool) -> None:
        """Light the cell that is pointed at, or focused."""
        self._stops.light(stop, focused=focused)
        self.update()

    def walk(self, stop: Stop, across: int, down: int) -> bool:
        """Move the focus to a neighbour."""
        column, wide = stop.at % self._across, self._across
        if not 0 <= column + across < wide:
            return True
        return self._stops.go(stop.at + across + wide * down)

    def press(self, stop: Stop) -> None:
        """Open a cell."""
        cell = self._cells[stop.at]
        if cell.payments:
            self.pressed.emit(cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cells out anew."""
        if event.size().width() != event.oldSize().width():
            self._place_stops()
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint title, headings, cells."""
        if self._table is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self._stops.lit
        row, column = divmod(lit, self._across) if lit is not None else (-1, -1)
        self._paint_heads(painter, self._table, row, column)
        for at, cell in enumerate(self._cells):
            self._paint_cell(painter, cell, self._box(at), lit=at == lit)
        if self._stops.ringed is not None:
            draw_ring(painter, self._look.theme, self, self._box(self._stops.ringed), 5)

    def _paint_heads(
        self, painter: QPainter, table: reference.PointTable, row: int, column: int
    ) -> None:
        """Paint title, note, han over the columns, fu before the rows; the lit ones are bold."""
        theme = self._look.theme
        title = QRectF(_PAD, 0, self.width() - _PAD, _TITLE)
        self._write(painter, table.title, "panel_title", "text", title, _LEFT)
        note = QRectF(title)
        if self._note_high():
            note = QRectF(_PAD, _TITLE - 4, self.width() - _PAD, self._note_high())
            self._write(painter, table.note, "caption", "muted", note, _LEFT)
        else:
            self._write(painter, table.note, "caption", "muted", note.adjusted(0, 0, -6, 0), _RIGHT)
        top = _TITLE + self._note_high()
        for at, head in enumerate(table.heads):
            box = self._box(at)
            place = QRectF(box.left(), top, box.width(), _HEAD)
            bold = at == column
            role, ink = ("strong", "text") if bold else ("caption", "muted")
            self._write(painter, head, role, ink, place, _CENTER)
        rule = QRectF(0, top + _HEAD - 1, self.width(), 1)
        painter.fillRect(rule, theme.color("hairline"))
        for at, (name, _) in enumerate(table.rows):
            box = self._box(at * self._across)
            place = QRectF(_PAD, box.top(), box.left() - _PAD, box.height())
            role, ink = ("strong", "text") if at == row else ("body", "muted")
            self._write(painter, name, role, ink, place, _LEFT)

    def _paint_cell(
        self, painter: QPainter, cell: reference.Cell, box: QRectF, *, lit: bool
    ) -> None:
        theme, mangan = self._look.theme, cell.state == "mangan"
        inner = box.adjusted(1.5, 1, -1.5, -1)
        if mangan or (lit and cell.payments):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent" if lit and cell.payments else "tint"))
            painter.drawRoundedRect(inner, 4, 4)
        ink = "on_accent" if lit and cell.payments else _INKS[cell.state]
        if mangan:
            mark = self._look.words.text("reference.tables.mangan_mark")
            wide = self._mark_wide()
            place = QRectF(inner.left() + 4, inner.top(), wide, inner.height())
            faint = "on_accent" if lit else "accent"
            self._write(painter, mark, "badge_strong", faint, place, _LEFT)
            inner = inner.adjusted(wide, 0, 0, 0)
        if not cell.payments:
            self._write(painter, reference.together(()), "body", ink, inner, _CENTER)
        elif len(cell.payments) > 1 and self._is_stacked():
            half = inner.height() / 2
            upper, lower = inner.adjusted(0, 2, 0, -half + 2), inner.adjusted(0, half - 2, 0, -2)
            for words, place in zip(cell.payments, (upper, lower), strict=True):
                self._write(painter, words, self._fitting(words, place), ink, place, _CENTER)
        else:
            words = _PAIR.join(cell.payments)
            self._write(painter, words, self._fitting(words, inner), ink, inner, _CENTER)

    def _fitting(self, words: str, place: QRectF) -> str:
        """Give the font of an amount: a smaller one where it would touch the letter before it."""
        return (
            "strong" if self._look.theme.width("strong", words) <= place.width() else "badge_strong"
        )

    def _write(
        self,
        painter: QPainter,
        words: str,
        font: str,
        ink: str,
        place: QRectF,
        align: Qt.AlignmentFlag,
    ) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(font))
        painter.setPen(theme.color(ink))
        painter.drawText(place, align, theme.cut(font, words, place.width() + 1))

    @property
    def _across(self) -> int:
        return len(self._table.heads) if self._table else 1

    def _fu_wide(self) -> float:
        """Give the width of the first column, in px."""
        names = (name for name, _ in self._table.rows) if self._table else ()
        wide = max((self._look.theme.width("strong", name) for name in names), default=0)
        return wide + _PAD + 10

    def _box(self, at: int) -> QRectF:
        row, column = divmod(at, self._across)
        left, high = self._fu_wide(), self._row_high()
        wide = (self.width() - left) / self._across
        top = _TITLE + self._note_high() + _HEAD + row * high
        return QRectF(left + column * wide, top, wide, high)

    def _mark_wide(self) -> float:
        """Give the room of the letter of a mangan, in px."""
        mark = self._look.words.text("reference.tables.mangan_mark")
        return self._look.theme.width("badge_strong", mark) + _APART

    def _is_stacked(self) -> bool:
        """Tell whether two payments have no room side by side, and a letter before them."""
        pairs = [_PAIR.join(cell.payments) for cell in self._cells if len(cell.payments) > 1]
        wide = max((self._look.theme.width("strong", pair) for pair in pairs), default=0)
        return wide + self._mark_wide() + 9 > (self.width() - self._fu_wide()) / self._across

    def _row_high(self) -> int:
        theme = self._look.theme
        row = theme.control_height if theme.touch else _ROW[theme.compact]
        return max(row, _TWO_LINES) if self._is_stacked() else row

    def _note_high(self) -> int:
        """Give the room that the note takes below the title, 0 where it stands beside it."""
        if self._table is None:
            return 0
        theme = self._look.theme
        wide = theme.width("panel_title", self._table.title)
        wide += theme.width("caption", self._table.note) + 3 * _PAD
        return 0 if wide <= self.width() else 22

    def _place_stops(self) -> None:
        for stop in self._stops.shown:
            stop.setGeometry(self._box(stop.at).toAlignedRect())

    def _refit(self) -> None:
        self._place_stops()
        self.updateGeometry()
        self.update()
