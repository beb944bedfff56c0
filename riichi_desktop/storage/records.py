"""What is read and written of games: the statements, each method a transaction of its own."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_type_hints

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    func,
    insert,
    inspect,
    select,
    update,
)

from riichi_desktop.engine import problem

from .errors import StorageError
from .faults import corrupt
from .rows import ActLine, BeginRow, HeadRow, Line, Put, SummaryRow
from .tables import DERIVED, ENTRY, GAME, PENDING, RULES, SUMMARY

if TYPE_CHECKING:
    from .acts import Acts
    from .database import Database

AnyRow = TypeVar("AnyRow")

_LAST: Final = (
    select(func.coalesce(func.max(ENTRY.c.number), 0))
    .where(ENTRY.c.game == GAME.c.uid)
    .correlate(GAME)
    .scalar_subquery()
)
"""How many entries a game has: they are numbered without gaps."""

_HEADS: Final = select(
    *(GAME.c.uid, GAME.c.number, GAME.c.title, GAME.c.created, GAME.c.rules_id),
    *(GAME.c.hidden, _LAST, GAME.c.names),
).order_by(GAME.c.number.desc())


_LINE: Final = tuple(ENTRY.c[name] for name in Line._fields)


class Records:
    """The games of a database.

    Every method raises `StorageError` where the database cannot be read or written; then it did
    nothing.
    """

    def __init__(self, database: "Database", acts: "Acts") -> None:
        self._database = database
        self._acts = acts

    def heads(self, *, hidden: bool = False, game: str = "") -> list[HeadRow]:
        """Give the games, the latest first.

        Args:
            hidden: those too that were taken off the list.
            game: this one alone, hidden or not; "" for all.
        """
        statement = _HEADS
        if game:
            statement = statement.where(GAME.c.uid == game)
        elif not hidden:
            statement = statement.where(GAME.c.hidden == 0)
        with self._database.reading() as connection:
            return [HeadRow(*row) for row in connection.execute(statement).all()]

    def add_game(
        self,
        values: dict[str, object],
        rules: str,
        lines: Sequence[Line],
        acts: Sequence[ActLine] = (),
    ) -> Put | None:
        """Write a new game, the entries that it begins with, and what the club says of it.

        Args:
            values: the columns of `GAME` but `number`, `rules` and `hidden`.
            rules: its rules in full; where they are there already they are not written again.
            lines: its entries.
            acts: written with it.

        Returns:
            None where it was written; else the entry with a uid of one of these, and nothing was.
        """
        digest = sha256(rules.encode()).hexdigest()
        lasting = {"rules": digest, "hidden": 0}
        with self._database.writing() as connection:
            for line in lines:
                if (held := _held(connection, ENTRY.c.uid == line.uid)) is not None:
                    return held
            if connection.scalar(select(RULES.c.uid).where(RULES.c.uid == digest)) is None:
                connection.execute(insert(RULES).values(uid=digest, document=rules))
            last = self._number(connection, select(func.coalesce(func.max(GAME.c.number), 0)))
            connection.execute(insert(GAME).values(**values, **lasting, number=last + 1))
            _add(connection, str(values["uid"]), lines)
            self._acts.put(connection, acts)
        return None

    def rules_and_names(self, game: str) -> BeginRow | None:
        """Give a game's rules and first names as they are written; None: no such game."""
        joined = select(RULES.c.document, GAME.c.names).join_from(GAME, RULES)
        with self._database.reading() as connection:
            row = connection.execute(joined.where(GAME.c.uid == game)).one_or_none()
        return None if row is None else self._read(BeginRow, row)

    def lines(self, game: str) -> list[Line]:
        """Give a game's record, in its order."""
        statement = select(*_LINE).where(ENTRY.c.game == game).order_by(ENTRY.c.number)
        with self._database.reading() as connection:
            return [self._read(Line, row) for row in connection.execute(statement).all()]

    def append(self, game: str, line: Line, pending: str | None) -> Put:
        """Write one entry, and what is on the table after it.

        Args:
            game: whose; it is there.
            line: the entry; its `number` is the one that it must have, 0 for the next.
            pending: what is on the table now; None leaves it as it is.

        Returns:
            What was written; or, where nothing was, what is in its place already: the entry with
            this uid, or the one with this number.

        Raises:
            StorageError: `continued_elsewhere`, the number would leave a gap.
        """
        with self._database.writing() as connection:
            if (held := _held(connection, ENTRY.c.uid == line.uid)) is not None:
                return held
            numbers = select(func.coalesce(func.max(ENTRY.c.number), 0))
            last = self._number(connection, numbers.where(ENTRY.c.game == game))
            if line.number > last + 1:
                # Whoever counts on entries that are not there any more saw them put aside.
                raise StorageError(problem("continued_elsewhere"))
            if 0 < line.number <= last:
                place = (ENTRY.c.game == game) & (ENTRY.c.number == line.number)
                held = _held(connection, place)
                assert held is not None, "they are numbered without gaps"
                return held
            line = line._replace(number=last + 1)
            _add(connection, game, [line])
            if pending is not None:
                _set_pending(connection, game, pending)
        return Put(line, game, is_new=True)

    def pending(self, game: str) -> str:
        """Give what is on the table and not in the record; "" for nothing."""
        statement = select(PENDING.c.text).where(PENDING.c.game == game)
        with self._database.reading() as connection:
            text = connection.scalar(statement)
        return text if isinstance(text, str) else ""

    def set_pending(self, game: str, text: str) -> bool:
        """Put something else in its place; tell whether there is such a game."""
        with self._database.writing() as connection:
            known = connection.scalar(select(GAME.c.number).where(GAME.c.uid == game))
            if known is not None:
                _set_pending(connection, game, text)
        return known is not None

    def entitle(self, game: str, said: Callable[[str, bool], ActLine | None]) -> bool:
        """Write the act of what a game is called; tell whether there is such a game.

        Args:
            game: whose.
            said: from its title and whether it is hidden, the act; None where that is as it should.
        """
        statement = select(GAME.c.title, GAME.c.hidden).where(GAME.c.uid == game)
        with self._database.writing() as connection:
            row = connection.execute(statement).one_or_none()
            line = None if row is None else said(str(row.title), bool(row.hidden))
            if line is not None:
                self._acts.put(connection, [line])
        return row is not None

    def summaries(self, program: str = "") -> list[SummaryRow]:
        """Give what a version of the program worked out; "": what any did."""
        statement = select(*[SUMMARY.c[name] for name in SummaryRow._fields])
        if program:
            statement = statement.where(SUMMARY.c.program == program)
        with self._database.reading() as connection:
            if not inspect(connection).has_table(SUMMARY.name):
                return []
            return [self._read(SummaryRow, row) for row in connection.execute(statement).all()]

    def _read(self, kind: Callable[..., AnyRow], row: Sequence[Any]) -> AnyRow:
        """Give a row as what it is; SQLite lets a damaged file have any value in any column.

        Raises:
            StorageError: `corrupt`.
        """
        if tuple(map(type, row)) != _kinds(kind):
            raise corrupt(self._database.path, kind.__name__)
        return kind(*row)

    def _number(self, connection: Connection, statement: Select[Any]) -> int:
        """Give the one number that a statement gives; as `_read`."""
        number = connection.scalar(statement)
        if type(number) is not int:
            raise corrupt(self._database.path, f"{number!r:.20}")
        return number

    def put_summaries(self, rows: Sequence[dict[str, object]]) -> None:
        """Keep what was worked out, in the place of what was known of the same games."""
        with self._database.writing() as connection:
            DERIVED.create_all(connection)
            old = SUMMARY.delete().where(SUMMARY.c.game == bindparam("old"))
            connection.execute(old, [{"old": row["game"]} for row in rows])
            connection.execute(insert(SUMMARY), list(rows))


@cache
def _kinds(kind: Callable[..., object]) -> tuple[type, ...]:
    """Give the types of what stands in the columns of a row."""
    return tuple(get_type_hints(kind).values())


def _held(connection: Connection, place: ColumnElement[bool]) -> Put | None:
    row = connection.execute(select(*_LINE, ENTRY.c.game).where(place)).one_or_none()
    return None if row is None else Put(Line(*row[:-1]), row[-1], is_new=False)


def _add(connection: Connection, game: str, lines: Iterable[Line]) -> None:
    rows = [{"game": game, **line._asdict()} for line in lines]
    if rows:
        connection.execute(insert(ENTRY), rows)


def _set_pending(connection: Connection, game: str, text: str) -> None:
    changed = update(PENDING).where(PENDING.c.game == game).values(text=text)
    if not connection.execute(changed).rowcount:
        connection.execute(insert(PENDING).values(game=game, text=text))
