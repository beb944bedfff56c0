"""How often acts that were there changed, in place or text: whoever has them reads them anew."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from .tables import META

CHANGES: Final = "changes"
"""The name in `META` of how often acts that were there got another place or another text."""


def changes_of(connection: Connection) -> str | None:
    """Give the number, as text; None where that never happened."""
    return connection.scalar(select(META.c.value).where(META.c.name == CHANGES))


def count_change(connection: Connection) -> None:
    """Say that acts which were there got another place or another text."""
    value = changes_of(connection)
    if value is None:
        connection.execute(insert(META).values(name=CHANGES, value="1"))
    else:
        renewed = str(int(value) + 1)
        connection.execute(update(META).where(META.c.name == CHANGES).values(value=renewed))
