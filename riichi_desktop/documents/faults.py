"""What a document is not: msgspec's refusals as problems that name the document's field."""

import re
from typing import Final

from riichi_desktop.engine import Problem, problem

_PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?(?P<field>.*)`$")
_NAMED: Final = re.compile(
    r"Object (?P<what>contains unknown|missing required) field `(?P<name>.*)`"
)
_EXPECTED: Final = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`")
_VALUE: Final = re.compile(r"Invalid enum value '?(?P<text>.*?)'?$", re.DOTALL)
_SHAPE: Final = re.compile(r"Object |Expected |Invalid enum ")
_BYTE: Final = re.compile(r"\(byte (?P<at>\d+)\)")

_CHOICES: Final = {
    "by": ("malformed", "not_a_way_to_win"),
    "type": ("bad_meld", "meld_type"),
    "players": ("wrong_type", "three_or_four_players"),
}
"""Id and sentence for a value that a field of few values has not; other such fields are winds."""


def fault_of(error: Exception) -> Problem:
    """Say as a problem why msgspec refused a document.

    Args:
        error: its `ValidationError`, its `DecodeError`, or the RecursionError of a document that
            nests too deep.
    """
    if isinstance(error, RecursionError):
        return problem("malformed", reason="nested_too_deep")
    text = str(error)
    place = _PLACE.search(text)
    if place:
        return _shape_fault(text[: place.start()], place["field"].replace("[...]", ""))
    return _shape_fault(text, "") if _SHAPE.match(text) else _text_fault(text)


def _shape_fault(text: str, field: str) -> Problem:
    if named := _NAMED.match(text):
        name = f"{field}.{named['name']}".lstrip(".")
        if named["what"] == "contains unknown":
            return problem("unknown_field", name)
        return problem("malformed", name, reason="field_missing")
    if kinds := _EXPECTED.match(text):
        expected, found = (kind.replace(" | ", "_or_") for kind in kinds.groups())
        if not field:
            return problem("wrong_type", reason="not_an_object", found=found)
        return problem("wrong_type", field, reason="other_kind", expected=expected, found=found)
    if value := _VALUE.match(text):
        id, reason = _CHOICES.get(field.rpartition(".")[2], ("malformed", "not_a_wind"))
        return problem(id, field, reason=reason, text=value["text"][:12])
    return problem("wrong_type", field)


def _text_fault(text: str) -> Problem:
    """Say why a text is no JSON at all."""
    if byte := _BYTE.search(text):
        return problem("malformed", reason="not_json", at=int(byte["at"]) + 1)
    return problem("malformed", reason="not_utf8" if "UTF-8" in text else "json_cut")
