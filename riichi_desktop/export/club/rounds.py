"""Who sits where, as tables: the whole schedule, one player's own, the places of one round."""

from typing import Final

from riichi_desktop.club import Register, Round
from riichi_desktop.export.tables import Column, Table, Value
from riichi_desktop.words import Words

from .season import Season, shown_name

_NAME: Final = 26


def schedule_table(season: Season, words: Words) -> Table:
    """Give a row a table of each round: round, table, who begins with which wind, who sits out."""
    size = max((len(one) for held in season.rounds for one in held.tables), default=4)
    columns = [
        Column(words.text("club.column.round"), "count", 8),
        Column(words.text("club.column.table"), "count", 8),
        *(Column(words.wind(at), "text", _NAME) for at in range(size)),
        Column(words.text("club.column.sits_out"), "text", 40),
    ]
    rows = [row for held in season.rounds for row in _rows(held, season.register, size, words)]
    return Table(words.text("club.title.schedule"), tuple(columns), tuple(rows))


def _rows(held: Round, register: Register, size: int, words: Words) -> list[tuple[Value, ...]]:
    out = words.listed(shown_name(register, one) for one in held.sits_out) or None
    rows = []
    for number, table in enumerate(held.tables, start=1):
        names = [shown_name(register, one) for one in table]
        empty = [None] * (size - len(names))
        rows.append((held.number, number, *names, *empty, out if number == 1 else None))
    return rows


def personal_table(season: Season, player: str, words: Words) -> Table:
    """Give a row a round for one player: table, first wind, who else sits there."""
    columns = (
        Column(words.text("club.column.round"), "count", 8),
        Column(words.text("club.column.table"), "count", 8),
        Column(words.text("club.column.wind"), "text", 14),
        Column(words.text("club.column.others"), "text", 60),
    )
    rows = tuple(_own_row(held, season.register, player, words) for held in season.rounds)
    return Table(shown_name(season.register, player), columns, rows)


def _own_row(held: Round, register: Register, player: str, words: Words) -> tuple[Value, ...]:
    who = register.who(player)
    for number, table in enumerate(held.tables, start=1):
        ids = [register.who(one) for one in table]
        if who in ids:
            others = words.listed(shown_name(register, one) for one in ids if one != who)
            return held.number, number, words.wind(ids.index(who)), others
    return held.number, None, None, words.text("club.schedule.out")


def seated_players(season: Season) -> tuple[str, ...]:
    """Give everybody who sits anywhere in the rounds, in the order of the standings."""
    who = season.register.who
    seated = {who(one) for held in season.rounds for table in held.tables for one in table}
    order = [row.player for row in season.standings.rows if row.player in seated]
    return (*order, *sorted(seated - set(order)))
