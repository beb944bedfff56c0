"""The tables of a round as a list; values in, lines out."""

from riichi_desktop.club import Register
from riichi_desktop.export import round_name
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.people import name_of, short_name
from riichi_desktop.ui.club.tables.values import RoundShown, SeatShown, TableShown
from riichi_desktop.ui.match.board.words import final_points
from riichi_desktop.words import Words


def columns(players: int, words: Words) -> tuple[Column, ...]:
    """Give the columns of the list, for tables of so many players."""
    return (
        Column(words.text("ui.club.cup.column.table"), 46, 40, right=True),
        Column(words.text("ui.club.cup.column.players")),
        *(Column(""),) * (players - 1),
        Column(words.text("ui.club.cup.column.state"), 92, 76),
    )


def table_lines(shown: RoundShown, register: Register, words: Words) -> list[ColumnLine]:
    """Give a line a table: who sits there, how far it is, or what came out."""
    return [_line(table, register, words) for table in shown.tables]


def state_said(table: TableShown, words: Words) -> str:
    """Say how far a table is: waiting, the hand that is played, finished."""
    if table.state == "running" and table.hand:
        return words.text("ui.club.cup.state.plays", hand=round_name(table.hand, words))
    return words.text(f"ui.club.cup.state.{table.state}")


def round_facts(shown: RoundShown, rounds: int, words: Words) -> str:
    """Say how far a round is: so many tables finished, playing, waiting."""
    number = shown.round.number
    named = words.text("ui.club.round.name", number=number)
    if rounds:
        named = words.text("ui.club.cup.round_of", number=number, of=rounds)
    parts = [named]
    for state in ("finished", "running", "planned"):
        count = sum(table.state == state for table in shown.tables)
        if count:
            parts.append(words.text(f"ui.club.cup.count.{state}", n=count))
    return " · ".join(parts)


def _line(table: TableShown, register: Register, words: Words) -> ColumnLine:
    finished = table.state == "finished" and all(seat.place for seat in table.seats)
    seats = sorted(table.seats, key=lambda seat: seat.place) if finished else table.seats
    people = [_said(seat, register, words) for seat in seats]
    state = state_said(table, words)
    color = {"planned": "muted", "running": "accent", "finished": "text"}[table.state]
    cells = (
        Cell(words.number(table.number), role="strong"),
        *(Cell(name, aside=aside, short=short_name(name), kept=True) for name, aside in people),
        Cell(state, color=color, role="strong" if table.state == "running" else "body"),
    )
    name = words.text("ui.club.table.name", n=table.number)
    whole = [" ".join(filter(None, pair)) for pair in people]
    spoken = words.listed((name, state, *whole))
    return ColumnLine(str(table.number), cells, spoken, tip=" · ".join(whole))


def _said(seat: SeatShown, register: Register, words: Words) -> tuple[str, str]:
    """Name somebody at a table; beside it the points, the score, or the wind at the start."""
    name = name_of(register, seat.player, words) if seat.player else seat.name
    if seat.points is not None:
        return name, final_points(words, seat.points)
    if seat.score is not None:
        return name, words.number(seat.score)
    return name, words.text(f"ui.match.wind_letter.{seat.wind}")
