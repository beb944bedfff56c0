"""The matches of a club on disk: SQLAlchemy over SQLite, loaded when a database is opened."""

from .backups import backups
from .club import Club
from .errors import StorageError
from .opening import is_free, open_club
from .restoring import restore, set_aside
from .stations import (
    ROLES,
    Address,
    Change,
    Exchange,
    ExchangeState,
    HubState,
    Lease,
    Role,
    Seen,
    address_of,
    copy_hub,
    create_hub,
    forget_password,
    hub_state,
    keep_password,
    make_users,
)
from .values import Absorbed, Backup, DamagedAct, GameHead, PutAside, Recorded, Results
from .verifying import Disagreement, Verified, verify_club

__all__ = [
    "ROLES",
    "Absorbed",
    "Address",
    "Backup",
    "Change",
    "Club",
    "DamagedAct",
    "Disagreement",
    "Exchange",
    "ExchangeState",
    "GameHead",
    "HubState",
    "Lease",
    "PutAside",
    "Recorded",
    "Results",
    "Role",
    "Seen",
    "StorageError",
    "Verified",
    "address_of",
    "backups",
    "copy_hub",
    "create_hub",
    "forget_password",
    "hub_state",
    "is_free",
    "keep_password",
    "make_users",
    "open_club",
    "restore",
    "set_aside",
    "verify_club",
]
