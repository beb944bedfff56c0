"""The control that fits a field, built from its declaration."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import RuleField
from riichi_desktop.export import abort_name, yaku_name
from riichi_desktop.ui.kit import ChipGrid, ChoiceList, NumberField, Segmented, Written
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .numbers import read_number

POINTS_STEP: Final = 1000
MINUTES_STEP: Final = 5
POOL_SHARES: Final = {4: 600, 3: 200}
"""Noten payments divide among one, two or three players, two at most of three, in hundreds."""

_STEPS: Final = {"honba_per_payer": 100, "time_limit.minutes": MINUTES_STEP}


class FieldEditor(QWidget):
    """A control for one field.

    Attributes:
        field: what it is for.
    """

    chosen = Signal(object)
    """The value that the reader chose; not told for `show_value`."""
    told = Signal(str)
    """Why something cannot be chosen."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.field = field
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @abstractmethod
    def show_value(self, value: object, players: int) -> None:
        """Show a value; tells nobody."""

    @abstractmethod
    def set_reason(self, reason: str | None) -> None:
        """Grey the control with a sentence that says why, or free it with None."""

    @abstractmethod
    def reword(self) -> None:
        """Say everything in the language in force."""

    def home(self) -> QWidget:
        """Give where the keyboard goes."""
        return self


class FlagEditor(FieldEditor):
    """Yes or no."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self.control = Segmented(look.theme, self, stretch=True)
        self.control.picked.connect(lambda key: self.chosen.emit(key == "yes"))
        self.control.refused.connect(self.told)
        self.column.addWidget(self.control)
        self.reword()

    def show_value(self, value: object, players: int) -> None:  # noqa: ARG002 - the same for all
        """Show a value."""
        self.control.set_current("yes" if value else "no")

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        self.control.set_reasons(dict.fromkeys(self.control.keys, reason))

    def reword(self) -> None:
        """Put the words."""
        words = self.look.words
        name = words.text(f"rule_field.{self.field.document}")
        said = [(key, words.text(f"rule_value.{key}")) for key in ("yes", "no")]
        self.control.set_options([(key, one, words.listed((name, one))) for key, one in said])

    def home(self) -> QWidget:
        """Give the chosen option."""
        return self.control.option(self.control.current or "yes")


class ChoiceEditor(FieldEditor):
    """One of a few values."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self._values = {str(value): value for value in field.values}
        self.control = ChoiceList(look.theme, self)
        self.control.picked.connect(lambda key: self.chosen.emit(self._values[key]))
        self.control.refused.connect(self.told)
        self.column.addWidget(self.control)
        self.reword()

    def show_value(self, value: object, players: int) -> None:  # noqa: ARG002 - the same for all
        """Show a value."""
        self.control.set_current(str(value))

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        self.control.set_reasons(dict.fromkeys(self.control.keys, reason))

    def reword(self) -> None:
        """Put the words."""
        words, document = self.look.words, self.field.document
        self.control.setAccessibleName(words.text(f"rule_field.{document}"))
        self.control.set_options(
            [(key, unbroken(words.text(f"rule_value.{document}.{key}"))) for key in self._values]
        )

    def home(self) -> QWidget:
        """Give the chosen row."""
        return self.control.option(self.control.current or self.control.keys[0])


class NumberEditor(FieldEditor):
    """A whole number."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self.control = NumberField(look.theme, self._written(), self)
        self.control.chosen.connect(self.chosen.emit)
        self.control.refused.connect(self.told)
        self.control.wrong.connect(self._say_wrong)
        self.column.addWidget(self.control)
        self.reword()

    def show_value(self, value: object, players: int) -> None:
        """Show a value."""
        assert isinstance(value, int)
        self.control.set_written(self._written(players))
        self.control.set_value(value)

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        self.control.set_reason(reason)

    def reword(self) -> None:
        """Put the words."""
        words = self.look.words
        name = words.text(f"rule_field.{self.field.document}")
        sides = (words.text(f"ui.button.{side}_of", name=name) for side in ("less", "more"))
        self.control.set_names(name, *sides)
        self.control.set_value(self.control.value)

    def home(self) -> QWidget:
        """Give the text."""
        return self.control.edit

    def _written(self, players: int = 4) -> Written:
        field = self.field
        pool = field.document == "noten_pool"
        grain = POOL_SHARES[players] if pool else field.step
        most = field.most // grain * grain
        step = grain if pool else _STEPS.get(field.document, POINTS_STEP if grain > 1 else 1)
        return Written(self._show, read_number, field.least, most, step, grain)

    def _show(self, number: int) -> str:
        return self.look.words.number(number)

    def _say_wrong(self, text: str) -> None:
        self.told.emit(self.look.words.problem(self.field.fault(text, allowed=self._allowed())))

    def _allowed(self) -> str:
        written = self.control.written
        ends = [written.show(n) for n in (written.least, written.least + written.grain)]
        return f"{', '.join(ends)}, …, {written.show(written.most)}"


class ListEditor(FieldEditor):
    """Any of many ids."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self._value: frozenset[str] = frozenset()
        self.control = ChipGrid(look.theme, self)
        self.control.toggled.connect(self._toggle)
        self.control.refused.connect(self.told)
        self.column.addWidget(self.control)
        self.reword()

    def show_value(self, value: object, players: int) -> None:  # noqa: ARG002 - the same for all
        """Show a value."""
        assert isinstance(value, tuple)
        self._value = frozenset(value)
        self.control.set_on(self._value)

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        ids = map(str, self.field.values)
        self.control.set_reasons(dict.fromkeys(ids, reason) if reason else {})

    def reword(self) -> None:
        """Put the words."""
        words = self.look.words
        self.control.setAccessibleName(words.text(f"rule_field.{self.field.document}"))
        name = abort_name if self.field.document == "abortive_draws" else yaku_name
        self.control.set_options([(str(id), name(str(id), words)) for id in self.field.values])

    def home(self) -> QWidget:
        """Give the first chip."""
        return self.control.chip(str(self.field.values[0]))

    def _toggle(self, id: str, on: bool) -> None:
        value = self._value | {id} if on else self._value - {id}
        self.chosen.emit(tuple(one for one in self.field.values if one in value))


def simple_editor(look: Look, field: RuleField, parent: QWidget | None = None) -> FieldEditor:
    """Give the control of a field that has no parts."""
    return _SIMPLE[field.kind](look, field, parent)


_SIMPLE: Final[Mapping[str, type[FieldEditor]]] = {
    "bool": FlagEditor,
    "choice": ChoiceEditor,
    "int": NumberEditor,
    "list": ListEditor,
}
