"""What can be undone and done again, as values; no Qt."""

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from riichi_desktop.club import Thing

UNDO_LIMIT: Final = 500
"""How many changes are kept to be undone."""


class Put(NamedTuple):
    """What stands at a place of the register.

    Attributes:
        kind, id: which place.
        thing: what stands there; None for nothing.
    """

    kind: str
    id: str
    thing: "Thing | None"


class Step(NamedTuple):
    """One change.

    Attributes:
        before, after: everything that it changed, in the same order.
    """

    before: tuple[Put, ...]
    after: tuple[Put, ...]

    @property
    def back(self) -> "Step":
        """The change that undoes this one."""
        return Step(self.after, self.before)


class Steps:
    """The changes that were made here, and those that were undone.

    Undo and redo are tried first (`take_back`, `take_again`); what came of it is told by `settle`,
    or by `drop`.
    """

    def __init__(self) -> None:
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._tried = 0

    @property
    def can_undo(self) -> bool:
        """Whether a change can be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a change that was undone can be made again."""
        return bool(self._undone)

    def add(self, step: Step) -> None:
        """Take note of a change; what was undone before it is forgotten."""
        self._done = [*self._done[1 - UNDO_LIMIT :], step]
        self._undone.clear()

    @property
    def last(self) -> Step | None:
        """The latest change; None where there is none."""
        return self._done[-1] if self._done else None

    def join(self, last: Step | None) -> None:
        """Make one change of all that came after a change; None stands for before the first."""
        known = [at for at, step in enumerate(self._done, start=1) if step is last]
        some = self._done[known[-1] if known else 0 :]
        before = (place for step in reversed(some) for place in step.before)
        after = (place for step in some for place in step.after)
        if len(some) > 1:
            self._done[-len(some) :] = [Step(tuple(before), tuple(after))]

    def clear(self) -> None:
        """Forget everything."""
        self._done.clear()
        self._undone.clear()

    def take_back(self) -> Step | None:
        """Give what would undo the latest change; None where there is none."""
        self._tried = -1
        return self._done[-1].back if self._done else None

    def take_again(self) -> Step | None:
        """Give what was undone last; None where there is nothing."""
        self._tried = 1
        return self._undone[-1] if self._undone else None

    def settle(self) -> None:
        """Take note that what was tried was done."""
        source, to = self._ends()
        to.append(source.pop())

    def drop(self) -> None:
        """Forget what was tried: it cannot be done any more."""
        self._ends()[0].pop()

    def _ends(self) -> tuple[list[Step], list[Step]]:
        ends = self._done, self._undone
        return ends if self._tried < 0 else ends[::-1]
