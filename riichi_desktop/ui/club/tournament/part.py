"""The part in which a tournament is run: its rounds, who sits where, what came out."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.club import (
    Event,
    Played,
    Register,
    Round,
    SeatingQuality,
    entrants,
    rounds_of,
)
from riichi_desktop.ui.club.columns import ColumnList
from riichi_desktop.ui.club.events.acts import EventActs
from riichi_desktop.ui.club.part import ClubDesk, Part
from riichi_desktop.ui.club.tables.acts import TableActs
from riichi_desktop.ui.club.tables.card import acts_of
from riichi_desktop.ui.club.tables.changes import people_of
from riichi_desktop.ui.club.tables.section import RoundSection
from riichi_desktop.ui.club.tables.values import RoundShown, TableShown, games_of, round_shown
from riichi_desktop.ui.kit import Button, ElidedLabel, Panel, Segmented
from riichi_desktop.ui.match.message import Message

from .acts import CupActs
from .lines import columns, round_facts, table_lines
from .next_panel import NextPanel
from .quality_panel import QualityPanel
from .values import Wish, quality_of, why_not_next

_SIDE: Final = (400, 356)
_MANY: Final = 8
"""With more tables than that a round begins as a list."""

VIEWS: Final = ("cards", "list")


class TournamentPart(Part):
    """A tournament.

    Attributes:
        rounds: which round is looked at.
        views: its tables from above, or as a list.
        section: the round, its tables from above.
        list: the tables as a list.
        next: how the next round is seated.
        quality: how good the seating is.
        deeds: what is done with tables.
        cup: what is done with rounds.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club, parent)
        look = club.look
        theme = look.theme
        self._number = 0
        self.shown: RoundShown | None = None
        self.deeds, self.events = TableActs(club, self), EventActs(club, self)
        self.cup = CupActs(club, self)
        self.rounds, self.views = Segmented(theme, self), Segmented(theme, self)
        self.facts = ElidedLabel(theme, "", self, color="muted")
        self.message = Message(look, self)
        self._cards = QScrollArea(self)
        self._column = QWidget(self)
        self.section = RoundSection(club, self.deeds, self._column)
        self._lists = Panel(theme, self, padding=12)
        self.list = ColumnList(look, self._lists)
        self._scroll, self._side = QScrollArea(self), QWidget(self)
        self.next = NextPanel(look, self._side)
        self.quality = QualityPanel(look, self._side)
        self._referee = Panel(theme, self._side, padding=16)
        self.penalty = Button(theme, "", self._referee, icon="edit")
        self.ceremony = Button(theme, "", self._referee, icon="screen")
        self._lay_out()
        self._connect()
        self.set_compact(False)
        self.reword()

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        return {
            "club_tables": self.next.seat.click,
            "club_begin": self._begin,
            "club_clock": self.section.start_clock,
            "club_result": self._book_result,
            "club_penalty": self.penalty.click,
            "club_ceremony": self.ceremony.click,
        }

    @property
    def held(self) -> Event | None:
        """The tournament; None where none is looked at."""
        return self.club.roll.chosen

    def refresh(self) -> None:
        """Show the tournament as it is now."""
        event = self.held
        if event is None:
            return
        held = rounds_of(self.club.roll.register, event.uid)
        numbers = [one.number for one in held]
        if self._number not in numbers:
            self._number = numbers[-1] if numbers else 0
            self.views.set_current(VIEWS[bool(held) and len(held[-1].tables) > _MANY])
        self._show_rounds(held)
        self._show_round(event, held)
        self._show_next(event)
        question = partial(_quality, event, self.next.wish)
        self.club.roll.ask("quality", question, self.quality_found)

    def quality_found(self, quality: SeatingQuality | None) -> None:
        """Show how good the seating is."""
        self.quality.show_quality(quality, self.club.roll.register)

    def look_at(self, number: int) -> None:
        """Look at a round."""
        self._number = number
        self.refresh()

    def focus_home(self) -> None:
        """Put the keyboard where the next round is seated."""
        self.next.seat.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._scroll.setFixedWidth(_SIDE[compact])
        self.list.refit()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.club.look.words
        self.rounds.setAccessibleName(words.text("ui.club.cup.rounds"))
        self.views.setAccessibleName(words.text("ui.club.cup.views"))
        views = [(key, words.text(f"ui.club.cup.view.{key}")) for key in VIEWS]
        self.views.set_options([(key, said, said) for key, said in views])
        self.list.setAccessibleName(words.text("ui.club.cup.view.list"))
        self.penalty.setText(words.text("ui.club.cup.penalty"))
        self.ceremony.setText(words.text("ui.club.cup.ceremony"))
        for part in (self.next, self.quality, self.section):
            part.reword()
        self.refresh()

    # Showing

    def _show_rounds(self, held: list[Round]) -> None:
        words = self.club.look.words
        options = [
            (one.number, words.text("ui.club.round.name", number=one.number)) for one in held
        ]
        self.rounds.set_options([(str(n), words.number(n), said) for n, said in options])
        self.rounds.setVisible(len(held) > 1)
        self.rounds.set_current(str(self._number) if held else None)
        self.views.setVisible(bool(held))
        title, said = (words.text(f"ui.club.cup.{key}") for key in ("empty_title", "empty"))
        self.message.say(title, said, ())

    def _show_round(self, event: Event, held: list[Round]) -> None:
        roll, words = self.club.roll, self.club.look.words
        round = next((one for one in held if one.number == self._number), None)
        if round is None:
            self.shown = None
            self.facts.setText("")
            self._stack.setCurrentWidget(self.message)
            return
        register = roll.register
        games = games_of(register, roll.heads, roll.played)
        shown = self.shown = round_shown(register, round, games, event.rules)
        self.facts.setText(round_facts(shown, event.rounds, words))
        title = words.text("ui.club.round.name", number=round.number)
        planned = bool(shown.in_state("planned"))
        bench = self._bench(event, round) if planned else round.sits_out
        self.section.show_round(shown, title, bench, "", primary=planned)
        self.list.set_columns(columns(event.rules.players, words))
        self.list.show_lines(table_lines(shown, register, words))
        listed = self.views.current == "list"
        self._stack.setCurrentWidget(self._lists if listed else self._cards)

    def _bench(self, event: Event, round: Round) -> tuple[str, ...]:
        """Give who sits out of a round, then who takes part and is in it nowhere."""
        register = self.club.roll.register
        there = {register.who(uid) for uid in people_of(round)}
        known = entrants(register, event.uid).values()
        late = (one.player for one in known if not one.withdrawn and one.player not in there)
        return (*round.sits_out, *late)

    def _show_next(self, event: Event) -> None:
        roll, words = self.club.roll, self.club.look.words
        register = roll.register
        known = entrants(register, event.uid).values()
        active = sum(not one.withdrawn for one in known)
        numbered = sum(bool(one.number) for one in known if not one.withdrawn)
        facts = [words.text("ui.club.reg.count", n=active)]
        facts.append(words.text("ui.club.cup.numbered", n=numbered))
        facts += [words.text("ui.club.cup.cut", after=after, n=size) for after, size in event.cuts]
        why = roll.refusal or why_not_next(register, event, roll.played, self.next.wish)
        if self.cup.is_seating:
            reason: str | None = words.text("ui.club.cup.seating")
        else:
            reason = words.problem(why) if why is not None else None
        writing = words.problem(roll.refusal) if roll.refusal else None
        if event.closed:
            writing = writing or words.text("ui.club.event.is_closed")
        rounds = rounds_of(register, event.uid)
        number = 1 + max((one.number for one in rounds), default=0)
        cut = any(after < number for after, _ in event.cuts)
        self.next.show_next(number, " · ".join(facts), reason, writing, teams=event.teams, cut=cut)
        self.next.lead(self.shown is None or not self.shown.in_state("planned"))
        self.penalty.set_reason(writing)

    # What is done

    def _seat(self) -> None:
        if self.held is not None:
            self.cup.seat(self.held, self.next.wish)
            self.refresh()

    def _script(self) -> None:
        if self.held is not None:
            self.cup.script(self.held)

    def _put(self, number: int) -> None:
        """Look at the round that was put; it is shown from above, to be swapped in."""
        self.views.set_current(VIEWS[0])
        self.look_at(number)

    def _begin(self) -> None:
        if self.shown is not None and self.shown.in_state("planned"):
            self.deeds.begin(self.shown)
        else:
            self.told.emit(self.club.look.words.text("ui.club.round.nothing_to_begin"))

    def _book_result(self) -> None:
        """Book the result of the first table that has none."""
        shown = self.shown
        waiting = shown.unplayed if shown is not None else ()
        if shown is None or not waiting:
            self.told.emit(self.club.look.words.text("ui.club.round.nothing_to_book"))
        else:
            self.deeds.act("result", shown, waiting[0])

    def _press(self, key: str) -> None:
        """Do with a table of the list what comes next: book its result, or open it."""
        shown = self.shown
        if shown is None:
            return
        table: TableShown = shown.tables[int(key) - 1]
        act = "result" if table.state == "planned" else acts_of(table)[0]
        self.deeds.act(act, shown, table)

    def _draw_numbers(self) -> None:
        if self.held is not None:
            self.events.draw_numbers(self.held)

    def _penalty(self) -> None:
        if self.held is not None:
            self.events.adjust(self.held)

    def _ceremony(self) -> None:
        if self.held is not None:
            self.cup.ceremony(self.held)

    def _connect(self) -> None:
        self.rounds.picked.connect(lambda key: self.look_at(int(key)))
        self.views.picked.connect(lambda _key: self.refresh())
        self.list.pressed_line.connect(self._press)
        self.next.wished.connect(self.refresh)
        self.next.told.connect(self.told)
        self.section.told.connect(self.told)
        self.cup.put.connect(self._put)
        self.cup.settled.connect(self.refresh)
        for button, act in (
            (self.next.seat, self._seat),
            (self.next.script, self._script),
            (self.next.numbers, self._draw_numbers),
            (self.penalty, self._penalty),
            (self.ceremony, self._ceremony),
        ):
            button.clicked.connect(lambda _=False, act=act: act())
        self.penalty.refused.connect(self.told)
        for deeds in (self.deeds, self.events, self.cup):
            deeds.said.connect(self.told)

    def _lay_out(self) -> None:
        for area, content in ((self._cards, self._column), (self._scroll, self._side)):
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(content)
        cards = QVBoxLayout(self._column)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.addWidget(self.section)
        cards.addStretch(1)
        lists = QVBoxLayout(self._lists)
        lists.setContentsMargins(0, 0, 0, 0)
        lists.setSpacing(0)
        lists.addWidget(self.list.head)
        lists.addWidget(self.list, 1)
        self._stack = QStackedLayout()
        for part in (self.message, self._cards, self._lists):
            self._stack.addWidget(part)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.rounds)
        top.addWidget(self.facts, 1)
        top.addWidget(self.views)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addLayout(top)
        left.addLayout(self._stack, 1)
        self._lay_out_side()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(left, 1)
        row.addWidget(self._scroll)

    def _lay_out_side(self) -> None:
        buttons = QHBoxLayout(self._referee)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(8)
        buttons.addWidget(self.penalty, 1)
        buttons.addWidget(self.ceremony, 1)
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        for part in (self.next, self.quality, self._referee):
            side.addWidget(part)
        side.addStretch(1)


def _quality(
    event: Event, wish: Wish, register: Register, _played: Sequence[Played]
) -> SeatingQuality | None:
    return quality_of(register, event, wish)
