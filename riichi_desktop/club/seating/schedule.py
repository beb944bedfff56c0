"""All rounds of an event at once: everybody meets as many different people as can be."""

from collections.abc import Sequence
from typing import Final

from .bounds import least_grouped, least_pairs, least_repeats, meetings_of
from .costs import APART, AVOIDED, OUT, REPEAT, Costs, drawing_costs
from .making import attending, check_apart, check_groups, searched, set_in_order, tables_of
from .placing import placed
from .rotation import Wheel, first_round, turned, wheels
from .search import Board, Row, improve
from .tally import tally
from .values import FREE, Chance, SeatingConstraints, SeatingPlan, shuffled
from .winds import balanced

STEPS: Final = 4_000
"""Steps of the search for all rounds, each time that it begins."""

TURNING: Final = 60_000
"""Steps of the search for a round to be turned."""

WHEELS: Final = 4
"""On how many wheels one is looked for, twice on each."""


def schedule(
    players: Sequence[str],
    rounds: int,
    *,
    chance: Chance,
    size: int = 4,
    past: SeatingPlan = (),
    constraints: SeatingConstraints = FREE,
    substitutes: Sequence[str] = (),
) -> SeatingPlan:
    """Seat so many rounds at once.

    What must not be is not; everybody sits out as often as anybody; then as few as possible meet
    again, and as few as possible who should avoid it. Everybody's winds are even. What is good is
    found in a bounded number of steps; `evaluate_seating` says how near it is to what can be.

    Args:
        players: who plays, by id.
        rounds: how many, at least 1.
        chance: the generator; the same one gives the same plan.
        size: how many sit at a table, 3 or 4.
        past: rounds that were played before.
        constraints: who should not meet.
        substitutes: who fills up, in every round.

    Raises:
        NotSeatable: somebody is named twice, too few are there, or people who must not meet have
            to: it says who.
        ValueError: no round, or no table has this size.
    """
    if rounds < 1:
        raise ValueError(f"{rounds} rounds")
    people, _ = attending(players, substitutes, size)
    check_groups(people, size, constraints)
    before = tally(past, people)
    costs = drawing_costs(people, before, len(past), constraints, None)
    if constraints.apart:
        (first,) = _fair_rows(costs.outs, 1, size, chance)
        check_apart(tables_of(searched(first, size, costs, chance), size, people), constraints)
    least = _least(people, rounds, size, constraints)
    rows = _parted(_searched(costs, rounds, size, chance, least), size, costs, chance)
    plan = tuple(tables_of(row, size, people) for row in rows)
    for tables in plan:
        check_apart(tables, constraints)
    return _set_in_order(plan, past, people, chance)


def _fair_rows(outs: Sequence[int], rounds: int, size: int, chance: Chance) -> list[Row]:
    """Give rounds by chance in which everybody sits out as often as anybody."""
    seats = len(outs) // size * size
    waiting = list(outs)
    rows = []
    for _ in range(rounds):
        order = sorted(shuffled(range(len(outs)), chance), key=waiting.__getitem__, reverse=True)
        for one in order[seats:]:
            waiting[one] += OUT
        rows.append([*shuffled(order[:seats], chance), *order[seats:]])
    return rows


def _least(people: Sequence[str], rounds: int, size: int, constraints: SeatingConstraints) -> int:
    """Give what no rounds can undercut, sit-outs aside."""
    sizes = [(size,) * (len(people) // size)] * rounds
    families = (constraints.apart, constraints.avoided)
    _, avoided = least_grouped(people, sizes, families)
    return REPEAT * least_repeats(len(people), sizes).weighed + AVOIDED * avoided


def _searched(costs: Costs, rounds: int, size: int, chance: Chance, least: int) -> list[Row]:
    """Look for the cheapest rounds, from chance on and from rotation on."""
    board = Board(_fair_rows(costs.outs, rounds, size, chance), size, costs)
    least += board.outs
    found = [_improved(board, costs, least, chance)]
    if found[0][0] > least and len(costs.outs) % size == 0:
        turned_rows = _turned(costs, rounds, size, chance, least)
        found += [_improved(Board(rows, size, costs), costs, least, chance) for rows in turned_rows]
    return min(found)[1]


def _parted(rows: Sequence[Row], size: int, costs: Costs, chance: Chance) -> list[Row]:
    """Look once more, among all the others, for each round in which some meet who must not."""
    parted = list(rows)
    for nth, row in enumerate(rows):
        if Board([row], size, costs).total >= APART:
            others = [*parted[:nth], *parted[nth + 1 :]]
            left = Board(others, size, costs).costs if others else costs
            parted[nth] = searched(row, size, left, chance)
    return parted


def _improved(board: Board, costs: Costs, least: int, chance: Chance) -> tuple[int, list[Row]]:
    """Give the cheapest rounds that the search finds from here, after what they cost."""
    rows = improve(board, STEPS, chance, least)
    return Board(rows, board.size, costs).total, rows


def _turned(costs: Costs, rounds: int, size: int, chance: Chance, least: int) -> list[list[Row]]:
    """Give the cheapest plan that follows from one round by rotation; none if none is so long."""
    people = len(costs.outs)
    meetings = meetings_of((size,) * (people // size))
    fitting = [one for one in wheels(people, rounds, size) if one.kinds >= meetings]
    fitting = fitting[:WHEELS] * 2 or [Wheel(people - 1, 1, 1)]
    best: list[tuple[int, list[Row]]] = []
    for wheel in fitting:
        if wheel.turns < rounds or (best and best[0][0] <= least):
            break
        row = first_round(wheel, size, TURNING, chance, least_pairs(meetings, wheel.kinds))
        rows = placed(turned(row, wheel, rounds), size, costs, chance)
        best = [min([*best, (Board(rows, size, costs).total, rows)])]
    return [rows for _, rows in best]


def _set_in_order(
    plan: SeatingPlan, past: SeatingPlan, people: Sequence[str], chance: Chance
) -> SeatingPlan:
    """Give the tables of a plan their numbers and winds, one round after another."""
    made: SeatingPlan = ()
    for tables in plan:
        before = tally(past + made, people)
        made += (set_in_order(tables, before, chance, renumber=True),)
    return made if past else balanced(made)
