"""What can go wrong with a file of matches, as a value: nothing written is ever lost by it."""

import errno
from pathlib import Path
from typing import Final

from riichi_desktop.engine import Problem, problem

_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_REFUSED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
_GONE: Final = (errno.ENOENT, errno.ENOTDIR)


class StorageError(Exception):
    """Something outside the program hinders the storage; what it was asked to do is not done.

    Attributes:
        problem: the reason, one of `newer_schema`, `older_schema`, `in_use`, `busy`, `corrupt`,
            `not_a_club`, `no_permission`, `disk_full`, `disk_error`, `network_path`, `file_gone`,
            `read_only`, `no_such_game`, `already_recorded`, `entry_differs`, `entry_damaged`,
            `rules_damaged`; of several stations `continued_elsewhere`, `station_name_taken`, and
            those of a hub: `not_a_hub`, `no_driver`, `no_keyring`, `hub_…`.
    """

    def __init__(self, found: Problem) -> None:
        self.problem: Final = found
        super().__init__(f"{found.id} {found.details}")

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The reason, in the shape in which every other refusal has its reasons."""
        return (self.problem,)


def from_system(error: OSError, path: Path) -> StorageError:
    """Say what the system refused: `disk_full`, `no_permission`, `file_gone` or `disk_error`."""
    if error.errno in _FULL:
        return StorageError(problem("disk_full", file=str(path)))
    if error.errno in _REFUSED:
        return StorageError(problem("no_permission", file=str(path)))
    if error.errno in _GONE:
        return StorageError(problem("file_gone", file=str(path)))
    reason = error.strerror or type(error).__name__
    return StorageError(problem("disk_error", file=str(path), detail=reason))
