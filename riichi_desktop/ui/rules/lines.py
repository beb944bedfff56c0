"""The lines of the table: every field of a rule set, beside another set where one is chosen."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from riichi_desktop.documents import RuleSet
from riichi_desktop.engine import FIELDS, GROUPS, FloatingUma, RuleField
from riichi_desktop.export import rule_value
from riichi_desktop.words import Words

from .editing import departures, idle_because
from .sources import is_unsure

OKA = "oka"
"""The key of the line of the oka, which follows from start and return."""


@dataclass(frozen=True, slots=True)
class GroupLine:
    """The heading of a group of fields."""

    title: str

    @property
    def key(self) -> str:
        """No field: it cannot be reached."""
        return ""

    @property
    def spoken(self) -> str:
        """Its words."""
        return self.title


@dataclass(frozen=True, slots=True)
class FieldLine:
    """A field.

    Attributes:
        key: its document name.
        name: in words.
        value: what the set says.
        other: what the other set says; None where none is chosen.
        differs: whether that is another value.
        departs: whether the set it was copied from says otherwise.
        unsure: whether no source settles the value.
        idle: whether the value changes nothing, as others are.
        spoken: all of it.
    """

    key: str
    name: str
    value: str
    other: str | None = None
    differs: bool = False
    departs: bool = False
    unsure: bool = False
    idle: bool = False
    spoken: str = ""


Line = GroupLine | FieldLine


def rule_lines(
    held: RuleSet,
    other: RuleSet | None,
    words: Words,
    found: frozenset[str] | None = None,
    *,
    differing: bool = False,
) -> tuple[Line, ...]:
    """Give the lines.

    Args:
        held: the set that is shown.
        other: the set beside it, or none.
        words: the language.
        found: the fields that are wanted; None for all.
        differing: whether only those are wanted in which the two differ.
    """
    lines = list(_fields(held, other, words))
    wanted = [
        (group, line)
        for group, line in lines
        if (found is None or line.key in found) and (line.differs or not differing)
    ]
    return tuple(_grouped(wanted, words))


def _grouped(wanted: Iterable[tuple[str, FieldLine]], words: Words) -> Iterator[Line]:
    lines = list(wanted)
    for group in GROUPS:
        inside = [line for at, line in lines if at == group]
        if inside:
            yield GroupLine(words.text(f"rule_group.{group}"))
            yield from inside


def _fields(held: RuleSet, other: RuleSet | None, words: Words) -> Iterator[tuple[str, FieldLine]]:
    departing, idle = departures(held), idle_because(held.rules)
    for field in FIELDS:
        value, theirs = _value(field, held, words), other and _value(field, other, words)
        differs = other is not None and _raw(field, held) != _raw(field, other)
        line = FieldLine(
            field.document,
            words.text(f"rule_field.{field.document}"),
            value,
            theirs,
            differs,
            field.document in departing,
            is_unsure(held.sources[field.document]),
            field.document in idle,
        )
        yield field.group, _said(line, other, words)
        if field.document == "uma":
            yield field.group, _oka(held, other, words)


def _oka(held: RuleSet, other: RuleSet | None, words: Words) -> FieldLine:
    theirs = words.signed(other.rules.oka) if other is not None else None
    line = FieldLine(
        OKA,
        words.text("rule_field.oka"),
        words.signed(held.rules.oka),
        theirs,
        other is not None and held.rules.oka != other.rules.oka,
    )
    return _said(line, other, words)


def _said(line: FieldLine, other: RuleSet | None, words: Words) -> FieldLine:
    """Give a line with its spoken words."""
    marks = ("departs", "unsure", "idle")
    told = [words.text(f"ui.rule_sets.mark.{mark}") for mark in marks if getattr(line, mark)]
    parts = [line.name, line.value, *told]
    if other is not None and line.other is not None:
        key = "beside_other" if line.differs else "beside_same"
        parts.append(words.text(f"ui.rule_sets.{key}", value=line.other))
    return replace(line, spoken=words.joined(parts))


def _raw(field: RuleField, held: RuleSet) -> object:
    return getattr(held.rules, field.name)


def _value(field: RuleField, held: RuleSet, words: Words) -> str:
    """Say a value; a line may end after the sign between two places, not before it."""
    value = _raw(field, held)
    said = rule_value(field, value, words)
    if isinstance(value, FloatingUma):
        said = "\n".join(_floating(field, value, held.rules.return_points, words))
    return said.replace(" / ", "\u00a0/ ")


def _floating(field: RuleField, value: FloatingUma, back: int, words: Words) -> Iterator[str]:
    """Say a floating uma, a row a line; `back` is the return."""
    for count, row in enumerate(value.up, 1):
        uma = rule_value(field, row, words)
        yield words.text("ui.rule_sets.floating", n=count, points=back, uma=uma)
    yield words.text("match.sheet.else", uma=rule_value(field, value.none, words))
