"""A round by chance: new faces where it can be, even winds, everybody out as often as anybody."""

from collections.abc import Mapping, Sequence

from .costs import drawing_costs
from .making import (
    attending,
    check_apart,
    check_groups,
    searched,
    seated_round,
    set_in_order,
    tables_of,
)
from .tally import tally
from .values import FREE, Chance, SeatedRound, SeatingConstraints, SeatingPlan, shuffled


def draw(
    players: Sequence[str],
    *,
    chance: Chance,
    size: int = 4,
    past: SeatingPlan = (),
    constraints: SeatingConstraints = FREE,
    substitutes: Sequence[str] = (),
    sat_out: Mapping[str, int] | None = None,
) -> SeatedRound:
    """Seat one round by chance.

    What must not be is not; beyond that, who sits out is one of those who did so least often; then
    as few as possible meet again, then as few as possible meet who should avoid it. Tables are
    numbered, and winds given, so that few come back to where they were.

    Args:
        players: who plays, by id.
        chance: the generator; the same one gives the same round.
        size: how many sit at a table, 3 or 4.
        past: the rounds that were played.
        constraints: who should not meet.
        substitutes: who fills up, the first first; none of them plays where they are too few for
            all to be seated.
        sat_out: how often each sat out; left out, every past round without him counts.

    Raises:
        NotSeatable: somebody is named twice, too few are there, or people who must not meet have
            to: it says who.
    """
    people, filling = attending(players, substitutes, size)
    check_groups(people, size, constraints)
    before = tally(past, people)
    costs = drawing_costs(people, before, len(past), constraints, sat_out)
    seats = len(people) // size * size
    order = sorted(shuffled(range(len(people)), chance), key=costs.outs.__getitem__, reverse=True)
    start = [*shuffled(order[:seats], chance), *order[seats:]]
    tables = tables_of(searched(start, size, costs, chance), size, people)
    check_apart(tables, constraints)
    tables = set_in_order(tables, before, chance, renumber=True)
    return seated_round(tables, people, filling, before, constraints)
