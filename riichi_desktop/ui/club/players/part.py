"""The part that lists the club's players, and shows one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from riichi_desktop.club import Likeness, Played, Player, Register, duplicates
from riichi_desktop.ui.club.columns import ColumnList
from riichi_desktop.ui.club.find_field import FindField
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.people import Known, games_of, named, people
from riichi_desktop.ui.kit import Button, Chip, Panel

from .acts import PlayerActs
from .lines import NEW, PlayerLines, columns, new_line
from .panel import PlayerPanel

_MOST_DOUBLES: Final = 16
_SIDE: Final = (340, 292)
"""The width in px of the person, normal and compact."""


class PlayersPart(Part):
    """The players of the club.

    Attributes:
        field: who is looked for, or written down as new.
        list: the players.
        panel: the one that is chosen.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        self._list_panel = Panel(look.theme, self, padding=12)
        self.field = FindField(look, "ui.club.players.find", self._list_panel)
        self.doubles = Button(look.theme, "", self._list_panel, icon="duplicate")
        self.hidden = Chip(look.theme, "", self._list_panel)
        self.list = ColumnList(look, self._list_panel)
        self.panel = PlayerPanel(look, self)
        self.deeds = PlayerActs(club, self)
        self.doubled: tuple[Likeness, ...] = ()
        self._games: Mapping[str, tuple[int, str]] = {}
        self._counted: object = None
        self._asked: object = None
        self._known_lines = PlayerLines()
        self._lay_out()
        self._connect()
        self.set_compact(False)
        self.reword()

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {
            "club_find": self.focus_field,
            "club_edit": self.panel.edit,
            "club_remove": lambda: self._act("hide"),
        }

    @property
    def chosen(self) -> str:
        """The id of the person that is shown; "" for none."""
        current = self.list.current
        return "" if current == NEW else current

    def choose(self, uid: str) -> None:
        """Show a person."""
        self.list.choose(uid)
        self.list.show_key(uid)
        self._show_person()

    def refresh(self) -> None:
        """Show the club as it is now."""
        roll, words = self.club.roll, self.club.look.words
        if self._counted is not roll.played:
            self._counted, self._games = roll.played, games_of(roll.register, roll.played)
        any_hidden = any(one.hidden for one in roll.register.players.values())
        self.hidden.setVisible(any_hidden)
        name, chosen = self.field.name, self.list.current
        found = self._found()
        lines = self._known_lines.of(found, words)
        if name and not named(roll.register, name):
            lines.append(new_line(name, words))
        self.list.show_lines(lines)
        self.list.choose(chosen or (lines[0].key if name and lines else ""))
        self._show_person()
        refusal = roll.refusal
        self.panel.set_reason(words.problem(refusal) if refusal else None)
        if self._asked is not roll.register:
            self._asked = roll.register
            roll.ask("duplicates", _duplicates, self._show_doubles)

    def focus_home(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.focus_field()

    def focus_field(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.panel.setFixedWidth(_SIDE[compact])
        margin = 12 if compact else 16
        self.panel.setContentsMargins(margin, margin, margin, margin)
        self.list.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        self.field.reword()
        self.hidden.setText(words.text("ui.club.players.hidden_too"))
        self.list.set_columns(columns(words))
        self.list.setAccessibleName(words.text("ui.club.part.players"))
        self.panel.reword()
        self._show_doubles(self.doubled)

    def _found(self) -> tuple[Known, ...]:
        hidden = self.hidden.isChecked() and not self.hidden.isHidden()
        return people(self.club.roll.register, self._games, self.field.text(), hidden=hidden)

    def _show_person(self) -> None:
        player = self.club.roll.register.players.get(self.chosen)
        games = self._games.get(self.chosen, (0, ""))
        self.panel.show_person(Known(player, *games) if player is not None else None)

    def _show_doubles(self, doubled: tuple[Likeness, ...]) -> None:
        self.doubled = doubled
        self.doubles.setVisible(bool(doubled))
        self.doubles.setText(self.club.look.words.text("ui.club.players.doubles", n=len(doubled)))

    def _open_doubles(self) -> None:
        """Offer the people who may be one, two by two; the only two at once."""
        if len(self.doubled) == 1:
            self.deeds.merge(self.doubled[0].one.uid, self.doubled[0].other.uid)
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for pair in self.doubled[:_MOST_DOUBLES]:
            one, other = pair.one, pair.other
            action = menu.addAction(f"{one.name} = {other.name}".replace("&", "&&"))
            action.triggered.connect(
                lambda _=False, one=one, other=other: self.deeds.merge(one.uid, other.uid)
            )
        menu.popup(self.doubles.mapToGlobal(self.doubles.rect().bottomLeft()))

    # What is done

    def _enter(self) -> None:
        """Take who is found first, or write down who is not found."""
        if self.field.name and self.list.lines:
            self._press(self.list.lines[0].key)

    def _press(self, key: str) -> None:
        if key == NEW:
            self._add()
        else:
            self.choose(key)
            self.panel.edit() if self.list.hasFocus() and self.list.ring else None

    def _add(self) -> None:
        name = self.field.name
        if not name:
            return
        player = Player(self.club.roll.uid(), name)
        if self.club.roll.put(player):
            self.field.clear()
            self.refresh()
            self.choose(player.uid)
            words = self.club.look.words
            self.told.emit(words.text("ui.club.players.added", name=name))

    def _write(self, player: Player) -> None:
        self.club.roll.put(player)
        self.refresh()

    def _act(self, key: str) -> None:
        player = self.club.roll.register.players.get(self.chosen)
        if player is None:
            self.told.emit(self.club.look.words.text("ui.club.players.choose"))
        elif key == "hide":
            self._write(replace(player, hidden=not player.hidden))
        elif key == "merge":
            self.deeds.merge(player.uid)
        elif key == "export":
            self.deeds.export(player)
        else:
            self.deeds.erase(player)

    def _connect(self) -> None:
        self.field.textChanged.connect(self.refresh)
        self.field.entered.connect(self._enter)
        self.field.forced.connect(self._add)
        self.field.left.connect(lambda: self.list.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.hidden.clicked.connect(self.refresh)
        self.doubles.clicked.connect(self._open_doubles)
        self.list.reached.connect(lambda _key: self._show_person())
        self.list.pressed_line.connect(self._press)
        self.panel.written.connect(self._write)
        self.panel.asked.connect(self._act)
        self.panel.told.connect(self.told)
        self.deeds.said.connect(self.told)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.field, 1)
        top.addWidget(self.doubles)
        top.addWidget(self.hidden)
        column = QVBoxLayout(self._list_panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addSpacing(8)
        column.addWidget(self.list.head)
        column.addWidget(self.list, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._list_panel, 1)
        row.addWidget(self.panel)


def _duplicates(register: Register, _played: tuple[Played, ...]) -> tuple[Likeness, ...]:
    return duplicates(register)
