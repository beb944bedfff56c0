"""The result of the Hand page, for a hand that is only looked at."""

from riichi_desktop.engine import Study
from riichi_desktop.ui.hand.result import ResultPanel
from riichi_desktop.ui.hand.result_state import state_of


class HandResult(ResultPanel):
    """What the Hand page says; but for the advice to go on building."""

    def show_study(self, study: Study) -> None:
        """Show what can be said of a hand."""
        super().show_study(study)
        if study.waits:
            state = state_of(study, self._look.words)
            self.state.show_state(state._replace(lines=state.lines[:1], icons=()))
