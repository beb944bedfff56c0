"""The hub: what stations push into it and pull out of it, who holds which game, its clock.

Whoever writes is alone meanwhile, and has seen all that was there. So arrivals are given in the
order of commits, and whatever two stations did at once meets on the station that comes second.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Table, and_, func, insert, select, text, update

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .hub_schema import said
from .hub_tables import (
    COUNTED,
    HUB_ACT,
    HUB_ENTRY,
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

LEASE_SECONDS: Final = 300
"""How long a lease lasts that is not renewed: longer than a network is away by chance."""

NAME_SECONDS: Final = 30
"""For how long a station's name is its own after it was here last."""

_NOW: Final = {
    "postgresql": "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
_LOGIN: Final = {"postgresql": "CAST(session_user AS TEXT)", "sqlite": "''"}


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
            now = _now(connection)
            return Look(now, _last(connection), _leases(connection, now))

    def mark(self, arrival: int) -> str:
        """Give the uid of what came as this arrival; "" where nothing did."""
        with self._store.reading() as connection:
            return _mark(connection, arrival)

    def pull(self, after: int) -> Rows:
        """Give what came after an arrival, `AT_ONCE` arrivals at most."""
        with self._store.reading() as connection:
            newest = _last(connection)
            last = min(newest, after + AT_ONCE)
            games = [GameRow(*row) for row in _after(connection, HUB_GAME, GameRow, after, last)]
            digests = {game.rules for game in games}
            wanted = select(HUB_RULES.c.uid, HUB_RULES.c.document)
            rules = connection.execute(wanted.where(HUB_RULES.c.uid.in_(digests))).all()
            return Rows(
                tuple(games),
                tuple(EntryRow(*r) for r in _after(connection, HUB_ENTRY, EntryRow, after, last)),
                tuple(ActRow(*row) for row in _after(connection, HUB_ACT, ActRow, after, last)),
                {row[0]: row[1] for row in rules},
                last,
                _mark(connection, last),
                last == newest,
            )

    def push(self, rows: Rows, station: str, seen: int) -> Pushed:
        """Write what a station has and the hub has not.

        Args:
            rows: what; of each game the next lines of its record, without gaps.
            station: who brings it.
            seen: the last arrival that the station knows.
        """
        with self._store.writing() as connection:
            last = _last(connection)
            if last != seen:
                return Pushed(is_behind=True)
            known = _known(connection, rows)
            refused = _refused(connection, rows, known, station)
            games = [game for game in rows.games if game.uid not in known]
            entries = [
                entry
                for entry in rows.entries
                if entry.uid not in known and entry.game not in refused
            ]
            acts = [act for act in rows.acts if act.uid not in known]
            _add_rules(connection, rows.rules)
            arrivals = dict(known)
            arrivals |= _add(connection, HUB_GAME, games, last)
            arrivals |= _add(connection, HUB_ENTRY, entries, last + len(games))
            arrivals |= _add(connection, HUB_ACT, acts, last + len(games) + len(entries))
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
            now = _now(connection)
            held = _leases(connection, now).get(game)
            if held is not None and held.station != station and not by_force:
                return held
            until = now + LEASE_SECONDS * 1000
            login = connection.scalar(select(text(_LOGIN[connection.dialect.name])))
            values = {"station": station, "login": login, "until": until}
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
            connection.execute(update(HUB_LEASE).where(own).values(until=_now(connection)))

    def meet(self, station: str, token: str, program: str) -> None:
        """Tell that a station is here.

        Raises:
            StorageError: `station_name_taken`, another one of that name was here just now.
        """
        values = {"token": token, "program": program}
        by_name = HUB_STATION.c.name == station
        with self._store.writing() as connection:
            now = _now(connection)
            row = connection.execute(select(HUB_STATION).where(by_name)).one_or_none()
            if row is None:
                connection.execute(insert(HUB_STATION).values(name=station, seen=now, **values))
                return
            if row.token != token and row.seen > now - NAME_SECONDS * 1000:
                raise StorageError(problem("station_name_taken", station=station))
            connection.execute(update(HUB_STATION).where(by_name).values(seen=now, **values))

    def state(self) -> HubState:
        """Give what is on the hub, for people."""
        with self._store.reading() as connection:
            now = _now(connection)
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
                leases=tuple(_leases(connection, now).values()),
                stations=tuple(Seen(*row) for row in connection.execute(stations).all()),
            )

    def close(self) -> None:
        """Let go of the database."""
        self._store.close()


def _now(connection: Connection) -> int:
    """Give the hub's clock, in milliseconds."""
    return int(connection.scalar(select(text(_NOW[connection.dialect.name]))) or 0)


def _last(connection: Connection) -> int:
    tops = [select(func.max(table.c.arrival)).scalar_subquery() for table in COUNTED]
    row = connection.execute(select(*tops)).one()
    return max(number or 0 for number in row)


def _mark(connection: Connection, arrival: int) -> str:
    for table in COUNTED:
        uid = connection.scalar(select(table.c.uid).where(table.c.arrival == arrival))
        if uid is not None:
            return str(uid)
    return ""


def _after(
    connection: Connection, table: Table, kind: Any, after: int, last: int
) -> Sequence[Sequence[Any]]:
    columns = [table.c[name] for name in kind._fields]
    place = table.c.arrival.between(after + 1, last)
    return connection.execute(select(*columns).where(place).order_by(table.c.arrival)).all()


def _leases(connection: Connection, now: int) -> dict[str, Lease]:
    columns = (HUB_LEASE.c.game, HUB_LEASE.c.station, HUB_LEASE.c.until)
    in_force = select(*columns).where(HUB_LEASE.c.until > now).order_by(HUB_LEASE.c.game)
    return {row[0]: Lease(*row) for row in connection.execute(in_force).all()}


def _known(connection: Connection, rows: Rows) -> dict[str, int]:
    """Give uid -> arrival of those rows that are here already: to bring them again is harmless."""
    known: dict[str, int] = {}
    games, entries, acts = ([row.uid for row in brought] for brought in rows[:3])
    for table, uids in zip(COUNTED, (games, entries, acts), strict=True):
        found = select(table.c.uid, table.c.arrival).where(table.c.uid.in_(uids))
        known |= {row[0]: row[1] for row in connection.execute(found).all()} if uids else {}
    return known


def _refused(
    connection: Connection, rows: Rows, known: Mapping[str, int], station: str
) -> dict[str, str]:
    """Give game -> who holds it, of those that this station may not go on with now.

    The record of a game that does not go on where it ends here is refused too, as of "".
    """
    first: dict[str, int] = {}
    for entry in rows.entries:
        if entry.uid not in known:
            first.setdefault(entry.game, entry.number)
    leases = _leases(connection, _now(connection))
    ends = select(HUB_ENTRY.c.game, func.max(HUB_ENTRY.c.number)).group_by(HUB_ENTRY.c.game)
    found = connection.execute(ends.where(HUB_ENTRY.c.game.in_([*first]))).all() if first else []
    last = {row[0]: int(row[1]) for row in found}
    refused = {}
    for game, number in first.items():
        held = leases.get(game)
        if held is not None and held.station != station:
            refused[game] = held.station
        elif number != last.get(game, 0) + 1:
            refused[game] = ""
    return refused


def _add(
    connection: Connection, table: Table, rows: Sequence[GameRow | EntryRow | ActRow], last: int
) -> dict[str, int]:
    """Write rows that come after an arrival; give uid -> the arrival of each."""
    numbered = {row.uid: last + at for at, row in enumerate(rows, start=1)}
    if rows:
        written = [{**row._asdict(), "arrival": numbered[row.uid]} for row in rows]
        connection.execute(insert(table), written)
    return numbered


def _add_rules(connection: Connection, rules: Mapping[str, str]) -> None:
    if not rules:
        return
    there = select(HUB_RULES.c.uid).where(HUB_RULES.c.uid.in_([*rules]))
    missing = rules.keys() - set(connection.scalars(there))
    if missing:
        rows = [{"uid": uid, "document": rules[uid]} for uid in sorted(missing)]
        connection.execute(insert(HUB_RULES), rows)
