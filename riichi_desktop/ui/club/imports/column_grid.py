"""The first rows of a table, and above each column what it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from riichi_desktop.documents import imports, printable
from riichi_desktop.export import cut_name
from riichi_desktop.ui.kit import DropButton, Label
from riichi_desktop.ui.look import Look

from .table_values import MOST_COLUMNS, roles

_ROWS: Final = 6
_LONGEST: Final = 18
_WIDEST: Final = 130
_HIGH: Final = 236
_AROUND: Final = 12
_NUMBERED: Final = ("player", "score")


class ColumnGrid(QWidget):
    """Shows a table's beginning; each column's button says what it is."""

    picked = Signal(int, str)
    """A column, counted from 0, and what it is to be."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table: imports.ResultTable | None = None
        self.buttons: list[DropButton] = []
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self.setFixedHeight(_HIGH)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def show_table(self, table: imports.ResultTable) -> None:
        """Show another table."""
        self._table = table
        theme, content = self._look.theme, QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 0, 8)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self.buttons = []
        for at, name in enumerate(table.columns[:MOST_COLUMNS]):
            button = DropButton(theme, "", content)
            button.setMaximumWidth(_WIDEST)
            button.picked.connect(lambda role, at=at: self.picked.emit(at, role))
            self.buttons.append(button)
            grid.addWidget(button, 0, at)
            grid.addWidget(self._cell(name, content, head=True), 1, at)
            for row, cells in enumerate(table.rows[:_ROWS], start=2):
                grid.addWidget(self._cell(cells[at], content), row, at)
        grid.setColumnStretch(len(self.buttons), 1)
        grid.setRowStretch(_ROWS + 2, 1)
        self._scroll.setWidget(content)
        bar = self._scroll.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(min(_HIGH, content.sizeHint().height() + bar))

    def _cell(self, text: str, parent: QWidget, *, head: bool = False) -> Label:
        shown = cut_name(printable(text[: 2 * _LONGEST]), _LONGEST)
        label = Label(
            self._look.theme,
            shown,
            parent,
            font="strong" if head else "body",
            color="text" if head else "muted",
        )
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def show_roles(self, shape: imports.Shape, chosen: Sequence[str]) -> None:
        """Show what each column is, of a table of a shape."""
        if self._table is None:
            return
        words = self._look.words
        options = [(role, self._say(role)) for role in roles(shape)]
        for button, role, name in zip(self.buttons, chosen, self._table.columns, strict=False):
            button.set_options(options)
            button.set_current(role)
            column = cut_name(printable(name[: 2 * _LONGEST]), _LONGEST)
            said = words.text("ui.club.imports.column", name=column)
            button.setAccessibleName(f"{said} {button.text()}")

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Have the column in sight that the keyboard comes to."""
        if now is not None and now in self.buttons:
            self._scroll.ensureWidgetVisible(now, _AROUND, 0)

    def _say(self, role: str) -> str:
        words = self._look.words
        if role[:-1] in _NUMBERED and role[-1].isdigit():
            key = f"ui.club.imports.role.{role[:-1]}_n"
            return words.text(key, number=int(role[-1]))
        return words.text(f"ui.club.imports.role.{role}")
