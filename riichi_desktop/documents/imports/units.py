"""What the scores of a table are written in, told by what they come to."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from .mapping import Unit

_UNITS: Final[dict[Unit, int]] = {"points": 1, "hundreds": 100, "thousands": 1000}
_NEAR: Final = Decimal("0.5")
_SMALL: Final = Decimal("0.2")


def unit_of(games: Sequence[tuple[list[Decimal], int]]) -> Unit:
    """Tell what scores are written in.

    Args:
        games: the scores of each game, and how many points are on its table.

    Returns:
        The unit in which most games have about all the points of the table; ``final`` where most
        come to about nothing; ``points`` where neither is so.
    """
    votes: dict[Unit, int] = {}
    for scores, points in games:
        unit = _vote(scores, points)
        if unit is not None:
            votes[unit] = votes.get(unit, 0) + 1
    return max(votes, key=lambda unit: votes[unit], default="points")


def _vote(scores: list[Decimal], points: int) -> Unit | None:
    total = sum(scores, Decimal(0))
    for unit, worth in _UNITS.items():
        if abs(total * worth - points) <= _NEAR * points:
            return unit
    most = max(map(abs, scores), default=Decimal(0))
    return "final" if abs(total) <= _SMALL * most * len(scores) else None


def points_per_unit(unit: Unit, scores: Sequence[Decimal]) -> int:
    """Give how many points one is; final points are thousands where they are small."""
    if unit in _UNITS:
        return _UNITS[unit]
    return 1 if max(map(abs, scores), default=Decimal(0)) >= 1000 else 1000
