"""A file of JSON lines that is only appended to, by several windows, and at times written anew.

A line is one object. One with `format` states the format that the file is in, wherever it stands: a
file of a later version is left as it is. What cannot be understood costs its own line alone, and is
set aside with the whole file as it was when that is written anew; nothing is deleted.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from .locks import wait_lock
from .slots import set_aside, sync_folder

Said = dict[str, Any]
"""What a line says, by name."""

_FORMAT: Final = "format"
_STATES: Final = b'"format"'
"""What a line has that states a format."""


class Told(Protocol):
    """What all lines of a file say together."""

    @property
    def damaged(self) -> bool:
        """Whether some of them say nothing that can be understood."""
        ...

    @property
    def spare(self) -> int:
        """How many of them could be saved."""
        ...

    def short(self) -> Iterable[Said]:
        """Give the fewest lines that say the same."""
        ...


T = TypeVar("T", bound=Told)


class LineFile(Generic[T]):
    """One such file.

    Attributes:
        path: where it is; file and folder are made when the first line is written.
        readable: False once a later version's file was met: it is left as it is.

    Args:
        path: where it is.
        known: the latest format that can be read here, and what is written.
        fold: from what each line says, None where that is not an object, to what they say together.
    """

    def __init__(self, path: Path, known: int, fold: Callable[[Sequence[Said | None]], T]) -> None:
        self.path, self._known, self._fold = path, known, fold
        self.readable = True

    def read(self) -> T:
        """Give what the file says; without one, what no lines say.

        Raises:
            OSError: there is a file and it cannot be read.
        """
        text = self._bytes()
        self.readable = _stated(text) <= self._known
        said = [one for one in _lines(text) if one is None or not _states_format(one)]
        return self._fold(said)

    def append(self, said: Said) -> None:
        """Add a line. What the file says is not folded for it: a click may wait for this.

        Raises:
            OSError: it could not be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._alone():
            before = self._bytes()
            self.readable = _stated(before) <= self._known
            if not self.readable:
                return
            head = ""
            if not before:
                head = _line({_FORMAT: self._known})
            elif not before.endswith(b"\n"):  # a disk was full, or the power went
                head = "\n"
            with self.path.open("ab", buffering=0) as file:
                file.write(f"{head}{_line(said)}".encode())

    def shorten(self, spare: int) -> None:
        """Write the file anew where more than so many lines can be saved; it says the same then.

        It reads all of the file and forces the new one to disk: to be done at leisure.

        Raises:
            OSError: it could not be read or written.
        """
        if self._bytes().count(b"\n") <= spare:
            return
        with self._alone():
            told = self.read()
            if self.readable and told.spare > spare:
                self._rewrite(told)

    def mend(self) -> tuple[T, Path | None]:
        """Write the file anew where it is damaged.

        Returns:
            What it says, and the damaged file that was set aside; None where it was whole.

        Raises:
            OSError: it could not be read or written.
        """
        told = self.read()
        if not told.damaged or not self.readable:
            return told, None
        with self._alone():
            told = self.read()
            return told, self._rewrite(told) if told.damaged and self.readable else None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one window write at a time."""
        lock = os.open(self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            wait_lock(lock)
            yield
        finally:
            os.close(lock)

    def _bytes(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""

    def _rewrite(self, told: T) -> Path | None:
        """Put a file of the fewest lines in the place of the old one, or beside a damaged one."""
        fresh = self.path.with_suffix(".new")
        with fresh.open("wb") as file:
            file.write("".join(map(_line, ({_FORMAT: self._known}, *told.short()))).encode())
            file.flush()
            os.fsync(file.fileno())
        aside = set_aside(self.path) if told.damaged else None
        fresh.replace(self.path)
        with suppress(OSError):
            sync_folder(self.path.parent)
        return aside


def _line(said: Said) -> str:
    return json.dumps(said, ensure_ascii=False) + "\n"


def _lines(text: bytes) -> Iterator[Said | None]:
    """Give what each line says that is not blank; a name may have other ends of lines."""
    for line in text.decode("utf-8", "replace").split("\n"):
        if line.strip():
            yield _understood(line)


def _understood(line: str) -> Said | None:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def _states_format(said: Said) -> bool:
    return type(said.get(_FORMAT)) is int


def _stated(text: bytes) -> int:
    """Give the latest format that a file says it is in, without a look at its other lines."""
    stated, at = 0, text.find(_STATES)
    while at >= 0:
        start, end = text.rfind(b"\n", 0, at) + 1, text.find(b"\n", at)
        end = end if end >= 0 else len(text)
        formats = [
            said[_FORMAT] for said in _lines(text[start:end]) if said and _states_format(said)
        ]
        stated = max(stated, *formats, 0)
        at = text.find(_STATES, end)
    return stated
