"""A round by the standings that people see: neighbours meet, and nobody the same ones again."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from riichi_desktop.engine import problem

from .costs import OUT, REPEAT, Costs, pair_costs
from .making import (
    attending,
    check_apart,
    check_groups,
    searched,
    seated_round,
    set_in_order,
    tables_of,
)
from .tally import Tally, tally
from .values import (
    FREE,
    Chance,
    NotSeatable,
    SeatedRound,
    SeatingConstraints,
    SeatingPlan,
    SeatingRound,
    shuffled,
)

REACH: Final = 8
"""How many places, about, somebody is moved at most to spare a rematch."""


class _Form(NamedTuple):
    """How the standing is followed: see `swiss`."""

    size: int
    block: int
    reach: int
    cut: int

    @property
    def strict(self) -> bool:
        """Whether only the places matter."""
        return not self.block and not self.reach

    @property
    def nearness(self) -> int:
        """What a square of the distance of two places costs.

        To move somebody by n places to the next table adds about 6n² + 24n to the squares at both
        tables, so that at the end of the reach it costs as much as the rematch that it spares.
        """
        if self.block or self.strict:
            return int(self.strict)
        return max(1, REPEAT // (6 * self.reach * self.reach + 24 * self.reach))


def swiss(
    standing: Sequence[str],
    *,
    chance: Chance,
    size: int = 4,
    past: SeatingPlan = (),
    constraints: SeatingConstraints = FREE,
    block: int = 0,
    reach: int = REACH,
    cut: int = 0,
    others: bool = False,
    substitutes: Sequence[str] = (),
    sat_out: Mapping[str, int] | None = None,
) -> SeatedRound:
    """Seat one round by the standing: the first at table 1.

    Who sits out is, of those who did so least often, the one who stands last.

    Args:
        standing: who plays, by id, the first place first; as the standings show it, penalties
            included.
        chance: the generator; the same one gives the same round.
        size: how many sit at a table, 3 or 4.
        past: the rounds that were played.
        constraints: who should not meet.
        block: 0 seats neighbours; another number draws within blocks of so many places (a
            multiple of `size`), 1 to 8, 9 to 16 ….
        reach: how many places, about, somebody may be moved to spare a rematch; 0 is strict: the
            first four, the next four …, whoever met before. It does not matter within blocks.
        cut: 0 seats all; another number seats so many from the top (a multiple of `size`).
        others: whether those below the cut are seated too, among themselves.
        substitutes: who fills up, last in the standing.
        sat_out: how often each sat out; left out, every past round without him counts.

    Raises:
        NotSeatable: a block or a cut that does not fit, somebody twice, too few, or people who
            must not meet have to: it says who.
    """
    form = _Form(size, block, max(0, reach), cut)
    _check_form(form, len(standing))
    if cut and not others:
        standing, substitutes = standing[:cut], ()
    people, filling = attending(standing, substitutes, size)
    check_groups(people, size, constraints)
    before = tally(past, people)
    played = {one: len(past) - before.games[one] for one in people}
    counts = played if sat_out is None else sat_out
    outs = _out_costs(people, counts)
    tables: SeatingRound = ()
    for part in _parts(people, outs, form):
        costs = _costs([(one, outs[one]) for one in part], before, constraints, form)
        made = _seated(part, costs, form, chance)
        tables += tuple(sorted(made, key=lambda table: sum(map(people.index, table))))
    check_apart(tables, constraints)
    tables = set_in_order(tables, before, chance, renumber=False)
    return seated_round(tables, people, filling, before, constraints)


def _check_form(form: _Form, players: int) -> None:
    """Refuse blocks and cuts that leave a table half filled.

    Raises:
        NotSeatable: for each of them.
    """
    size, most = form.size, players // form.size * form.size
    faults = []
    if form.block < 0 or form.block % size:
        faults.append(problem("seating_block", "block", n=form.block, least=size))
    if form.cut < 0 or form.cut % size or form.cut > players:
        faults.append(problem("seating_cut", "cut", n=form.cut, least=size, most=most))
    if faults:
        raise NotSeatable(faults)


def _out_costs(people: Sequence[str], counts: Mapping[str, int]) -> dict[str, int]:
    """Give what it costs if one sits out: fewest sit-outs first, then the lowest place."""
    lines = len(people)
    return {
        one: OUT * (counts.get(one, 0) * (lines + 1) + lines - place)
        for place, one in enumerate(people)
    }


def _parts(people: Sequence[str], outs: Mapping[str, int], form: _Form) -> list[list[str]]:
    """Give those who are seated among themselves; where there are blocks, without who sits out."""
    halves = (people[: form.cut], people[form.cut :])
    parts = [list(half) for half in halves if len(half) >= form.size]
    if not form.block:
        return parts
    found = []
    for part in parts:
        out = set(sorted(part, key=outs.__getitem__)[: len(part) % form.size])
        staying = [one for one in part if one not in out]
        found += [staying[at : at + form.block] for at in range(0, len(staying), form.block)]
    return found


def _costs(
    part: Sequence[tuple[str, int]], past: Tally, constraints: SeatingConstraints, form: _Form
) -> Costs:
    """Give the costs of (player, cost of his sitting out) in the order of their places."""
    people = [one for one, _ in part]
    repeat = 0 if form.strict else REPEAT
    if form.strict:
        constraints = constraints._replace(avoided=())
    pairs = pair_costs(people, past.meetings, constraints, repeat)
    for place, line in enumerate(pairs):
        for other in range(len(line)):
            line[other] += form.nearness * (place - other) ** 2
    return Costs(tuple(map(tuple, pairs)), repeat, tuple(out for _, out in part))


def _seated(part: Sequence[str], costs: Costs, form: _Form, chance: Chance) -> SeatingRound:
    """Seat a part, from its order on where places cost something, else from any."""
    places = range(len(part))
    bench = sorted(places, key=costs.outs.__getitem__)[: len(part) % form.size]
    seated = [place for place in places if place not in bench]
    start = [*(shuffled(seated, chance) if form.block else seated), *bench]
    return tables_of(searched(start, form.size, costs, chance), form.size, part)
