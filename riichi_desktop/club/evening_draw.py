"""The next round of an evening: who sits out by turn, the others drawn to tables."""

from collections.abc import Collection
from typing import NamedTuple

from riichi_desktop.engine import Problem

from .evening import SitOut, evening_turns, rounds_of_evening, table_size
from .register import Register
from .seating import FREE, Chance, SeatingConstraints, SeatingPlan, SeatingRound, draw


class EveningTables(NamedTuple):
    """A proposal for the next round of an evening.

    Attributes:
        number: of the round, from 1 within the evening.
        tables: who sits where, East first; () where too few are there.
        out: who sits out, and why.
        missing: how many more it takes for a first table; 0 where there is one.
        notices: what could not be spared, e.g. that two meet again.
    """

    number: int
    tables: SeatingRound
    out: tuple[SitOut, ...]
    missing: int
    notices: tuple[Problem, ...] = ()


def evening_tables(
    register: Register,
    evening: str,
    chance: Chance,
    size: int = 0,
    willing: Collection[str] = (),
    constraints: SeatingConstraints = FREE,
) -> EveningTables:
    """Propose the next round of an evening.

    New faces where it can be, and winds as even as they can be, by the rounds of this evening.

    Args:
        register: has attendance and rounds.
        evening: an id.
        chance: the generator; the same one gives the same round.
        size: how many sit at a table; 0 for as many as the rules of its event have, or four.
        willing: who offers to sit out.
        constraints: who should not meet.

    Raises:
        NotSeatable: people who must not meet would have to: it says who.
    """
    size = size or table_size(register, evening)
    turns = evening_turns(register, evening, size, willing)
    past = evening_plan(register, evening)
    number = max((one.number for one in rounds_of_evening(register, evening)), default=0) + 1
    if turns.missing:
        return EveningTables(number, (), (), turns.missing)
    round = draw(turns.playing, chance=chance, size=size, past=past, constraints=constraints)
    return EveningTables(number, round.tables, turns.out, 0, round.notices)


def evening_plan(register: Register, evening: str) -> SeatingPlan:
    """Give the rounds of an evening as they were seated; merged players are one."""
    return tuple(
        tuple(tuple(map(register.who, table)) for table in one.tables)
        for one in rounds_of_evening(register, evening)
    )
