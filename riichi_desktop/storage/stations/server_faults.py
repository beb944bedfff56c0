"""What PostgreSQL and the way to it say went wrong, in our terms.

Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from psycopg import DataError, Error, OperationalError
from sqlalchemy.exc import DBAPIError

from riichi_desktop.engine import Problem, problem
from riichi_desktop.storage.errors import StorageError

_BUSY: Final = ("55P03", "57014", "40P01", "40001", "53300")
"""A lock or a statement took too long, two waited for each other, too many are connected."""

_FULL: Final = "53"
_NOT_ALLOWED: Final = ("42501", "25006")
_NO_TABLE: Final = ("42P01", "3F000")
_AWAY: Final = ("08", "57P", "25P03")
"""The connection is gone, the server shuts down, it let go of a transaction that slept."""

_DATA: Final = ("22", "23", "54")
"""What was brought cannot stand there, or is larger than the server takes."""

_LONGEST: Final = 200


@contextmanager
def explained_server(server: str) -> Iterator[None]:
    """Turn what the server says into a `StorageError`; faults of ours pass.

    Args:
        server: how the server is called in what is told.
    """
    try:
        yield
    except DBAPIError as error:
        if (found := _explanation(error.orig, server)) is None:
            raise
        raise StorageError(found) from error
    except Error as error:
        if (found := _explanation(error, server)) is None:
            raise
        raise StorageError(found) from error


def _explanation(error: BaseException | None, server: str) -> Problem | None:
    code = getattr(error, "sqlstate", None) or ""
    if not code:
        if isinstance(error, DataError):  # psycopg refuses it by itself
            return problem("hub_error", server=server, detail=_said(error))
        return _of_connection(error, server) if isinstance(error, Error) else None
    if code in _NOT_ALLOWED:
        return problem("hub_not_allowed", server=server)
    if code in _NO_TABLE:
        return problem("not_a_hub", server=server)
    if code in _BUSY:
        return problem("hub_busy", server=server)
    if code.startswith(_FULL):
        return problem("hub_full", server=server)
    if code.startswith(_AWAY):
        return problem("hub_unreachable", server=server, detail=_said(error))
    if code.startswith(_DATA):
        return problem("hub_error", server=server, detail=_said(error))
    return None


def _of_connection(error: Error, server: str) -> Problem | None:
    """Say why there is no connection: then there is no code, and libpq's words are all there is."""
    said = _said(error)
    if not isinstance(error, OperationalError):
        return problem("hub_address", text=said) if "URI" in said or "option" in said else None
    if "SSL" in said or "certificate" in said:
        return problem("hub_tls", server=server, detail=said)
    if error.pgconn is not None and error.pgconn.needs_password:
        return problem("hub_no_password", server=server)
    # A server that starts or stops says so before it asks for a password: that passes.
    if error.pgconn is not None and error.pgconn.used_password and "FATAL" in str(error):
        return problem("hub_refused", server=server, detail=said)
    return problem("hub_unreachable", server=server, detail=said)


def _said(error: BaseException | None) -> str:
    """Give what is said first, without the address that stands before it."""
    first = str(error).strip().splitlines()[:1] or [""]
    return first[0].rpartition(" failed: ")[2].removeprefix("FATAL:").strip()[:_LONGEST]
