"""Words that follow the theme."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.ui.theme import Theme


class Label(QLabel):
    """Words in one of the theme's fonts and colours.

    Args:
        theme: what it is painted by.
        text: plain text, or rich text where it looks so.
        font: a role of `theme.FONTS`.
        color: a role of `Palette`.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        parent: QWidget | None = None,
        *,
        font: str = "body",
        color: str = "text",
    ) -> None:
        super().__init__(text, parent)
        self.theme = theme
        self._font = font
        self._color = color
        self._dress()
        theme.changed.connect(self._dress)

    def set_color(self, color: str) -> None:
        """Take another role of `Palette`."""
        if color != self._color:
            self._color = color
            self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the font and the colour anew.

        The style sheet, when it first meets a widget, brings back what it had before.
        """
        super().showEvent(event)
        self._dress()

    def _dress(self) -> None:
        self.setFont(self.theme.font(self._font))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self.theme.color(self._color))
        self.setPalette(palette)


class ElidedLabel(Label):
    """One line that is cut with an ellipsis where it does not fit; the tooltip has it whole."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        parent: QWidget | None = None,
        *,
        font: str = "body",
        color: str = "text",
    ) -> None:
        super().__init__(theme, text, parent, font=font, color=color)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self._tell_tip()

    def shown(self) -> str:
        """Give the text as it is shown, cut or whole."""
        return self.theme.cut(self._font, self.text(), self.width() + 0.5)

    def sizeHint(self) -> QSize:
        """Give the size in px that shows the whole text."""
        width = round(self.theme.width(self._font, self.text()) + 0.5)
        return QSize(width, round(self.theme.metrics(self._font).height()))

    def minimumSizeHint(self) -> QSize:
        """Give the size in px of an ellipsis."""
        return QSize(min(24, self.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Cut anew."""
        self._tell_tip()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.setFont(self.theme.font(self._font))
        painter.setPen(self.theme.color(self._color))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), self.alignment() | middle, self.shown())

    def _tell_tip(self) -> None:
        self.setToolTip(self.text() if self.shown() != self.text() else "")


class Captioned(QWidget):
    """A control with a small caption above it."""

    def __init__(
        self, theme: Theme, caption: str, control: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.control = control
        self._caption = ElidedLabel(theme, caption, self, font="caption", color="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        self._caption.setFixedHeight(20)
        column.addWidget(self._caption)
        column.addWidget(control)
        self.setSizePolicy(control.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Fixed)

    def set_caption(self, caption: str) -> None:
        """Change the caption."""
        self._caption.setText(caption)
