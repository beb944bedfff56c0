"""Who is here: a list to tick, a field to find and to add."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.club import Presence, Register
from riichi_desktop.ui.club.columns import ColumnLine, ColumnList
from riichi_desktop.ui.club.days import day_long
from riichi_desktop.ui.club.find_field import FindField
from riichi_desktop.ui.club.people import named, people
from riichi_desktop.ui.club.players.lines import NEW
from riichi_desktop.ui.kit import Captioned, Chip, DropButton, Panel
from riichi_desktop.ui.look import Look

from .lines import COLUMNS, guest_line, here_lines

_SIDE: Final = (304, 262)


class HerePanel(Panel):
    """The evening, what it counts for, and who is here.

    Attributes:
        days: the evening that is looked at.
        counts_for: what its games count for.
        field: who is looked for, or written down as a guest.
        list: the club's people, ticked where they are here.
        count: how many are here; pressed, it leaves the others out of the list.
    """

    toggled = Signal(str)
    """The id of somebody who came, or left."""
    added = Signal(str)
    """The name of a guest who is here."""
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=12)
        self._look = look
        theme = look.theme
        self._register = Register()
        self._here: frozenset[str] = frozenset()
        self._tonight: Mapping[str, Presence] = {}
        self._tables: Mapping[str, int] = {}
        self.days = DropButton(theme, "", self)
        self.counts_for = DropButton(theme, "", self)
        self._captioned = Captioned(theme, "", self.counts_for, self)
        self.field = FindField(look, "ui.club.evening.find", self)
        self.list = ColumnList(look, self)
        self.list.head.hide()
        self.count = Chip(theme, "", self)
        self._lay_out()
        self.field.textChanged.connect(self._show)
        self.field.entered.connect(self._enter)
        self.field.forced.connect(self._add)
        self.field.left.connect(lambda: self.list.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.list.pressed_line.connect(self._press)
        self.count.clicked.connect(self._show)
        for part in (self.days, self.counts_for):
            part.refused.connect(self.told)

    def show_evening(
        self,
        register: Register,
        here: frozenset[str],
        tonight: Mapping[str, Presence],
        tables: Mapping[str, int],
        count: str,
    ) -> None:
        """Show who is here; what comes in is as for `lines.here_lines`."""
        self._register, self._here = register, here
        self._tonight, self._tables = tonight, tables
        self.count.setText(count)
        self.count.refit()
        self._show()

    def offer(self, days: Sequence[str], day: str, events: Sequence[tuple[str, str]]) -> None:
        """Offer evenings by their days, and events as (id, name) pairs."""
        words = self._look.words
        self.days.set_options([(one, day_long(one, words)) for one in days])
        self.days.set_current(day)
        self.days.setAccessibleName(words.text("ui.club.evening.day", day=self.days.text()))
        self.counts_for.set_options(events)

    def show_event(self, event: str, reason: str | None) -> None:
        """Show what the evening counts for."""
        words = self._look.words
        self.counts_for.set_current(event)
        self.counts_for.set_reason(reason)
        name = words.text("ui.club.evening.counts_for")
        self.counts_for.setAccessibleName(words.listed((name, self.counts_for.text())))

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.setFixedWidth(_SIDE[compact])
        self.list.refit()

    def reword(self) -> None:
        """Put the words; `show_evening` follows."""
        words = self._look.words
        self.field.reword()
        self.list.set_columns(COLUMNS)
        self.count.set_tip(words.text("ui.club.evening.only_here"))
        self.list.setAccessibleName(words.text("ui.club.evening.here"))
        self._captioned.set_caption(words.text("ui.club.evening.counts_for"))

    def focus_field(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _show(self) -> None:
        words, query = self._look.words, self.field.text()
        found = people(self._register, {}, query)
        if self.count.isChecked() and self._here and not query.strip():
            found = tuple(one for one in found if one.player.uid in self._here)
        lines: list[ColumnLine] = here_lines(found, self._here, self._tonight, self._tables, words)
        name = self.field.name
        if name and not named(self._register, name):
            lines.append(guest_line(name, words))
        self.list.show_lines(lines)
        if name and lines:
            self.list.choose(lines[0].key)

    def _enter(self) -> None:
        """Tick who is found first, or add who is not found; then the field is empty again."""
        if self.field.name and self.list.lines:
            self._press(self.list.lines[0].key)
            self.field.clear()

    def _press(self, key: str) -> None:
        if key == NEW:
            self._add()
        else:
            self.toggled.emit(key)

    def _add(self) -> None:
        if self.field.name:
            self.added.emit(self.field.name)
            self.field.clear()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.days)
        column.addWidget(self._captioned)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addWidget(self.count, 0, Qt.AlignmentFlag.AlignLeft)
