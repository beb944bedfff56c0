"""Passwords of hubs: in the system's keyring, or in libpq's own file, never in the settings.

Where there is no keyring, or nothing in it, libpq looks into ``~/.pgpass`` by itself
(https://www.postgresql.org/docs/current/libpq-pgpass.html).
"""

from contextlib import suppress
from typing import Final

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError

from .address import Address

SERVICE: Final = "riichi-desktop"
"""Under which name the keyring shows what is kept."""


def password_of(address: Address) -> str | None:
    """Give the password of a hub: what its URL said, else what the keyring has, else None."""
    if address.password is not None or address.kind != "postgresql":
        return address.password
    with suppress(Exception):  # locked, missing or broken, each system's in its own way
        import keyring

        found = keyring.get_password(SERVICE, address.url)
        return found if isinstance(found, str) else None
    return None


def keep_password(address: Address, password: str) -> None:
    """Put a hub's password into the keyring.

    Raises:
        StorageError: `no_keyring`; ``.pgpass`` is the other way.
    """
    try:
        import keyring

        keyring.set_password(SERVICE, address.url, password)
        kept = keyring.get_password(SERVICE, address.url)
    except Exception as error:  # as above: what is there to be said is in its words
        detail = type(error).__name__
        raise StorageError(problem("no_keyring", detail=detail)) from error
    if kept != password:
        raise StorageError(problem("no_keyring", detail="—"))


def forget_password(address: Address) -> None:
    """Take a hub's password out of the keyring, where it is there."""
    with suppress(Exception):  # there is none, or no keyring
        import keyring

        keyring.delete_password(SERVICE, address.url)
