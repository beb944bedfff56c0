"""What a hub has and this database has not, and the other way round: the local side.

A row without `arrival` is one that no hub is known to have. Whatever a hub has stands: where two
stations went on with one record, what is written here and the hub refuses lies aside.
"""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import uuid4

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from .acts import TITLE, entitle
from .aside import Aside, put_aside, put_unsent_aside
from .changes import count_change
from .erasing import erase_people
from .errors import StorageError
from .faults import corrupt
from .named import rows_of
from .redaction import is_erased, linked_players, merged_into
from .rows import ActLine
from .stations.values import ActRow, Change, EntryRow, GameRow, Rows
from .tables import ACT, ASIDE, ENTRY, GAME, META, RULES

if TYPE_CHECKING:
    from threading import RLock

    from riichi_desktop.club import Register

    from .acts import Acts
    from .database import Database
    from .log import Log

_SENT: Final = (GAME, ENTRY, ACT)
_ROWID: Final[ColumnElement[int]] = literal_column("entry.rowid")
_POSITION: Final = ("hub", "hub_last", "hub_mark")
_STATION: Final = "station"


class Position(NamedTuple):
    """How far a hub is known here.

    Attributes:
        hub: its id; "" before there was one.
        last: everything up to this arrival is here.
        mark: the uid of the row of that arrival; "" where it is not known.
    """

    hub: str = ""
    last: int = 0
    mark: str = ""


class Exchange:
    """The side of a `Club` that an exchange with a hub uses; made by `Club.exchange`.

    Every method is one transaction, and raises `StorageError` as those of `Club` do.
    """

    def __init__(
        self,
        database: "Database",
        acts: "Acts",
        log: "Log",
        turn: "RLock",
        forget: Callable[[], None],
    ) -> None:
        self._database = database
        self._acts = acts
        self._log = log
        self._turn = turn
        self._forget = forget

    def position(self) -> Position:
        """Give how far a hub is known here."""
        with self._database.reading() as connection:
            return _position(connection)

    def begin(self, hub: str) -> Position:
        """Go on with a hub; with another one than before nothing is sent yet, nor known."""
        with self._turn, self._database.writing() as connection:
            there = _position(connection)
            if there.hub == hub:
                return there
            for table in _SENT:
                connection.execute(update(table).values(arrival=None))
            count_change(connection)
            return _move(connection, Position(hub))

    def count_unsent(self) -> int:
        """Give how many games, entries and acts the hub is not known to have."""
        with self._database.reading() as connection:
            counts = [select(func.count()).where(table.c.arrival.is_(None)) for table in _SENT]
            return sum(connection.scalar(count) or 0 for count in counts)

    def unsent(self, limit: int) -> Rows:
        """Give what the hub is not known to have, the first of it: games, then entries, then acts.

        Args:
            limit: so many rows at most.
        """
        with self._database.reading() as connection:
            games = [GameRow(*row) for row in _unsent(connection, GAME, GameRow, limit)]
            left = limit - len(games)
            entries = [EntryRow(*row) for row in _unsent(connection, ENTRY, EntryRow, left)]
            left -= len(entries)
            acts = [ActRow(*row) for row in _unsent(connection, ACT, ActRow, left)]
            wanted = select(RULES.c.uid, RULES.c.document)
            found = wanted.where(RULES.c.uid.in_({game.rules for game in games}))
            rules = {row[0]: row[1] for row in connection.execute(found).all()}
        return Rows(tuple(games), tuple(entries), tuple(acts), rules)

    def mark_sent(self, arrivals: Mapping[str, int], last: int = 0, mark: str = "") -> None:
        """Take down what the hub has now.

        Args:
            arrivals: uid of a game, an entry or an act -> its arrival.
            last: everything on the hub up to this arrival is here then; 0 leaves that as it was.
            mark: the uid of the row of that arrival.
        """
        with self._database.writing() as connection:
            _arrive(connection, arrivals)
            if last:
                _move(connection, Position(_position(connection).hub, last, mark))

    def take(self, rows: Rows) -> Change:
        """Write what the hub has, and how far it is known then; what is here already is left.

        Returns:
            What is new here.

        Raises:
            StorageError: `corrupt`, a row belongs to nothing that is here or came with it.
        """
        with self._turn:
            erased = _erased_people(self._log.register(), rows)
            with self._database.writing() as connection:
                change = self._take(connection, rows)
                gone = _erase(connection, rows, erased)
                if change.lost:
                    count_change(connection)
            if change.lost or gone:
                self._forget()
        if gone:
            with suppress(StorageError):  # it is not in the tables any more
                self._database.compact()
        return change

    def give_up(self, games: Collection[str]) -> Change:
        """Put aside what the hub has not of the records of some games: it takes none of it."""
        with self._turn:
            with self._database.writing() as connection:
                lost = frozenset(game for game in games if put_unsent_aside(connection, game))
                if lost:
                    count_change(connection)
            if lost:
                self._forget()
        return Change(lost, lost=lost)

    def count_aside(self) -> int:
        """Give how many entries lie aside."""
        return Aside(self._database).count()

    def token(self) -> str:
        """Give what tells this database from that of another station of the same name."""
        with self._database.writing() as connection:
            value = connection.scalar(select(META.c.value).where(META.c.name == _STATION))
            if value is None:
                value = uuid4().hex
                connection.execute(insert(META).values(name=_STATION, value=value))
        return str(value)

    def rows_of(self, players: Collection[str]) -> Rows:
        """Give the rows that the hub has of people and of the games that they played, as here."""
        with self._database.reading() as connection:
            return rows_of(connection, players)

    def aside(self) -> tuple[EntryRow, ...]:
        """Give the entries that were written here where the hub has others, the first one first."""
        columns = [ASIDE.c[name] for name in EntryRow._fields[:-1]]
        with self._database.reading() as connection:
            found = connection.execute(select(*columns).order_by(ASIDE.c.at, ASIDE.c.number))
            return tuple([EntryRow(*row) for row in found.all()])

    def _take(self, connection: Connection, rows: Rows) -> Change:
        _add_rules(connection, rows.rules)
        games = self._add_games(connection, rows.games)
        entries, lost = self._add_entries(connection, rows.entries)
        acts = _missing(connection, ACT, rows.acts)
        self._acts.put(connection, [ActLine(*act[:-1]) for act in acts])
        _arrive(connection, {row.uid: row.arrival for some in rows[:3] for row in some})
        titles = {act.thing for act in acts if act.kind == TITLE}
        entitle(connection, titles | set(games))
        if rows.last:
            _move(connection, Position(_position(connection).hub, rows.last, rows.mark))
        return Change(frozenset(titles.union(games, entries)), bool(acts), lost)

    def _add_games(self, connection: Connection, rows: tuple[GameRow, ...]) -> set[str]:
        missing = _missing(connection, GAME, rows)
        last = connection.scalar(select(func.coalesce(func.max(GAME.c.number), 0)))
        for number, game in enumerate(missing, start=int(last or 0) + 1):
            connection.execute(insert(GAME).values(**_row(game), number=number, hidden=0))
        return {game.uid for game in missing}

    def _add_entries(
        self, connection: Connection, rows: tuple[EntryRow, ...]
    ) -> tuple[set[str], frozenset[str]]:
        """Write entries; give the games that have new ones, and those of which some lie aside."""
        missing = _missing(connection, ENTRY, rows)
        first: dict[str, int] = {}
        for entry in missing:
            first.setdefault(entry.game, entry.number)
        lost = {game for game, number in first.items() if put_aside(connection, game, number)}
        for game, number in first.items():
            lasts = select(func.coalesce(func.max(ENTRY.c.number), 0)).where(ENTRY.c.game == game)
            there = connection.scalar(select(GAME.c.uid).where(GAME.c.uid == game))
            if there is None or connection.scalar(lasts) != number - 1:
                raise corrupt(self._database.path, f"{game} {number}")
        if missing:
            connection.execute(insert(ENTRY), [_row(entry) for entry in missing])
        return set(first), frozenset(lost)


def _row(row: GameRow | EntryRow) -> dict[str, object]:
    """Give the columns of a row; one that no hub has yet has no arrival."""
    return {**row._asdict(), "arrival": row.arrival or None}


def _erased_people(register: "Register", rows: Rows) -> dict[str, bool]:
    """Give who is erased, here or by rows that came: themselves, and those merged into them.

    Returns:
        Id -> whether the rows say so, of a person who was not erased here.
    """
    people = [act for act in rows.acts if act.kind == "player"]
    fresh = {act.thing for act in people if is_erased(act.payload)}
    found = {uid: False for uid, one in register.players.items() if one.erased}
    fresh -= found.keys()
    found |= dict.fromkeys(fresh, True)
    merged = {uid: register.who(uid) for uid in register.players}
    merged |= {act.thing: register.who(merged_into(act.payload)) for act in people}
    found |= {uid: kept in fresh for uid, kept in merged.items() if kept in found}
    return found


def _erase(connection: Connection, rows: Rows, erased: Mapping[str, bool]) -> bool:
    """Take out the names of erased people that came with rows; tell whether there were any."""
    if not erased:
        return False
    games = {one.uid for one in rows.games} | {one.game for one in rows.entries}
    links = select(ACT.c.payload).where((ACT.c.kind == "link") & ACT.c.thing.in_(games))
    texts = [act.payload for act in rows.acts if act.kind == "link"]
    texts += connection.scalars(links).all()
    named = {act.thing for act in rows.acts if act.kind == "player"}
    named |= {player for text in texts for player in linked_players(text)}
    gone = sorted(uid for uid, is_fresh in erased.items() if is_fresh or uid in named)
    for player in gone:
        erase_people(connection, [player])
    return bool(gone)


def _missing(connection: Connection, table: Table, rows: Any) -> Any:
    """Give those rows that are not here."""
    uids = [row.uid for row in rows]
    known = set[str]()
    for at in range(0, len(uids), 500):
        found = select(table.c.uid).where(table.c.uid.in_(uids[at : at + 500]))
        known |= set(connection.scalars(found).all())
    return [row for row in rows if row.uid not in known]


def _arrive(connection: Connection, arrivals: Mapping[str, int]) -> None:
    rows = [{"row": uid, "place": arrival} for uid, arrival in arrivals.items() if arrival]
    for table in _SENT if rows else ():
        place = update(table).where(table.c.uid == bindparam("row"))
        connection.execute(place.values(arrival=bindparam("place")), rows)


def _add_rules(connection: Connection, rules: Mapping[str, str]) -> None:
    known = set(connection.scalars(select(RULES.c.uid)).all()) if rules else set()
    rows = [{"uid": uid, "document": text} for uid, text in rules.items() if uid not in known]
    if rows:
        connection.execute(insert(RULES), rows)


def _unsent(connection: Connection, table: Table, kind: Any, limit: int) -> Any:
    """Give the fields of rows but their arrival, in the order in which they were written."""
    columns = [table.c[name] for name in kind._fields[:-1]]
    order = table.c.number if table is not ENTRY else _ROWID
    found = select(*columns).where(table.c.arrival.is_(None)).order_by(order).limit(limit)
    return connection.execute(found).all()


def _position(connection: Connection) -> Position:
    rows = connection.execute(select(META.c.name, META.c.value)).all()
    said = {row[0]: row[1] for row in rows}
    hub, last, mark = (said.get(name, "") for name in _POSITION)
    return Position(hub, int(last) if last.isdecimal() else 0, mark)


def _move(connection: Connection, position: Position) -> Position:
    connection.execute(delete(META).where(META.c.name.in_(_POSITION)))
    rows = [
        {"name": name, "value": str(value)} for name, value in zip(_POSITION, position, strict=True)
    ]
    connection.execute(insert(META), rows)
    return position
