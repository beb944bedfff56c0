"""What no seating can undercut: how often people must meet again, how many of a group must meet.

Two reasons are known that hold for every number of players. There are only so many pairs, and the
meetings of all rounds fall on them. And who sit at one table now sat at so few tables in an earlier
round that some of them must have shared one: among twelve players every later table repeats a pair.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from .values import SeatingGroup

Sizes = tuple[int, ...]
"""How many sit at each table of a round."""


class LeastRepeats(NamedTuple):
    """How rarely people can meet again.

    Attributes:
        again: how often somebody must meet somebody whom he met before.
        weighed: the same, each such meeting counted once for every earlier one of the two.
    """

    again: int
    weighed: int


def least_pairs(things: int, places: int) -> int:
    """Give the fewest pairs at one place when things are spread over so many places."""
    each, over = divmod(things, places)
    return places * (each * (each - 1) // 2) + over * each


def meetings_of(sizes: Iterable[int]) -> int:
    """Give how many pairs meet in a round of tables of these sizes."""
    return sum(size * (size - 1) // 2 for size in sizes)


def least_repeats(players: int, rounds: Sequence[Sizes], forbidden: int = 0) -> LeastRepeats:
    """Give bounds for the repeats of any plan of this form.

    Args:
        players: how many there are.
        rounds: the sizes of the tables of each round.
        forbidden: how many pairs may not meet; counted on only where the others have room for
            every meeting.
    """
    meetings = sum(map(meetings_of, rounds))
    pairs = players * (players - 1) // 2
    if pairs - forbidden > 0 and meetings <= (pairs - forbidden) * len(rounds):
        pairs -= forbidden
    if not meetings:
        return LeastRepeats(0, 0)
    shared = sum(_least_shared(players, *two) for two in combinations(rounds, 2))
    return LeastRepeats(
        max(meetings - pairs, -(-2 * shared // len(rounds))),
        max(least_pairs(meetings, pairs), shared),
    )


@cache
def _least_shared(players: int, earlier: Sizes, later: Sizes) -> int:
    """Give how many pairs at least share a table in both of two rounds."""
    free = players - sum(earlier)
    crowds = list(later)
    for _ in range(min(free, sum(crowds))):
        crowds[crowds.index(max(crowds))] -= 1
    return sum(least_pairs(crowd, len(earlier)) for crowd in crowds) if earlier else 0


def least_grouped(
    players: Iterable[str], rounds: Sequence[Sizes], families: Sequence[Sequence[SeatingGroup]]
) -> list[int]:
    """Give, for each family of groups, how many of its pairs must meet in any plan of this form.

    Groups that share people with one that counts already, of an earlier family too, are left out.
    """
    everybody = set(players)
    free = set(everybody)
    found = []
    for groups in families:
        least = 0
        for members in sorted((set(one.players) & everybody for one in groups), key=len)[::-1]:
            if members <= free:
                free -= members
                least += sum(_least_met(len(members), len(everybody), sizes) for sizes in rounds)
        found.append(least)
    return found


def _least_met(members: int, players: int, sizes: Sizes) -> int:
    seated = max(0, members - (players - sum(sizes)))
    return least_pairs(seated, len(sizes)) if sizes else 0
