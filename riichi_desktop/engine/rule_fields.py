"""What a rule field is: its kind, the values it may hold, and the one check of a value.

A field is declared once, where `rules.Rules` declares its attribute; the functions at the end of
this file write that declaration. Codec, rule editor and command line read it from `rules.FIELDS`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, get_args

from .problems import Problem, problem

Group = Literal["limits", "fu", "dora", "yaku", "liability", "settlement", "frame", "three_players"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""The groups of fields, in the order in which they are shown."""

Metadata = dict[str, Any]
"""What a field's declaration adds to its name and default: arguments of `RuleField`."""

Kind = Literal["bool", "int", "choice", "list", "map", "uma"]

MOST_POINTS: Final = 1_000_000
POINT_STEP: Final = 100
"""Points are paid in hundreds."""


class RulesError(ValueError):
    """Rules that cannot be, or that a document does not say properly.

    Attributes:
        problems: the reasons, at least one.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "; ".join(f"{p.id} ({p.field})" if p.field else p.id for p in self.problems)
        )


class RedFives(NamedTuple):
    """How many fives of each suit are red, 0 to 4."""

    m: int
    p: int
    s: int


class Chombo(NamedTuple):
    """The penalty for chombo.

    Attributes:
        kind: ``points_after_uma``, or ``reverse_mangan`` (paid at the table at once).
        points: taken off after uma; a reverse mangan does not use it.
    """

    kind: str
    points: int


class TimeLimit(NamedTuple):
    """When the bell rings, and what follows.

    Attributes:
        minutes: from the start to the bell; 0 = no clock, the bell is rung by hand if at all.
        ending: ``none`` (play on), ``finish_hand``, or ``one_more_hand`` after the one in progress.
    """

    minutes: int
    ending: str


@dataclass(frozen=True, slots=True)
class FloatingUma:
    """Uma that depends on how many players reach the return (JPML).

    Attributes:
        up: the uma when 1, 2, … players have at least the return, all but the last player counted.
        none: the uma when nobody has, or everybody.
    """

    up: tuple[tuple[int, ...], ...]
    none: tuple[int, ...]

    def of(self, count: int) -> tuple[int, ...]:
        """Give the uma, in points by place, when `count` players have at least the return."""
        return self.up[count - 1] if 0 < count <= len(self.up) else self.none


class RuleField(NamedTuple):
    """One rule field, or one part of a field that has parts.

    Attributes:
        name: the attribute of `Rules` (of the value, for a part).
        document: its name in every document; a part's is dotted, ``chombo.points``.
        group: one of `GROUPS`.
        kind: bool, int, choice (one of `values`), list (any set of `values`), map (see `parts`) or
            uma (points by place, or a `FloatingUma`).
        default: the value of WRC 2025, which is the value where nothing is said.
        values: what a choice or a list may hold, in canonical order.
        least, most, step: what an int may be.
        parts: the fields of a map.
    """

    name: str
    document: str
    group: Group
    kind: Kind
    default: object
    values: tuple[str | int, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    parts: tuple["RuleField", ...] = ()

    def accepts(self, value: object) -> bool:
        """Tell whether a value has the field's type and is one that the field may hold."""
        return _CHECKS[self.kind](self, value)

    def fault(self, value: object, reason: str = "", allowed: str = "") -> Problem:
        """Give the problem of a value that the field may not hold.

        The data: the rule, the value as text, a reason, and what is allowed as text without words.
        """
        return problem(
            "wrong_type",
            self.document,
            rule=self.document.partition(".")[0],
            reason=reason or f"rule_{self.kind}",
            value=str(value),
            allowed=allowed or self.allowed,
        )

    @property
    def allowed(self) -> str:
        """What the field may hold, written with ids and numbers alone."""
        if self.kind == "int":
            return f"{self.least}, {self.least + self.step}, …, {self.most}"
        if self.kind == "map":
            return "; ".join(f"{part.name}: {part.allowed}" for part in self.parts)
        if self.kind == "bool":
            return "true, false"
        return ", ".join(map(str, self.values)) or f"[{POINT_STEP} × n, …]"


def _is_bool(_field: RuleField, value: object) -> bool:
    return value is True or value is False


def _is_int(field: RuleField, value: object) -> bool:
    return type(value) is int and value in range(field.least, field.most + 1, field.step)


def _is_choice(field: RuleField, value: object) -> bool:
    return type(value) is type(field.default) and value in field.values


def _is_list(field: RuleField, value: object) -> bool:
    return type(value) is tuple and all(type(id) is str and id in field.values for id in value)


def _is_map(field: RuleField, value: object) -> bool:
    return type(value) is type(field.default) and all(
        part.accepts(getattr(value, part.name)) for part in field.parts
    )


def _is_uma(_field: RuleField, value: object) -> bool:
    rows = (*value.up, value.none) if isinstance(value, FloatingUma) else (value,)
    return all(
        type(row) is tuple and all(type(n) is int and abs(n) <= MOST_POINTS for n in row)
        for row in rows
    )


_CHECKS: Final[Mapping[Kind, Callable[[RuleField, object], bool]]] = {
    "bool": _is_bool,
    "int": _is_int,
    "choice": _is_choice,
    "list": _is_list,
    "map": _is_map,
    "uma": _is_uma,
}


def flag(group: Group) -> Metadata:
    """Declare a field that is on or off."""
    return {"group": group, "kind": "bool"}


def number(group: Group, least: int, most: int, step: int = 1) -> Metadata:
    """Declare a whole number from `least` to `most` in steps."""
    return {"group": group, "kind": "int", "least": least, "most": most, "step": step}


def points(group: Group) -> Metadata:
    """Declare an amount of points."""
    return number(group, 0, MOST_POINTS, POINT_STEP)


def choice(group: Group, literal: object) -> Metadata:
    """Declare a choice between the values of a Literal type."""
    return {"group": group, "kind": "choice", "values": get_args(literal)}


def ids(group: Group, values: tuple[str, ...]) -> Metadata:
    """Declare a set of ids out of `values`; it is kept in their order."""
    return {"group": group, "kind": "list", "values": values}


def parts(group: Group, *declared: RuleField) -> Metadata:
    """Declare a value of named parts."""
    return {"group": group, "kind": "map", "parts": declared}


def uma(group: Group) -> Metadata:
    """Declare the uma."""
    return {"group": group, "kind": "uma"}
