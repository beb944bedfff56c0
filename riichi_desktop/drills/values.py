"""What a drill asks, what it wants, and what it says of an answer: values."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, Protocol

from riichi_desktop.engine import Awarded, Draft, HandValue, Rules, Study

Drill = Literal["points", "fu", "yaku", "value", "waits"]

DRILLS: Final[tuple[Drill, ...]] = ("points", "fu", "yaku", "value", "waits")
"""What can be drilled, the easiest first."""

LEVELS: Final = (1, 2, 3, 4)

Answer = tuple[int | None, ...] | frozenset[str] | frozenset[int]
"""Numbers, one a slot (None where nothing was written); ids of yaku; or kinds of tiles."""


class Chance(Protocol):
    """Where chance comes from, such as a `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Give a number from 0 up to, and without, `stop`."""
        ...


class Slot(NamedTuple):
    """A number that is wanted.

    Attributes:
        id: what it is: `han`, `fu`, or who pays it: `discarder`, `each`, `others` (each
            non-dealer), `dealer`.
        right: the number.
        optional: whether it may be left out, as fu may from 5 han on.
    """

    id: str
    right: int
    optional: bool = False


class Note(NamedTuple):
    """One thing to say of an answer, as data.

    Attributes:
        id: which sentence.
        values: what stands in it: numbers, ids, items of fu, tiles.
    """

    id: str
    values: Mapping[str, object] = MappingProxyType({})


def note(id: str, **values: object) -> Note:
    """Make a note of its values."""
    return Note(id, MappingProxyType(values))


class Question(NamedTuple):
    """One question, and what answers it.

    Attributes:
        drill, level: where it belongs.
        line: the text that stands for it; `question_of` reads it again under any rules.
        rules: the rules that it is asked under.
        slots: the numbers that are wanted; none where something is to be chosen.
        choices: the yaku that are offered; none elsewhere.
        wanted: the yaku, or the kinds of tiles, to be chosen.
        awarded: the win, where it has no tiles.
        study: all that can be said of the hand, where there is one.
        recorded: whether the hand was played by people, not made by chance.
    """

    drill: Drill
    level: int
    line: str
    rules: Rules
    slots: tuple[Slot, ...] = ()
    choices: tuple[str, ...] = ()
    wanted: frozenset[str] | frozenset[int] = frozenset[str]()
    awarded: Awarded | None = None
    study: Study | None = None
    recorded: bool = False

    @property
    def draft(self) -> Draft | None:
        """The hand, where there is one."""
        return self.study.draft if self.study is not None else None

    @property
    def value(self) -> HandValue | None:
        """What the hand is worth, where it is whole."""
        return self.study.value if self.study is not None else None

    @property
    def empty(self) -> Answer:
        """The answer of somebody who wrote nothing."""
        return tuple(None for _ in self.slots) if self.slots else frozenset[str]()


class Verdict(NamedTuple):
    """What is said of an answer.

    Attributes:
        right: whether all of it is.
        parts: for each slot whether it is right; none where something was chosen.
        notes: what was wrong, the likeliest explanation first.
        sure: whether the notes are so, not only what would explain the answer.
    """

    right: bool
    parts: tuple[bool, ...] = ()
    notes: tuple[Note, ...] = ()
    sure: bool = True
