"""The exchange with a hub, in a thread of its own: the program never waits for a network.

Everything is written here first, into this station's own database; what is written goes to the hub
when the hub can be reached, and what others wrote comes from it. The hub is asked once a second:
one small question, the same on PostgreSQL and SQLite, and nothing to miss while away.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final

from riichi_desktop.engine import Problem, problem
from riichi_desktop.storage.errors import StorageError

from .address import Address
from .opening import open_hub
from .values import Change, ExchangeState, Role
from .visit import Visit, Wishes

if TYPE_CHECKING:
    from riichi_desktop.storage.club import Club

EVERY_SECONDS: Final = 1.0
"""How often the hub is asked what is new."""

PATIENCE: Final = (0.5, 1.0, 2.0, 4.0)
"""For how long it is left alone after it could not be reached once, twice …"""

LONG_SECONDS: Final = 15.0
"""For how long it is left alone where only people can help."""

_PASSING: Final = ("hub_unreachable", "hub_busy", "busy")


class Exchange:
    """A station's exchange with its hub, from `start` to `close`.

    Methods may be called from any thread, return at once and raise nothing; what comes of them is
    told by `on_change`.

    Args:
        club: the open database of this station, which must be writable.
        address: where the hub is.
        role: what this station wants to be there; the hub may allow less.
        on_change: called in the exchange's own thread, with what was changed on this station, when
            that or `state` is another one.

    Raises:
        StorageError: `read_only`.
    """

    def __init__(
        self,
        club: "Club",
        address: Address,
        *,
        role: Role = "station",
        on_change: Callable[[Change], None] = lambda _: None,
    ) -> None:
        self._club = club
        self._address = address
        self._role = role
        self._on_change = on_change
        self._local = club.exchange()
        self._turn = Lock()
        self._woken, self._urgent = Event(), Event()
        self._closing, self._left = Event(), Event()
        self._wishes = Wishes()
        self._told = Change()
        self._state = ExchangeState()
        self._visit: Visit | None = None
        self._failed = 0
        self._thread = Thread(target=self._run, name="exchange", daemon=True)

    def start(self) -> None:
        """Begin; a second time is an error of the caller."""
        self._thread.start()

    def state(self) -> ExchangeState:
        """Give how it stands; the hub is not asked for it."""
        return self._state

    def hub_time(self) -> datetime:
        """Give the time by the hub's clock, UTC, as well as it is known; also while it is away."""
        return datetime.now(UTC) + timedelta(milliseconds=self._state.lag)

    def wake(self) -> None:
        """Say that something was written here: it goes to the hub at once."""
        self._woken.set()

    def hold(self, game: str) -> None:
        """Want the right to write into a game, until `let_go`; `state` tells who has it."""
        with self._turn:
            self._wishes = self._wishes._replace(
                held={*self._wishes.held, game}, returned={*self._wishes.returned} - {game}
            )
        self.wake()

    def take_over(self, game: str) -> None:
        """Take the right to write into a game from whoever has it; a referee's station may."""
        with self._turn:
            self._wishes = self._wishes._replace(taken={*self._wishes.taken, game})
        self.hold(game)

    def let_go(self, game: str) -> None:
        """Give the right to write into a game back."""
        with self._turn:
            self._wishes = self._wishes._replace(
                held={*self._wishes.held} - {game}, returned={*self._wishes.returned, game}
            )
        self.wake()

    def join(self) -> None:
        """Go on with another hub than before, after `hub_is_another`: all is brought there."""
        with self._turn:
            self._wishes = self._wishes._replace(joins=True)
        self._urgent.set()
        self.wake()

    def close(self, seconds: float = 3.0) -> bool:
        """End it: what the hub has not is brought, what is held is given back, if it can be.

        Args:
            seconds: for how long that is waited for. Whatever is not brought is brought next time.

        Returns:
            Whether it has ended. Else it ends by itself; the database may be closed all the same.
        """
        for event in (self._closing, self._urgent, self._woken):
            event.set()
        if self._thread.is_alive():
            self._thread.join(seconds)
            self._left.set()
        return not self._thread.is_alive()

    def _run(self) -> None:
        from sqlite3 import ProgrammingError

        from sqlalchemy.exc import ProgrammingError as Wrapped

        try:
            self._go()
        except (ProgrammingError, Wrapped) as error:
            if not self._left.is_set():  # else the database was closed meanwhile, as `close` allows
                self._fail(error)
                raise
        except Exception as error:
            self._fail(error)
            raise
        finally:
            self._leave()

    def _fail(self, error: Exception) -> None:
        """Say that the exchange is over because of a fault of the program."""
        fault = problem("exchange_failed", detail=f"{type(error).__name__}: {error}")
        self._state = self._state._replace(connected=False, problem=fault)
        self._on_change(Change())

    def _go(self) -> None:
        while not self._closing.is_set():
            self._woken.clear()
            self._urgent.clear()
            found = self._attempt(self._round)
            self._tell(found)
            self._wait(found)
        if self._visit is not None:
            self._attempt(self._farewell)

    def _attempt(self, act: Callable[[], None]) -> Problem | None:
        """Do something with the hub; give why it could not be done."""
        try:
            act()
        except StorageError as error:
            self._leave()
            return error.problem
        return None

    def _round(self) -> None:
        wishes = self._wishes
        if self._visit is None:
            hub = open_hub(self._address, self._role)
            try:
                self._visit = Visit(self._club, hub, joins=wishes.joins)
            except BaseException:
                hub.close()
                raise
        self._visit.exchange(wishes)
        with self._turn:
            now = self._wishes
            self._wishes = now._replace(
                taken={*now.taken} - {*wishes.taken},
                returned={*now.returned} - {*wishes.returned},
                joins=False,
            )

    def _farewell(self) -> None:
        assert self._visit is not None, "asked before"
        held = {*self._wishes.held, *self._wishes.returned}
        self._visit.exchange(Wishes(returned=held))

    def _leave(self) -> None:
        if self._visit is not None:
            self._told = _both(self._told, self._visit.take_change())
            visit, self._visit = self._visit, None
            visit.close()

    def _wait(self, found: Problem | None) -> None:
        if found is None:
            self._failed = 0
            self._woken.wait(EVERY_SECONDS)
            return
        pause = PATIENCE[min(self._failed, len(PATIENCE) - 1)]
        self._failed += 1
        self._urgent.wait(pause if found.id in _PASSING else LONG_SECONDS)

    def _tell(self, found: Problem | None) -> None:
        """Say what is another since it was said last."""
        change = self._told
        if self._visit is not None:
            change = _both(change, self._visit.take_change())
        self._told = Change()
        state = self._state_now(found)
        before, self._state = self._state, state
        if change != Change() or state._replace(lag=0) != before._replace(lag=0):
            self._on_change(change)

    def _state_now(self, found: Problem | None) -> ExchangeState:
        before, visit = self._state, self._visit
        try:
            unsent, aside = self._local.count_unsent(), self._local.count_aside()
        except StorageError as error:
            return before._replace(connected=visit is not None, problem=found or error.problem)
        if visit is None:
            return before._replace(connected=False, problem=found, unsent=unsent, aside=aside)
        refusal = visit.refusal if aside else None
        if not visit.writes and unsent:
            refusal = problem("hub_reads_only", server=visit.hub.name)
        return ExchangeState(
            connected=True,
            unsent=unsent,
            problem=found or refusal,
            role=visit.hub.role,
            leases=visit.leases,
            aside=aside,
            lag=visit.lag,
        )


def _both(one: Change, other: Change) -> Change:
    """Give two changes as one."""
    return Change(one.games | other.games, one.register or other.register, one.lost | other.lost)
