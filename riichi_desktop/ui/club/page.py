"""The Club page: the event that is looked at, and the parts that show it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.club import Event
from riichi_desktop.engine import Problem
from riichi_desktop.ui.commands import COMMANDS, keys_of
from riichi_desktop.ui.kit import Tabs
from riichi_desktop.ui.match.message import Message
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.roll_steps import Step
from riichi_desktop.ui.stations.opening import open_stations

from .club_header import ClubHeader
from .output.acts import ClubOutput
from .part import ClubDesk, Part
from .parts import PARTS
from .screen.acts import ScreenActs
from .step_words import step_words

if TYPE_CHECKING:
    from .imports.acts import ClubImport

PARTED: Final = "club_tabs"
PARTS_MOST: Final = len(keys_of(PARTED))
"""The command whose keys open the parts, and how many it has."""


class ClubPage(Page):
    """What the club wrote down, part by part.

    Attributes:
        roll: the club.
        header: title, event, undo, redo, a new event.
        tabs: the parts that are there for the event.
        screens: the second screen.
        message: what is said where there is no database.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.roll = desk.roll
        self.club = ClubDesk(desk, self.roll, self.open_part)
        self.header = ClubHeader(desk, self)
        self.output = ClubOutput(self.club, self, self.told.emit)
        self.screens = ScreenActs(self.club, self)
        self.tabs = Tabs(desk.look.theme, self)
        self.message = Message(desk.look, self)
        self._imports: ClubImport | None = None
        self._parts: dict[str, Part] = {}
        self._compact = False
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.tabs)
        column.addSpacing(12)
        column.addLayout(self._stack, 1)
        self._stack.addWidget(self.message)
        self._connect()
        self.reword()

    # What the window asks of a page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        shared = [row.id for row in COMMANDS if row.group == "club"]
        return {
            **{command: partial(self._do, command) for command in shared},
            **{f"{PARTED}_{n}": partial(self._open_tab, n - 1) for n in range(1, PARTS_MOST + 1)},
            "undo": self._undo,
            "redo": self._redo,
            **self.output.handlers(),
            "club_export": self.header.open_menu,
            "club_import": self._import,
            "club_screen": self.screens.open,
            "club_screen_set": self.screens.ask,
            "club_event": self.header.events.click,
            "stations": partial(open_stations, self.desk, self),
            "club_new_event": self._new_event,
            "club_edit_event": self._edit_event,
        }

    def enter(self) -> None:
        """Open the database once the page was seen; then look again and again who wrote."""
        QTimer.singleShot(0, self, self.open_club)

    def leave(self) -> None:
        """Let the club go on unseen."""
        self.roll.watch(False)
        if (part := self.part) is not None:
            part.leave()

    def shut(self) -> None:
        """Close what stands beside the window."""
        self.screens.close()

    def focus_home(self) -> None:
        """Put the keyboard where the part that is shown is worked from."""
        part = self.part
        (self.header.events.setFocus if part is None else part.focus_home)()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self.header.set_compact(compact)
        for part in self._parts.values():
            part.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.header.reword()
        self.tabs.setAccessibleName(self.desk.look.words.text("ui.club.parts"))
        for part in self._parts.values():
            part.reword()
        self._refresh()
        if (shown := self.part) is not None:
            shown.refresh()
        self._show_trouble()

    # Which part

    @property
    def part(self) -> Part | None:
        """The part that is shown; None where there is no database."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, Part) else None

    def open_club(self) -> bool:
        """Open the database, and show the club; tell whether it is open."""
        if self.roll.open():
            kept = self.desk.settings.value
            self.roll.event_id = self.roll.event_id or kept.event
            self._refresh()
            if self.part is None:
                self.open_part(kept.club_part or PARTS[0].key)
            elif (part := self.part) is not None:
                part.enter()
        else:
            self._refresh()
        if self.isVisible():
            self.roll.watch(True)
            self.focus_home()
        return self.roll.shelf.is_open

    def open_part(self, key: str) -> Part:
        """Show a part; the first where that one is not there for the event."""
        there = self._keys
        key = key if key in there else there[0]
        part = self._built(key)
        shown = self.part
        if shown is not part:
            if shown is not None:
                shown.leave()
            self._stack.setCurrentWidget(part)
            part.enter()
            self.desk.settings.change(club_part=key)
        self.tabs.set_current(key)
        return part

    @property
    def _keys(self) -> tuple[str, ...]:
        event = self.roll.chosen
        return tuple(row.key for row in PARTS if row.is_for(event))

    def _built(self, key: str) -> Part:
        if key not in self._parts:
            row = next(row for row in PARTS if row.key == key)
            part = self._parts[key] = row.build(self.club, self)
            part.set_compact(self._compact)
            part.told.connect(self.told)
            self._stack.addWidget(part)
        return self._parts[key]

    def _open_tab(self, at: int) -> None:
        if self.part is not None and at < len(self._keys):
            self.open_part(self._keys[at]).focus_home()

    # What is done

    def _do(self, command: str) -> None:
        """Have the part that is shown do what a command does there, or say that it does nothing."""
        part, words = self.part, self.desk.look.words
        act = part.acts().get(command) if part is not None else None
        if act is not None:
            act()
        elif part is None:
            self.told.emit(words.text("ui.status.not_here", command=words.text("ui.page.club")))
        else:
            name = words.text(next(row.words for row in COMMANDS if row.id == command))
            self.told.emit(words.text("ui.club.not_in_part", command=name))

    def _undo(self) -> None:
        self._step(self.roll.undo, self.roll.steps.can_undo, "undone", "nothing_to_undo")

    def _redo(self) -> None:
        self._step(self.roll.redo, self.roll.steps.can_redo, "redone", "nothing_to_redo")

    def _step(self, go: Callable[[], Step | None], can: bool, done: str, nothing: str) -> None:
        words = self.desk.look.words
        if not can:
            self.told.emit(words.text(f"ui.status.{nothing}"))
            return
        register = self.roll.register
        if (step := go()) is not None:
            what = step_words(step, register, self.roll.register, words)
            self.told.emit(words.text(f"ui.log.{done}", what=what))

    def _new_event(self) -> None:
        self._open_event(None)

    def _edit_event(self) -> None:
        if self.roll.chosen is None:
            self.told.emit(self.desk.look.words.text("ui.club.choose_event"))
        else:
            self._open_event(self.roll.chosen)

    def _import(self) -> None:
        if self._imports is None:
            from .imports.acts import ClubImport

            self._imports = ClubImport(self.club, self, self.told.emit)
        self._imports.open()

    def _open_event(self, event: Event | None) -> None:
        from .events.acts import open_event

        if self.roll.refusal is not None:
            self._tell((self.roll.refusal,))
        else:
            open_event(self.club, event, self, self.told.emit)

    # Showing

    def _refresh(self) -> None:
        """Show which event is looked at, which parts it has, and what can be undone."""
        roll, words = self.roll, self.desk.look.words
        is_open = roll.shelf.is_open
        self.tabs.setVisible(is_open)
        self.header.events.setVisible(is_open)
        self.header.events.show_events(roll.register, roll.event_id)
        steps, refusal = roll.steps, roll.refusal
        self.header.show_undo(steps.can_undo, steps.can_redo)
        reason = words.problem(refusal) if refusal and is_open else None
        self.header.buttons["club_new_event"].set_reason(reason)
        for command in ("club_new_event", "club_export"):
            self.header.buttons[command].setVisible(is_open)
        self.tabs.set_tabs([(key, words.text(f"ui.club.part.{key}")) for key in self._keys])
        if not is_open:
            self._say_closed()

    def _changed(self) -> None:
        """Show another register, or another event."""
        if not self.isVisible():
            return
        self._refresh()
        shown = self.part
        key = next((key for key, part in self._parts.items() if part is shown), "")
        if shown is not None and key not in self._keys:
            self.open_part(self._keys[0])

    def _say_closed(self) -> None:
        words, refused = self.desk.look.words, self.roll.shelf.refused
        if refused is not None:
            answers = (
                ("match", words.text("ui.club.to_matches")),
                ("again", words.text("ui.games.answer.again")),
            )
            self.message.say(words.text("ui.games.refused"), words.problem(refused), answers)
            self._stack.setCurrentWidget(self.message)

    def _answer(self, key: str) -> None:
        if key == "again":
            self.open_club()
        else:
            self.desk.open("match")

    def _choose(self, event: str) -> None:
        self.desk.settings.change(event=event)
        self.roll.choose(event)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        self.told.emit(" ".join(map(self.desk.look.words.problem, problems)))

    def _show_trouble(self) -> None:
        trouble, words = self.roll.shelf.trouble, self.desk.look.words
        sentence = words.problem(trouble) if trouble else ""
        if not sentence and self.roll.damaged:
            reason = words.problem(self.roll.damaged[0][1])
            count = len(self.roll.damaged)
            sentence = words.text("ui.club.damaged", n=count, reason=reason)
        if sentence != self.trouble:
            self.trouble = sentence
            self.lasting.emit()

    def _connect(self) -> None:
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)
        self.header.events.picked.connect(self._choose)
        self.tabs.picked.connect(self.open_part)
        self.message.pressed.connect(self._answer)
        self.roll.changed.connect(self._changed)
        self.roll.told.connect(self._tell)
        self.roll.worked.connect(self._show_trouble)
        self.roll.shelf.troubled.connect(self._show_trouble)
