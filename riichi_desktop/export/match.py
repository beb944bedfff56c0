"""A match to be printed or saved: its game, and what it is called; the name of its file."""

import re
from typing import Final, NamedTuple

from riichi_desktop.ledger import Game
from riichi_desktop.words import Words

from .game_names import local_day, one_line

_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]+')
"""What no file name may hold on some system (Windows has the longest list)."""

_LONGEST: Final = 80


class Match(NamedTuple):
    """A match.

    Attributes:
        game: with its record, where there is one: corrections are read there.
        title: what people call it; may be "".
        date: when it was begun, ISO 8601: a day, or a moment; "" where that is not known.
        number: in the club's list; 0 where there is none.
    """

    game: Game
    title: str = ""
    date: str = ""
    number: int = 0


def match_title(match: Match, words: Words) -> str:
    """Give what a match is called; its number, or just "Partie", where nobody gave it a title."""
    if one_line(match.title):
        return one_line(match.title)
    if match.number:
        return words.text("match.sheet.numbered", number=match.number)
    return words.text("match.sheet.untitled")


def file_name(match: Match, words: Words, suffix: str) -> str:
    """Propose a file name: ``2026-11-30 Table 3.pdf``; every system can have it.

    Args:
        match: the match.
        words: the language.
        suffix: with its dot, ``.pdf``.
    """
    name = file_title(match.date, match_title(match, words))
    return f"{name or words.text('match.sheet.untitled')}{suffix}"


def file_title(date: str, title: str) -> str:
    """Give a day and a title as every system can have them in the name of a file; may be ""."""
    named = one_line(_FORBIDDEN.sub(" ", f"{local_day(date)} {title}"))
    return named[:_LONGEST].strip(" .")
