"""The number of the schema: a new file gets the latest, an older one goes up step by step.

A step is a function that brings the tables from its number to the next one; it and the new number
are one transaction. An old step is never changed: it says in plain SQL what it does, and does not
use `tables`, which are as the latest schema has them. For each number a file as it was written then
is kept in ``tests/storage/data`` and opened by the tests.
"""

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import Connection, false, inspect, select

from riichi_desktop import __version__
from riichi_desktop.engine import problem

from .database import Database
from .errors import StorageError
from .faults import corrupt
from .tables import DERIVED, META, METADATA

Step = Callable[[Connection], None]

SCHEMA: Final = 2
"""The schema of `tables`."""


def _to_2(connection: Connection) -> None:
    """Add what the club writes down besides games, and what an exchange with a hub needs."""
    act = (
        "uid TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, thing TEXT NOT NULL,"
        " payload TEXT NOT NULL, station TEXT NOT NULL, at TEXT NOT NULL, arrival INTEGER,"
        " PRIMARY KEY (uid), UNIQUE (number)"
    )
    connection.exec_driver_sql(f"CREATE TABLE act ({act})")
    aside = (
        "uid TEXT NOT NULL, game TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL,"
        " payload TEXT NOT NULL, station TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (uid)"
    )
    connection.exec_driver_sql(f"CREATE TABLE aside ({aside})")
    connection.exec_driver_sql("CREATE INDEX act_thing ON act (thing)")
    connection.exec_driver_sql("CREATE INDEX act_arrival ON act (arrival)")
    for table in ("game", "entry"):
        connection.exec_driver_sql(f"ALTER TABLE {table} ADD COLUMN arrival INTEGER")
        connection.exec_driver_sql(f"CREATE INDEX {table}_arrival ON {table} (arrival)")


STEPS: Final[Mapping[int, Step]] = {1: _to_2}
"""Number -> the step that leads from it to the next."""


def prepare(database: Database, secure: Callable[[], object]) -> None:
    """Bring a database to the latest schema: a new one is made, an older one is migrated.

    Args:
        database: the open file.
        secure: makes a backup before a migration; where it raises, nothing is migrated.

    Raises:
        StorageError: `newer_schema`, `not_a_club`, `corrupt`, `older_schema` where it may not be
            written; nothing was changed. Or what hindered a step: the file is as it was before it.
    """
    found = schema_of(database)
    if database.read_only:
        refuse(database, found)
        if found != SCHEMA:
            raise StorageError(problem("older_schema", file=str(database.path)))
        _check_columns(database)
        return
    if found is not None:
        refuse(database, found)
    database.keep_log()
    if found is None:
        _create(database)
        return
    _touch(database)
    if found < SCHEMA:
        secure()
        for number in range(found, SCHEMA):
            _climb(database, number)
    _check_columns(database)


def refuse(database: Database, found: int | None) -> None:
    """Refuse a file that this version of the program cannot read.

    Raises:
        StorageError: `not_a_club` where there is nothing in it; `newer_schema`.
    """
    if found is None:
        raise StorageError(problem("not_a_club", file=str(database.path)))
    if found > SCHEMA:
        numbers = {"schema": found, "known": SCHEMA}
        raise StorageError(problem("newer_schema", file=str(database.path), **numbers))


def schema_of(database: Database) -> int | None:
    """Give the number of a file's schema; None where there is nothing in it yet.

    Raises:
        StorageError: `not_a_club`, tables of another program; `corrupt`, no number.
    """
    with database.reading() as connection:
        names = set(inspect(connection).get_table_names())
        if not names:
            return None
        if META.name not in names:
            raise StorageError(problem("not_a_club", file=str(database.path)))
        value = connection.scalar(select(META.c.value).where(META.c.name == "schema"))
    if value is None or not value.isdecimal():
        raise corrupt(database.path, f"schema: {value}")
    return int(value)


def _check_columns(database: Database) -> None:
    """See that the tables are those that are known: damage may be in what SQLite says of them.

    Raises:
        StorageError: `corrupt`, with the name of a table.
    """
    with database.reading() as connection:
        inspector = inspect(connection)
        names = inspector.get_table_names()
        derived = [table for table in DERIVED.sorted_tables if table.name in names]
        for table in (*METADATA.sorted_tables, *derived):
            there = inspector.get_columns(table.name) if table.name in names else []
            if {column["name"] for column in there} != {*table.columns.keys()}:
                raise corrupt(database.path, table.name)


def _create(database: Database) -> None:
    with database.writing() as connection:
        METADATA.create_all(connection)
        said = {"schema": str(SCHEMA), "program": __version__}
        rows = [{"name": name, "value": value} for name, value in said.items()]
        connection.execute(META.insert(), rows)


def _touch(database: Database) -> None:
    """Write nothing, so that what hinders writing shows: to begin is allowed in any file."""
    with database.writing() as connection:
        connection.execute(META.update().where(false()).values(value=""))


def _climb(database: Database, number: int) -> None:
    with database.writing() as connection:
        STEPS[number](connection)
        for name, value in (("schema", str(number + 1)), ("program", __version__)):
            connection.execute(META.update().where(META.c.name == name).values(value=value))
