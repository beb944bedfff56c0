"""The way in: language, streams, the command, the exit status."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from riichi_desktop.paths import use_data_dir
from riichi_desktop.words import LANGUAGES, Words, system_language

from .arguments import parse

INTERRUPTED: Final = 130
"""What a shell expects of a program that Ctrl+C ended."""


def main(argv: Sequence[str]) -> int:
    """Run a command line and give its exit status.

    Returns:
        0 all well; 1 something could not be scored, or the reader went away; 2 wrong usage.

    Raises:
        SystemExit: with 2 after the usage was told, with 0 after --help or --version.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = Words(language_of(argv))
    try:
        options = parse(argv, words)
        if options.data_dir:
            use_data_dir(options.data_dir)
        status = _run(options, words)
        sys.stdout.flush()
    except BrokenPipeError:
        # What is still in the buffer would fail once more at exit.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _run(options: Namespace, words: Words) -> int:
    """Run the command; each is imported when it is asked for."""
    if options.command == "self_check":
        from riichi_desktop import self_check

        return self_check.run(words)
    return _command(options.command)(options, words)


def _command(name: str) -> Callable[[Namespace, Words], int]:
    if name == "score":
        from .score import run
    elif name == "points":
        from .points import run
    else:
        from .rules import run
    return run


def language_of(argv: Sequence[str]) -> str:
    """Give the language to answer in: that of --lang, else the system's."""
    asked = ""
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(argv[place + 1 : place + 2])
    return asked if asked in LANGUAGES else system_language(os.environ)
