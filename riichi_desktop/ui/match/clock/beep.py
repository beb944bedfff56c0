"""The sound of the round clock: the system's own beep, and the window that asks to be looked at."""

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from .clock import Alarm

BEEPS: Final[dict[Alarm, int]] = {"warning": 1, "bell": 3}
"""How often each alarm beeps."""

GAP_MS: Final = 450
"""From one beep to the next: the system's sound has ended by then."""


class Beeper(QObject):
    """Beeps for alarms; many systems are silent, so the window asks for attention too.

    Args:
        window: what flashes in the task bar.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(GAP_MS)
        self._timer.timeout.connect(self._beep)

    @property
    def is_beeping(self) -> bool:
        """Whether beeps are still to come."""
        return self._left > 0

    def sound(self, alarm: Alarm) -> None:
        """Beep for an alarm; one that still beeps is cut off."""
        self._left = BEEPS[alarm]
        QApplication.alert(self._window)
        self._beep()
        if self._left:
            self._timer.start()

    def stop(self) -> None:
        """Be silent."""
        self._left = 0
        self._timer.stop()

    def _beep(self) -> None:
        QApplication.beep()
        self._left -= 1
        if self._left <= 0:
            self.stop()
