"""The way to a hub: opened, made, brought up to date, copied."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .address import Address
from .values import ROLES, HubState, Role

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


def hub_state(address: Address) -> HubState:
    """Give what is on a hub, for people.

    Raises:
        StorageError: as `open_hub`.
    """
    hub = open_hub(address)
    try:
        return hub.state()
    finally:
        hub.close()


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


def make_users(address: Address, users: Mapping[Role, Sequence[str]]) -> dict[str, str]:
    """Give users of a server their rights on a hub; those that are not there are made.

    Args:
        address: the hub, with a user who may make others.
        users: role -> names.

    Returns:
        Name -> its password, of those that were made now. It is kept nowhere.

    Raises:
        StorageError: as `open_hub`; `hub_has_no_users`, it is a file; `hub_user`, a name that
            cannot be one. Nothing was done.
    """
    from .hub_file import HubFile
    from .hub_schema import check

    store = open_store(address)
    try:
        check(store)
        if isinstance(store, HubFile):
            raise StorageError(problem("hub_has_no_users", server=store.name))
        from .roles import make_roles  # psycopg is there by now

        return make_roles(store, users)
    finally:
        store.close()


def copy_hub(source: Address, target: Address) -> int:
    """Copy a hub whole, as a backup, back again, or to another database.

    Args:
        source: the hub.
        target: where nothing of a hub is yet, or an empty hub.

    Returns:
        How many games, entries and acts it has.

    Raises:
        StorageError: as `open_hub`; `hub_not_empty`. The target has nothing of it then.
    """
    from .copying import copy_hub as copy

    stores = [open_store(source)]
    try:
        stores.append(open_store(target, makes=True))
        return copy(*stores)
    finally:
        for store in stores:
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
