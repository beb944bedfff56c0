"""The part that shows an event: who takes part, what it is, what was added or taken."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from riichi_desktop.club import Event, Registration
from riichi_desktop.ui.club.columns import ColumnList
from riichi_desktop.ui.club.find_field import FindField
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.people import named, people
from riichi_desktop.ui.club.players.lines import NEW
from riichi_desktop.ui.kit import Button, Heading, Label, Panel, Row, TableRows

from .acts import EventActs, open_event
from .lines import (
    JOIN,
    adjustment_rows,
    columns,
    event_rows,
    join_line,
    new_line,
    registered,
    registration_line,
)

_SIDE: Final = (420, 356)
_PANELS: Final = ("facts", "teams", "adjustments")
_INDENT: Final = 8
"""Titles begin where the rows below them do."""

_OFFERED: Final = 6
"""How many people who do not take part yet are offered while somebody is looked for."""


class EventPart(Part):
    """An event.

    Attributes:
        field: who is looked for, or is to take part.
        list: who takes part.
        nobody: what it is for, where nobody takes part yet.
        facts: what the event is.
        teams: its teams.
        adjustments: bonuses and penalties.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        theme = look.theme
        self.deeds = EventActs(club, self)
        self._people = Panel(theme, self, padding=12)
        self.field = FindField(look, "ui.club.reg.find", self._people)
        self.here = Button(theme, "", self._people)
        self.draw = Button(theme, "", self._people)
        self.list = ColumnList(look, self._people)
        self.nobody = Label(theme, "", self._people, color="muted")
        self.count = Label(theme, "", self._people, color="muted")
        self._side = QWidget(self)
        self._scroll = QScrollArea(self)
        self.facts = self._table((230,), pressable=False)
        self.teams = self._table((60,), pressable=True)
        self.adjustments = self._table((70,), pressable=True)
        self.edit, self.close_ = Button(theme, "", self), Button(theme, "", self)
        self.new_team, self.adjust = Button(theme, "", self), Button(theme, "", self)
        self._titles = {key: Label(theme, "", self, font="panel_title") for key in _PANELS}
        self._lay_out()
        self._connect()
        self.set_compact(False)
        self.reword()

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {
            "club_find": self.focus_home,
            "club_edit": self._edit_chosen,
            "club_remove": self._remove_chosen,
            "club_penalty": self.adjust.click,
        }

    @property
    def shown(self) -> Event | None:
        """The event; None where none is looked at."""
        return self.club.roll.chosen

    def refresh(self) -> None:
        """Show the event as it is now."""
        event = self.shown
        if event is None:
            return
        roll, words = self.club.roll, self.club.look.words
        register = roll.register
        self._titles["facts"].setText(event.name)
        self.facts.set_rows(event_rows(event, words))
        self.close_.setText(
            words.text("ui.club.event.act.open" if event.closed else "ui.club.event.act.close")
        )
        self._team_panel.setVisible(event.teams)
        self.teams.set_rows(self._team_rows(event))
        rows = adjustment_rows(register, event, words)
        nothing = Row(None, words.text("ui.club.adjust.nothing"), muted=True)
        self.adjustments.set_rows(rows or [nothing])
        self._show_people()
        refusal = words.problem(roll.refusal) if roll.refusal else None
        closed = words.text("ui.club.event.is_closed") if event.closed else None
        for button in (self.here, self.draw, self.new_team, self.adjust):
            button.set_reason(refusal or closed)
        for button in (self.edit, self.close_):
            button.set_reason(refusal)

    def focus_home(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._scroll.setFixedWidth(_SIDE[compact])
        self.facts.set_columns((190,) if compact else (230,))
        self.list.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        self.field.reword()
        self.list.setAccessibleName(words.text("ui.club.reg.list"))
        for key in ("teams", "adjustments"):
            self._titles[key].setText(words.text(f"ui.club.event.panel.{key}"))
        self.here.setText(words.text("ui.club.reg.here"))
        self.draw.setText(words.text("ui.club.reg.draw"))
        self.edit.setText(words.text("ui.club.event.act.edit"))
        self.new_team.setText(words.text("ui.club.team.add"))
        self.adjust.setText(words.text("ui.club.adjust.add"))
        self.refresh()

    def _show_people(self) -> None:
        """Show who takes part and is looked for, then who could."""
        event = self.shown
        if event is None:
            return
        roll, words, query = self.club.roll, self.club.look.words, self.field.text()
        register, teams = roll.register, event.teams
        found = registered(register, event, query)
        lines = [registration_line(register, one, words, teams=teams) for one in found]
        everybody = self.deeds.registrations(event)
        held = {register.who(one.player) for one in everybody}
        if self.field.name:
            others = [
                known.player
                for known in people(register, {}, query)
                if known.player.uid not in held
            ]
            lines += [join_line(one, words, teams=teams) for one in others[:_OFFERED]]
            if not named(register, self.field.name):
                lines.append(new_line(self.field.name, words, teams=teams))
        self.list.set_columns(columns(words, teams=teams))
        self.list.show_lines(lines)
        if self.field.name and lines:
            self.list.choose(lines[0].key)
        self.nobody.setText(words.text(f"ui.club.reg.nobody.{event.kind}"))
        self.nobody.setVisible(not lines)
        self.count.setText(words.text("ui.club.reg.count", n=len(held)))

    def _team_rows(self, event: Event) -> list[Heading | Row]:
        register, words = self.club.roll.register, self.club.look.words
        sizes: dict[str, int] = {}
        for one in self.deeds.registrations(event):
            sizes[one.team] = sizes.get(one.team, 0) + 1
        teams = [one for one in register.teams.values() if one.event == event.uid]
        if not teams:
            return [Row(None, words.text("ui.club.team.nothing"), muted=True)]
        return [
            Row(one.uid, one.name, values=(words.number(sizes.get(one.uid, 0)),)) for one in teams
        ]

    # What is done

    def _enter(self) -> None:
        if self.field.name and self.list.lines:
            self._press(self.list.lines[0].key)

    def _press(self, key: str) -> None:
        event = self.shown
        if event is None:
            return
        registration = self.club.roll.register.registrations.get(key)
        if registration is not None:
            self.deeds.edit_registration(registration)
        elif key == NEW:
            self._join_new()
        elif key.startswith(JOIN) and self.deeds.register(event, key.removeprefix(JOIN)):
            self.field.clear()

    def _join_new(self) -> None:
        event = self.shown
        name = self.field.name
        if event is not None and name and self.deeds.register_new(event, name):
            self.field.clear()

    @property
    def _chosen(self) -> Registration | None:
        return self.club.roll.register.registrations.get(self.list.current)

    def _edit_chosen(self) -> None:
        event, chosen = self.shown, self._chosen
        if chosen is not None and self.list.hasFocus():
            self.deeds.edit_registration(chosen)
        elif event is not None:
            open_event(self.club, event, self, self.told.emit)

    def _remove_chosen(self) -> None:
        if self._chosen is None:
            self.told.emit(self.club.look.words.text("ui.club.reg.choose"))
        else:
            self.deeds.unregister(self._chosen)

    def _with_event(self, act: Callable[[Event], object]) -> None:
        if self.shown is not None:
            act(self.shown)

    def _press_team(self, key: object) -> None:
        team = self.club.roll.register.teams.get(str(key))
        if team is not None:
            self._with_event(lambda event: self.deeds.edit_team(event, team))

    def _press_adjustment(self, key: object) -> None:
        adjustment = self.club.roll.register.adjustments.get(str(key))
        if adjustment is not None:
            self.deeds.cancel(adjustment)

    def _connect(self) -> None:
        deeds = self.deeds
        self.field.textChanged.connect(self._show_people)
        self.field.entered.connect(self._enter)
        self.field.forced.connect(self._join_new)
        self.field.left.connect(lambda: self.list.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.list.pressed_line.connect(self._press)
        self.teams.row_pressed.connect(self._press_team)
        self.adjustments.row_pressed.connect(self._press_adjustment)
        for button, act in (
            (self.here, deeds.register_here),
            (self.draw, deeds.draw_numbers),
            (self.edit, lambda event: open_event(self.club, event, self, self.told.emit)),
            (self.close_, lambda event: deeds.close(event, not event.closed)),
            (self.new_team, lambda event: deeds.edit_team(event, None)),
            (self.adjust, deeds.adjust),
        ):
            button.clicked.connect(lambda _=False, act=act: self._with_event(act))
            button.refused.connect(self.told)
        deeds.said.connect(self.told)

    def _table(self, widths: tuple[int, ...], *, pressable: bool) -> TableRows:
        look = self.club.look
        return TableRows(look.theme, look.art, self, columns=widths, pressable=pressable)

    def _lay_out(self) -> None:
        self.nobody.setWordWrap(True)
        self.nobody.setContentsMargins(_INDENT, 8, _INDENT, 0)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.field, 1)
        top.addWidget(self.here)
        top.addWidget(self.draw)
        column = QVBoxLayout(self._people)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addSpacing(8)
        column.addWidget(self.list.head)
        column.addWidget(self.nobody)
        column.addWidget(self.list, 1)
        column.addSpacing(6)
        column.addWidget(self.count)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        side.addWidget(self._panel("facts", self.facts, (self.edit, self.close_)))
        self._team_panel = self._panel("teams", self.teams, (self.new_team,))
        side.addWidget(self._team_panel)
        side.addWidget(self._panel("adjustments", self.adjustments, (self.adjust,)))
        side.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._side)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._people, 1)
        row.addWidget(self._scroll)

    def _panel(self, key: str, table: TableRows, buttons: tuple[Button, ...]) -> Panel:
        """Lay out a panel: its title and buttons, its table below."""
        panel = Panel(self.club.look.theme, self._side, padding=12)
        top = QHBoxLayout()
        top.setSpacing(8)
        self._titles[key].setIndent(_INDENT)
        top.addWidget(self._titles[key], 1)
        for button in buttons:
            top.addWidget(button)
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(table)
        return panel
