"""The wind of a seat as a small tile before a name."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from riichi_desktop.engine import Wind
from riichi_desktop.ui.look import Look

from .sticks_paint import draw_wind

_SIDE = 28


class SeatMark(QLabel):
    """A wind, in accent for the dealer."""

    def __init__(self, look: Look, wind: Wind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._wind = wind
        self.setFixedSize(QSize(_SIDE, _SIDE))
        look.theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the wind."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, dealer = self._look.theme, self._wind == "E"
        ground = theme.color("accent" if dealer else "tray")
        ink = theme.color("on_accent" if dealer else "text")
        place = QRectF(0, 0, _SIDE, _SIDE)
        draw_wind(painter, place, self._wind, ground, ink, self.devicePixelRatioF())
