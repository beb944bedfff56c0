"""What is read and written of the club's acts: the statements."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, func, insert, select, update

from .changes import changes_of
from .faults import corrupt
from .rows import ActLine, RawAct
from .tables import ACT, GAME, META

if TYPE_CHECKING:
    from .database import Database


TITLE: Final = "title"
"""The kind of the acts that games are called by."""

_MANY: Final = 500
"""So many ids at most stand in one statement."""

_RAW: Final = (
    "SELECT number, arrival, CAST(uid AS BLOB), CAST(kind AS BLOB), CAST(thing AS BLOB),"
    " CAST(payload AS BLOB), CAST(station AS BLOB), CAST(at AS BLOB) FROM act"
)
"""As bytes: a damaged text would end the whole statement, and one damaged act must not."""

_LAST: Final = (
    select(ACT.c.number)
    .where(func.typeof(ACT.c.number) == "integer")
    .order_by(ACT.c.number.desc())
    .limit(1)
)
"""The number of the last act; one that is damaged is none."""

_ORDER: Final = " ORDER BY arrival IS NULL, arrival, number"


class Acts:
    """The acts of a database. Every method raises `StorageError` as those of `Records` do."""

    def __init__(self, database: "Database") -> None:
        self._database = database
        self._looked = -1
        self._changes = -1

    def is_changed(self) -> bool:
        """Tell whether rows that were there have changed since this was asked last."""
        version = self._database.version()
        if version == self._looked:
            return False
        self._looked = version
        known, (_, self._changes) = self._changes, self.state()
        return known not in (-1, self._changes)

    def state(self) -> tuple[int, int]:
        """Give the number of the last act, and how often earlier ones were changed."""
        with self._database.reading() as connection:
            last = connection.scalar(_LAST)
            changes = changes_of(connection)
        if not str(changes or 0).isdecimal():
            raise corrupt(self._database.path, META.name)
        return int(last or 0), int(changes or 0)

    def after(self, number: int = 0) -> Iterator[list[RawAct]]:
        """Give the acts that came to be after a number, in the order in which they count.

        They come some at a time, all of one state of the database; whoever begins ends it.
        """
        with self._database.reading() as connection:
            found = connection.exec_driver_sql(f"{_RAW} WHERE number > ?{_ORDER}", (number,))
            for some in found.partitions(_MANY):
                yield [RawAct(*row) for row in some]

    def of(self, things: Sequence[str]) -> list[RawAct]:
        """Give all acts on things of these ids, in the order in which they count for each id."""
        with self._database.reading() as connection:
            return [raw for some in _parts(things) for raw in of(connection, some)]

    def add(self, lines: Sequence[ActLine]) -> None:
        """Write acts, all or none."""
        with self._database.writing() as connection:
            self.put(connection, lines)

    def erase(self, lines: Sequence[ActLine], players: Collection[str]) -> None:
        """Write acts, and take out what people called one person; `players` are its ids."""
        from .erasing import erase_people

        with self._database.writing() as connection:
            self.put(connection, lines)
            erase_people(connection, players)

    def put(self, connection: Connection, lines: Sequence[ActLine]) -> None:
        """Write acts within a transaction; one with a uid that is there is not written again."""
        lines = _unknown(connection, lines)
        last = connection.scalar(_LAST) or 0
        rows = [{"number": at, **line._asdict()} for at, line in enumerate(lines, last + 1)]
        if rows:
            connection.execute(insert(ACT), rows)
        if titled := {line.thing for line in lines if line.kind == TITLE}:
            entitle(connection, titled)


def of(connection: Connection, things: Sequence[str]) -> list[RawAct]:
    """Give all acts on a few things, in the order in which they count."""
    marks = ", ".join("?" * len(things))
    found = connection.exec_driver_sql(f"{_RAW} WHERE thing IN ({marks}){_ORDER}", tuple(things))
    return [RawAct(*row) for row in found.all()]


def entitle(connection: Connection, games: Iterable[str]) -> None:
    """Let games be called as the latest readable act says; without one they stay as they are."""
    from riichi_desktop.club import Titled

    from .act_codec import read_act

    for some in _parts(sorted(games)):
        titles: dict[str, Titled] = {}
        for raw in of(connection, some):
            act = read_act(raw)
            if act is not None and isinstance(act.thing, Titled):
                titles[act.id] = act.thing
        for uid, said in titles.items():
            values = {"title": said.title, "hidden": int(said.hidden)}
            connection.execute(update(GAME).where(GAME.c.uid == uid).values(values))


def _unknown(connection: Connection, lines: Sequence[ActLine]) -> list[ActLine]:
    """Give those that are not there yet, each once."""
    fresh = {line.uid: line for line in lines}
    for some in _parts(list(fresh)):
        for uid in connection.scalars(select(ACT.c.uid).where(ACT.c.uid.in_(some))).all():
            del fresh[uid]
    return list(fresh.values())


def _parts(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[at : at + _MANY] for at in range(0, len(ids), _MANY)]
