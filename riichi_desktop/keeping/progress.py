"""What was practised: a file of JSON lines that only grows, and is made short at times.

A line is one answer: drill, level, the line of the question, whether it was right, how long it took
and when. A line with `seen` sums up older answers of one level. What cannot be understood is set
aside with the whole file as it was, and the rest goes on; nothing is deleted.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from .locks import wait_lock
from .slots import set_aside, sync_folder

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
    """The answers of one file; several windows may write to it.

    Attributes:
        readable: False once a file was met that a later version wrote: it is left as it is.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.readable = True

    def read(self) -> Practised:
        """Give what was practised; a damaged file is set aside, and what is whole of it goes on.

        Raises:
            OSError: there is a file and it cannot be read, or a damaged one cannot be replaced.
        """
        told = _fold(self._bytes())
        self.readable = told.format <= FORMAT
        if not told.damaged or not self.readable:
            return told.practised(None)
        with self._alone():
            told = _fold(self._bytes())
            return told.practised(self._rewrite(told, damaged=True))

    def add(self, answered: Answered) -> None:
        """Tell of an answer; a later version's file is left as it is.

        Raises:
            OSError: it could not be written.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._alone():
            self.readable = _format_of(self._path) <= FORMAT
            if self.readable:
                self._append(json.dumps(asdict(answered), ensure_ascii=False))

    def shorten(self) -> None:
        """Make the file short where it is long; it counts the same afterwards. For leisure.

        Raises:
            OSError: it could not be read or written.
        """
        if self._bytes().count(b"\n") <= SPARE:
            return
        with self._alone():
            told = _fold(self._bytes())
            self.readable = told.format <= FORMAT
            if self.readable and told.spare > SPARE:
                self._rewrite(told, damaged=told.damaged)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one window write at a time."""
        lock = os.open(self._path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            wait_lock(lock)
            yield
        finally:
            os.close(lock)

    def _bytes(self) -> bytes:
        try:
            return self._path.read_bytes()
        except FileNotFoundError:
            return b""

    def _append(self, line: str) -> None:
        with self._path.open("ab+", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            head = ""
            if not end:
                head = json.dumps({"format": FORMAT}) + "\n"
            else:
                file.seek(end - 1)
                if file.read(1) != b"\n":  # a disk was full, or the power went
                    head = "\n"
            file.write(f"{head}{line}\n".encode())

    def _rewrite(self, told: "_Told", *, damaged: bool) -> Path | None:
        """Write a file that says the same in as few lines; a damaged one is set aside for it."""
        fresh = self._path.with_suffix(".new")
        with fresh.open("wb") as file:
            file.write(
                "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in told.short()).encode()
            )
            file.flush()
            os.fsync(file.fileno())
        aside = set_aside(self._path) if damaged else None
        fresh.replace(self._path)
        with suppress(OSError):
            sync_folder(self._path.parent)
        return aside


class _Told:
    """What the lines of a file say."""

    def __init__(self) -> None:
        self.answers: dict[Level, list[Answered]] = defaultdict(list)
        self.earlier: dict[Level, Tally] = defaultdict(Tally)
        self.damaged = False
        self.format = FORMAT

    @property
    def spare(self) -> int:
        """How many answers are more than are kept one by one."""
        return sum(max(0, len(one) - KEPT) for one in self.answers.values())

    def take(self, line: str) -> None:
        """Take a line up."""
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or not self._understood(said):
            self.damaged = self.damaged or bool(line.strip())

    def _understood(self, said: dict[str, Any]) -> bool:
        if type(said.get("format")) is int:
            self.format = max(self.format, said["format"])
            return True
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

    def practised(self, aside: Path | None) -> Practised:
        """Give it as values."""
        answers = {level: tuple(ones) for level, ones in self.answers.items()}
        return Practised(answers, dict(self.earlier), aside)

    def short(self) -> Iterator[dict[str, Any]]:
        """Give the lines of a file that says the same."""
        yield {"format": FORMAT}
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


def _fold(text: bytes) -> _Told:
    told = _Told()
    for line in text.decode("utf-8", "replace").split("\n"):
        told.take(line)
    return told


def _format_of(path: Path) -> int:
    """Give the format that a file says it is in, by its first line; ours where there is none."""
    try:
        with path.open("rb") as file:
            return _fold(file.readline()).format
    except FileNotFoundError:
        return FORMAT
