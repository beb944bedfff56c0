"""What was practised, told line by line in a `LineFile`.

A line is one answer: drill, level, the line of the question, whether it was right, how long it took
and when. A line with `seen` sums up older answers of one level. What cannot be understood is set
aside with the whole file as it was, and the rest goes on; nothing is deleted.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

from .line_file import LineFile, Said

FORMAT: Final = 1
KEPT: Final = 200
"""Answers of a level that are kept one by one; older ones are only counted."""

SPARE: Final = 500
"""Lines that the file may have beyond those; with more it is made short."""

_LONGEST: Final = 4000
_MOST: Final = 10**12

Level = tuple[str, int]
"""A drill, and one of its levels."""


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer.

    Attributes:
        drill, level: where the question belongs.
        line: the text that stands for it.
        right: whether the answer was.
        ms: how long it took, in milliseconds.
        at: when, in seconds since 1970.
    """

    drill: str
    level: int
    line: str
    right: bool
    ms: int
    at: int


class Tally(NamedTuple):
    """How many answers there were, and how many of them were right."""

    seen: int = 0
    right: int = 0


class Practised(NamedTuple):
    """What a file says.

    Attributes:
        answers: by level, the oldest first.
        earlier: by level, what was before them and is only counted.
        aside: the file that was set aside because parts of it mean nothing; None for none.
    """

    answers: Mapping[Level, tuple[Answered, ...]]
    earlier: Mapping[Level, Tally]
    aside: Path | None = None


class Progress:
    """The answers of one file."""

    def __init__(self, path: Path) -> None:
        self._file = LineFile(path, FORMAT, _fold)

    @property
    def readable(self) -> bool:
        """False once a file was met that a later version wrote: it is left as it is."""
        return self._file.readable

    def read(self) -> Practised:
        """Give what was practised; a damaged file is set aside, and what is whole of it goes on.

        Raises:
            OSError: there is a file and it cannot be read, or a damaged one cannot be replaced.
        """
        told, aside = self._file.mend()
        answers = {level: tuple(ones) for level, ones in told.answers.items()}
        return Practised(answers, dict(told.earlier), aside)

    def add(self, answered: Answered) -> None:
        """Tell of an answer; a later version's file is left as it is.

        Raises:
            OSError: it could not be written.
        """
        self._file.append(asdict(answered))

    def shorten(self) -> None:
        """Make the file short where it is long; it counts the same afterwards. For leisure.

        Raises:
            OSError: it could not be read or written.
        """
        self._file.shorten(SPARE)


class _Told:
    """What the lines of a file say."""

    def __init__(self) -> None:
        self.answers: dict[Level, list[Answered]] = defaultdict(list)
        self.earlier: dict[Level, Tally] = defaultdict(Tally)
        self.damaged = False

    @property
    def spare(self) -> int:
        """How many answers are more than are kept one by one."""
        return sum(max(0, len(one) - KEPT) for one in self.answers.values())

    def take(self, said: Said) -> bool:
        """Take a line up; tell whether it could be understood."""
        if not all(_is_legal(name, value) for name, value in said.items()):
            return False
        if said.keys() == _ANSWER.keys():
            answered = Answered(**said)
            self.answers[answered.drill, answered.level].append(answered)
        elif said.keys() == {"drill", "level", "seen", "correct"}:
            if not 0 < said["seen"] >= said["correct"]:
                return False
            before = self.earlier[said["drill"], said["level"]]
            tally = Tally(before.seen + said["seen"], before.right + said["correct"])
            self.earlier[said["drill"], said["level"]] = tally
        else:
            return False
        return True

    def short(self) -> Iterator[Said]:
        """Give the lines of a file that says the same."""
        for level in dict.fromkeys((*self.earlier, *self.answers)):
            ones = self.answers.get(level, [])
            old, kept = ones[:-KEPT], ones[-KEPT:]
            before = self.earlier.get(level, Tally())
            seen = before.seen + len(old)
            if seen:
                right = before.right + sum(one.right for one in old)
                yield {"drill": level[0], "level": level[1], "seen": seen, "correct": right}
            yield from map(asdict, kept)


_ANSWER: Final[Mapping[str, type]] = {
    **dict.fromkeys(("drill", "line"), str),
    **dict.fromkeys(("level", "ms", "at"), int),
    "right": bool,
}
_KINDS: Final[Mapping[str, type]] = {**_ANSWER, "seen": int, "correct": int}


def _is_legal(name: str, value: object) -> bool:
    """Tell whether a value may stand under a name: its type, and whether it is in range."""
    if type(value) is not _KINDS.get(name):
        return False
    if isinstance(value, str):
        return len(value) <= _LONGEST and value.isascii()
    return isinstance(value, int) and 0 <= value <= _MOST


def _fold(lines: Sequence[Said | None]) -> _Told:
    told = _Told()
    for said in lines:
        if said is None or not told.take(said):
            told.damaged = True
    return told
