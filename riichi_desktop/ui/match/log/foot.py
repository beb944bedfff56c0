"""Above and below the list of hands: the names; what is on the table now, the scores, the check."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.sticks_paint import draw_check

from .columns import INSET, Columns
from .lines import Cell
from .paint import draw_cells

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LogLineLabel(QLabel):
    """One line of the list that stays where it is: a title, and a column a player.

    Args:
        look: theme.
        heights: in px, normal and compact.
        font: the role of the columns' font.
        title_font: of the title.
        rule: `above`, `below` or "": where a line is drawn; the one above is strong.
    """

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        heights: tuple[int, int],
        font: str = "strong",
        title_font: str = "body",
        rule: str = "",
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._heights = heights
        self._font, self._title_font, self._rule = font, title_font, rule
        self._title = ""
        self._cells: tuple[Cell, ...] = ()
        self._columns = Columns(400, 66, 4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.updateGeometry)

    def set_cut(self, cut: bool) -> None:
        """Tell whether what stands above is cut off: then a hairline parts it from this line."""
        rule = "top" if cut else ""
        if rule != self._rule:
            self._rule = rule
            self.update()

    def show_line(self, title: str, cells: Sequence[Cell], names: Sequence[str] = ()) -> None:
        """Show a title and cells; `names` says whose they are, to a screen reader."""
        cells = tuple(cells)
        if (title, cells) != (self._title, self._cells):
            self._title, self._cells = title, cells
            self.update()
        pairs = zip(names, cells, strict=False)
        said = [f"{name} {cell.text}" for name, cell in pairs if cell.text]
        self.setAccessibleName(self._look.words.listed([title, *said]))

    def set_columns(self, columns: Columns) -> None:
        """Lay the columns out."""
        if columns != self._columns:
            self._columns = columns
            self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(200, self._heights[self._look.theme.compact])

    def minimumSizeHint(self) -> QSize:
        """Give the only height, in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        theme = self._look.theme
        painter = QPainter(self)
        place = QRectF(0, 0, self._columns.width, self.height())
        if self._rule:
            y = place.height() - 1 if self._rule == "below" else 0.0
            color = theme.color("outline" if self._rule == "above" else "hairline")
            painter.fillRect(QRectF(0, y, place.width(), 1), color)
        painter.setFont(theme.font(self._title_font))
        painter.setPen(theme.color("muted" if self._title_font == "caption" else "text"))
        room = self._columns.first - INSET
        words = theme.cut(self._title_font, self._title, room)
        painter.drawText(place.adjusted(INSET, 0, 0, 0), _LEFT, words)
        draw_cells(painter, theme, self._columns, self._cells, place, role=self._font)


class BalanceLine(QLabel):
    """Says that every row balances, with a check; or which does not."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._good, self._short = True, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_balance(self, good: bool, sentence: str, short: str = "") -> None:
        """Show a sentence, good or not; a shorter one where there is no room for it."""
        if (good, sentence, short) != (self._good, self.text(), self._short):
            self._good, self._short = good, short
            self.setText(sentence)
            self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(200, 22 if self._look.theme.compact else 24)

    def minimumSizeHint(self) -> QSize:
        """Give the only height, in px."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint check and sentence."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.color("muted" if self._good else "losses")
        middle = QRectF(INSET, 0, 12, self.height()).center()
        if self._good:
            draw_check(painter, middle, theme.color("accent"), 11)
        else:
            draw_frame(painter, QRectF(INSET + 2, middle.y() - 4, 8, 8), 4, ink, None)
        painter.setFont(theme.font("caption"))
        painter.setPen(ink)
        room = self.width() - 2 * INSET - 18
        place = QRectF(INSET + 18, 0, room, self.height())
        fits = not self._short or theme.width("caption", self.text()) <= room
        words = theme.cut("caption", self.text() if fits else self._short, room)
        painter.drawText(place, _LEFT, words)
        tip = self.text() if words != self.text() else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
