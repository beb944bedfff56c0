"""What SQLite says went wrong, in our terms."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Final

from sqlalchemy.exc import DBAPIError

from riichi_desktop.engine import problem

from .errors import StorageError, from_system
from .files import is_missing

_FULL_BELOW: Final = 1 << 16
"""With so few bytes left a disk is full: SQLite may call it an error of the device."""

_REFUSED: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)
_CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT)
"""What is written was looked up in the same transaction: only damage breaks a constraint."""

_DAMAGED: Final = ("Could not decode to UTF-8", "unsupported file format")
"""How errors begin that are damage and have another code, or none: Python finds what is no text."""

_SHOWN: Final = 25


def corrupt(path: Path, detail: str) -> StorageError:
    """Give the error of a damaged file."""
    return StorageError(problem("corrupt", file=str(path), detail=detail))


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what SQLite and the system say into a `StorageError`; faults of ours pass."""
    try:
        yield
    except DBAPIError as error:
        explanation = _explanation(error.orig, path)
        if explanation is None:
            raise
        raise explanation from error
    except sqlite3.Error as error:
        explanation = _explanation(error, path)
        if explanation is None:
            raise
        raise explanation from error
    except UnicodeDecodeError as error:  # SQLite quotes what is damaged in what it says of it
        raise corrupt(path, error.reason) from error
    except OSError as error:
        raise from_system(error, path) from error


def _explanation(error: BaseException | None, path: Path) -> StorageError | None:
    code = primary(error)
    moved = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_DBMOVED
    if moved or (code == sqlite3.SQLITE_CANTOPEN and is_missing(path)):
        return StorageError(problem("file_gone", file=str(path)))
    if code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _is_full(path)):
        return StorageError(problem("disk_full", file=str(path)))
    if code in (*_REFUSED, sqlite3.SQLITE_CANTOPEN):
        return StorageError(problem("no_permission", file=str(path)))
    if code in _BUSY:
        return StorageError(problem("busy", file=str(path)))
    if code in _CORRUPT:
        return corrupt(path, str(error))
    if str(error).startswith(_DAMAGED):
        return corrupt(path, str(error)[:_SHOWN])
    if code == sqlite3.SQLITE_IOERR:
        name = str(getattr(error, "sqlite_errorname", error))
        return StorageError(problem("disk_error", file=str(path), detail=name))
    return None


def primary(error: BaseException | None) -> int:
    """Give SQLite's code of an error without its extension; 0 where it has none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _is_full(path: Path) -> bool:
    try:
        return disk_usage(path.parent).free < _FULL_BELOW
    except OSError:
        return False
