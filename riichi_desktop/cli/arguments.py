"""The arguments: what may be asked, and how it is read.

Not by argparse, whose refusals are English alone and which takes a hand line's words in one stretch
only; it words the help, when that is asked for (see `usage`).
"""

from collections import deque
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Final, Literal, NamedTuple

from riichi_desktop.words import LANGUAGES

from .streams import STANDARD_INPUT

PROGRAM: Final = "riichi-desktop"

_MOST_DIGITS: Final = 9
"""Longer numbers are none that anything here can be."""

Kind = Literal["flag", "switch", "number", "choice", "text", "texts", "file", "word", "words"]


class Option(NamedTuple):
    """One option or argument; its help is ``cli.help.<key>``.

    Attributes:
        name: as it is typed; an argument has no dashes.
        kind: flag (there or not), switch (with a ``--no-`` twin), number, choice, text, texts (may
            be given again), file (its name may be left out: standard input), word and words
            (arguments).
        value: the name of its value, ``cli.value.<value>``.
        choices: the values of a choice.
    """

    name: str
    kind: Kind = "flag"
    value: str = ""
    choices: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Its name as the catalogue and the options have it."""
        return self.name.lstrip("-").replace("-", "_")

    @property
    def absent(self) -> object:
        """What it is where it is not given."""
        return {"flag": False, "words": [], "texts": []}.get(self.kind)


def _number(name: str) -> Option:
    return Option(name, "number", "number")


_RULES: Final = Option("--rules", "text", "rules")
_JSON: Final = Option("--json")

EVERYWHERE: Final = (
    Option("--lang", "choice", choices=LANGUAGES),
    Option("--data-dir", "text", "folder"),
)
PROGRAM_OPTIONS: Final = (Option("--version"), Option("--self-check"))
COMMANDS: Final[dict[str, tuple[Option, ...]]] = {
    "score": (
        Option("hand", "words", "hand"),
        _JSON,
        Option("--jsonl", "file", "file"),
        _RULES,
    ),
    "points": (
        _number("--han"),
        _number("--fu"),
        _number("--yakuman"),
        Option("--renhou"),
        Option("--nagashi"),
        Option("--dealer"),
        Option("--tsumo"),
        _number("--honba"),
        _number("--sticks"),
        Option("--pao", "choice", choices=("yakuman", "ron")),
        _number("--pao-times"),
        Option("--pao-dealer"),
        Option("--players", "choice", choices=("3", "4")),
        _RULES,
        Option("--kiriage", "switch"),
        Option("--counted", "choice", choices=("yakuman", "yonbaiman", "sanbaiman")),
        _JSON,
    ),
    "replay": (Option("game", "word", "file"), _JSON, Option("--jsonl", "file", "file")),
    "rules": (Option("id", "word", "rules"), _JSON),
    "sheet": (_RULES, Option("--output", "text", "file")),
    "verify": (_JSON,),
    "hub": (
        Option("action", "word", "action"),
        Option("url", "word", "url"),
        Option("target", "word", "url"),
        Option("--station", "texts", "name"),
        Option("--referee", "texts", "name"),
        Option("--screen", "texts", "name"),
        _JSON,
    ),
    "club": (
        Option("deed", "word", "action"),
        Option("archive", "word", "file"),
        Option("--count"),
        _JSON,
    ),
}
CLUB_DEEDS: Final = ("export", "import")
HUB_ACTIONS: Final = ("init", "status", "roles", "copy", "password")


class Options(SimpleNamespace):
    """What was asked: `command`, and each option of it by its key.

    The command is one of `COMMANDS`, or ``version``, ``self_check``, ``help`` (about `of`).
    """


class UsageError(Exception):
    """The arguments are wrong.

    Attributes:
        command: the command that they are for, "" where none was named yet.
        reason: a key of the catalogue, ``cli.wrong.<reason>``.
        data: what its sentence needs; several words are a list.
    """

    def __init__(self, command: str, reason: str, **data: str | tuple[str, ...]) -> None:
        self.command: Final = command
        self.reason: Final = reason
        self.data: Final = data
        super().__init__(reason)


def parse(argv: Sequence[str]) -> Options:
    """Read the arguments.

    Raises:
        UsageError: something is unknown, missing or impossible.
    """
    reader = _Reader(argv)
    while reader.words and not reader.is_answered:
        reader.read_next()
    return reader.options if reader.is_answered else reader.checked()


class _Reader:
    """Reads the words of a command line one after another."""

    def __init__(self, argv: Sequence[str]) -> None:
        self.words = deque(argv)
        self.options = Options(command="")
        self.is_answered = False
        """Whether help or the version was asked for: nothing after it counts."""
        self._known: dict[str, Option] = {}
        self._arguments: list[Option] = []
        self._dashes_end = False
        self._add((*EVERYWHERE, *PROGRAM_OPTIONS))

    def _add(self, options: Sequence[Option]) -> None:
        for option in options:
            vars(self.options).setdefault(option.key, option.absent)
        self._arguments = [option for option in options if option.kind in ("word", "words")]
        self._known = {option.name: option for option in (*EVERYWHERE, *options)}
        twins = [option for option in options if option.kind == "switch"]
        self._known |= {f"--no-{option.key}": option for option in twins}

    def read_next(self) -> None:
        """Read an option with its value, or an argument."""
        word = self.words.popleft()
        if self._dashes_end or not word.startswith("-") or word == STANDARD_INPUT:
            self._read_argument(word)
        elif word == "--":
            self._dashes_end = True
        elif word in ("-h", "--help"):
            self.options.of, self.options.command = self.options.command, "help"
            self.is_answered = True
        else:
            self._read_option(word)

    def _read_argument(self, word: str) -> None:
        options = self.options
        if not options.command and not options.self_check:
            if word not in COMMANDS:
                raise self._wrong("command", text=word, choices=(*COMMANDS,))
            options.command = word
            self._add(COMMANDS[word])
            return
        for option in self._arguments:
            if option.kind == "words":
                vars(options)[option.key] = [*vars(options)[option.key], word]
                return
            if vars(options)[option.key] is None:
                vars(options)[option.key] = word
                return
        raise self._wrong("unknown", text=word)

    def _read_option(self, word: str) -> None:
        name, equals, text = word.partition("=")
        option = self._known.get(name)
        if option is None:
            raise self._wrong("unknown", text=word)
        if option.kind in ("flag", "switch"):
            if equals:
                raise self._wrong("no_value_taken", option=name)
            vars(self.options)[option.key] = not name.startswith("--no-")
            if name == "--version":
                self.options.command, self.is_answered = "version", True
            return
        value = self._value(option, text if equals else self._following())
        if option.kind == "texts":
            value = [*vars(self.options)[option.key], value]
        vars(self.options)[option.key] = value

    def _following(self) -> str | None:
        """Take the next word where it can be a value: no option, but maybe a negative number."""
        if not self.words:
            return None
        word = self.words[0]
        if word.startswith("-") and word != STANDARD_INPUT and not word[1:].isdigit():
            return None
        return self.words.popleft()

    def _value(self, option: Option, text: str | None) -> object:
        if text is None:
            if option.kind != "file":
                raise self._wrong("value_missing", option=option.name)
            return STANDARD_INPUT
        if option.kind == "choice" and text not in option.choices:
            raise self._wrong("choice", option=option.name, text=text, choices=option.choices)
        if option.kind != "number":
            return text
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
            raise self._wrong("number", option=option.name, text=text)
        return int(text)

    def checked(self) -> Options:
        """Give the options where all that is needed is there."""
        options = self.options
        if options.self_check:
            options.command = "self_check"
        if not options.command:
            raise self._wrong("no_command", commands=(*COMMANDS,))
        if options.command == "score":
            if options.hand and options.jsonl is not None:
                raise self._wrong("hand_beside_lines")
            if not options.hand and options.jsonl is None:
                raise self._wrong("no_hand")
        if options.command == "replay":
            if options.game is not None and options.jsonl is not None:
                raise self._wrong("game_beside_lines")
            if options.game is None and options.jsonl is None:
                raise self._wrong("no_game")
        if options.command == "sheet" and not options.output:
            raise self._wrong("no_output")
        if options.command == "hub":
            self._check_hub()
        if options.command == "club" and (
            options.deed not in CLUB_DEEDS or options.archive is None
        ):
            raise self._wrong("no_archive", choices=CLUB_DEEDS)
        return options

    def _check_hub(self) -> None:
        options = self.options
        if options.action not in HUB_ACTIONS or options.url is None:
            raise self._wrong("no_hub", choices=HUB_ACTIONS)
        if options.action == "copy" and options.target is None:
            raise self._wrong("no_target")
        if options.action != "copy" and options.target is not None:
            raise self._wrong("unknown", text=options.target)
        if options.action == "roles" and not options.station + options.referee + options.screen:
            raise self._wrong("no_users")

    def _wrong(self, reason: str, **data: str | tuple[str, ...]) -> UsageError:
        return UsageError(self.options.command, reason, **data)
