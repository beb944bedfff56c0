"""Two files in turn that hold one line of text: one of them is whole whatever happens to the other.

A record is one line, ``riichi-desktop-draft FORMAT SEQUENCE CHECKSUM TEXT``; what follows it in the
file is left over from a longer record and means nothing. It is written in place by one write, so
that a killed process leaves the old record or the new one. The file whose record is known to be on
the disk is not touched until a later one is: a power cut costs the last moments, never more.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Final, Literal, NamedTuple
from zlib import crc32

FORMAT: Final = 1
NAMES: Final = ("a.draft", "b.draft")
_MARK: Final = "riichi-desktop-draft"
_HEAD: Final = re.compile(rf"{_MARK} (\d{{1,9}}) ")
_RECORD: Final = re.compile(rf"{_MARK} {FORMAT} (\d{{1,18}}) ([0-9a-f]{{8}}) (.*)")

State = Literal["empty", "whole", "damaged", "newer"]


class Record(NamedTuple):
    """What a slot holds.

    Attributes:
        state: `empty` (no file, or nothing in it), `whole`, `damaged`, or `newer`: written by a
            later version of the program in a format that this one does not know.
        sequence: which write it was; the higher, the later.
        text: what was kept.
    """

    state: State
    sequence: int = 0
    text: str = ""


def read_slot(path: Path) -> Record:
    """Read a slot.

    Raises:
        OSError: there is a file and it cannot be read.
    """
    try:
        line = path.read_bytes().partition(b"\n")[0].decode("utf-8", "replace")
    except FileNotFoundError:
        return Record("empty")
    if not line:
        return Record("empty")
    head = _HEAD.match(line)
    if head and int(head[1]) > FORMAT:
        return Record("newer")
    found = _RECORD.fullmatch(line)
    if found is None or found[2] != _checksum(found[1], found[3]):
        return Record("damaged")
    return Record("whole", int(found[1]), found[3])


def _checksum(sequence: str, text: str) -> str:
    return f"{crc32(f'{sequence} {text}'.encode()):08x}"


def _record(sequence: int, text: str) -> bytes:
    return f"{_MARK} {FORMAT} {sequence} {_checksum(str(sequence), text)} {text}\n".encode()


class Slots:
    """The two files, open for writing.

    Attributes:
        failing: whether a record could not be written, or did not reach the disk, and none has
            reached it since.

    Args:
        folder: where they are.
        newest: the record that was read, and which of the two it is in; None where there is none.
        failed: called, in a thread of its own, where a record did not reach the disk.
    """

    def __init__(
        self, folder: Path, newest: tuple[Record, int] | None, failed: Callable[[OSError], None]
    ) -> None:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._files = [os.open(folder / name, flags, 0o600) for name in NAMES]
        self._failed = failed
        self._sequence, self._safe = (newest[0].sequence, newest[1]) if newest else (0, 1)
        self._synced = self._sequence
        self.failing = False
        self._open = True
        self._changed = Condition()
        self._thread = Thread(target=self._sync, name="draft", daemon=True)
        self._thread.start()

    def write(self, text: str) -> None:
        """Write a record; it outlives this process at once, and the machine in a moment.

        Raises:
            OSError: it could not be written; what was kept before is still kept.
        """
        with self._changed:
            sequence = self._sequence + 1
            try:
                _write(self._files[1 - self._safe], _record(sequence, text))
            except OSError:
                self.failing = True
                raise
            self._sequence = sequence
            self._changed.notify()

    def close(self) -> None:
        """See to it that the last record is on the disk, and let go of the files."""
        with self._changed:
            self._open = False
            self._changed.notify()
        self._thread.join()
        for file in self._files:
            os.close(file)

    def _sync(self) -> None:
        """Have each record reach the disk; from then on the other file is written."""
        with suppress(OSError):
            os.fsync(self._files[self._safe])  # a process that was killed may have left it to us
        while (turn := self._next()) is not None:
            sequence, place = turn
            whole = self._reaches_disk(place)
            with self._changed:
                self._synced = sequence
                if whole and sequence == self._sequence:
                    self._safe = place

    def _next(self) -> tuple[int, int] | None:
        """Wait for a record that is not on the disk; None where there will be no more."""
        with self._changed:
            while self._open and self._synced == self._sequence:
                self._changed.wait()
            if self._synced == self._sequence:
                return None
            return self._sequence, 1 - self._safe

    def _reaches_disk(self, place: int) -> bool:
        try:
            os.fsync(self._files[place])
        except OSError as error:
            self.failing = True
            self._failed(error)
            return False
        self.failing = False
        return True


def _write(file: int, record: bytes) -> None:
    os.lseek(file, 0, os.SEEK_SET)
    written = os.write(file, record)
    while written < len(record):  # a disk that is nearly full
        written += os.write(file, record[written:])


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, never over another one; give its new place.

    Raises:
        OSError: it cannot be renamed.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    with suppress(OSError):
        sync_folder(path.parent)
    return aside


def sync_folder(folder: Path) -> None:
    """Have the names in a folder reach the disk, where the system can do that.

    Raises:
        OSError: the folder cannot be opened or synced.
    """
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
