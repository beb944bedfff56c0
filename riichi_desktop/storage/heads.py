"""The line of a game in the list, as far as it stands in the game's own row."""

from datetime import datetime

from riichi_desktop.engine import problem

from . import codec
from .rows import HeadRow
from .values import GameHead


def head_of(row: HeadRow) -> GameHead:
    """Give what is known of a game before its record is read; one name, "", where none can be.

    SQLite lets a damaged file have any value in any column: what is none is left out, and told.
    """
    number, entries = (n if isinstance(n, int) else 0 for n in (row.number, row.entries))
    texts = (row.uid, row.title, row.created, row.rules_id)
    id, title, created, rules_id = (text if isinstance(text, str) else "" for text in texts)
    is_whole = (id, title, created, rules_id) == texts
    names: tuple[str, ...] = ("",)
    try:
        names = codec.names_from_text(row.names)
        datetime.fromisoformat(created)
    except codec.UNREADABLE:
        is_whole = False
    return GameHead(
        id or f"damaged-{number}",  # "" would be no game's id, and is not to be asked for
        *(number, title, created, rules_id, bool(row.hidden), entries, names),
        damage=None if is_whole else problem("head_damaged", number=number),
    )
