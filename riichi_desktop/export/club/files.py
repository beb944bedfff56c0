"""The files of an event: CSV of one table, a workbook of all, JSON with ids for other programs."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from riichi_desktop.export.table_csv import bare, csv_file, csv_rows
from riichi_desktop.export.table_xlsx import fill_sheet, workbook
from riichi_desktop.export.tables import Table
from riichi_desktop.words import Words

from .rounds import schedule_table
from .season import Season, season_title, shown_name
from .tables import games_table, report_table, standings_table, teams_table, versus_table

TABLES: Final[Mapping[str, Callable[[Season, Words], Table]]] = {
    "standings": standings_table,
    "teams": teams_table,
    "games": games_table,
    "schedule": schedule_table,
    "report": report_table,
    "versus": versus_table,
}
"""What can go out of an event, each a table; one without rows stays at home."""

_LONGEST_SHEET: Final = 31
"""Excel takes no longer name of a sheet."""


def season_tables(season: Season, words: Words) -> dict[str, Table]:
    """Give every table of an event that has rows, by its key in `TABLES`."""
    made = {key: make(season, words) for key, make in TABLES.items()}
    return {key: table for key, table in made.items() if table.rows}


def season_csv(season: Season, key: str, words: Words) -> bytes:
    """Give one table of an event as CSV, what it is of below it.

    Args:
        season: the event.
        key: which table, a key of `TABLES`.
        words: the language.
    """
    rows = [*csv_rows(TABLES[key](season, words), words), []]
    rows.append([bare(season_title(season, words)), season.day])
    return csv_file(rows, words)


def season_xlsx(season: Season, words: Words) -> bytes:
    """Give an event as a workbook, a sheet a table."""
    title = season_title(season, words)
    with workbook(title) as (book, file):
        for table in season_tables(season, words).values():
            sheet = book.add_worksheet(table.title[:_LONGEST_SHEET])
            fill_sheet(book, sheet, table, top=[title, season.day])
    return file.getvalue()


def season_json(season: Season) -> bytes:
    """Give the standings and the games of an event as a document; points are whole, 100 is 0.1."""
    held = season.standings
    document = {
        "event": season.event,
        "day": season.day,
        "players": held.players,
        "standings": [
            {
                "rank": row.rank or None,
                "player": row.player,
                "name": row.name,
                "unplaced": row.unplaced or None,
                "games": row.games,
                "points": row.points,
                "adjustments": row.adjustments,
                "average_place": [row.figures.average_place.part, row.figures.average_place.of],
                "places": [[share.part, share.of] for share in row.figures.places],
            }
            for row in held.rows
        ],
        "games": [_game(game, season) for game in season.games],
    }
    text = json.dumps(document, ensure_ascii=False, indent=1)
    return f"{text}\n".encode("utf-8", "backslashreplace")


def _game(game: Any, season: Season) -> dict[str, object]:
    seats = [
        {
            "player": seat.player,
            "name": shown_name(season.register, seat.player, seat.name),
            "place": seat.place,
            "score": seat.score,
            "points": seat.points,
        }
        for seat in game.seats
    ]
    names = {"game": game.uid, "round": game.round, "table": game.table, "day": game.day}
    return {**names, "rules": game.rules_id, "hands": game.hands, "seats": seats}
