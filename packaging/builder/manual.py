"""The manual page: its prose from packaging/linux, commands and options from the program."""

import re
import sys
from typing import TYPE_CHECKING, Final

from .facts import COMMAND, HERE, ROOT, filled

sys.path.insert(0, str(ROOT))

from riichi_desktop.cli.arguments import COMMANDS, EVERYWHERE, PROGRAM_OPTIONS
from riichi_desktop.words import Words

if TYPE_CHECKING:
    from riichi_desktop.cli.arguments import Option

PAGE: Final = HERE / "linux" / f"{COMMAND}.1"


def page() -> str:
    """Give the page."""
    words = Words("en")
    text = filled(PAGE.read_text("utf-8"))
    text = text.replace("%COMMANDS%\n", "".join(_command(name, words) for name in COMMANDS))
    options = (*PROGRAM_OPTIONS, *EVERYWHERE)
    return text.replace("%OPTIONS%\n", "".join(_option(option, words) for option in options))


def _command(name: str, words: Words) -> str:
    about = _escaped(_sentence(words.text(f"cli.about.{name}")))
    options = "".join(_option(option, words) for option in COMMANDS[name])
    return f".SS {_escaped(name)}\n{about}\n{options}"


def _option(option: "Option", words: Words) -> str:
    name = f"\\fB{_escaped(option.name)}\\fR" if option.name.startswith("-") else ""
    value = _value(option, words)
    if option.kind == "switch":
        name += f", \\fB{_escaped(option.name.replace('--', '--no-', 1))}\\fR"
    about = _escaped(_sentence(words.text(f"cli.help.{option.key}")))
    return f".TP\n{' '.join(filter(None, (name, value)))}\n{about}\n"


def _value(option: "Option", words: Words) -> str:
    """Give what stands behind an option's name: its choices, or what is to be written there."""
    if option.choices:
        return "|".join(f"\\fB{_escaped(choice)}\\fR" for choice in option.choices)
    return f"\\fI{_escaped(words.text(f'cli.value.{option.value}'))}\\fR" if option.value else ""


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _escaped(text: str) -> str:
    """Give text as troff takes it for just that: hyphens that can be copied, no control line."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("’", "\\(cq").replace("…", "...")
    return re.sub(r"^([.'])", r"\\&\1", text)
