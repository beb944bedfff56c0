"""What is done with an evening: who comes and goes, what it counts for, the next round."""

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QObject, Signal

from riichi_desktop.club import (
    Attendance,
    Evening,
    NotSeatable,
    Player,
    Register,
    evening_tables,
    with_names,
)
from riichi_desktop.ui.club.part import ClubDesk

from .proposal import free_register, round_of, team_groups
from .shown import EveningShown


class EveningDeeds(QObject):
    """Has the club do what is wanted with the evening that is shown.

    Args:
        club: as every part is given it.
        shown: gives that evening.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, shown: Callable[[], EveningShown], parent: QObject) -> None:
        super().__init__(parent)
        self._club, self._shown = club, shown

    def toggle(self, player: str) -> bool:
        """Have somebody be here, or leave; tell whether it was written."""
        register, (evening, new) = self._club.roll.register, self._opened()
        held = _attendance(register, evening.uid, player)
        changed = replace(held, here=player not in self._shown().here)
        return self._club.roll.put(*new, changed)

    def add_guest(self, name: str) -> bool:
        """Write somebody down as a guest who is here; tell whether it was written."""
        evening, new = self._opened()
        roll = self._club.roll
        guest = Player(roll.uid(), name, guest=True)
        here = Attendance(f"{evening.uid}.{guest.uid}", evening.uid, guest.uid)
        done = roll.put(guest, *new, here)
        if done:
            self.said.emit(self._club.look.words.text("ui.club.evening.added", name=name))
        return done

    def count_for(self, event: str) -> bool:
        """Have the evening count for an event; "" for nothing. Tell whether it was written."""
        evening, _ = self._opened()
        return self._club.roll.put(replace(evening, event=event))

    def propose(self) -> bool:
        """Write down the next round of those who are free; tell whether it was written."""
        roll, words, shown = self._club.roll, self._club.look.words, self._shown()
        register, evening, size = roll.register, shown.evening, shown.rules.players
        if evening is None:
            return False
        free = free_register(register, evening.uid, frozenset(shown.busy))
        teams = team_groups(register, evening.event)
        try:
            found = evening_tables(free, evening.uid, SystemRandom(), size, constraints=teams)
        except NotSeatable as error:
            names = {uid: one.name for uid, one in register.players.items()}
            told = (words.problem(with_names(one, names)) for one in error.problems)
            self.said.emit(" ".join(told))
            return False
        minutes = shown.rules.time_limit.minutes
        if not found.tables or not roll.put(round_of(found, roll.uid(), evening.uid, minutes)):
            return False
        self.said.emit(words.text("ui.club.round.proposed", n=len(found.tables)))
        return True

    def _opened(self) -> tuple[Evening, tuple[Evening, ...]]:
        """Give the evening, and what is to be put for it to be there."""
        shown = self._shown()
        if shown.evening is not None:
            return shown.evening, ()
        new = Evening(shown.day, shown.day, shown.event)  # so that two stations make one of it
        return new, (new,)


def _attendance(register: Register, evening: str, player: str) -> Attendance:
    """Give somebody's entry of an evening, where there is one of whoever was merged too."""
    uid = f"{evening}.{player}"
    held = [
        one
        for one in register.attendances.values()
        if one.evening == evening and register.who(one.player) == player
    ]
    there = next((one for one in held if one.here), None) or register.attendances.get(uid)
    return there or Attendance(uid, evening, player, here=False)
