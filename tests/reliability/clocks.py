"""A clock that jumps: years forth, years back, at each look."""

import datetime
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

JUMPS: Final = (0, 400_000_000, -900_000_000, 86_400, 3, -60)
"""Seconds that the clock is off, one after another."""


def jump(seconds: Sequence[int]) -> None:
    """Have the clock of this process be off by so many seconds, another number at each look."""
    off, now, real = cycle(seconds), time.time, datetime.datetime

    class Jumping(real):
        """A date that is right but for its moment."""

        @classmethod
        def now(cls, tz=None):
            """Give the moment that this clock says."""
            return real.fromtimestamp(now() + next(off), tz)

    time.time = lambda: now() + next(off)
    datetime.datetime = Jumping


def jumping_clock(place: Path) -> None:
    """Hands and matches are kept in the order in which they were written, whatever the time."""
    from scenes import whole, window

    jumps = ",".join(map(str, JUMPS))
    said = window("hand,match,book,backup,type", place / "data", CLOCK_JUMPS=jumps)
    assert "booked 9" in said
    whole(place / "data", at_least=9)
    again = window("match,book,status", place / "data")
    assert "refused game_over" in again or "booked 10" in again or "refused over" in again, again


SCENES: Final[dict[str, Callable[[Path], None]]] = {jumping_clock.__name__: jumping_clock}
