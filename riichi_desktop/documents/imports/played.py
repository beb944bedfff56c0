"""The games of a table as their cells have them, however its rows are laid out."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from .mapping import ColumnMapping
from .result_table import ResultTable


class Entry(NamedTuple):
    """One player's part of a game, as its cells have it."""

    name: str
    score: str
    seat: str = ""
    place: str = ""


class Played(NamedTuple):
    """A game as its cells have it.

    Attributes:
        number: its row in the file, the first of several.
        entries: who played.
        row: the cells that tell of the game.
    """

    number: int
    entries: tuple[Entry, ...]
    row: tuple[str, ...]

    @property
    def field(self) -> str:
        """Where it is in the file."""
        return f"rows[{self.number}]"


_Row = tuple[int, tuple[str, ...]]


def played_games(table: ResultTable, mapping: ColumnMapping, most: int) -> Iterator[Played]:
    """Give the games of a table.

    Args:
        table: the table.
        mapping: which column is what.
        most: how many play a game at most.
    """
    rows = zip(table.numbers, table.rows, strict=True)
    if mapping.shape == "player":
        yield from _grouped(list(rows), mapping, most)
        return
    for number, row in rows:
        entries = []
        for place, (who, score) in enumerate(zip(mapping.players, mapping.scores, strict=True)):
            name = table.columns[who] if mapping.shape == "matrix" else row[who]
            seat = row[mapping.seats[place]] if mapping.seats else ""
            if row[score] or (name and mapping.shape == "game"):
                entries.append(Entry(name, row[score], seat))
        yield Played(number, tuple(entries), row)


def _grouped(rows: list[_Row], mapping: ColumnMapping, most: int) -> Iterator[Played]:
    """Put the rows of one game together."""
    groups = _by_game(rows, mapping.game) if mapping.game is not None else []
    for group in groups or _by_neighbours(rows, mapping, most):
        number, first = group[0]
        yield Played(number, tuple(_entry(row, mapping) for _, row in group), first)


def _by_game(rows: list[_Row], game: int) -> list[list[_Row]]:
    """Put rows together that have the same game, wherever they stand."""
    groups: dict[str, list[_Row]] = {}
    for number, row in rows:
        groups.setdefault(row[game], []).append((number, row))
    return [*groups.values()]


def _by_neighbours(rows: list[_Row], mapping: ColumnMapping, most: int) -> Iterator[list[_Row]]:
    """Put neighbours together that have day, event, round and table alike, as many as play."""
    parts = (mapping.day, mapping.title, mapping.round, mapping.table)
    keys = [at for at in parts if at is not None]
    for _, found in groupby(rows, key=lambda row: [row[1][at] for at in keys]):
        alike = list(found)
        for start in range(0, len(alike), most):
            yield alike[start : start + most]


def _entry(row: tuple[str, ...], mapping: ColumnMapping) -> Entry:
    seat = row[mapping.seats[0]] if mapping.seats else ""
    place = "" if mapping.place is None else row[mapping.place]
    return Entry(row[mapping.players[0]], row[mapping.scores[0]], seat, place)
