"""A SQLite file behind SQLAlchemy: its settings, its transactions, and its errors in our terms."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import Connection, QueuePool, create_engine, event

from riichi_desktop.engine import problem

from .copying import check, copy_into, make_backup
from .errors import StorageError
from .faults import explained, primary
from .files import is_missing, log_of, set_aside
from .values import Backup, Reason

BUSY_SECONDS: Final = 5.0
"""How long a transaction waits for that of another connection."""


class Database:
    """An open file.

    One connection, the keeper, is open for life: with it the file and its log stay reachable even
    when somebody removes them, and it tells when another connection has written.

    Args:
        path: the file, without symbolic links on the way.
        read_only: never write; the file must be there.

    Raises:
        StorageError: it cannot be opened.
    """

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        self.path: Final = path
        self.read_only: Final = read_only
        self._is_closed = False
        self._open("mode=ro" if read_only else "mode=rwc" if is_missing(path) else "mode=rw")

    def _open(self, options: str) -> None:
        self._options = options
        self._turn = Lock()
        with explained(self.path):
            self._keeper = self._looked()
            self._places = {self.path: self.path.stat()}
        if not self.read_only:
            self._options = "mode=rw"  # a later connection must not make a file that was removed
        self._engine = create_engine("sqlite://", creator=self.connect, poolclass=QueuePool)
        event.listen(self._engine, "begin", _begin)

    def _looked(self) -> sqlite3.Connection:
        """Give a connection that has read something."""
        try:
            return self.connect()
        except sqlite3.OperationalError as error:
            # A log cannot be made in a folder that is not ours; without one the file is whole.
            unwritable = primary(error) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
            if not (self.read_only and unwritable and is_missing(log_of(self.path))):
                raise
        self._options = "mode=ro&immutable=1"
        return self.connect()

    def connect(self) -> sqlite3.Connection:
        """Give a connection of one's own, set up as all are; transactions begin when they are told.

        Raises:
            sqlite3.Error: it cannot be made.
        """
        self._refuse_closed()
        connection = sqlite3.connect(
            f"{self.path.as_uri()}?{self._options}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA fullfsync = ON")  # macOS: through the disk's own cache
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except BaseException:
            connection.close()
            raise
        return connection

    def keep_log(self) -> None:
        """Write ahead from now on, and remember which files these are.

        Raises:
            StorageError: the file cannot be written to.
        """
        with explained(self.path), self._turn:
            self._keeper.execute("PRAGMA journal_mode = WAL").fetchall()
            self._keeper.execute("SELECT 1 FROM sqlite_master").fetchall()  # this opens the log
        self._places = {
            place: place.stat() for place in (self.path, log_of(self.path)) if not is_missing(place)
        }

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do several things as one: at the end all of them are on the disk, or none was done.

        Raises:
            StorageError: none was done; `file_gone` may be raised where they were done in a file
                that is not there any more.
        """
        self._refuse_closed()
        self.check_place()
        with explained(self.path), self._engine.connect() as connection:
            connection = connection.execution_options(writing=True)
            with connection.begin():
                yield connection
        self.check_place()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """See one state for as long as it lasts, whatever others write meanwhile.

        Raises:
            StorageError: it cannot be read; `file_gone`, for a reader alone: another file is in
                the place of the one that it reads, as after a restore.
        """
        if self.read_only:
            self.check_place()
        with explained(self.path), self._engine.connect() as connection, connection.begin():
            yield connection

    def check_place(self) -> None:
        """See that the files are still those that were opened.

        Raises:
            StorageError: `file_gone`; `rescue` brings them back.
        """
        for place, was in self._places.items():
            try:
                is_there = os.path.samestat(was, place.stat())
            except OSError:
                is_there = False
            if not is_there:
                raise StorageError(problem("file_gone", file=str(self.path)))

    def version(self) -> int:
        """Give a number that is another one whenever somebody has written.

        Raises:
            StorageError: as `reading`.
        """
        if self.read_only:
            self.check_place()
        with explained(self.path), self._turn:
            (number,) = self._keeper.execute("PRAGMA data_version").fetchone()
        return int(number)

    def rescue(self) -> None:
        """Write everything to its place again, where the file was removed, and go on there.

        What is in its place now is set aside.

        Raises:
            StorageError: it cannot be written; everything is still there, to be tried again.
        """
        fresh = self.path.with_name(f"{self.path.name}.fresh")
        with explained(self.path), self._turn:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            copy_into(self._keeper, fresh)
            set_aside(self.path, "found")
            fresh.rename(self.path)
        self._let_go()
        self._open("mode=rw")
        self.keep_log()

    def compact(self) -> None:
        """Write the file anew: what was taken out of it is then not in it, nor in its log.

        Raises:
            StorageError: it cannot be done now; `busy` where somebody was reading all the while.
        """
        self.check_place()
        with explained(self.path), closing(self.connect()) as connection:
            connection.execute("VACUUM")
            done = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if done[0]:
            raise StorageError(problem("busy", file=str(self.path)))

    def check(self) -> None:
        """Look through the whole file for damage; others may go on meanwhile.

        Raises:
            StorageError: `corrupt`, with what was found first.
        """
        with explained(self.path), closing(self.connect()) as connection:
            check(self.path, connection)

    def backup(self, reason: Reason) -> Backup:
        """Make a backup with a connection of its own; others may go on writing meanwhile.

        Raises:
            StorageError: it cannot be made.
        """
        with explained(self.path), closing(self.connect()) as connection:
            return make_backup(self.path, connection, reason)

    def close(self) -> None:
        """Let go of the file; the log is folded into it."""
        self._is_closed = True
        self._let_go()

    def _refuse_closed(self) -> None:
        if self._is_closed:
            raise sqlite3.ProgrammingError(f"{self.path} was closed")

    def _let_go(self) -> None:
        self._engine.dispose()
        with suppress(sqlite3.Error):
            self._keeper.close()


def _begin(connection: Connection) -> None:
    """Take the right to write at once: a transaction that reads first would lose it to another."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
