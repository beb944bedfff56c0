"""THE TABLE of what is worse than what in a seating, and what each pair and each bench costs."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .tally import Pair, Tally, grouped_pairs, pair
from .values import SeatingConstraints

REPEAT: Final = 10**6
"""Two meet again; as often again for each time that they had met before."""

AVOIDED: Final = 4 * 10**5
"""Two of an avoided group meet: less than a rematch, so that two such meetings spare one."""

OUT: Final = 10**10
"""Somebody sits out, for each time that he has already: worse than any number of rematches."""

LATELY: Final = 10
"""Somebody sits out, by how late he did before: it decides only between equals."""

APART: Final = 10**16
"""Two meet who must not: worse than anything."""


class Costs(NamedTuple):
    """What a round may cost, by the index of a player.

    Attributes:
        pairs: what it costs if two meet once more, symmetric, 0 for a player and himself.
        repeat: by how much that grows each time that they do.
        outs: what it costs if one sits out once more.
    """

    pairs: tuple[tuple[int, ...], ...]
    repeat: int
    outs: tuple[int, ...]

    @property
    def hard(self) -> "Costs":
        """The same where nothing matters but who must not meet."""
        pairs = tuple(tuple(cost // APART * APART for cost in line) for line in self.pairs)
        return Costs(pairs, 0, self.outs)


def pair_costs(
    players: Sequence[str], met: Mapping[Pair, int], constraints: SeatingConstraints, repeat: int
) -> list[list[int]]:
    """Give what it costs if two meet once more: by groups, and by how often they met.

    Args:
        players: their ids; the costs have their order.
        met: pair -> how often they met already.
        constraints: who should not meet.
        repeat: what a rematch costs.
    """
    places = {one: place for place, one in enumerate(players)}
    costs = [[0] * len(players) for _ in players]

    def add(two: Pair, cost: int) -> None:
        if two[0] in places and two[1] in places:
            one, other = places[two[0]], places[two[1]]
            costs[one][other] += cost
            costs[other][one] += cost

    for two in grouped_pairs(constraints.apart):
        add(two, APART)
    for two in grouped_pairs(constraints.avoided):
        add(two, AVOIDED)
    for two, times in met.items():
        add(pair(*two), repeat * times)
    return costs


def drawing_costs(
    players: Sequence[str],
    past: Tally,
    rounds: int,
    constraints: SeatingConstraints,
    sat_out: Mapping[str, int] | None,
) -> Costs:
    """Give the costs of rounds by chance.

    Who sits out costs least if he did so least often, then if it was longest ago.

    Args:
        players: their ids; the costs have their order.
        past: what was played.
        rounds: how many rounds that was.
        constraints: who should not meet.
        sat_out: how often each sat out; None reads it from the past: every round without him.
    """
    counts = {one: rounds - past.games[one] for one in players} if sat_out is None else sat_out
    pairs = pair_costs(players, past.meetings, constraints, REPEAT)
    outs = (OUT * counts.get(one, 0) + LATELY * past.last_out.get(one, 0) for one in players)
    return Costs(tuple(map(tuple, pairs)), REPEAT, tuple(outs))
