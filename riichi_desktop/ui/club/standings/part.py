"""The part that shows who stands where: players and teams of an event, or of all games."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.club import Played, Register, standings
from riichi_desktop.ui.club.columns import ColumnList
from riichi_desktop.ui.club.find_field import FindField
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.kit import ElidedLabel, Label, Panel, Segmented
from riichi_desktop.ui.match.message import Message
from riichi_desktop.words import Words

from .lines import (
    Entry,
    Shown,
    entries_of,
    player_columns,
    player_lines,
    team_columns,
    team_lines,
)

_SORT: Final = "standings"
_VIEWS: Final = ("players", "teams")
_SIZES: Final = ("4", "3")


class StandingsPart(Part):
    """The standings.

    Attributes:
        shown: what is shown; None before it was worked out.
        field: who is looked for.
        views: players or teams.
        sizes: games of four or of three.
        list: a line a player, or a team.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        self.shown: Shown | None = None
        self._entries: tuple[Entry, ...] = ()
        self._panel = Panel(look.theme, self, padding=12)
        self.field = FindField(look, "ui.club.standings.find", self._panel)
        self.facts = ElidedLabel(look.theme, "", self._panel, color="muted")
        self.views = Segmented(look.theme, self._panel)
        self.sizes = Segmented(look.theme, self._panel)
        self.list = ColumnList(look, self._panel)
        self.list.setUniformItemSizes(True)
        self.notice = Label(look.theme, "", self._panel, color="muted")
        self.message = Message(look, self)
        self._lay_out()
        self._connect()
        self.views.set_current(_VIEWS[0])
        self.reword()

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {"club_find": self.focus_field}

    def refresh(self) -> None:
        """Have the standings worked out of what is known now."""
        question = partial(
            _worked_out, self.club.look.words, self.club.roll.event_id, self._players
        )
        self.club.roll.ask(_SORT, question, self._take)

    def focus_home(self) -> None:
        """Put the keyboard on the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_field(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def set_compact(self, compact: bool) -> None:  # noqa: ARG002 - the columns know it themselves
        """Lay out for a small window, or for a normal one."""
        self.list.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        self.field.reword()
        self.views.setAccessibleName(words.text("ui.club.standings.view"))
        self.sizes.setAccessibleName(words.text("ui.club.standings.sizes"))
        self.views.set_options([(key, *_twice(self, f"view.{key}")) for key in _VIEWS])
        self.sizes.set_options([(key, *_twice(self, f"size.{key}")) for key in _SIZES])
        self.list.setAccessibleName(words.text("ui.club.part.standings"))
        self.refresh()

    # Showing

    @property
    def _players(self) -> int:
        """For games of how many players; 0 for as many as the event's rules have."""
        if self.shown is None or self.shown.standings.event != self.club.roll.event_id:
            return 0
        return int(self.sizes.current or 0) if not self.sizes.isHidden() else 0

    def _take(self, found: tuple[Shown, tuple[Entry, ...]]) -> None:
        shown, entries = found
        if shown.standings.event == self.club.roll.event_id:
            self._entries = entries
            self._show(shown)

    def _show(self, shown: Shown) -> None:
        self.shown, held = shown, shown.standings
        sizes = {held.players, *held.others}
        self.sizes.setVisible(len(sizes) > 1)
        self.sizes.set_current(str(held.players))
        self.views.setVisible(bool(held.teams))
        if not held.teams:
            self.views.set_current(_VIEWS[0])
        self.facts.setText(self._facts(shown))
        self.notice.setText(self._notices(shown))
        self.notice.setVisible(bool(self.notice.text()))
        words = shown.words
        title, said = (words.text(f"ui.club.standings.{key}") for key in ("empty_title", "empty"))
        self.message.say(title, said, ())
        self._stack.setCurrentWidget(self._panel if held.rows else self.message)
        self._show_lines()

    def _show_lines(self) -> None:
        shown = self.shown
        if shown is None:
            return
        if self.views.current == "teams":
            self.list.set_columns(team_columns(shown))
            self.list.show_lines(team_lines(shown))
        else:
            self.list.set_columns(player_columns(shown))
            self.list.show_lines(player_lines(self._entries, self.field.text()))
        self.field.setVisible(self.views.current != "teams")

    def _facts(self, shown: Shown) -> str:
        words, held, event = shown.words, shown.standings, shown.event
        parts = [words.text("ui.club.standings.games", n=held.games)]
        parts.append(words.text("ui.club.standings.placed", n=held.placed))
        if event is not None:
            parts.append(words.text(f"ui.club.standings.by.{event.ordering}"))
            if event.counting != "all" and event.counted:
                key = f"ui.club.standings.counted.{event.counting}"
                parts.append(words.text(key, n=event.counted))
        if self.club.roll.left:
            parts.append(words.text("ui.club.standings.left", n=self.club.roll.left))
        return " · ".join(parts)

    def _notices(self, shown: Shown) -> str:
        """Say who shares a rank on both sides of a cut."""
        words = shown.words
        said = []
        for cut in shown.standings.cuts:
            if cut.tied:
                names = words.listed(name_of(shown.register, one, words) for one in cut.tied)
                said.append(words.text("ui.club.standings.tied", round=cut.round, names=names))
        return " ".join(said)

    # What is done

    def _press(self, key: str) -> None:
        if self.views.current == "teams":
            self.views.set_current(_VIEWS[0])
            self.field.setText(self.shown.teams.get(key, "") if self.shown else "")
            self._show_lines()
            return
        from riichi_desktop.ui.club.player.part import PlayerPart

        part = self.club.open("player")
        assert isinstance(part, PlayerPart)
        part.show_player(key, int(self.sizes.current or 0))
        part.focus_home()

    def _enter(self) -> None:
        if self.list.lines:
            self._press(self.list.first_key())

    def _connect(self) -> None:
        self.field.textChanged.connect(self._show_lines)
        self.field.entered.connect(self._enter)
        self.field.left.connect(lambda: self.list.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.views.picked.connect(lambda _key: self._show_lines())
        self.sizes.picked.connect(lambda _key: self.refresh())
        self.list.pressed_line.connect(self._press)

    def _lay_out(self) -> None:
        self.notice.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(8)
        self.field.setMinimumWidth(200)
        top.addWidget(self.field, 2)
        top.addSpacing(4)
        top.addWidget(self.facts, 3)
        top.addWidget(self.sizes)
        top.addWidget(self.views)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addSpacing(8)
        column.addWidget(self.list.head)
        column.addWidget(self.list, 1)
        column.addWidget(self.notice)
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self._panel)
        self._stack.addWidget(self.message)


def _twice(part: StandingsPart, key: str) -> tuple[str, str]:
    """Give the words of an option, and what a screen reader says of it."""
    words = part.club.look.words
    return words.text(f"ui.club.standings.{key}"), words.text(f"ui.club.standings.{key}")


def _worked_out(
    words: Words, event: str, players: int, register: Register, played: Sequence[Played]
) -> tuple[Shown, tuple[Entry, ...]]:
    held = standings(register, event, played, players)
    shown = Shown(held, register.events.get(event), register, words)
    return shown, entries_of(shown)
