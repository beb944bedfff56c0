"""The matches of a club on disk: SQLAlchemy over SQLite, loaded when a database is opened."""

from .backups import backups
from .club import Club
from .errors import StorageError
from .opening import open_club
from .restoring import restore, set_aside
from .values import Backup, GameHead, Recorded

__all__ = [
    "Backup",
    "Club",
    "GameHead",
    "Recorded",
    "StorageError",
    "backups",
    "open_club",
    "restore",
    "set_aside",
]
