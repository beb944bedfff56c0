"""What a plan comes to: who met whom, who had which wind, who sat where, who sat out."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from .values import SeatingGroup, SeatingPlan

Pair = tuple[str, str]
"""Two players, the lesser id first."""


class Tally(NamedTuple):
    """A plan, counted.

    Attributes:
        meetings: pair -> how often they shared a table.
        games: player -> how often he was seated.
        winds: (player, 0 for East up to 3) -> how often he began there.
        numbers: (player, index of the table) -> how often he sat there.
        last_out: player -> the last round, from 1, in which he was not seated.
    """

    meetings: Counter[Pair]
    games: Counter[str]
    winds: Counter[tuple[str, int]]
    numbers: Counter[tuple[str, int]]
    last_out: dict[str, int]


def pair(one: str, other: str) -> Pair:
    """Give two players as the pair they are."""
    return (one, other) if one < other else (other, one)


def pairs_of(players: Iterable[str]) -> Iterable[Pair]:
    """Give every pair among players."""
    return combinations(sorted(players), 2)


def grouped_pairs(groups: Iterable[SeatingGroup]) -> dict[Pair, str]:
    """Give every pair that stands together in a group, with the name of the first such group."""
    found: dict[Pair, str] = {}
    for group in groups:
        for two in pairs_of(set(group.players)):
            found.setdefault(two, group.name)
    return found


def tally(plan: SeatingPlan, players: Iterable[str] = ()) -> Tally:
    """Count a plan.

    Args:
        plan: its rounds.
        players: who else was there, seated or not; whoever is seated in the plan counts anyway.
    """
    meetings: Counter[Pair] = Counter()
    winds: Counter[tuple[str, int]] = Counter()
    numbers: Counter[tuple[str, int]] = Counter()
    games = Counter(one for tables in plan for table in tables for one in table)
    last_out: dict[str, int] = {}
    everybody = {*players, *games}
    for round, tables in enumerate(plan, 1):
        last_out.update(dict.fromkeys(everybody.difference(*tables), round))
        for number, table in enumerate(tables):
            meetings.update(pairs_of(table))
            winds.update((one, wind) for wind, one in enumerate(table))
            numbers.update((one, number) for one in table)
    return Tally(meetings, games, winds, numbers, last_out)
