"""A plain table: headings, and rows that light up."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from riichi_desktop.ui.kit.focus import chain
from riichi_desktop.ui.kit.paint import draw_ring
from riichi_desktop.ui.kit.row_layout import BELOW, Arranged, RowLayout
from riichi_desktop.ui.kit.row_paint import LinePainter
from riichi_desktop.ui.kit.row_values import Heading, Row, TilePictures, spoken
from riichi_desktop.ui.kit.station import PressStation, RowPlace, Station
from riichi_desktop.ui.theme import Theme

_HEADING: Final = (30, 26)
"""The height in px of a heading, normal and compact."""

_BEFORE_HEADING: Final = (8, 3)
_AFTER_HEADING: Final = (2, 1)


class TableRows(QWidget):
    """Headings and rows of fixed height. A row lights up under the pointer or the focus.

    One Tab stop; Up and Down walk the rows. Its height follows what it shows.

    Args:
        theme: what it is painted by.
        pictures: who gives the pictures of the tiles.
        columns: the widths of the columns of numbers, in px, left to right.
        pressable: whether a press on a row does something: assistive technology can press it too.
    """

    row_lit = Signal(object)
    """The key of the row that lights up."""
    row_unlit = Signal()
    """No row is lit any more."""
    row_pressed = Signal(object)
    """The key of a row that is clicked, or pressed by Enter or Space."""

    def __init__(
        self,
        theme: Theme,
        pictures: TilePictures,
        parent: QWidget | None = None,
        *,
        columns: Sequence[int] = (36,),
        pressable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._pictures = pictures
        self._layout = RowLayout(theme, columns)
        self._pressable = pressable
        self._stations: list[RowPlace] = []
        self._spare: list[RowPlace] = []
        self._pointed: RowPlace | None = None
        self._focused: RowPlace | None = None
        self._lit: RowPlace | None = None
        self._placed: tuple[tuple[int, bool], list[tuple[QRect, Arranged | None]]] | None = None
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fade.valueChanged.connect(self._update_lit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._measure)

    def set_rows(self, lines: Sequence[Heading | Row]) -> None:
        """Show these lines instead of those before."""
        if [station.line for station in self._stations] == list(lines):
            return
        while len(self._stations) > len(lines):
            self._drop(self._stations.pop())
        for at, line in enumerate(lines):
            self._have(at, self._pressable and isinstance(line, Row))
        before = self._lit.line if self._lit else None
        for station, line in zip(self._stations, lines, strict=True):
            if station.line != line or not station.accessibleName():
                station.line = line
                station.setAccessibleName(spoken(line))
        self._focus_stops()
        self._refit()
        if self._lit and self._lit.line != before:
            self._tell()

    def set_columns(self, columns: Sequence[int]) -> None:
        """Set the widths of the columns of numbers, in px, left to right."""
        if tuple(columns) != self._layout.columns:
            self._layout.set_columns(columns)
            self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px of all lines."""
        return QSize(240, self._places()[-1][0].bottom() + 1 if self._stations else 0)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(120, self.sizeHint().height())

    def point_at(self, station: RowPlace | None) -> None:
        """Take note of the row under the pointer."""
        self._pointed = station if station and isinstance(station.line, Row) else None
        self._light(self._pointed or self._focused)

    def focus_at(self, station: RowPlace | None) -> None:
        """Take note of the row that has the focus."""
        self._focused = station
        self._focus_stops()
        self._light(self._focused or self._pointed)
        self.update()

    def walk(self, station: RowPlace, step: int) -> None:
        """Move the focus to the next row up (-1) or down (1)."""
        rows = [each for each in self._stations if isinstance(each.line, Row)]
        at = rows.index(station) + step
        if 0 <= at < len(rows):
            rows[at].setFocus(Qt.FocusReason.OtherFocusReason)
            self._follow(rows[at])

    def _follow(self, station: RowPlace) -> None:
        """Have a row seen that the arrows came to; Qt sees to those that Tab comes to."""
        around: QWidget | None = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(station, 0, 8)

    def focus_first(self) -> bool:
        """Put the keyboard on the row that Tab comes to; tell whether there is one."""
        for station in self._stations:
            if station.focusPolicy() == Qt.FocusPolicy.StrongFocus:
                station.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the lines out; words under rows may need more lines, or fewer."""
        if event.size().width() != event.oldSize().width():
            self._lay_out()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that need it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dpr = self.devicePixelRatioF()
        lines = LinePainter(painter, self.theme, self._pictures, self._layout, dpr)
        running = self._fade.state() == QVariantAnimation.State.Running
        fade, wanted = self._fade.currentValue() if running else 1.0, event.rect()
        for station, (box, arranged) in zip(self._stations, self._places(), strict=True):
            if not wanted.intersects(box):
                continue
            place, line = QRectF(box), station.line
            if isinstance(line, Heading):
                lines.heading(line, place)
            elif arranged is not None:
                lines.row(line, arranged, place, fade if station is self._lit else 0.0)
                if station.ring and station.hasFocus():
                    draw_ring(painter, self.theme, self, place, 6)

    def _places(self) -> list[tuple[QRect, Arranged | None]]:
        """Give where each line lies; worked out anew for another width or other lines."""
        key = (self.width(), self.theme.compact)
        if self._placed is None or self._placed[0] != key:
            self._placed = key, self._work_out_places()
        return self._placed[1]

    def _work_out_places(self) -> list[tuple[QRect, Arranged | None]]:
        places: list[tuple[QRect, Arranged | None]] = []
        y, small, width = 0, self.theme.compact, self.width()
        for station in self._stations:
            if isinstance(station.line, Heading):
                y += _BEFORE_HEADING[small] if places else 0
                broken = self._layout.breaks(station.line, width)
                height = _HEADING[small] + (BELOW if broken else 0)
                places.append((QRect(0, y, width, height), None))
                y += height + _AFTER_HEADING[small]
                continue
            arranged = self._layout.arrange(station.line, width)
            height = self._row_height() + BELOW * len(arranged.under)
            places.append((QRect(0, y, width, height), arranged))
            y += height
        return places

    def _row_height(self) -> int:
        """Give the height in px of a row; one that a finger is to press is as high as a control."""
        pressed = self._pressable and self.theme.touch
        return self.theme.control_height if pressed else self.theme.row_height

    def _lay_out(self) -> None:
        """Put the lines in their places; those that are cut have their whole words as tooltips."""
        for station, (place, arranged) in zip(self._stations, self._places(), strict=True):
            station.setGeometry(place)
            if station.isHidden():
                station.show()
            tip = arranged.tip if arranged is not None else ""
            if tip != station.toolTip():
                station.setToolTip(tip)

    def _focus_stops(self) -> None:
        """Leave one Tab stop: the focused row, else the first."""
        rows = [station for station in self._stations if isinstance(station.line, Row)]
        stop = self._focused if self._focused in rows else next(iter(rows), None)
        for station in self._stations:
            policy = Qt.FocusPolicy.NoFocus
            if isinstance(station.line, Row):
                policy = Qt.FocusPolicy.ClickFocus
            if station is stop:
                policy = Qt.FocusPolicy.StrongFocus
            if station.focusPolicy() != policy:
                station.setFocusPolicy(policy)

    def _light(self, lit: RowPlace | None) -> None:
        """Light up one row: the last that the pointer or the focus came to."""
        if lit is self._lit:
            return
        self._lit = lit
        self._fade.stop()
        if lit and self.theme.fade_ms:
            self._fade.setDuration(self.theme.fade_ms)
            self._fade.start()
        self.update()
        self._tell()

    def _tell(self) -> None:
        if self._lit and isinstance(self._lit.line, Row):
            self.row_lit.emit(self._lit.line.key)
        else:
            self.row_unlit.emit()

    def _update_lit(self) -> None:
        if self._lit:
            self.update(self._lit.geometry())

    def _have(self, at: int, pressable: bool) -> None:
        """Have a place for a line, a button or not: make one, or take one up again."""
        kind = PressStation if pressable else Station
        if at < len(self._stations):
            if isinstance(self._stations[at], kind):
                return
            self._drop(self._stations.pop(at))
        kept = next((one for one in reversed(self._spare) if isinstance(one, kind)), None)
        if kept is not None:
            self._spare.remove(kept)
        self._stations.insert(at, kept or kind(self, self))
        chain(self, self._stations)

    def _drop(self, station: RowPlace) -> None:
        """Set the place of the last line aside, for when it is needed again."""
        if station is self._pointed:
            self._pointed = None
        if station is self._focused:
            self._focused = None
        if station is self._lit:
            self._light(self._pointed or self._focused)
        station.hide()
        self._spare.append(station)

    def _measure(self) -> None:
        """Arrange every row anew in another type."""
        self._layout.forget()
        self._refit()

    def _refit(self) -> None:
        self._placed = None
        self._lay_out()
        self.updateGeometry()
        self.update()
