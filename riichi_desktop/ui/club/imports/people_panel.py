"""Who the names of a file are: each with the person of the club, or the new one that it becomes."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from riichi_desktop.club import Register
from riichi_desktop.engine import Problem, problem
from riichi_desktop.export import cut_name
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import ElidedLabel, Label
from riichi_desktop.ui.look import Look

from .names import Called, Known, Whose, proposed

MOST: Final = 60
"""So many names can be changed one by one; those of nobody come first."""

_LONGEST: Final = 40


class PeoplePanel(QWidget):
    """Names and whose they are.

    Args:
        look: as everywhere.
        register: what the club wrote down.
    """

    changed = Signal()
    """Somebody else is written."""

    def __init__(self, look: Look, register: Register, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._register = look, register
        self._known = Known(register)
        self._whose: dict[Called, Whose] = {}
        self.fields: dict[Called, PlayerField] = {}
        self._marks: dict[Called, Label] = {}
        self._typed: dict[Called, str] = {}
        self.title = Label(look.theme, "", self, font="panel_title")
        self.said = Label(look.theme, "", self, color="muted")
        self.more = Label(look.theme, "", self, color="muted")
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.title, self.said, self._rows, self.more):
            column.addWidget(part)

    def show_names(self, names: Sequence[Called]) -> None:
        """Show other names; what was written for one of them stays."""
        if list(self._whose) == list(names):
            return
        nameless = self._look.words.text("ui.club.imports.nameless")
        self._whose = proposed(self._known, names, nameless)
        for field in self.fields.values():
            field.deleteLater()
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.fields, self._marks = {}, {}
        order = sorted(names, key=lambda one: bool(self._whose[one].uid))
        for at, one in enumerate(order[:MOST]):
            self._add(at, one)
        self.reword()

    def _add(self, at: int, one: Called) -> None:
        theme, held = self._look.theme, self._whose[one]
        field = PlayerField(self._rows)
        field.set_people(self._register)
        field.setText(self._typed.get(one, held.name))
        if held.uid and one not in self._typed:
            field.set_uid(held.uid)
        name = ElidedLabel(theme, cut_name(one.name, _LONGEST), self._rows)
        mark = Label(theme, "", self._rows, color="muted")
        for column, part in enumerate((name, field, mark)):
            self._grid.addWidget(part, at, column)
        self.fields[one], self._marks[one] = field, mark
        field.changed.connect(lambda: self._type(one))

    @property
    def whose(self) -> Mapping[Called, Whose]:
        """Who each name is."""
        shown = {one: Whose(field.uid, field.name) for one, field in self.fields.items()}
        return {**self._whose, **shown}

    @property
    def fault(self) -> Problem | None:
        """Why the names are nobody's; None where each is somebody's."""
        for one, field in self.fields.items():
            if not field.name:
                return problem("link_nobody", "players", player=cut_name(one.name, _LONGEST))
            if not field.uid and self._known.are_several(field.name):
                name = cut_name(field.name, _LONGEST)
                return problem("import_several", "players", player=name)
        return None

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.title.setText(words.text("ui.club.imports.people"))
        for one, field in self.fields.items():
            name = cut_name(one.name, _LONGEST)
            field.setAccessibleName(words.text("ui.club.imports.person", name=name))
        left = len(self._whose) - len(self.fields)
        self.more.setText(words.text("ui.club.imports.people_more", n=left) if left else "")
        self.more.setVisible(left > 0)
        self._count()

    def _type(self, one: Called) -> None:
        self._typed[one] = self.fields[one].text()
        self._count()
        self.changed.emit()

    def _count(self) -> None:
        """Say how many are known, and beside each name whether it is."""
        words, whose = self._look.words, self.whose
        known = sum(bool(held.uid) for held in whose.values())
        new = len({held.name for held in whose.values() if not held.uid})
        self.said.setText(words.text("ui.club.imports.people_said", known=known, new=new))
        for one, mark in self._marks.items():
            field = self.fields[one]
            several = not field.uid and self._known.are_several(field.name)
            key = "several" if several else "known" if field.uid else "new"
            mark.setText(words.text(f"ui.club.imports.person_{key}"))
            mark.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
