"""Every key of the window, as the table of commands has it."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.commands import COLUMNS, Command, commands
from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Label
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme

_HEIGHT: Final = 20
_PAD: Final = 7
_GAP: Final = 4
_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class KeyCaps(QWidget):
    """The keys of a command, drawn as caps; those of another way to say it after a stroke."""

    def __init__(self, theme: Theme, command: Command, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.caps = tuple(cap(keys) for keys in command.keys)
        self._between = "" if command.typed else "/"
        self.setAccessibleName((" " if command.typed else " / ").join(self.caps))
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width = sum(self._width(one) for one in self.caps)
        return QSize(round(width + (len(self.caps) - 1) * self._gap()), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the caps."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.theme.font("caption"))
        x = 0.0
        for place, one in enumerate(self.caps):
            if place:
                between = QRectF(x, 0, self._gap(), _HEIGHT)
                painter.setPen(self.theme.color("muted"))
                painter.drawText(between, Qt.AlignmentFlag.AlignCenter, self._between)
                x += self._gap()
            box = QRectF(x, 0, self._width(one), _HEIGHT)
            painter.setPen(self.theme.color("outline"))
            painter.setBrush(self.theme.color("control"))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(self.theme.color("text"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, one)
            x = box.right()

    def _width(self, words: str) -> float:
        return max(_HEIGHT, self.theme.width("caption", words) + 2 * _PAD)

    def _gap(self) -> int:
        return _GAP if not self._between else 16


class ShortcutsDialog(Dialog):
    """The groups of the table in columns: what is done at the left, its keys at the right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.shortcut.title", parent)
        self._named: list[tuple[Label, str]] = []
        columns = QHBoxLayout()
        columns.setSpacing(24)
        for groups in COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(10)
            for group in groups:
                column.addLayout(self._group(group))
            column.addStretch(1)
            columns.addLayout(column)
        self.body.addLayout(columns)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        for label, key in self._named:
            label.setText(self.look.words.text(key))

    def _group(self, group: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._label(f"ui.shortcut_group.{group}", "strong"), 0, 0, 1, 2)
        for row, command in enumerate(commands(group), start=1):
            name = self._label(command.words)
            name.setFixedHeight(_HEIGHT)
            caps = KeyCaps(self.look.theme, command, self)
            grid.addWidget(name, row, 0)
            grid.addWidget(caps, row, 1, Qt.AlignmentFlag.AlignRight)
        return grid

    def _label(self, key: str, font: str = "body") -> Label:
        label = Label(self.look.theme, "", self, font=font)
        self._named.append((label, key))
        return label


def cap(keys: str) -> str:
    """Give the words of a cap: as the system names the keys, an arrow for an arrow key."""
    return _ARROWS.get(keys) or QKeySequence(keys).toString(_NATIVE)
