"""The round clock that runs: it ticks once a second, warns, and rings."""

from collections.abc import Callable
from math import floor
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from . import clock as clocks
from .clock import Clock, ClockFace

KEEP_EVERY_S: Final = 30
"""How often a running clock is given out to be kept: what a power cut can cost at most where the
date was put back too."""

_LATE_MS: Final = 8
"""How many ms after the change of a second the face is drawn."""


class RoundTimer(QObject):
    """Holds a `Clock` and tells what it does; it knows nothing of hands and books nothing.

    Args:
        clock: None for no time limit.
        reading: reads the clock that only goes forward, in seconds.
        date: reads the date, UTC, ISO 8601.
    """

    ticked = Signal(object)
    """The `ClockFace` is another, or None: there is no clock any more."""
    warned = Signal()
    """The last stretch begins."""
    rang = Signal()
    """Time is up. What follows is the ledger's `Bell` and the rules' `time_limit.ending`."""
    kept = Signal(str)
    """The clock as text, to be kept: after each change, and every half minute while it runs."""

    def __init__(
        self,
        clock: Clock | None = None,
        parent: QObject | None = None,
        *,
        reading: Callable[[], float] = clocks.reading,
        date: Callable[[], str] = clocks.date,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._reading = reading
        self._date = date
        self._kept_at = reading()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def clock(self) -> Clock | None:
        """The clock as it was last changed."""
        return self._clock

    @property
    def face(self) -> ClockFace | None:
        """What it shows now."""
        return self._clock.face(self._reading()) if self._clock else None

    def set_clock(self, clock: Clock | None) -> None:
        """Put another clock here, or none."""
        self._clock = clock
        self._changed()

    def restore(self, text: str) -> bool | None:
        """Go on with a clock that was kept as text.

        Returns:
            Whether the time that passed meanwhile is doubtful; None where the text is no clock, and
            nothing was changed.
        """
        restored = clocks.from_text(text, self._reading(), self._date())
        if restored is None:
            return None
        self.set_clock(restored.clock)
        return restored.doubtful

    def start(self) -> None:
        """Count, from now on."""
        self._change(lambda clock, now: clock.started(now))

    def pause(self) -> None:
        """Stand still."""
        self._change(lambda clock, now: clock.paused(now))

    def toggle(self) -> None:
        """Start or stop."""
        self._change(lambda clock, now: (clock.paused if clock.is_running else clock.started)(now))

    def extend(self, seconds: int) -> None:
        """Give more time, or less where `seconds` is below 0."""
        self._change(lambda clock, now: clock.extended(seconds, now))

    def set_left(self, seconds: int) -> None:
        """Set how much time is left."""
        self._change(lambda clock, now: clock.with_left(seconds, now))

    def to_text(self) -> str:
        """Give the clock as text to keep; "" for no clock."""
        if self._clock is None:
            return ""
        return clocks.to_text(self._clock, self._reading(), self._date())

    def tick(self) -> None:
        """Look at the time: show it, sound what is due, and wait for the next second."""
        if self._clock is None:
            return
        now = self._reading()
        self._clock, alarms = self._clock.sounded(now)
        self.ticked.emit(self._clock.face(now))
        if alarms or now - self._kept_at >= KEEP_EVERY_S:
            self._keep()
        self._wait(now)
        if "warning" in alarms:
            self.warned.emit()
        if "bell" in alarms:
            self.rang.emit()

    def _change(self, change: Callable[[Clock, float], Clock]) -> None:
        if self._clock is not None:
            self._clock = change(self._clock, self._reading())
            self._changed()

    def _changed(self) -> None:
        self._keep()
        if self._clock is None:
            self._timer.stop()
            self.ticked.emit(None)
        else:
            self.tick()

    def _wait(self, now: float) -> None:
        """Wake when the face shows another second; not at all where nothing will change."""
        clock = self._clock
        if clock is None or not clock.is_running or clock.left(now) <= 0:
            self._timer.stop()
            return
        left = clock.left(now)
        fraction = left - floor(left)
        self._timer.start(round((fraction or 1.0) * 1000) + _LATE_MS)

    def _keep(self) -> None:
        self._kept_at = self._reading()
        self.kept.emit(self.to_text())
