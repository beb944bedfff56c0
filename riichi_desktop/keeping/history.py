"""The hands that were scored: a file of JSON lines that only grows, and is made short at times.

A line tells one thing of one hand, which its hand line stands for: that it was scored at a time
(`at`, seconds since 1970), that it has a name, that it is a favourite, that it was taken out. The
last word on each counts. Several windows may write to one file.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from .locks import wait_lock
from .slots import set_aside, sync_folder

FORMAT: Final = 1
KEPT: Final = 200
"""How many hands are kept that are neither named nor favourites."""

LATEST: Final = 253402300799
"""The last second of the year 9999: no clock says a later one."""

LONGEST: Final = 4000
"""Characters of a text; no hand line comes near it."""

SPARE: Final = 200
"""Lines that the file may have beyond one a hand; with more it is made short."""

_STATES: Final = b'"format"'
"""What a line has that states a format."""

_HALVES: Final = re.compile("[\ud800-\udfff]")
"""Halves of characters: JSON can name them, no file can hold them."""

_KINDS: Final = {
    **dict.fromkeys(("line", "name"), str),
    **dict.fromkeys(("at", "format"), int),
    **dict.fromkeys(("favourite", "removed"), bool),
}


@dataclass(frozen=True, slots=True)
class Past:
    """A hand that was scored.

    Attributes:
        line: its hand line.
        at: when, in seconds since 1970.
        name: what the user calls it; "" for nothing.
        favourite: whether it is one.
    """

    line: str
    at: int
    name: str = ""
    favourite: bool = False

    @property
    def stays(self) -> bool:
        """Whether it is kept however many hands follow."""
        return self.favourite or bool(self.name)


class History:
    """The hands of one file.

    Attributes:
        readable: False once a file was met that a later version wrote: it is left as it is.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.readable = True

    def hands(self) -> tuple[Past, ...]:
        """Give the hands that are kept, the latest first; none where there is no file.

        Raises:
            OSError: there is a file and it cannot be read.
        """
        return _latest(self._told().hands)

    def add(self, line: str, at: int) -> None:
        """Tell that a hand was scored, at so many seconds since 1970.

        Raises:
            OSError: it could not be written.
        """
        self._tell({"line": line, "at": at})

    def name(self, line: str, name: str) -> None:
        """Name a hand; "" takes its name away.

        Raises:
            OSError: it could not be written.
        """
        self._tell({"line": line, "name": name})

    def favour(self, line: str, favourite: bool) -> None:
        """Make a hand a favourite, or no longer one.

        Raises:
            OSError: it could not be written.
        """
        self._tell({"line": line, "favourite": favourite})

    def remove(self, line: str) -> None:
        """Take a hand out.

        Raises:
            OSError: it could not be written.
        """
        self._tell({"line": line, "removed": True})

    def shorten(self) -> None:
        """Make the file short where it is long; it says the same afterwards.

        It reads all of the file and forces the new one to disk: to be done at leisure.

        Raises:
            OSError: it could not be read or written.
        """
        if self._bytes().count(b"\n") <= SPARE:
            return
        with self._alone():
            told = self._told()
            if self.readable and told.lines - len(_latest(told.hands)) > SPARE:
                self._write_short(told)

    def _tell(self, said: dict[str, Any]) -> None:
        """Add a line. What the file says is not folded for it: a click may wait for this."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._alone():
            before = self._bytes()
            self.readable = _format_of(before) <= FORMAT
            if self.readable:
                self._append(said, before)

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

    def _told(self) -> "_Told":
        told = _fold(_lines(self._bytes()))
        self.readable = told.format <= FORMAT
        return told

    def _append(self, said: dict[str, Any], before: bytes) -> None:
        text = json.dumps(said, ensure_ascii=False) + "\n"
        if not before:
            text = json.dumps({"format": FORMAT}) + "\n" + text
        elif not before.endswith(b"\n"):  # a disk was full, or the power went
            text = "\n" + text
        with self._path.open("ab", buffering=0) as file:
            file.write(text.encode())

    def _write_short(self, told: "_Told") -> None:
        """Write a file that says the same in as few lines, and put it in the old one's place."""
        fresh = self._path.with_suffix(".new")
        said: list[dict[str, Any]] = [{"format": FORMAT}]
        said += [_said(past) for past in reversed(_latest(told.hands))]
        with fresh.open("wb") as file:
            file.write("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in said).encode())
            file.flush()
            os.fsync(file.fileno())
        if told.damaged:
            set_aside(self._path)
        fresh.replace(self._path)
        with suppress(OSError):
            sync_folder(self._path.parent)


class _Told(NamedTuple):
    """What a file says.

    Attributes:
        hands: the hands, by their lines.
        lines: how many lines the file has.
        damaged: whether some of them say nothing that can be understood.
        format: the format that it says it is in.
    """

    hands: dict[str, Past]
    lines: int
    damaged: bool
    format: int


def _lines(text: bytes) -> list[str]:
    lines = text.decode("utf-8", "replace").split("\n")  # a name may have other ends of lines
    return lines if lines[-1] else lines[:-1]


def _format_of(text: bytes) -> int:
    """Give the latest format that a file says it is in, without a look at its other lines."""
    stated, at = FORMAT, text.find(_STATES)
    while at >= 0:
        start, end = text.rfind(b"\n", 0, at) + 1, text.find(b"\n", at)
        end = end if end >= 0 else len(text)
        stated = max(stated, _fold(_lines(text[start:end])).format)
        at = text.find(_STATES, end)
    return stated


def _fold(lines: list[str]) -> _Told:
    hands: dict[str, Past] = {}
    damaged, stated = False, FORMAT
    for line in lines:
        said = _understood(line)
        if "format" in said:
            stated = max(stated, said["format"])
        elif "line" in said:
            _apply(hands, said)
        else:
            damaged = damaged or bool(line.strip())
    return _Told(hands, len(lines), damaged, stated)


def _understood(line: str) -> dict[str, Any]:
    """Give what a line says, {} where it is not one of ours."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(said, dict):
        return {}
    return said if all(_is_legal(key, value) for key, value in said.items()) else {}


def _is_legal(key: str, value: object) -> bool:
    """Tell whether a value may stand under a name: its type, and whether it is in range."""
    if type(value) is not _KINDS.get(key, type(value)):
        return False
    if key == "at":
        return isinstance(value, int) and 0 <= value <= LATEST
    if key in ("line", "name"):
        return len(str(value)) <= LONGEST and not _HALVES.search(str(value))
    return True


def _apply(hands: dict[str, Past], said: dict[str, Any]) -> None:
    line = said["line"]
    if said.get("removed"):
        hands.pop(line, None)
        return
    past = hands.get(line, Past(line, 0))
    known = {name: said[name] for name in ("at", "name", "favourite") if name in said}
    hands[line] = replace(past, **known)


def _latest(hands: dict[str, Past]) -> tuple[Past, ...]:
    """Give the hands, the latest first; of those with neither name nor star, so many as stay."""
    ordered = list(hands.values())[::-1]
    ordered.sort(key=lambda past: past.at, reverse=True)
    plain = [past for past in ordered if not past.stays]
    gone = {past.line for past in plain[KEPT:]}
    return tuple(past for past in ordered if past.line not in gone)


def _said(past: Past) -> dict[str, Any]:
    said: dict[str, Any] = {"line": past.line, "at": past.at}
    if past.name:
        said["name"] = past.name
    return {**said, "favourite": True} if past.favourite else said
