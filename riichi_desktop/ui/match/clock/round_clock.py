"""The clock of a round of the club, followed by the clock of a match of that round."""

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject

from riichi_desktop.ui.match.book import Book
from riichi_desktop.ui.roll import Roll

from .bar import ClockBar
from .clock import Clock, reading

if TYPE_CHECKING:
    from riichi_desktop.club import Round

_SAME: Final = 2.0
"""Seconds within which two clocks show the same."""


class _Seen(NamedTuple):
    """What a match's clock was last set by."""

    match: str
    begun: str
    minutes: int


class RoundFollower(QObject):
    """Sets the clock of the open match whenever that of its round is set.

    What is done to the match's own clock afterwards stays, until the round's is set anew.

    Args:
        roll: the club.
        book: the match.
        clock: its clock.
    """

    def __init__(self, roll: Roll, book: Book, clock: ClockBar) -> None:
        super().__init__(clock)
        self._roll, self._book, self._clock = roll, book, clock
        self._seen = _Seen("", "", 0)
        self._shown = False
        book.changed.connect(self._follow)
        roll.changed.connect(self._follow)

    def watch(self, shown: bool) -> None:
        """Look who sets the clock of the round while the match is on the screen."""
        self._shown = shown
        self._follow()

    def _follow(self) -> None:
        if not self._shown:
            return
        round = self._round()
        self._roll.watch(round is not None)
        if round is None or self._book.head is None:
            return
        from riichi_desktop.ui.club.tables.changes import extra_of, spent_of

        table = self._roll.register.links[self._book.head.id].table
        seen = _Seen(self._book.head.id, round.begun, round.minutes + extra_of(round, table))
        spent = spent_of(round, self._roll.time())
        if seen == self._seen or spent is None or not seen.minutes:
            return
        self._seen = seen
        self._set(Clock(seen.minutes * 60, spent, since=reading()))

    def _set(self, wanted: Clock) -> None:
        """Put a clock in the place of the match's, unless that shows the same."""
        here, now = self._clock.timer.clock, reading()
        same = here is not None and here.is_running and here.limit == wanted.limit
        if here is not None and same and abs(here.left(now) - wanted.left(now)) < _SAME:
            return
        self._clock.hear()
        self._clock.timer.set_clock(wanted)

    def _round(self) -> "Round | None":
        """Give the round that the open match is of, while it is played."""
        head, game = self._book.head, self._book.game
        if head is None or game is None or game.is_over or not self._roll.is_open:
            return None
        register = self._roll.register
        link = register.links.get(head.id)
        return None if link is None else register.rounds.get(link.round)
