"""A strict reader of one object of a document: every fault names its place."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from riichi_desktop.engine import Problem, problem

from .printable import printable

Read = TypeVar("Read")

MOST: Final = 1_000_000_000
"""No number of a document is as large; larger ones are not even looked at."""

_KINDS: Final[Mapping[type, str]] = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    list: "array",
    tuple: "array",
    dict: "object",
    type(None): "null",
}
_ABSENT: Final = object()


class FieldError(ValueError):
    """A field that is missing, unknown, or not what it should be.

    Attributes:
        problem: what is wrong; its field is the whole way to it.
    """

    def __init__(self, fault: Problem) -> None:
        self.problem: Final = fault
        super().__init__(f"{fault.id} ({fault.field})")


class Fields:
    """One object of a document, read field by field; `end` refuses what was not read."""

    def __init__(self, value: object, place: str = "") -> None:
        """Take an object.

        Args:
            value: what a JSON object became.
            place: where it is, e.g. ``events[3].wins[0]``.

        Raises:
            FieldError: it is no object.
        """
        self.place: Final = place
        self._held: Final = _checked(value, dict, place)
        self._read: Final = set[str]()

    def at(self, name: str) -> str:
        """Give the place of a field."""
        return f"{self.place}.{name}".lstrip(".")

    def has(self, name: str) -> bool:
        """Tell whether a field is there."""
        return name in self._held

    def value(self, name: str, default: Any = _ABSENT) -> Any:
        """Give a field whatever it holds; without a default it must be there."""
        self._read.add(name)
        value = self._held.get(name, default)
        if value is _ABSENT:
            raise FieldError(problem("malformed", self.at(name), reason="field_missing"))
        return value

    def text(self, name: str, default: Any = _ABSENT) -> str:
        """Give a text."""
        return str(_checked(self.value(name, default), str, self.at(name)))

    def number(self, name: str, default: Any = _ABSENT) -> int:
        """Give a whole number."""
        return _number(self.value(name, default), self.at(name))

    def number_or_null(self, name: str, default: Any = _ABSENT) -> int | None:
        """Give a whole number, or None where it is null."""
        value = self.value(name, default)
        return None if value is None else _number(value, self.at(name))

    def numbers(self, name: str, default: Any = _ABSENT) -> tuple[int, ...]:
        """Give a list of whole numbers."""
        return self.each(name, _number, default)

    def texts(self, name: str) -> tuple[str, ...]:
        """Give a list of texts."""
        return self.each(name, lambda value, place: str(_checked(value, str, place)))

    def each(
        self, name: str, read: Callable[[Any, str], Read], default: Any = _ABSENT
    ) -> tuple[Read, ...]:
        """Give a list, each of its values read with its place."""
        values = _checked(self.value(name, default), list, self.at(name))
        return tuple([read(value, f"{self.at(name)}[{n}]") for n, value in enumerate(values)])

    def one_of(self, name: str, allowed: Iterable[str], reason: str, default: Any = _ABSENT) -> str:
        """Give a text that is one of a few; any other is `malformed` for a reason."""
        text = self.text(name, default)
        if text not in allowed:
            raise FieldError(
                problem("malformed", self.at(name), reason=reason, text=printable(text[:24]))
            )
        return text

    def end(self) -> None:
        """Refuse a field that was not asked for."""
        for name in self._held:
            if name not in self._read:
                raise FieldError(problem("unknown_field", printable(self.at(str(name)[:60]))))


def _checked(value: Any, kind: type, place: str) -> Any:
    if type(value) is kind:
        return value
    found = _KINDS.get(type(value), "object")
    if not place:
        raise FieldError(problem("wrong_type", reason="not_an_object", found=found))
    expected = _KINDS[kind]
    raise FieldError(
        problem("wrong_type", place, reason="other_kind", expected=expected, found=found)
    )


def _number(value: Any, place: str) -> int:
    number = _checked(value, int, place)
    if not -MOST < number < MOST:
        raise FieldError(problem("wrong_type", place, reason="number_too_large"))
    return int(number)
