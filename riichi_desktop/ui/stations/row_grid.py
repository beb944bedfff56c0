"""Lines of words with buttons at their ends, made anew when other lines are to be seen."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from riichi_desktop.ui.kit import Button, ElidedLabel, Label, Panel, chain
from riichi_desktop.ui.look import Look

_TALL: Final = 36


class Press(NamedTuple):
    """A button at the end of a line.

    Attributes:
        key: what it does.
        word: on it.
        said: its accessible name.
        reason: why it cannot be pressed; None where it can.
    """

    key: str
    word: str
    said: str
    reason: str | None = None


class GridLine(NamedTuple):
    """A line.

    Attributes:
        id: of what it is about.
        cells: its words.
        presses: its buttons.
        below: what is said under them, over the whole width; "" for nothing.
    """

    id: str
    cells: tuple[str, ...]
    presses: tuple[Press, ...] = ()
    below: str = ""


class RowGrid(Panel):
    """Lines under each other; the first cell is plain, the others are muted.

    Args:
        look: as everywhere.
        pressed: is given what a button does, and the id of its line.
        refused: is given why a greyed one does nothing.
        stretches: of the columns of cells.
    """

    def __init__(
        self,
        look: Look,
        pressed: Callable[[str, str], object],
        refused: Callable[[str], object],
        stretches: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look.theme, parent)
        self._look, self._pressed, self._refused = look, pressed, refused
        self.lines: tuple[GridLine, ...] = ()
        self.buttons: dict[tuple[str, str], Button] = {}
        self._labels: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._columns = len(stretches)
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)

    def show_lines(self, lines: Sequence[GridLine]) -> None:
        """Show other lines; the keyboard stays on a button that is there again."""
        if tuple(lines) == self.lines:
            return
        held = next((key for key, one in self.buttons.items() if one.hasFocus()), None)
        for old in (*self._labels, *self.buttons.values()):
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels, self.buttons, self.lines = [], {}, tuple(lines)
        for row, line in enumerate(self.lines):
            self._add(2 * row, line)
        chain(self, tuple(self.buttons.values()))
        if held in self.buttons:
            self.buttons[held].setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, row: int, line: GridLine) -> None:
        self._grid.setRowMinimumHeight(row, _TALL)
        theme = self._look.theme
        for column, cell in enumerate(line.cells):
            label = ElidedLabel(theme, cell, self, color="muted" if column else "text")
            self._grid.addWidget(label, row, column)
            self._labels.append(label)
        for at, press in enumerate(line.presses):
            button = Button(theme, press.word, self)
            button.setAccessibleName(press.said)
            button.set_reason(press.reason)
            button.clicked.connect(
                lambda _=False, key=press.key, id=line.id: self._pressed(key, id)
            )
            button.refused.connect(self._refused)
            self._grid.addWidget(button, row, self._columns + at)
            self.buttons[press.key, line.id] = button
        if line.below:
            below = Label(theme, line.below, self, color="muted")
            below.setTextFormat(Qt.TextFormat.PlainText)
            below.setWordWrap(True)
            self._grid.addWidget(below, row + 1, 0, 1, -1)
            self._labels.append(below)
