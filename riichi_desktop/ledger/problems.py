"""Why an event cannot follow, raised as a value; nothing was changed."""

from collections.abc import Iterable
from typing import Final

from riichi_desktop.engine import Problem


class NotLegal(ValueError):
    """An event that cannot follow.

    Attributes:
        problems: the reasons, at least one; a problem's field is a part of the event as its
            document has it, e.g. ``wins[0].fu``.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Final = tuple(problems)
        super().__init__(
            "; ".join(f"{p.id} ({p.field})" if p.field else p.id for p in self.problems)
        )
