"""A table of people, games or anything: lines with columns, walked by the keyboard."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit.paint import draw_frame, draw_ring
from riichi_desktop.ui.line_list import LINE, Index, LineList
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme

PAD: Final = 10
_GAP: Final = 12
_TICK: Final = 18
_ASIDE: Final = 8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(NamedTuple):
    """A column.

    Attributes:
        title: what stands above it; "" for nothing.
        width: in px; 0 for one that takes what the others leave, a part where there are several.
        small: its width in a small window; -1 where it is left out there.
        right: whether its words end at the right, as numbers do.
    """

    title: str
    width: int = 0
    small: int = 0
    right: bool = False


class Picture(Protocol):
    """What a cell may have in the place of words."""

    def paint(self, painter: QPainter, theme: Theme, place: QRectF) -> None:
        """Paint it into the place of its cell, antialiased."""


class Cell(NamedTuple):
    """What a line has in a column.

    Attributes:
        words: as they are shown.
        aside: muted, after them.
        role: of the font.
        color: of the words, a role of the palette.
        picture: in the place of the words; None for none.
        short: in the place of the words where they have no room; "" for nothing shorter.
        kept: whether the words are cut rather than what stands after them.
    """

    words: str = ""
    aside: str = ""
    role: str = "body"
    color: str = "text"
    picture: Picture | None = None
    short: str = ""
    kept: bool = False


@dataclass(frozen=True, slots=True)
class ColumnLine:
    """One line.

    Attributes:
        key: what it is found by; "" for a heading, whose only cell goes over all columns.
        cells: one a column.
        spoken: all of it, for a screen reader.
        ticked: whether its box is ticked; None for no box.
        muted: whether it is by the way.
        icon: the name of an icon in the place of the box; "" for none.
        tip: what the tooltip says; None for no tooltip.
    """

    key: str
    cells: tuple[Cell, ...]
    spoken: str
    ticked: bool | None = None
    muted: bool = False
    icon: str = ""
    tip: str | None = None


class ColumnRows(QStyledItemDelegate):
    """Draws `ColumnLine`s.

    Attributes:
        columns: what stands where; the same for every line.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.columns: tuple[Column, ...] = ()

    def places(self, width: float, *, boxed: bool = False) -> list[QRectF | None]:
        """Give where each column stands in a line `width` px wide; None for one left out."""
        compact = self._look.theme.compact
        widths = [one.small if compact else one.width for one in self.columns]
        shown = [wide for wide in widths if wide >= 0]
        left = float(PAD + (_TICK + 10 if boxed else 0))
        rest = width - left - PAD - sum(shown) - _GAP * (len(shown) - 1)
        rest /= max(1, shown.count(0))
        found: list[QRectF | None] = []
        for wide in widths:
            if wide < 0:
                found.append(None)
                continue
            found.append(QRectF(left, 0, wide or max(40.0, rest), 0))
            left += (wide or max(40.0, rest)) + _GAP
        return found

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Give the size of a line in px."""
        theme = self._look.theme
        return QSize(60, theme.control_height if theme.touch else theme.row_height + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line."""
        line: ColumnLine = index.data(LINE)
        place = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not line.key:
            self._heading(painter, line, place)
            painter.restore()
            return
        self._ground(painter, option, place)
        boxed = line.ticked is not None or bool(line.icon)
        if boxed:
            self._box(painter, line, place)
        places = self.places(place.width(), boxed=boxed)
        for at, (cell, column) in enumerate(zip(line.cells, self.columns, strict=True)):
            where = places[at]
            if where is not None:
                end = where.right() if column.right else _end(line.cells, places, at)
                spot = QRectF(place.left() + where.left(), place.top(), 0, place.height())
                spot.setRight(place.left() + end)
                self._cell(painter, cell, spot, right=column.right, muted=line.muted)
        painter.restore()

    def _heading(self, painter: QPainter, line: ColumnLine, place: QRectF) -> None:
        """Draw a heading over a hairline."""
        under = QRectF(place.left(), place.bottom() - 1, place.width(), 1)
        painter.fillRect(under, self._look.theme.color("hairline"))
        self._cell(painter, line.cells[0], place.adjusted(PAD, 4, -PAD, 0), right=False, muted=True)

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, place: QRectF) -> None:
        theme, state, view = self._look.theme, QStyle.StateFlag, self.parent()
        chosen = bool(option.state & state.State_Selected)
        ground = place.adjusted(0, 1, 0, -1)
        if chosen or option.state & state.State_MouseOver:
            draw_frame(painter, ground, 6, theme.color("tint"), None)
        if chosen and isinstance(view, LineList) and view.hasFocus() and view.ring:
            draw_ring(painter, theme, view, ground, 6)

    def _box(self, painter: QPainter, line: ColumnLine, place: QRectF) -> None:
        """Draw the box, ticked or not, or an icon in its place."""
        theme = self._look.theme
        box = QRectF(place.left() + PAD, place.center().y() - _TICK / 2, _TICK, _TICK)
        box.moveTop(round(box.top()))
        if line.ticked is not None:
            fill = theme.color("accent" if line.ticked else "control")
            draw_frame(painter, box, 5, fill, None if line.ticked else theme.color("outline"))
        name = line.icon or ("check" if line.ticked else "")
        if name:
            ink = theme.color("on_accent" if line.ticked else "muted").name()
            view = self.parent()
            dpr = view.devicePixelRatioF() if isinstance(view, QWidget) else 1.0
            spot = QPointF(box.left() + 1, box.top() + 1)
            painter.drawPixmap(spot, icon_pixmap(name, ink, _TICK - 2, dpr))

    def _cell(
        self, painter: QPainter, cell: Cell, place: QRectF, *, right: bool, muted: bool
    ) -> None:
        theme = self._look.theme
        if cell.picture is not None:
            cell.picture.paint(painter, theme, place)
            return
        aside = theme.width("caption", cell.aside) if cell.aside else 0.0
        fits = theme.width(cell.role, cell.words) + aside + _ASIDE <= place.width()
        whole = cell.words if fits or not cell.short else cell.short
        kept = aside + _ASIDE if aside and cell.kept else 0.0
        words = theme.cut(cell.role, whole, place.width() - kept)
        painter.setFont(theme.font(cell.role))
        painter.setPen(theme.color("muted" if muted else cell.color))
        painter.drawText(place, int(_RIGHT if right else _LEFT), words)
        wide = theme.width(cell.role, words) + _ASIDE
        room = place.width() - wide
        if aside and (kept or room > min(aside, 60)):
            left = place.left() + (0 if right else wide)
            self._aside(painter, cell, QRectF(left, place.top(), room, place.height()), right=right)

    def _aside(self, painter: QPainter, cell: Cell, place: QRectF, *, right: bool) -> None:
        """Write what stands beside the words, as far as there is room."""
        theme = self._look.theme
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        words = theme.cut("caption", cell.aside, place.width())
        painter.drawText(place, int(_RIGHT if right else _LEFT), words)


def _end(cells: Sequence[Cell], places: Sequence[QRectF | None], at: int) -> float:
    """Give where the words of a cell must end: the empty cells behind it are room for them."""
    place = places[at]
    end = 0.0 if place is None else place.right()
    for cell, where in zip(cells[at + 1 :], places[at + 1 :], strict=True):
        if cell.words or cell.aside or cell.picture:
            break
        end = end if where is None else where.right()
    return end


class ColumnList(LineList):
    """Lines with columns. Up and Down walk, Enter or Space presses.

    Attributes:
        head: the titles of the columns, to be laid above the list.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self.rows = ColumnRows(look)
        super().__init__(look, self.rows, parent)
        self.setUniformItemSizes(True)
        self.head = ColumnHead(look, self)

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Have other columns."""
        self.rows.columns = tuple(columns)
        self.head.update()
        self.refit()


class ColumnHead(QWidget):
    """The titles over the columns of a list, over a hairline."""

    def __init__(self, look: Look, list_: ColumnList) -> None:
        super().__init__(list_.parentWidget())
        self._look = look
        self._list = list_
        self.boxed = False
        self.setFixedHeight(26)
        look.theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the titles."""
        painter, theme = QPainter(self), self._look.theme
        under = QRectF(0, self.height() - 1, self.width(), 1)
        painter.fillRect(under, theme.color("hairline"))
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        rows = self._list.rows
        places = rows.places(self._list.viewport().width(), boxed=self.boxed)
        for column, where in zip(rows.columns, places, strict=True):
            if where is not None and column.title:
                place = QRectF(where.left(), 0, where.width(), self.height() - 2)
                words = theme.cut("caption", column.title, place.width())
                painter.drawText(place, int(_RIGHT if column.right else _LEFT), words)
