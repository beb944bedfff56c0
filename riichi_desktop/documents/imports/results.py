"""Games out of the rows of a table: who played, in the order of the seats, with which scores."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from riichi_desktop.engine import Problem, Rules, problem

from .cells import number_of
from .mapping import ColumnMapping, Unit
from .played import Played, played_games
from .refusal import refuse
from .result_rows import ImportedResult, Reading, result_of
from .result_table import ResultTable
from .units import points_per_unit, unit_of

if TYPE_CHECKING:
    from decimal import Decimal


def apply(
    table: ResultTable, mapping: ColumnMapping, rules: Rules | Iterable[Rules]
) -> tuple[ImportedResult | Problem, ...]:
    """Give the games of a table in the order of its rows.

    Args:
        table: the table.
        mapping: which column is what.
        rules: what the games were played by; two where games of four and of three are mixed.

    Returns:
        For each game its result, or the first reason why it has none; the problem names the row.

    Raises:
        ImportRefused: the mapping names no players, or columns that the table has not.
    """
    _check(table, mapping)
    sets = (rules,) if isinstance(rules, Rules) else tuple(rules)
    by_players: dict[int, Rules] = {one.players: one for one in sets}
    games = [*played_games(table, mapping, max(by_players, default=4))]
    unit, worth = _unit(games, mapping, by_players)
    how = Reading(mapping, by_players, unit, worth, _begins_with_zero(games))
    return tuple(result_of(game, how) for game in games)


def _check(table: ResultTable, mapping: ColumnMapping) -> None:
    """Make sure that a mapping is one of this table."""
    single = (mapping.day, mapping.round, mapping.table, mapping.title, mapping.game, mapping.place)
    stated = (*mapping.players, *mapping.scores, *mapping.seats, *mapping.order)
    used = [*stated, *(at for at in single if at is not None)]
    paired = bool(mapping.players) and len(mapping.players) == len(mapping.scores)
    fits = len(mapping.seats) in (0, len(mapping.players))
    if not paired or not fits or not all(0 <= at < len(table.columns) for at in used):
        refuse(problem("import_mapping"))


def _unit(
    games: Iterable[Played], mapping: ColumnMapping, rules: Mapping[int, Rules]
) -> tuple[Unit, int]:
    """Give what the scores are written in, and how many points one is."""
    known: list[tuple[list[Decimal], int]] = []
    for game in games:
        held = rules.get(len(game.entries))
        scores = [number_of(entry.score, mapping.mark) for entry in game.entries]
        numbers = [score for score in scores if score is not None]
        if held is not None and len(numbers) == len(scores):
            known.append((numbers, held.start * held.players))
    unit = unit_of(known) if mapping.unit == "tell" else mapping.unit
    return unit, points_per_unit(unit, [score for scores, _ in known for score in scores])


def _begins_with_zero(games: Iterable[Played]) -> bool:
    """Tell whether seats are counted from 0."""
    return any(entry.seat.strip() == "0" for game in games for entry in game.entries)
