"""One program a database: a lock beside its file, which the system lets go when a process dies."""

import os
import sys
from pathlib import Path
from typing import Final

from riichi_desktop.engine import problem

from .errors import StorageError, from_system

_FAR: Final = 1 << 30
"""Windows bars readers from what is locked: lock past the end of any file."""


class Lock:
    """The right to write into a database, held until `release`.

    The file beside the database stays: to remove it while another one waits for it would give the
    right to both.

    Args:
        path: the database's file.

    Raises:
        StorageError: `in_use`, another one has it; or the lock's file cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _take(path)

    def renew(self) -> None:
        """Take the lock on the file that is there now, where somebody removed the one that was.

        Raises:
            StorageError: as the constructor.
        """
        try:
            is_there = os.path.samestat(lock_path(self._path).stat(), os.fstat(self._file))
        except OSError:
            is_there = False
        if not is_there:
            held, self._file = self._file, _take(self._path)
            os.close(held)

    def release(self) -> None:
        """Let go of it."""
        os.close(self._file)


def lock_path(path: Path) -> Path:
    """Give the lock's file of a database."""
    return path.with_name(f"{path.name}.lock")


def _take(path: Path) -> int:
    try:
        file = os.open(lock_path(path), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise from_system(error, path) from error
    try:
        _lock(file)
    except (BlockingIOError, PermissionError) as error:
        os.close(file)
        raise StorageError(problem("in_use", file=str(path))) from error
    except OSError as error:
        os.close(file)
        raise from_system(error, path) from error
    return file


if sys.platform == "win32":
    from msvcrt import LK_NBLCK, locking

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        locking(file, LK_NBLCK, 1)

else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(file: int) -> None:
        flock(file, LOCK_EX | LOCK_NB)
