"""What the club knows, as the window has it: the register, the games, what they came to.

Nothing of the club is loaded before it is opened. What takes its time is done off the window's
thread; what somebody wrote, here or elsewhere, is taken up when it is looked for.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.engine import Problem, problem

from .offthread import OffThread

if TYPE_CHECKING:
    from riichi_desktop.club import Event, Played, Register
    from riichi_desktop.storage import Club, GameHead, Results

    from .shelf import Shelf

LOOK_EVERY_MS: Final = 1000
"""How often it is looked whether somebody wrote, while the club is on the screen."""

_SLICE: Final = 0.04
"""Seconds that the database may be held at a time to work results out."""

_TELL_SECONDS: Final = 0.5
"""How often results are told while more are worked out."""

Answer = TypeVar("Answer")


def utc() -> datetime:
    """Give the time of this machine, UTC."""
    return datetime.now(UTC)


class KnownClub(QObject):
    """What the club knows; `Roll` writes it.

    Args:
        shelf: the database.

    Attributes:
        played: the games with their results, as far as they are worked out.
        left: how many games are still to be worked out.
        damaged: (id of a game, why it is not among them).
        barred: why this station writes nothing, though its database can be written; None where it
            writes.
        time: gives the time, UTC; that of the hub where there is one, so that all stations agree.
    """

    changed = Signal()
    """Other things are in the register, or other games in the database; another event is chosen."""
    opened = Signal()
    """Another database is open, or none."""
    worked = Signal()
    """`played` or `left` is another."""

    def __init__(self, shelf: "Shelf", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self.played: tuple[Played, ...] = ()
        self.left = 0
        self.damaged: tuple[tuple[str, Problem], ...] = ()
        self._event_id = ""
        self.barred: Problem | None = None
        self.time: Callable[[], datetime] = utc
        self._thread = OffThread(self)
        self._register: Register | None = None
        self._heads: Mapping[str, GameHead] | None = None
        self._club: Club | None = None
        self._version: int | None = None
        self._wanted = False
        self._told_at = 0.0
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_EVERY_MS)
        self._looking.timeout.connect(self.look)
        shelf.changed.connect(self._follow)
        shelf.closing.connect(self._let_go)

    @property
    def register(self) -> "Register":
        """Everything that was written down; empty while the database is not open."""
        if self._register is None:
            from riichi_desktop.club import Register

            self._register = Register()
        return self._register

    @property
    def heads(self) -> "Mapping[str, GameHead]":
        """The games of the database by their ids, hidden ones too, the latest first."""
        if self._heads is None:
            heads = self.shelf.attempt(lambda club: club.games(hidden=True)) or ()
            self._heads = MappingProxyType({head.id: head for head in heads})
        return self._heads

    @property
    def is_open(self) -> bool:
        """Whether the database is open, and the club was asked for."""
        return self._club is not None

    @property
    def event_id(self) -> str:
        """The id of the event that is looked at; "" for none, or where it is not there any more."""
        return self._event_id if self._event_id in self.register.events else ""

    @event_id.setter
    def event_id(self, event: str) -> None:
        self._event_id = event

    @property
    def chosen(self) -> "Event | None":
        """The event that is looked at; None for none."""
        return self.register.events.get(self.event_id)

    @property
    def refusal(self) -> Problem | None:
        """Why nothing can be written; None where it can."""
        if not self.shelf.is_open:
            return self.shelf.refused or problem("club_closed")
        return problem("club_read_only") if self.shelf.read_only else self.barred

    def open(self) -> bool:
        """Open the database, and read what the club wrote; tell whether it is open."""
        self._wanted = True
        if self.shelf.open() and self._club is None:
            self._follow()  # another page had opened it
        return self._club is not None

    def watch(self, on: bool) -> None:
        """Look again and again whether somebody wrote, or leave it."""
        if on:
            self.look()
            self._looking.start()
        else:
            self._looking.stop()

    def look(self) -> None:
        """Take up what was written since, here or elsewhere."""
        if self._club is None:
            return
        if self.shelf.read_only:
            self.shelf.probe()
        version = self.shelf.attempt(lambda club: club.version())
        if version is not None and version != self._version:
            self.take_up()
            self.changed.emit()

    def choose(self, event: str) -> None:
        """Look at another event; "" for none."""
        if event != self._event_id:
            self._event_id = event
            self.changed.emit()

    def ask(
        self,
        sort: str,
        question: "Callable[[Register, tuple[Played, ...]], Answer]",
        then: Callable[[Answer], object],
    ) -> None:
        """Have something worked out of what is known now, outside the window's thread.

        Args:
            sort: what it is about; only the latest question of a sort is answered.
            question: a pure function of the register and the results.
            then: is given the answer, in the window's thread.
        """
        register, played = self.register, self.played
        self._thread.ask(sort, lambda: question(register, played), then)

    # The database

    def _follow(self) -> None:
        """Take up the database that is open now."""
        if not self._wanted:
            return
        club = self.shelf.attempt(lambda club: club)
        if club is not self._club:
            self._club = club
            self._version = None
            self.opened.emit()
        if club is not None:
            self.look()

    def _let_go(self) -> None:
        """Leave the database alone: it is closed next."""
        self._thread.close()
        self._club = None

    def take_up(self) -> None:
        """Take up what is in the database now; tells nobody."""
        self._version = self.shelf.attempt(lambda club: club.version())
        register = self.shelf.attempt(lambda club: club.register())
        if register is not None:
            self._register, self._heads = register, None
            self._work()

    def _work(self) -> None:
        """Work results out, some at a time."""
        club = self._club
        if club is not None:
            self._thread.ask("results", lambda: _some_results(club), self._take)

    def _take(self, results: "Results | None") -> None:
        """Take results that came, and go on; None where the database gave none."""
        if results is None:
            return
        if results.left:
            self._work()
        now, known = monotonic(), (self.played, self.left, self.damaged)
        if (results.played, results.left, results.damaged) == known:
            return
        if not results.left or now - self._told_at > _TELL_SECONDS:
            self._told_at = now
            self.played, self.left, self.damaged = results.played, results.left, results.damaged
            self.worked.emit()


def _some_results(club: "Club") -> "Results | None":
    """Work on results for a moment; what hinders that is told where something is written or read.

    It is called outside the window's thread.
    """
    from riichi_desktop.storage import StorageError

    try:
        return club.results(_SLICE)
    except StorageError:
        return None
