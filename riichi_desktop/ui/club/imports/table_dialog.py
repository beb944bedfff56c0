"""A table of results before it is taken: its columns, its good rows, whose the names are."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from riichi_desktop.club import Register
from riichi_desktop.documents import imports, preset_ids, presets, printable
from riichi_desktop.engine import Problem, Rules, problem
from riichi_desktop.ui.kit import Captioned, DropButton, Heading, Row, TableRows, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.rules_button import name_of

from .column_grid import ColumnGrid
from .frame import ImportFrame
from .names import Matched, matched, numbered
from .people_panel import PeoplePanel
from .sources import Table, Unread, read_table, shown
from .table_values import (
    Rows,
    Taken,
    mapping_of,
    names_of,
    roles_of,
    rows_of,
    totals_of,
    with_role,
)

_SHAPES: Final[tuple[imports.Shape, ...]] = ("game", "player", "matrix")
_UNITS: Final[tuple[imports.Unit, ...]] = ("tell", "points", "hundreds", "thousands", "final")
_DAYS: Final[tuple[imports.DayOrder, ...]] = ("dmy", "mdy")
_HOW: Final = ("rules", "shape", "unit", "days", "encoding")
_MOST_BAD: Final = 30
MOST_RESULTS: Final = 5000
"""So many results at most are put in one go."""


class TableDialog(ImportFrame):
    """Shows a table, and asks what its columns are, what it counts for and who the names are.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        table: what was read.
        event: the id of the event to begin with; "" for none.
        rules: of games that count for no event, to begin with.
        uid: makes ids.
    """

    wanted = Signal(object)
    """The things to put: players, then results."""

    def __init__(
        self,
        look: Look,
        register: Register,
        table: Table,
        event: str,
        rules: Rules,
        uid: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            "ui.club.imports.table_title",
            "ui.club.imports.table_done",
            register,
            event,
            parent,
        )
        self._held, self._uid = table, uid
        self._sets = presets()
        self._rows = Rows()
        self.mapping = imports.guess_mapping(table.table)
        self.roles = roles_of(self.mapping, len(table.table.columns))
        self.how = {key: DropButton(look.theme, "", self) for key in _HOW}
        self._how = {key: Captioned(look.theme, "", one, self) for key, one in self.how.items()}
        self.columns = ColumnGrid(look, self)
        self.summary = TableRows(look.theme, look.art, self)
        self.people = PeoplePanel(look, register, self)
        self.how["rules"].set_current(rules.id if rules.id in preset_ids() else preset_ids()[0])
        self.how["encoding"].set_current(table.table.encoding)
        self.columns.show_table(table.table)
        self._lay_out_parts()
        self._connect()
        self.reword()

    @property
    def rules(self) -> Sequence[Rules]:
        """What the games were played by."""
        event = self._register.events.get(self.counts_for.current or "")
        if event is not None:
            return (event.rules,)
        return (self._sets[self.how["rules"].current or preset_ids()[0]],)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for key, captioned in self._how.items():
            captioned.set_caption(words.text(f"ui.club.imports.{key}"))
            self.how[key].setAccessibleName(words.text(f"ui.club.imports.{key}"))
        sets = [(key, name_of(one, words)) for key, one in self._sets.items()]
        self.how["rules"].set_options(sets)
        for key, values in (("shape", _SHAPES), ("unit", _UNITS), ("days", _DAYS)):
            named = [(one, words.text(f"ui.club.imports.{key}.{one}")) for one in values]
            self.how[key].set_options(named)
        self.how["encoding"].set_options([(one, one) for one in imports.ENCODINGS])
        self._show()

    def _show(self) -> None:
        """Show what the table comes to, as its columns are now."""
        mapping = self.mapping
        for key in ("shape", "unit", "days"):
            self.how[key].set_current(getattr(mapping, key))
        has_event = bool(self.counts_for.current)
        self._how["rules"].setVisible(not has_event)
        self._how["encoding"].setVisible(bool(self._held.table.delimiter))
        self.columns.show_roles(mapping.shape, self.roles)
        self._rows = rows_of(self._held.table, mapping, self.rules)
        self.people.show_names(names_of(self._rows))
        self.people.setVisible(bool(self._rows.good))
        self._show_rest()

    def _show_rest(self) -> None:
        """Show how many results there are, and why they cannot be taken."""
        words, rows = self.look.words, self._rows
        totals, here = totals_of(rows, self._matched(), self._taken, self._register)
        counts = [("good", len(totals)), ("bad", len(rows.bad)), ("here", here)]
        said = [
            words.text(f"ui.club.imports.rows_{key}", n=n)
            for key, n in counts
            if n or key == "good"
        ]
        lines: list[Heading | Row] = [Heading(words.listed(said))]
        bad = [printable(words.problem(one)) for one in rows.bad[:_MOST_BAD]]
        if len(rows.bad) > _MOST_BAD:
            left = len(rows.bad) - _MOST_BAD
            bad.append(words.text("ui.club.imports.more_bad", n=left))
        self.summary.set_rows([*lines, *(Row(name=one, muted=True) for one in bad)])
        self.grey(self._fault(len(totals)))

    def _fault(self, count: int) -> Problem | None:
        if not count:
            return problem("import_no_results")
        if count > MOST_RESULTS:
            return problem("import_too_many_rows", most=MOST_RESULTS)
        if self.day.day is None:
            return problem("event_day", "day")
        return self.people.fault

    def _matched(self) -> Matched:
        return matched(self.people.whose, numbered())

    @property
    def _taken(self) -> Taken:
        sets: dict[int, Rules] = {one.players: one for one in self.rules}
        name = shown(self._held.source.name)
        return Taken(self.counts_for.current or "", sets, self.day.day or "", name)

    def _choose(self, at: int, role: str) -> None:
        self.roles = with_role(self.roles, at, role)
        self.mapping = mapping_of(self.roles, self.mapping, self.mapping.shape)
        self._show()

    def _shape(self, shape: str) -> None:
        self.mapping = mapping_of(self.roles, self.mapping, cast("imports.Shape", shape))
        self.roles = roles_of(self.mapping, len(self._held.table.columns))
        self._show()

    def _encode(self, encoding: str) -> None:
        again = read_table(self._held.source, encoding)
        if isinstance(again, Unread):
            self.how["encoding"].set_current(self._held.table.encoding)
            self.say(self.look.words.problem(again.problems[0]))
            return
        self._held = again
        self.mapping = imports.guess_mapping(again.table)
        self.roles = roles_of(self.mapping, len(again.table.columns))
        self.columns.show_table(again.table)
        self._show()

    def _set_unit(self, unit: str) -> None:
        self.mapping = self.mapping._replace(unit=cast("imports.Unit", unit))
        self._show()

    def _set_days(self, days: str) -> None:
        self.mapping = self.mapping._replace(days=cast("imports.DayOrder", days))
        self._show()

    def _want(self) -> None:
        who = matched(self.people.whose, self._uid)
        totals, _ = totals_of(self._rows, who, self._taken, self._register)
        used = {player for one in totals for player in one.players}
        self.wanted.emit((*(one for one in who.new if one.uid in used), *totals))

    def _connect(self) -> None:
        self.columns.picked.connect(self._choose)
        self.how["shape"].picked.connect(self._shape)
        self.how["unit"].picked.connect(self._set_unit)
        self.how["days"].picked.connect(self._set_days)
        self.how["encoding"].picked.connect(self._encode)
        self.how["rules"].picked.connect(lambda _: self._show())
        self.counts_for.picked.connect(lambda _: self._show())
        self.day.textChanged.connect(self._show_rest)
        self.people.changed.connect(self._show_rest)
        self.confirmed.connect(self._want)

    def _lay_out_parts(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        for key in _HOW:
            row.addWidget(self._how[key])
        row.addStretch(1)
        self.inside.addLayout(row)
        self.inside.addWidget(self.columns)
        self.inside.addWidget(self.summary)
        self.inside.addWidget(self.people)
        self.inside.addStretch(1)
        chain(self, [self.counts_for, self.day, *self.how.values(), self.columns, self.summary])
