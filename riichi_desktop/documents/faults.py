"""What a document is not: msgspec's refusals as problems that name the document's field."""

import re
from typing import Final

from riichi_desktop.engine import NotScorable, Problem, problem

_PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?(?P<field>.*)`$")
_NAMED: Final = re.compile(
    r"Object (?P<what>contains unknown|missing required) field `(?P<name>.*)`"
)
_EXPECTED: Final = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`")
_VALUE: Final = re.compile(r"Invalid enum value '?(?P<text>.*?)'?$", re.DOTALL)
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
    text = str(error)
    place = _PLACE.search(text)
    if isinstance(error, RecursionError):
        return problem("malformed", reason="nested_too_deep")
    return _shape_fault(text[: place.start()], place["field"]) if place else _shape_fault(text, "")


def _shape_fault(text: str, field: str) -> Problem:
    if named := _NAMED.match(text):
        name = f"{field}.{named['name']}".lstrip(".")
        if named["what"] == "contains unknown":
            return problem("unknown_field", name)
        return problem("malformed", name, reason="field_missing")
    if expected := _EXPECTED.match(text):
        kinds = {"expected": expected["expected"], "found": expected["found"]}
        return problem("wrong_type", field, reason="other_kind", **kinds)
    if value := _VALUE.match(text):
        id, reason = _CHOICES.get(field.rpartition(".")[2], ("malformed", "not_a_wind"))
        return problem(id, field, reason=reason, text=value["text"][:12])
    if field:
        return problem("wrong_type", field)
    byte = _BYTE.search(text)
    return problem("malformed", reason="not_json", at=int(byte["at"]) + 1 if byte else 0)


def refuse(id: str, field: str, **data: object) -> NotScorable:
    """Build the refusal of a document for one reason."""
    return NotScorable([problem(id, field, **data)])
