"""What is read and written for the results of games: the statements, many games at a time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    ColumnElement,
    Integer,
    LargeBinary,
    bindparam,
    cast,
    delete,
    func,
    insert,
    inspect,
    literal_column,
    select,
)

from .rows import Ends, SummaryRow, Written
from .tables import DERIVED, ENTRY, GAME, PLAYED, RULES

if TYPE_CHECKING:
    from .database import Database

_ROWID: Final = literal_column("entry.rowid", Integer)
_NO_INDEX: Final[ColumnElement[str]] = literal_column("+entry.game")


class PlayedRows:
    """The games of a database, read in numbers. Every method raises `StorageError`."""

    def __init__(self, database: "Database") -> None:
        self._database = database

    def ends(self, known: Ends) -> Ends:
        """Give how long the records are of the games that are new or longer than was known."""
        rows = _ROWID
        lasts = select(ENTRY.c.game, func.max(ENTRY.c.number)).group_by(ENTRY.c.game)
        if known.row:  # by its index for games SQLite would go through all entries
            new = select(ENTRY.c.game, func.max(ENTRY.c.number)).where(rows > known.row)
            lasts = new.group_by(_NO_INDEX)
        created = cast(GAME.c.created, LargeBinary)
        games = select(GAME.c.uid, GAME.c.number, created).where(GAME.c.number > known.game)
        with self._database.reading() as connection:
            begun = connection.execute(games.order_by(GAME.c.number)).all()
            found = connection.execute(lasts).all()
            row = connection.scalar(select(func.max(rows)).select_from(ENTRY)) or 0
        entries = {game: 0 for game, _, _ in begun}
        for game, last in found:
            entries[game] = last if isinstance(last, int) else -1
        numbers = [number for _, number, _ in begun if isinstance(number, int)]
        times = {game: at or b"" for game, _, at in begun}
        return Ends(entries, times, row, max(numbers, default=known.game))

    def remembered(self, games: Sequence[str], program: str) -> list[SummaryRow]:
        """Give what a version of the program worked out of some games."""
        columns = [PLAYED.c[name] for name in SummaryRow._fields]
        place = PLAYED.c.game.in_(games) & (PLAYED.c.program == program)
        with self._database.reading() as connection:
            if not inspect(connection).has_table(PLAYED.name):
                return []
            return [SummaryRow(*row) for row in connection.execute(select(*columns).where(place))]

    def written(self, games: Sequence[str]) -> dict[str, Written]:
        """Give games as they are written; of a damaged one whatever is there."""
        begun = select(GAME.c.uid, RULES.c.document, GAME.c.names).join_from(GAME, RULES)
        columns = (ENTRY.c.game, ENTRY.c.number, ENTRY.c.uid, ENTRY.c.payload)
        lines = select(*columns).order_by(ENTRY.c.game, ENTRY.c.number)
        with self._database.reading() as connection:
            found = {
                uid: Written(rules, names, [])
                for uid, rules, names in connection.execute(begun.where(GAME.c.uid.in_(games)))
            }
            for row in connection.execute(lines.where(ENTRY.c.game.in_(games))):
                if row[0] in found:
                    found[row[0]].lines.append(row[1:])
        return found

    def remember(self, rows: Sequence[dict[str, object]]) -> None:
        """Keep what was worked out, in the place of what was known of the same games."""
        old = delete(PLAYED).where(PLAYED.c.game == bindparam("old"))
        with self._database.writing() as connection:
            DERIVED.create_all(connection)
            connection.execute(old, [{"old": row["game"]} for row in rows])
            connection.execute(insert(PLAYED), list(rows))

    def drop(self) -> None:
        """Drop all that was worked out."""
        with self._database.writing() as connection:
            DERIVED.drop_all(connection, [PLAYED])
