"""Roles of the database itself: what a station, a referee and a screen may do on a PostgreSQL hub.

Three groups, ``riichi_screen``, ``riichi_station`` and ``riichi_referee``, hold the rights; users
are made members. So it is the server that bars a screen from writing, not a greyed button.
"""

from collections.abc import Mapping, Sequence
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

from psycopg import sql
from sqlalchemy import Connection

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .hub_rows import LEASE_SECONDS
from .hub_tables import HUB
from .values import ROLES, Role

if TYPE_CHECKING:
    from .server import Server

GROUP: Final[Mapping[Role, str]] = {role: f"riichi_{role}" for role in ROLES}
"""Role -> the group that has its rights; one for all hubs of a server."""

_PASSWORD_BYTES: Final = 15
_LONGEST: Final = 63
"""PostgreSQL cuts longer names off."""

_ALL: Final = tuple(table.name for table in HUB.sorted_tables)
_RECORD: Final = ("hub_rules", "hub_game", "hub_entry", "hub_act")
_SHARED: Final = ("hub_lease", "hub_station")

_NOW: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
_OVER: Final = f"until <= {_NOW} OR until > {_NOW} + {LEASE_SECONDS * 1000}"
"""The other end: the clock was set back since, see `leases_in_force`."""

_OWN: Final = "login = CAST(session_user AS TEXT)"

_POLICIES: Final = (
    ("lease_seen", "FOR SELECT TO riichi_screen, riichi_station, riichi_referee USING (true)"),
    ("lease_new", f"FOR INSERT TO riichi_station, riichi_referee WITH CHECK ({_OWN})"),
    (
        "lease_station",
        f"FOR UPDATE TO riichi_station USING ({_OVER} OR {_OWN}) WITH CHECK ({_OWN})",
    ),
    ("lease_referee", f"FOR UPDATE TO riichi_referee USING (true) WITH CHECK ({_OWN})"),
)
"""A game that somebody holds can be taken by that user alone, or by a referee."""


def make_roles(server: "Server", users: Mapping[Role, Sequence[str]]) -> dict[str, str]:
    """Give users of the database their rights; those that are not there are made.

    Args:
        server: the hub, opened as its owner, who may make roles.
        users: role -> names.

    Returns:
        Name -> its new password, of those that were made now. It is kept nowhere.

    Raises:
        StorageError: `hub_not_allowed`; `hub_user`, a name that cannot be; nothing was done.
    """
    for name in (name for names in users.values() for name in names):
        if not name or "\0" in name or len(name.encode()) > _LONGEST or name in GROUP.values():
            raise StorageError(problem("hub_user", name=name))
    made: dict[str, str] = {}
    with server.writing() as connection:
        _grant(connection)
        for role, names in users.items():
            for name in names:
                if _is_new(connection, name):
                    made[name] = token_urlsafe(_PASSWORD_BYTES)
                    _make_user(connection, name, made[name])
                _run(connection, "GRANT {} TO {}", GROUP[role], name)
    return made


def _grant(connection: Connection) -> None:
    """Make the groups and give them what is theirs; again it changes nothing."""
    groups = ", ".join(GROUP.values())
    for group in GROUP.values():
        if _is_new(connection, group):
            _run(connection, "CREATE ROLE {} NOLOGIN", group)
    for statement in (
        f"GRANT SELECT ON {', '.join(_ALL)} TO {groups}",
        f"GRANT INSERT ON {', '.join(_RECORD)} TO riichi_station, riichi_referee",
        f"GRANT INSERT, UPDATE ON {', '.join(_SHARED)} TO riichi_station, riichi_referee",
        "GRANT UPDATE ON hub_game, hub_entry, hub_act TO riichi_referee",
        "GRANT INSERT ON hub_erased TO riichi_referee",
        "ALTER TABLE hub_lease ENABLE ROW LEVEL SECURITY",
        *(f"DROP POLICY IF EXISTS {name} ON hub_lease" for name, _ in _POLICIES),
        *(f"CREATE POLICY {name} ON hub_lease {law}" for name, law in _POLICIES),
    ):
        connection.exec_driver_sql(statement)


def _is_new(connection: Connection, name: str) -> bool:
    found = connection.exec_driver_sql("SELECT 1 FROM pg_roles WHERE rolname = %s", (name,))
    return found.first() is None


def _make_user(connection: Connection, name: str, password: str) -> None:
    """Make a user; its password is hashed here, so that no log of the server has it."""
    raw = connection.connection.driver_connection
    assert raw is not None, "it is in a transaction"
    hashed = raw.pgconn.encrypt_password(password.encode(), name.encode(), b"scram-sha-256")
    statement = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}")
    raw.execute(statement.format(sql.Identifier(name), sql.Literal(hashed.decode())))


def _run(connection: Connection, statement: str, *names: str) -> None:
    raw = connection.connection.driver_connection
    assert raw is not None, "it is in a transaction"
    raw.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))
