"""A window for a second screen: always dark, full screen where there is a second one."""

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from riichi_desktop.ui.look import Look

IDLE_MS: Final = 2500
"""After so long without a move the pointer is hidden, full screen."""

_USUAL: Final = QSize(1280, 720)
_SMALLEST: Final = QSize(480, 320)

Screen = TypeVar("Screen")


def second_of(screens: Sequence[Screen], own: Screen | None) -> Screen | None:
    """Give the first screen that is not one's own, or None."""
    return next((screen for screen in screens if screen != own), None)


class Spoken(QLabel):
    """A part of what is painted for a screen reader; it paints nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


class DarkWindow(QWidget):
    """A window of its own, as large as its screen. It remembers nothing.

    F11 or a double click: full screen and back; Esc: back.

    Args:
        look: words, and the theme's face; its colours are not used.
    """

    closed = Signal()
    """The window was closed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.look = look
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._hide_pointer)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(_SMALLEST)
        self.resize(_USUAL)
        look.reworded.connect(self.reword)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_gone)

    def reword(self) -> None:
        """Say everything in the language in force."""

    def present(self, beside: QWidget | None = None, *, keyboard: bool = False) -> None:
        """Open full screen on another screen than a window's; where there is none, as a window.

        One that is open comes to the front.

        Args:
            beside: the window.
            keyboard: whether it takes the keyboard on another screen too.
        """
        if self.isVisible():
            self.activateWindow()
            return
        own = beside.screen() if beside is not None else QGuiApplication.primaryScreen()
        second = second_of(QGuiApplication.screens(), own)
        quiet = second is not None and not keyboard
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, quiet)
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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that it goes."""
        super().closeEvent(event)
        self.closed.emit()

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
