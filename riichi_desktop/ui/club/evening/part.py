"""The part in which an evening is run: who is here, the tables of each round."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from riichi_desktop.club import (
    Attendance,
    Evening,
    NotSeatable,
    Player,
    evening_tables,
    presences,
    present_players,
    rounds_of_evening,
    with_names,
)
from riichi_desktop.engine import Rules
from riichi_desktop.ui.club.club_header import events_listed
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.tables.acts import TableActs
from riichi_desktop.ui.club.tables.section import RoundSection
from riichi_desktop.ui.club.tables.values import (
    RoundShown,
    games_of,
    loose_shown,
    round_shown,
)
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.match.message import Message

from .here_panel import HerePanel
from .proposal import free_register, round_of, team_groups, why_none, why_out

_BETWEEN: Final = 12


class EveningPart(Part):
    """An evening, from who comes to the last result.

    Attributes:
        here: who is here.
        propose: the button of the next round.
        result: the button of a result without a table.
        deeds: what is done with tables.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        self.day = today()
        self.here = HerePanel(look, self)
        self.deeds = TableActs(club, self)
        self.title = Label(look.theme, "", self, font="panel_title")
        self.result = Button(look.theme, "", self, icon="edit")
        self.propose = Button(look.theme, "", self, icon="plus")
        self.message = Message(look, self)
        self._column = QWidget(self)
        self._rounds = QVBoxLayout(self._column)
        self._scroll = QScrollArea(self)
        self._sections: list[RoundSection] = []
        self._shown: tuple[RoundShown, ...] = ()
        self._lay_out()
        self._connect()
        self.set_compact(False)
        self.reword()

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {
            "club_find": self.here.focus_field,
            "club_tables": self.propose.click,
            "club_begin": self._begin,
            "club_clock": self._start_clock,
            "club_result": self._book_result,
        }

    @property
    def evening(self) -> Evening | None:
        """The evening that is looked at; None where nobody wrote it down yet."""
        register = self.club.roll.register
        found = [one for one in register.evenings.values() if one.day == self.day]
        return found[-1] if found else None

    @property
    def rules(self) -> Rules:
        """Of the games of this evening."""
        event = self.club.roll.register.events.get(self._event)
        return self.club.desk.session.rules if event is None else event.rules

    @property
    def sections(self) -> list[RoundSection]:
        """The rounds that are shown, the latest first."""
        return self._sections[: len(self._shown)]

    def enter(self) -> None:
        """Show today, unless an evening before was looked at."""
        self.refresh()

    def refresh(self) -> None:
        """Show the evening as it is now."""
        roll, evening = self.club.roll, self.evening
        register = roll.register
        uid = evening.uid if evening is not None else ""
        games = games_of(register, roll.heads, roll.played)
        rounds = rounds_of_evening(register, uid) if uid else []
        otherwise = self.club.desk.session.rules
        shown = [round_shown(register, one, games, otherwise) for one in reversed(rounds)]
        loose = loose_shown(register, self.day, games, self._event, self.rules)
        self._shown = (*shown, loose) if loose is not None else tuple(shown)
        self._show_people(uid)
        self._show_next(uid)
        self._show_rounds()

    def focus_home(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.here.focus_field()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.here.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.here.reword()
        for section in self._sections:
            section.reword()
        self.refresh()

    # Showing

    @property
    def _event(self) -> str:
        """The id of what the evening counts for: what it says, or what is looked at."""
        evening = self.evening
        if evening is not None:
            return evening.event
        chosen = self.club.roll.chosen
        return chosen.uid if chosen is not None and not chosen.closed else ""

    @property
    def _busy(self) -> Mapping[str, int]:
        """Who sits at a table that plays or is to, and at which."""
        who = self.club.roll.register.who
        return {
            who(seat.player): table.number
            for shown in self._shown
            for table in shown.tables
            if table.state != "finished"
            for seat in table.seats
            if seat.player
        }

    def _show_people(self, evening: str) -> None:
        roll, words = self.club.roll, self.club.look.words
        register = roll.register
        here = frozenset(present_players(register, evening)) if evening else frozenset()
        tonight = presences(register, evening) if evening else {}
        count = words.text("ui.club.evening.count", n=len(here))
        self.here.show_evening(register, here, tonight, self._busy, count)
        days = {one.day for one in register.evenings.values()} | {self.day, today()}
        events = [(one.uid, one.name) for one in events_listed(register) if not one.closed]
        held = register.events.get(self._event)
        if held is not None and held.uid not in dict(events):
            events.append((held.uid, held.name))
        events.append(("", words.text("ui.club.evening.counts_for_nothing")))
        self.here.offer(sorted(days, reverse=True), self.day, events)
        played = any(shown.in_state("running") for shown in self._shown)
        refusal = words.problem(roll.refusal) if roll.refusal else None
        reason = words.text("ui.club.evening.event_fixed") if self._shown or played else None
        self.here.show_event(self._event, refusal or reason)

    def _show_next(self, evening: str) -> None:
        """Grey the next round with the reason, where there can be none."""
        roll, words = self.club.roll, self.club.look.words
        size = self.rules.players
        number = 1 + max((one.round.number for one in self._shown), default=0)
        self.title.setText(words.text("ui.club.evening.title"))
        self.propose.setText(words.text("ui.club.round.propose", number=number))
        why = roll.refusal
        if why is None:
            busy = frozenset(self._busy)
            why = why_none(roll.register, evening, size, busy)
        self.propose.set_reason(words.problem(why) if why is not None else None)
        self.result.setText(words.text("ui.club.round.result"))
        self.result.set_reason(words.problem(roll.refusal) if roll.refusal else None)
        planned = any(shown.in_state("planned") for shown in self._shown)
        self.propose.kind = "normal" if planned or why is not None else "primary"
        self.propose.refit()
        self.message.say(
            words.text("ui.club.evening.empty_title"), words.text("ui.club.evening.empty"), ()
        )
        self._stack.setCurrentWidget(self._scroll if self._shown else self.message)

    def _show_rounds(self) -> None:
        register, words = self.club.roll.register, self.club.look.words
        while len(self._sections) < len(self._shown):
            self._sections.append(self._new_section())
        first_planned = next((one for one in self._shown if one.in_state("planned")), None)
        for at, section in enumerate(self._sections):
            section.setVisible(at < len(self._shown))
            if at >= len(self._shown):
                continue
            shown = self._shown[at]
            number = shown.round.number
            title = words.text("ui.club.round.name", number=number)
            title = title if number else words.text("ui.club.round.loose")
            why = why_out(register, shown.round, shown.rules.players, words)
            bench = self._bench(shown) if shown is first_planned else shown.round.sits_out
            section.show_round(shown, title, bench, why, primary=shown is first_planned)

    def _bench(self, shown: RoundShown) -> tuple[str, ...]:
        """Give who sits out of a round, then who came since and is at no table."""
        register = self.club.roll.register
        here = present_players(register, shown.round.evening)
        taken = {*self._busy, *shown.round.sits_out}
        return (*shown.round.sits_out, *(uid for uid in here if uid not in taken))

    def _new_section(self) -> RoundSection:
        section = RoundSection(self.club, self.deeds, self._column)
        section.told.connect(self.told)
        self._rounds.insertWidget(len(self._sections), section)
        return section

    # What is done

    def _opened(self) -> tuple[Evening, tuple[Evening, ...]]:
        """Give the evening, and what is to be put for it to be there."""
        evening = self.evening
        if evening is not None:
            return evening, ()
        new = Evening(self.day, self.day, self._event)
        return new, (new,)

    def _toggle(self, player: str) -> None:
        register, (evening, new) = self.club.roll.register, self._opened()
        uid = f"{evening.uid}.{player}"
        held = register.attendances.get(uid)
        here = player in present_players(register, evening.uid)
        if here and held is None:  # an entry that was merged into this one is here
            held = next(
                one
                for one in register.attendances.values()
                if one.evening == evening.uid and one.here and register.who(one.player) == player
            )
        changed = Attendance(uid, evening.uid, player) if held is None else held
        if self.club.roll.put(*new, replace(changed, here=not here)):
            self.refresh()

    def _add_guest(self, name: str) -> None:
        evening, new = self._opened()
        roll = self.club.roll
        guest = Player(roll.uid(), name, guest=True)
        uid = f"{evening.uid}.{guest.uid}"
        if roll.put(guest, *new, Attendance(uid, evening.uid, guest.uid)):
            self.told.emit(self.club.look.words.text("ui.club.evening.added", name=name))
            self.refresh()

    def _pick_day(self, day: str) -> None:
        self.day = day
        self.refresh()

    def _pick_event(self, event: str) -> None:
        evening, _ = self._opened()
        self.club.roll.put(replace(evening, event=event))
        self.refresh()

    def _propose(self) -> None:
        roll, words, evening = self.club.roll, self.club.look.words, self.evening
        if evening is None:
            return
        register, size = roll.register, self.rules.players
        free = free_register(register, evening.uid, frozenset(self._busy))
        teams = team_groups(register, evening.event)
        try:
            found = evening_tables(free, evening.uid, SystemRandom(), size, constraints=teams)
        except NotSeatable as error:
            names = {uid: one.name for uid, one in register.players.items()}
            self.tell(*(with_names(one, names) for one in error.problems))
            return
        minutes = self.rules.time_limit.minutes
        if found.tables and roll.put(round_of(found, roll.uid(), evening.uid, minutes)):
            self.told.emit(words.text("ui.club.round.proposed", n=len(found.tables)))
            self.refresh()
            self._scroll.verticalScrollBar().setValue(0)

    def _begin(self) -> None:
        """Start the tables of the first round that has any to start."""
        shown = next((one for one in self._shown if one.in_state("planned")), None)
        if shown is None:
            self.told.emit(self.club.look.words.text("ui.club.round.nothing_to_begin"))
        else:
            self.deeds.begin(shown)

    def _start_clock(self) -> None:
        if self._shown and self._shown[0].round.uid:
            self.deeds.start_clock(self._shown[0])
        else:
            self.told.emit(self.club.look.words.text("ui.club.round.none"))

    def _book_result(self) -> None:
        """Book the result of the first table that has none; of no table where all have one."""
        for shown in self._shown:
            for table in shown.in_state("planned"):
                self.deeds.book_result(shown, table)
                return
        self._book_free()

    def _book_free(self) -> None:
        """Book a result that belongs to no table."""
        register, evening = self.club.roll.register, self.evening
        here = present_players(register, evening.uid) if evening is not None else ()
        offered = [register.players[uid] for uid in here if uid in register.players]
        self.deeds.book_free(self._event, self.rules, self.day, offered)

    def _connect(self) -> None:
        self.here.toggled.connect(self._toggle)
        self.here.added.connect(self._add_guest)
        self.here.told.connect(self.told)
        self.here.days.picked.connect(self._pick_day)
        self.here.counts_for.picked.connect(self._pick_event)
        self.propose.clicked.connect(self._propose)
        self.result.clicked.connect(self._book_free)
        for button in (self.propose, self.result):
            button.refused.connect(self.told)
        self.deeds.said.connect(self.told)

    def _lay_out(self) -> None:
        self._rounds.setContentsMargins(0, 0, 0, 0)
        self._rounds.setSpacing(_BETWEEN)
        self._rounds.addStretch(1)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._column)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.message)
        self._stack.addWidget(self._scroll)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.result)
        top.addWidget(self.propose)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(_BETWEEN)
        right.addLayout(top)
        right.addLayout(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_BETWEEN)
        row.addWidget(self.here)
        row.addLayout(right, 1)
