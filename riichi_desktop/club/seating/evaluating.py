"""How good a plan is: everything counted, beside what no plan of its form can undercut."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from .bounds import least_grouped, least_repeats
from .checking import plan_problems
from .quality import SeatingBest, SeatingMeeting, SeatingOfPlayer, SeatingQuality
from .tally import Pair, Tally, grouped_pairs, tally
from .values import FREE, NotSeatable, SeatingConstraints, SeatingPlan

WEIGHT_CONFLICT: Final = 10_000
"""In the figure of a plan: two meet who must not."""

WEIGHT_OUT: Final = 100
"""Somebody sits out once more often than another."""

WEIGHT_REPEAT: Final = 10
"""Two meet again; as often again for each time that they had met before."""

WEIGHT_AVOIDED: Final = 4
"""Two meet who should avoid it."""

WEIGHT_WIND: Final = 3
"""Somebody has one wind once more often than his games force."""


def evaluate_seating(
    plan: SeatingPlan, constraints: SeatingConstraints = FREE, players: Iterable[str] = ()
) -> SeatingQuality:
    """Say how good a plan is, beside what no plan of its form can undercut.

    The form is: so many players, tables of these sizes in each round, these constraints. The one
    figure is the sum of the weights of this module: the less, the better.

    Args:
        plan: its rounds.
        constraints: who should not meet.
        players: who takes part and may never be seated; whoever is seated counts anyway.

    Raises:
        NotSeatable: a table has neither three nor four, or somebody is seated twice in a round.
    """
    if faults := plan_problems(plan):
        raise NotSeatable(faults)
    counts = tally(plan, players)
    people = sorted({*players, *counts.games})
    lines = _lines(people, counts, plan)
    apart, soft = grouped_pairs(constraints.apart), grouped_pairs(constraints.avoided)
    conflicts = _met(counts, apart)
    avoided = _met(counts, {two: name for two, name in soft.items() if two not in apart})
    again = {two: times for two, times in counts.meetings.items() if times > 1}
    free = (two for two in combinations(people, 2) if two not in apart)
    return SeatingQuality(
        players=lines,
        rematches=_met(counts, dict.fromkeys(again, "")),
        never_met=tuple(two for two in free if two not in counts.meetings),
        conflicts=conflicts,
        avoided=avoided,
        again=sum(times - 1 for times in again.values()),
        same_table=sum(line.same_table for line in lines),
        wind_spread=max((line.wind_spread for line in lines), default=0),
        out_spread=_out_spread(lines),
        meetings=counts.meetings.total(),
        cost=WEIGHT_CONFLICT * sum(two.times for two in conflicts)
        + WEIGHT_OUT * _out_spread(lines)
        + WEIGHT_REPEAT * sum(times * (times - 1) // 2 for times in again.values())
        + WEIGHT_AVOIDED * sum(two.times for two in avoided)
        + WEIGHT_WIND * sum(map(_needless_winds, lines)),
        best=_best(people, plan, constraints),
        unit=WEIGHT_REPEAT * counts.meetings.total(),
    )


def _lines(people: Sequence[str], counts: Tally, plan: SeatingPlan) -> tuple[SeatingOfPlayer, ...]:
    """Give what the plan is to each player."""
    winds = max((len(table) for tables in plan for table in tables), default=0)
    met: Counter[str] = Counter()
    meetings: Counter[str] = Counter()
    tables: Counter[str] = Counter(one for one, _ in counts.numbers)
    for two, times in counts.meetings.items():
        met.update(two)
        meetings.update(dict.fromkeys(two, times))
    return tuple(
        SeatingOfPlayer(
            player=one,
            games=counts.games[one],
            out=len(plan) - counts.games[one],
            winds=tuple(counts.winds[one, wind] for wind in range(winds)),
            met=met[one],
            again=meetings[one] - met[one],
            same_table=counts.games[one] - tables[one],
        )
        for one in people
    )


def _met(counts: Tally, pairs: Mapping[Pair, str]) -> tuple[SeatingMeeting, ...]:
    """Give those of some pairs who meet, the oftenest first."""
    met = [
        SeatingMeeting(*two, counts.meetings[two], group)
        for two, group in pairs.items()
        if two in counts.meetings
    ]
    return tuple(sorted(met, key=lambda one: (-one.times, one)))


def _out_spread(lines: Sequence[SeatingOfPlayer]) -> int:
    outs = [line.out for line in lines]
    return max(outs, default=0) - min(outs, default=0)


def _needless_winds(line: SeatingOfPlayer) -> int:
    """Give by how much the spread of somebody's winds exceeds what his games force."""
    return line.wind_spread - bool(line.winds and line.games % len(line.winds))


def _best(people: Sequence[str], plan: SeatingPlan, constraints: SeatingConstraints) -> SeatingBest:
    """Give what no plan of the same form can undercut."""
    rounds = [tuple(map(len, tables)) for tables in plan]
    families = (constraints.apart, constraints.avoided)
    conflicts, avoided = least_grouped(people, rounds, families)
    here = set(people)
    apart = sum(set(two) <= here for two in grouped_pairs(constraints.apart))
    repeats = least_repeats(len(people), rounds, 0 if conflicts else apart)
    seats, tables = sum(map(sum, rounds)), max(map(len, rounds), default=0)
    out_spread = int(bool(people and seats % len(people)))
    return SeatingBest(
        again=repeats.again,
        conflicts=conflicts,
        avoided=avoided,
        same_table=max(0, seats - len(people) * tables),
        out_spread=out_spread,
        cost=WEIGHT_CONFLICT * conflicts
        + WEIGHT_OUT * out_spread
        + WEIGHT_REPEAT * repeats.weighed
        + WEIGHT_AVOIDED * avoided,
    )
