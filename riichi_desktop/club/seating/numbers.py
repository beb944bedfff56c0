"""Which table is table 1: nobody should sit at the same one again and again."""

from .tally import Tally
from .values import Chance, SeatingRound, shuffled


def numbered(tables: SeatingRound, past: Tally, chance: Chance) -> SeatingRound:
    """Give the tables of a round in an order that brings few people back to a table they know.

    Two tables change their numbers as long as that helps, and by chance at first; so the order is
    good, not always the best one.
    """
    order = shuffled(tables, chance)
    known = [
        [sum(past.numbers[one, number] for one in table) for number in range(len(order))]
        for table in order
    ]
    at = list(range(len(order)))
    while _exchanged(at, known):
        pass
    return tuple(table for _, table in sorted(zip(at, order, strict=True)))


def _exchanged(at: list[int], known: list[list[int]]) -> bool:
    """Exchange the numbers of every two tables that it helps; tell whether there were any."""
    helped = False
    for one in range(len(at)):
        for other in range(one):
            now = known[one][at[one]] + known[other][at[other]]
            if known[one][at[other]] + known[other][at[one]] < now:
                at[one], at[other] = at[other], at[one]
                helped = True
    return helped
