"""The values of attributes in Tenhou's logs: lists of numbers, seats."""

import re
from typing import Final, NamedTuple

from riichi_desktop.engine import problem

from .refusal import refuse, shown
from .unpacking import Element

_WHOLE: Final = re.compile(r"-?[0-9]{1,7}")
_MOST_NUMBERS: Final = 64


class Seats(NamedTuple):
    """Who sits where.

    Attributes:
        players: how many.
        first: the seat of the log that dealt first; chair 0.
    """

    players: int
    first: int

    def chair(self, who: int, place: str) -> int:
        """Give the chair of a seat.

        Raises:
            ImportRefused: nobody sits there.
        """
        if not 0 <= who < self.players:
            refuse(problem("import_field", place, value=str(who)))
        return (who - self.first) % self.players

    def by_chair(self, values: list[int], place: str) -> tuple[int, ...]:
        """Give values of the seats in the order of the chairs.

        Raises:
            ImportRefused: there are too few.
        """
        if len(values) < self.players:
            refuse(problem("import_field", place, value=str(values)))
        return tuple(values[(chair + self.first) % self.players] for chair in range(self.players))


def numbers_of(element: Element, name: str, place: str, least: int = 0) -> list[int]:
    """Give an attribute that is numbers set apart by commas; [] where it is absent or empty.

    Args:
        element: whose attribute.
        name: of the attribute.
        place: of the hand, for what is said of it.
        least: how many there must be.

    Raises:
        ImportRefused: it is something else, or there are too few.
    """
    text = element.values.get(name, "")
    parts = text.split(",") if text else []
    wrong = len(parts) > _MOST_NUMBERS or not all(_WHOLE.fullmatch(part) for part in parts)
    if wrong or len(parts) < least:
        refuse(
            problem("import_field", f"{place}.{element.tag}.{name}".lstrip("."), value=shown(text))
        )
    return [int(part) for part in parts]


def number_of(element: Element, name: str, place: str) -> int:
    """Give an attribute that begins with a number.

    Raises:
        ImportRefused: it does not.
    """
    return numbers_of(element, name, place, 1)[0]
