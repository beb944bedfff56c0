"""A backup put in the place of the database, or the database taken out of it; nothing is lost."""

from contextlib import closing, suppress
from pathlib import Path

from riichi_desktop.engine import problem

from .errors import StorageError, from_system
from .files import is_missing, put_in_place
from .files import set_aside as rename
from .lock import Lock
from .network import is_on_network


def restore(path: Path, backup: Path) -> Path | None:
    """Put a backup in the place of a database, which nobody may have open.

    Returns:
        Where the database that was there is now, whole; None where there was none.

    Raises:
        StorageError: `in_use`; `corrupt`, `newer_schema` or `not_a_club` of the backup; or the
            files cannot be written. Then the database is as it was.
    """
    path = path.resolve()
    if is_on_network(path):
        raise StorageError(problem("network_path", file=str(path)))
    lock = Lock(path)
    try:
        fresh = _copy_beside(path, backup.resolve())
        _fold_log(path)
        return put_in_place(fresh, path, "replaced")
    except OSError as error:
        raise from_system(error, path) from error
    finally:
        lock.release()


def set_aside(path: Path) -> Path:
    """Rename a database that cannot be used, and what belongs to it; the next one opened is new.

    Returns:
        Where it is now.

    Raises:
        StorageError: `in_use`, or it cannot be renamed.
    """
    path = path.resolve()
    lock = Lock(path)
    try:
        return rename(path, "damaged")
    except OSError as error:
        raise from_system(error, path) from error
    finally:
        lock.release()


def _copy_beside(path: Path, backup: Path) -> Path:
    """Copy a backup, once it is known to be good, to where it can be renamed from."""
    from .copying import copy_into
    from .database import Database
    from .faults import explained
    from .migrations import refuse, schema_of

    fresh = path.with_name(f"{path.name}.fresh")
    with closing(Database(backup, read_only=True)) as source:
        source.check()
        refuse(source, schema_of(source))
        with explained(path), closing(source.connect()) as connection:
            fresh.unlink(missing_ok=True)
            copy_into(connection, fresh)
    return fresh


def _fold_log(path: Path) -> None:
    """Bring what is in the log into the file, where that can be done."""
    from .database import Database

    if not is_missing(path):
        with suppress(StorageError):
            Database(path).close()
