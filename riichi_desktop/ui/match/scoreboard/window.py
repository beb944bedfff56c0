"""The window for a second screen: scores, winds, round, clock, the last hand."""

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces
from riichi_desktop.ui.match.clock.clock import ClockFace

from .canvas import GROUND, Canvas
from .layout import ScoreLayout, lay_out_scores
from .paint import paint_scores
from .values import ScoreboardView, ScoreSeat

IDLE_MS: Final = 2500
"""After so long without a move the pointer is hidden, full screen."""

_USUAL: Final = QSize(1280, 720)
_SMALLEST: Final = QSize(480, 320)

Screen = TypeVar("Screen")


def second_of(screens: Sequence[Screen], own: Screen | None) -> Screen | None:
    """Give the first screen that is not one's own, or None."""
    return next((screen for screen in screens if screen != own), None)


class Spoken(QLabel):
    """A part of the painted board for a screen reader; it paints nothing."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


class Scoreboard(QWidget):
    """A window of its own, always dark, as large as its screen. It remembers nothing.

    F11 or a double click: full screen and back; Esc: back.

    Args:
        look: words, and the theme's face; its colours are not used.
    """

    closed = Signal()
    """The window was closed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.look = look
        self._faces = Faces(look.theme)
        self._view: ScoreboardView | None = None
        self._face: ClockFace | None = None
        self._layout: ScoreLayout | None = None
        self._header = Spoken(self)
        self._players = [Spoken(self) for _ in range(4)]
        self._footer = Spoken(self)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._hide_pointer)
        self.setMouseTracking(True)
        for part in (self._header, *self._players, self._footer):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(_SMALLEST)
        self.resize(_USUAL)
        look.reworded.connect(self.reword)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_gone)
        self.reword()

    def show_view(self, view: ScoreboardView) -> None:
        """Show other scores."""
        if view != self._view:
            self._view = view
            self._lay_out()
            self._speak()
            self.update()

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the clock, or none."""
        if face == self._face:
            return
        before, self._face = self._face, face
        if before is None or face is None or before.state != face.state:
            self._speak()
        self.update(self._clock_area())

    def present(self, beside: QWidget | None = None) -> None:
        """Open full screen on another screen than a window's; where there is none, as a window.

        On another screen it leaves the keyboard to the window. One that is open comes to the front.
        """
        if self.isVisible():
            self.activateWindow()
            return
        own = beside.screen() if beside is not None else QGuiApplication.primaryScreen()
        second = second_of(QGuiApplication.screens(), own)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, second is not None)
        if second is None:
            self.show()
        else:
            self.setScreen(second)
            self.setGeometry(second.availableGeometry())
            self.showFullScreen()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def reword(self) -> None:
        """Say everything in the language in force."""
        title = self.look.words.text("ui.match.scoreboard")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._speak()
        self.update()

    def spoken(self) -> tuple[str, ...]:
        """Say all that is shown: the header, each player, the last hand."""
        view, words = self._view, self.look.words
        if view is None:
            return ()
        if view.ending:
            head = [words.text("ui.match.over"), say.ending(words, view.ending)]
        else:
            head = [say.round_name(words, view.wind, view.turn), say.honba(words, view.honba)]
            head += [say.pot(words, view.sticks), say.bell_line(words, view.bell)]
            head += [say.spoken_clock(words, self._face)] if self._face else []
        players = [self._spoken_player(seat) for seat in view.seats]
        return (words.listed(filter(None, head)), *players, view.last)

    def changeEvent(self, event: QEvent) -> None:
        """Hide the pointer full screen, show it in a window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._wake_pointer()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the pointer."""
        super().mouseMoveEvent(event)
        self._wake_pointer()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fill the screen, or be a window again."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 and Esc."""
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that it goes."""
        super().closeEvent(event)
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what needs it: each second the header alone."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), GROUND)
        if self._view is None or self._layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self.look.words
        canvas = Canvas(painter, self._faces, words, self._layout, self.devicePixelRatioF())
        hint = "" if self.isFullScreen() else words.text("ui.match.full_screen_hint")
        paint_scores(canvas, self._view, self._face, hint, QRectF(event.rect()))

    def _spoken_player(self, one: ScoreSeat) -> str:
        words = self.look.words
        parts = [say.spoken_seat(words, one.seat)]
        if one.points is not None:
            points = say.final_points(words, one.points)
            parts.append(words.text("ui.match.final_points", points=points))
        elif one.change is not None:
            change = words.signed(one.change)
            parts.append(words.text("ui.match.last_change", change=change))
        return words.listed(parts)

    def _speak(self) -> None:
        said = self.spoken()
        if not said:
            return
        head, *players, last = said
        self._header.setAccessibleName(head)
        self._footer.setAccessibleName(last)
        for part, sentence in zip(self._players, players, strict=False):
            part.setAccessibleName(sentence)

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        count = len(view.seats)
        layout = lay_out_scores(QSizeF(self.size()), count, settled=view.is_settled)
        self._layout = layout
        self._header.setGeometry(layout.header.toRect())
        self._footer.setGeometry(layout.footer.toRect())
        for at, part in enumerate(self._players):
            part.setVisible(at < count)
            if at < count:
                part.setGeometry(layout.cards[at].toRect())

    def _clock_area(self) -> QRect:
        """Give what of the window is painted anew each second."""
        return self._layout.header.toRect() if self._layout else self.rect()

    def _wake_pointer(self) -> None:
        self.unsetCursor()
        if self.isFullScreen():
            self._idle.start()
        else:
            self._idle.stop()

    def _hide_pointer(self) -> None:
        if self.isFullScreen():
            self.setCursor(Qt.CursorShape.BlankCursor)

    def _screen_gone(self) -> None:
        """Do not cover the one screen that is left."""
        if self.isFullScreen() and len(QGuiApplication.screens()) < 2:
            self.showNormal()
