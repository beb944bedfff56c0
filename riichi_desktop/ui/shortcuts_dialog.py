"""Every key of the window, as the table of commands has it: those of one page at a time."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.commands import EVERYWHERE, Command
from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme

_HEIGHT: Final = 20
_PAD: Final = 7
_GAP: Final = 4
_HEADING: Final = 1.5
"""What a heading takes, with the gap above it, where a row takes 1."""

_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


class KeyCaps(QWidget):
    """The keys of a command, drawn as caps; those of another way to say it after a stroke.

    Of numbered keys the first and the last are drawn.
    """

    def __init__(self, theme: Theme, command: Command, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        shown = command.keys[:: max(1, len(command.keys) - 1)] if command.numbered else command.keys
        self.caps = tuple(cap(keys) for keys in shown)
        self._between = "" if command.typed else "…" if command.numbered else "/"
        self.setAccessibleName(f" {self._between} ".replace("  ", " ").join(self.caps))
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width = sum(self._width(one) for one in self.caps)
        return QSize(ceil(width + (len(self.caps) - 1) * self._gap()), _HEIGHT)

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
    """The groups of a page in two columns: what is done at the left, its keys at the right.

    Args:
        look: theme, words.
        commands: the table.
        pages: the keys of the pages, in their order.
        page: the key of the page that is shown first.
    """

    def __init__(
        self,
        look: Look,
        commands: Sequence[Command],
        pages: Sequence[str],
        page: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.shortcut.title", parent)
        self._commands = commands
        self._named: list[tuple[Label, str]] = []
        self._lists: dict[str, QWidget] = {}
        self._stack = QStackedLayout()
        self.body.addLayout(self._stack, 1)
        self._pages = pages
        self.page = Segmented(look.theme, self)
        self.page.setVisible(len(pages) > 1)
        self.page.picked.connect(self.show_page)
        self.foot.insertWidget(0, self.page)
        self.show_page(page)
        self.reword()
        self.page.set_current(page)

    def show_page(self, page: str) -> None:
        """Show the keys that mean something on a page."""
        if page not in self._lists:
            self._lists[page] = self._list(page)
            self._stack.addWidget(self._lists[page])
            self.reword()
        self._stack.setCurrentWidget(self._lists[page])

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for label, key in self._named:
            label.setText(words.text(key))
        names = [(page, *2 * (words.text(f"ui.page.{page}"),)) for page in self._pages]
        self.page.set_options(names)
        self.page.setAccessibleName(words.text("ui.page.all"))

    def _list(self, page: str) -> QWidget:
        rows = [command for command in self._commands if command.means(page)]
        sheet = QWidget(self)
        columns = QHBoxLayout(sheet)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(24)
        rows.sort(key=lambda row: row.group == EVERYWHERE)
        for groups in shared_out(Counter(row.group for row in rows)):
            column = QVBoxLayout()
            column.setSpacing(10)
            for group in groups:
                column.addLayout(self._group([row for row in rows if row.group == group], sheet))
            column.addStretch(1)
            columns.addLayout(column, 1)
        return sheet

    def _group(self, rows: Sequence[Command], sheet: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        heading = self._label(f"ui.shortcut_group.{rows[0].group}", sheet, "strong")
        grid.addWidget(heading, 0, 0, 1, 2)
        for place, command in enumerate(rows, start=1):
            name = self._label(command.words, sheet)
            name.setFixedHeight(_HEIGHT)
            caps = KeyCaps(self.look.theme, command, sheet)
            grid.addWidget(name, place, 0)
            grid.addWidget(caps, place, 1, Qt.AlignmentFlag.AlignRight)
        return grid

    def _label(self, key: str, sheet: QWidget, font: str = "body") -> Label:
        label = Label(self.look.theme, "", sheet, font=font)
        self._named.append((label, key))
        return label


def shared_out(groups: Mapping[str, int]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Share groups out over two columns, as even as can be, each in the order they came.

    Args:
        groups: how many rows each has; the first stands at the left.
    """

    def height(column: Sequence[str]) -> float:
        return sum(groups[group] + _HEADING for group in column)

    def split(sides: Sequence[bool]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        placed = list(zip(groups, (False, *sides), strict=True))
        left, right = ([one for one, side in placed if side is which] for which in (False, True))
        return tuple(left), tuple(right)

    ways = map(split, product((False, True), repeat=len(groups) - 1))
    return min(ways, key=lambda way: max(map(height, way)))


def cap(keys: str) -> str:
    """Give the words of a cap: as the system names the keys, an arrow for an arrow key."""
    return _ARROWS.get(keys) or QKeySequence(keys).toString(_NATIVE)
