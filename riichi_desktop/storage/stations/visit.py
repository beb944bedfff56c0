"""A station at its hub: what others did is taken, what was done here is brought, games are held.

Nothing here waits, and nothing is remembered that a station would miss: whatever is cut off in the
middle is begun anew, and what had been done is found done.
"""

from collections.abc import Collection, Mapping
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple

from riichi_desktop import __version__
from riichi_desktop.engine import Problem, problem
from riichi_desktop.storage.errors import StorageError

from .values import Change, Lease

if TYPE_CHECKING:
    from riichi_desktop.storage.club import Club

    from .hub import Hub

AT_ONCE: Final = 200
"""How many rows are brought at once at most."""

RENEW_BELOW: Final = 2 / 3
"""A lease is renewed when so much of its time is left."""

MEET_SECONDS: Final = 10.0
"""How often a station says that it is here."""


class Wishes(NamedTuple):
    """What the program wants of the hub.

    Attributes:
        held: the games that this station is to hold.
        taken: those that it is to take from whoever has them.
        returned: those that it holds no longer.
        joins: whether it may go on with another hub than before.
    """

    held: Collection[str] = ()
    taken: Collection[str] = ()
    returned: Collection[str] = ()
    joins: bool = False


class Visit:
    """A connection to the hub, until something goes wrong with it.

    Every method raises `StorageError` where the hub cannot be reached, or either side cannot be
    written.

    Args:
        club: the matches and the register of this station.
        hub: what `open_hub` gave; it is closed by `close`.
        joins: whether it may be another hub than before.

    Attributes:
        change: what it changed on this station since it was taken out last.
        refusal: why rows of this station were refused last; None where none was.
        leases: game -> who may write into it, as was last seen.
        lag: how many milliseconds the hub's clock is ahead.
    """

    def __init__(self, club: "Club", hub: "Hub", *, joins: bool = False) -> None:
        self.hub: Final = hub
        self.change = Change()
        self.refusal: Problem | None = None
        self.leases: Mapping[str, Lease] = {}
        self.lag = 0
        self._best = float("inf")
        self._club = club
        self._local = club.exchange()
        self._token = self._local.token()
        self._met = 0.0
        self._erased = set[str]()
        self._position = self._begun(joins=joins)

    @property
    def writes(self) -> bool:
        """Whether this station may bring anything."""
        return self.hub.role != "screen"

    def exchange(self, wishes: Wishes) -> None:
        """Take, bring, hold: one round."""
        if self.writes and time() - self._met > MEET_SECONDS:
            self.hub.meet(self._club.station, self._token, __version__)
            self._met = time()
        self._look()
        if self.writes:
            self._bring()
            self._hold(wishes)
        self._erase()

    def take_change(self) -> Change:
        """Give what was changed here, and forget it."""
        change, self.change = self.change, Change()
        return change

    def close(self) -> None:
        """Let go of the hub."""
        self.hub.close()

    def _begun(self, *, joins: bool) -> "tuple[int, str]":
        """Give up to which arrival all is here: 0 of a hub that is new, or was set back."""
        there = self._local.position()
        if there.hub and there.hub != self.hub.uid and not joins:
            raise StorageError(problem("hub_is_another", server=self.hub.name))
        if there.hub == self.hub.uid and self.hub.mark(there.last) != there.mark:
            self._local.begin("")  # it was set back: what it lost is brought again
        there = self._local.begin(self.hub.uid)
        return there.last, there.mark

    def _look(self) -> None:
        """Take what is new."""
        began = time()
        look = self.hub.look()
        self._set_clock(began, look.now)
        self.leases = look.leases
        if look.last > self._position[0]:
            self._take()

    def _set_clock(self, began: float, now: int) -> None:
        """Compare the clocks: the quicker the answer came, the less can be wrong.

        An answer that disagrees by more than both can be wrong says that a clock was set.
        """
        ended = time()
        wrong = max(0.0, ended - began) * 500
        lag = now - round((began + ended) * 500)
        if wrong <= self._best or abs(lag - self.lag) > wrong + self._best:
            self._best, self.lag = wrong, lag

    def _take(self) -> None:
        is_all = False
        while not is_all:
            rows = self.hub.pull(self._position[0])
            self._changed(self._local.take(rows))
            self._position = rows.last, rows.mark
            is_all = rows.is_all

    def _bring(self) -> None:
        """Bring what the hub has not, until it has all."""
        while (rows := self._local.unsent(AT_ONCE)).size:
            pushed = self.hub.push(rows, self._club.station, self._position[0])
            if pushed.is_behind:
                self._take()
                continue
            self._brought(pushed.arrivals)
            if pushed.refused:
                self._refused(pushed.refused)

    def _brought(self, arrivals: Mapping[str, int]) -> None:
        """Take down what the hub has now; where nobody came between, that is all it has."""
        seen, mark = self._position
        fresh = {arrival: uid for uid, arrival in arrivals.items() if arrival > seen}
        if fresh and max(fresh) == seen + len(fresh):
            self._position = seen, mark = max(fresh), fresh[max(fresh)]
        self._local.mark_sent(arrivals, seen, mark)

    def _refused(self, games: Mapping[str, str]) -> None:
        """Put aside what the hub does not take."""
        self._changed(self._local.give_up(games.keys()))
        holder = next(filter(None, games.values()), "")
        said = problem("held_elsewhere", station=holder)
        self.refusal = said if holder else problem("continued_elsewhere")

    def _hold(self, wishes: Wishes) -> None:
        """Take, renew and give back leases."""
        station, leases = self._club.station, dict(self.leases)
        own = {game for game, lease in leases.items() if lease.station == station}
        if back := own & set(wishes.returned):
            self.hub.release(back, station)
            leases = {game: lease for game, lease in leases.items() if game not in back}
        if wishes.taken and self.hub.role != "referee":
            self.refusal = problem("hub_not_allowed", server=self.hub.name)
        for game in wishes.taken if self.hub.role == "referee" else ():
            leases[game] = self.hub.hold(game, station, by_force=True)
        for game in wishes.held:
            held = leases.get(game)
            if held is None or (held.station == station and self._is_old(held)):
                leases[game] = self.hub.hold(game, station)
        self.leases = leases

    def _is_old(self, lease: Lease) -> bool:
        from .hub_rows import LEASE_SECONDS

        left = lease.until - (time() * 1000 + self.lag)
        return left < LEASE_SECONDS * 1000 * RENEW_BELOW

    def _erase(self) -> None:
        """Have the names of erased people leave the hub: a referee's station does it."""
        players = self._club.register().players
        erased = {uid for uid, player in players.items() if player.erased} - self._erased
        if erased and self.hub.role == "referee":
            if left := erased - self.hub.erased():
                self.hub.rewrite(self._local.rows_of(left), left)
            self._erased |= erased

    def _changed(self, change: Change) -> None:
        before = self.change
        self.change = Change(
            before.games | change.games,
            before.register or change.register,
            before.lost | change.lost,
        )
        if change.lost and self.refusal is None:
            self.refusal = problem("continued_elsewhere")
