"""What was chosen, dropped or pasted, read: logs, a table of results, an archive. No Qt."""

import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from riichi_desktop.club import GameFacts, facts_of
from riichi_desktop.documents import (
    MOST_PACKED,
    Archive,
    ArchiveRefused,
    imports,
    printable,
    read_archive,
)
from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import replay

MOST_FILES: Final = 200
"""So many logs at most are read at once."""

_ZIP: Final = b"PK"
_WORKBOOK: Final = b"[Content_Types].xml"
_GZIP: Final = b"\x1f\x8b"
_LOGGED: Final = re.compile(rb'"log"\s*:')
_LINK: Final = re.compile(r"https?://\S+")
_NAMED: Final = 60


class Source(NamedTuple):
    """A file, or a text that was pasted: then `name` is ""."""

    name: str
    data: bytes


class ReadLog(NamedTuple):
    """A log that was read.

    Attributes:
        name: of its file.
        log: what it says.
        facts: what its hands say of the people.
        key: the same for the same log.
    """

    name: str
    log: imports.ImportedGame
    facts: GameFacts
    key: str


class Unread(NamedTuple):
    """What could not be read, and why."""

    name: str
    problems: tuple[Problem, ...]


class Logs(NamedTuple):
    """Games that were logged elsewhere, and files that are none."""

    logs: tuple[ReadLog, ...]
    unread: tuple[Unread, ...]


class Table(NamedTuple):
    """A table of results."""

    source: Source
    table: imports.ResultTable


class Held(NamedTuple):
    """An archive of a club."""

    name: str
    archive: Archive


Found = Logs | Table | Held | Unread


def source_of(path: Path) -> Source:
    """Read a file, no more of it than anything here can have.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return Source(path.name, file.read(MOST_PACKED + 1))


def pasted(text: str) -> tuple[Source, ...]:
    """Give what was pasted: links one by one, anything else as it is."""
    lines = text.split()
    if lines and all(_LINK.fullmatch(line) for line in lines):
        return tuple(Source("", line.encode()) for line in lines)
    return (Source("", text.encode("utf-8", "replace")),)


def read(sources: Sequence[Source]) -> Found:
    """Read what was given: an archive or a table where it is one, else logs."""
    if len(sources) > MOST_FILES:
        return Unread("", (problem("import_many", most=MOST_FILES),))
    if len(sources) == 1:
        (source,) = sources
        if source.data.startswith(_ZIP) and _WORKBOOK not in source.data[:4096]:
            return _archive(source)
        if not _is_log(source.data):
            return read_table(source)
    found = [read_log(source) for source in sources]
    logs = {one.key: one for one in found if isinstance(one, ReadLog)}
    unread = tuple(one for one in found if isinstance(one, Unread))
    if len(sources) == 1 and unread and sources[0].data.lstrip()[:1] in (b"[", b"{"):
        table = read_table(sources[0])
        return table if isinstance(table, Table) else unread[0]
    if not logs and len(unread) == 1:
        return unread[0]
    return Logs(tuple(logs.values()), unread)


def read_log(source: Source) -> ReadLog | Unread:
    """Read a log and play it again."""
    try:
        log = imports.read_log(source.data, source.name)
    except imports.ImportRefused as error:
        return Unread(shown(source.name), error.problems)
    facts = facts_of(replay(*log.game))
    told = log.ref.encode() or source.data
    return ReadLog(shown(source.name), log, facts, sha256(told).hexdigest())


def read_table(source: Source, encoding: str = "", delimiter: str = "") -> Table | Unread:
    """Read a table; encoding and delimiter are told from it where they are ""."""
    try:
        return Table(source, imports.read_table(source.data, encoding, delimiter))
    except imports.ImportRefused as error:
        return Unread(shown(source.name), error.problems)


def _archive(source: Source) -> Held | Unread:
    try:
        return Held(shown(source.name), read_archive(source.data))
    except ArchiveRefused as error:
        return Unread(shown(source.name), error.problems)


def _is_log(data: bytes) -> bool:
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith((_GZIP, b"<", b"http://", b"https://")):
        return True
    return start[:1] in (b"{", b"[") and _LOGGED.search(data) is not None


def shown(name: str) -> str:
    """Give the name of a file as it is shown: cut, controls written out."""
    return printable(name[:_NAMED])
