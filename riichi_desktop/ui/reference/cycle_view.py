"""The dora cycles: tiles with arrows between them, and the first again where it comes round."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.look import Look

_TILES: Final = (48, 40)
_ARROW: Final = (20, 16)
_GAP: Final = 18
_INSET: Final = 12
_FAINT: Final = 0.45
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CycleView(QLabel):
    """Each tile points to its dora; painted, and read out as a list of tiles."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cycles: tuple[reference.Cycle, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.theme.changed.connect(self._refit)

    def set_cycles(self, cycles: tuple[reference.Cycle, ...]) -> None:
        """Show these cycles."""
        self._cycles = cycles
        words = self._look.words
        said = (
            words.text(
                "reference.dora.spoken",
                name=one.name,
                tiles=words.tiles(one.tiles),
                tile=words.tile(one.tiles[0]),
            )
            for one in cycles
        )
        self.setAccessibleName(words.joined(said))
        self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        widest = max((len(one.tiles) for one in self._cycles), default=0) + 1
        wide = 2 * _INSET + self._names_wide() + widest * self._tile * 3 // 4
        return QSize(
            round(wide + (widest - 1) * self._arrow), len(self._cycles) * (self._tile + _GAP)
        )

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a row for each cycle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, dpr = self._look.theme, self.devicePixelRatioF()
        high, wide = self._tile, self._tile * 3 // 4
        for row, cycle in enumerate(self._cycles):
            top = row * (high + _GAP) + _GAP // 2
            painter.setFont(theme.font("body"))
            painter.setPen(theme.color("muted"))
            name = QRectF(_INSET, top, self._names_wide(), high)
            painter.drawText(name, _LEFT, theme.cut("body", cycle.name, name.width()))
            x = round(_INSET + self._names_wide())
            for tile in cycle.tiles:
                painter.drawPixmap(QPointF(x, top), self._look.art.pixmap(tile, high, dpr))
                self._paint_arrow(painter, x + wide, top + high / 2)
                x += wide + self._arrow
            painter.setOpacity(_FAINT)
            picture = self._look.art.pixmap(cycle.tiles[0], high, dpr)
            painter.drawPixmap(QPointF(x, top), picture)
            painter.setOpacity(1)

    def _paint_arrow(self, painter: QPainter, left: float, y: float) -> None:
        pen = QPen(self._look.theme.color("muted"), 1.75)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start, end = left + 5, left + self._arrow - 4
        path = QPainterPath(QPointF(start, y))
        path.lineTo(end, y)
        path.moveTo(end - 4, y - 4)
        path.lineTo(end, y)
        path.lineTo(end - 4, y + 4)
        painter.drawPath(path)

    @property
    def _tile(self) -> int:
        return _TILES[self._look.theme.compact]

    @property
    def _arrow(self) -> int:
        return _ARROW[self._look.theme.compact]

    def _names_wide(self) -> float:
        names = (self._look.theme.width("body", one.name) for one in self._cycles)
        return max(names, default=0) + 20

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()
