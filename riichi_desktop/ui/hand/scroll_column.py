"""A column that scrolls: its content keeps its width whether the bar is there or not."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

_AROUND_FOCUS: Final = 76
"""More than the formula takes that may lie over the end, in px."""

_LESS_BELOW: Final = 6


class ScrollColumn(QScrollArea):
    """Scrolls one column up and down, and follows the keyboard's focus.

    Attributes:
        body: what scrolls; the parent of what is put on it.
        column: the layout to put widgets on.
    """

    moved = Signal(int)
    """Other content is seen; the height in px, from the content's top, at which it is cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._padding = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = body = QWidget()
        self.column = QVBoxLayout(body)
        self.column.setSpacing(0)
        self.setWidget(body)
        for ground in (self.viewport(), body):
            ground.setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self._tell)
        self.verticalScrollBar().rangeChanged.connect(self._tell)
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
        self._tell()

    def _pad(self) -> None:
        bar = self.width() - self.viewport().width()
        side = self._padding
        self.column.setContentsMargins(side, side, max(0, side - bar), side - _LESS_BELOW)
        self.column.activate()  # the body, being resized just now, would not be asked again

    @property
    def cut(self) -> int:
        """How far down the content is seen, in px from its top."""
        return self.verticalScrollBar().value() + self.viewport().height()

    def _tell(self) -> None:
        self.moved.emit(self.cut)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.body.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, _AROUND_FOCUS)
