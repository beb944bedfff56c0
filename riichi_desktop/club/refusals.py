"""Why something cannot be put, or taken away, in a club: the laws of each kind of thing.

They are asked before an act is written. What other stations wrote meanwhile is never refused when
it is read: everything derived from a register holds with whatever it has.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from riichi_desktop.engine import Problem, problem

from .checks import (
    day_faults,
    event_faults,
    is_day,
    is_same_name,
    name_of,
    player_faults,
    points_faults,
    range_faults,
)
from .game_refusals import link_faults, round_faults, totals_faults
from .register import Register, kind_of
from .trial import Trial
from .values import (
    Adjustment,
    Attendance,
    Evening,
    Event,
    Player,
    Registration,
    Team,
    Thing,
)


def refusal(register: Register, thing: Thing) -> Problem | None:
    """Say why a thing cannot be put; None where it can.

    Args:
        register: as it stands; the thing may be in it, as it was before.
        thing: as it would be from then on.

    Returns:
        The first reason; its field is a field of the thing.
    """
    return first_refusal(register, (thing,))


def first_refusal(register: Register, things: Iterable[Thing]) -> Problem | None:
    """Say why things cannot be put one after the other; as `refusal`, of the first that cannot."""
    trial = Trial(register)
    for thing in things:
        if not thing.uid:
            return problem("wrong_type", "uid")
        kind = kind_of(thing)
        tried = _TRIED.get(kind)
        law = _LAWS.get(kind)
        faults = tried(trial, thing) if tried else law(trial.register, thing) if law else iter(())
        if (why := next(faults, None)) is not None:
            return why
        trial.put(thing)
    return None


def _player(trial: Trial, one: Player) -> Iterator[Problem]:
    register = trial.register
    if one.erased:
        return
    before = register.players.get(one.uid)
    if before is not None and before.erased:
        yield problem("player_erased", "name")
    if not one.name.strip():
        yield problem("name_missing", "name")
    if one.same_as:
        yield from _merged(register, one)
        return
    for other in trial.alike(one):
        if not (other.uid == one.uid or other.same_as or other.erased):
            yield problem("player_taken", "name", player=other.name)


def _merged(register: Register, one: Player) -> Iterator[Problem]:
    """Find that a player would be merged into himself, on however many ways, or into nobody."""
    seen, uid = {one.uid}, one.same_as
    while uid and uid not in seen:
        seen.add(uid)
        held = register.players.get(uid)
        uid = "" if held is None else held.same_as
    if uid:
        yield problem("merge_same", "same_as", player=one.name)
    if one.same_as not in register.players:
        yield problem("no_such_player", "same_as")
    kept = register.player(one.same_as)
    if kept is not None and kept.erased:
        yield problem("player_erased", "same_as")


def _event(register: Register, one: Event) -> Iterator[Problem]:
    if not one.name.strip():
        yield problem("name_missing", "name")
    for other in register.events.values():
        if other.uid != one.uid and not other.hidden and is_same_name(other.name, one.name):
            yield problem("event_taken", "name", event=other.name)
    yield from day_faults(one.begins, "begins")
    yield from day_faults(one.ends, "ends")
    if one.begins and one.ends and one.ends < one.begins:
        yield problem("event_ends_before", "ends")
    yield from range_faults(one.minimum, 0, "minimum")
    yield from range_faults(one.counted, 0 if one.counting == "all" else 1, "counted")
    yield from range_faults(one.rounds, 0, "rounds")
    yield from _cuts(one)
    before = register.events.get(one.uid)
    if before is not None and before.rules != one.rules and _settles(register, one):
        yield problem("event_rules_used", "rules", event=before.name)


def _settles(register: Register, one: Event) -> bool:
    """Tell whether totals are settled by the rules of an event, for want of their own."""
    return any(held.event == one.uid and held.rules is None for held in register.totals.values())


def _cuts(one: Event) -> Iterator[Problem]:
    """Find cuts that cannot follow each other: later ones let fewer go on, all before the end."""
    after, left = 0, 0
    for number, size in sorted(one.cuts):
        too_late = one.rounds and number >= one.rounds
        if number <= after or size < 1 or (left and size >= left) or too_late:
            yield problem("event_cuts", "cuts")
        after, left = number, size


def _team(register: Register, one: Team) -> Iterator[Problem]:
    yield from _of_an_event(register, "team", one)
    if not one.name.strip():
        yield problem("name_missing", "name")
    others = (other for other in register.teams.values() if other.event == one.event)
    for other in others:
        if other.uid != one.uid and is_same_name(other.name, one.name):
            yield problem("team_taken", "name", team=other.name)


def _of_an_event(
    register: Register, kind: str, one: Team | Registration | Adjustment
) -> Iterator[Problem]:
    """Find that what belongs to an event has none, or one that is closed."""
    if not one.event:
        yield problem("event_unknown", "event")
    before = register.get(kind, one.uid)
    yield from event_faults(register, one.event, getattr(before, "event", ""))


def _registration(trial: Trial, one: Registration) -> Iterator[Problem]:
    register = trial.register
    if one.uid != f"{one.event}.{one.player}":
        yield problem("wrong_type", "uid")
    yield from _of_an_event(register, "registration", one)
    yield from player_faults(register, [one.player], "player")
    yield from range_faults(one.number, 0, "number")
    player = register.who(one.player)
    for held in trial.numbered_like(one) if one.number else ():
        if register.who(held.player) != player:
            holder = name_of(register, held.player)
            yield problem("start_number_taken", "number", number=one.number, player=holder)
    yield from _team_of(register, one.team, one.event)


def _team_of(register: Register, team: str, event: str) -> Iterator[Problem]:
    """Find that a team, where one is given, is none of the event."""
    held = register.teams.get(team)
    if team and (held is None or held.event != event):
        yield problem("team_unknown", "team")


def _adjustment(register: Register, one: Adjustment) -> Iterator[Problem]:
    yield from _of_an_event(register, "adjustment", one)
    if bool(one.player) == bool(one.team):
        yield problem("adjustment_whose", "player")
    if one.player:
        yield from player_faults(register, [one.player], "player")
    yield from _team_of(register, one.team, one.event)
    yield from points_faults(one.points)
    if not one.reason.strip():
        yield problem("reason_missing", "reason")
    yield from day_faults(one.day, "day")


def _evening(register: Register, one: Evening) -> Iterator[Problem]:
    if not is_day(one.day):
        yield problem("day_unreadable", "day", text=one.day[:20])
    for other in register.evenings.values():
        if other.uid != one.uid and other.day == one.day and other.event == one.event:
            yield problem("evening_taken", "day", day=one.day)
    before = register.evenings.get(one.uid)
    yield from event_faults(register, one.event, "" if before is None else before.event)


def _attendance(register: Register, one: Attendance) -> Iterator[Problem]:
    if one.uid != f"{one.evening}.{one.player}":
        yield problem("wrong_type", "uid")
    if one.evening not in register.evenings:
        yield problem("evening_unknown", "evening")
    yield from player_faults(register, [one.player], "player")


_TRIED: Final[Mapping[str, Callable[[Trial, Any], Iterator[Problem]]]] = {
    "player": _player,
    "registration": _registration,
}
"""The laws of kinds of which many are put at once: they look up what they would search for."""

_LAWS: Final[Mapping[str, Callable[[Register, Any], Iterator[Problem]]]] = {
    "event": _event,
    "team": _team,
    "adjustment": _adjustment,
    "evening": _evening,
    "attendance": _attendance,
    "round": round_faults,
    "link": link_faults,
    "totals": totals_faults,
}
"""The laws of the other kinds; a title may be anything."""
