"""A run of ten questions, and its summary."""

from typing import Final, NamedTuple

from .values import Answer, Drill, Question, Verdict

RUN: Final = 10
"""Questions in a run."""


class Outcome(NamedTuple):
    """One question of a run, answered.

    Attributes:
        question: what was asked.
        answer: what was answered.
        verdict: what is said of it.
        ms: how long it took, in milliseconds.
    """

    question: Question
    answer: Answer
    verdict: Verdict
    ms: int


class Run(NamedTuple):
    """A run so far.

    Attributes:
        drill, level: of what.
        outcomes: its questions, answered, in their order.
        again: lines of an earlier run to be asked first.
    """

    drill: Drill
    level: int
    outcomes: tuple[Outcome, ...] = ()
    again: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """Which question comes next, from 1."""
        return len(self.outcomes) + 1

    @property
    def is_over(self) -> bool:
        """Whether every question of the run is answered."""
        return len(self.outcomes) >= RUN

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(one.verdict.right for one in self.outcomes)

    @property
    def ms(self) -> int:
        """How long all of them took, in milliseconds."""
        return sum(one.ms for one in self.outcomes)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The lines of the questions that went wrong."""
        return tuple(one.question.line for one in self.outcomes if not one.verdict.right)

    @property
    def next_again(self) -> str:
        """The line that is to be asked next; "" where any question may come."""
        done = len(self.outcomes)
        return self.again[done] if done < len(self.again) else ""

    def with_outcome(self, outcome: Outcome) -> "Run":
        """Give the run with one answer more."""
        return self._replace(outcomes=(*self.outcomes, outcome))
