"""The JSON of Tenhou's viewer and editor (tenhou.net/6), read and played again.

Converters of Mahjong Soul's logs write it too. As publicly described: ``name``, ``rule``,
``title``, ``sc`` (final scores and points) and ``log``, a list a hand: dealer turn, honba and
sticks; scores; dora and ura indicators; for each player what he was dealt, drew and did; how it
ended. A link has it behind ``#json=``, percent-encoded.
"""

import re
from typing import Any, Final
from urllib.parse import unquote

from riichi_desktop.documents.fields import FieldError, Fields
from riichi_desktop.engine import problem

from .following import follow
from .log_day import day_of, ref_of
from .log_rules import rules_of_words
from .logged import ImportedGame, LoggedGame
from .refusal import (
    MOST_HANDS,
    ImportRefused,
    check_size,
    clean_name,
    refuse,
    shown,
    text_fault,
)
from .viewer_hands import frame_of, logged_hands

_LINK: Final = re.compile(r"\s*(?:https?://)?[a-z0-9.]{1,40}/[^\s#]{0,200}#json=", re.IGNORECASE)
_LONGEST_TITLE: Final = 200
_MOST_POINTS: Final = 10_000


def read_tenhou_json(data: bytes | str, preset: str = "") -> ImportedGame:
    """Read a log of the viewer.

    Args:
        data: its JSON, or a link that holds it.
        preset: the id of the rule set that it was played by; "" to tell it from the log.

    Raises:
        ImportRefused: it is none, or it cannot be played again.
    """
    document = _decoded(data)
    try:
        return follow(_logged(Fields(document), preset))
    except FieldError as error:
        raise ImportRefused([error.problem]) from error


def is_link(text: str) -> bool:
    """Tell whether a text is a link that holds a log."""
    return _LINK.match(text) is not None


def _decoded(data: bytes | str) -> object:
    from msgspec.json import decode

    from riichi_desktop.documents.faults import fault_of

    check_size(len(data))
    try:
        text = data if isinstance(data, str) else str(data, "utf-8")
        text = text.removeprefix("\ufeff")
        link = _LINK.match(text)
        if link is not None:
            text = unquote(text[link.end() :].strip(), errors="strict")
        return decode(text)
    except (ValueError, RecursionError) as error:
        raise ImportRefused([fault_of(error, data)]) from error


def _logged(fields: Fields, preset: str) -> LoggedGame:
    log = fields.value("log")
    if not isinstance(log, list) or not log:
        refuse(problem("import_no_hands", "log"))
    if len(log) > MOST_HANDS:
        refuse(problem("import_too_many_hands", "log", most=MOST_HANDS))
    frame = frame_of(log)
    rule = Fields(fields.value("rule", {}) or {}, "rule")
    disp = _text(rule.value("disp", ""))
    title = [_text(one) for one in _list(fields.value("title", []))][:2]
    ref = ref_of(_text(fields.value("ref", "")))
    rules = rules_of_words(disp, (*title, ref), _reds(rule), frame.players, preset)
    hands = logged_hands(log, frame)
    names = _names(_list(fields.value("name", [])), frame.players)
    points = _final_points(_list(fields.value("sc", [])), frame.players)
    words = " ".join(word for word in title[:1] if word)
    return LoggedGame(names, rules, hands, points, words, day_of(ref, *title[::-1]), ref)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(value: Any) -> str:
    """Give a text that is not needed; "" where it is none, or not fit to be kept."""
    if not isinstance(value, str) or text_fault(value, ""):
        return ""
    return value.strip()[:_LONGEST_TITLE]


def _names(stated: list[Any], players: int) -> tuple[str, ...]:
    names = []
    for chair in range(players):
        value = stated[chair] if chair < len(stated) else ""
        if not isinstance(value, str):
            refuse(problem("import_field", f"name[{chair}]", value=shown(value)))
        names.append(clean_name(value, f"name[{chair}]"))
    return tuple(names)


def _reds(rule: Fields) -> tuple[int, int, int] | bool | None:
    """Give how many red fives there are of m, p, s; or whether there are any; None where unsaid."""
    each = [rule.value(name, None) for name in ("aka51", "aka52", "aka53")]
    if any(value is not None for value in each):
        m, p, s = (_red(value) for value in each)
        return m, p, s
    any_of_them = rule.value("aka", None)
    return None if any_of_them is None else bool(_red(any_of_them))


def _red(value: Any) -> int:
    if value is not None and (not isinstance(value, int) or not 0 <= value <= 4):
        refuse(problem("import_field", "rule.aka", value=shown(value)))
    return int(value or 0)


def _final_points(stated: list[Any], players: int) -> tuple[int, ...]:
    """Give the final points by chair, which stand behind each score; () where unsaid."""
    points = stated[1 : 2 * players : 2]
    whole = all(type(one) in (int, float) and abs(one) < _MOST_POINTS for one in points)
    if len(points) < players or not whole:
        return ()
    found = tuple(round(1000 * one) for one in points)
    return found if any(found) else ()
