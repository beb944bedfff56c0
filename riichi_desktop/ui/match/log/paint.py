"""How a line of the record is drawn: the hand, signed columns, below it what happened."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.pointed_list import PointedList, draw_ground
from riichi_desktop.ui.theme import Theme

from .columns import INSET, Columns
from .lines import Cell, LogLine
from .model import LINE, Index

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem  # with it comes all of QStyle, in 7 ms

BETWEEN: Final = (34, 30)
"""The height of the first line, and of what stands between hands, in px, normal and compact."""

HAND: Final = (56, 48)
"""The height of a hand in px."""

_ICON: Final = 14
_BETWEEN: Final = 6
"""At least so much is free between two columns, in px."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def height_of(line: LogLine, compact: bool) -> int:
    """Give the height of a line in px."""
    return (HAND if line.is_hand else BETWEEN)[compact]


class LogRows(QStyledItemDelegate):
    """Draws the lines of a `LogModel`.

    Attributes:
        columns: where the columns lie.
        last: the uid of the hand that is tinted as the last one, while none is chosen.
    """

    def __init__(self, look: Look, view: PointedList) -> None:
        super().__init__(view)
        self._look = look
        self._view = view
        self.columns = Columns(400, 66, 4)
        self.last = ""

    def sizeHint(self, _option: "QStyleOptionViewItem", index: Index) -> QSize:
        """Give the size of a line in px."""
        return QSize(120, height_of(index.data(LINE), self._look.theme.compact))

    def paint(self, painter: QPainter, option: "QStyleOptionViewItem", index: Index) -> None:
        """Draw a line, and the hairline under it."""
        line: LogLine = index.data(LINE)
        theme = self._look.theme
        place = QRectF(option.rect)
        place.setWidth(self.columns.width)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, index, line, place.adjusted(0, 1, 0, -2))
        under = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        painter.fillRect(under, theme.color("hairline"))
        upper, lower = _halves(place, two=line.is_hand, compact=theme.compact)
        self._title(painter, line, upper)
        bold = line.at >= 0
        draw_cells(painter, theme, self.columns, line.cells, upper, bold=bold)
        if lower is not None:
            self._below(painter, line, lower)
        painter.restore()

    def _ground(self, painter: QPainter, index: Index, line: LogLine, place: QRectF) -> None:
        theme, view = self._look.theme, self._view
        is_last = bool(line.uid) and line.uid == self.last and not view.currentIndex().isValid()
        lit = is_last or view.is_lit(index)
        draw_ground(painter, theme, view, index, place, lit=lit)
        if view.is_chosen(index):
            bar = QRectF(place.left(), place.top() + 6, 3, place.height() - 12)
            painter.setBrush(theme.color("accent"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(bar, 1.5, 1.5)

    def _title(self, painter: QPainter, line: LogLine, place: QRectF) -> None:
        theme = self._look.theme
        first = next((at for at, cell in enumerate(line.cells) if cell.text), None)
        room = self.columns.width - INSET
        if first is not None:
            room = self.columns.right(first) - self.columns.each
        role = "strong" if line.is_hand else "body" if line.at < 0 else "caption"
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("muted" if role == "caption" else "text"))
        words = theme.cut(role, line.title, room - INSET)
        painter.drawText(place.adjusted(INSET, 0, 0, 0), _LEFT, words)

    def _below(self, painter: QPainter, line: LogLine, place: QRectF) -> None:
        """Draw what happened, and at the right end that the line was corrected."""
        theme = self._look.theme
        painter.setFont(theme.font("caption"))
        right = place.right() - INSET
        if line.mark:
            wide = theme.width("caption", line.mark)
            painter.setPen(theme.color("notice"))
            painter.drawText(
                QRectF(right - wide, place.top(), wide, place.height()), _LEFT, line.mark
            )
            right -= wide + _ICON + 3
            dpr, ink = painter.device().devicePixelRatioF(), theme.palette.notice
            spot = QPointF(round(right), round(place.center().y() - _ICON / 2))
            painter.drawPixmap(spot, icon_pixmap("edit", ink, _ICON, dpr))
            right -= 8
        room = QRectF(
            place.left() + INSET, place.top(), right - place.left() - INSET, place.height()
        )
        painter.setPen(theme.color("muted"))
        fits = theme.width("caption", line.below) <= room.width()
        said = line.below if fits else line.shorter
        painter.drawText(room, _LEFT, theme.cut("caption", said, room.width()))


def _halves(place: QRectF, *, two: bool, compact: bool) -> tuple[QRectF, QRectF | None]:
    """Give where the title and what is below it stand."""
    if not two:
        return place.adjusted(0, 0, 0, -1), None
    pad, half = (5, 19) if compact else (7, 22)
    upper = QRectF(place.left(), place.top() + pad, place.width(), half)
    return upper, upper.translated(0, half)


def draw_cells(
    painter: QPainter,
    theme: Theme,
    columns: Columns,
    cells: Sequence[Cell],
    place: QRectF,
    *,
    bold: bool = True,
    role: str = "",
) -> None:
    """Draw a column a player, right-aligned; a number too wide for its column is cut.

    Args:
        painter: where to.
        theme: fonts and colours.
        columns: where the columns lie.
        cells: what stands in them.
        place: the line.
        bold: whether gains and losses are bold.
        role: the font of all of them; "" for bold or not, as they are.
    """
    for chair, cell in enumerate(cells):
        if not cell.text:
            continue
        font = role or ("strong" if bold and cell.ink != "muted" else "body")
        right = place.left() + columns.right(chair)
        box = QRectF(right - columns.each, place.top(), columns.each, place.height())
        painter.setFont(theme.font(font))
        painter.setPen(theme.color(cell.ink))
        painter.drawText(box, _RIGHT, theme.cut(font, cell.text, columns.each - _BETWEEN))
