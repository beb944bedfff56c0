"""What every way to seat a round has in common: who is there, the search, the order of tables."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from riichi_desktop.engine import Problem, problem

from .costs import APART, Costs
from .numbers import numbered
from .search import Board, Row, improve
from .tally import Tally, grouped_pairs, pair, pairs_of
from .values import (
    SIZES,
    Chance,
    NotSeatable,
    SeatedRound,
    SeatingConstraints,
    SeatingRound,
    shuffled,
)
from .winds import flattest_round

STEPS: Final = 400
"""Steps of the search for one round, and for each player `STEPS_EACH` more."""

STEPS_EACH: Final = 12

TRIES: Final = 10
"""How often the search begins anew where people meet who must not."""


def attending(
    players: Sequence[str], substitutes: Sequence[str], size: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give who plays, and which substitutes are among them: as many as fill up the tables.

    Raises:
        NotSeatable: somebody is named twice, or there are too few for one table.
        ValueError: no table has this size.
    """
    if size not in SIZES:
        raise ValueError(f"a table of {size}")
    named = [*players, *substitutes]
    faults = [
        problem("seating_player_twice", "", player=one)
        for one, times in Counter(named).items()
        if times > 1
    ]
    wanting = -len(players) % size
    filling = tuple(substitutes[:wanting]) if len(substitutes) >= wanting else ()
    if len(players) + len(filling) < size:
        faults.append(problem("seating_too_few", "", n=len(players), least=size))
    if faults:
        raise NotSeatable(faults)
    return (*players, *filling), filling


def check_groups(people: Sequence[str], size: int, constraints: SeatingConstraints) -> None:
    """Refuse groups of three and more that are too large to be parted.

    Raises:
        NotSeatable: for each group that has more people than there are tables and free places.
    """
    tables, bench = divmod(len(people), size)
    here = set(people)
    sizes = [(group.name, len(here & set(group.players))) for group in constraints.apart]
    faults = [
        problem("seating_group_too_large", "", group=name, n=n, most=tables + bench)
        for name, n in sizes
        if n > max(2, tables + bench)
    ]
    if faults:
        raise NotSeatable(faults)


def searched(start: Row, size: int, costs: Costs, chance: Chance) -> Row:
    """Look for the cheapest round; where people meet who must not, part them first, then go on.

    Args:
        start: where the search begins: indices, table by table, then the bench.
        size: how many sit at a table.
        costs: what pairs and the bench cost.
        chance: decides between equals.
    """
    steps = STEPS + STEPS_EACH * len(start)
    seated = len(start) // size * size
    found: list[tuple[int, Row]] = []
    for _ in range(TRIES):
        board = Board([start], size, costs)
        row = improve(board, steps, chance, least=board.outs)[0]
        found.append((Board([row], size, costs).total, row))
        if found[-1][0] < APART:
            break
        mixed = [*shuffled(start[:seated], chance), *start[seated:]]
        start = improve(Board([mixed], size, costs.hard), steps, chance, least=APART - 1)[0]
    return min(found)[1]


def tables_of(row: Row, size: int, people: Sequence[str]) -> SeatingRound:
    """Give the tables of a round of indices; who is left over sits out."""
    return tuple(
        tuple(people[one] for one in row[start : start + size])
        for start in range(0, len(row) - size + 1, size)
    )


def check_apart(tables: SeatingRound, constraints: SeatingConstraints) -> None:
    """Refuse tables where people meet who must not.

    Raises:
        NotSeatable: for each such pair.
    """
    apart = grouped_pairs(constraints.apart)
    met = [two for table in tables for two in pairs_of(table) if two in apart]
    if met:
        raise NotSeatable(
            problem("seating_not_parted", "", player=one, partner=other, group=apart[one, other])
            for one, other in met
        )


def set_in_order(
    tables: SeatingRound, past: Tally, chance: Chance, *, renumber: bool
) -> SeatingRound:
    """Give the tables with numbers, where they may change, and with winds."""
    mixed = tuple(tuple(shuffled(table, chance)) for table in tables)
    return flattest_round(numbered(mixed, past, chance) if renumber else mixed, past)


def noticed(
    tables: SeatingRound, meetings: Mapping[tuple[str, str], int], constraints: SeatingConstraints
) -> tuple[Problem, ...]:
    """Tell what could not be spared: rematches, then meetings that should have been avoided."""
    avoided = grouped_pairs(constraints.avoided)
    met = [pair(*two) for table in tables for two in pairs_of(table)]
    again = [
        problem("seating_rematch", "", player=one, partner=other, n=meetings[one, other])
        for one, other in met
        if meetings.get((one, other))
    ]
    return (
        *again,
        *(
            problem("seating_avoided", "", player=one, partner=other, group=avoided[one, other])
            for one, other in met
            if (one, other) in avoided
        ),
    )


def seated_round(
    tables: SeatingRound,
    people: Sequence[str],
    substitutes: tuple[str, ...],
    past: Tally,
    constraints: SeatingConstraints,
) -> SeatedRound:
    """Give a round with who sits out and what is to be said of it."""
    seated = {one for table in tables for one in table}
    out = tuple(one for one in people if one not in seated)
    notices = noticed(tables, past.meetings, constraints)
    return SeatedRound(tables, out, substitutes, notices)
