"""A new event, or one that is changed: what it is, which games count, what the places go by."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from riichi_desktop.club import Counting, Event, EventKind, Ordering
from riichi_desktop.documents import LONGEST_TITLE, presets, rules_from_text, rules_to_text
from riichi_desktop.engine import Problem
from riichi_desktop.ui.club.day_field import DayField
from riichi_desktop.ui.kit import Chip, DropButton, Label, Segmented, Stepper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.rules_button import name_of

from .cuts_editor import CutsEditor
from .form import COUNTINGS, KINDS, ORDERINGS, form_fault, with_counting, with_cut, with_kind

_ROWS: Final = (
    *("name", "kind", "rules", "days"),
    *("minimum", "counting", "ordering", "teams", "rounds", "cuts"),
)
_MOST: Final = 999


class EventDialog(AskDialog):
    """Asks for an event.

    Args:
        look: as everywhere.
        event: what to begin with.
        is_new: whether nobody wrote it down yet.
        why_not: says why an event cannot be put.

    Attributes:
        shown: what was said so far.
    """

    written = Signal(object)
    """The `Event` to put."""

    def __init__(
        self,
        look: Look,
        event: Event,
        why_not: Callable[[Event], Problem | None],
        parent: QWidget | None = None,
        *,
        is_new: bool,
    ) -> None:
        key = "new" if is_new else "edit"
        super().__init__(look, f"ui.club.event.{key}", f"ui.club.event.{key}_done", parent)
        self._why_not = why_not
        self.shown = event
        theme = look.theme
        self._sets = {rules_to_text(rules): rules for rules in presets().values()}
        self._sets.setdefault(rules_to_text(event.rules), event.rules)
        self.name = QLineEdit(event.name, self)
        self.name.setMaxLength(LONGEST_TITLE)
        self.kind = Segmented(theme, self)
        self.rules = DropButton(theme, "", self)
        self.days = (DayField(look, self), DayField(look, self))
        self.minimum = Stepper(theme, self, high=_MOST)
        self.counting = Segmented(theme, self)
        self.counted = Stepper(theme, self, low=1, high=_MOST)
        self.ordering = Segmented(theme, self)
        self.teams = Chip(theme, "", self)
        self.rounds = Stepper(theme, self, low=1, high=99)
        self.cuts = CutsEditor(look, self)
        self._captions = {key: Label(theme, "", self, color="muted") for key in _ROWS}
        self._to = Label(theme, "", self, color="muted")
        self._games = Label(theme, "", self, color="muted")
        self._lay_out_parts()
        self._connect()
        for field, day in zip(self.days, (event.begins, event.ends), strict=True):
            field.set_day(day)
        self.reword()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.club.event.{key}"))
        self._to.setText(words.text("ui.club.event.until"))
        self._games.setText(words.text("ui.club.event.games"))
        for control, group, keys in (
            (self.kind, "kind", KINDS),
            (self.counting, "counting", COUNTINGS),
            (self.ordering, "ordering", ORDERINGS),
        ):
            named = [(key, words.text(f"ui.club.event.{group}.{key}")) for key in keys]
            control.set_options([(key, said, said) for key, said in named])
            control.setAccessibleName(words.text(f"ui.club.event.{group}"))
        self.rules.set_options([(key, name_of(one, words)) for key, one in self._sets.items()])
        self.teams.setText(words.text("ui.club.event.teams_yes"))
        self.cuts.reword()
        for key, part in (
            ("name", self.name),
            ("rules", self.rules),
            ("minimum", self.minimum),
            ("counted", self.counted),
            ("rounds", self.rounds),
            ("begins", self.days[0]),
            ("ends", self.days[1]),
        ):
            part.setAccessibleName(words.text(f"ui.club.event.{key}"))
        self.name.setPlaceholderText(words.text("ui.club.event.name_hint"))
        for field in self.days:
            field.setPlaceholderText(words.text("ui.club.event.open"))
        self._show(self.shown)

    def _show(self, event: Event) -> None:
        """Show another state of what is asked."""
        self.shown = event
        is_tournament = event.kind == "tournament"
        self.kind.set_current(event.kind)
        self.rules.set_current(rules_to_text(event.rules))
        self.minimum.set_value(event.minimum)
        self.counting.set_current(event.counting)
        self.counted.set_value(event.counted or 1)
        for part in (self.counted, self._games):
            part.setVisible(event.counting != "all")
        self.ordering.set_current(event.ordering)
        self.teams.setChecked(event.teams)
        self.rounds.set_value(event.rounds or 1)
        self.cuts.show_cuts(event.cuts)
        self.rounds.setVisible(is_tournament)
        self.cuts.setVisible(is_tournament)
        for key in ("rounds", "cuts"):
            self._captions[key].setVisible(is_tournament)
        fault = form_fault(event, [field.day for field in self.days]) or self._why_not(event)
        self.yes.set_reason(self.look.words.problem(fault) if fault else None)
        self.say("")

    def _change(self, **values: Any) -> None:
        self._show(replace(self.shown, **values))

    def _type(self, _text: str = "") -> None:
        begins, ends = (field.day for field in self.days)
        name = " ".join(self.name.text().split())
        self._change(name=name, begins=begins or "", ends=ends or "")

    def _pick_rules(self, text: str) -> None:
        self._change(rules=self._sets.get(text) or rules_from_text(text))

    def _connect(self) -> None:
        self.name.textChanged.connect(self._type)
        self.name.returnPressed.connect(self.yes.click)
        for field in self.days:
            field.textChanged.connect(self._type)
        self.kind.picked.connect(
            lambda key: self._show(with_kind(self.shown, cast("EventKind", key)))
        )
        self.rules.picked.connect(self._pick_rules)
        self.minimum.stepped.connect(lambda n: self._change(minimum=n))
        self.counting.picked.connect(
            lambda key: self._show(with_counting(self.shown, cast("Counting", key)))
        )
        self.counted.stepped.connect(lambda n: self._change(counted=n))
        self.ordering.picked.connect(lambda key: self._change(ordering=cast("Ordering", key)))
        self.teams.clicked.connect(lambda on: self._change(teams=on))
        self.rounds.stepped.connect(lambda n: self._change(rounds=n))
        self.cuts.changed.connect(lambda cuts: self._change(cuts=cuts))
        self.cuts.added.connect(lambda: self._show(with_cut(self.shown)))
        self.confirmed.connect(lambda: self.written.emit(self.shown))

    def _lay_out_parts(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        parts: dict[str, tuple[QWidget, ...]] = {
            "name": (self.name,),
            "kind": (self.kind,),
            "rules": (self.rules,),
            "days": (self.days[0], self._to, self.days[1]),
            "minimum": (self.minimum,),
            "counting": (self.counting, self.counted, self._games),
            "ordering": (self.ordering,),
            "teams": (self.teams,),
            "rounds": (self.rounds,),
            "cuts": (self.cuts,),
        }
        for at, (key, controls) in enumerate(parts.items()):
            top = Qt.AlignmentFlag.AlignTop if key == "cuts" else Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(self._captions[key], at, 0, top)
            row = QHBoxLayout()
            row.setSpacing(8)
            for control in controls:
                row.addWidget(control)
            if key != "name":
                row.addStretch(1)
            grid.addLayout(row, at, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(660)
