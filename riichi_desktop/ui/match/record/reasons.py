"""The sentences of greyed controls, and the way back from a sentence to its problem."""

from riichi_desktop.engine import Problem
from riichi_desktop.ui.look import Look

from .session import RecordSession


class Reasons:
    """Words a problem for a control's `set_reason`; tells it when the control is pressed.

    A control of the kit knows its reason as a sentence and refuses with it (`refused`); the dialog
    is told problems. Connect `refused` to `tell`.
    """

    def __init__(self, look: Look, session: RecordSession) -> None:
        self._look = look
        self._session = session
        self._problems: dict[str, Problem] = {}

    def text(self, problem: Problem | None) -> str | None:
        """Give the sentence of a problem in the language in force; None for None."""
        if problem is None:
            return None
        sentence = self._look.words.problem(problem)
        self._problems[sentence] = problem
        return sentence

    def tell(self, sentence: str) -> None:
        """Have the problem of a sentence told, as a refused press of its control."""
        problem = self._problems.get(sentence)
        if problem is not None:
            self._session.told.emit((problem,))
