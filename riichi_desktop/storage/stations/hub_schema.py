"""The tables of a hub made, recognised, brought up to date.

A station never changes the tables by itself: it refuses a hub of another schema, and says whether
its own program or the hub is the older one. ``riichi-desktop hub init`` brings the hub up to date,
on one station, after a copy.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from sqlalchemy import Connection, func, inspect, select, update

from riichi_desktop import __version__
from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .hub_file import HubFile
from .hub_tables import HUB, HUB_META

if TYPE_CHECKING:
    from .server import Server

HUB_SCHEMA: Final = 1
"""The schema of `hub_tables`."""

STEPS: Final[Mapping[int, Callable[[Connection], None]]] = {}
"""Number -> the step that leads from it to the next, in plain SQL; none leads to the first."""


def create(store: "Server | HubFile", secure: Callable[[], object]) -> bool:
    """Make the tables of a hub, or bring older ones up to date; tell whether anything was done.

    Args:
        store: the database.
        secure: makes a copy before a migration; where it raises, nothing is migrated.

    Raises:
        StorageError: `hub_newer`; `not_a_hub`, a file with other tables; `hub_encoding`.
    """
    found = schema_of(store)
    if found is None:
        _refuse_foreign(store)
        if isinstance(store, HubFile):
            store.database.keep_log()
        with store.writing() as connection:
            _make(connection)
        return True
    if found > HUB_SCHEMA:
        check(store)
    if found == HUB_SCHEMA:
        return False
    secure()
    for number in range(found, HUB_SCHEMA):
        with store.writing() as connection:
            if _schema(connection) == number:  # somebody else may have taken this step
                STEPS[number](connection)
                _say(connection, schema=str(number + 1), program=__version__)
    return True


def check(store: "Server | HubFile") -> None:
    """See that a database is a hub of the schema that this version of the program knows.

    Raises:
        StorageError: `not_a_hub`, `hub_newer`, `hub_older`.
    """
    found = schema_of(store)
    if found is None:
        raise StorageError(problem("not_a_hub", server=store.name))
    if found != HUB_SCHEMA:
        numbers = {"schema": found, "known": HUB_SCHEMA}
        which = "hub_newer" if found > HUB_SCHEMA else "hub_older"
        raise StorageError(problem(which, server=store.name, **numbers))


def schema_of(store: "Server | HubFile") -> int | None:
    """Give the number of a hub's schema; None where there are no tables of a hub."""
    with store.reading() as connection:
        if not inspect(connection).has_table(HUB_META.name):
            return None
        return _schema(connection)


def said(connection: Connection, name: str) -> str:
    """Give what a hub says of itself; "" for what it does not say."""
    return connection.scalar(select(HUB_META.c.value).where(HUB_META.c.name == name)) or ""


def _schema(connection: Connection) -> int:
    value = said(connection, "schema")
    return int(value) if value.isdecimal() else 0


def _make(connection: Connection) -> None:
    if inspect(connection).has_table(HUB_META.name):  # another station was quicker
        return
    HUB.create_all(connection)
    rows = {"hub": uuid4().hex, "schema": str(HUB_SCHEMA), "program": __version__}
    connection.execute(
        HUB_META.insert(), [{"name": name, "value": value} for name, value in rows.items()]
    )


def _say(connection: Connection, **values: str) -> None:
    for name, value in values.items():
        connection.execute(update(HUB_META).where(HUB_META.c.name == name).values(value=value))


def _refuse_foreign(store: "Server | HubFile") -> None:
    """Refuse a file of something else, as a station's own matches, and letters that do not fit."""
    with store.reading() as connection:
        if isinstance(store, HubFile):
            if inspect(connection).get_table_names():
                raise StorageError(problem("not_a_hub", server=store.name))
            return
        encoding = connection.scalar(select(func.current_setting("server_encoding")))
    if encoding != "UTF8":
        raise StorageError(problem("hub_encoding", server=store.name, encoding=str(encoding)))
