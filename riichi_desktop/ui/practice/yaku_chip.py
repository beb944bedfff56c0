"""A yaku to choose, and after the answer what was right about it."""

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Chip, draw_ring
from riichi_desktop.ui.kit.paint import draw_frame

if TYPE_CHECKING:
    from .yaku_answer import YakuAnswer

Mark = Literal["", "right", "missed", "wrong"]
"""Chosen rightly, to be chosen and not, chosen wrongly; "" before the answer."""

_ICON: Final = 14
_PAD: Final = 10
_SIGNS: Final = {"right": "check", "missed": "plus", "wrong": "close"}
_INKS: Final = {"right": "accent", "missed": "notice", "wrong": "losses"}
_WALK: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class YakuChip(Chip):
    """A chip that arrows walk away from; Space switches it, Enter is left to the page.

    Attributes:
        id: the yaku.
    """

    def __init__(self, owner: "YakuAnswer", id: str) -> None:
        super().__init__(owner.look.theme, "", owner.board)
        self.id: Final = id
        self._owner = owner
        self._mark: Mark = ""

    @property
    def mark(self) -> Mark:
        """What was right about it."""
        return self._mark

    def set_mark(self, mark: Mark) -> None:
        """Show what was right about it."""
        if mark != self._mark:
            self._mark = mark
            self.refit()

    def sizeHint(self) -> QSize:
        """Give the size in px; narrower than a chip of the Hand page, there are many."""
        pad = 7 if self.theme.compact else _PAD + 2
        pad, sign = (_PAD + 2, _ICON + 4) if self._mark else (pad, 0)
        wide = self.theme.width("strong", self.text()) + 2 * pad + sign
        less = 4 if self.theme.compact and not self.theme.touch else 0
        return QSize(round(wide), self.theme.control_height - less)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk; leave Enter to whoever checks the answer."""
        step = _WALK.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._owner.walk(self, *step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop."""
        super().focusInEvent(event)
        self._owner.stop_at(self)

    def nextCheckState(self) -> None:
        """Stay as it is once the answer is judged."""
        if not self._mark:
            super().nextCheckState()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a pill; after the answer its sign, and a frame of the sign's colour."""
        if not self._mark:
            super().paintEvent(event)
            return
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, ink = QRectF(self.rect()), theme.color(_INKS[self._mark])
        radius = rect.height() / 2
        ground = theme.color("tint") if self._mark == "right" else theme.color("control")
        draw_frame(painter, rect, radius, ground, ink, width=1.5, dashed=self._mark == "missed")
        pixmap = icon_pixmap(_SIGNS[self._mark], ink.name(), _ICON, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(_PAD, (rect.height() - _ICON) / 2), pixmap)
        font = theme.font("strong" if self._mark != "wrong" else "body")
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        room = rect.adjusted(_PAD + _ICON + 4, 0, -6, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, left, self.text())
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, rect, radius)
