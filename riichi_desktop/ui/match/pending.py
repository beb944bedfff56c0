"""What lies on the table and is not in the record: riichi sticks, a half-filled form, the clock.

It is kept as one line of text beside the record. Sticks and form belong to a record of so many
entries: read with another one, they are from before something was written, and let go.
"""

import json
from typing import Any, NamedTuple

from riichi_desktop.ledger import Chairs


class Pending(NamedTuple):
    """What is on the table.

    Attributes:
        riichi: the chairs whose stick was tapped in this hand, in order.
        form: the record dialog as it was left, as text; "" for none.
        clock: the round clock as text; "" for none.
    """

    riichi: Chairs = ()
    form: str = ""
    clock: str = ""


def pending_to_text(pending: Pending, entries: int) -> str:
    """Write it, as of a record of so many entries."""
    said = {"entries": entries, "riichi": list(pending.riichi)}
    return json.dumps({**said, "form": pending.form, "clock": pending.clock})


def pending_from_text(text: str, entries: int, players: int) -> Pending:
    """Read it with a record of so many entries; what is none of ours is nothing."""
    try:
        kept: Any = json.loads(text)
        clock = _text(kept["clock"])
        if kept["entries"] != entries:
            return Pending(clock=clock)
        riichi = {chair for chair in kept["riichi"] if chair in range(players)}
        return Pending(tuple(sorted(riichi)), _text(kept["form"]), clock)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Pending()


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value
