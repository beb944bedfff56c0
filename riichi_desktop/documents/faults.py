"""What a document is not: msgspec's refusals as problems that name the document's field."""

import re
from typing import Final

from msgspec import DecodeError, Struct, ValidationError, json

from riichi_desktop.engine import Problem, problem

from .hand_schema import HandDocument, MeldDocument, PaoDocument
from .printable import printable

_PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?(?P<field>.*)`$", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(?P<name>.*)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_EXPECTED: Final = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`")
_VALUE: Final = re.compile(r"Invalid enum value '?(?P<text>.*?)'?$", re.DOTALL)
_BYTE: Final = re.compile(r"\(byte (?P<at>\d+)\)")

_ESCAPE_BYTES: Final = 12
"""How far msgspec looks before it looks at what is there: an escaped pair of surrogates."""

_CHOICES: Final = {
    "by": ("malformed", "not_a_way_to_win"),
    "type": ("bad_meld", "meld_type"),
    "players": ("wrong_type", "three_or_four_players"),
    "kind": ("malformed", "unknown_choice"),
    "counting": ("malformed", "unknown_choice"),
    "ordering": ("malformed", "unknown_choice"),
}
"""Id and sentence for a value that a field of few values has not; other such fields are winds."""


def fault_of(error: Exception, document: object) -> Problem:
    """Say as a problem why msgspec refused a document.

    Args:
        error: its `ValidationError`, its `DecodeError`, or the RecursionError of a document that
            nests too deep; or the `UnicodeError` of one that is no UTF-8.
        document: what was refused, its JSON text or its values: the names in it are read from
            there, since in msgspec's sentence a name may hold anything.
    """
    if isinstance(error, RecursionError):
        return problem("malformed", reason="nested_too_deep")
    if isinstance(error, UnicodeError):
        return problem("malformed", reason="not_utf8")
    if not isinstance(error, ValidationError):
        return _text_fault(str(error), document)
    text = str(error)
    if _UNKNOWN.match(text) and (strange := _strange_key(document)):
        return problem("unknown_field", printable(strange))
    return shape_fault(text)


def shape_fault(text: str) -> Problem:
    """Say as a problem why msgspec refused the shape of a document, in the words of its error."""
    place = _PLACE.search(text)
    if place:
        return _shape_fault(text[: place.start()], place["field"].replace("[...]", ""))
    return _shape_fault(text, "")


def _shape_fault(text: str, field: str) -> Problem:
    if unknown := _UNKNOWN.match(text):
        return problem("unknown_field", printable(f"{field}.{unknown['name']}".lstrip(".")))
    if missing := _MISSING.match(text):
        return problem(
            "malformed", f"{field}.{missing['name']}".lstrip("."), reason="field_missing"
        )
    if kinds := _EXPECTED.match(text):
        expected, found = (kind.replace(" | ", "_or_") for kind in kinds.groups())
        if not field:
            return problem("wrong_type", reason="not_an_object", found=found)
        return problem("wrong_type", field, reason="other_kind", expected=expected, found=found)
    if value := _VALUE.match(text):
        id, reason = _CHOICES.get(field.rpartition(".")[2], ("malformed", "not_a_wind"))
        return problem(id, field, reason=reason, text=value["text"][:12])
    return problem("wrong_type", field)


def _strange_key(document: object) -> str:
    """Name the first key of a hand document that none has; "" where each is known."""
    if isinstance(document, str | bytes):
        try:
            document = json.decode(document)
        except (ValueError, RecursionError):
            return ""
    if not isinstance(document, dict):
        return ""
    parts: list[tuple[str, type[Struct], object]] = [("", HandDocument, document)]
    inner: tuple[tuple[str, type[Struct]], ...] = (("melds", MeldDocument), ("pao", PaoDocument))
    for name, schema in inner:
        held = document.get(name)
        parts += [(f"{name}.", schema, held)]
        if isinstance(held, list | tuple):
            parts += [(f"{name}[{place}].", schema, one) for place, one in enumerate(held)]
    for before, schema, part in parts:
        for key in part if isinstance(part, dict) else ():
            if key not in schema.__struct_encode_fields__:
                return f"{before}{key}"
    return ""


def _text_fault(text: str, document: object) -> Problem:
    """Say why a text is no JSON at all."""
    if byte := _BYTE.search(text) or _BYTE.search(_half_character(document)):
        return problem("malformed", reason="not_json", at=int(byte["at"]) + 1)
    return problem("malformed", reason="json_cut")


def _half_character(document: object) -> str:
    """Give what is said of half a character at the end of a text, which is not the text's end."""
    text = document.encode() if isinstance(document, str) else document
    if isinstance(text, bytes) and b"\\u" in text:
        try:
            json.decode(text + b" " * _ESCAPE_BYTES)
        except DecodeError as error:
            return str(error)
    return ""
