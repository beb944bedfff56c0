"""The grounds that everything lies on: panel, tray, felt. No frames, no shadows."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.theme import Theme


class Ground(QWidget):
    """A rounded field of one colour.

    A layout put on it keeps `padding` px from its edges by itself: give that layout no margins.
    """

    FILL = "surface"
    EDGE = ""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, padding: int = 12, radius: int = 10
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._radius = radius
        self.setContentsMargins(padding, padding, padding, padding)
        theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.color(self.FILL))
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        if self.EDGE:
            painter.setPen(QPen(self.theme.color(self.EDGE), 2.0))
            rect.adjust(1, 1, -1, -1)
        painter.drawRoundedRect(rect, self._radius, self._radius)


class Panel(Ground):
    """Paper: what is read and set."""


class Tray(Ground):
    """The darker paper that tiles and formulas are laid on."""

    FILL = "tray"


class Felt(Ground):
    """The green felt of the table: only where tiles or seats lie. Focus rings on it are white."""

    FILL = "felt"
    EDGE = "felt_edge"
