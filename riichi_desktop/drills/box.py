"""Which questions come again, and when: what went wrong is asked after 3, 8 and 20 others.

No clock: a question is due by the number of answers that its level has had since.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

AFTER: Final = (3, 8, 20)
"""How many others come before a question that went wrong; after each right answer the next."""


class Waiting(NamedTuple):
    """A question that comes again.

    Attributes:
        stage: how often it was right since it went wrong.
        due: the number of answers in its level from which on it is asked again.
    """

    stage: int
    due: int


class Box:
    """The questions of one level that went wrong.

    Args:
        answers: its answers so far, oldest first: the line of each, and whether it was right.
    """

    def __init__(self, answers: Iterable[tuple[str, bool]] = ()) -> None:
        self._count = 0
        self._waiting: dict[str, Waiting] = {}
        for line, right in answers:
            self.take(line, right)

    def __len__(self) -> int:
        """Give how many questions come again."""
        return len(self._waiting)

    def take(self, line: str, right: bool) -> None:
        """Take note of an answer."""
        self._count += 1
        before = self._waiting.pop(line, None)
        if right and before is None:
            return
        stage = before.stage + 1 if right and before is not None else 0
        if stage < len(AFTER):
            self._waiting[line] = Waiting(stage, self._count + AFTER[stage])

    def drop(self, line: str) -> None:
        """Forget a question that cannot be asked any more."""
        self._waiting.pop(line, None)

    @property
    def due(self) -> str:
        """The line of the question whose turn it is, the longest due first; "" for none."""
        ready = [(one.due, line) for line, one in self._waiting.items() if one.due <= self._count]
        return min(ready)[1] if ready else ""
