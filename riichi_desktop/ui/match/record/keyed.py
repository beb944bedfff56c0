"""A choice out of a few whose options show the keys that choose them; and a row with a caption."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme

HEIGHT = 40
"""The height in px of everything that is pressed here: room for a finger."""

CAPTION = 69
"""The width in px of the caption of a row."""

_LETTER = 20
"""The width in px that the letter of a key adds to an option."""

_CORNER = 15
"""The width in px at the right that belongs to the letter, and no word reaches."""


class KeyedSegmented(Segmented):
    """A `Segmented` for fingers, with a small letter at the corner of each option."""

    again = Signal(str)
    """The key of the chosen option, when it is pressed again."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, stretch: bool = True
    ) -> None:
        super().__init__(theme, parent, stretch=stretch)
        self._hints: Mapping[str, str] = {}
        self.setFixedHeight(HEIGHT)

    def pick(self, option: Option) -> None:
        """Choose as the reader did; the chosen one pressed again is told too."""
        if option.key == self.current:
            self.again.emit(option.key)
        else:
            super().pick(option)

    def set_hints(self, hints: Mapping[str, str]) -> None:
        """Set the key of each option, by the option's key."""
        if hints != self._hints:
            self._hints = dict(hints)
            self._refit()

    def _widths(self, pad: int) -> list[int]:
        """Leave room for the letters, too."""
        keys = self.keys
        return [
            width + (_LETTER if keys[at] in self._hints else 0)
            for at, width in enumerate(super()._widths(pad))
        ]

    def _room(self, option: Option, place: QRectF) -> QRectF:
        """Keep the words off the letter where they would come near it."""
        if option.key not in self._hints:
            return place
        beside = (place.width() - self.theme.width("strong", option.text())) / 2
        return place.adjusted(0, 0, -min(max(0.0, 2 * (_CORNER - beside)), _CORNER), 0)

    def sizeHint(self) -> QSize:
        """Give the size in px that shows everything."""
        return QSize(super().sizeHint().width(), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the size in px below which words are cut."""
        return QSize(super().minimumSizeHint().width(), HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the options and their keys."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self.theme.font("badge"))
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        for key, hint in self._hints.items():
            if key in self.keys:
                option = self.option(key)
                chosen = key == self.current
                greyed = option.reason is not None
                ink = "on_accent" if chosen else "greyed" if greyed else "muted"
                painter.setPen(self.theme.color(ink))
                place = QRectF(option.geometry()).adjusted(0, 2, -5, 0)
                painter.drawText(place, corner, hint)


class RowCaption(QLabel):
    """The caption of a row, with the key that asks for the row as a small raised letter."""

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hint = hint
        self._active = False
        self.setFixedSize(CAPTION, HEIGHT)
        theme.changed.connect(self.update)

    def set_active(self, active: bool) -> None:
        """Show whether the next digit goes to the row."""
        if active != self._active:
            self._active = active
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words and the letter."""
        painter = QPainter(self)
        theme, rect = self._theme, QRectF(self.rect())
        role = "strong" if self._active else "body"
        ink = theme.color("accent" if self._active else "muted")
        hint = theme.width("badge", self._hint) + 3 if self._hint else 0.0
        words = theme.cut(role, self.text(), rect.width() - hint)
        left = Qt.AlignmentFlag.AlignLeft
        painter.setPen(ink)
        painter.setFont(theme.font(role))
        painter.drawText(rect.adjusted(0, 0, 8, 0), left | Qt.AlignmentFlag.AlignVCenter, words)
        painter.setFont(theme.font("badge"))
        painter.setPen(theme.color("muted"))
        place = rect.adjusted(theme.width(role, words) + 3, 5, 8, 0)
        painter.drawText(place, left | Qt.AlignmentFlag.AlignTop, self._hint)


class FieldRow(QWidget):
    """A control with its caption at the left, and the key that asks for it.

    Args:
        look: as everywhere.
        key: `ui.record.field.<key>` is the caption.
        control: what it is the caption of.
        hint: the key to press; "" for none.
    """

    def __init__(
        self, look: Look, key: str, control: QWidget, parent: QWidget | None = None, hint: str = ""
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._key = key
        self.control = control
        self._caption = RowCaption(look.theme, hint, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._caption)
        row.addWidget(control, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.reworded.connect(self.reword)
        self.reword()

    def reword(self) -> None:
        """Say the caption in the language in force."""
        caption = self._look.words.text(f"ui.record.field.{self._key}")
        self._caption.setText(caption)
        self.control.setAccessibleName(caption)

    def set_active(self, active: bool) -> None:
        """Show whether the next digit goes here."""
        self._caption.set_active(active)
