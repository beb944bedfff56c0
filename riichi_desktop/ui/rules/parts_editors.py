"""The controls of fields that have parts: red fives, chombo, time limit."""

from typing import Any

from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Chombo, RedFives, RuleField, TimeLimit
from riichi_desktop.ui.kit import Captioned, Stepper
from riichi_desktop.ui.look import Look

from .editors import FieldEditor, simple_editor
from .uma_editor import UmaEditor


def editor_of(look: Look, field: RuleField, parent: QWidget | None = None) -> FieldEditor:
    """Give the control that fits a field."""
    if field.kind == "uma":
        return UmaEditor(look, field, parent)
    if field.kind == "map":
        reds = isinstance(field.default, RedFives)
        return (RedFivesEditor if reds else PartsEditor)(look, field, parent)
    return simple_editor(look, field, parent)


class RedFivesEditor(FieldEditor):
    """How many red fives there are of each suit."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self._value = RedFives(0, 0, 0)
        self._reason: str | None = None
        self.steppers = {part.name: Stepper(look.theme, self, high=4) for part in field.parts}
        self._captioned = {
            suit: Captioned(look.theme, "", stepper, self)
            for suit, stepper in self.steppers.items()
        }
        for suit, stepper in self.steppers.items():
            stepper.stepped.connect(lambda n, suit=suit: self._choose(suit, n))
            stepper.refused.connect(self.told)
            self.column.addWidget(self._captioned[suit])
        self.reword()

    def show_value(self, value: object, players: int) -> None:
        """Show a value; without characters there are no red ones."""
        assert isinstance(value, RedFives)
        self._value = value
        for suit, stepper in self.steppers.items():
            stepper.set_value(getattr(value, suit))
        none = self.look.words.text("ui.rule_sets.no_red_characters") if players == 3 else None
        self.steppers["m"].set_reason(self._reason or none)

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        self._reason = reason
        for stepper in self.steppers.values():
            stepper.set_reason(reason)

    def reword(self) -> None:
        """Put the words."""
        for suit, stepper in self.steppers.items():
            name = self.look.words.text(f"rule_field.red_fives.{suit}")
            self._captioned[suit].set_caption(name)
            stepper.setAccessibleName(name)

    def home(self) -> QWidget:
        """Give the first stepper."""
        return self.steppers["m"]

    def _choose(self, suit: str, count: int) -> None:
        self.chosen.emit(self._value._replace(**{suit: count}))


class PartsEditor(FieldEditor):
    """A kind and a number: the chombo, the time limit."""

    def __init__(self, look: Look, field: RuleField, parent: QWidget | None = None) -> None:
        super().__init__(look, field, parent)
        self._value: Chombo | TimeLimit = Chombo("points_after_uma", 0)
        self._reason: str | None = None
        self.parts = {part.name: simple_editor(look, part, self) for part in field.parts}
        self._captioned = {
            name: Captioned(look.theme, "", editor, self) for name, editor in self.parts.items()
        }
        for name, editor in self.parts.items():
            editor.chosen.connect(lambda value, name=name: self._choose(name, value))
            editor.told.connect(self.told)
            self.column.addWidget(self._captioned[name])
        self.reword()

    def show_value(self, value: object, players: int) -> None:
        """Show a value; points that change nothing are greyed."""
        assert isinstance(value, Chombo | TimeLimit)
        self._value = value
        for name, editor in self.parts.items():
            editor.show_value(getattr(value, name), players)
        if isinstance(value, Chombo):
            words, idle = self.look.words, value.kind == "reverse_mangan"
            kind = words.text("rule_value.chombo.kind.reverse_mangan")
            rule = words.text("rule_field.chombo")
            why = words.text("ui.rule_sets.idle", rule=rule, value=kind) if idle else None
            self.parts["points"].set_reason(self._reason or why)

    def set_reason(self, reason: str | None) -> None:
        """Grey or free it."""
        self._reason = reason
        for editor in self.parts.values():
            editor.set_reason(reason)

    def reword(self) -> None:
        """Put the words."""
        for name, editor in self.parts.items():
            caption = self.look.words.text(f"rule_field.{editor.field.document}")
            self._captioned[name].set_caption(caption)
            editor.reword()

    def home(self) -> QWidget:
        """Give the first part's."""
        return next(iter(self.parts.values())).home()

    def _choose(self, name: str, value: object) -> None:
        changed: dict[str, Any] = {name: value}
        self.chosen.emit(self._value._replace(**changed))
