"""What stands in the columns, as text: rules in full, names, entries; and back.

The JSON is ASCII, so that any name that can be typed comes back as it was. Half a character, which
can only be pasted, is replaced wherever it stands: no file but this one could have it.
"""

import json
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from riichi_desktop.documents import (
    FieldError,
    act_from_document,
    act_to_document,
    rules_from_copy,
    rules_to_copy,
)
from riichi_desktop.engine import Rules, RulesError
from riichi_desktop.ledger import Act, Entry

from .rows import Line

UNREADABLE = (ValueError, TypeError, KeyError, RecursionError, FieldError, RulesError)
"""What reading a text raises that was not written here, or was damaged."""

_TIGHT = (",", ":")


def rules_to_text(rules: Rules) -> str:
    """Write the full copy of its rules that a game carries."""
    return _text(rules_to_copy(rules))


@lru_cache(maxsize=256)
def rules_from_text(text: str) -> Rules:
    """Read such a copy; the same text gives the same object, so what is kept by rules is found.

    Raises:
        UNREADABLE: it is none.
    """
    return rules_from_copy(json.loads(text))


def names_to_text(names: tuple[str, ...]) -> str:
    """Write who sat at each chair as the game began."""
    return _text(list(names))


@lru_cache(maxsize=1024)
def names_from_text(text: str) -> tuple[str, ...]:
    """Read it.

    Raises:
        UNREADABLE: it is none.
    """
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(text)
    return tuple(names)


def entry_to_line(entry: Entry, number: int, rules: Rules) -> Line:
    """Write an entry.

    Args:
        entry: what is written.
        number: which line of the record it is.
        rules: of its game.

    Raises:
        ValueError: it could not be read again, which is a fault of the program.
    """
    document = act_to_document(entry.act)
    text = _text(document)
    is_other = act_from_document(json.loads(text), rules) != entry.act
    if is_other and text == json.dumps(document, separators=_TIGHT):  # nothing was replaced
        raise ValueError(f"an entry that would not come back: {text}")
    uid, station, at = (plain(said) for said in (entry.uid, entry.station, entry.at))
    return Line(number, uid, document["act"], text, station, at)


def entry_from_line(line: Line, rules: Rules) -> Entry:
    """Read an entry.

    Raises:
        UNREADABLE: it is none.
    """
    return Entry(line.uid, act_from_text(line.payload, rules), line.at, line.station)


def act_from_text(payload: str, rules: Rules) -> Act:
    """Read what an entry does.

    Raises:
        UNREADABLE: it is none.
    """
    return act_from_document(json.loads(payload), rules)


def now() -> str:
    """Give the time, UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def plain(text: str) -> str:
    """Give a text that can be stored: what no keyboard gives is replaced.

    That is half a character, and the character 0, which PostgreSQL takes in no text:
    https://www.postgresql.org/docs/current/datatype-character.html
    """
    return text.encode("utf-8", "replace").decode().replace("\0", "\ufffd")


def _text(value: Any) -> str:
    text = json.dumps(value, separators=_TIGHT)
    if "\\ud" not in text:  # so begin halves, and whole characters of two
        return text
    whole = json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")
    return json.dumps(json.loads(whole), separators=_TIGHT)
