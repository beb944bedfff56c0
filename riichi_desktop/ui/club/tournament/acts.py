"""What is done with the rounds of a tournament: seated, written as a script, closed."""

from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import (
    Event,
    Played,
    Register,
    Round,
    Standings,
    standings,
    with_names,
)
from riichi_desktop.engine import Problem
from riichi_desktop.ui.club.part import ClubDesk

from .script import Numbers, Scripted, scripted, start_order, template_of
from .values import Proposal, Wish, field_of, seat

_NOTICES: Final = 2
"""So many notices are said at once."""


class CupActs(QObject):
    """Has rounds seated, outside the window's thread; asks for scripts; opens the ceremony.

    Args:
        club: as every part is given it.
        window: what the dialogs stand over.

    Attributes:
        is_seating: whether a seating is worked out.
    """

    said = Signal(str)
    """A sentence for the status line."""
    put = Signal(int)
    """The number of the first round that was put."""
    settled = Signal()
    """A seating was worked out, or refused."""

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window
        self.is_seating = False
        club.roll.opened.connect(self._forget)

    def seat(self, event: Event, wish: Wish) -> None:
        """Have the next round seated, or all that are left."""
        self.is_seating = True
        question = partial(_seated, event, wish, self._club.roll.uid)
        self._club.roll.ask("seating", question, self._take)

    def script(self, event: Event) -> None:
        """Ask for a script, and put its rounds."""
        from .script_dialog import ScriptDialog

        roll, words = self._club.roll, self._club.look.words
        register = roll.register
        field = field_of(register, event, roll.played)

        def read(text: str, numbers: Numbers) -> Scripted:
            return scripted(text, numbers, register, event, field, roll.uid)

        none = None if start_order(register, event) else words.text("ui.club.cup.no_numbers")
        text = template_of(field, event.rules.players)
        dialog = ScriptDialog(self._club.look, text, read, none, self._window)

        def put(rounds: tuple[Round, ...]) -> None:
            if self._put(rounds):
                dialog.accept()

        dialog.written.connect(put)
        dialog.open()

    def ceremony(self, event: Event) -> None:
        """Open the window that calls everybody up, the last first."""
        question = partial(_standings, event.uid)
        self._club.roll.ask("ceremony", question, self._open)

    def _open(self, held: Standings) -> None:
        from .ceremony import Ceremony

        roll, look = self._club.roll, self._club.look
        event = roll.register.events.get(held.event)
        if event is None or not held.placed:
            self.said.emit(look.words.text("ui.club.cup.nobody_placed"))
            return
        window = Ceremony(look, self._window)
        window.show_standings(event.name, held, roll.register)
        window.present(self._window.window(), keyboard=True)

    def _forget(self) -> None:
        """Wait for nothing any more: another database is open."""
        self.is_seating = False

    def _take(self, made: Proposal) -> None:
        self.is_seating = False
        if made.refused:
            self.said.emit(self._told(made.refused))
        elif self._put(made.rounds) and made.notices:
            self.said.emit(self._told(made.notices[:_NOTICES]))
        self.settled.emit()

    def _put(self, rounds: tuple[Round, ...]) -> bool:
        if not rounds or not self._club.roll.put(*rounds):
            return False
        words = self._club.look.words
        if len(rounds) == 1:
            said = words.text("ui.club.round.proposed", n=len(rounds[0].tables))
        else:
            said = words.text("ui.club.cup.seated", n=len(rounds))
        self.said.emit(said)
        self.put.emit(rounds[0].number)
        return True

    def _told(self, problems: Sequence[Problem]) -> str:
        names = {uid: one.name for uid, one in self._club.roll.register.players.items()}
        words = self._club.look.words
        return " ".join(words.problem(with_names(one, names)) for one in problems)


def _seated(
    event: Event,
    wish: Wish,
    uid: Callable[[], str],
    register: Register,
    played: Sequence[Played],
) -> Proposal:
    return seat(register, event, played, wish, SystemRandom(), uid)


def _standings(event: str, register: Register, played: Sequence[Played]) -> Standings:
    return standings(register, event, played)
