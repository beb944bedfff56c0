"""The uma, place by place; the last place takes what makes the sum zero, so it always is."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from riichi_desktop.engine import FloatingUma, RuleField
from riichi_desktop.ui.kit import Label, NumberField, Segmented, Written
from riichi_desktop.ui.look import Look

from .editors import FieldEditor
from .numbers import in_thousands, read_thousands

MOST: Final = 900_000
STEP: Final = 1000
GRAIN: Final = 100

Uma = tuple[int, ...] | FloatingUma


class UmaEditor(FieldEditor):
    """One row of places, or one for each number of players who reach the return.

    Attributes:
        sort: fixed or floating.
        cells: the amounts, by row and place.
    """

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self._value: Uma = ()
        self._reason: str | None = None
        self.sort = Segmented(look.theme, self, stretch=True)
        self.sort.picked.connect(self._pick_sort)
        self.sort.refused.connect(self.told)
        self.cells: dict[tuple[int, int], NumberField] = {}
        self._heads: list[Label] = []
        self._captions: list[Label] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3)
        self._grid.setVerticalSpacing(6)
        self._up = Label(look.theme, "", self, font="caption", color="muted")
        self._up.setWordWrap(True)
        self._grid.setColumnStretch(0, 1)
        self._hint = Label(look.theme, "", self, font="caption", color="muted")
        self._hint.setWordWrap(True)
        self.column.addWidget(self.sort)
        self.column.addWidget(self._up)
        self.column.addLayout(self._grid)
        self.column.addWidget(self._hint)
        self.reword()

    def show_value(self, value: object, players: int) -> None:
        """Show a value."""
        assert isinstance(value, tuple | FloatingUma)
        self._value = value
        rows = _rows(value)
        self._make(len(rows), players)
        for (row, place), cell in self.cells.items():
            there = row < len(rows) and place < players
            cell.setVisible(there)
            if there:
                cell.set_value(rows[row][place])
                last = place == players - 1
                why = self.look.words.text("ui.rule_sets.uma_last") if last else None
                cell.set_reason(self._reason or why)
        for at, head in enumerate(self._heads):
            head.setVisible(at < players)
        self.sort.set_current("floating" if len(rows) > 1 else "fixed")
        self._name(len(rows), players)

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it; `show_value` follows."""
        self._reason = reason
        self.sort.set_reasons(dict.fromkeys(self.sort.keys, reason))

    def reword(self) -> None:
        """Put the words."""
        words = self.look.words
        said = [(key, words.text(f"ui.rule_sets.uma_{key}")) for key in ("fixed", "floating")]
        self.sort.set_options([(key, one, one) for key, one in said])
        self._hint.setText(words.text("ui.rule_sets.uma_hint"))
        for cell in self.cells.values():
            cell.set_value(cell.value)
        rows = _rows(self._value)
        self._name(len(rows), len(rows[0]))

    def home(self) -> QWidget:
        """Give the first place."""
        return self.cells[0, 0].edit

    def _make(self, rows: int, players: int) -> None:
        theme = self.look.theme
        while len(self._heads) < players:
            head = Label(theme, "", self, font="caption", color="muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._heads.append(head)
            self._grid.addWidget(head, 0, len(self._heads))
        while len(self._captions) < rows:
            caption = Label(theme, "", self, font="caption", color="muted")
            self._captions.append(caption)
            self._grid.addWidget(caption, len(self._captions), 0)
        for row in range(rows):
            for place in range(players):
                if (row, place) not in self.cells:
                    self._make_cell(row, place)

    def _make_cell(self, row: int, place: int) -> None:
        words = self.look
        written = Written(
            lambda n: in_thousands(n, words.words), read_thousands, -MOST, MOST, STEP, GRAIN
        )
        cell = NumberField(self.look.theme, written, self, buttons=False)
        cell.chosen.connect(lambda n: self._choose(row, place, n))
        cell.refused.connect(self.told)
        cell.wrong.connect(self._say_wrong)
        self.cells[row, place] = cell
        self._grid.addWidget(cell, row + 1, place + 1)

    def _name(self, rows: int, players: int) -> None:
        """Put the words of rows and places, and each cell's name."""
        words = self.look.words
        floating = rows > 1
        self._up.setText(words.text("ui.rule_sets.uma_up"))
        self._up.setVisible(floating)
        for at, head in enumerate(self._heads):
            head.setText(words.text(f"ui.match.place.{at + 1}"))
        for at, caption in enumerate(self._captions):
            caption.setVisible(floating and at < rows)
            last = at == rows - 1
            caption.setText(words.text("ui.rule_sets.uma_else") if last else str(at + 1))
        for (row, place), cell in self.cells.items():
            if row < rows and place < players:
                parts = [self._up.text(), self._captions[row].text()] if floating else []
                name = words.listed([*parts, self._heads[place].text()])
                cell.set_names(name, "", "")

    def _pick_sort(self, key: str) -> None:
        rows = _rows(self._value)
        if key == "floating":
            first = rows[0]
            self.chosen.emit(FloatingUma((first,) * (len(first) - 1), (0,) * len(first)))
        else:
            self.chosen.emit(rows[0])

    def _choose(self, row: int, place: int, points: int) -> None:
        """Change one place; the last takes the rest."""
        rows = [list(one) for one in _rows(self._value)]
        rows[row][place] = points
        rows[row][-1] = -sum(rows[row][:-1])
        tables = tuple(map(tuple, rows))
        floating = len(tables) > 1
        self.chosen.emit(FloatingUma(tables[:-1], tables[-1]) if floating else tables[0])

    def _say_wrong(self, text: str) -> None:
        self.told.emit(self.look.words.text("ui.rule_sets.uma_wrong", value=text))


def _rows(value: Uma) -> tuple[tuple[int, ...], ...]:
    if isinstance(value, FloatingUma):
        return (*value.up, value.none)
    return (value,)
