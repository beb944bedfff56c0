"""One backup a day, made while the program is used: nobody waits for it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final

from .backups import backups
from .copying import check, make_backup, today
from .errors import StorageError
from .faults import explained

if TYPE_CHECKING:
    from riichi_desktop.engine import Problem

    from .database import Database

DELAY_SECONDS: Final = 3.0
"""The window is shown first."""


class Daily:
    """The thread that looks through the file and copies it, unless that was done today.

    A damaged file is told and not copied: it would push out the copies that are good.

    Attributes:
        trouble: why there is no backup of today; None while nothing is known to be wrong.
    """

    def __init__(self, database: "Database") -> None:
        self.trouble: Problem | None = None
        self._database = database
        self._closing = Event()
        self._turn = Lock()
        self._connection: sqlite3.Connection | None = None
        self._thread = Thread(target=self._run, name="backup", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Break it off where it is at work; the next day's first start does it."""
        self._closing.set()
        with self._turn:
            if self._connection is not None:
                self._connection.interrupt()
        self._thread.join()

    def _run(self) -> None:
        if self._closing.wait(DELAY_SECONDS):
            return
        try:
            self._secure()
        except StorageError as error:
            self.trouble = error.problem
        except sqlite3.Error:
            if not self._closing.is_set():
                raise

    def _secure(self) -> None:
        path, day = self._database.path, today()
        if any(backup.reason == "day" and backup.date == day for backup in backups(path)):
            return
        with explained(path), self._connected() as connection:
            written = "SELECT 1 FROM game UNION ALL SELECT 1 FROM act"
            is_empty = connection.execute(written).fetchone() is None
            if is_empty or self._closing.is_set():
                return
            check(path, connection)
            make_backup(path, connection, "day")

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        """Give a connection that `close` can interrupt for as long as it is open."""
        connection = self._connection = self._database.connect()
        try:
            yield connection
        finally:
            with self._turn:
                self._connection = None
                connection.close()
