"""What a seating is: tables, rounds, plans; who is kept apart; why one cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from riichi_desktop.engine import Problem

SeatingTable = tuple[str, ...]
"""The ids of three or four players in the order of their first winds, East first."""

SeatingRound = tuple[SeatingTable, ...]
"""The tables of a round, table 1 first; whoever is at none of them sits out."""

SeatingPlan = tuple[SeatingRound, ...]
"""Rounds, the first first."""

SIZES: Final = (3, 4)
"""How many players a table may have."""

_T = TypeVar("_T")


class Chance(Protocol):
    """Where chance comes from, such as a `random.Random`."""

    def randrange(self, stop: int, /) -> int:
        """Give a number from 0 up to, and without, `stop`."""
        ...


class SeatingGroup(NamedTuple):
    """People of whom no two should share a table: a team, a club, a couple.

    Attributes:
        name: what it is called where it is told.
        players: their ids; those who are not there do not matter.
    """

    name: str
    players: tuple[str, ...]


class SeatingConstraints(NamedTuple):
    """Who should not meet.

    Attributes:
        apart: groups of whom no two may ever meet (teams, forbidden pairs).
        avoided: groups of whom two meet only where it spares something worse (clubs, cities).
    """

    apart: tuple[SeatingGroup, ...] = ()
    avoided: tuple[SeatingGroup, ...] = ()


FREE: Final = SeatingConstraints()
"""Anybody may meet anybody."""


class SeatedRound(NamedTuple):
    """A round that was made.

    Attributes:
        tables: its tables.
        out: who sits out.
        substitutes: who fills up.
        notices: what could not be spared: `seating_rematch`, `seating_avoided`.
    """

    tables: SeatingRound
    out: tuple[str, ...] = ()
    substitutes: tuple[str, ...] = ()
    notices: tuple[Problem, ...] = ()


class NotSeatable(ValueError):
    """A seating that cannot be; nothing was changed.

    Attributes:
        problems: the reasons, at least one. Players stand in their data by id (see `with_names`).
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Final = tuple(problems)
        super().__init__(
            "; ".join(f"{p.id} ({p.field})" if p.field else p.id for p in self.problems)
        )


def with_names(told: Problem, names: Mapping[str, str]) -> Problem:
    """Put the names of players where a problem has their ids, so that it can be told."""
    return told._replace(
        data=tuple(
            (key, names.get(str(value), value) if key in ("player", "partner") else value)
            for key, value in told.data
        )
    )


def shuffled(items: Sequence[_T], chance: Chance) -> list[_T]:
    """Give the same things in an order by chance, each order as likely."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.randrange(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
