"""Results that come on paper: booked by their scores alone, at a table or at none; corrected."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Link, Player, Totals
from riichi_desktop.engine import Rules
from riichi_desktop.ui.club.part import ClubDesk

from .values import RoundShown, TableShown

if TYPE_CHECKING:
    from .result import ResultForm


class ResultActs(QObject):
    """Asks for results in a dialog, and has the club keep them.

    Args:
        club: as every part is given it.
        window: what the dialogs stand over.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window

    def book(self, shown: RoundShown, table: TableShown, day: str) -> None:
        """Ask for the scores of a table, or for those that it has anew.

        A game that was begun there counts no more once they are booked.

        Args:
            shown: the round.
            table: which.
            day: when it is played.
        """
        before = self._club.roll.register.totals.get(table.totals)
        if before is not None:
            self.correct(before, shown.rules)
            return
        own = None if shown.event else shown.rules
        players = tuple(seat.player for seat in table.seats)
        blank = Totals(
            self._club.roll.uid(), players, (), own, shown.event, shown.round.uid, table.number, day
        )
        self._ask(blank, shown.rules, begun=self._club.roll.register.links.get(table.game))

    def book_free(self, event: str, rules: Rules, day: str, offered: Sequence[Player]) -> None:
        """Ask for a result that belongs to no table.

        Args:
            event: the id of what it counts for; "" for nothing.
            rules: of the game.
            day: when it was played.
            offered: who is completed; everybody where nobody is given.
        """
        own = None if event else rules
        self._ask(Totals(self._club.roll.uid(), (), (), own, event, day=day), rules, offered)

    def correct(self, before: Totals, otherwise: Rules) -> None:
        """Ask for the scores of a result anew.

        Args:
            before: as it was booked.
            otherwise: the rules where neither it nor its event has any.
        """
        event = self._club.roll.register.events.get(before.event)
        self._ask(before, before.rules or (otherwise if event is None else event.rules))

    def _ask(
        self,
        before: Totals,
        rules: Rules,
        offered: Sequence[Player] = (),
        begun: Link | None = None,
    ) -> None:
        """Open the dialog over a result, whole or without scores, and put what it says."""
        from .result_dialog import ResultDialog

        roll, look = self._club.roll, self._club.look
        if roll.refusal is not None:
            self.said.emit(look.words.problem(roll.refusal))
            return
        dialog = ResultDialog(look, roll.register, rules, before, self._window, offered=offered)

        def put(form: "ResultForm") -> None:
            if self._put(form, before, begun):
                dialog.accept()

        dialog.booked.connect(put)
        dialog.open()

    def _put(self, form: "ResultForm", before: Totals, begun: Link | None) -> bool:
        """Put a result in the place of a game; who is not known yet is written down as a guest."""
        roll = self._club.roll
        new = {
            name: Player(roll.uid(), name, guest=True)
            for name, player in zip(form.names, form.players, strict=True)
            if not player
        }
        players = tuple(
            player or new[name].uid for name, player in zip(form.names, form.players, strict=True)
        )
        scores = tuple(points or 0 for points in form.points())
        void = () if begun is None else (replace(begun, counts=False),)
        done = roll.put(*new.values(), *void, replace(before, players=players, scores=scores))
        if done:
            self.said.emit(self._club.look.words.text("ui.club.result.booked"))
        return done
