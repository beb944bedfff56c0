"""The backups of a database: whole copies, numbered, and kept by count.

They lie in the folder ``backups`` beside the file, as ``club-000012-2026-11-30-day.db``. Of each
reason the last ten are kept, so that ten evenings do not push out what was saved before a
migration. The number tells which one is later: a clock may have been set back.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, cast, get_args

from .errors import from_system
from .values import Backup, Reason

KEPT: Final = 10
"""How many backups are kept of each reason."""

_NAME: Final = re.compile(
    r"(?P<stem>.*)-(?P<number>\d{6,})-(?P<date>\d{4}-\d\d-\d\d)-(?P<reason>[a-z]+)\.db"
)


def backup_folder(path: Path) -> Path:
    """Give the folder of a database's backups."""
    return path.parent / "backups"


def backups(path: Path) -> tuple[Backup, ...]:
    """Give the backups of a database, the latest first; it need not be open, nor be there.

    Raises:
        StorageError: their folder cannot be read.
    """
    path = path.resolve()
    try:
        found = [_read(file) for file in backup_folder(path).glob("*.db")]
    except OSError as error:
        raise from_system(error, backup_folder(path)) from error
    ours = [backup for stem, backup in filter(None, found) if stem == path.stem]
    return tuple(sorted(ours, key=lambda backup: backup.number, reverse=True))


def _read(file: Path) -> tuple[str, Backup] | None:
    name = _NAME.fullmatch(file.name)
    if name is None or name["reason"] not in get_args(Reason):
        return None
    reason = cast("Reason", name["reason"])
    with suppress(FileNotFoundError):
        size = file.stat().st_size
        return name["stem"], Backup(file, int(name["number"]), name["date"], reason, size)
    return None
