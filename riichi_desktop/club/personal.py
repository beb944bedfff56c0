"""What the club knows of one person, all of it, as the person may ask for it.

The dictionary is ready for JSON. Its keys are those of the things as the club writes them; ids of
events and games are there so that it can be checked, names so that it can be read.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from .played import Played, PlayedSeat
from .register import Register
from .values import Adjustment, Registration, Round

WINDS = "ESWN"

Data = dict[str, Any]


def personal_data(register: Register, player: str, played: Iterable[Played]) -> Data:
    """Give everything that is known of a person.

    Args:
        register: what the club wrote down.
        player: an id; of players who were merged, all are one person.
        played: all games and totals.

    Returns:
        ``players`` (the person, and those merged into it), ``registrations``, ``adjustments``,
        ``attendances``, ``rounds`` (where the person sat or sat out) and ``games`` (results and
        counts of hands); each a list, empty where nothing is known.
    """
    uid = register.who(player)
    ids = {other for other in register.players if register.who(other) == uid}
    return {
        "players": [asdict(one) for one in register.players.values() if one.uid in ids],
        "registrations": _own(register, ids, register.registrations),
        "adjustments": _own(register, ids, register.adjustments),
        "attendances": [
            {**asdict(one), "day": _day(register, one.evening)}
            for one in register.attendances.values()
            if one.player in ids
        ],
        "rounds": [seat for one in register.rounds.values() for seat in _seats(register, one, ids)],
        "games": [game for one in played for game in _results(register, one, ids)],
    }


def _own(
    register: Register, ids: set[str], things: Mapping[str, Registration | Adjustment]
) -> list[Data]:
    return [
        {**asdict(one), "event_name": _event(register, one.event)}
        for one in things.values()
        if one.player in ids
    ]


def _event(register: Register, event: str) -> str:
    held = register.events.get(event)
    return "" if held is None else held.name


def _day(register: Register, evening: str) -> str:
    held = register.evenings.get(evening)
    return "" if held is None else held.day


def _seats(register: Register, one: Round, ids: set[str]) -> Iterable[Data]:
    place = {
        "round": one.uid,
        "number": one.number,
        "event": one.event,
        "event_name": _event(register, one.event),
        "evening": one.evening,
        "day": _day(register, one.evening),
    }
    for number, table in enumerate(one.tables, start=1):
        for wind, player in zip(WINDS, table, strict=False):
            if player in ids:
                yield {**place, "table": number, "wind": wind}
    if ids & set(one.sits_out):
        yield {**place, "table": 0, "wind": ""}


def _results(register: Register, game: Played, ids: set[str]) -> Iterable[Data]:
    for seat in (*game.seats, *game.left):
        if seat.player in ids:
            yield {
                "game": game.uid,
                "event": game.event,
                "event_name": _event(register, game.event),
                "round": game.round,
                "table": game.table,
                "day": game.day,
                "rules": game.rules_id,
                "finished": game.finished,
                "counts": game.counts,
                **_result(seat),
            }


def _result(seat: PlayedSeat) -> Data:
    counts = None if seat.facts is None else seat.facts._asdict()
    return {**seat._asdict(), "facts": counts}
