"""An event as it is filled in, as values; no Qt."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from riichi_desktop.club import Counting, Event, EventKind, Ordering
from riichi_desktop.engine import Problem, Rules, problem

KINDS: Final[tuple[EventKind, ...]] = ("season", "tournament")
COUNTINGS: Final[tuple[Counting, ...]] = ("all", "best", "last")
ORDERINGS: Final[tuple[Ordering, ...]] = ("points", "average_points", "average_place")
ROUNDS: Final = 8
"""How many rounds a new tournament has."""

BEST: Final = 10
"""How many games count of a new event that counts the best or the last."""


def new_event(uid: str, rules: Rules, day: str) -> Event:
    """Give what the dialog of a new event begins with."""
    return Event(uid, "", "season", rules, begins=day)


def with_kind(event: Event, kind: EventKind) -> Event:
    """Give an event of another kind; a tournament has rounds, a season none and no cuts."""
    if kind == event.kind:
        return event
    if kind == "season":
        return replace(event, kind=kind, rounds=0, cuts=())
    return replace(event, kind=kind, rounds=event.rounds or ROUNDS)


def with_counting(event: Event, counting: Counting) -> Event:
    """Give an event that counts other games."""
    counted = 0 if counting == "all" else event.counted or BEST
    return replace(event, counting=counting, counted=counted)


def with_cut(event: Event) -> Event:
    """Give an event with one cut more, after the round that comes next, for half as many."""
    last = max((after for after, _ in event.cuts), default=0)
    left = min((size for _, size in event.cuts), default=32)
    return replace(
        event, cuts=(*event.cuts, (min(last + 2, max(1, event.rounds - 1)), left // 2 or 1))
    )


def form_fault(event: Event, days: Sequence[str | None]) -> Problem | None:
    """Say what of an event cannot be read; None where all can.

    Args:
        event: as it would be put.
        days: its first and its last day as they were read; None of a text that is no day.
    """
    if not event.name.strip():
        return problem("event_unnamed", "name")
    if any(day is None for day in days):
        return problem("event_day", "begins")
    return None
