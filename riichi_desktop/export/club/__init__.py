"""What goes out of a club: standings, games, schedules, as tables, files and a page."""

from .files import TABLES, season_csv, season_json, season_tables, season_xlsx
from .page import html_table, season_page, shown
from .rounds import personal_table, seated_players
from .season import Season, season_of, season_title, shown_name

__all__ = [
    "TABLES",
    "Season",
    "html_table",
    "personal_table",
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
]
