"""Why a round, or what a game counts for, cannot be put."""

from collections.abc import Iterator
from itertools import chain

from riichi_desktop.engine import Problem, problem

from .checks import (
    day_faults,
    event_faults,
    player_faults,
    range_faults,
    twice_faults,
)
from .facts import GameFacts
from .played import played_of_game, totals_fault
from .register import Register
from .values import Link, Round, Totals

SIZES = (3, 4)


def round_faults(register: Register, one: Round) -> Iterator[Problem]:
    """Find why a round cannot be put, the first reason first."""
    before = register.rounds.get(one.uid)
    if not one.event and not one.evening:
        yield problem("round_of_nothing", "event")
    yield from event_faults(register, one.event, "" if before is None else before.event)
    if one.evening and one.evening not in register.evenings:
        yield problem("evening_unknown", "evening")
    yield from range_faults(one.number, 1, "number")
    for other in register.rounds.values():
        if other.uid != one.uid and _is_numbered_with(one, other) and other.number == one.number:
            yield problem("round_taken", "number", number=one.number)
    yield from _table_faults(register, one)
    yield from range_faults(one.minutes, 0, "minutes")
    if one.extra and len(one.extra) != len(one.tables):
        yield problem("round_extra", "extra")
    for minutes in one.extra:
        yield from range_faults(minutes, 0, "extra")
    yield from _played_faults(register, one, before)


def _is_numbered_with(one: Round, other: Round) -> bool:
    """Tell whether two rounds are numbered together: those of an event, else of an evening."""
    if one.event:
        return other.event == one.event
    return not other.event and other.evening == one.evening


def _table_faults(register: Register, one: Round) -> Iterator[Problem]:
    event = register.events.get(one.event)
    sizes = SIZES if event is None else (event.rules.players,)
    if not one.tables:
        yield problem("round_empty", "tables")
    for number, table in enumerate(one.tables, start=1):
        if len(table) not in sizes:
            yield problem("table_size", "tables", table=number, n=sizes[-1], have=len(table))
    everybody = [*(player for table in one.tables for player in table), *one.sits_out]
    yield from player_faults(register, everybody, "tables")
    yield from twice_faults(register, everybody, "tables")


def _played_faults(register: Register, one: Round, before: Round | None) -> Iterator[Problem]:
    """Find a table that has a game already and would get other players."""
    if before is None or before.tables == one.tables:
        return
    for number in sorted(_tables_with_games(register, one.uid)):
        was = before.tables[number - 1 : number]
        if was != one.tables[number - 1 : number]:
            yield problem("round_has_game", "tables", table=number)


def _tables_with_games(register: Register, round: str) -> set[int]:
    held = (one for one in _games(register) if one.round == round and one.counts)
    return {one.table for one in held if one.table}


def _games(register: Register) -> Iterator[Link | Totals]:
    yield from register.links.values()
    yield from register.totals.values()


def link_faults(register: Register, one: Link) -> Iterator[Problem]:
    """Find why a link cannot be put, the first reason first."""
    yield from _place_faults(register, one, register.links.get(one.uid))
    yield from player_faults(register, [player for _, player in one.players], "players")


def link_refusal(register: Register, link: Link, facts: GameFacts) -> Problem | None:
    """Say why a link cannot be put, by its game too; None where it can.

    Args:
        register: as it stands.
        link: as it would be.
        facts: of its game.
    """
    faults = chain(link_faults(register, link), _game_faults(register, link, facts))
    return next(faults, None)


def _game_faults(register: Register, link: Link, facts: GameFacts) -> Iterator[Problem]:
    """Find why a link does not fit its game: a name that is nobody, one person on two chairs."""
    played = played_of_game(link, facts)
    for seat in (*played.seats, *played.left):
        if not seat.player:
            yield problem("name_of_nobody", "players", player=seat.name)
    yield from twice_faults(
        register, [seat.player for seat in played.seats if seat.player], "players"
    )


def totals_faults(register: Register, one: Totals) -> Iterator[Problem]:
    """Find why totals cannot be put, the first reason first."""
    yield from _place_faults(register, one, register.totals.get(one.uid))
    yield from player_faults(register, one.players, "players")
    yield from twice_faults(register, one.players, "players")
    event = register.events.get(one.event)
    rules = event.rules if one.rules is None and event is not None else one.rules
    fault = problem("totals_rules", "rules") if rules is None else totals_fault(one, rules)
    if fault is not None:
        yield fault


def _place_faults(
    register: Register, one: Link | Totals, before: Link | Totals | None
) -> Iterator[Problem]:
    """Find that the event, the round or the table of a game cannot be."""
    yield from event_faults(register, one.event, "" if before is None else before.event)
    round = register.rounds.get(one.round)
    if one.round and (round is None or (round.event and round.event != one.event)):
        yield problem("round_unknown", "round")
    if one.table and not (round is not None and 1 <= one.table <= len(round.tables)):
        yield problem("table_unknown", "table", table=one.table)
    yield from day_faults(one.day, "day")
    if one.round and one.table and one.counts and _is_taken(register, one):
        yield problem("table_taken", "table", table=one.table)


def _is_taken(register: Register, one: Link | Totals) -> bool:
    place = one.round, one.table
    return any(
        other.uid != one.uid and other.counts and (other.round, other.table) == place
        for other in _games(register)
    )
