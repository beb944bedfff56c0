"""The part in which an evening is run: who is here, the tables of each round."""

from collections.abc import Callable, Mapping
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

from riichi_desktop.club import presences
from riichi_desktop.ui.club.club_header import events_listed
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.tables.acts import TableActs
from riichi_desktop.ui.club.tables.section import RoundSection
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.match.message import Message

from .deeds import EveningDeeds
from .here_panel import HerePanel
from .proposal import why_none, why_out
from .shown import EveningShown, evening_shown

_BETWEEN: Final = 12


class EveningPart(Part):
    """An evening, from who comes to the last result.

    Attributes:
        shown: the evening.
        here: who is here.
        propose: the button of the next round.
        result: the button of a result without a table.
        deeds: what is done with tables.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        self.here = HerePanel(look, self)
        self.deeds = TableActs(club, self)
        self._evening = EveningDeeds(club, lambda: self.shown, self)
        self.title = Label(look.theme, "", self, font="panel_title")
        self.result = Button(look.theme, "", self, icon="edit")
        self.propose = Button(look.theme, "", self, icon="plus")
        self.message = Message(look, self)
        self._column = QWidget(self)
        self._rounds = QVBoxLayout(self._column)
        self._scroll = QScrollArea(self)
        self._sections: list[RoundSection] = []
        self.shown = self._read(today())
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
    def sections(self) -> list[RoundSection]:
        """The rounds that are shown, the latest first."""
        return self._sections[: len(self.shown.rounds)]

    def refresh(self) -> None:
        """Show the evening as it is now."""
        self.shown = self._read(self.shown.day)
        self._show_people()
        self._show_next()
        self._show_rounds()

    def focus_home(self) -> None:
        """Put the keyboard where somebody is looked for."""
        self.here.focus_field()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.here.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        self.here.reword()
        self.title.setText(words.text("ui.club.evening.title"))
        self.result.setText(words.text("ui.club.round.result"))
        for section in self._sections:
            section.reword()
        self.refresh()

    # Showing

    def _read(self, day: str) -> EveningShown:
        roll, rules = self.club.roll, self.club.desk.session.rules
        return evening_shown(roll.register, roll.heads, roll.played, day, roll.chosen, rules)

    def _show_people(self) -> None:
        roll, words, shown = self.club.roll, self.club.look.words, self.shown
        register = roll.register
        tonight = presences(register, shown.evening.uid) if shown.evening is not None else {}
        count = words.text("ui.club.evening.count", n=len(shown.here))
        self.here.show_evening(register, frozenset(shown.here), tonight, shown.busy, count)
        days = {one.day for one in register.evenings.values()} | {shown.day, today()}
        events = [(one.uid, one.name) for one in events_listed(register) if not one.closed]
        held = register.events.get(shown.event)
        if held is not None and held.uid not in dict(events):
            events.append((held.uid, held.name))
        events.append(("", words.text("ui.club.evening.counts_for_nothing")))
        self.here.offer(sorted(days, reverse=True), shown.day, events)
        refusal = words.problem(roll.refusal) if roll.refusal else None
        fixed = words.text("ui.club.evening.event_fixed") if shown.rounds else None
        self.here.show_event(shown.event, refusal or fixed)

    def _show_next(self) -> None:
        """Grey the next round with the reason, where there can be none."""
        roll, words, shown = self.club.roll, self.club.look.words, self.shown
        self.propose.setText(words.text("ui.club.round.propose", number=shown.number))
        why = roll.refusal
        self.result.set_reason(words.problem(why) if why is not None else None)
        if why is None:
            evening = shown.evening.uid if shown.evening is not None else ""
            busy = frozenset(shown.busy)
            why = why_none(roll.register, evening, shown.rules.players, busy)
        self.propose.set_reason(words.problem(why) if why is not None else None)
        is_next = shown.planned is None and why is None
        self.propose.kind = "primary" if is_next else "normal"
        self.propose.refit()
        key = "empty" if roll.register.players else "empty_first"
        empty = words.text("ui.club.evening.empty_title"), words.text(f"ui.club.evening.{key}")
        self.message.say(*empty, ())
        self._stack.setCurrentWidget(self._scroll if shown.rounds else self.message)

    def _show_rounds(self) -> None:
        register, words, evening = self.club.roll.register, self.club.look.words, self.shown
        while len(self._sections) < len(evening.rounds):
            self._sections.append(self._new_section())
        for at, section in enumerate(self._sections):
            section.setVisible(at < len(evening.rounds))
            if at >= len(evening.rounds):
                continue
            shown = evening.rounds[at]
            number = shown.round.number
            title = words.text("ui.club.round.name", number=number)
            title = title if number else words.text("ui.club.round.loose")
            why = why_out(register, shown.round, shown.rules.players, words)
            primary = shown is evening.planned
            section.show_round(shown, title, evening.bench(shown), why, primary=primary)

    def _new_section(self) -> RoundSection:
        section = RoundSection(self.club, self.deeds, self._column)
        section.told.connect(self.told)
        self._rounds.insertWidget(len(self._sections), section)
        return section

    # What is done

    def _pick_day(self, day: str) -> None:
        self.shown = self._read(day)
        self.refresh()

    def _propose(self) -> None:
        if self._evening.propose():
            self._scroll.verticalScrollBar().setValue(0)

    def _begin(self) -> None:
        """Start the tables of the first round that has any to start."""
        if self.shown.planned is None:
            self.told.emit(self.club.look.words.text("ui.club.round.nothing_to_begin"))
        else:
            self.deeds.begin(self.shown.planned)

    def _start_clock(self) -> None:
        latest = next((one for one in self.shown.rounds if one.round.uid), None)
        if latest is None:
            self.told.emit(self.club.look.words.text("ui.club.round.none"))
        else:
            self.deeds.start_clock(latest)

    def _book_result(self) -> None:
        """Book the result of the first table that has none; of no table where all have one."""
        waiting = next((shown for shown in self.shown.rounds if shown.unplayed), None)
        if waiting is None:
            self._book_free()
        else:
            self.deeds.act("result", waiting, waiting.unplayed[0])

    def _book_free(self) -> None:
        """Book a result that belongs to no table."""
        shown, players = self.shown, self.club.roll.register.players
        offered = [players[uid] for uid in shown.here if uid in players]
        self.deeds.results.book_free(shown.event, shown.rules, shown.day, offered)

    def _connect(self) -> None:
        self.here.toggled.connect(self._evening.toggle)
        self.here.added.connect(self._evening.add_guest)
        self.here.told.connect(self.told)
        self.here.days.picked.connect(self._pick_day)
        self.here.counts_for.picked.connect(self._evening.count_for)
        self.propose.clicked.connect(self._propose)
        self.result.clicked.connect(self._book_free)
        for button in (self.propose, self.result):
            button.refused.connect(self.told)
        for deeds in (self.deeds, self._evening):
            deeds.said.connect(self.told)

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
