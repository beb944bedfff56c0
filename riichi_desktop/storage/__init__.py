"""The matches of a club on disk: SQLAlchemy over SQLite, loaded when a database is opened."""

from .backups import backups
from .club import Club
from .errors import StorageError
from .opening import is_free, open_club
from .restoring import restore, set_aside
from .values import Backup, DamagedAct, GameHead, Recorded
from .verifying import Disagreement, Verified, verify_club

__all__ = [
    "Backup",
    "Club",
    "DamagedAct",
    "Disagreement",
    "GameHead",
    "Recorded",
    "StorageError",
    "Verified",
    "backups",
    "is_free",
    "open_club",
    "restore",
    "set_aside",
    "verify_club",
]
