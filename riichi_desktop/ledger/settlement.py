"""The end of a game: leftover sticks, places, uma, oka, rounding, penalties (RULES.md 6, part 3).

All amounts are points; a game's result is shown in thousands with one decimal.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from riichi_desktop.engine import FloatingUma, Rules

from .course import leader
from .legality import STICK
from .table import Account, Table

STEP: Final = 100


def settle_game(table: Table) -> tuple[Account, ...]:
    """Give how each chair's final points come about, by chair.

    A table that is not over is settled as if it ended where it stands.
    """
    rules = table.rules
    leftover = leftover_of(table)
    scores = tuple(have + more for have, more in zip(table.scores, leftover, strict=True))
    places = places_of(scores, rules)
    differences = [round_score(score, rules) - rules.return_points for score in scores]
    uma = _by_place(uma_of(scores, rules), places)
    both = _by_place(_with_oka(uma_of(scores, rules), rules), places)
    oka = _by_place((rules.oka, *(0,) * (rules.players - 1)), places)
    uma = tuple(all_of_it - part for all_of_it, part in zip(both, oka, strict=True))
    # What rounding makes or loses is the first's; what left the table for good stays out.
    gone = sum(scores) - rules.start * rules.players
    remainder = gone - sum(differences) - sum(both)
    first = leader(scores)
    accounts = []
    for chair in range(rules.players):
        own = remainder if chair == first else 0
        parts = (differences[chair], uma[chair], oka[chair], own, table.penalties[chair])
        accounts.append(
            Account(chair, places[chair], scores[chair], leftover[chair], *parts, sum(parts))
        )
    return tuple(accounts)


def leftover_of(table: Table) -> tuple[int, ...]:
    """Give each chair's points of the riichi sticks that were left on the table."""
    given = [0] * table.players
    points = STICK * table.sticks
    if table.rules.leftover_sticks == "first":
        given[leader(table.scores)] = points
    elif table.rules.leftover_sticks == "first_split":
        firsts = [chair for chair, score in enumerate(table.scores) if score == max(table.scores)]
        for chair, share in zip(firsts, shared(points, len(firsts)), strict=True):
            given[chair] = share
    return tuple(given)


def shared(points: int, among: int) -> tuple[int, ...]:
    """Share points in whole hundreds: rounded down, what is left over one by one to the first."""
    each, over = divmod(points // STEP, among)
    return tuple(STEP * (each + (at < over)) for at in range(among))


def places_of(scores: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """Give each chair's place, 1 for the first.

    Equal scores share a place where ties are split (the next place is left out), else the earlier
    chair is ahead.
    """
    if rules.ties == "split":
        return tuple(1 + sum(other > score for other in scores) for score in scores)
    order = sorted(range(len(scores)), key=lambda chair: (-scores[chair], chair))
    return tuple(1 + order.index(chair) for chair in range(len(scores)))


def uma_of(scores: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """Give the uma by place; floating uma by how many have at least the return."""
    if isinstance(rules.uma, FloatingUma):
        return rules.uma.of(sum(score >= rules.return_points for score in scores))
    return rules.uma


def _with_oka(uma: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    return (uma[0] + rules.oka, *uma[1:])


def _by_place(prizes: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """Give each chair's prize: the prizes of tied places are added and shared."""
    found = [0] * len(places)
    for place in set(places):
        tied = [chair for chair, held in enumerate(places) if held == place]
        pot = sum(prizes[place - 1 : place - 1 + len(tied)])
        for chair, share in zip(tied, shared(pot, len(tied)), strict=True):
            found[chair] = share
    return tuple(found)


def round_score(score: int, rules: Rules) -> int:
    """Round a final score as the rules say, before the return is taken off."""
    return _ROUND[rules.final_rounding](score)


def _to_thousands(most_down: int) -> Callable[[int], int]:
    """Give what rounds to thousands by the amount without its sign."""

    def rounded(score: int) -> int:
        amount = (abs(score) + 999 - most_down) // 1000 * 1000
        return amount if score >= 0 else -amount

    return rounded


_ROUND: Final[Mapping[str, Callable[[int], int]]] = {
    "none": lambda score: score,
    "half_up": _to_thousands(499),
    "half_down": _to_thousands(500),
}
"""4,500 goes up to 5,000, or down; the sign does not matter (-4,500 becomes -5,000, or -4,000)."""
