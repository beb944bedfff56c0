"""The lines of the standings; values in, lines out."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from riichi_desktop.club import Event, Figures, Ordering, Register, Standings, StandingsRow, TeamRow
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.folded import folded
from riichi_desktop.ui.match.board.words import final_points
from riichi_desktop.words import Words

from .numbers import average, permille, places_said, shares_said
from .pictures import Marks, Shares

_REASONS: Final = ("", "minimum", "no_games", "guest", "substitute")
"""Why there is no place, in the order in which it is shown."""

_OUT: Final = -1
"""The width of a column that a small window leaves out."""


class Shown(NamedTuple):
    """What the lines are made of.

    Attributes:
        standings: of the event.
        event: which; None for all games.
        register: has names.
        words: the language.
    """

    standings: Standings
    event: Event | None
    register: Register
    words: Words

    @property
    def ordering(self) -> Ordering:
        """What places go by."""
        return "points" if self.event is None else self.event.ordering

    @property
    def adjusted(self) -> bool:
        """Whether any player was given or taken points outside games."""
        return any(one.adjustments for one in self.standings.rows)

    @property
    def teams_adjusted(self) -> bool:
        """Whether any team was given or taken points of its own."""
        return any(one.adjustments for one in self.standings.teams)

    @property
    def teams(self) -> dict[str, str]:
        """The names of the teams by their ids."""
        return {one.team: one.name for one in self.standings.teams}


def _title(key: str, words: Words) -> str:
    return words.text(f"ui.club.standings.column.{key}")


def _said(key: str, words: Words, **values: object) -> str:
    return words.text(f"ui.club.standings.said.{key}", **values)


def player_columns(shown: Shown) -> tuple[Column, ...]:
    """Give the columns of the players."""
    words = shown.words
    by_average = shown.ordering == "average_points"
    return (
        Column(_title("rank", words), 40, 34, right=True),
        Column(_title("player", words)),
        *((Column(_title("team", words), 130, _OUT),) if shown.teams else ()),
        Column(_title("games", words), 56, 50, right=True),
        Column(_title("points", words), 76, 70, right=True),
        *((Column(_title("average_points", words), 70, 62, right=True),) if by_average else ()),
        *((Column(_title("adjustments", words), 68, 62, right=True),) if shown.adjusted else ()),
        Column(_title("average_place", words), 70, 62, right=True),
        Column(_title("places", words), 120, 90),
        Column(_title("best", words), 66, _OUT, right=True),
        Column(_title("last_ten", words), 160, 130, right=True),
    )


class Entry(NamedTuple):
    """A player, ready to be shown and looked for.

    Attributes:
        text: name and team, folded.
        heading: what stands above the first of those who have it in common; "" for nothing.
        line: the line.
    """

    text: str
    heading: str
    line: ColumnLine


def entries_of(shown: Shown) -> tuple[Entry, ...]:
    """Give the players, the first first, with headings for cuts and the unplaced."""
    teams, found = shown.teams, []
    for at, row in enumerate(_in_order(shown.standings)):
        name = name_of(shown.register, row.player, shown.words)
        text = folded(f"{name} {teams.get(row.team, '')}")
        found.append(Entry(text, _heading(shown, row, at), _player(shown, row, name)))
    return tuple(found)


def player_lines(entries: Iterable[Entry], query: str = "") -> list[ColumnLine]:
    """Give the lines of the players that are looked for.

    Args:
        entries: all players.
        query: each of its words is to be found in name or team; "" finds all.
    """
    wanted = folded(query).split()
    lines: list[ColumnLine] = []
    heading = ""
    for entry in entries:
        if wanted and not all(word in entry.text for word in wanted):
            continue
        if entry.heading and entry.heading != heading:
            heading = entry.heading
            lines.append(ColumnLine("", (Cell(heading, role="caption"),), heading))
        lines.append(entry.line)
    return lines


def _in_order(held: Standings) -> list[StandingsRow]:
    """Give the rows as they are shown: who takes no place by the reason."""
    return sorted(held.rows, key=lambda row: _REASONS.index(row.unplaced))


def _heading(shown: Shown, row: StandingsRow, at: int) -> str:
    """Say what the players from a line on have in common; "" for the first of all."""
    words, held, event = shown.words, shown.standings, shown.event
    if row.unplaced:
        least = event.minimum if event is not None else 0
        return words.text(f"ui.club.standings.unplaced.{row.unplaced}", n=least)
    if row.cut:
        return words.text("ui.club.standings.out", round=row.cut)
    made = {cut.round for cut in held.cuts}
    coming = [cut for cut in (event.cuts if event is not None else ()) if cut[0] not in made]
    for round, size in sorted(coming)[:1]:
        if at >= size:
            return words.text("ui.club.standings.line", round=round, n=size)
    return ""


def _player(shown: Shown, row: StandingsRow, name: str) -> ColumnLine:
    words, figures = shown.words, row.figures
    cells = [
        Cell(words.number(row.rank) if row.rank else "", role="strong"),
        Cell(name, aside=_aside(shown, row) if row.unplaced == "minimum" else "", role="strong"),
        *((Cell(shown.teams.get(row.team, "")),) if shown.teams else ()),
        Cell(words.number(row.games), color="muted"),
        _points(row.points, words, strong=True),
    ]
    if shown.ordering == "average_points":
        cells.append(_points(row.average_points.scaled(1) or 0, words))
    if shown.adjusted:
        cells.append(_points(row.adjustments, words, blank=True))
    best = "" if figures.best is None else final_points(words, figures.best)
    places = tuple(seat.place for seat in row.last)
    cells += [
        *_place_cells(figures, words),
        Cell(best, color="muted"),
        Cell(picture=Marks(places, shown.standings.players)),
    ]
    tip = shares_said(figures.places, words) or None
    spoken = _spoken(shown, row, name)
    return ColumnLine(row.player, tuple(cells), spoken, muted=bool(row.unplaced), tip=tip)


def _place_cells(figures: Figures, words: Words) -> tuple[Cell, Cell]:
    """Give the average place, and the bar with the share of each."""
    bar = Shares(permille(figures.places))
    return Cell(average(figures.average_place, words)), Cell(picture=bar)


def _aside(shown: Shown, row: StandingsRow) -> str:
    """Say why somebody takes no place."""
    words = shown.words
    if row.unplaced != "minimum" or shown.event is None:
        return words.text(f"club.unplaced.{row.unplaced}") if row.unplaced else ""
    missing = shown.event.minimum - row.games
    return words.text("ui.club.standings.missing", n=missing)


def _points(points: int, words: Words, *, strong: bool = False, blank: bool = False) -> Cell:
    if blank and not points:
        return Cell()
    color = "losses" if points < 0 else "accent" if points > 0 else "text"
    return Cell(final_points(words, points), role="strong" if strong else "body", color=color)


def _spoken(shown: Shown, row: StandingsRow, name: str) -> str:
    words, figures = shown.words, row.figures
    parts = [
        _said("rank", words, rank=row.rank) if row.rank else "",
        name,
        _aside(shown, row),
        shown.teams.get(row.team, ""),
        words.text("ui.club.player.games_said", n=row.games),
        _said("points", words, points=final_points(words, row.points)),
    ]
    if row.adjustments:
        parts.append(_said("adjustments", words, points=final_points(words, row.adjustments)))
    if row.games:
        best = final_points(words, figures.best or 0)
        parts.append(_said("average_place", words, place=average(figures.average_place, words)))
        parts += [shares_said(figures.places, words), _said("best", words, points=best)]
        parts.append(_said("last", words, places=places_said(row.last, words)))
    return words.listed(filter(None, parts))


def team_columns(shown: Shown) -> tuple[Column, ...]:
    """Give the columns of the teams."""
    words = shown.words
    return (
        Column(_title("rank", words), 40, 34, right=True),
        Column(_title("team", words), 190, 140),
        Column(_title("members", words)),
        Column(_title("games", words), 56, 50, right=True),
        Column(_title("points", words), 76, 70, right=True),
        *(
            (Column(_title("adjustments", words), 68, 62, right=True),)
            if shown.teams_adjusted
            else ()
        ),
        Column(_title("average_place", words), 70, 62, right=True),
        Column(_title("places", words), 120, 90),
    )


def team_lines(shown: Shown) -> list[ColumnLine]:
    """Give a line a team, the first first."""
    return [_team(shown, row) for row in shown.standings.teams]


def _team(shown: Shown, row: TeamRow) -> ColumnLine:
    words, figures = shown.words, row.figures
    members = words.listed(_names(shown, row.members))
    cells = [
        Cell(words.number(row.rank), role="strong"),
        Cell(row.name, role="strong"),
        Cell(members, color="muted"),
        Cell(words.number(figures.games), color="muted"),
        _points(row.points, words, strong=True),
    ]
    if shown.teams_adjusted:
        cells.append(_points(row.adjustments, words, blank=True))
    cells += _place_cells(figures, words)
    tip = shares_said(figures.places, words) or None
    points = _said("points", words, points=final_points(words, row.points))
    rank = _said("rank", words, rank=row.rank)
    games = words.text("ui.club.player.games_said", n=figures.games)
    spoken = words.listed(filter(None, (rank, row.name, games, points, tip, members)))
    return ColumnLine(row.team, tuple(cells), spoken, tip=tip)


def _names(shown: Shown, players: Sequence[str]) -> Iterator[str]:
    return (name_of(shown.register, one, shown.words) for one in players)
