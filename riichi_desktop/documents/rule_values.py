"""The values of rule fields in documents: JSON values in, the engine's values out, and back.

Everything that states rules goes through these two functions: a hand or game document, the text
after ``rules=``, a rule set's file.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from riichi_desktop.engine import (
    FIELDS_BY_DOCUMENT,
    FloatingUma,
    Problem,
    RuleField,
    Rules,
    RulesError,
    problem,
)

from .printable import printable, shown

ROOT: Final = "rules"
"""The field of a document that holds rules; the field of every problem begins with it."""

_NONE_UP: Final = "none"


def decode(
    document: Mapping[str, object], base: Rules
) -> tuple[dict[str, object], tuple[Problem, ...]]:
    """Read rule fields.

    Args:
        document: document name -> JSON value. A value of named parts may give some of them.
        base: what the parts that are not given are taken from.

    Returns:
        The attributes of `Rules` that could be read, and what is wrong with the others:
        `unknown_field`, or `wrong_type` for a value that the field cannot hold.
    """
    values: dict[str, object] = {}
    problems: list[Problem] = []
    for key, stated in document.items():
        field = FIELDS_BY_DOCUMENT.get(key)
        if field is None:
            problems.append(_unknown(key))
            continue
        strange = _unknown_part(field, stated)
        if strange:
            problems.append(_unknown(f"{key}.{strange}"))
            continue
        value = _value(field, stated, base)
        if field.accepts(value):
            values[field.name] = value
        else:
            problems.append(_under_root(field.fault(stated), stated))
    return values, tuple(problems)


def encode(field: RuleField, value: object) -> object:
    """Give a value of a rule field as a JSON value."""
    if field.kind == "map":
        return {part.name: getattr(value, part.name) for part in field.parts}
    if isinstance(value, FloatingUma):
        rows = {str(count): list(row) for count, row in enumerate(value.up, start=1)}
        return {"floating": {**rows, _NONE_UP: list(value.none)}}
    return list(value) if isinstance(value, tuple) else value


def varied(base: Rules, values: Mapping[str, Any]) -> Rules:
    """Give rules with some attributes replaced.

    Raises:
        RulesError: as `Rules`, with fields that begin with ``rules``.
    """
    try:
        return replace(base, **values)
    except RulesError as error:
        raise RulesError(_inconsistent(base, values, one) for one in error.problems) from error


def _inconsistent(base: Rules, values: Mapping[str, Any], fault: Problem) -> Problem:
    field = FIELDS_BY_DOCUMENT[fault.field]
    return _under_root(fault, encode(field, values.get(field.name, getattr(base, field.name))))


def _under_root(fault: Problem, stated: object) -> Problem:
    """Give a fault its field in the document, and the value as the document states it."""
    data = {**fault.details, "value": shown(stated)}
    return Problem(fault.id, f"{ROOT}.{fault.field}", tuple(data.items()))


def _unknown(key: str) -> Problem:
    name = printable(key)
    return problem("unknown_field", f"{ROOT}.{name}", name=name.rpartition(".")[2])


def _unknown_part(field: RuleField, stated: object) -> str:
    if field.kind != "map" or not isinstance(stated, dict):
        return ""
    names = [part.name for part in field.parts]
    return next((str(key) for key in stated if key not in names), "")


def _value(field: RuleField, stated: object, base: Rules) -> object:
    """Bring a JSON value into the shape of the field; one of another shape stays as it is."""
    if isinstance(stated, list):
        return tuple(stated)
    if not isinstance(stated, dict):
        return stated
    if field.kind == "map":
        held = getattr(base, field.name)
        return type(held)(
            **{p.name: stated.get(p.name, getattr(held, p.name)) for p in field.parts}
        )
    return _floating(stated) if field.kind == "uma" else stated


def _floating(stated: Mapping[str, object]) -> object:
    table = stated.get("floating")
    if len(stated) > 1 or not isinstance(table, dict):
        return stated
    counts = [str(count) for count in range(1, len(table))]
    if set(table) != {*counts, _NONE_UP} or not all(isinstance(v, list) for v in table.values()):
        return stated
    return FloatingUma(tuple(tuple(table[count]) for count in counts), tuple(table[_NONE_UP]))
