"""What the club's second screen shows, page after page, as values."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from riichi_desktop.club import (
    Event,
    Played,
    Register,
    Standings,
    rounds_of,
    rounds_of_evening,
)
from riichi_desktop.engine import Rules
from riichi_desktop.storage import GameHead
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.club.tables.values import (
    RoundShown,
    TableShown,
    games_of,
    loose_shown,
    round_shown,
)
from riichi_desktop.words import Words

Kind = Literal["seating", "tables", "standings", "teams"]
KINDS: Final[tuple[Kind, ...]] = ("seating", "tables", "standings", "teams")

SECONDS: Final = (5, 120)
"""The shortest and the longest time that a page stays."""

TABLES_A_PAGE: Final = 8
ROWS_A_PAGE: Final = 12


class Choice(NamedTuple):
    """What is to be seen.

    Attributes:
        kinds: which pages, in the order of `KINDS`.
        seconds: how long each stays.
    """

    kinds: tuple[Kind, ...] = KINDS
    seconds: int = 12

    @property
    def text(self) -> str:
        """As it is kept in the settings: ``12 seating tables``."""
        return " ".join((str(self.seconds), *self.kinds))


def choice_of(text: str) -> Choice:
    """Read a choice as it was kept; what is none gives way to what it begins with."""
    first, *rest = text.split() or [""]
    kinds = tuple(kind for kind in KINDS if kind in rest)
    least, most = SECONDS
    if not first.isdecimal() or len(first) > len(str(most)) or not kinds:
        return Choice()
    return Choice(kinds, min(max(int(first), least), most))


class Line(NamedTuple):
    """A line of the standings.

    Attributes:
        rank: shared by equals.
        name: of a player or a team.
        team: of the player; "" for none.
        games: that count.
        points: after uma, bonuses included.
        places: of the last games, the latest last.
    """

    rank: int
    name: str
    team: str
    games: int
    points: int
    places: tuple[int, ...] = ()


class Slide(NamedTuple):
    """One page.

    Attributes:
        kind: what it shows.
        number: of the round; 0 for none.
        part, parts: which of how many pages of this kind it is.
        tables: who sits where, and how it stands.
        lines: of the standings.
        players: how many sit at a table.
        out: the names of those who sit out.
    """

    kind: Kind
    number: int = 0
    part: int = 1
    parts: int = 1
    tables: tuple[TableShown, ...] = ()
    lines: tuple[Line, ...] = ()
    players: int = 4
    out: tuple[str, ...] = ()


class Seen(NamedTuple):
    """What the pages are made of.

    Attributes:
        register: what the club wrote down.
        event: which is looked at; None for none.
        heads: the games by their ids.
        played: the results.
        day: of today.
        otherwise: the rules where there is no event.
    """

    register: Register
    event: Event | None
    heads: Mapping[str, GameHead]
    played: Sequence[Played]
    day: str
    otherwise: Rules


def current_round(seen: Seen) -> RoundShown | None:
    """Give the round that is on: the first that is not played to the end, else the last.

    It is of the tournament, or else of the evening of the day; the games of the day without a
    round stand for one where there is none.
    """
    register, event = seen.register, seen.event
    games = games_of(register, seen.heads, seen.played)
    rounds = rounds_of(register, event.uid) if event is not None else []
    if not rounds:
        evenings = [one for one in register.evenings.values() if one.day == seen.day]
        rounds = [round for one in evenings for round in rounds_of_evening(register, one.uid)]
    shown = [round_shown(register, one, games, seen.otherwise) for one in rounds]
    if not shown:
        uid = event.uid if event is not None else ""
        return loose_shown(register, seen.day, games, uid, seen.otherwise)
    return next((one for one in shown if not _is_over(one)), shown[-1])


def _is_over(shown: RoundShown) -> bool:
    return all(table.state == "finished" for table in shown.tables)


def slides_of(
    choice: Choice, shown: RoundShown | None, held: Standings | None, seen: Seen, words: Words
) -> tuple[Slide, ...]:
    """Give the pages that are wanted and have something to show.

    Args:
        choice: what is wanted.
        shown: the round that is on.
        held: the standings; None before they were worked out.
        seen: what the pages are made of.
        words: the language.
    """
    made: list[Slide] = []
    if shown is not None:
        if "seating" in choice.kinds and not _is_over(shown) and shown.round.uid:
            out = tuple(name_of(seen.register, one, words) for one in shown.round.sits_out)
            made += (one._replace(out=out) for one in _of_tables("seating", shown))
        if "tables" in choice.kinds and any(one.state != "planned" for one in shown.tables):
            made += _of_tables("tables", shown)
    if held is not None:
        if "standings" in choice.kinds:
            made += _of_lines("standings", _players(held, seen, words), held)
        if "teams" in choice.kinds:
            made += _of_lines("teams", _teams(held), held)
    return tuple(made)


def _of_tables(kind: Kind, shown: RoundShown) -> Iterator[Slide]:
    """Give the tables of a round, so many a page."""
    tables = shown.tables
    if kind == "seating":
        tables = tuple(one for one in tables if one.state != "finished")
    parts = _parts(len(tables), TABLES_A_PAGE)
    size = -(-len(tables) // parts)
    for part in range(parts):
        page = tables[part * size : (part + 1) * size]
        yield Slide(kind, shown.round.number, part + 1, parts, page, (), shown.rules.players)


def _of_lines(kind: Kind, lines: Sequence[Line], held: Standings) -> Iterator[Slide]:
    """Give lines of the standings, so many a page; nothing where there are none."""
    parts = _parts(len(lines), ROWS_A_PAGE)
    size = -(-len(lines) // parts)
    for part in range(parts if lines else 0):
        page = tuple(lines[part * size : (part + 1) * size])
        yield Slide(kind, 0, part + 1, parts, (), page, held.players)


def _parts(count: int, most: int) -> int:
    return max(1, -(-count // most))


def _players(held: Standings, seen: Seen, words: Words) -> list[Line]:
    teams = {one.team: one.name for one in held.teams}
    return [
        Line(
            row.rank,
            name_of(seen.register, row.player, words),
            teams.get(row.team, ""),
            row.games,
            row.points,
            tuple(seat.place for seat in row.last),
        )
        for row in held.rows
        if not row.unplaced
    ]


def _teams(held: Standings) -> list[Line]:
    return [Line(one.rank, one.name, "", one.figures.games, one.points) for one in held.teams]
