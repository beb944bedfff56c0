"""The recorded hands of the drills: one hand line each, those of four players first."""

from collections.abc import Sequence
from functools import cache

from riichi_desktop.paths import resource

FOUR_PLAYERS = 520
"""How many of the lines are of four players (`packaging/practice_hands.py`)."""


@cache
def recorded_hands(players: int) -> Sequence[str]:
    """Give the hands of so many players; none where the file is missing."""
    try:
        text = resource("practice", "hands.txt").read_text("utf-8")
    except OSError:
        return ()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return lines[:FOUR_PLAYERS] if players == 4 else lines[FOUR_PLAYERS:]
