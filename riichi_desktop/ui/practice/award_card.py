"""The question of a win without tiles: han and fu, who won, how."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import Awarded
from riichi_desktop.ui.kit import Panel
from riichi_desktop.ui.look import Look

from .asked_words import award_parts, award_title
from .felt import HEIGHT

_GAP: Final = 28
_BETWEEN: Final = "   ·   "
_CENTER: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class AwardCard(Panel):
    """Large words in the middle of paper; as high as the felt that other questions lie on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._awarded: Awarded | None = None
        self.title = ""
        self.parts = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_award(self, awarded: Awarded) -> None:
        """Show a win."""
        self._awarded = awarded
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        if self._awarded is None:
            return
        words = self._look.words
        self.title = award_title(self._awarded, words)
        self.parts = _BETWEEN.join(award_parts(self._awarded, words))
        self.setAccessibleName(words.joined((self.title, self.parts)))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(900, HEIGHT[self.theme.compact])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(600, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, side by side."""
        super().paintEvent(event)
        painter, theme = QPainter(self), self.theme
        wide = theme.width("points", self.title) + _GAP + theme.width("limit", self.parts)
        room = QRectF(self.rect())
        room.setLeft((room.width() - wide) / 2)
        painter.setFont(theme.font("points"))
        painter.setPen(theme.color("text"))
        painter.drawText(room, _CENTER, self.title)
        room.setLeft(room.left() + theme.width("points", self.title) + _GAP)
        painter.setFont(theme.font("limit"))
        painter.setPen(theme.color("text"))
        painter.drawText(room.translated(0, 3), _CENTER, self.parts)
