"""Minutes, five at a time."""

from typing import Final

from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit import Stepper
from riichi_desktop.ui.theme import Theme

STEP: Final = 5


class MinutesStepper(Stepper):
    """Steps to the next multiple of five; any number can be typed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, high: int) -> None:
        super().__init__(theme, parent, high=high)
        self.setSingleStep(STEP)

    def step(self, by: int) -> None:
        """Step as the reader does, or refuse."""
        if self.reason_of(by) is not None:
            super().step(by)
            return
        rest = self.value() % STEP
        self.setValue(self.value() + (STEP - rest if by > 0 else -(rest or STEP)))
