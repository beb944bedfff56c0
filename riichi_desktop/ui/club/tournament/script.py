"""A script as rounds of people: by start number, or by place; values in, values out."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from riichi_desktop.club import (
    Event,
    NotSeatable,
    Register,
    Round,
    entrants,
    format_script,
    parse_script,
    places_template,
    seat_script,
)
from riichi_desktop.engine import Problem, problem

from .values import Field, round_of

Numbers = Literal["places", "start"]


class Scripted(NamedTuple):
    """What a script comes to.

    Attributes:
        rounds: to be put.
        faults: why it cannot be; then there are no rounds.
    """

    rounds: tuple[Round, ...]
    faults: tuple[Problem, ...] = ()


def template_of(field: Field, size: int) -> str:
    """Give the script of a round that mixes the places of the standings."""
    return format_script((places_template(len(field.going), size),))


def start_order(register: Register, event: Event) -> tuple[str, ...]:
    """Give who has start number 1, 2 …; "" where nobody has one, or withdrew."""
    held = {one.number: one for one in entrants(register, event.uid).values() if one.number}
    return tuple(
        held[number].player if number in held and not held[number].withdrawn else ""
        for number in range(1, max(held, default=0) + 1)
    )


def scripted(
    text: str,
    numbers: Numbers,
    register: Register,
    event: Event,
    field: Field,
    uid: Callable[[], str],
) -> Scripted:
    """Read a script, and seat people by it.

    Args:
        text: a line a round.
        numbers: what a number is: a place in the standings, or a start number.
        register: what the club wrote down.
        event: which.
        field: who plays.
        uid: makes an id.
    """
    order = field.going if numbers == "places" else start_order(register, event)
    try:
        plan = seat_script(parse_script(text), order, event.rules.players)
    except NotSeatable as error:
        return Scripted((), error.problems)
    left = event.rounds - field.number + 1
    if event.rounds and len(plan) > left:
        return Scripted((), (problem("cup_script_rounds", "", n=len(plan), most=left),))
    for turn, tables in enumerate(plan, start=1):
        for at, table in enumerate(tables, start=1):
            if "" in table:
                return Scripted((), (problem("cup_script_nobody", "", turn=turn, table=at),))
    rounds = []
    for at, tables in enumerate(plan):
        seated = {one for table in tables for one in table}
        out = [one for one in field.going if one not in seated]
        rounds.append(round_of(uid(), event, field.number + at, tables, out))
    return Scripted(tuple(rounds))
