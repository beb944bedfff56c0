"""Logged games before they are taken: who played, what came out, what they count for."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Played, Register
from riichi_desktop.documents import printable
from riichi_desktop.engine import Problem, problem
from riichi_desktop.export import cut_name, decimal_points, local_day, rules_name
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.ui.kit import Chip, Heading, Row, TableRows, chain
from riichi_desktop.ui.look import Look

from .frame import ImportFrame
from .log_values import CountsFor, are_here, fault, names_of, table_of
from .names import Matched, matched, numbered
from .people_panel import PeoplePanel
from .sources import Logs, ReadLog

_LONGEST = 24
_TITLE = 60


class LogsDialog(ImportFrame):
    """Shows logs, and asks what they count for and who played them.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        played: its games.
        logs: what was read.
        event: the id of the event to begin with; "" for none.
        uid: makes ids.
    """

    wanted = Signal(object, object)
    """The `NewTable`s, and the players who are written down with them."""

    def __init__(
        self,
        look: Look,
        register: Register,
        played: Sequence[Played],
        logs: Logs,
        event: str,
        uid: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            "ui.club.imports.logs_title",
            "ui.club.imports.logs_done",
            register,
            event,
            parent,
        )
        self._played, self._logs, self._uid = played, logs, uid
        self.again = Chip(look.theme, "", self)
        self.table = TableRows(look.theme, look.art, self)
        self.people = PeoplePanel(look, register, self)
        self.head.insertWidget(self.head.count() - 1, self.again)
        self.inside.addWidget(self.table)
        self.inside.addWidget(self.people)
        self.inside.addStretch(1)
        self.people.show_names(names_of(logs.logs))
        self.people.changed.connect(self._show)
        self.counts_for.picked.connect(lambda _: self._show())
        self.day.textChanged.connect(self._show)
        self.again.clicked.connect(lambda _: self._show())
        self.confirmed.connect(self._want)
        self.reword()
        chain(
            self,
            [
                *(self.counts_for, self.day, self.again, self.table),
                *self.people.fields.values(),
                *(self.cancel, self.yes),
            ],
        )

    @property
    def matched(self) -> Matched:
        """Who the names are, new people under ids that only tell them apart."""
        return matched(self.people.whose, numbered())

    @property
    def taken(self) -> tuple[ReadLog, ...]:
        """The logs that would be taken."""
        here = self._here
        again = self.again.isChecked()
        return tuple(one for one in self._logs.logs if again or one.key not in here)

    @property
    def counts(self) -> CountsFor:
        """What they count for."""
        return CountsFor(self.counts_for.current or "", self.day.day or "")

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        self.again.setText(self.look.words.text("ui.club.imports.again"))
        self.people.reword()
        self._show()

    @property
    def _here(self) -> frozenset[str]:
        return are_here(self._logs.logs, self.matched, self._register, self._played)

    def _show(self) -> None:
        """Show the logs, and why they cannot be taken."""
        here = self._here
        self.again.setVisible(bool(here))
        self.grey(self._fault())
        rows: list[Heading | Row] = [self._row(one, one.key in here) for one in self._logs.logs]
        rows += [
            Row(name=one.name or self._unnamed, below=self._say_all(one.problems), muted=True)
            for one in self._logs.unread
        ]
        self.table.set_rows(rows)

    def _fault(self) -> Problem | None:
        if not self.taken:
            return problem("import_no_logs")
        if self.day.day is None:
            return problem("event_day", "day")
        unknown = self.people.fault
        return unknown or fault(self._register, self.taken, self.matched, self.counts)

    def _row(self, one: ReadLog, is_here: bool) -> Row:
        words, log = self.look.words, one.log
        day = day_short(local_day(log.day) or self.counts.day, words)
        title = cut_name(printable(log.title or one.name), _TITLE) or self._unnamed
        seats = sorted(
            zip(log.game.names, one.facts.seats, strict=True), key=lambda pair: pair[1].place
        )
        people = words.listed(
            f"{cut_name(name, _LONGEST)} {decimal_points(seat.points, words)}"
            for name, seat in seats
        )
        hands = words.text("ui.club.imports.log_hands", n=one.facts.hands)
        rules = rules_name(log.game.rules, words)
        notes = [people, f"{rules} · {hands}", self._say_all(log.notices)]
        if is_here:
            notes.append(words.text("ui.club.imports.log_here"))
        muted = is_here and not self.again.isChecked()
        below = "\n".join(filter(None, notes))
        return Row(key=one.key, name=title, gloss=day, below=below, muted=muted)

    @property
    def _unnamed(self) -> str:
        return self.look.words.text("ui.club.imports.unnamed")

    def _say_all(self, problems: Sequence[Problem]) -> str:
        return " ".join(printable(self.look.words.problem(one)) for one in problems)

    def _want(self) -> None:
        who = matched(self.people.whose, self._uid)
        tables = tuple(table_of(one, who, self.counts) for one in self.taken)
        self.wanted.emit(tables, who.new)
