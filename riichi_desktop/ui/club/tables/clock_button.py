"""The clock of a round: what it shows, and what can be done with it."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.ui.icons import icon, icon_pixmap
from riichi_desktop.ui.kit import Pressable, draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, RADIUS, draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.clock.clock import ClockFace

_ICON: Final = 18
_PAD: Final = 12
MORE: Final = 5
"""Minutes that are given at once."""

ACTS: Final = {
    "start": "chevron-right",
    "more": "plus",
    "less": "minus",
    "set": "edit",
    "remove": "close",
}
"""What can be done with the clock, and its icon; `ui.club.clock.<key>` names it."""


class ClockButton(Pressable):
    """Shows the time that is left; pressed, it opens what can be done."""

    acted = Signal(str)
    """A key of `ACTS`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self._face: ClockFace | None = None
        self.clicked.connect(self.open_menu)
        self.show_face(None)

    @property
    def face(self) -> ClockFace | None:
        """What is shown; None for no clock."""
        return self._face

    def show_face(self, face: ClockFace | None) -> None:
        """Show the time that is left; None for no clock."""
        before, self._face = self._face, face
        words = self._look.words
        shown = words.text("ui.club.clock.none") if face is None else face.text
        if shown != self.text():
            self.setText(shown)
            self.refit()
        if face is None:
            self.setAccessibleName(shown)
        else:
            turned = before is None or before.state != face.state or face.seconds % 60 == 0
            if turned or not self.hasFocus():  # else a screen reader would speak each second
                self.setAccessibleName(say.spoken_clock(words, face))
        self.update()

    def open_menu(self) -> None:
        """Open what can be done with the clock."""
        words, ink, face = self._look.words, self._look.theme.palette.text, self._face
        keys: tuple[str, ...] = ("more", "less", "set", "remove")
        if face is None:
            keys = ("set",)
        elif face.state == "ready":
            keys = ("start", "set", "remove")
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for key in keys:
            action = QAction(icon(ACTS[key], ink), words.text(f"ui.club.clock.{key}"), menu)
            action.triggered.connect(lambda _=False, key=key: self.acted.emit(key))
            menu.addAction(action)
        corner = self.mapToGlobal(self.rect().bottomRight())
        menu.popup(corner + QPoint(1 - menu.sizeHint().width(), 2))

    def sizeHint(self) -> QSize:
        """Give the size in px; the figures have room for any time."""
        role = "body" if self._face is None else "amount"
        wide = self.theme.width(role, self.text() if self._face is None else "0:00:00")
        return QSize(round(wide) + _ICON + 8 + 2 * _PAD, self.theme.control_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the clock; once it is over, inverted."""
        painter, color, face = QPainter(self), self.theme.color, self._face
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        over = face is not None and face.state == "over"
        late = face is not None and face.warning
        ground = color("notice" if over else "notice_ground" if late else "control")
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        outline = None if over else color("notice" if late else "outline")
        fill = None if self.reason is not None else mix(ground, color("text"), share)
        draw_frame(painter, rect, RADIUS, fill, outline)
        ink = color("notice_ground" if over else "notice" if late else "text")
        if self.reason is not None:
            ink = color("greyed")
        role = "body" if face is None else "amount"
        wide = self.theme.width(role, self.text())
        x = round((rect.width() - wide - _ICON - 8) / 2)
        spot = QPointF(x, round((rect.height() - _ICON) / 2))
        dpr = self.devicePixelRatioF()
        painter.drawPixmap(spot, icon_pixmap("clock", ink.name(), _ICON, dpr))
        painter.setFont(self.theme.font(role))
        painter.setPen(ink)
        place = QRectF(x + _ICON + 8, 0, rect.width(), rect.height())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, int(left), self.text())
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, RADIUS)
