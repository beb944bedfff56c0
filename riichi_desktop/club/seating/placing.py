"""Which player takes which place of a plan of places: who should not meet is kept apart."""

from collections.abc import Sequence
from typing import Final

from .costs import Costs
from .search import Row
from .values import Chance, shuffled

PASSES: Final = 6
"""How often at most every two players are tried in each other's places."""


def placed(rows: Sequence[Row], size: int, costs: Costs, chance: Chance) -> list[Row]:
    """Put players in the places of rounds, so that as little as possible is paid for who meets.

    Args:
        rows: rounds of places, table by table; nobody sits out.
        size: how many sit at a table.
        costs: what it costs if two players meet.
        chance: where everybody stands at first.
    """
    players = shuffled(range(len(rows[0])), chance)
    if any(map(any, costs.pairs)):
        meetings = _meetings(rows, size)
        for _ in range(PASSES):
            if not _exchanged(players, meetings, costs.pairs):
                break
    return [[players[place] for place in row] for row in rows]


def _meetings(rows: Sequence[Row], size: int) -> list[list[int]]:
    """Give how often each two places share a table."""
    counts = [[0] * len(rows[0]) for _ in rows[0]]
    for row in rows:
        for start in range(0, len(row), size):
            table = row[start : start + size]
            for one in table:
                for other in table:
                    counts[one][other] += one != other
    return counts


def _exchanged(
    players: Row, meetings: Sequence[Sequence[int]], pairs: Sequence[Sequence[int]]
) -> bool:
    """Exchange every two players that it helps; tell whether there were any."""
    helped = False
    for one in range(len(players)):
        for other in range(one):
            mine, theirs = pairs[players[one]], pairs[players[other]]
            change = sum(
                (here - there) * (theirs[player] - mine[player])
                for here, there, player in zip(meetings[one], meetings[other], players, strict=True)
                if here != there and player not in (players[one], players[other])
            )
            if change < 0:
                players[one], players[other] = players[other], players[one]
                helped = True
    return helped
