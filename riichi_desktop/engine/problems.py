"""Problems as values: why something cannot be, or what was silently understood.

A problem is an id, the place it concerns and the numbers or names its sentence needs.
It holds no words: the catalogue has a sentence for each id (key ``problem.<id>``).
The same value greys a control, explains why it is grey, answers the command line, and as a
*notice* says what the program understood where it went on.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Problem(NamedTuple):
    """One reason.

    Attributes:
        id: stable name, a key of the catalogue, e.g. ``fifth_tile``.
        field: the field of the hand document that it concerns, e.g. ``melds[1]``; "" = the whole.
        data: what the sentence needs, as (name, value) pairs in the sentence's own names.
    """

    id: str
    field: str = ""
    data: tuple[tuple[str, object], ...] = ()

    @property
    def details(self) -> dict[str, object]:
        """The data as a dict."""
        return dict(self.data)


def problem(id: str, field: str = "", /, **data: object) -> Problem:
    """Build a `Problem` from keyword data."""
    return Problem(id, field, tuple(data.items()))


class NotScorable(ValueError):
    """A hand that cannot be scored; nothing was changed.

    Attributes:
        problems: the reasons, at least one, the most telling first.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "; ".join(f"{p.id} ({p.field})" if p.field else p.id for p in self.problems)
        )
