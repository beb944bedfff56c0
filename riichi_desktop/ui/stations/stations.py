"""The exchange with the club's hub as the window has it: begun with the database, closed with it.

Everything is read and written here, in this station's own database; what others wrote is taken up
as soon as the exchange has brought it. Nothing waits for the hub, and nothing of it is loaded where
no address is set.
"""

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, Qt, Signal

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ui.known_club import utc
from riichi_desktop.ui.roll import Roll
from riichi_desktop.ui.settings import SettingsStore
from riichi_desktop.ui.shelf import Shelf

if TYPE_CHECKING:
    from riichi_desktop.storage import Change, Exchange, ExchangeState, PutAside, Role

GOODBYE_SECONDS: Final = 2.0
"""For how long the window waits, when it closes, for what the hub has not yet."""


class Stations(QObject):
    """This station and the hub.

    Args:
        shelf: the database of this station.
        roll: what the club wrote down; it takes up what others wrote, and the hub's clock.
        settings: where the hub is, what this station is called and wants to be.

    Attributes:
        fault: why the address that is set cannot be used; None where it can, or there is none.
    """

    changed = Signal()
    """`state` or `fault` is another one."""
    arrived = Signal(object)
    """A `Change`: what others wrote is in this station's database."""

    _came = Signal(object)

    def __init__(
        self, shelf: Shelf, roll: Roll, settings: SettingsStore, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.fault: Problem | None = None
        self._shelf, self._roll, self._settings = shelf, roll, settings
        self._exchange: Exchange | None = None
        self._held: set[str] = set()
        self._set = self._setting
        roll.time = self.time
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        shelf.changed.connect(self._follow)
        shelf.closing.connect(self._leave)
        settings.changed.connect(self._settle)
        roll.changed.connect(self.wake)

    # How it stands

    @property
    def is_set(self) -> bool:
        """Whether there is to be a hub; else this machine is alone."""
        return bool(self._settings.value.hub)

    @property
    def address(self) -> str:
        """Where the hub is, as it may be shown: without a password, even one that was put there."""
        from riichi_desktop.storage import StorageError, address_of

        try:
            return address_of(self._settings.value.hub).url
        except StorageError:
            return ""

    @property
    def is_waiting(self) -> bool:
        """Whether the database is not open yet: the exchange begins with it."""
        return not self._shelf.is_open and self._shelf.refused is None

    @property
    def state(self) -> "ExchangeState | None":
        """How the exchange stands; None where there is none."""
        return None if self._exchange is None else self._exchange.state()

    @property
    def station(self) -> str:
        """What this station is called."""
        return self._shelf.station

    @property
    def is_referee(self) -> bool:
        """Whether this station may take a match over now."""
        state = self.state
        return state is not None and state.connected and state.role == "referee"

    def time(self) -> datetime:
        """Give the time on which all stations agree, UTC: that of the hub, once it is known."""
        return utc() if self._exchange is None else self._exchange.hub_time()

    def holder(self, game: str) -> str:
        """Give which other station has the right to write into a game; "" for none."""
        state = self.state
        lease = None if state is None else state.leases.get(game)
        if lease is None or lease.station == self.station:
            return ""
        return lease.station if lease.until > self.time().timestamp() * 1000 else ""

    def refusal(self, game: str = "") -> Problem | None:
        """Give why this station does not write into a game, or for "" anything; None where it does.

        What only looks where nobody else looks after it is said by the shelf.
        """
        state = self.state
        if state is None:
            return None
        if "screen" in (state.role, self._settings.value.role):
            return problem("screen_station")
        holder = self.holder(game)
        return problem("match_held", station=holder) if holder else None

    # What is wanted of the hub; each returns at once

    def wake(self) -> None:
        """Say that something was written here: it goes to the hub at once."""
        if self._exchange is not None:
            self._exchange.wake()

    def hold(self, game: str) -> None:
        """Want the right to write into a game, until `let_go`."""
        self._held.add(game)
        if self._exchange is not None:
            self._exchange.hold(game)

    def let_go(self, game: str) -> None:
        """Give the right to write into a game back."""
        self._held.discard(game)
        if self._exchange is not None:
            self._exchange.let_go(game)

    def take_over(self, game: str) -> None:
        """Take the right to write into a game from whoever has it, as a referee may."""
        self._held.add(game)
        if self._exchange is not None:
            self._exchange.take_over(game)

    def join(self) -> None:
        """Go on with another hub than before: everything of this station is brought there."""
        if self._exchange is not None:
            self._exchange.join()

    def begin_anew(self) -> None:
        """Go to the hub at once, as one that was never there: the password is another one."""
        self._leave()
        self._follow()

    # What another station made impossible

    def aside(self) -> "tuple[PutAside, ...]":
        """Give what was written here and lies aside."""
        return self._shelf.attempt(lambda club: club.aside()) or ()

    def rebook(self, game: str) -> int | None:
        """Write what lies aside of a game at its end; give how much lies there still.

        None where it could not be written: the shelf says why.
        """
        left = self._shelf.attempt(lambda club: club.rebook(game))
        self._tell_game(game)
        return left

    def drop_aside(self, game: str) -> None:
        """Let go of what lies aside of a game, for good."""
        self._shelf.attempt(lambda club: club.drop_aside(game))
        self._tell_game(game)

    def _tell_game(self, game: str) -> None:
        from riichi_desktop.storage import Change

        self.wake()
        self._take(Change(frozenset((game,))))

    # The exchange

    @property
    def _setting(self) -> tuple[str, str, str]:
        kept = self._settings.value
        return kept.hub, kept.role, kept.station

    def _settle(self) -> None:
        """Do as the settings say now."""
        before, self._set = self._set, self._setting
        if before == self._set:
            return
        self._leave()
        self.fault = None
        if not self._shelf.call(self._settings.value.station):
            self._follow()  # else the shelf told already that it was opened again
        self.changed.emit()

    def _follow(self) -> None:
        """Begin with the database that is open, where there is none yet."""
        if self._exchange is None and self.is_set and not self.fault and self._shelf.is_open:
            self._begin()

    def _begin(self) -> None:
        from riichi_desktop.storage import Exchange, StorageError, address_of

        club = self._shelf.attempt(lambda club: club)
        if club is None or club.read_only:
            return
        kept = self._settings.value
        try:
            address, role = address_of(kept.hub), cast("Role", kept.role)
            exchange = Exchange(club, address, role=role, on_change=self._tell)
        except StorageError as error:
            self.fault = error.problem
            self.changed.emit()
            return
        self._exchange = exchange
        for game in self._held:
            exchange.hold(game)
        exchange.start()
        self._show()

    def _leave(self) -> None:
        """End the exchange: what the hub has not is brought next time."""
        exchange, self._exchange = self._exchange, None
        if exchange is not None:
            exchange.close(GOODBYE_SECONDS)
            self._show()

    def _tell(self, change: "Change") -> None:
        """Hand over to the window's thread what the exchange changed."""
        with suppress(RuntimeError):  # the window is gone, and with it this object
            self._came.emit(change)

    def _take(self, change: "Change") -> None:
        """Have the window show what came, and how the exchange stands."""
        self._show()
        if change.register or change.games or change.lost:
            self._roll.look()
            self.arrived.emit(change)
        if change.games or change.lost:
            self._shelf.changed.emit()

    def _show(self) -> None:
        barred = self.refusal()
        is_other, self._roll.barred = barred != self._roll.barred, barred
        self.changed.emit()
        if is_other:
            self._roll.changed.emit()
