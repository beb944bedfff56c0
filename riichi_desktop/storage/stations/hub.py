"""The hub: what stations push into it and pull out of it, who holds which game, its clock.

Whoever writes is alone meanwhile, so arrivals are given in the order of commits: all up to a number
is all there will ever be. A record goes on where it ends here, and nobody brings a name that was
erased here: whoever comes second has to look first, and what two did at once meets on his station.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, func, insert, select, update

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .hub_rows import (
    LEASE_SECONDS,
    add_rows,
    add_rules,
    clock,
    erases_after,
    known_rows,
    leases_in_force,
    login_of,
    mark_of,
    newest,
    refused_games,
    rows_after,
    write_over,
)
from .hub_schema import said
from .hub_tables import (
    COUNTED,
    HUB_ACT,
    HUB_ENTRY,
    HUB_ERASED,
    HUB_GAME,
    HUB_LEASE,
    HUB_RULES,
    HUB_STATION,
)
from .values import ActRow, EntryRow, GameRow, HubState, Lease, Look, Pushed, Role, Rows, Seen

if TYPE_CHECKING:
    from .hub_file import HubFile
    from .server import Server

AT_ONCE: Final = 500
"""How many arrivals are pulled at once at most."""

NAME_SECONDS: Final = 30
"""For how long a station's name is its own after it was here last."""


class Hub:
    """A hub that was opened; `opening.open_hub` makes it.

    Every method is one transaction, and raises `StorageError` where it could not be done.

    Attributes:
        uid: its id.
        role: what may be done here by whoever asks.
    """

    def __init__(self, store: "Server | HubFile", uid: str, role: Role) -> None:
        self._store = store
        self.name: Final = store.name
        self.uid: Final = uid
        self.role: Final = role

    def look(self) -> Look:
        """Ask what is new: one cheap question."""
        with self._store.reading() as connection:
            now = clock(connection)
            return Look(now, newest(connection), leases_in_force(connection, now))

    def mark(self, arrival: int) -> str:
        """Give the uid of what came as this arrival; "" where nothing did."""
        with self._store.reading() as connection:
            return mark_of(connection, arrival)

    def pull(self, after: int) -> Rows:
        """Give what came after an arrival, `AT_ONCE` arrivals at most."""
        with self._store.reading() as connection:
            end = newest(connection)
            last = min(end, after + AT_ONCE)
            games = rows_after(connection, HUB_GAME, GameRow, after, last)
            digests = {game.rules for game in games}
            wanted = select(HUB_RULES.c.uid, HUB_RULES.c.document)
            rules = connection.execute(wanted.where(HUB_RULES.c.uid.in_(digests))).all()
            return Rows(
                games,
                rows_after(connection, HUB_ENTRY, EntryRow, after, last),
                rows_after(connection, HUB_ACT, ActRow, after, last),
                {row[0]: row[1] for row in rules},
                last,
                mark_of(connection, last),
                last == end,
            )

    def push(self, rows: Rows, station: str, seen: int) -> Pushed:
        """Write what a station has and the hub has not.

        Args:
            rows: what; of each game the next lines of its record, without gaps.
            station: who brings it.
            seen: the last arrival that the station knows.
        """
        with self._store.writing() as connection:
            last = newest(connection)
            known = known_rows(connection, rows)
            refused = refused_games(connection, rows, known, station)
            if last != seen and ("" in refused.values() or erases_after(connection, seen)):
                return Pushed(is_behind=True)
            games = [game for game in rows.games if game.uid not in known]
            entries = [
                entry
                for entry in rows.entries
                if entry.uid not in known and entry.game not in refused
            ]
            acts = [act for act in rows.acts if act.uid not in known]
            add_rules(connection, rows.rules)
            arrivals = dict(known)
            arrivals |= add_rows(connection, HUB_GAME, games, last)
            arrivals |= add_rows(connection, HUB_ENTRY, entries, last + len(games))
            arrivals |= add_rows(connection, HUB_ACT, acts, last + len(games) + len(entries))
        return Pushed(arrivals, refused)

    def hold(self, game: str, station: str, *, by_force: bool = False) -> Lease:
        """Take the right to write into a game, or keep it for longer.

        Args:
            game: its id.
            station: who wants it.
            by_force: whether to take it from whoever has it; a referee may.

        Returns:
            The lease that is in force then: another station's where it was not given.
        """
        with self._store.writing() as connection:
            now = clock(connection)
            held = leases_in_force(connection, now).get(game)
            if held is not None and held.station != station and not by_force:
                return held
            until = now + LEASE_SECONDS * 1000
            values = {"station": station, "login": login_of(connection), "until": until}
            changed = update(HUB_LEASE).where(HUB_LEASE.c.game == game).values(values)
            if not connection.execute(changed).rowcount:
                if held is not None:  # the database did not let it be taken
                    raise StorageError(problem("hub_not_allowed", server=self.name))
                connection.execute(insert(HUB_LEASE).values(game=game, **values))
            return Lease(game, station, until)

    def release(self, games: Collection[str], station: str) -> None:
        """Give back what a station holds of some games."""
        own = and_(HUB_LEASE.c.game.in_(games), HUB_LEASE.c.station == station)
        with self._store.writing() as connection:
            connection.execute(update(HUB_LEASE).where(own).values(until=clock(connection)))

    def meet(self, station: str, token: str, program: str) -> None:
        """Tell that a station is here.

        Raises:
            StorageError: `station_name_taken`, another one of that name was here just now.
        """
        values = {"token": token, "program": program}
        by_name = HUB_STATION.c.name == station
        with self._store.writing() as connection:
            now = clock(connection)
            row = connection.execute(select(HUB_STATION).where(by_name)).one_or_none()
            if row is None:
                connection.execute(insert(HUB_STATION).values(name=station, seen=now, **values))
                return
            # Whoever was seen later than now was so before the clock was set back.
            if row.token != token and now - NAME_SECONDS * 1000 < row.seen <= now:
                raise StorageError(problem("station_name_taken", station=station))
            connection.execute(update(HUB_STATION).where(by_name).values(seen=now, **values))

    def erased(self) -> frozenset[str]:
        """Give the players whose names were taken out of all that is here."""
        with self._store.reading() as connection:
            return frozenset(connection.scalars(select(HUB_ERASED.c.player)).all())

    def rewrite(self, rows: Rows, players: Collection[str]) -> None:
        """Let rows be as a station has them that erased people; a referee may.

        Args:
            rows: all that can name these people.
            players: who was erased; it is taken down that it is done.
        """
        with self._store.writing() as connection:
            write_over(connection, HUB_GAME, ("title", "names"), rows.games)
            write_over(connection, HUB_ENTRY, ("payload",), rows.entries)
            write_over(connection, HUB_ACT, ("payload",), rows.acts)
        self._store.compact()
        with self._store.writing() as connection:
            done = set(connection.scalars(select(HUB_ERASED.c.player)).all())
            fresh = [{"player": player} for player in sorted(set(players) - done)]
            if fresh:
                connection.execute(insert(HUB_ERASED), fresh)

    def state(self) -> HubState:
        """Give what is on the hub, for people."""
        with self._store.reading() as connection:
            now = clock(connection)
            columns = (HUB_STATION.c.name, HUB_STATION.c.program, HUB_STATION.c.seen)
            stations = select(*columns).order_by(HUB_STATION.c.name)
            games, entries, acts = (
                connection.scalar(select(func.count()).select_from(table)) or 0 for table in COUNTED
            )
            return HubState(
                hub=self.uid,
                schema=int(said(connection, "schema")),
                program=said(connection, "program"),
                role=self.role,
                games=games,
                entries=entries,
                acts=acts,
                now=now,
                leases=tuple(leases_in_force(connection, now).values()),
                stations=tuple(Seen(*row) for row in connection.execute(stations).all()),
            )

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()
