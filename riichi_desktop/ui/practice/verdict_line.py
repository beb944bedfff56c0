"""A short line with a sign: right, or wrong and what is right instead."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.look import Look

_ICON: Final = 16
_HEIGHT: Final = 24
_GAP: Final = 5
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class VerdictLine(QLabel):
    """A check mark or a cross, and words; always as high, so that nothing moves."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._right: bool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_verdict(self, words: str, *, right: bool) -> None:
        """Show a sign, and words or none."""
        self._right = right
        self.setText(words)
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        super().clear()
        self._right = None
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        wide = self._look.theme.width("strong", self.text())
        return QSize(round(wide) + _ICON + _GAP + 2, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and the words, in the middle."""
        if self._right is None:
            return
        painter, theme = QPainter(self), self._look.theme
        role = "accent" if self._right else "losses"
        wide = theme.width("strong", self.text()) + (_GAP if self.text() else 0) + _ICON
        left = max(0.0, (self.width() - wide) / 2)
        name = "check" if self._right else "close"
        pixmap = icon_pixmap(name, theme.color(role).name(), _ICON, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left, (self.height() - _ICON) / 2), pixmap)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("text"))
        room = QRectF(left + _ICON + _GAP, 0, self.width(), self.height())
        painter.drawText(room, _LEFT, self.text())
