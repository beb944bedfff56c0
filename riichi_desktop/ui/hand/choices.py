"""Choices of a circumstance: every option is a change of the draft, so the engine can refuse it."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Draft, Problem, Study, change_refusal
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

Change = Callable[[Draft, str], Draft]
"""Gives the draft with the option of a key chosen."""
Pick = Callable[[str], bool]
"""Has the session choose the option of a key; tells whether it did."""


class Choice(Segmented):
    """One value of the draft out of a few; what cannot be is greyed with the engine's reason.

    Args:
        look, session: as everywhere.
        change: what an option would make of the draft.
        pick: what chooses an option.
        clearable: whether pressing the chosen one again lets it go: `pick("")` then.
    """

    def __init__(
        self,
        look: Look,
        session: Session,
        change: Change,
        pick: Pick,
        parent: QWidget | None = None,
        *,
        clearable: bool = False,
        stretch: bool = False,
    ) -> None:
        super().__init__(look.theme, parent, stretch=stretch)
        self._reasons = Reasons(look, session)
        self._change = change
        self._pick = pick
        self._clearable = clearable
        self._value: str | None = None
        self._walking = False
        self.picked.connect(self._picked)
        self.refused.connect(self._reasons.tell)

    def show_study(self, study: Study, value: str | None) -> None:
        """Show the value in force; grey what cannot be."""
        self._value = value
        self.set_reasons(self._reasons.texts(self._refusals(study)))
        if value != self.current:
            self.set_current(value)

    def refusal(self, study: Study, key: str) -> Problem | None:
        """Say why the option of a key cannot be chosen, or None."""
        return change_refusal(study.draft, self._change(study.draft, key), study.rules)

    def pick(self, option: Option) -> None:
        """Choose as the reader did; let go what is pressed again."""
        if option.key != self.current:
            super().pick(option)
        elif self._clearable and not self._walking:
            self._picked("")

    def walk(self, option: Option, step: int) -> None:
        """Move by one and choose what is there; let nothing go."""
        self._walking = True
        super().walk(option, step)
        self._walking = False

    def _refusals(self, study: Study) -> list[tuple[str, Problem | None]]:
        return [
            (key, None if key == self._value else self.refusal(study, key)) for key in self.keys
        ]

    def _picked(self, key: str) -> None:
        if not self._pick(key):
            self.set_current(self._value)
