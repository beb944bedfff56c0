"""Locks that the system itself lets go when a process dies, however it dies."""

import os
import sys
from typing import Final

_FAR: Final = 1 << 30
"""Windows bars readers from what is locked: lock past the end of any file."""


def try_lock(descriptor: int) -> bool:
    """Take the lock on an open file unless another process has it; closing the file lets it go.

    A file system that knows no locks grants it to everybody.
    """
    try:
        _lock(descriptor, wait=False)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def wait_lock(descriptor: int) -> None:
    """Take the lock on an open file, after whoever has it."""
    try:
        _lock(descriptor, wait=True)
    except OSError:
        return


if sys.platform == "win32":
    from msvcrt import LK_LOCK, LK_NBLCK, locking

    def _lock(descriptor: int, *, wait: bool) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        locking(descriptor, LK_LOCK if wait else LK_NBLCK, 1)

else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(descriptor: int, *, wait: bool) -> None:
        flock(descriptor, LOCK_EX | (0 if wait else LOCK_NB))
