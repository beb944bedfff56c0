"""What is wrong with a plan that somebody made or changed by hand."""

from riichi_desktop.engine import Problem, problem

from .tally import grouped_pairs, pairs_of
from .values import FREE, SIZES, SeatingConstraints, SeatingPlan


def plan_problems(plan: SeatingPlan, constraints: SeatingConstraints = FREE) -> tuple[Problem, ...]:
    """Say what is wrong with a plan.

    Returns:
        A problem for each table of neither three nor four, each player who is seated twice in a
        round, and each two who meet and must not. Its field is the place counted from 0
        (``rounds[1].tables[0]``); its data has round (`turn`) and table counted from 1.
    """
    apart = grouped_pairs(constraints.apart)
    faults: list[Problem] = []
    for turn, tables in enumerate(plan):
        seen: set[str] = set()
        for at, table in enumerate(tables):
            field, place = f"rounds[{turn}].tables[{at}]", {"turn": turn + 1, "table": at + 1}
            if len(table) not in SIZES:
                faults.append(problem("seating_table_size", field, n=len(table), **place))
            for one in table:
                if one in seen:
                    faults.append(problem("seating_player_again", field, player=one, **place))
                seen.add(one)
            for two in pairs_of(set(table)):
                if two in apart:
                    who = {"player": two[0], "partner": two[1], "group": apart[two]}
                    faults.append(problem("seating_apart", field, **who, **place))
    return tuple(faults)
