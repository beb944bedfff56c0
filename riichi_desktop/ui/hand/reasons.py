"""The sentences of greyed controls, and the way back from a sentence to its problem."""

from collections.abc import Iterable

from riichi_desktop.engine import Problem
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session


class Reasons:
    """Words a problem for a control's `set_reason`; tells it when the control is pressed.

    A control of the kit knows its reason as a sentence and refuses with it (`refused`); the status
    line is told problems. Connect `refused` to `tell`.
    """

    def __init__(self, look: Look, session: Session) -> None:
        self._look = look
        self._session = session
        self._words = look.words
        self._sentences: dict[Problem, str] = {}
        self._problems: dict[str, Problem] = {}

    def text(self, problem: Problem | None) -> str | None:
        """Give the sentence of a problem in the language in force; None for None."""
        if problem is None:
            return None
        if self._words is not self._look.words:
            self._words = self._look.words
            self._sentences.clear()
        sentence = self._sentences.get(problem)
        if sentence is None:
            sentence = self._sentences[problem] = self._words.problem(problem)
            self._problems[sentence] = problem
        return sentence

    def texts(self, problems: Iterable[tuple[str, Problem | None]]) -> dict[str, str | None]:
        """Give key -> sentence of (key, problem) pairs, as `Segmented.set_reasons` takes them."""
        return {key: self.text(problem) for key, problem in problems}

    def tell(self, sentence: str) -> None:
        """Have the problem of a sentence told, as a refused press of its control."""
        problem = self._problems.get(sentence)
        if problem is not None:
            self._session.told.emit((problem,))
