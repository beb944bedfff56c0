"""Who is here, as lines; values in, lines out."""

from collections.abc import Mapping

from riichi_desktop.club import Player, Presence
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.people import Known
from riichi_desktop.ui.club.players.lines import NEW
from riichi_desktop.words import Words

COLUMNS = (Column("", 0, 0), Column("", 74, 62, right=True))


def here_lines(
    found: tuple[Known, ...],
    here: frozenset[str],
    tonight: Mapping[str, Presence],
    tables: Mapping[str, int],
    words: Words,
) -> list[ColumnLine]:
    """Give a line with a box for each person.

    Args:
        found: the people.
        here: the ids of those who are here.
        tonight: how the evening was so far of each.
        tables: at which table each plays now.
        words: the language.
    """
    return [_line(one.player, one.player.uid in here, tonight, tables, words) for one in found]


def guest_line(name: str, words: Words) -> ColumnLine:
    """Give the line that writes somebody down as a guest who is here."""
    said = words.text("ui.club.evening.add", name=name)
    return ColumnLine(NEW, (Cell(said, role="strong", color="accent"), Cell()), said, icon="plus")


def _line(
    player: Player,
    is_here: bool,
    tonight: Mapping[str, Presence],
    tables: Mapping[str, int],
    words: Words,
) -> ColumnLine:
    aside = player.alias or (words.text("ui.club.player.guest") if player.guest else "")
    so_far = tonight.get(player.uid) or Presence(player.uid)
    games, sat_out = so_far.games, so_far.sat_out
    table = tables.get(player.uid, 0)
    played = words.text("ui.club.player.games_said", n=games) if games else ""
    beside = words.text("ui.club.evening.at_table", table=table) if table else played
    state = words.text("ui.club.evening.is_here" if is_here else "ui.club.evening.is_not_here")
    pauses = words.text("ui.club.evening.sat_out", n=sat_out) if sat_out else ""
    at = beside if table else ""
    spoken = words.listed(filter(None, (player.name, aside, state, at, played, pauses)))
    name = Cell(player.name, aside=aside, role="strong" if is_here else "body")
    return ColumnLine(player.uid, (name, Cell(beside, color="muted")), spoken, ticked=is_here)
