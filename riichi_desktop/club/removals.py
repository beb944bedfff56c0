"""Why something cannot be taken away: other things are about it, or its event is closed."""

from collections.abc import Iterable, Iterator
from typing import Final

from riichi_desktop.engine import Problem, problem

from .checks import event_faults
from .register import Register
from .values import Adjustment, Registration

_USED: Final = {
    "player": problem("player_used"),
    "event": problem("event_used"),
    "team": problem("team_used"),
    "evening": problem("evening_used"),
    "round": problem("round_used"),
}


def removal_refusal(register: Register, kind: str, id: str) -> Problem | None:
    """Say why a thing cannot be taken away; None where it can, or is not there.

    A player who played is hidden, merged or erased instead; an event is hidden; a game is void.

    Args:
        register: as it stands.
        kind: a key of `KINDS`.
        id: of the thing.
    """
    thing = register.get(kind, id)
    if thing is None:
        return None
    if id in _named(register, kind):
        return _USED[kind]
    return next(event_faults(register, getattr(thing, "event", "")), None)


def used_refusal(register: Register, gone: Iterable[tuple[str, str]]) -> Problem | None:
    """Say why things cannot be gone: something that is there still is about one of them.

    Args:
        register: as it would be, without them.
        gone: (kind, id) of each.
    """
    ids: dict[str, set[str]] = {}
    for kind, id in gone:
        ids.setdefault(kind, set()).add(id)
    used = (kind for kind, some in ids.items() if not some.isdisjoint(_named(register, kind)))
    return next((_USED[kind] for kind in used), None)


def _named(register: Register, kind: str) -> Iterable[str]:
    """Give the ids of a kind that other things name."""
    match kind:
        case "player":
            return _players(register)
        case "event":
            return _events(register)
        case "team":
            return {one.team for one in _of_players(register)}
        case "evening":
            return {one.evening for one in register.rounds.values()}
        case "round":
            return {
                *(one.round for one in register.links.values()),
                *(one.round for one in register.totals.values()),
            }
        case _:
            return ()


def _of_players(register: Register) -> Iterator[Registration | Adjustment]:
    yield from register.registrations.values()
    yield from register.adjustments.values()


def _players(register: Register) -> Iterator[str]:
    for player in register.players.values():
        yield player.same_as
    for one in _of_players(register):
        yield one.player
    for attendance in register.attendances.values():
        yield attendance.player
    for round in register.rounds.values():
        yield from (player for table in round.tables for player in table)
        yield from round.sits_out
    for link in register.links.values():
        yield from (player for _, player in link.players)
    for totals in register.totals.values():
        yield from totals.players


def _events(register: Register) -> Iterator[str]:
    for things in (
        register.teams,
        register.registrations,
        register.adjustments,
        register.evenings,
        register.rounds,
        register.links,
        register.totals,
    ):
        yield from (one.event for one in things.values())
