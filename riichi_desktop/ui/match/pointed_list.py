"""A list that knows which row the pointer is on, and draws its rows by a delegate."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from riichi_desktop.ui.kit import draw_ring
from riichi_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    Index = QModelIndex | QPersistentModelIndex


class PointedList(QListView):
    """The base of the lists of the page: no frame, rows as high as they say, one is chosen.

    Attributes:
        pointed: the row under the pointer, or -1.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointed = -1
        self.setStyleSheet("QListView, QListView:focus { border: none; background: transparent; }")
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take note of the row under the pointer."""
        super().mouseMoveEvent(event)
        self._point(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Take note that there is none."""
        super().leaveEvent(event)
        self._point(-1)

    def is_chosen(self, index: "Index") -> bool:
        """Tell whether a row is the chosen one."""
        return self.currentIndex().isValid() and self.currentIndex().row() == index.row()

    def is_lit(self, index: "Index") -> bool:
        """Tell whether a row is chosen, or under the pointer."""
        return self.is_chosen(index) or index.row() == self.pointed

    def _point(self, row: int) -> None:
        if row != self.pointed:
            self.pointed = row
            self.viewport().update()


def draw_ground(
    painter: QPainter, theme: Theme, view: PointedList, index: "Index", place: QRectF, *, lit: bool
) -> None:
    """Draw the tint of a row that is lit, and the ring where the keyboard is at it."""
    if lit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("tint"))
        painter.drawRoundedRect(place, 6, 6)
    if view.hasFocus() and view.is_chosen(index):
        draw_ring(painter, theme, view, place, 6)
