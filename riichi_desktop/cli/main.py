"""The way in: language, streams, the command, the exit status."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from riichi_desktop import __version__
from riichi_desktop.documents import use_own_rules
from riichi_desktop.paths import data_dir, use_data_dir
from riichi_desktop.words import LANGUAGES, Words, system_language

from . import streams
from .answers import ALL_WELL, NOT_SCORED, misused
from .arguments import PROGRAM, Options, UsageError, parse

INTERRUPTED: Final = 130
"""What a shell expects of a program that Ctrl+C ended."""


def main(argv: Sequence[str]) -> int:
    """Run a command line and give its exit status.

    Returns:
        0 all well; 1 something could not be scored, or the answer could not be written; 2 wrong
        usage, or nothing could be read.
    """
    streams.prepare()
    words = Words(language_of(argv))
    try:
        status = _answer(argv, words)
        streams.flush()
    except streams.OutputError as error:
        streams.forget(sys.stdout)
        if not isinstance(error.cause, BrokenPipeError):  # who went away asks for nothing more
            streams.tell(words.text("cli.unwritable", reason=error.reason(words)))
        return NOT_SCORED
    except streams.InputError as error:
        return misused(_unreadable(error, words))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _answer(argv: Sequence[str], words: Words) -> int:
    try:
        options = parse(argv)
    except UsageError as error:
        return _misused(error, words)
    if options.data_dir:
        use_data_dir(options.data_dir)
    use_own_rules(lambda: data_dir() / "rules")
    return _command(options.command)(options, words)


def _misused(error: UsageError, words: Words) -> int:
    from .usage import usage_text

    program = f"{PROGRAM} {error.command}".rstrip()
    data = {
        name: held if isinstance(held, str) else words.listed(held)
        for name, held in error.data.items()
    }
    reason = words.text(f"cli.wrong.{error.reason}", **data)
    streams.tell(usage_text(error.command, words).rstrip())
    return misused(words.text("cli.error", program=program, reason=reason))


def _unreadable(error: streams.InputError, words: Words) -> str:
    reason = error.reason(words)
    if error.name == streams.STANDARD_INPUT:
        return words.text("cli.unreadable_input", reason=reason)
    return words.text("cli.unreadable", file=error.name, reason=reason)


def _command(name: str) -> Callable[[Options, Words], int]:
    """Give what runs a command; each is imported when it is asked for."""
    if name == "score":
        from .score import run
    elif name == "points":
        from .points import run
    elif name == "replay":
        from .replay import run
    elif name == "rules":
        from .rules import run
    elif name == "sheet":
        from .sheet import run
    elif name == "verify":
        from .verify import run
    elif name == "club":
        from .club import run
    elif name == "hub":
        from .hub import run
    else:
        return {"help": _help, "version": _version, "self_check": _self_check}[name]
    return run


def _help(options: Options, words: Words) -> int:
    from .usage import help_text

    streams.write(help_text(options.of, words))
    return ALL_WELL


def _version(_options: Options, _words: Words) -> int:
    streams.write(f"{PROGRAM} {__version__}\n")
    return ALL_WELL


def _self_check(_options: Options, words: Words) -> int:
    from riichi_desktop import self_check

    return self_check.run(words, streams.write)


def language_of(argv: Sequence[str]) -> str:
    """Give the language to answer in: that of --lang, else the system's."""
    asked = ""
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(argv[place + 1 : place + 2])
    return asked if asked in LANGUAGES else system_language(os.environ)
