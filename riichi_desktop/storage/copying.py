"""Copies made by SQLite itself: of a file alone, whatever is in the log would be missing."""

import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from .backups import KEPT, backup_folder, backups
from .faults import corrupt, explained
from .files import sync_file
from .values import Backup, Reason


def today() -> str:
    """Give the UTC day."""
    return datetime.now(UTC).date().isoformat()


def copy_into(connection: sqlite3.Connection, target: Path) -> None:
    """Write a whole, compact copy to a new file, as of now, and have it reach the disk.

    Raises:
        sqlite3.Error, OSError: it cannot be; nothing is left of it.
    """
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
        sync_file(target)
    except BaseException:
        with suppress(OSError):
            target.unlink(missing_ok=True)
        raise


def check(path: Path, connection: sqlite3.Connection) -> None:
    """Look through a whole database for damage.

    Raises:
        StorageError: `corrupt`, with what was found first.
        sqlite3.Error: it cannot be read.
    """
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise corrupt(path, str(found))


def make_backup(path: Path, connection: sqlite3.Connection, reason: Reason) -> Backup:
    """Copy an open database, and let go of what is more than is kept.

    Args:
        path: its file.
        connection: what it is read with; it must not be in a transaction.
        reason: why.

    Raises:
        StorageError: it cannot be made; what was kept is kept.
    """
    folder, date = backup_folder(path), today()
    with explained(folder):
        folder.mkdir(exist_ok=True)
        number = max((backup.number for backup in backups(path)), default=0) + 1
        final = folder / f"{path.stem}-{number:06}-{date}-{reason}.db"
        fresh = final.with_suffix(".part")
        fresh.unlink(missing_ok=True)
        copy_into(connection, fresh)
        fresh.rename(final)
        made = Backup(final, number, date, reason, final.stat().st_size)
    for old in [one for one in backups(path) if one.reason == reason][KEPT:]:
        with suppress(OSError):
            old.path.unlink()
    return made
