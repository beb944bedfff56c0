"""A column that scrolls: its content keeps its width whether the bar is there or not."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

_AROUND_FOCUS: Final = 12
_LESS_BELOW: Final = 6


class ScrollColumn(QScrollArea):
    """Scrolls one column up and down, and follows the keyboard's focus.

    Attributes:
        column: the layout to put widgets on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._padding = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = body = QWidget()
        self.column = QVBoxLayout(body)
        self.column.setSpacing(0)
        self.setWidget(body)
        for ground in (self.viewport(), body):
            ground.setAutoFillBackground(False)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def set_padding(self, padding: int) -> None:
        """Keep the content so many px from the edges; the bar lies within the padding."""
        self._padding = padding
        self._pad()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the bar its room out of the padding."""
        super().resizeEvent(event)
        self._pad()

    def _pad(self) -> None:
        bar = self.width() - self.viewport().width()
        side = self._padding
        self.column.setContentsMargins(side, side, max(0, side - bar), side - _LESS_BELOW)
        self.column.activate()  # the body, being resized just now, would not be asked again

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._body.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, _AROUND_FOCUS)
