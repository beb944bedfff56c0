"""One round: its name, its clock, its tables, and who sits out."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.club.part import ClubDesk
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.kit import Button, ElidedLabel, Label, Panel
from riichi_desktop.ui.match.clock.beep import Beeper
from riichi_desktop.ui.rules_button import name_of as rules_name

from .acts import TableActs
from .bench import Bench
from .changes import face_of
from .clock_button import ClockButton
from .grid import TableGrid
from .values import RoundShown

_TICK_MS: Final = 250


class RoundSection(Panel):
    """Shows a round, and has its tables started, swapped, timed.

    Args:
        club: as every part is given it.
        acts: what is done with tables.

    Attributes:
        shown: the round; None before one was shown.
    """

    told = Signal(str)

    def __init__(self, club: ClubDesk, acts: TableActs, parent: QWidget | None = None) -> None:
        super().__init__(club.look.theme, parent, padding=16)
        self._club, self._acts = club, acts
        look = club.look
        self.shown: RoundShown | None = None
        self._chosen = ""
        self._out: tuple[tuple[str, str], ...] = ()
        self.title = Label(look.theme, "", self, font="panel_title")
        self.facts = ElidedLabel(look.theme, "", self, color="muted")
        self.clock = ClockButton(look, self)
        self.begin = Button(look.theme, "", self, icon="chevron-right")
        self.drop = Button(look.theme, "", self, kind="quiet", icon="close", icon_only=True)
        self.grid = TableGrid(look, self)
        self.bench = Bench(look, self)
        self.why = Label(look.theme, "", self, font="caption", color="muted")
        self._beeper = Beeper(self)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._lay_out()
        self._connect()

    def show_round(
        self, shown: RoundShown, title: str, bench: Sequence[str], why: str, *, primary: bool
    ) -> None:
        """Show a round.

        Args:
            shown: which.
            title: its name.
            bench: the ids of those who could be swapped in, who sits out first.
            why: why these people sit out; "" for nobody, or once it is played.
            primary: whether to start it is what the page is for now.
        """
        if self.shown is None or shown.round.uid != self.shown.round.uid:
            self._chosen = ""
            self.clock.show_face(None)  # what ran out there did not run out here
        self.shown = shown
        words, register = self._club.look.words, self._club.roll.register
        refusal = self._club.roll.refusal
        reason = words.problem(refusal) if refusal else None
        planned = shown.in_state("planned")
        if not planned:
            self._chosen = ""
        self.title.setText(title)
        self.facts.setText(self._facts())
        self.begin.kind = "primary" if primary else "normal"
        self.begin.setVisible(bool(planned))
        self.begin.setText(words.text("ui.club.round.begin", n=len(planned)))
        self.begin.set_reason(reason)
        self.begin.refit()
        self.drop.setVisible(len(planned) == len(shown.tables))
        self.drop.setText(words.text("ui.club.round.drop"))
        self.drop.set_reason(reason)
        self.clock.set_reason(reason)
        finished = len(shown.in_state("finished")) == len(shown.tables)
        self.clock.setVisible(bool(shown.round.uid) and not finished)
        self.grid.show_tables(shown.tables, self._chosen, reason)
        out = self._out = tuple((uid, name_of(register, uid, words)) for uid in bench)
        self.bench.setVisible(bool(out))
        self._show_bench()
        self.why.setText(why)
        self.why.setVisible(bool(out and why))
        self._tick()

    def reword(self) -> None:
        """Say everything in the language in force; `show_round` follows."""
        self.grid.reword()

    def start_clock(self) -> None:
        """Start the clock, or ask for its minutes."""
        if self.shown is not None:
            self._acts.start_clock(self.shown)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock be seen."""
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the clock go on unseen."""
        super().hideEvent(event)
        self._timer.stop()

    def _facts(self) -> str:
        """Say what the games count for, and under which rules; outside rounds each has its own."""
        assert self.shown is not None
        words = self._club.look.words
        if not self.shown.round.uid:
            events = self._club.roll.register.events
            uids = dict.fromkeys(table.event for table in self.shown.tables)
            return " · ".join(events[uid].name for uid in uids if uid in events)
        event = self._club.roll.register.events.get(self.shown.event)
        rules = words.text("ui.header.rules", rules=rules_name(self.shown.rules, words))
        return " · ".join((event.name, rules) if event is not None else (rules,))

    def _tick(self) -> None:
        if self.shown is None:
            return
        before = self.clock.face
        face = face_of(self.shown.round, self._club.roll.time())
        if face != before:
            self.clock.show_face(face)
        running = before is not None and before.state == "running"
        if face is not None and face.state == "over" and running:
            self._beeper.sound("bell")
            self.told.emit(self._club.look.words.text("ui.club.clock.over"))

    # What is done

    def _press(self, _table: int, player: str) -> None:
        """Choose somebody to swap, or swap; at a table that plays, open it."""
        shown = self.shown
        if shown is None:
            return
        table = next((one for one in shown.tables if one.number == _table), None)
        if table is not None and table.state != "planned":
            self._acts.act("open" if table.game else "result", shown, table)
            return
        self._choose(player)

    def _choose(self, player: str) -> None:
        shown = self.shown
        assert shown is not None
        words = self._club.look.words
        if self._chosen and player != self._chosen:
            one, self._chosen = self._chosen, ""
            self._acts.swap(shown, one, player)
        else:
            self._chosen = "" if player == self._chosen else player
            name = name_of(self._club.roll.register, player, words)
            said = words.text("ui.club.round.swap_with", name=name) if self._chosen else ""
            self.told.emit(said)
        self._again()

    def _show_bench(self) -> None:
        """Show who could be swapped in, or why nobody can."""
        assert self.shown is not None
        reason = self.begin.reason
        if not self.shown.in_state("planned"):
            reason = self._club.look.words.text("ui.club.round.goes_on")
        self.bench.show_people(self._out, self._chosen, reason)

    def _again(self) -> None:
        """Show who is chosen now."""
        shown = self.shown
        if shown is None:
            return
        reason = self.begin.reason
        self.grid.show_tables(shown.tables, self._chosen, reason)
        self._show_bench()

    def _act(self, key: str, number: int) -> None:
        shown = self.shown
        if shown is not None:
            self._acts.act(key, shown, shown.tables[number - 1])

    def _begin(self) -> None:
        if self.shown is not None:
            self._acts.begin(self.shown)

    def _drop(self) -> None:
        if self.shown is not None:
            self._acts.drop(self.shown)

    def _clock(self, key: str) -> None:
        if self.shown is not None:
            self._acts.clock(key, self.shown)

    def _connect(self) -> None:
        self.grid.acted.connect(self._act)
        self.grid.seat_pressed.connect(self._press)
        self.bench.pressed.connect(self._choose)
        self.clock.acted.connect(self._clock)
        self.begin.clicked.connect(self._begin)
        self.drop.clicked.connect(self._drop)
        for part in (self.grid, self.bench):
            part.told.connect(self.told)
        for button in (self.begin, self.drop, self.clock):
            button.refused.connect(self.told)

    def _lay_out(self) -> None:
        self.why.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title)
        top.addSpacing(4)
        top.addWidget(self.facts, 1)
        top.addWidget(self.clock)
        top.addWidget(self.begin)
        top.addWidget(self.drop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.grid)
        column.addWidget(self.bench)
        column.addWidget(self.why)
