"""What the tests of seating share: players, plans by chance, every way to fill the tables."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from riichi_desktop.club.seating import (
    SeatingConstraints,
    SeatingGroup,
    SeatingPlan,
    SeatingRound,
)

chances = st.integers(0, 2**32).map(Random)
sizes = st.sampled_from((3, 4))


def people(count: int) -> list[str]:
    return [f"p{number:02}" for number in range(1, count + 1)]


def together(*names: str) -> SeatingGroup:
    return SeatingGroup("+".join(names), names)


def mixed(players: Sequence[str], rounds: int, size: int, chance: Random) -> SeatingPlan:
    """Give rounds by chance alone."""
    return tuple(
        tuple(tuple(order[start : start + size]) for start in range(0, len(order) - size + 1, size))
        for order in (chance.sample(players, len(players)) for _ in range(rounds))
    )


@st.composite
def plans(draw, most=14, rounds=5, same_size=True):
    """Give (players, a plan of rounds by chance); tables of both sizes where asked."""
    players = people(draw(st.integers(4, most)))
    chance = draw(chances)
    size = draw(sizes)
    plan: SeatingPlan = ()
    for _ in range(draw(st.integers(0, rounds))):
        plan += mixed(players, 1, size if same_size else draw(sizes), chance)
    return players, plan


@st.composite
def constraints(draw, players, most=3):
    """Give a few small groups of players, to be kept apart and to be avoided."""
    few = st.lists(st.sampled_from(players), min_size=2, max_size=4, unique=True)
    groups = st.lists(few.map(lambda names: together(*names)), max_size=most).map(tuple)
    return SeatingConstraints(draw(groups), draw(groups))


def meetings(tables: SeatingRound) -> set[tuple[str, str]]:
    return {two for table in tables for two in combinations(sorted(table), 2)}


def counted(plan: SeatingPlan) -> Counter[tuple[str, str]]:
    return Counter(two for tables in plan for two in meetings(tables))


def seated(tables: SeatingRound) -> list[str]:
    return [one for table in tables for one in table]


def games(players: Sequence[str], plan: SeatingPlan) -> list[int]:
    return [sum(one in seated(tables) for tables in plan) for one in players]


def winds(player: str, plan: SeatingPlan, size: int) -> list[int]:
    return [
        sum(table[wind] == player for tables in plan for table in tables) for wind in range(size)
    ]


def splits(players: Sequence[str], size: int) -> Iterator[SeatingRound]:
    """Give every way to fill the tables from players, whoever sits out; each at least once."""
    spare = len(players) % size
    for out in combinations(players, spare):
        yield from _tables([one for one in players if one not in out], size)


def _tables(players: Sequence[str], size: int) -> Iterator[SeatingRound]:
    if not players:
        yield ()
        return
    for others in combinations(players[1:], size - 1):
        left = [one for one in players[1:] if one not in others]
        for rest in _tables(left, size):
            yield ((players[0], *others), *rest)
