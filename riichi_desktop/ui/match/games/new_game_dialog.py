"""A new match: who plays where, under which rules, against which clock."""

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QGridLayout, QLineEdit, QWidget

from riichi_desktop.club import Event
from riichi_desktop.documents import presets, rules_from_text, rules_to_text
from riichi_desktop.engine import WINDS, Rules
from riichi_desktop.ui.kit import Button, DropButton, Label, Segmented, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.match.board.seat_mark import SeatMark
from riichi_desktop.ui.match.clock.minutes import MinutesChoice
from riichi_desktop.ui.rules_button import name_of

from .new_game import Length, NewGame, drawn, moved, with_length, with_rules

MOST_MINUTES: Final = 240
_LENGTHS: Final = ("east", "south")


class NewGameDialog(AskDialog):
    """Asks for a match. Enter goes to the next name; Alt+Up and Alt+Down move a name.

    Args:
        look: as everywhere.
        game: what to begin with.
        rules: further rules to choose from, besides the presets.
        names: of people, to be completed.
        events: what it can count for; none where the club has none.

    Attributes:
        game: what was said so far.
    """

    begun = Signal(object)
    """The `NewGame` to begin."""

    def __init__(
        self,
        look: Look,
        game: NewGame,
        names: Sequence[str] = (),
        parent: QWidget | None = None,
        events: Sequence[Event] = (),
    ) -> None:
        super().__init__(look, "ui.new_game.title", "ui.new_game.begin", parent)
        self.game = game
        theme = look.theme
        self._sets = {rules_to_text(rules): rules for rules in presets().values()}
        self._own = rules_to_text(game.rules)
        self._events = {event.uid: event for event in events}
        self.counts_for = DropButton(theme, "", self)
        self.rules = DropButton(theme, "", self)
        self.length = Segmented(theme, self)
        self.fields = [QLineEdit(name, self) for name in game.names]
        self._marks = [SeatMark(look, wind, self) for wind in WINDS]
        self.draw = Button(theme, "", self)
        self.title_field = QLineEdit(game.title, self)
        self.minutes = MinutesChoice(look, self, high=MOST_MINUTES)
        self._captions = {
            key: Label(theme, "", self, color="muted")
            for key in ("counts", "rules", "length", "names", "match", "clock")
        }
        self._lay_out()
        self._connect(names)
        self.reword()
        self.show_game(game)
        self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, game: NewGame) -> None:
        """Show another state of what is asked."""
        self.game = game
        words = self.look.words
        for field, name in zip(self.fields, game.names, strict=True):
            if field.text() != name:
                field.setText(name)
        for at, (field, mark) in enumerate(zip(self.fields, self._marks, strict=True)):
            field.setVisible(at < game.rules.players)
            mark.setVisible(at < game.rules.players)
        self._hold_rules()
        self.counts_for.set_current(game.event)
        given = words.text("ui.new_game.counts_rules") if game.event else None
        self.rules.set_reason(given)
        self.length.set_reasons(dict.fromkeys(_LENGTHS, given) if given else {})
        self.length.set_current(game.rules.length)
        self.minutes.set_value(game.minutes)
        self.minutes.show_rules(game.rules)
        refusal = game.refusal
        self.yes.set_reason(words.problem(refusal) if refusal else None)
        if refusal is None:
            self.say("")

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.new_game.{key}"))
        self.draw.setText(words.text("ui.new_game.draw"))
        self.draw.set_tip(words.text("ui.new_game.draw_tip"))
        self.title_field.setPlaceholderText(words.text("ui.new_game.title_hint"))
        self.length.set_options(
            [(key, *2 * (words.text(f"rule_value.length.{key}"),)) for key in _LENGTHS]
        )
        options = [(event.uid, event.name) for event in self._events.values()]
        self.counts_for.set_options([("", words.text("ui.club.link.nothing")), *options])
        named = (
            ("counts", self.counts_for),
            ("rules", self.rules),
            ("length", self.length),
            ("match", self.title_field),
        )
        for key, control in named:
            control.setAccessibleName(words.text(f"ui.new_game.{key}"))
        self.minutes.reword(words.text("ui.new_game.clock"))
        for wind, field in zip(WINDS, self.fields, strict=True):
            seat = words.text(f"seat.{wind}")
            field.setAccessibleName(words.text("ui.new_game.name_of", seat=seat))
            field.setPlaceholderText(words.text("ui.new_game.name_of", seat=seat))
        self.show_game(self.game)

    def eventFilter(self, field: QObject, event: QEvent) -> bool:
        """Go to the next name with Enter; move a name with Alt and an arrow."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(field, event)
        at = self.fields.index(cast("QLineEdit", field))
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if alt and step:
            self.show_game(moved(self.game, at, step))
            self.fields[(at + step) % self.game.rules.players].setFocus()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._next(at)
            return True
        return super().eventFilter(field, event)

    def _next(self, at: int) -> None:
        """Go on from a name; from the last one begin, where that can be."""
        if self.game.refusal is None and at == self.game.rules.players - 1:
            self.yes.click()
        else:
            self.fields[(at + 1) % self.game.rules.players].setFocus(Qt.FocusReason.TabFocusReason)

    def _begin(self) -> None:
        title = " ".join(self.game.title.split())
        self.begun.emit(replace(self.game, title=title))

    def pick_event(self, event: str) -> None:
        """Have the match count for an event, under its rules; or for nothing, under any."""
        game = replace(self.game, event=event)
        held = self._events.get(event)
        self.show_game(game if held is None else with_rules(game, held.rules))

    def _pick_rules(self, text: str) -> None:
        rules = self._sets.get(text) or rules_from_text(text)
        self.show_game(with_rules(self.game, rules))

    def _type(self, _text: str) -> None:
        names = tuple(field.text() for field in self.fields)
        self.show_game(replace(self.game, names=names, title=self.title_field.text()))

    def _hold_rules(self) -> None:
        """Offer every rule set, and the one that is chosen where it is none of them."""
        words, chosen = self.look.words, rules_to_text(self.game.rules)
        sets: dict[str, Rules] = dict(self._sets)
        for text in (self._own, chosen):
            if text not in sets:
                sets[text] = rules_from_text(text)
        self.rules.set_options([(text, name_of(rules, words)) for text, rules in sets.items()])
        self.rules.set_current(chosen)

    def _connect(self, names: Sequence[str]) -> None:
        self.counts_for.picked.connect(self.pick_event)
        self.rules.picked.connect(self._pick_rules)
        for part in (self.rules, self.length):
            part.refused.connect(self.say)
        self.length.picked.connect(
            lambda key: self.show_game(with_length(self.game, cast("Length", key)))
        )
        self.draw.clicked.connect(lambda: self.show_game(drawn(self.game, SystemRandom())))
        self.minutes.stepped.connect(lambda n: self.show_game(replace(self.game, minutes=n)))
        self.confirmed.connect(self._begin)
        self.title_field.textChanged.connect(self._type)
        self.title_field.returnPressed.connect(self.yes.click)
        for field in self.fields:
            completer = QCompleter(list(names), field)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
            field.setCompleter(completer)
            field.textChanged.connect(self._type)
            field.installEventFilter(self)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._captions["names"], 0, 0, Qt.AlignmentFlag.AlignTop)
        for at, (mark, field) in enumerate(zip(self._marks, self.fields, strict=True)):
            grid.addWidget(mark, at, 1)
            grid.addWidget(field, at, 2)
        grid.addWidget(self.draw, 4, 2, Qt.AlignmentFlag.AlignLeft)
        controls = {
            "counts": self.counts_for,
            "rules": self.rules,
            "length": self.length,
            "match": self.title_field,
        }
        for row, (key, control) in enumerate(controls.items(), start=5):
            grid.addWidget(self._captions[key], row, 0)
            wide = control is self.title_field
            flag = Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(control, row, 1, 1, 2, flag)
        grid.addWidget(self._captions["clock"], 9, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.minutes, 9, 1, 1, 2)
        self._captions["counts"].setVisible(bool(self._events))
        self.counts_for.setVisible(bool(self._events))
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(520)
        order = (self.draw, *controls.values(), self.minutes.usual, self.minutes.stepper)
        chain(self, [*self.fields, *order, self.cancel, self.yes])
