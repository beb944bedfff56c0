"""Rows of the reference, painted: yaku with their hands, limits, fu, what a search found."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import draw_ring
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.row_layout import INSET, LINE, Placed, lay_out
from riichi_desktop.ui.reference.row_values import Head, Item, RowLine
from riichi_desktop.ui.reference.stops import Stop, Stops
from riichi_desktop.ui.reference.tile_paint import paint_tiles

_WIDTHS_KEPT: Final = 6
_LEAST: Final = 280
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SheetRows(QWidget):
    """Headings and rows, as high as they need to be. One Tab stop; Up and Down walk the rows."""

    pressed = Signal(object)
    """The `Item` that was pressed and opens something."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[RowLine, ...] = ()
        self._items: list[int] = []
        self._laid: dict[tuple[int, bool], tuple[Placed, ...]] = {}
        self._stops = Stops(self, self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.theme.changed.connect(self._refit)

    @property
    def lines(self) -> tuple[RowLine, ...]:
        """What is shown."""
        return self._lines

    def set_rows(self, lines: Sequence[RowLine]) -> None:
        """Show these rows instead of those before."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self._items = [at for at, line in enumerate(lines) if isinstance(line, Item)]
        self.setAccessibleName(next((one.title for one in lines if isinstance(one, Head)), ""))
        self._stops.show(
            [self._item(at).spoken for at in range(len(self._items))],
            lambda at: self._item(at).opens,
        )
        self._refit()

    def box_of(self, row: int) -> QRect:
        """Give where a row lies, by its number among the rows that are no headings."""
        placed = self._placed()[self._items[row]]
        return QRectF(0, placed.top, self.width(), placed.high).toAlignedRect()

    def focus_row(self, row: int) -> None:
        """Put the keyboard on a row."""
        self._stops.go(row)

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of all rows at a width."""
        return _high(self._placed(width))

    def sizeHint(self) -> QSize:
        """Give the size in px of all rows."""
        return QSize(420, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(_LEAST, self.heightForWidth(max(self.width(), _LEAST)))

    def light(self, stop: Stop | None, *, focused: bool) -> None:
        """Light the row that is pointed at, or focused."""
        before = self._stops.lit
        self._stops.light(stop, focused=focused)
        for at in {before, self._stops.lit} - {None}:
            if at is not None and at < len(self._items):
                self.update(self.box_of(at))
        if focused:
            self.update()

    def walk(self, stop: Stop, across: int, down: int) -> bool:
        """Move the focus to the next row up or down."""
        return bool(down) and not across and self._stops.go(stop.at + down)

    def press(self, stop: Stop) -> None:
        """Open what the row stands for."""
        item = self._item(stop.at)
        if item.opens:
            self.pressed.emit(item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        if event.size().width() != event.oldSize().width():
            self._place_stops()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wanted = QRectF(event.rect())
        lit, ring = self._stops.lit, self._stops.ringed
        places = self._placed()
        for number, at in enumerate(self._items):
            place = places[at]
            if number == lit and self._item(number).opens:
                self._paint_lit(painter, place)
        for place in places:
            if wanted.intersects(QRectF(0, place.top, self.width(), place.high)):
                self._paint(painter, place)
        if ring is not None:
            box = QRectF(self.box_of(ring))
            draw_ring(painter, self._look.theme, self, box, 6)

    def _paint_lit(self, painter: QPainter, place: Placed) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.color("tint"))
        painter.drawRoundedRect(QRectF(0, place.top, self.width(), place.high), 6, 6)

    def _paint(self, painter: QPainter, place: Placed) -> None:
        theme, line = self._look.theme, place.line
        head = isinstance(line, Head)
        if head or place.parted:
            y = place.top + place.high - 1 if head else place.top
            rule = QRectF(0 if head else INSET, y, self.width() - (0 if head else 2 * INSET), 1)
            painter.fillRect(rule, theme.color("hairline"))
        for one in place.written:
            painter.setFont(theme.font(one.font))
            painter.setPen(theme.color(one.ink))
            box = QRectF(one.x, one.y, self.width() - one.x, one.high)
            painter.drawText(box, _LEFT, one.words)
        muted = head or (isinstance(line, Item) and line.muted)
        painter.setFont(theme.font("caption" if head else "body" if muted else "strong"))
        painter.setPen(theme.color("muted" if muted else "text"))
        for words, right, y in place.values:
            painter.drawText(QRectF(0, y, right, LINE), _RIGHT, words)
        if place.tiles is not None and isinstance(line, Item):
            paint_tiles(painter, self._look, line.tiles, *place.tiles, place.tile)

    def _item(self, at: int) -> Item:
        line = self._lines[self._items[at]]
        assert isinstance(line, Item)
        return line

    def _placed(self, width: int | None = None) -> tuple[Placed, ...]:
        """Give where the rows lie; worked out anew for another width or other type."""
        key = (width or self.width(), self._look.theme.compact)
        if key not in self._laid:
            if len(self._laid) >= _WIDTHS_KEPT:
                self._laid.clear()
            self._laid[key] = lay_out(self._lines, key[0], self._look.theme)
        return self._laid[key]

    def _place_stops(self) -> None:
        places = self._placed()
        for stop, at in zip(self._stops.shown, self._items, strict=True):
            place = places[at]
            stop.setGeometry(0, round(place.top), self.width(), round(place.high))

    def _refit(self) -> None:
        self._laid.clear()
        self._place_stops()
        self.updateGeometry()
        self.update()


def _high(places: Sequence[Placed]) -> int:
    return round(places[-1].top + places[-1].high) if places else 0
