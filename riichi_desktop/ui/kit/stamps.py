"""Small pictures that are painted again and again: each is drawn once, then laid down."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from riichi_desktop.ui.theme import Theme

_KEPT: Final = 500


class Stamps:
    """Keeps the pictures of one sort, until the theme is another.

    Args:
        theme: what they are drawn by.
    """

    def __init__(self, theme: Theme) -> None:
        self._kept: dict[tuple[Hashable, int, int, float], QPixmap] = {}
        theme.changed.connect(self._kept.clear)

    def paint(
        self, painter: QPainter, box: QRect, key: Hashable, draw: Callable[[QPainter], None]
    ) -> None:
        """Paint a picture into its box.

        Args:
            painter: of a widget.
            box: in px.
            key: what tells the picture from the others of its size.
            draw: draws it, antialiased, with its upper left corner at the origin.
        """
        ratio = painter.device().devicePixelRatioF()
        wanted = (key, box.width(), box.height(), ratio)
        picture = self._kept.get(wanted)
        if picture is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            picture = self._kept[wanted] = _drawn(box, ratio, draw)
        # On whole device pixels, as it was drawn.
        corner = QPointF(round(box.x() * ratio) / ratio, round(box.y() * ratio) / ratio)
        painter.drawPixmap(corner, picture)


def _drawn(box: QRect, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    picture = QPixmap(box.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture
