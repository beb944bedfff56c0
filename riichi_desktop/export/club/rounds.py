"""Who sits where, as tables: the whole schedule, one player's own, the places of one round."""

from collections.abc import Iterator
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
    rows = tuple(_own_row(held, season.register, player, words) for held in season.rounds)
    return Table(shown_name(season.register, player), _personal_columns(words), rows)


def personal_tables(season: Season, words: Words) -> Iterator[Table]:
    """Give the `personal_table` of everybody who sits anywhere; each round is read once."""
    who, register = season.register.who, season.register
    seated = seated_players(season)
    rows: dict[str, list[tuple[Value, ...]]] = {player: [] for player in seated}
    for held in season.rounds:
        out = dict.fromkeys(seated)
        for number, table in enumerate(held.tables, start=1):
            ids = [who(one) for one in table]
            names = [shown_name(register, one) for one in ids]
            for at, player in enumerate(ids):
                others = words.listed(name for other, name in enumerate(names) if other != at)
                rows[player].append((held.number, number, words.wind(at), others))
                out.pop(player, None)
        for player in out:
            rows[player].append((held.number, None, None, words.text("club.schedule.out")))
    columns = _personal_columns(words)
    for player in seated:
        yield Table(shown_name(register, player), columns, tuple(rows[player]))


def _personal_columns(words: Words) -> tuple[Column, ...]:
    return (
        Column(words.text("club.column.round"), "count", 8),
        Column(words.text("club.column.table"), "count", 8),
        Column(words.text("club.column.wind"), "text", 14),
        Column(words.text("club.column.others"), "text", 60),
    )


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
