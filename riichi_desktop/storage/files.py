"""The files of a database, moved as a whole: SQLite keeps its newest pages in a file beside it."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_LOG: Final = "-wal"
_INDEX: Final = "-shm"


def is_missing(path: Path) -> bool:
    """Tell whether there is no such file; where that cannot be known, there may be one."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def log_of(path: Path) -> Path:
    """Give the write-ahead log of a database's file."""
    return path.with_name(path.name + _LOG)


def set_aside(path: Path, word: str) -> Path:
    """Rename a database and what belongs to it, never over anything; give its new place.

    Args:
        path: its file.
        word: why, for the name: ``club.db`` becomes ``club.db.WORD-1``.

    Raises:
        OSError: it cannot be renamed.
    """
    aside = _free(path, word)
    # The log goes first: left alone, it would be taken for that of the next file of this name.
    for ending in (_LOG, _INDEX, ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    sync_folder(path.parent)
    return aside


def put_in_place(fresh: Path, path: Path, word: str) -> Path | None:
    """Let a finished database take the place of another one, which is set aside.

    Where the file system has hard links the place is never empty meanwhile.

    Returns:
        Where the other one is now; None where there was none.

    Raises:
        OSError: it cannot be done; then what was in the place is there or set aside, whole.
    """
    aside = None
    if log_of(path).exists():  # its newest pages are in there: they move together
        aside = set_aside(path, word)
    elif path.exists():
        aside = _free(path, word)
        try:
            os.link(path, aside)
        except OSError:
            aside = set_aside(path, word)
    fresh.replace(path)
    sync_folder(path.parent)
    return aside if aside and aside.exists() else None


def sync_file(path: Path) -> None:
    """Have a file that no connection is open on reach the disk.

    Raises:
        OSError: it cannot be.
    """
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Have the names in a folder reach the disk, where the system can do that."""
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _free(path: Path, word: str) -> Path:
    number = 1
    while any(
        path.with_name(f"{path.name}.{word}-{number}{ending}").exists()
        for ending in ("", _LOG, _INDEX)
    ):
        number += 1
    return path.with_name(f"{path.name}.{word}-{number}")
