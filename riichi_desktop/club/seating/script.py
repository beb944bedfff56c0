"""Scripts: rounds of tables of start numbers, as text and as seats.

A line is a round, ``1 2 3 4 / 5 6 7 8``: tables with ``/`` between them, numbers with a space, a
comma or a hyphen; blank lines and what follows ``#`` do not count. A number stands for whoever has
it: by start number, or by place in the standing when the round is seated.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from riichi_desktop.engine import Problem, problem

from .values import SIZES, NotSeatable, SeatingPlan

SeatingTemplate = tuple[tuple[int, ...], ...]
"""The tables of a round as numbers from 1, in the order of winds."""

SeatingScript = tuple[SeatingTemplate, ...]
"""Rounds of numbers."""

MOST_ROUNDS: Final = 100
"""Rounds that a script may have."""

MOST_DIGITS: Final = 4
"""Digits that a number may have."""

_T = TypeVar("_T")


class _Place(NamedTuple):
    """Where in a script: the field of a problem, the round and the table counted from 1."""

    field: str
    turn: int
    table: int


def parse_script(text: str) -> SeatingScript:
    """Read a script.

    Raises:
        NotSeatable: with every fault of its form. The field of a problem is the place counted
            from 0 (``rounds[1].tables[0]``); its data has the round (`turn`) and the table counted
            from 1.
    """
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    rows = [[_words(part) for part in re.split("[/／]", line)] for line in lines if line]
    if not rows:
        raise NotSeatable([problem("seating_script_empty")])
    if len(rows) > MOST_ROUNDS:
        raise NotSeatable([problem("seating_script_long", "", n=len(rows), most=MOST_ROUNDS)])
    if faults := [fault for at, words in _places(rows) for fault in _word_faults(words, at)]:
        raise NotSeatable(faults)
    script = tuple(tuple(tuple(int(word) for word in words) for words in tables) for tables in rows)
    if faults := list(_form_faults(script)):
        raise NotSeatable(faults)
    return script


def _words(part: str) -> list[str]:
    return [word for word in re.split(r"[\s,，、-]+", part) if word]


def _places(rows: Iterable[Sequence[Sequence[_T]]]) -> Iterator[tuple[_Place, Sequence[_T]]]:
    """Give each table of rounds with its place."""
    for turn, tables in enumerate(rows):
        for table, words in enumerate(tables):
            yield _Place(f"rounds[{turn}].tables[{table}]", turn + 1, table + 1), words


def _word_faults(words: Sequence[str], at: _Place) -> Iterator[Problem]:
    """Give a fault for each word of a table that is no number from 1 on."""
    for word in words:
        if not word.isdecimal() or len(word) > MOST_DIGITS or not int(word):
            shown = word[: 2 * MOST_DIGITS]
            yield problem("seating_no_number", at.field, turn=at.turn, table=at.table, text=shown)


def _form_faults(script: SeatingScript) -> Iterator[Problem]:
    """Give a fault for each table of a wrong size, and each number that a round has twice."""
    seen: set[tuple[int, int]] = set()
    for at, numbers in _places(script):
        place = {"turn": at.turn, "table": at.table}
        if len(numbers) not in SIZES:
            yield problem("seating_table_size", at.field, n=len(numbers), **place)
        for one in numbers:
            if (at.turn, one) in seen:
                yield problem("seating_number_twice", at.field, number=one, **place)
            seen.add((at.turn, one))


def script_problems(script: SeatingScript, registered: int, size: int = 0) -> tuple[Problem, ...]:
    """Say why a script does not fit an event.

    That it seats fewer than are registered, in a round or at all, is no fault: the others sit out.

    Args:
        script: of whatever form.
        registered: how many have a number.
        size: how many sit at a table; 0 for any.

    Returns:
        The faults of its form, then a problem for each table of another size and each number that
        nobody has; the places are as in `parse_script`.
    """
    faults = list(_form_faults(script))
    for at, numbers in _places(script):
        place = {"turn": at.turn, "table": at.table}
        if size and len(numbers) in SIZES and len(numbers) != size:
            n = len(numbers)
            faults.append(problem("seating_other_size", at.field, n=n, least=size, **place))
        faults += [
            problem("seating_number_range", at.field, number=one, most=registered, **place)
            for one in numbers
            if not 1 <= one <= registered
        ]
    return tuple(faults)


def format_script(script: SeatingScript) -> str:
    """Write a script, so that `parse_script` reads it again."""
    return "".join(
        " / ".join(" ".join(map(str, table)) for table in tables) + "\n" for tables in script
    )


def seat_script(script: SeatingScript, order: Sequence[str], size: int = 0) -> SeatingPlan:
    """Seat people by a script.

    Args:
        script: the rounds.
        order: who has number 1, who has 2 …: by start number, or by place in a standing.
        size: how many sit at a table; 0 for any.

    Returns:
        The rounds, winds as the script has them.

    Raises:
        NotSeatable: the script does not fit, as `script_problems` says.
    """
    if faults := script_problems(script, len(order), size):
        raise NotSeatable(faults)
    return tuple(
        tuple(tuple(order[one - 1] for one in table) for table in tables) for tables in script
    )


def script_of(plan: SeatingPlan, order: Sequence[str]) -> SeatingScript:
    """Give a plan as a script: everybody by his number, his place in `order`.

    Raises:
        KeyError: somebody is seated who has no number.
    """
    numbers = {one: number for number, one in enumerate(order, 1)}
    return tuple(tuple(tuple(numbers[one] for one in table) for table in tables) for tables in plan)


def places_template(players: int, size: int = 4) -> SeatingTemplate:
    """Give the round that mixes the places of a standing: 1 5 9 13 / 2 6 10 14 / ….

    Args:
        players: how many stand in it; the last of them sit out where they fill no table.
        size: how many sit at a table.
    """
    tables = players // size
    return tuple(tuple(range(first, tables * size + 1, tables)) for first in range(1, tables + 1))
