"""The way to a hub: opened, made, brought up to date, copied."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .address import Address
from .values import ROLES, Role

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from .hub import Hub
    from .hub_file import HubFile
    from .server import Server

_RIGHT: Final[Mapping[Role, str]] = {"referee": "UPDATE", "station": "INSERT", "screen": "SELECT"}
"""Role -> what only whoever has it, or more, may do with entries."""


def open_hub(address: Address, role: Role = "referee") -> "Hub":
    """Open a hub.

    Args:
        address: where it is.
        role: what is wanted of it; whoever may do less gets less.

    Raises:
        StorageError: `hub_unreachable`, `hub_refused`, `hub_tls`, `hub_no_password`, `not_a_hub`,
            `hub_newer`, `hub_older`, `hub_not_allowed`, `hub_busy`, `no_driver`; or why a file
            cannot be opened.
    """
    from .hub import Hub
    from .hub_schema import check, said

    store = open_store(address)
    try:
        check(store)
        with store.reading() as connection:
            allowed = "referee" if store.is_file else _role(connection, store.name)
            uid = said(connection, "hub")
        return Hub(store, uid, min(role, allowed, key=ROLES.index))
    except BaseException:
        store.close()
        raise


def create_hub(address: Address, backups: Path | None = None) -> bool:
    """Make a hub, or bring an older one up to date after a copy; tell whether anything was done.

    Args:
        address: where it is to be; a database on a server must be there.
        backups: the folder for the copy; None for one beside the file, or in the folder in force.

    Raises:
        StorageError: as `open_hub`; `not_a_hub` of a file with other tables, `hub_encoding`.
    """
    from .copying import secured
    from .hub_schema import create

    store = open_store(address, makes=True)
    try:
        beside = Path() if address.path is None else address.path.parent
        return create(store, secured(store, backups or beside))
    finally:
        store.close()


def open_store(address: Address, *, makes: bool = False) -> "Server | HubFile":
    """Open the database behind an address, whatever is in it.

    Args:
        address: where it is.
        makes: whether a file that is missing may be made.

    Raises:
        StorageError: it cannot be opened; `no_driver`, psycopg is not installed here.
    """
    if address.path is not None:
        from .hub_file import HubFile

        return HubFile(address.path, makes=makes)
    try:
        from .server import Server
    except ImportError as error:
        raise StorageError(problem("no_driver")) from error
    return Server(address)


def _role(connection: "Connection", server: str) -> Role:
    from sqlalchemy import func, select

    for role, right in _RIGHT.items():
        if connection.scalar(select(func.has_table_privilege("hub_entry", right))):
            return role
    raise StorageError(problem("hub_not_allowed", server=server))
