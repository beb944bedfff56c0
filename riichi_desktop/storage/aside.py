"""Entries that another station made impossible: they leave the record and lie aside, whole."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, insert, select

from .erasing import forget_game
from .rows import Line
from .tables import ASIDE, ENTRY

if TYPE_CHECKING:
    from .database import Database


def put_aside(connection: Connection, game: str, number: int) -> bool:
    """Put aside what is in a record from a line on; tell whether there was anything."""
    place = (ENTRY.c.game == game) & (ENTRY.c.number >= number)
    columns = [ENTRY.c[column.name] for column in ASIDE.columns]
    rows = [dict(row) for row in connection.execute(select(*columns).where(place)).mappings()]
    if rows:
        connection.execute(insert(ASIDE), rows)
        connection.execute(delete(ENTRY).where(place))
        forget_game(connection, game)
    return bool(rows)


def put_unsent_aside(connection: Connection, game: str) -> bool:
    """Put aside what no hub has of a record; tell whether there was anything."""
    unsent = (ENTRY.c.game == game) & ENTRY.c.arrival.is_(None)
    first = connection.scalar(select(func.min(ENTRY.c.number)).where(unsent))
    return first is not None and put_aside(connection, game, int(first))


class Aside:
    """The entries of a database that lie aside.

    Every method raises `StorageError` as those of `Records` do.
    """

    def __init__(self, database: "Database") -> None:
        self._database = database

    def count(self) -> int:
        """Give how many there are."""
        with self._database.reading() as connection:
            return connection.scalar(select(func.count()).select_from(ASIDE)) or 0

    def games(self) -> list[str]:
        """Give the games that have any."""
        with self._database.reading() as connection:
            return list(connection.scalars(select(ASIDE.c.game).distinct()).all())

    def lines(self, game: str) -> list[Line]:
        """Give those of a game, in the order in which they were written."""
        columns = [ASIDE.c[name] for name in Line._fields]
        found = select(*columns).where(ASIDE.c.game == game)
        with self._database.reading() as connection:
            rows = connection.execute(found.order_by(ASIDE.c.at, ASIDE.c.number)).all()
        return [Line(*row) for row in rows]

    def drop(self, game: str, uid: str = "") -> None:
        """Let go of those of a game, or of one of them."""
        place = ASIDE.c.game == game
        with self._database.writing() as connection:
            connection.execute(delete(ASIDE).where(place & (ASIDE.c.uid == uid) if uid else place))
