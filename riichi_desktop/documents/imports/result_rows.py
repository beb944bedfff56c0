"""One row of a table, or the rows of one game, as a result; or the reason why it is none."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from riichi_desktop.documents.lengths import LONGEST_NAME, LONGEST_TITLE
from riichi_desktop.engine import Problem, Rules, problem

from .cells import day_of_cell, number_of, seat_of
from .final_points import scores_of_points
from .mapping import ColumnMapping, Unit
from .played import Played
from .refusal import shown, text_fault

_MOST_POINTS: Final = 1_000_000
_STEP: Final = 100
_LOST: Final = range(1000, 9001, 1000)
"""What may be missing from the sum where the rules let sticks on the table be lost."""

_DIGITS: Final = re.compile(r"\d{1,6}")


class ImportedResult(NamedTuple):
    """The result of one game.

    Attributes:
        players: the names, the first dealer first.
        scores: the score of each, in points.
        day: YYYY-MM-DD; "" where the table does not say.
        round, table: numbers; 0 where the table does not say.
        source_row: the row of the file, the first of several.
        title: the event; "" where the table does not say.
    """

    players: tuple[str, ...]
    scores: tuple[int, ...]
    day: str
    round: int
    table: int
    source_row: int
    title: str = ""


class Reading(NamedTuple):
    """How the games of one table are read.

    Attributes:
        mapping: which column is what.
        rules: by how many play.
        unit: what the scores are written in.
        worth: how many points one of it is.
        from_zero: whether seats are counted from 0.
    """

    mapping: ColumnMapping
    rules: Mapping[int, Rules]
    unit: Unit
    worth: int
    from_zero: bool


def result_of(game: Played, how: Reading) -> ImportedResult | Problem:
    """Give the result of a game, or the first reason why it has none."""
    try:
        return _result(game, how)
    except _NoResult as error:
        return error.problem


class _NoResult(Exception):
    """A row is no result; the problem says why."""

    def __init__(self, fault: Problem) -> None:
        self.problem = fault
        super().__init__(fault.id)


def _result(game: Played, how: Reading) -> ImportedResult:
    field, row, many = game.field, game.number, len(game.entries)
    rules = how.rules.get(many)
    if rules is None:
        wanted = " / ".join(map(str, sorted(how.rules)))
        raise _NoResult(problem("import_row_players", field, row=row, have=many, wanted=wanted))
    names = _names(game)
    numbers = [_points(game, at, how) for at in range(many)]
    _check_places(game, numbers)
    order = _order(game, names, how)
    scores = _scores(game, [numbers[at] for at in order], rules, how.unit)
    mapping = how.mapping
    return ImportedResult(
        tuple(names[at] for at in order),
        scores,
        _day(game, mapping),
        _number(game, mapping.round),
        _number(game, mapping.table),
        row,
        _title(game, mapping.title),
    )


def _names(game: Played) -> tuple[str, ...]:
    names = tuple(entry.name.strip() for entry in game.entries)
    field, row = game.field, game.number
    for at, name in enumerate(names):
        if not name:
            raise _NoResult(problem("import_row_name", field, row=row))
        if len(name) > LONGEST_NAME:
            raise _NoResult(problem("import_row_name_long", field, row=row, most=LONGEST_NAME))
        if text_fault(name, field):
            raise _NoResult(problem("import_row_control", field, row=row))
        if name in names[:at]:
            raise _NoResult(problem("import_row_twice", field, row=row, player=shown(name)))
    return names


def _order(game: Played, names: tuple[str, ...], how: Reading) -> tuple[int, ...]:
    """Give who sat first, second …, as places among the entries."""
    field, row = game.field, game.number
    if how.mapping.order:
        cells = [game.row[at].strip() for at in how.mapping.order]
        stated = [name for name in cells if name]
        if sorted(stated) != sorted(names):
            raise _NoResult(problem("import_row_order", field, row=row))
        return tuple(names.index(name) for name in stated)
    if not any(entry.seat for entry in game.entries):
        return tuple(range(len(names)))
    chairs = [seat_of(entry.seat, how.from_zero) for entry in game.entries]
    by_chair = {chair: at for at, chair in enumerate(chairs) if chair is not None}
    if sorted(by_chair) != list(range(len(names))):
        raise _NoResult(problem("import_row_seats", field, row=row))
    return tuple(by_chair[chair] for chair in range(len(names)))


def _points(game: Played, at: int, how: Reading) -> int:
    """Give the score of an entry, or its final points, in points."""
    entry, field, row = game.entries[at], game.field, game.number
    number = number_of(entry.score, how.mapping.mark)
    points = None if number is None else number * how.worth
    if points is None or abs(points) > _MOST_POINTS:
        player, value = shown(entry.name), shown(entry.score)
        raise _NoResult(problem("import_row_number", field, row=row, player=player, value=value))
    if points % _STEP:
        raise _NoResult(problem("import_row_step", field, row=row, value=shown(entry.score)))
    return int(points)


def _scores(game: Played, numbers: list[int], rules: Rules, unit: Unit) -> tuple[int, ...]:
    """Give the scores by chair, and make sure of what they come to."""
    field, row = game.field, game.number
    scores: tuple[int, ...] | None = tuple(numbers)
    if unit == "final":
        scores = scores_of_points(numbers, rules)
    have, want = sum(scores or ()), rules.start * rules.players
    lost = rules.leftover_sticks == "lost" and want - have in _LOST
    if scores is None or (have != want and not lost):
        if unit == "final":
            raise _NoResult(problem("import_row_final", field, row=row))
        raise _NoResult(problem("import_row_sum", field, row=row, have=have, want=want))
    return scores


def _check_places(game: Played, scores: list[int]) -> None:
    """Make sure that nobody with fewer points stands in front, where places are told."""
    told = [_DIGITS.search(entry.place) for entry in game.entries]
    places = [int(found[0]) for found in told if found]
    if len(places) < len(scores):
        return
    both = sorted(zip(places, scores, strict=True), key=lambda one: (one[0], -one[1]))
    if any(score < behind for (_, score), (_, behind) in pairwise(both)):
        raise _NoResult(problem("import_row_places", game.field, row=game.number))


def _day(game: Played, mapping: ColumnMapping) -> str:
    text = "" if mapping.day is None else game.row[mapping.day]
    day = day_of_cell(text, mapping.days)
    if text and not day:
        row, value = game.number, shown(text)
        raise _NoResult(problem("import_row_day", game.field, row=row, value=value))
    return day


def _number(game: Played, at: int | None) -> int:
    """Give a number that stands in a cell, maybe behind a word: Table 3; 0 where none does."""
    found = None if at is None else _DIGITS.search(game.row[at])
    return int(found[0]) if found else 0


def _title(game: Played, at: int | None) -> str:
    text = "" if at is None else game.row[at]
    return "" if text_fault(text, "") else text[:LONGEST_TITLE]
