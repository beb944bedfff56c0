"""How long a text of a game may be: names, titles, and reasons in a referee's words.

They are checked where a text comes in. What a database holds already is read whatever its length.
"""

from typing import Final

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import Event, Finished, Penalty, Placed, Replaced

LONGEST_NAME: Final = 100
"""The most characters of a player's name."""

LONGEST_TITLE: Final = 200
"""The most characters of what people call a game."""

LONGEST_REASON: Final = 500
"""The most characters of a reason."""


def name_fault(name: str, field: str = "") -> Problem | None:
    """Say that a player's name is too long; None where it is not."""
    return _fault(name, LONGEST_NAME, "name_too_long", field)


def title_fault(title: str, field: str = "") -> Problem | None:
    """Say that the title of a game is too long; None where it is not."""
    return _fault(title, LONGEST_TITLE, "title_too_long", field)


def event_fault(event: Event, place: str = "") -> Problem | None:
    """Say that the name or the reason of an event is too long; None where neither is.

    Args:
        event: any.
        place: where it is in its document, e.g. ``events[3]``.
    """
    match event:
        case Replaced(name=name):
            return name_fault(name, f"{place}.name".lstrip("."))
        case Penalty(reason=reason) | Finished(reason=reason) | Placed(reason=reason):
            field = f"{place}.reason".lstrip(".")
            return _fault(reason, LONGEST_REASON, "reason_too_long", field)
        case _:
            return None


def _fault(text: str, most: int, reason: str, field: str) -> Problem | None:
    return problem("malformed", field, reason=reason, most=most) if len(text) > most else None
