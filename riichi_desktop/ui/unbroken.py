"""Words that stay on one line: a number and what it counts."""

import re
from typing import Final

_TIES: Final = (
    (re.compile(r"(?<=\d) (?=han|fu)|(?<=han) (?=\d)"), "\u00a0"),
    (re.compile(r"(?<=\d)(?=[翻符])|(?<=翻)(?=\d)"), "\u2060"),
)
"""What may be broken by default, and what holds it together."""


def unbroken(words: str) -> str:
    """Give words whose han and fu stay with their numbers when lines are broken."""
    for pattern, tie in _TIES:
        words = pattern.sub(tie, words)
    return words
