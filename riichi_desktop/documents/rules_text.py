"""Rules in one word of text: what stands after ``rules=`` in a hand line.

``tenhou``, or ``tenhou,kiriage_mangan=true,red_fives=m1p2s1``: a preset's id, then the fields in
which it differs. A club's own set stands by its id. No spaces. Lists are joined by ``+`` (``none``
where empty); the parts of a chombo or a time limit by ``:``; the places of an uma by ``/``, the
rows of a floating one by ``+``.
"""

import re
from typing import Final

from riichi_desktop.engine import FIELDS_BY_DOCUMENT, RuleField, Rules, RulesError, problem

from .rule_values import ROOT
from .rules_document import PRESET, rules_from_document, rules_to_named

_EMPTY: Final = "none"
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_RED_FIVES: Final = re.compile(r"(?:[mps][0-9])+")
_BOOLS: Final = {"true": True, "false": False}


def rules_to_text(rules: Rules) -> str:
    """Write rules as one word without spaces."""
    document = rules_to_named(rules)
    if isinstance(document, str):
        return document
    id = str(document.pop(PRESET))
    stated = (f"{key}={_written(key, value)}" for key, value in document.items())
    return ",".join((id, *stated))


def rules_from_text(text: str) -> Rules:
    """Read rules written by `rules_to_text`.

    Raises:
        RulesError: `malformed` where it is no list of fields, else as `rules_from_document`.
    """
    id, *stated = text.split(",")
    if not stated:
        return rules_from_document(id)
    document: dict[str, object] = {PRESET: id}
    for item in stated:
        key, equals, value = item.partition("=")
        if not equals or key in document:
            raise RulesError([problem("malformed", ROOT, reason="rules_text", value=item)])
        document[key] = _read(key, value)
    return rules_from_document(document)


def _written(key: str, value: object) -> str:
    field = FIELDS_BY_DOCUMENT[key]
    if isinstance(value, bool):
        return "true" if value else "false"
    if key == "red_fives" and isinstance(value, dict):
        return "".join(f"{suit}{count}" for suit, count in value.items())
    if field.kind == "map" and isinstance(value, dict):
        return ":".join(map(str, value.values()))
    if field.kind == "uma":
        return _uma_written(value)
    return ("+".join(value) or _EMPTY) if isinstance(value, list) else str(value)


def _uma_written(value: object) -> str:
    if isinstance(value, list):
        return "/".join(map(str, value))
    assert isinstance(value, dict)
    return "+".join(f"{count}:{_uma_written(row)}" for count, row in value["floating"].items())


def _read(key: str, text: str) -> object:
    """Give the JSON value that a field's text stands for; the text itself where it is none."""
    field = FIELDS_BY_DOCUMENT.get(key)
    if field is None or field.kind == "bool":
        return _BOOLS.get(text, text)
    if field.kind == "list":
        return [] if text == _EMPTY else text.split("+")
    if field.kind == "uma":
        return _uma_read(text)
    if field.kind == "map":
        return _map_read(field, text)
    return _number(text) if isinstance(field.default, int) else text


def _map_read(field: RuleField, text: str) -> object:
    if field.document == "red_fives":
        if not _RED_FIVES.fullmatch(text):
            return text
        return {suit: int(count) for suit, count in zip(text[::2], text[1::2], strict=True)}
    values = text.split(":")
    if len(values) != len(field.parts):
        return text
    return {
        part.name: _number(value) if part.kind == "int" else value
        for part, value in zip(field.parts, values, strict=True)
    }


def _uma_read(text: str) -> object:
    if ":" not in text:
        return [_number(place) for place in text.split("/")]
    rows = (row.partition(":") for row in text.split("+"))
    return {"floating": {count: [_number(n) for n in row.split("/")] for count, _, row in rows}}


def _number(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text
