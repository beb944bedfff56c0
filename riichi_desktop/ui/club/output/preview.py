"""A page of paper as it will be, small; the arrows turn the pages."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import draw_ring
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.theme import Theme

from .heads import Printed
from .papers import HEIGHT, Pages, draw_page

_MARGIN: Final = 12 * WIDTH / 186
_PAGE: Final = QRectF(0, 0, WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN)
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageDown: 1,
}


class PagePreview(QWidget):
    """Shows one page of a paper.

    Attributes:
        at: which page, from 0.
    """

    turned = Signal()
    """Another page is shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pages: Pages | None = None
        self._printed: Printed | None = None
        self._picture: QPixmap | None = None
        self.at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return 0 if self._pages is None else len(self._pages.pages)

    def show_pages(self, pages: Pages | None, printed: Printed) -> None:
        """Show the first page of a paper; None for an empty sheet."""
        self._pages, self._printed, self._picture, self.at = pages, printed, None, 0
        self.update()
        self.turned.emit()

    def turn(self, step: int) -> None:
        """Show the next page, or the one before."""
        at = min(max(0, self.at + step), max(0, self.count - 1))
        if at != self.at:
            self.at, self._picture = at, None
            self.update()
            self.turned.emit()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(380, 538)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(240, 340)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages."""
        if event.key() in _STEPS:
            self.turn(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the pages."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page, white on any ground."""
        painter = QPainter(self)
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        scale = min(room.width() / _PAGE.width(), room.height() / _PAGE.height())
        box = QRectF(0, 0, _PAGE.width() * scale, _PAGE.height() * scale)
        box.moveCenter(room.center())
        painter.drawPixmap(box.topLeft(), self._drawn(box, scale))
        painter.setPen(self._theme.color("outline"))
        painter.drawRect(box)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self._theme, self, box, 2)

    def _drawn(self, box: QRectF, scale: float) -> QPixmap:
        """Give the picture of the page, drawn once."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(box.width() * ratio), round(box.height() * ratio))
        if self._picture is None or self._picture.size() != size:
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.white)
            if self._pages is not None and self._printed is not None and self.count:
                painter = QPainter(picture)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(scale, scale)
                painter.translate(_MARGIN, _MARGIN)
                draw_page(painter, self._pages, self.at, self._printed)
                painter.end()
            self._picture = picture
        return self._picture
