"""Pages of one panel, by words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.kit.paint import draw_ring
from riichi_desktop.ui.theme import Theme

_INSET: Final = 5
_BAR: Final = 3


class Tabs(QTabBar):
    """Words, an accent bar under the chosen one, a hairline below. Arrows walk.

    Use `set_tabs` and `set_current`; the base gives keyboard, mouse and accessibility.
    """

    picked = Signal(str)
    """The key that the reader chose; not told for `set_current`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._keys: tuple[str, ...] = ()
        self._words: tuple[str, ...] = ()
        self._told = True
        self._ring = True
        self.setUsesScrollButtons(False)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.currentChanged.connect(self._current_changed)
        theme.changed.connect(self._refit)

    @property
    def current(self) -> str | None:
        """The chosen key, or None without tabs."""
        return self._keys[self.currentIndex()] if self.currentIndex() >= 0 else None

    def set_tabs(self, tabs: Sequence[tuple[str, str]]) -> None:
        """Offer (key, words) pairs; the chosen key stays where it is still there."""
        keys = tuple(key for key, _ in tabs)
        if keys == self._keys and self._words == tuple(words for _, words in tabs):
            return
        self._told = False
        kept = self.current
        while keys != self._keys and self.count():
            self.removeTab(0)
        self._words = tuple(words for _, words in tabs)
        if keys != self._keys:
            self._keys = keys
            for _ in tabs:
                self.addTab("")
            if kept in keys:
                self.setCurrentIndex(keys.index(kept))
        for index, words in enumerate(self._words):
            self.setTabText(index, words.replace("&", "&&"))
        self._told = True
        self._refit()

    def set_current(self, key: str) -> None:
        """Show a key as chosen; tells nobody."""
        self._told = False
        self.setCurrentIndex(self._keys.index(key))
        self._told = True

    def tabSizeHint(self, index: int) -> QSize:
        """Give the size in px of a tab with its words in bold, and the gap after it."""
        words = self.theme.width("strong", self._words[index])
        return QSize(round(words) + 2 * _INSET + self._gap(), self._height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Give the size in px below which a tab cannot be read."""
        return QSize(min(40, self.tabSizeHint(index).width()), self._height())

    def sizeHint(self) -> QSize:
        """Give the size in px that shows every word."""
        return QSize(sum(self.tabSizeHint(i).width() for i in range(self.count())), self._height())

    def minimumSizeHint(self) -> QSize:
        """Give the size in px below which a tab cannot be read."""
        return QSize(40 * self.count(), self._height())

    def tabLayoutChange(self) -> None:
        """Give the whole words as the tooltip of a tab that cuts them."""
        for index in range(min(self.count(), len(self._words))):
            cut = self.tabRect(index).width() < self.tabSizeHint(index).width()
            self.setTabToolTip(index, self._words[index] if cut else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = ring_after(event, self._ring)
        super().focusInEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk; any key shows the ring."""
        self._ring = True
        super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint hairline, words, bar, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bottom = self.height()
        line = QRectF(0, bottom - 1, self.width(), 1)
        painter.fillRect(line, self.theme.color("hairline"))
        for index in range(self.count()):
            place = QRectF(self.tabRect(index)).adjusted(0, 0, -self._gap(), 0)
            self._draw_tab(painter, index, place)

    def _draw_tab(self, painter: QPainter, index: int, place: QRectF) -> None:
        chosen = index == self.currentIndex()
        hover = self.tabRect(index).contains(self.mapFromGlobal(self.cursor().pos()))
        role = "strong" if chosen else "body"
        words = self.theme.cut(role, self._words[index], place.width() - 2)
        painter.setFont(self.theme.font(role))
        ink = "text" if chosen or (hover and self.underMouse()) else "muted"
        painter.setPen(self.theme.color(ink))
        painter.drawText(place.adjusted(0, 0, 0, -_BAR), Qt.AlignmentFlag.AlignCenter, words)
        if not chosen:
            return
        bar = QRectF(place.left(), self.height() - _BAR, place.width(), _BAR)
        painter.fillRect(bar, self.theme.color("accent"))
        if self._ring and self.hasFocus():
            ring = place.adjusted(0, 2, 0, -_BAR - 1)
            draw_ring(painter, self.theme, self, ring, 6)

    def _gap(self) -> int:
        return 4 if self.theme.compact else 14

    def _height(self) -> int:
        return self.theme.control_height + 4

    def _current_changed(self, index: int) -> None:
        if self._told and index >= 0:
            self.picked.emit(self._keys[index])

    def _refit(self) -> None:
        if self.count():
            self.setTabText(0, self.tabText(0))  # Qt measures all tabs anew when one changes
        self.updateGeometry()
        self.update()
