"""What the program says: the status line, and notices in a panel. Nothing pops up."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit.labels import Label
from riichi_desktop.ui.theme import Theme

_ICON: Final = 16
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def announce(widget: QWidget, sentence: str) -> None:
    """Have a screen reader say a sentence, after what it is saying."""
    if not sentence:
        return
    from PySide6.QtGui import (  # takes 2 ms, and nothing is said before the window is there
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


class StatusLine(QLabel):
    """The line at the foot of the window, 28 px: an icon, one sentence, a hint at the right.

    A sentence about a trouble that lasts gives way to others and comes back after each; its colour
    stays on the icon.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._hint = ""
        self._lasting = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def say(self, sentence: str) -> None:
        """Show a sentence, and have it spoken; "" clears the line, or shows what lasts."""
        shown = sentence or self._lasting
        if shown != self.text():
            self.setText(shown)
            announce(self, sentence)  # what lasts was spoken when it began

    def set_lasting(self, sentence: str) -> None:
        """Set what is shown until it is mended, where nothing else is; "" for no trouble."""
        before, self._lasting = self._lasting, sentence
        if self.text() in ("", before) or sentence:
            self.say("")
        if sentence != before:
            announce(self, sentence)
        self.update()

    def set_hint(self, hint: str) -> None:
        """Set the words at the right, such as the key that lists the shortcuts."""
        self._hint = hint
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(200, 28)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(100, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon, sentence, hint."""
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(5, 0, -4, 0)
        painter.setFont(self.theme.font("body"))
        painter.setPen(self.theme.color("muted"))
        painter.drawText(rect, _RIGHT, self._hint)
        if not self.text():
            return
        role = "losses" if self._lasting else "notice"
        draw_icon(painter, self, rect.left(), rect.center().y(), role)
        room = rect.adjusted(25, 0, -self.theme.width("body", self._hint) - 16, 0)
        lasts = self.text() == self._lasting
        painter.setPen(self.theme.color("losses" if lasts else "text"))
        words = self.theme.cut("body", self.text(), room.width())
        painter.drawText(room, _LEFT, words)
        tip = self._lasting or (self.text() if words != self.text() else "")
        if tip != self.toolTip():
            self.setToolTip(tip)


class Notice(Label):
    """A sentence on its own ground in a panel: what was understood, what is doubtful."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent, color="notice")
        self.setWordWrap(True)
        self.setContentsMargins(34, 5, 12, 5)
        self.setMinimumHeight(32)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the icon and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("notice_ground"))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        draw_icon(painter, self, 10, min(self.height() / 2, 16), "notice")
        painter.end()
        super().paintEvent(event)


def draw_icon(painter: QPainter, widget: Label | StatusLine, x: float, y: float, role: str) -> None:
    """Draw the sign of a message, 16 px, its left at x, its middle at y."""
    ink = widget.theme.color(role).name()
    pixmap = icon_pixmap("info", ink, _ICON, widget.devicePixelRatioF())
    painter.drawPixmap(QPointF(round(x), round(y - _ICON / 2)), pixmap)
