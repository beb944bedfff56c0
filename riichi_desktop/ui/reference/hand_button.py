"""A whole hand to press: it opens on the Hand page."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.kit import Pressable, draw_ring
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.row_layout import INSET, width_of
from riichi_desktop.ui.reference.tile_paint import paint_tiles

_TILES: Final = (40, 36)
_SMALLEST: Final = 24
_PAD: Final = 6


class HandButton(Pressable):
    """The tiles of an example."""

    def __init__(
        self, look: Look, example: reference.Example, parent: QWidget | None = None
    ) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self.example = example
        words = look.words
        said = words.text("reference.example", tiles=example.spoken, note=example.note)
        self.setAccessibleName(said)
        self.set_tip(words.text("ui.reference.open_tip"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Give the size in px of the tiles at their usual size."""
        return self._size(_TILES[self.theme.compact])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px: the tiles are made smaller where there is little room."""
        return QSize(self._size(_SMALLEST).width(), self.sizeHint().height())

    def _size(self, high: int) -> QSize:
        wide = round(width_of(self.example.tiles, high)) + 2 * INSET
        return QSize(wide, high + 2 * _PAD + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tiles, a tint under the pointer, the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("tint"))
            painter.drawRoundedRect(rect, 6, 6)
        paint_tiles(painter, self._look, self.example.tiles, INSET, _PAD, self._high)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, 6)

    @property
    def _high(self) -> int:
        high = _TILES[self.theme.compact]
        while high > _SMALLEST and self._size(high).width() > self.width():
            high -= 4
        return high
