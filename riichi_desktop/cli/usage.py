"""Usage and help in the reader's language, worded by argparse; read when they are asked for."""

import argparse
from collections.abc import Sequence
from typing import Any

from riichi_desktop.words import Words

from .arguments import COMMANDS, EVERYWHERE, PROGRAM, PROGRAM_OPTIONS, Option


def help_text(command: str, words: Words) -> str:
    """Give the help of a command, of the program where the command is ""."""
    return _parser(command, words).format_help()


def usage_text(command: str, words: Words) -> str:
    """Give the usage of a command, of the program where the command is ""."""
    return _parser(command, words).format_usage()


def _parser(command: str, words: Words) -> argparse.ArgumentParser:
    how: dict[str, Any] = {
        "add_help": False,
        "formatter_class": _formatter(words.text("cli.usage")),
    }
    if command:
        about = words.text(f"cli.about.{command}")
        parser = argparse.ArgumentParser(f"{PROGRAM} {command}", description=about, **how)
        _add(parser, COMMANDS[command], words)
        return parser
    about = words.text("cli.about.program")
    parser = argparse.ArgumentParser(PROGRAM, description=about, **how)
    _add(parser, PROGRAM_OPTIONS, words)
    commands = parser.add_subparsers(
        title=words.text("cli.commands"), metavar=words.text("cli.value.command")
    )
    for name in COMMANDS:
        commands.add_parser(name, help=words.text(f"cli.about.{name}"))
    return parser


def _add(parser: argparse.ArgumentParser, options: Sequence[Option], words: Words) -> None:
    group = parser.add_argument_group(words.text("cli.options"))
    for option in (*options, *EVERYWHERE):
        group.add_argument(
            option.name, help=words.text(f"cli.help.{option.key}"), **_how(option, words)
        )
    group.add_argument("-h", "--help", action="help", help=words.text("cli.help.help"))


def _how(option: Option, words: Words) -> dict[str, Any]:
    """Give what argparse is told of an option."""
    if option.kind == "flag":
        return {"action": "store_true"}
    if option.kind == "switch":
        return {"action": argparse.BooleanOptionalAction}
    if option.kind == "choice":
        return {"choices": option.choices}
    how = {"metavar": words.text(f"cli.value.{option.value}")}
    many = {"file": "?", "word": "?", "words": "*"}.get(option.kind)
    return how | {"nargs": many} if many else how


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """Says "usage" in the reader's language."""

        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter
