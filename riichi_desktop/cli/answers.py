"""Exit statuses, and how a refusal or wrong usage is told."""

import json
from collections.abc import Sequence
from typing import Final

from riichi_desktop.documents import error_to_document, printable
from riichi_desktop.engine import Problem
from riichi_desktop.export import problems_text, width
from riichi_desktop.words import Words

from .streams import tell, write

ALL_WELL: Final = 0
NOT_SCORED: Final = 1
WRONG_USAGE: Final = 2


def refuse(problems: Sequence[Problem], words: Words, *, as_json: bool, line: str = "") -> int:
    """Tell why something cannot be scored, and give the exit status.

    Args:
        problems: the reasons.
        words: the language.
        as_json: as an error document on standard output, else in words on standard error.
        line: the hand line that was read; the character or word that is wrong is shown in it.
    """
    if as_json:
        document = error_to_document(problems, words.problem)
        write(json.dumps(document, ensure_ascii=False) + "\n")
        return NOT_SCORED
    first = problems[0].details
    at, until = first.get("at"), first.get("until")
    if line and isinstance(at, int):
        word = line[at:until] if isinstance(until, int) else ""
        marks = "^" * max(1, width(printable(word)))
        tell(f"{printable(line)}\n{' ' * width(printable(line[:at]))}{marks}")
    for one in problems:
        tell(printable(problems_text([one], words)))
    return NOT_SCORED


def misused(sentence: str) -> int:
    """Tell in a sentence what is wrong with the usage, and give the exit status."""
    tell(printable(sentence))
    return WRONG_USAGE
