"""What the page puts in place of the rules: kiriage, 13 han, how three share a tsumo."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.engine import FIELDS_BY_DOCUMENT, RuleField
from riichi_desktop.export import rule_value
from riichi_desktop.ui.kit import Chip, DropButton
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.rules_button import name_of

from .session import PointsSession, PointsView

_COUNTED: Final = FIELDS_BY_DOCUMENT["counted_limit"]
_SPLIT: Final = FIELDS_BY_DOCUMENT["tsumo_split"]
_DEPARTS: Final = " *"
"""Marks what departs from the rule set, as in the name of such rules."""


class LimitsRow(QWidget):
    """A switch and two menus. What departs from the rule set is marked; a tip says what it says."""

    refused = Signal(str)
    """Why something cannot be chosen."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points = points
        self._said: tuple[object, ...] = ()
        self.kiriage = Chip(look.theme, "", self)
        self.counted = DropButton(look.theme, parent=self)
        self.split = DropButton(look.theme, parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for control in (self.kiriage, self.counted, self.split):
            row.addWidget(control)
            control.refused.connect(self.refused)
        row.addStretch(1)
        for button in (self.counted, self.split):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.kiriage.clicked.connect(points.set_kiriage)
        self.counted.picked.connect(points.set_counted)
        self.split.picked.connect(points.set_split)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self._said = ()
        self.show_view(self._points.view)

    def show_view(self, view: PointsView) -> None:
        """Show the rules in force, and what in them departs from the rule set."""
        choice, words = view.choice, self._look.words
        self.kiriage.setChecked(view.rules.kiriage_mangan)
        self.split.setVisible(view.own.players == 3)
        said = (view.own, choice.kiriage, choice.counted, choice.split)
        if said == self._said:
            return
        self._said = said
        name = words.text("rule_field.kiriage_mangan")
        self.kiriage.setText(name + (_DEPARTS if choice.kiriage is not None else ""))
        self.kiriage.setAccessibleName(name)
        kiriage = FIELDS_BY_DOCUMENT["kiriage_mangan"]
        self.kiriage.set_tip(self._tip(kiriage, view))
        self.kiriage.refit()
        self._show_menu(self.counted, _COUNTED, view, choice.counted is not None)
        self._show_menu(self.split, _SPLIT, view, choice.split is not None)

    def _show_menu(
        self, button: DropButton, field: RuleField, view: PointsView, departs: bool
    ) -> None:
        words, own = self._look.words, getattr(view.own, field.name)
        key = f"ui.points.{field.document}"
        button.set_prefix(words.text(key, value=""))
        button.set_faces(dict(self._faces(field, departs)))
        button.set_options(
            [(value, self._option(field, value, own, view, departs)) for value in _values_of(field)]
        )
        button.set_current(str(getattr(view.rules, field.name)))
        button.setAccessibleName(words.text(f"rule_field.{field.document}"))
        button.setAccessibleDescription(self._tip(field, view))

    def _option(
        self, field: RuleField, value: str, own: object, view: PointsView, departs: bool
    ) -> str:
        """Name a value; that of the rule set has its name at the right of the menu."""
        words = self._look.words
        said = rule_value(field, value, words)
        if value == own:
            return f"{said}\t{name_of(view.own, words)}"
        return said + _DEPARTS if departs and value == getattr(view.rules, field.name) else said

    def _faces(self, field: RuleField, departs: bool) -> Iterator[tuple[str, str]]:
        """Give the short words of the values, for the button; only the chosen one is shown."""
        words = self._look.words
        for value in _values_of(field):
            short = words.text(f"ui.points.{field.document}.{value}")
            yield value, short + (_DEPARTS if departs else "")

    def _tip(self, field: RuleField, view: PointsView) -> str:
        words = self._look.words
        said = rule_value(field, getattr(view.own, field.name), words)
        return words.text("ui.points.as_ruled", rules=name_of(view.own, words), value=said)


def _values_of(field: RuleField) -> Iterator[str]:
    return (str(value) for value in field.values)
