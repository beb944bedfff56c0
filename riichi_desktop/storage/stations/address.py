"""Where a hub is: the one setting of a club with several stations, read and shown.

``postgresql://user@host/database``, with whatever libpq understands behind a question mark
(``?sslmode=verify-full&sslrootcert=club.crt``), or ``sqlite:///path`` for several programs on one
machine. A password is taken out of what is kept and shown: see `passwords`.
"""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError
from riichi_desktop.storage.network import is_on_network

if TYPE_CHECKING:
    from sqlalchemy import URL

_SERVERS: Final = ("postgresql", "postgres")
_DRIVER: Final = "psycopg"
_PASSWORD: Final = re.compile(r"(//[^:/@]*:).*@")


class Address(NamedTuple):
    """A hub's address.

    Attributes:
        kind: which database it is.
        url: as it is kept and shown: without a password.
        path: the file of SQLite; None for PostgreSQL.
        password: what the typed URL said; None where it said none.
    """

    kind: Literal["postgresql", "sqlite"]
    url: str
    path: Path | None = None
    password: str | None = None


def address_of(text: str) -> Address:
    """Read an address as a person types it.

    Raises:
        StorageError: `hub_address`, it is none; `hub_scheme`, another kind of database;
            `network_path`, a SQLite file on another machine, whose locks do not hold.
    """
    if "\0" in text or text != text.encode(errors="replace").decode():
        raise _no_address(text)
    url = _parsed(text.strip())
    scheme, _, driver = url.drivername.partition("+")
    if scheme == "sqlite" and not driver:
        return _file_address(text, url)
    if scheme not in _SERVERS or driver not in ("", _DRIVER):
        raise StorageError(problem("hub_scheme", kind=url.drivername))
    kept = _without_password(url.set(drivername="postgresql"))
    if not url.database or _read_again(text, kept) != kept:
        raise _no_address(text)
    password = None if url.password is None else str(url.password)
    return Address("postgresql", kept, password=password)


def url_of(address: Address) -> "URL":
    """Give an address as SQLAlchemy has it, without a password."""
    return _parsed(address.url)


def _file_address(text: str, url: "URL") -> Address:
    if not url.database or url.database == ":memory:" or url.host or url.query:
        raise _no_address(text)
    try:
        path = Path(url.database).expanduser().resolve()
    except (ValueError, RuntimeError) as error:  # no path, or the home of nobody
        raise _no_address(text) from error
    if is_on_network(path):
        raise StorageError(problem("network_path", file=str(path)))
    kept = f"sqlite:///{path}"
    if _read_again(text, kept) != kept:
        raise _no_address(text)
    return Address("sqlite", kept, path)


def _read_again(text: str, kept: str) -> str:
    """Give what an address that is kept will be read as: signs out of place may change it."""
    try:
        return _without_password(_parsed(kept.strip()))
    except StorageError as error:
        raise _no_address(text) from error


def _parsed(text: str) -> "URL":
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(text)
    except (ArgumentError, ValueError) as error:  # a port that is no number is a ValueError
        raise _no_address(text) from error


def _no_address(text: str) -> StorageError:
    """Say that a text is no address, without the password that may be in it."""
    return StorageError(problem("hub_address", text=_PASSWORD.sub(r"\1…@", text)))


def _without_password(url: "URL") -> str:
    return url._replace(password=None).render_as_string(hide_password=False)
