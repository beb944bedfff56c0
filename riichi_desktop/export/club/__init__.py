"""What goes out of a club: standings, games, schedules, as tables, files and a page."""

from riichi_desktop.export.tables import Column, Table, Value

from .files import TABLES, season_csv, season_json, season_tables, season_xlsx
from .page import html_table, season_page, shown, shown_rows
from .rounds import personal_table, personal_tables, seated_players
from .season import Season, season_of, season_title, shown_name
from .text import standings_text

__all__ = [
    "TABLES",
    "Column",
    "Season",
    "Table",
    "Value",
    "html_table",
    "personal_table",
    "personal_tables",
    "season_csv",
    "season_json",
    "season_of",
    "season_page",
    "season_tables",
    "season_title",
    "season_xlsx",
    "seated_players",
    "shown",
    "shown_name",
    "shown_rows",
    "standings_text",
]
