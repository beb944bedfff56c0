"""What a game counts for that was begun without the club: who played it, for what, on which day."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from riichi_desktop.club import Link, Register, facts_of, link_refusal
from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import Game
from riichi_desktop.ui.club.club_header import events_listed
from riichi_desktop.ui.club.day_field import DayField
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import Chip, DropButton, Label, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .linking import Linked, held_ids, known_ids, linked, names_of

_NEW = "new"
"""Stands for the id of somebody who is written down with the link."""


class LinkDialog(AskDialog):
    """Asks who the names of a game are, and what it counts for.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        game: the record.
        link: what it counts for now; its id is the game's.
    """

    linked = Signal(object, object)
    """The names, as a function that makes ids takes them to `Linked`; and the `Link`."""

    def __init__(
        self,
        look: Look,
        register: Register,
        game: Game,
        link: Link,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.club.link.title", "ui.club.link.done", parent)
        self._register, self._link = register, link
        self._facts = facts_of(game)
        self._names = names_of(game)
        theme = look.theme
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.counts_for = DropButton(theme, "", self)
        self.day = DayField(look, self)
        self.counts = Chip(theme, "", self)
        self.fields = [PlayerField(self) for _ in self._names]
        self._called = [Label(theme, name, self) for name in self._names]
        self._captions = {key: Label(theme, "", self, color="muted") for key in ("event", "day")}
        ids = held_ids(link, self._names)
        guessed = known_ids(register, self._names)
        for name, field, held, guess in zip(self._names, self.fields, ids, guessed, strict=True):
            field.set_people(register)
            field.setText(name)
            if held or guess:
                field.set_uid(held or guess)
            field.changed.connect(self._grey)
        self.day.set_day(link.day)
        self.counts.setChecked(link.counts)
        self.day.textChanged.connect(self._grey)
        self.counts_for.picked.connect(lambda _key: self._grey())
        self.confirmed.connect(lambda: self.linked.emit(self.people, self.link))
        self._lay_out_parts()
        self.reword()
        self.counts_for.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def people(self) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
        """The names in the game, whose they are, and what is written there."""
        ids = tuple(field.uid for field in self.fields)
        return self._names, ids, tuple(field.name for field in self.fields)

    @property
    def link(self) -> Link:
        """What was said so far, without the people."""
        event = self.counts_for.current or ""
        kept = event == self._link.event
        return replace(
            self._link,
            event=event,
            round=self._link.round if kept else "",
            table=self._link.table if kept else 0,
            day=self.day.day or "",
            counts=self.counts.isChecked(),
        )

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.club.link.hint"))
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.club.link.{key}"))
        for name, field in zip(self._names, self.fields, strict=True):
            field.setAccessibleName(words.text("ui.club.link.who", name=name))
        self.counts.setText(words.text("ui.club.link.counts"))
        events = [
            (one.uid, one.name)
            for one in events_listed(self._register)
            if not one.closed or one.uid == self._link.event
        ]
        current = self.counts_for.current
        self.counts_for.set_options([("", words.text("ui.club.link.nothing")), *events])
        self.counts_for.set_current(self._link.event if current is None else current)
        for key, part in (("event", self.counts_for), ("day", self.day)):
            part.setAccessibleName(words.text(f"ui.club.link.{key}"))
        self._grey()

    def _grey(self) -> None:
        fault = self._fault()
        self.yes.set_reason(self.look.words.problem(fault) if fault else None)
        self.say("")

    def _fault(self) -> Problem | None:
        """Say why the game cannot count so."""
        names, ids, written = self.people
        for name, called in zip(names, written, strict=True):
            if not called:
                return problem("link_nobody", "players", player=name)
        if self.day.day is None:
            return problem("event_day", "day")
        made: Linked = linked(names, ids, written, iter(f"{_NEW}{n}" for n in range(9)).__next__)
        new = {one.uid: one for one in made.new}
        register = replace(self._register, players={**self._register.players, **new})
        return link_refusal(register, replace(self.link, players=made.pairs), self._facts)

    def _lay_out_parts(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        left = Qt.AlignmentFlag.AlignLeft
        for at, (called, field) in enumerate(zip(self._called, self.fields, strict=True)):
            grid.addWidget(called, at, 0)
            grid.addWidget(field, at, 1)
        below = len(self.fields)
        for at, (key, part) in enumerate((("event", self.counts_for), ("day", self.day))):
            grid.addWidget(self._captions[key], below + at, 0)
            grid.addWidget(part, below + at, 1, left)
        grid.addWidget(self.counts, below + 2, 1, left)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(520)
        chain(self, [*self.fields, self.counts_for, self.day, self.counts, self.cancel, self.yes])
