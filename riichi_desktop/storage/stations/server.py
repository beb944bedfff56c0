"""A PostgreSQL hub's connection: its settings and its transactions.

Loaded when such a hub is used: psycopg brings its own libpq, and takes its time.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, QueuePool, create_engine, func, select

from .address import Address, url_of
from .passwords import password_of
from .server_faults import explained_server

CONNECT_SECONDS: Final = 3

_LOCK: Final = 0x52494943  # "RIIC": of this program's hubs, within one database

_LIBPQ: Final = {
    "connect_timeout": CONNECT_SECONDS,
    "application_name": "riichi-desktop",
    "client_encoding": "utf8",
    # A laptop that slept, or a cable that was pulled, is noticed after about ten seconds.
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS"""

_SESSION: Final = (
    "SET statement_timeout = '20s'",
    "SET lock_timeout = '8s'",
    # A station that vanished while it held the lock holds up nobody else for longer than this.
    "SET idle_in_transaction_session_timeout = '5s'",
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)

logging.getLogger("psycopg").setLevel(logging.ERROR)  # a lost connection is told by its error


class Server:
    """A database on a PostgreSQL server; one connection, made when it is needed and made again.

    Args:
        address: where it is.
    """

    is_file = False

    def __init__(self, address: Address) -> None:
        url = url_of(address)
        self.name: Final = f"{url.host or 'localhost'}/{url.database}"
        self._address = address
        self._engine = create_engine(
            "postgresql+psycopg://",
            creator=self._connect,
            poolclass=QueuePool,
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
        )

    def _connect(self) -> "psycopg.Connection[Any]":
        url = url_of(self._address)
        asked: dict[str, Any] = {
            **_LIBPQ,
            "host": url.host,
            "port": url.port,
            "user": url.username,
            "dbname": url.database,
            "password": password_of(self._address),
            **{name: value for name, value in url.query.items() if isinstance(value, str)},
        }
        connection = psycopg.connect(prepare_threshold=None, **asked)
        for statement in _SESSION:
            connection.execute(statement.encode())
        connection.commit()
        return connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do several things as one, while nobody else writes here.

        What ends later is seen later: so arrivals can be given in the order of commits.

        Raises:
            StorageError: none was done; or, `hub_unreachable`, whether it was is not known.
        """
        with explained_server(self.name), self._engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read; what is committed meanwhile may show.

        Raises:
            StorageError: it cannot be read.
        """
        with explained_server(self.name), self._engine.begin() as connection:
            yield connection

    def compact(self) -> None:
        """Leave it to the server, which sweeps out by itself what was written over."""

    def close(self) -> None:
        """Let go of the connection."""
        self._engine.dispose()
