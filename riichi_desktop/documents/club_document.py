"""The codec of what a club writes down: a thing as a flat document, by the names of its fields.

What a field has by default is left out, so a field that is added later reads as yesterday's
behaviour. A field that is not known comes from a later version of the program, and is refused: to
leave it out would lose it when the thing is put again. Rules are a full copy, as a game has them.
"""

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache, lru_cache
from types import UnionType
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import DecodeError, Meta, Struct, ValidationError, convert, defstruct
from msgspec.json import Decoder, decode
from msgspec.structs import astuple

from riichi_desktop.club import KINDS, Round, Thing
from riichi_desktop.engine import WINDS, Problem, Rules, problem

from .faults import fault_of, shape_fault
from .fields import MOST, FieldError
from .printable import printable
from .rules_copy import rules_from_copy, rules_to_copy

_RULES: Final = "rules"


class _Shape(NamedTuple):
    """What is read first of a kind of thing.

    Attributes:
        struct: the fields with their types, rules as an object.
        rules: which field has rules, counted from 0; -1 for none.
        decoder: reads the struct from JSON.
    """

    struct: type[Struct]
    rules: int
    decoder: Decoder[Any]


def thing_to_document(thing: Thing) -> dict[str, Any]:
    """Write a thing; reading it again as of its kind gives the same."""
    document: dict[str, Any] = {}
    for one in fields(thing):
        value = getattr(thing, one.name)
        if one.default is MISSING or value != one.default:
            document[one.name] = _plain(value)
    return document


def thing_to_json(thing: Thing) -> str:
    """Write a thing as one line; half a character, which no keyboard gives, is replaced."""
    text = json.dumps(thing_to_document(thing), ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace").decode()


def thing_from_document(kind: str, document: object) -> Thing:
    """Read a thing.

    Args:
        kind: a key of `KINDS`.
        document: the values of its JSON.

    Raises:
        FieldError: a later version of the program wrote it (`unknown_thing`, `unknown_field`), or
            it is none.
        RulesError: its rules cannot be read.
    """
    shape = _shape(kind)
    try:
        read = convert(document, shape.struct)
    except ValidationError as error:
        raise FieldError(_fault(kind, document, error)) from error
    return _made(kind, shape, read)


def thing_from_json(kind: str, text: str) -> Thing:
    """Read a thing from a text.

    Raises:
        FieldError, RulesError: as `thing_from_document`.
    """
    shape = _shape(kind)
    try:
        read = shape.decoder.decode(text)
    except (DecodeError, UnicodeError, RecursionError):
        return thing_from_document(kind, _values(text))  # which says what is wrong, and where
    return _made(kind, shape, read)


def _values(text: str) -> object:
    try:
        return decode(text)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise FieldError(fault_of(error, text)) from error


def _made(kind: str, shape: _Shape, read: Struct) -> Thing:
    values = list(astuple(read))
    if shape.rules >= 0 and values[shape.rules] is not None:
        values[shape.rules] = _rules(json.dumps(values[shape.rules], separators=(",", ":")))
    thing = KINDS[kind](*values)
    if isinstance(thing, Round):
        _check_tables(thing)
    return thing


def _check_tables(one: Round) -> None:
    """Refuse a table of more players than there are winds: nobody could say where they sit.

    Raises:
        FieldError: `table_size`.
    """
    for number, table in enumerate(one.tables, start=1):
        if len(table) > len(WINDS):
            size = {"table": number, "n": len(WINDS), "have": len(table)}
            raise FieldError(problem("table_size", "tables", **size))


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    """Read rules; the same text gives the same object, so what is kept by rules is found."""
    return rules_from_copy(json.loads(text))


def _fault(kind: str, document: object, error: ValidationError) -> Problem:
    """Say what is wrong; a name that is not known may hold anything in msgspec's own sentence."""
    if isinstance(document, Mapping):
        known = {one.name for one in fields(KINDS[kind])}
        for name in document:
            if name not in known:
                return problem("unknown_field", printable(str(name)[:60]))
    return shape_fault(str(error))


@cache
def _shape(kind: str) -> _Shape:
    """Give the shape of a kind.

    Raises:
        FieldError: `unknown_thing`.
    """
    if kind not in KINDS:
        raise FieldError(problem("unknown_thing", text=printable(kind[:24])))
    hints = get_type_hints(KINDS[kind])
    names = [one.name for one in fields(KINDS[kind])]
    columns = [
        (one.name, _read_as(hints[one.name]), *(() if one.default is MISSING else (one.default,)))
        for one in fields(KINDS[kind])
    ]
    struct = defstruct(KINDS[kind].__name__, columns, forbid_unknown_fields=True)
    rules = names.index(_RULES) if _RULES in names else -1
    return _Shape(struct, rules, Decoder(struct))


def _read_as(hint: Any) -> Any:
    """Give the type that msgspec reads for a field: whole numbers in bounds, rules as an object."""
    if hint is int:
        return Annotated[int, Meta(gt=-MOST, lt=MOST)]
    if hint is Rules:
        return dict[str, Any]
    if isinstance(hint, UnionType):
        return dict[str, Any] | None
    inner = get_args(hint)
    if get_origin(hint) is tuple:
        return tuple[tuple(map(_read_as, inner))]  # type: ignore[misc]
    return hint


def _plain(value: Any) -> Any:
    """Give a field's value as JSON has it."""
    if isinstance(value, Rules):
        return rules_to_copy(value)
    return [_plain(one) for one in value] if isinstance(value, tuple) else value
