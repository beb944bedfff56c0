"""Text of others made fit to be shown: what would steer a terminal is written out."""

import json
import re
from typing import Final

_UNSEEN: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    r"\ud800-\udfff\ufff9-\ufffb\U000e0000-\U000e007f]"
)
"""Controls, marks of direction, what has no width, halves of surrogates."""

_SHOWN: Final = 60
"""How many characters of a value are shown."""


def printable(text: str) -> str:
    """Write out control characters as JSON does: a line break as a backslash and an n."""
    return _UNSEEN.sub(lambda found: json.dumps(found[0])[1:-1], text)


def shown(value: object) -> str:
    """Give a value as JSON has it, cut where it is long; a text stands without its quotes."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
