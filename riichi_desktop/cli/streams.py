"""The three standard streams, any of which may be closed, full or gone away.

A fault of the input and one of the output are two exceptions, so that neither is blamed for the
other. Standard error is for people: where it cannot be written to, nobody is there to be told.
"""

import errno
import os
import sys
from collections.abc import Iterator
from io import TextIOWrapper
from typing import Final, TextIO

from riichi_desktop.words import Words

STANDARD_INPUT: Final = "-"

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOSPC: "no_room",
    errno.EDQUOT: "no_room",
    errno.EBADF: "closed",
}
"""The sentences of what goes wrong usually; the system tells the rest in its own words."""


class StreamError(Exception):
    """A stream cannot be used.

    Attributes:
        cause: what the system says of it; a closed stream is EBADF.
    """

    def __init__(self, cause: OSError) -> None:
        self.cause: Final = cause
        super().__init__(str(cause))

    def reason(self, words: Words) -> str:
        """Say why, in words."""
        if self.cause.errno in _REASONS:
            return words.text(f"cli.because.{_REASONS[self.cause.errno]}")
        return self.cause.strerror or str(self.cause)


class OutputError(StreamError):
    """Standard output cannot be written to."""


class InputError(StreamError):
    """What should be read cannot be.

    Attributes:
        name: the file; STANDARD_INPUT stands for standard input.
    """

    def __init__(self, name: str, cause: OSError) -> None:
        self.name: Final = name
        super().__init__(cause)


def prepare() -> None:
    """Have what is written be UTF-8 whatever the locale."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def write(text: str) -> None:
    """Write text to standard output, by `flush` at the latest.

    Raises:
        OutputError: it is closed, full, or nobody reads it any more.
    """
    try:
        _open(sys.stdout).write(text)
    except OSError as error:
        raise OutputError(error) from error


def write_at_once(data: bytes) -> None:
    """Write bytes to standard output and do not wait for more.

    Raises:
        OutputError: as `write`.
    """
    try:
        out = _open(sys.stdout).buffer
        out.write(data)
        out.flush()
    except OSError as error:
        raise OutputError(error) from error


def flush() -> None:
    """Write what was kept back.

    Raises:
        OutputError: as `write`.
    """
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise OutputError(error) from error


def tell(text: str) -> None:
    """Tell people something, a line or more, on standard error if that is possible."""
    try:
        _open(sys.stderr).write(text + "\n")
        sys.stderr.flush()
    except OSError:
        forget(sys.stderr)


def forget(stream: TextIO | None) -> None:
    """Let what is still in the buffer of a stream go: it would fail once more at exit."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _open(stream).fileno())
        os.close(nowhere)
    except OSError:
        return


def lines_of(name: str) -> Iterator[bytes]:
    """Give the lines of a file, or of standard input, as they come.

    Raises:
        InputError: it cannot be opened or read.
    """
    try:
        if name == STANDARD_INPUT:
            yield from _open(sys.stdin).buffer
            return
        with open(name, "rb") as file:  # noqa: PTH123 - pathlib would be loaded for this alone
            yield from file
    except OSError as error:
        raise InputError(name, error) from error


def _open(stream: TextIO | None) -> TextIO:
    """Give a stream that is there: Python has None for one that was closed before it began."""
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream
