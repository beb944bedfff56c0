"""Perfect plans by rotation: one round is found, and every later one is that round turned by one.

Players stand on rings of as many places as there are rounds or more, and some in the middle, who
stay. Two meet again only if another pair of the first round has their rings and their distance, so
that a whole plan is looked for in a single round (E. H. Moore, "Tactical Memoranda", 1896, on whist
tournaments; R. C. Bose, "On the construction of balanced incomplete block designs", 1939).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from .search import Row
from .values import Chance, shuffled

WORSE: Final = 50
"""One in so many exchanges that would make one meeting more is made (measured)."""


class Wheel(NamedTuple):
    """How players stand.

    Attributes:
        turns: places of a ring, and rounds after which all stands as it did.
        rings: how many rings there are.
        middle: how many players stand in the middle.
    """

    turns: int
    rings: int
    middle: int

    @property
    def kinds(self) -> int:
        """How many kinds of meetings there are that a whole turn brings to nobody twice."""
        within = self.rings * ((self.turns - 1) // 2)
        between = self.rings * (self.rings - 1) // 2 * self.turns
        return within + between + self.rings * self.middle


def wheels(players: int, rounds: int, size: int) -> Iterator[Wheel]:
    """Give the wheels on which so many players can turn for so many rounds, fewest turns first."""
    for turns in range(max(rounds, 2), players + 1):
        for rings in range(players // turns, 0, -1):
            middle = players - turns * rings
            if middle <= players // size:
                yield Wheel(turns, rings, middle)


def turned(row: Sequence[int], wheel: Wheel, rounds: int) -> list[Row]:
    """Give the rounds that follow from the first one, itself included."""

    def after(one: int, turns: int) -> int:
        ring, place = divmod(one, wheel.turns)
        return one if ring >= wheel.rings else ring * wheel.turns + (place + turns) % wheel.turns

    return [[after(one, turns) for one in row] for turns in range(rounds)]


def first_round(wheel: Wheel, size: int, steps: int, chance: Chance, least: int = 0) -> Row:
    """Look for a round that, turned all around, makes people meet again as rarely as it can.

    Args:
        wheel: how the players stand.
        size: how many sit at a table; it must divide the number of players.
        steps: how many exchanges are tried at most.
        chance: where the search begins and what it tries.
        least: the repeats, in one round, that cannot be undercut; the search ends there.
    """
    players = wheel.turns * wheel.rings + wheel.middle
    kinds = _kinds(wheel, players)
    row = shuffled(range(players), chance)
    counts = [0] * (players * players)
    for ring in range(wheel.rings if wheel.turns % 2 == 0 else 0):
        counts[kinds[ring * wheel.turns][ring * wheel.turns + wheel.turns // 2]] = 1
    if wheel.middle > 1:
        counts[kinds[-1][-2]] = wheel.turns
    cost = 0
    for start in range(0, players, size):
        cost += sum(
            _count(kinds[row[place]], row[start:place], counts)
            for place in range(start, start + size)
        )
    best, found = cost, row[:]
    for _ in range(steps):
        if best <= least:
            break
        cost += _try(row, size, kinds, counts, chance)
        if cost < best:
            best, found = cost, row[:]
    return found


def _try(row: Row, size: int, kinds: list[list[int]], counts: list[int], chance: Chance) -> int:
    """Exchange two places of a round, or leave them where it is no better; give the change."""
    place, other = chance.randrange(len(row)), chance.randrange(len(row))
    if place // size == other // size:
        return 0
    here, there = _others(row, place, size), _others(row, other, size)
    mine, theirs = kinds[row[place]], kinds[row[other]]
    spared = _uncount(mine, here, counts) + _uncount(theirs, there, counts)
    change = _count(mine, there, counts) + _count(theirs, here, counts) - spared
    if change <= 0 or (change == 1 and not chance.randrange(WORSE)):
        row[place], row[other] = row[other], row[place]
        return change
    _uncount(mine, there, counts)
    _uncount(theirs, here, counts)
    _count(mine, here, counts)
    _count(theirs, there, counts)
    return 0


def _others(row: Row, place: int, size: int) -> Row:
    start = place // size * size
    return row[start:place] + row[place + 1 : start + size]


def _count(kinds: list[int], others: Row, counts: list[int]) -> int:
    """Count one's meetings by their kind, and give how many of that kind there were before."""
    before = 0
    for other in others:
        before += counts[kinds[other]]
        counts[kinds[other]] += 1
    return before


def _uncount(kinds: list[int], others: Row, counts: list[int]) -> int:
    spared = 0
    for other in others:
        counts[kinds[other]] -= 1
        spared += counts[kinds[other]]
    return spared


def _kinds(wheel: Wheel, players: int) -> list[list[int]]:
    """Give for each two players the kind of their meeting: their rings and their distance."""
    names: dict[tuple[int, ...], int] = {}
    kinds = [[0] * players for _ in range(players)]
    for one, other in combinations(range(players), 2):
        kind = names.setdefault(_kind(wheel, one, other), len(names))
        kinds[one][other] = kinds[other][one] = kind
    return kinds


def _kind(wheel: Wheel, one: int, other: int) -> tuple[int, ...]:
    """Give the kind of a meeting of two, the lesser number first; () for two in the middle."""
    ring, place = divmod(one, wheel.turns)
    other_ring, other_place = divmod(other, wheel.turns)
    if ring >= wheel.rings:
        return ()
    if other_ring >= wheel.rings:
        return ring, other
    distance = (other_place - place) % wheel.turns
    return (
        ring,
        other_ring,
        distance if ring != other_ring else min(distance, wheel.turns - distance),
    )
