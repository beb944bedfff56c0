"""The arguments: what may be asked, with its help in the reader's language."""

import argparse
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from riichi_desktop import __version__
from riichi_desktop.words import LANGUAGES, Words

PROGRAM: Final = "riichi-desktop"
STANDARD_INPUT: Final = "-"


class Option(NamedTuple):
    """One option: its name and what argparse is told; its help is ``cli.help.<name>``."""

    name: str
    how: dict[str, Any]

    @property
    def key(self) -> str:
        """Its name as the catalogue has it."""
        return self.name.lstrip("-").replace("-", "_")


def _flag(name: str) -> Option:
    return Option(name, {"action": "store_true"})


def _number(name: str, default: int | None = None) -> Option:
    return Option(name, {"type": int, "metavar": "number", "default": default})


_RULES: Final = Option("--rules", {"metavar": "rules"})
_JSON: Final = _flag("--json")

PROGRAM_OPTIONS: Final = (
    Option("--version", {"action": "version", "version": f"{PROGRAM} {__version__}"}),
    _flag("--self-check"),
)
COMMANDS: Final[dict[str, tuple[Option, ...]]] = {
    "score": (
        Option("hand", {"nargs": "*", "metavar": "hand"}),
        _JSON,
        Option("--jsonl", {"nargs": "?", "metavar": "file", "const": STANDARD_INPUT}),
        _RULES,
    ),
    "points": (
        _number("--han"),
        _number("--fu"),
        _number("--yakuman", 0),
        _flag("--renhou"),
        _flag("--nagashi"),
        _flag("--dealer"),
        _flag("--tsumo"),
        _number("--honba", 0),
        _number("--sticks", 0),
        Option("--pao", {"choices": ("yakuman", "ron")}),
        _number("--pao-times", 1),
        _flag("--pao-dealer"),
        Option("--players", {"type": int, "choices": (3, 4)}),
        _RULES,
        Option("--kiriage", {"action": argparse.BooleanOptionalAction}),
        Option("--counted", {"choices": ("yakuman", "yonbaiman", "sanbaiman")}),
        _JSON,
    ),
    "rules": (Option("id", {"nargs": "?", "metavar": "rules"}), _JSON),
}


def parse(argv: Sequence[str], words: Words) -> argparse.Namespace:
    """Read the arguments.

    Returns:
        The options; `command` is score, points, rules, or self_check.

    Raises:
        SystemExit: the usage is wrong (2), or --help or --version was answered (0).
    """
    parser, commands = _parsers(words)
    options, rest = parser.parse_known_args(argv)
    if options.self_check:
        options.command = "self_check"
    if options.command is None:
        parser.error(words.text("cli.no_command", commands=words.listed(COMMANDS)))
    if options.command == "score":
        # argparse takes positionals in one stretch; a hand line's words may stand among options.
        options.hand += [word for word in rest if not word.startswith("-")]
        rest = [word for word in rest if word.startswith("-")]
        if not options.hand and options.jsonl is None:
            commands["score"].error(words.text("cli.no_hand"))
    if rest:
        commands.get(options.command, parser).error(
            words.text("cli.unknown_argument", text=" ".join(rest))
        )
    return options


def _parsers(
    words: Words,
) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    how: dict[str, Any] = {
        "add_help": False,
        "allow_abbrev": False,
        "formatter_class": _formatter(words.text("cli.usage")),
    }
    parser = argparse.ArgumentParser(PROGRAM, description=words.text("cli.about.program"), **how)
    _add(parser, PROGRAM_OPTIONS, words, None)
    commands = parser.add_subparsers(
        dest="command",
        title=words.text("cli.commands"),
        metavar=words.text("cli.value.command"),
        prog=PROGRAM,
    )
    made = {}
    for name, options in COMMANDS.items():
        about = words.text(f"cli.about.{name}")
        made[name] = commands.add_parser(name, description=about, help=about, **how)
        _add(made[name], options, words, argparse.SUPPRESS)
    return parser, made


def _add(
    parser: argparse.ArgumentParser, options: Sequence[Option], words: Words, absent: object
) -> None:
    """Add the options of a parser, and those that every one has, absent by the default given."""
    everywhere = (
        Option("--lang", {"choices": LANGUAGES, "default": absent}),
        Option("--data-dir", {"metavar": "folder", "default": absent}),
    )
    group = parser.add_argument_group(words.text("cli.options"))
    for option in (*options, *everywhere):
        how = dict(option.how)
        if "metavar" in how:
            how["metavar"] = words.text(f"cli.value.{how['metavar']}")
        group.add_argument(option.name, help=words.text(f"cli.help.{option.key}"), **how)
    group.add_argument("-h", "--help", action="help", help=words.text("cli.help.help"))


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """Says "usage" in the reader's language."""

        def add_usage(self, text: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
            super().add_usage(text, actions, groups, f"{usage} " if prefix is None else prefix)

    return Formatter
