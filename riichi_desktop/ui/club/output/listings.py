"""Papers that are tables: standings, teams, games, the whole schedule, the results of a round."""

from typing import Final

from riichi_desktop.club import Played, Round
from riichi_desktop.export import club as out
from riichi_desktop.ui.match.sheet.sheet import Sheet
from riichi_desktop.words import Words

from .heads import Printed, foot_text, title_part
from .rounds import round_of, round_title
from .table_paper import Kept, Row, table_sheet

_UNRANKED: Final = Kept(quiet=lambda row: row[0] is None)
_BY_ROUND: Final = Kept(opens=lambda row: row[1] == 1)
_BY_TABLE: Final = Kept(opens=lambda row: row[0] is not None, whole=True)


def listing(printed: Printed, key: str, kept: Kept | None = None) -> Sheet:
    """Lay a table of the event out.

    Args:
        printed: what is put on paper.
        key: of `out.TABLES`.
        kept: which rows belong together.
    """
    table = out.TABLES[key](printed.season, printed.words)
    title, foot = title_part(printed, table.title), foot_text(printed, table.title)
    return table_sheet(title, foot, table, printed.theme, printed.words, kept)


def standings_sheet(printed: Printed) -> Sheet:
    """Lay the standings out; who takes no place is pale."""
    return listing(printed, "standings", _UNRANKED)


def schedule_sheet(printed: Printed) -> Sheet:
    """Lay the whole schedule out, a line above each round."""
    return listing(printed, "schedule", _BY_ROUND)


def results_sheet(printed: Printed) -> Sheet:
    """Lay the results of a round out, table by table; a table without one has its names."""
    held, words = round_of(printed), printed.words
    said = f"{words.text('ui.club.paper.results_of')} · {round_title(printed.season, held, words)}"
    days = [game.day for game in _games(printed, held).values() if game.day]
    title = title_part(printed, said, max(days, default=""))
    table = results_table(printed, held)
    foot = foot_text(printed, said)
    return table_sheet(title, foot, table, printed.theme, words, _BY_TABLE)


def results_table(printed: Printed, held: Round) -> out.Table:
    """Give the places of each table of a round, the first first."""
    words, register = printed.words, printed.season.register
    played = _games(printed, held)
    rows: list[Row] = []
    for number, table in enumerate(held.tables, start=1):
        game = played.get(number)
        if game is None:
            lines: list[Row] = [(None, out.shown_name(register, one), None, None) for one in table]
        else:
            seats = sorted(game.seats, key=lambda one: one.place)
            lines = [
                (one.place, out.shown_name(register, one.player, one.name), one.score, one.points)
                for one in seats
            ]
        rows += [(number if not at else None, *line) for at, line in enumerate(lines)]
    return out.Table("", _result_columns(words), tuple(rows))


def _result_columns(words: Words) -> tuple[out.Column, ...]:
    return (
        out.Column(words.text("club.column.table"), "count", 8),
        out.Column(words.text("match.column.place"), "count", 8),
        out.Column(words.text("club.column.player"), "text", 40),
        out.Column(words.text("club.column.score"), "points", 12),
        out.Column(words.text("club.column.points"), "final", 12),
    )


def _games(printed: Printed, held: Round) -> dict[int, Played]:
    return {game.table: game for game in printed.season.games if game.round == held.uid}
