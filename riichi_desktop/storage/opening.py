"""The one way in: a database opened, made or brought up to date, or a reason why not."""

from contextlib import closing
from pathlib import Path

from riichi_desktop.engine import problem

from .club import Club
from .errors import StorageError, from_system
from .files import is_missing, log_of, set_aside, sync_file, sync_folder
from .lock import Lock
from .network import is_on_network


def open_club(path: Path, *, station: str, read_only: bool = False) -> Club:
    """Open a club's matches; a database that is not there is made.

    SQLAlchemy is loaded here and not before: it takes longer than everything else in the program.

    Args:
        path: the file.
        station: the name of whoever writes; each entry carries it.
        read_only: see what others write, and never write; the file must be there.

    Raises:
        StorageError: `in_use`, another program writes there (it can be opened read-only);
            `newer_schema`; `older_schema` (read-only: open it once to bring it up to date);
            `corrupt` or `not_a_club` (`set_aside` or `restore` help); `no_permission`,
            `disk_full`, `disk_error`, `network_path`, `file_gone`, `busy`. Nothing was changed.
    """
    path = path.expanduser().resolve()
    if is_on_network(path):
        raise StorageError(problem("network_path", file=str(path)))
    if read_only:
        return _opened(path, station, None)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise from_system(error, path) from error
    lock = Lock(path)
    try:
        _keep_orphan(path)
        _refuse_empty(path)
        if is_missing(path):
            _make(path)
        return _opened(path, station, lock)
    except BaseException:
        lock.release()
        raise


def is_free(path: Path) -> bool:
    """Tell whether no program writes into a database now, and this one could."""
    try:
        Lock(path.expanduser().resolve()).release()
    except StorageError:
        return False
    return True


def _opened(path: Path, station: str, lock: Lock | None) -> Club:
    from .daily import Daily
    from .database import Database
    from .migrations import prepare

    database = Database(path, read_only=lock is None)
    try:
        prepare(database, lambda: database.backup("schema"))
    except BaseException:
        database.close()
        raise
    daily = None if lock is None else Daily(database)
    return Club(database, station, lock, daily)


def _refuse_empty(path: Path) -> None:
    """Refuse a file with nothing in it: matches may have been there, and a backup may have them.

    A database is made only where no file is, and is never empty itself, see `_make`.
    """
    try:
        is_empty = not is_missing(path) and path.stat().st_size == 0
        if is_empty and (is_missing(log_of(path)) or log_of(path).stat().st_size == 0):
            raise StorageError(problem("corrupt", file=str(path), detail="0 B"))
    except OSError as error:
        raise from_system(error, path) from error


def _make(path: Path) -> None:
    """Put a database without tables in its place, whole, whenever the power is cut."""
    import sqlite3

    from .faults import explained

    fresh = path.with_name(f"{path.name}.fresh")
    with explained(path):
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(fresh)) as connection:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        sync_file(fresh)
        fresh.rename(path)
        sync_folder(path.parent)


def _keep_orphan(path: Path) -> None:
    """Set aside a log whose database is gone: SQLite would delete it."""
    if is_missing(path) and not is_missing(log_of(path)):
        try:
            set_aside(path, "found")
        except OSError as error:
            raise from_system(error, path) from error
