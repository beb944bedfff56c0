"""Digits typed on the Points page: they choose han, after F fu, of yakuman how many."""

from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.engine import FU_VALUES

from .choice import LAST_HAN, MOST_YAKUMAN, PointsChoice, fu_refusal
from .session import PointsSession

Goal = Literal["han", "fu"]

PAUSE_MS: Final = 1200
"""How long digits go together, and how long they go to fu after F."""


class TypedNumbers(QObject):
    """Puts digits together, as long as they follow each other, and chooses what they say."""

    goal_changed = Signal(str)
    """Where the next digit goes: `han` or `fu`."""

    def __init__(self, points: PointsSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._points = points
        self._digits = ""
        self.goal: Goal = "han"
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(lambda: self.aim("han"))

    def aim(self, goal: Goal) -> None:
        """Have the next digits go to han or to fu."""
        self._digits = ""
        if goal != self.goal:
            self.goal = goal
            self.goal_changed.emit(goal)
        if goal == "fu":
            self._pause.start()

    def type(self, digit: int) -> None:
        """Take a digit."""
        points, choice = self._points, self._points.choice
        if self.goal == "fu" and choice.kind != "han":
            self.aim("han")
        self._pause.start()
        for digits in (self._digits + str(digit), str(digit)):
            value = self._value(digits, choice)
            if value is not None or self._may_go_on(digits):
                self._digits = digits
                break
        else:
            self._digits, value = "", None
        if value is None:
            return
        if self.goal == "fu":
            refusal = fu_refusal(choice, value)
            if refusal is None:
                points.set_fu(value)
            else:
                points.told.emit((refusal,))
        elif choice.kind == "yakuman":
            points.set_yakuman(value)
        else:
            points.set_han(value)

    def _value(self, digits: str, choice: PointsChoice) -> int | None:
        """Give the number that digits say: `3` and `30` are 30 fu, `11` and `110` 110."""
        number = int(digits)
        if self.goal == "fu":
            return next((fu for fu in (number, 10 * number) if fu in FU_VALUES), None)
        most = MOST_YAKUMAN if choice.kind == "yakuman" else LAST_HAN
        return number if 1 <= number <= most else None

    def _may_go_on(self, digits: str) -> bool:
        """Tell whether digits that say nothing yet can begin a number."""
        return self.goal == "fu" and digits == "1"
