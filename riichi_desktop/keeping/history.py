"""The hands that were scored, told line by line in a `LineFile`.

A line tells one thing of one hand, which its hand line stands for: that it was scored at a time
(`at`, seconds since 1970), that it has a name, that it is a favourite, that it was taken out. The
last word on each counts.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from .line_file import LineFile, Said

HISTORY: Final = "history.jsonl"
"""The file, in the data folder."""

FORMAT: Final = 1
KEPT: Final = 200
"""How many hands are kept that are neither named nor favourites."""

LATEST: Final = 253402300799
"""The last second of the year 9999: no clock says a later one."""

LONGEST: Final = 4000
"""Characters of a text; no hand line comes near it."""

SPARE: Final = 200
"""Lines that the file may have beyond one a hand; with more it is made short."""

_HALVES: Final = re.compile("[\ud800-\udfff]")
"""Halves of characters: JSON can name them, no file can hold them."""

_KINDS: Final = {
    **dict.fromkeys(("line", "name"), str),
    "at": int,
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
    """The hands of one file."""

    def __init__(self, path: Path) -> None:
        self._file = LineFile(path, FORMAT, _fold)

    @property
    def path(self) -> Path:
        """Where the file is, or will be."""
        return self._file.path

    @property
    def readable(self) -> bool:
        """False once a file was met that a later version wrote: it is left as it is."""
        return self._file.readable

    def hands(self) -> tuple[Past, ...]:
        """Give the hands that are kept, the latest first; none where there is no file.

        Raises:
            OSError: there is a file and it cannot be read.
        """
        return self._file.read().latest

    def add(self, line: str, at: int) -> None:
        """Tell that a hand was scored, at so many seconds since 1970.

        Raises:
            OSError: it could not be written.
        """
        self._file.append({"line": line, "at": at})

    def name(self, line: str, name: str) -> None:
        """Name a hand; "" takes its name away.

        Raises:
            OSError: it could not be written.
        """
        self._file.append({"line": line, "name": name})

    def favour(self, line: str, favourite: bool) -> None:
        """Make a hand a favourite, or no longer one.

        Raises:
            OSError: it could not be written.
        """
        self._file.append({"line": line, "favourite": favourite})

    def remove(self, line: str) -> None:
        """Take a hand out.

        Raises:
            OSError: it could not be written.
        """
        self._file.append({"line": line, "removed": True})

    def shorten(self) -> None:
        """Make the file short where it is long; it says the same afterwards. For leisure.

        Raises:
            OSError: it could not be read or written.
        """
        self._file.shorten(SPARE)


class _Told(NamedTuple):
    """What a file says.

    Attributes:
        hands: the hands, by their lines.
        lines: how many lines the file has.
        damaged: whether some of them say nothing that can be understood.
    """

    hands: Mapping[str, Past]
    lines: int
    damaged: bool

    @property
    def latest(self) -> tuple[Past, ...]:
        """The hands, the latest first; of those with neither name nor star, so many as stay."""
        ordered = list(self.hands.values())[::-1]
        ordered.sort(key=lambda past: past.at, reverse=True)
        plain = [past for past in ordered if not past.stays]
        gone = {past.line for past in plain[KEPT:]}
        return tuple(past for past in ordered if past.line not in gone)

    @property
    def spare(self) -> int:
        """How many lines are more than one a hand."""
        return self.lines - len(self.latest)

    def short(self) -> Iterator[Said]:
        """Give a line for each hand."""
        return map(_said, reversed(self.latest))


def _fold(lines: Sequence[Said | None]) -> _Told:
    hands: dict[str, Past] = {}
    damaged = False
    for said in lines:
        if said and "line" in said and all(_is_legal(key, value) for key, value in said.items()):
            _apply(hands, said)
        else:
            damaged = True
    return _Told(hands, len(lines), damaged)


def _is_legal(key: str, value: object) -> bool:
    """Tell whether a value may stand under a name: its type, and whether it is in range."""
    if type(value) is not _KINDS.get(key, type(value)):
        return False
    if key == "at":
        return isinstance(value, int) and 0 <= value <= LATEST
    if key in ("line", "name"):
        return len(str(value)) <= LONGEST and not _HALVES.search(str(value))
    return True


def _apply(hands: dict[str, Past], said: Said) -> None:
    line = said["line"]
    if said.get("removed"):
        hands.pop(line, None)
        return
    past = hands.get(line, Past(line, 0))
    known = {name: said[name] for name in ("at", "name", "favourite") if name in said}
    hands[line] = replace(past, **known)


def _said(past: Past) -> Said:
    said: Said = {"line": past.line, "at": past.at}
    if past.name:
        said["name"] = past.name
    return {**said, "favourite": True} if past.favourite else said
