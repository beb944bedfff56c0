"""The closing ceremony as steps: who is called, the last first; values in, values out."""

from typing import NamedTuple

from riichi_desktop.club import Register, Standings, closing_order
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.words import Words


class Called(NamedTuple):
    """Somebody who is called up.

    Attributes:
        name: as it is called.
        team: what it is called; "" for none.
        points: after uma, bonuses included.
    """

    name: str
    team: str
    points: int


class Call(NamedTuple):
    """Those of one rank.

    Attributes:
        rank: shared by all of them.
        people: at least one.
    """

    rank: int
    people: tuple[Called, ...]


def calls_of(held: Standings, register: Register, words: Words) -> tuple[Call, ...]:
    """Give who is called, the last rank first, equals together."""
    teams = {one.team: one.name for one in held.teams}
    return tuple(
        Call(
            group[0].rank,
            tuple(
                Called(name_of(register, row.player, words), teams.get(row.team, ""), row.points)
                for row in group
            ),
        )
        for group in closing_order(held.rows)
    )
