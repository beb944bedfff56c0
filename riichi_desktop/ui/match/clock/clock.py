"""The round clock as a value: readings in, what is left out. No Qt, no time of its own.

Two clocks are read, and both come from outside:

- A *reading* is seconds of a clock that only goes forward, at an even pace, whatever is done to the
  date (`reading`). While the program runs, only differences of readings count, so a change of the
  date, of the time zone or of summer time changes nothing.
- The *date* (UTC, ISO 8601) is written beside the reading when the clock is kept as text. It is
  looked at once, when that text is read back.

What passed while the program was away is then the greater of two differences, of the readings and
of the dates. Within one run of the machine the readings are right, and putting the date back cannot
give time. After a restart of the machine the readings begin anew (their difference is too small or
below zero), and the date is right. Where the two differ by more than a minute, either the machine
was restarted or the date was put forward; nothing tells which, so `Restored.doubtful` asks the
referee to look, and `Clock.with_left` sets it right.
"""

import json
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from math import ceil, isfinite
from typing import Any, Final, Literal, NamedTuple

State = Literal["ready", "running", "paused", "over"]
Alarm = Literal["warning", "bell"]

WARNING: Final = 900
"""Seconds before the bell at which it warns: 15 minutes, as the EMA signals (EMA 2025, 7.4)."""

_VERSION: Final = 1
_DOUBT: Final = 60.0
_MOST: Final = 7 * 24 * 3600


class ClockFace(NamedTuple):
    """What a clock shows.

    Attributes:
        seconds: left until the bell, rounded up; 0 once it has rung.
        state: `ready` (never started), `running`, `paused`, `over`.
        warning: whether the last stretch has begun.
    """

    seconds: int
    state: State
    warning: bool = False

    @property
    def text(self) -> str:
        """Minutes and seconds, ``32:10``; from 100 minutes on hours too, ``1:40:00``."""
        minutes, seconds = divmod(self.seconds, 60)
        if minutes < 100:
            return f"{minutes}:{seconds:02}"
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that counts down.

    Attributes:
        limit: seconds from the start to the bell, extensions included.
        spent: seconds counted up to `since`, or in all where it stands still.
        since: the reading from which on it counts; None where it stands still.
        warn: seconds before the bell at which it warns; 0 = never.
        warned, rung: the alarms that were given.
    """

    limit: int
    spent: float = 0.0
    since: float | None = None
    warn: int = WARNING
    warned: bool = False
    rung: bool = False

    @property
    def is_running(self) -> bool:
        """Whether it counts."""
        return self.since is not None

    def counted(self, now: float) -> float:
        """Give the seconds counted at a reading."""
        return self.spent if self.since is None else self.spent + max(0.0, now - self.since)

    def left(self, now: float) -> float:
        """Give the seconds until the bell, not below 0."""
        return max(0.0, self.limit - self.counted(now))

    def face(self, now: float) -> ClockFace:
        """Give what it shows at a reading."""
        left = self.left(now)
        stands: State = "paused" if self.spent > 0 else "ready"
        state: State = "over" if left <= 0 else "running" if self.is_running else stands
        return ClockFace(ceil(left), state, self._is_late(left))

    def started(self, now: float) -> "Clock":
        """Give it counting from a reading on."""
        return self if self.is_running else replace(self, since=now)

    def paused(self, now: float) -> "Clock":
        """Give it standing still at a reading."""
        return replace(self, spent=self.counted(now), since=None)

    def extended(self, seconds: int, now: float) -> "Clock":
        """Give it with more time left, or less where `seconds` is below 0.

        What was over counts from now: ten minutes more are ten minutes from this moment.
        """
        return self.with_left(max(0, round(self.left(now)) + seconds), now)

    def with_left(self, seconds: int, now: float) -> "Clock":
        """Give it with so many seconds left at a reading; alarms that lie ahead are given again."""
        limit = ceil(self.counted(now)) + seconds
        longer = replace(self, limit=limit)
        return replace(
            longer,
            warned=self.warned and longer._is_late(seconds),
            rung=self.rung and seconds <= 0,
        )

    def sounded(self, now: float) -> "tuple[Clock, tuple[Alarm, ...]]":
        """Give the alarms that are due at a reading, and the clock that has given them.

        Each is given once; where both are due, only the bell.
        """
        left = self.left(now)
        if left <= 0:
            alarms: tuple[Alarm, ...] = () if self.rung else ("bell",)
            return replace(self, rung=True, warned=True), alarms
        if self.is_running and self._is_late(left) and not self.warned:
            return replace(self, warned=True), ("warning",)
        return self, ()

    def _is_late(self, left: float) -> bool:
        """Tell whether the warning is due; a clock shorter than its warning gives none."""
        return 0 < self.warn < self.limit and left <= self.warn


class Restored(NamedTuple):
    """A clock as it was read back.

    Attributes:
        clock: it goes on where it ran; what passed meanwhile is counted.
        doubtful: whether reading and date disagree about how long that was.
    """

    clock: Clock
    doubtful: bool


def clock_of(minutes: int) -> Clock | None:
    """Give the clock of a rule set's `time_limit.minutes`; None where it has no time limit."""
    return Clock(minutes * 60) if minutes > 0 else None


def reading() -> float:
    """Read the clock that only goes forward, in seconds.

    Where the system has one that goes on while the machine sleeps, that one: a round does not stop
    when a laptop is closed. (Python's own does so on Windows, not on Linux.)
    """
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def date() -> str:
    """Read the date, UTC, ISO 8601."""
    return datetime.now(UTC).isoformat()


def to_text(clock: Clock, now: float, at: str) -> str:
    """Give a clock as a line of text.

    Args:
        clock: to keep.
        now: the reading.
        at: the date at that reading, UTC, ISO 8601.
    """
    kept: dict[str, object] = {
        "clock": _VERSION,
        "limit": clock.limit,
        "spent": round(clock.counted(now), 3),
        "running": clock.is_running,
        "warn": clock.warn,
        "warned": clock.warned,
        "rung": clock.rung,
        "reading": round(now, 3),
        "at": at,
    }
    return json.dumps(kept)


def from_text(text: str, now: float, at: str) -> Restored | None:
    """Read a clock back.

    Args:
        text: of `to_text`.
        now: the reading now.
        at: the date now.

    Returns:
        The clock with what passed meanwhile counted, or None where the text is none of ours.
    """
    try:
        kept: dict[str, Any] = json.loads(text)
        if kept["clock"] != _VERSION:
            return None
        clock = Clock(
            limit=_seconds(kept["limit"]),
            spent=float(_seconds(kept["spent"])),
            warn=_seconds(kept["warn"]),
            warned=kept["warned"] is True,
            rung=kept["rung"] is True,
        )
        if kept["running"] is not True:
            return Restored(clock, doubtful=False)
        by_reading = now - _finite(kept["reading"])
        dates = datetime.fromisoformat(at) - datetime.fromisoformat(kept["at"])
        by_date = dates.total_seconds()
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
        return None
    passed = max(0.0, by_reading, by_date)
    doubtful = abs(by_reading - by_date) > _DOUBT
    return Restored(replace(clock, spent=clock.spent + passed, since=now), doubtful)


def _finite(value: Any) -> float:
    """Give a kept number.

    Raises:
        ValueError: it is infinite, or none.
    """
    number = float(value)
    if not isfinite(number):
        raise ValueError(value)
    return number


def _seconds(value: Any) -> Any:
    """Give a kept number of seconds as it is.

    Raises:
        ValueError: it is no number that a round can have.
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _MOST:
        raise ValueError(value)
    return value
