"""Standings as text for the clipboard: columns of a fixed-width face."""

from typing import Final

from riichi_desktop.export.columns import columns
from riichi_desktop.export.game_names import cut_name, day_text
from riichi_desktop.words import Words

from .page import shown_rows
from .season import Season, season_title
from .tables import standings_table

_LONGEST: Final = 32


def standings_text(season: Season, words: Words) -> str:
    """Give the standings as lines of text, a column each for what somebody has."""
    table = standings_table(season, words)
    used = [at for at, _ in enumerate(table.columns) if any(r[at] is not None for r in table.rows)]
    head = [table.columns[at].title for at in used]
    rows = [[cut_name(row[at], _LONGEST) for at in used] for row in shown_rows(table, words)]
    right = {at for at, one in enumerate(used) if table.columns[one].kind != "text"}
    lines = columns([head, *rows], right) if rows else []
    title = f"{season_title(season, words)}, {day_text(season.day, words)}"
    return "\n".join((title, "", *lines, ""))
