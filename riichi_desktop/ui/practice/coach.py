"""The one mutable object of the Practice page: the question, the answer so far, the run."""

from random import Random
from typing import Final, Literal

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from riichi_desktop.drills import (
    Answer,
    Asker,
    Drill,
    Outcome,
    Question,
    Run,
    judge,
)
from riichi_desktop.engine import Draft, Move
from riichi_desktop.ui.session import Session

from .hands_file import recorded_hands
from .notebook import Notebook

State = Literal["asking", "judged", "over"]

MOST_MS: Final = 3_600_000
"""The longest time that is counted for a question, in milliseconds."""

PREPARE_MS: Final = 80
"""When the next question is made after an answer: once its verdict is painted."""


class ShownHand(Session):
    """A hand that is only looked at: the result view has it, and changes nothing."""

    def take(self, move: Move) -> None:
        """Leave the hand as it is."""

    def press(self, tile: int, mode: object = None) -> None:
        """Leave the hand as it is."""

    def set_rules(self, text: str) -> bool:
        """Leave the rules as they are."""
        return text == self.draft.rules


class Coach(QObject):
    """Asks, judges, counts.

    Args:
        session: the page of hands; its rules are those that are asked under.
        notebook: what was practised.
        chance: where chance comes from.

    Attributes:
        hand: the hand of the question, for the result view and its lit tiles.
        drill, level: what is practised.
        state: whether an answer is wanted, was judged, or the run is over.
        question: what is asked; while the run is over, the one that is looked at again.
        outcome: what was answered, and what is said of it; None while an answer is wanted.
        run: the run so far.
    """

    changed = Signal()
    """Anything above is another."""
    failed = Signal()
    """No question can be made under these rules."""

    def __init__(
        self, session: Session, notebook: Notebook, chance: Random, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._chance = chance
        self._askers: dict[int, Asker] = {}
        self._timer = QElapsedTimer()
        self._spent = 0
        self.notebook = notebook
        self.hand = ShownHand(Draft(), self)
        self.drill, self.level = notebook.last
        self.state: State = "asking"
        self.run = Run(self.drill, self.level)
        self.question: Question | None = None
        self.outcome: Outcome | None = None
        self._text = ""
        self._ready: tuple[tuple[str, int, str, str], Question | None] | None = None

    # What the user does

    def choose(self, drill: Drill, level: int) -> None:
        """Practise something else: a new run."""
        if (drill, level) != (self.drill, self.level) or self.question is None:
            self.drill, self.level = drill, level
            self.begin()

    def begin(self, again: tuple[str, ...] = ()) -> None:
        """Begin a run, with questions to be asked again first."""
        self.run = Run(self.drill, self.level, again=again)
        self._ask()

    def answer(self, answer: Answer) -> None:
        """Judge an answer; an empty one shows what is right."""
        question = self.question
        if self.state != "asking" or question is None:
            return
        outcome = Outcome(question, answer, judge(question, answer), self.ms)
        self._spent = 0
        self._timer.invalidate()
        self.notebook.note(outcome)
        self.run = self.run.with_outcome(outcome)
        self._show("judged", outcome)
        QTimer.singleShot(PREPARE_MS, self, self._prepare)

    def go_on(self) -> None:
        """Ask the next question, or end the run."""
        if self.state != "judged":
            return
        if self.run.is_over:
            wrong = (one for one in self.run.outcomes if not one.verdict.right)
            self._show("over", next(wrong, self.run.outcomes[-1]))
        else:
            self._ask()

    def look_at(self, number: int) -> None:
        """Look again at a question of a run that is over, counted from 0."""
        if self.state == "over":
            self._show("over", self.run.outcomes[number])

    # What the page does

    def resume(self) -> None:
        """Be looked at again: the clock goes on, under other rules with another question."""
        if self.question is None or self._session.draft.rules != self._text:
            self.begin()
        elif self.state == "asking" and not self._timer.isValid():
            self._timer.start()

    def pause(self) -> None:
        """Not be looked at any more: the clock stops."""
        self._spent = self.ms
        self._timer.invalidate()

    def follow_rules(self) -> None:
        """Ask anew where the rules are others."""
        if self._session.draft.rules != self._text:
            self.begin()

    @property
    def ms(self) -> int:
        """How long the question has been looked at, in milliseconds."""
        running = self._timer.elapsed() if self._timer.isValid() else 0
        return min(MOST_MS, self._spent + running)

    # Inside

    def _ask(self) -> None:
        question = self._next()
        self._ready = None
        if question is None:
            self.question = None
            self.failed.emit()
            return
        self._text, self.question, self.outcome = self._session.draft.rules, question, None
        self.state = "asking"
        self._spent = 0
        self._timer.start()
        self.changed.emit()

    def _prepare(self) -> None:
        """Make the next question while the verdict is read: then it is there at once."""
        if self.state == "judged" and not self.run.is_over:
            self._ready = self._wanted, self._next()

    @property
    def _wanted(self) -> tuple[str, int, str, str]:
        """What the next question must be of: drill, level, rules, and the line that is due."""
        due = self.run.next_again or self.notebook.box(self.drill, self.level).due
        return self.drill, self.level, self._session.draft.rules, due

    def _next(self) -> Question | None:
        """Give the question that comes next, made before or now; None where none can be."""
        if self._ready is not None and self._ready[0] == self._wanted:
            return self._ready[1]
        _, _, text, due = self._wanted
        rules = self._session.rules
        try:
            question = self._asker(rules.players).ask(self.drill, self.level, rules, text, due)
        except LookupError:
            return None
        if due and question.line != due:
            self.notebook.box(self.drill, self.level).drop(due)
        return question

    def _asker(self, players: int) -> Asker:
        if players not in self._askers:
            self._askers[players] = Asker(recorded_hands(players), self._chance)
        return self._askers[players]

    def _show(self, state: State, outcome: Outcome) -> None:
        self.state, self.outcome, self.question = state, outcome, outcome.question
        draft = outcome.question.draft
        if draft is not None and draft != self.hand.draft:
            self.hand.show_draft(draft)
        self.changed.emit()
