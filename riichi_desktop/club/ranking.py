"""Ranks: equal ones are shared and the next one is left out (1, 2, 2, 4)."""

from collections.abc import Sequence
from typing import NamedTuple

from .ratio import Ratio, comparable
from .values import Ordering

Key = tuple[int, ...]
"""What a rank goes by; the larger is ahead, in the order of numbers."""


class Ranked(NamedTuple):
    """What of a row a rank goes by.

    Attributes:
        points: all of them.
        average_points, average_place: over the counted games.
    """

    points: int
    average_points: Ratio
    average_place: Ratio


def keys_of(rows: Sequence[Ranked], ordering: Ordering) -> list[Key]:
    """Give what ranks go by: points, their average, or the average place and then points.

    Without games, an average is that of nothing and comes last.
    """
    if ordering == "points":
        return [(row.points,) for row in rows]
    if ordering == "average_points":
        averages = comparable(row.average_points for row in rows)
        return [(bool(row.average_points.of), key) for row, key in zip(rows, averages, strict=True)]
    places = comparable(row.average_place for row in rows)
    return [
        (bool(row.average_place.of), -key, row.points)
        for row, key in zip(rows, places, strict=True)
    ]


def ranks(keys: Sequence[Key]) -> list[int]:
    """Give each key's rank among all, 1 for the largest; equals share the best."""
    first: dict[Key, int] = {}
    for at, key in enumerate(sorted(keys, reverse=True), start=1):
        first.setdefault(key, at)
    return [first[key] for key in keys]
