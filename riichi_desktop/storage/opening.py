"""The one way in: a database opened, made or brought up to date, or a reason why not."""

from pathlib import Path

from riichi_desktop.engine import problem

from .club import Club
from .errors import StorageError, from_system
from .files import is_missing, log_of, set_aside
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
        return _opened(path, station, lock)
    except BaseException:
        lock.release()
        raise


def _opened(path: Path, station: str, lock: Lock | None) -> Club:
    from .daily import Daily
    from .database import Database
    from .migrations import prepare
    from .records import Records

    database = Database(path, read_only=lock is None)
    try:
        prepare(database, lambda: database.backup("schema"))
    except BaseException:
        database.close()
        raise
    daily = None if lock is None else Daily(database)
    return Club(database, Records(database), station, lock, daily)


def _keep_orphan(path: Path) -> None:
    """Set aside a log whose database is gone: SQLite would delete it."""
    if is_missing(path) and not is_missing(log_of(path)):
        try:
            set_aside(path, "found")
        except OSError as error:
            raise from_system(error, path) from error
