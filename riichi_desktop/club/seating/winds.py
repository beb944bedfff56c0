"""Who begins in which wind: as even as it can be.

A single round takes, at each table, the order that leaves the counts of its players flattest. A
whole plan can always be even: its tables and, for each player, his games by fours are the two sides
of a graph whose edges take four colours, the winds, so that no two at a node are alike (König,
"Über Graphen und ihre Anwendung", 1916). So each player has every wind once in any four games.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise, permutations

from .tally import Tally, tally
from .values import SeatingPlan, SeatingRound, SeatingTable

Node = tuple[str, int, int]
"""A table: ("", round, table); or some games of a player: (his id, -1, which of them)."""


def flattest(table: SeatingTable, winds: Mapping[tuple[str, int], int]) -> SeatingTable:
    """Give the order of a table that leaves the flattest counts of winds.

    Flattest is the order whose counts, every player's in every wind, the largest first, come
    first in the dictionary; among equals the first as the players stand in `table`.

    Args:
        table: its players; their order only decides among equals.
        winds: (player, wind, 0 for East) -> how often he began there; never where it is left out.
    """
    seats = range(len(table))
    before = {one: [winds.get((one, wind), 0) for wind in seats] for one in table}

    def counts(order: SeatingTable) -> list[int]:
        after = (before[one][at] + (at == wind) for wind, one in enumerate(order) for at in seats)
        return sorted(after, reverse=True)

    return min(permutations(table), key=counts)


def flattest_round(tables: SeatingRound, past: Tally) -> SeatingRound:
    """Give the tables of a round, each in the order that leaves the flattest counts of winds."""
    return tuple(flattest(table, past.winds) for table in tables)


def balanced(plan: SeatingPlan) -> SeatingPlan:
    """Give a plan with the same tables, everybody's winds as even as they can be.

    Where all tables are of one size, nobody has one wind more than once oftener than another, in
    the whole plan and after each round of his; else each round takes the flattest orders.
    """
    sizes = {len(table) for tables in plan for table in tables}
    if len(sizes) != 1:
        return _one_after_another(plan)
    colours = _coloured(plan, sizes.pop())
    return tuple(
        tuple(_in_order(table, colours["", round, number]) for number, table in enumerate(tables))
        for round, tables in enumerate(plan)
    )


def _one_after_another(plan: SeatingPlan) -> SeatingPlan:
    made: SeatingPlan = ()
    for tables in plan:
        made = (*made, flattest_round(tables, tally(made)))
    return made


def _in_order(table: SeatingTable, colours: dict[int, Node]) -> SeatingTable:
    return tuple(colours[wind][0] for wind in range(len(table)))


def _edges(plan: SeatingPlan, size: int) -> Iterator[tuple[Node, Node]]:
    """Give each seat as an edge between its table and its player's games, `size` of them a node."""
    played: Counter[str] = Counter()
    for round, tables in enumerate(plan):
        for number, table in enumerate(tables):
            for one in table:
                yield ("", round, number), (one, -1, played[one] // size)
        played.update(one for table in tables for one in table)


def _coloured(plan: SeatingPlan, size: int) -> dict[Node, dict[int, Node]]:
    """Colour the edges: for each node, colour -> the node at the other end."""
    at: defaultdict[Node, dict[int, Node]] = defaultdict(dict)
    for table, games in _edges(plan, size):
        here = [colour for colour in range(size) if colour not in at[table]]
        there = [colour for colour in range(size) if colour not in at[games]]
        both = [colour for colour in here if colour in there]
        if not both:
            _exchange(at, games, here[0], there[0])
        colour = both[0] if both else here[0]
        at[table][colour], at[games][colour] = games, table
    return at


def _exchange(at: defaultdict[Node, dict[int, Node]], start: Node, colour: int, other: int) -> None:
    """Exchange two colours along the path that leaves `start` by `colour`, which frees it there."""
    path = [start]
    wanted = colour
    while wanted in at[path[-1]]:
        path.append(at[path[-1]][wanted])
        wanted = other if wanted == colour else colour
    edges = list(pairwise(path))
    for nth, (one, two) in enumerate(edges):
        old = other if nth % 2 else colour
        del at[one][old], at[two][old]
    for nth, (one, two) in enumerate(edges):
        new = colour if nth % 2 else other
        at[one][new], at[two][new] = two, one
