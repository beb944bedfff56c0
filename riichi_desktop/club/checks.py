"""Laws that many refusals share: names, days, who and what is known, closed events."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riichi_desktop.engine import Problem, problem

from .register import Register

MOST_POINTS: Final = 1_000_000
MOST: Final = 9999
"""The largest number of anything that is counted: rounds, games, start numbers, minutes."""

_DAY: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_LENGTHS: Final = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_day(text: str) -> bool:
    """Tell whether a text is a day of the calendar, ``2026-11-30``."""
    found = _DAY.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    if not 1 <= month <= len(_LENGTHS):
        return False
    is_leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= _LENGTHS[month - 1] + is_leap


def day_faults(text: str, field: str) -> Iterator[Problem]:
    """Find that a day, where one is given, is none."""
    if text and not is_day(text):
        yield problem("day_unreadable", field, text=text[:20])


def name_key(name: str) -> tuple[str, ...]:
    """Give what a name has in common with each that people would take for it."""
    return tuple(name.casefold().split())


def is_same_name(one: str, other: str) -> bool:
    """Tell whether people would take two names for one: case and spaces apart."""
    return name_key(one) == name_key(other)


def range_faults(number: int, least: int, field: str) -> Iterator[Problem]:
    """Find that a number is too small, or larger than any can be."""
    if not least <= number <= MOST:
        yield problem("number_range", field, least=least, most=MOST)


def points_faults(points: int, field: str = "points") -> Iterator[Problem]:
    """Find that points are none that can be given or taken."""
    if not 0 < abs(points) <= MOST_POINTS or points % 100:
        yield problem("penalty_points", field, most=MOST_POINTS)


def event_faults(register: Register, event: str, before: str = "") -> Iterator[Problem]:
    """Find that an event, where one is given, is unknown, or that it is closed.

    Args:
        register: has the events.
        event: an id, or "".
        before: the event of the same thing as it is now; nothing is taken out of a closed one.
    """
    if event and event not in register.events:
        yield problem("event_unknown", "event")
    for uid in (event, before):
        held = register.events.get(uid)
        if held is not None and held.closed:
            yield problem("event_closed", "event", event=held.name)


def player_faults(register: Register, players: Iterable[str], field: str) -> Iterator[Problem]:
    """Find that a player is unknown."""
    if any(player not in register.players for player in players):
        yield problem("no_such_player", field)


def twice_faults(register: Register, players: Sequence[str], field: str) -> Iterator[Problem]:
    """Find that somebody is named twice; players who were merged are one."""
    held = [register.who(player) for player in players]
    for at, player in enumerate(held):
        if player in held[:at]:
            yield problem("seated_twice", field, player=name_of(register, player))


def name_of(register: Register, player: str) -> str:
    """Give a player's name as the register has it; "" of nobody, or once erased."""
    held = register.player(player)
    return "" if held is None else held.name
