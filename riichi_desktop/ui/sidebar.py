"""The pages at the left edge: an icon over a word, or beside it where the window is wide."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Pressable, draw_ring, mix
from riichi_desktop.ui.theme import Theme

NARROW: Final = 76
WIDE: Final = 168
_MARGINS: Final = (3, 8, 2, 8)
_ICON: Final = 24
_BAR: Final = 3
_WALK: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PageEntry(NamedTuple):
    """One page of the window.

    Attributes:
        key: `ui.page.<key>` names it.
        icon: the name of its icon.
        at_foot: whether it stands at the foot of the sidebar.
    """

    key: str
    icon: str
    at_foot: bool = False


class _Entry(Pressable):
    """One page to press."""

    def __init__(self, sidebar: "Sidebar", entry: PageEntry) -> None:
        super().__init__(sidebar.theme, "", sidebar)
        self.entry = entry
        self.wide = False
        self._sidebar = sidebar
        self.setCheckable(not entry.at_foot)
        self.setAutoExclusive(not entry.at_foot)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width = (WIDE if self.wide else NARROW) - _MARGINS[0] - _MARGINS[2]
        return QSize(width, 44 if self.wide else 58)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop."""
        super().focusInEvent(event)
        self._sidebar.stop_at(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        step = _WALK.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._sidebar.walk(self, step)

    def switched(self, checked: bool) -> None:
        """Be opened by assistive technology; Qt's own way of letting another go opens nothing."""
        if checked:
            super().switched(checked)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, icon, word, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, chosen = QRectF(self.rect()), self.isChecked()
        if chosen or self.underMouse():
            tint, surface = self.theme.color("tint"), self.theme.color("surface")
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint if chosen else mix(surface, tint, 0.6))
            painter.drawRoundedRect(rect, 6, 6)
        ink = self.theme.color("text" if chosen else "muted")
        accent = self.theme.color("accent" if chosen else "muted")
        dpr = self.devicePixelRatioF()
        pixmap = icon_pixmap(self.entry.icon, accent.name(), _ICON, dpr)
        painter.setPen(ink)
        self._draw_face(painter, rect, pixmap)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, 6)

    def _draw_face(self, painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
        if self.wide:
            painter.drawPixmap(QPointF(14, round((rect.height() - _ICON) / 2)), pixmap)
            room = rect.adjusted(50, 0, -6, 0)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        else:
            painter.drawPixmap(QPointF(round((rect.width() - _ICON) / 2), 7), pixmap)
            room = QRectF(0, 31, rect.width(), 24)
            align = Qt.AlignmentFlag.AlignCenter
        role = "caption" if not self.wide else "strong" if self.isChecked() else "body"
        painter.setFont(self.theme.font(role))
        painter.drawText(room, align, self.theme.cut(role, self.text(), room.width()))


class Sidebar(QWidget):
    """The list of pages. One Tab stop; the arrows walk.

    Args:
        theme: what it is painted by.
        pages: what it lists, in the order of the keys Ctrl+1, Ctrl+2 …
    """

    picked = Signal(str)
    """The key of the page that was pressed."""

    def __init__(
        self, theme: Theme, pages: Sequence[PageEntry], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._wide = False
        self.entries = tuple(_Entry(self, page) for page in pages)
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(6)
        for entry in sorted(self.entries, key=lambda one: one.entry.at_foot):
            if entry.entry.at_foot:
                column.addStretch(1)
            column.addWidget(entry)
            entry.clicked.connect(lambda _=False, key=entry.entry.key: self.picked.emit(key))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def set_wide(self, wide: bool) -> None:
        """Show the words beside the icons, or below them."""
        if wide == self._wide:
            return
        self._wide = wide
        for entry in self.entries:
            entry.wide = wide
            entry.refit()
        self.updateGeometry()

    def set_current(self, key: str) -> None:
        """Show a page as the one that is open."""
        for entry in self.entries:
            if entry.isCheckable():
                entry.setChecked(entry.entry.key == key)
                if entry.isChecked():
                    self.stop_at(entry)
        self.update()

    def set_words(self, words: dict[str, str]) -> None:
        """Name the pages: key -> word."""
        for entry in self.entries:
            entry.setText(words[entry.entry.key])
            entry.setAccessibleName(words[entry.entry.key])

    def stop_at(self, stop: _Entry) -> None:
        """Have Tab come to one entry alone."""
        for entry in self.entries:
            tab = Qt.FocusPolicy.StrongFocus if entry is stop else Qt.FocusPolicy.ClickFocus
            entry.setFocusPolicy(tab)

    def walk(self, entry: _Entry, step: int) -> None:
        """Move the focus to the next entry, up or down."""
        place = (self.entries.index(entry) + step) % len(self.entries)
        self.entries[place].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(WIDE if self._wide else NARROW, 300)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the hairline at its right, and the bar of the open page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.color("surface"))
        line = QRectF(self.width() - 1, 0, 1, self.height())
        painter.fillRect(line, self.theme.color("hairline"))
        for entry in self.entries:
            if entry.isChecked():
                box = entry.geometry()
                bar = QRectF(0, box.top() + 14, _BAR, box.height() - 28)
                painter.fillRect(bar, self.theme.color("accent"))
