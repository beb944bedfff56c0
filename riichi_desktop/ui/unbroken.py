"""Words that stay on one line: a number and what it counts, the places of an uma."""

import re
from collections.abc import Callable
from typing import Final

_TIES: Final = (
    (re.compile(r"(?<=\d) (?=han|fu)|(?<=han) (?=\d)"), "\u00a0"),
    (re.compile(r"(?<=\d)(?=[翻符])|(?<=翻)(?=\d)"), "\u2060"),
)
"""What may be broken by default, and what holds it together."""

_PLACES: Final = re.compile(r"[^\s:：]+(?:[ \u00a0]/[ \u00a0][^\s:：]+)+")
"""The places of an uma, a slash between two."""


def unbroken(words: str) -> str:
    """Give words whose han and fu stay with their numbers when lines are broken."""
    for pattern, tie in _TIES:
        words = pattern.sub(tie, words)
    return words


def places_together(words: str, fits: Callable[[str], bool]) -> str:
    """Give words in which the places of an uma stay together, where they have room on a line.

    Args:
        words: as they may be broken.
        fits: tells whether some words have room on one line.
    """

    def tied(found: re.Match[str]) -> str:
        whole = found[0].replace(" ", "\u00a0")
        return whole if fits(whole) else found[0]

    return _PLACES.sub(tied, words)
