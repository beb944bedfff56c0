"""What the reading of foreign files refuses with, and how much it takes.

Nothing malformed raises anything else than `ImportRefused`.
"""

import re
from collections.abc import Iterable
from typing import Final, NoReturn

from riichi_desktop.documents.lengths import name_fault
from riichi_desktop.documents.printable import printable
from riichi_desktop.engine import Problem, problem

MOST_BYTES: Final = 8 << 20
"""The most bytes of a foreign file, unpacked; a log has some 200,000."""

MOST_HANDS: Final = 200
"""The most hands of a logged game."""

SHOWN: Final = 40
"""How many characters of a text that was not understood are shown."""

_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


class ImportRefused(ValueError):
    """A foreign file that is not read; nothing of it was taken.

    Attributes:
        problems: the reasons, at least one; the field is the place in the file.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Final = tuple(problems)
        super().__init__(
            "; ".join(f"{p.id} ({p.field})" if p.field else p.id for p in self.problems)
        )


def refuse(*problems: Problem) -> NoReturn:
    """Refuse a file for these reasons.

    Raises:
        ImportRefused: always.
    """
    raise ImportRefused(problems)


def check_size(size: int) -> None:
    """Make sure that a file is not too large to be read.

    Raises:
        ImportRefused: it is.
    """
    if size > MOST_BYTES:
        refuse(problem("import_too_large", most=MOST_BYTES >> 20))


def text_fault(text: str, field: str) -> Problem | None:
    """Say that a text holds what no text should: controls, halves of characters; None if not.

    Directions of writing, pictures and whatever else people write is kept.
    """
    return problem("import_control", field) if _CONTROL.search(text) else None


def clean_name(text: str, field: str) -> str:
    """Give a player's name without spaces around it.

    Raises:
        ImportRefused: it is too long, or holds controls.
    """
    name = text.strip()
    fault = text_fault(name, field) or name_fault(name, field)
    if fault is not None:
        refuse(fault)
    return name


def shown(text: object) -> str:
    """Give a value of a file as it is shown: cut, controls written out."""
    return printable(str(text)[:SHOWN])
