"""An event as tables of plain values: standings, teams, games, report, who met whom."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.club import Figures, Played, Ratio, StandingsRow, TeamRow
from riichi_desktop.export.tables import Column, Kind, Table, Value
from riichi_desktop.words import Words

from .season import Season, shown_name

_SHARES: Final = 1000
_PLACES: Final = 100
_BETWEEN: Final = " "


def standings_table(season: Season, words: Words) -> Table:
    """Give a row a player, the first first; below them who takes no place, and why."""
    held = season.standings
    has_teams, is_adjusted = bool(held.teams), any(row.adjustments for row in held.rows)
    columns = [
        *_columns(words, ("rank", "count", 7), ("player", "text", 26)),
        *(_columns(words, ("team", "text", 20)) if has_teams else ()),
        *_columns(words, ("games", "count", 8), ("points", "final", 11)),
        *(_columns(words, ("adjustments", "final", 12)) if is_adjusted else ()),
        *_figure_columns(held.players, words),
        *_columns(words, ("last_ten", "text", 24), ("remark", "text", 24)),
    ]
    names = {team.team: team.name for team in held.teams}
    rows = []
    for row in held.rows:
        team = [names.get(row.team)] if has_teams else []
        adjusted = [row.adjustments or None] if is_adjusted else []
        head: list[Value] = [row.rank or None, shown_name(season.register, row.player, row.name)]
        told: list[Value] = [*head, *team, row.games, row.points, *adjusted]
        told += [*_figures(row.figures, row.average_points), _last(row), _remark(row, words)]
        rows.append(tuple(told))
    return Table(words.text("club.title.standings"), tuple(columns), tuple(rows))


def _figure_columns(players: int, words: Words) -> Iterator[Column]:
    yield from _columns(words, ("average_points", "final", 11), ("average_place", "place", 9))
    for place in range(1, players + 1):
        yield Column(words.text("club.column.place", place=place), "share", 8)
    yield from _columns(words, ("best", "final", 9), ("worst", "final", 9))


def _figures(figures: Figures, average: Ratio) -> list[Value]:
    shares = [ratio.scaled(_SHARES) for ratio in figures.places]
    place = figures.average_place.scaled(_PLACES)
    return [average.scaled(1), place, *shares, figures.best, figures.worst]


def _last(row: StandingsRow) -> str | None:
    return _BETWEEN.join(str(seat.place) for seat in row.last) or None


def _remark(row: StandingsRow, words: Words) -> str | None:
    if row.unplaced:
        return words.text(f"club.unplaced.{row.unplaced}")
    return words.text("club.remark.cut", round=row.cut) if row.cut else None


def teams_table(season: Season, words: Words) -> Table:
    """Give a row a team, the first first."""
    held = season.standings
    columns = [
        *_columns(words, ("rank", "count", 7), ("team", "text", 26), ("games", "count", 8)),
        *_columns(words, ("points", "final", 11), ("adjustments", "final", 12)),
        *_figure_columns(held.players, words),
        *_columns(words, ("members", "text", 48)),
    ]
    rows = [_team(row, season, words) for row in held.teams]
    return Table(words.text("club.title.teams"), tuple(columns), tuple(rows))


def _team(row: TeamRow, season: Season, words: Words) -> tuple[Value, ...]:
    members = words.listed(shown_name(season.register, one) for one in row.members)
    head = (row.rank, row.name, row.figures.games, row.points, row.adjustments or None)
    return (*head, *_figures(row.figures, row.average_points), members or None)


def games_table(season: Season, words: Words) -> Table:
    """Give a row a game, the first first: when, at which table, and each seat's result."""
    numbers = {round.uid: round.number for round in season.rounds}
    places = range(1, season.standings.players + 1)
    columns = [*_columns(words, ("day", "text", 12), ("round", "count", 8), ("table", "count", 8))]
    for place in places:
        columns += _columns(words, ("seat", "text", 22), number=place)
        columns += _columns(words, ("score", "points", 10), ("points", "final", 10))
    rows = []
    for game in season.games:
        head = (game.day or None, numbers.get(game.round), game.table or None)
        rows.append((*head, *_seats(game, season)))
    return Table(words.text("club.title.games"), tuple(columns), tuple(rows))


def _seats(game: Played, season: Season) -> Iterator[Value]:
    for seat in sorted(game.seats, key=lambda one: one.place):
        yield shown_name(season.register, seat.player, seat.name)
        yield seat.score
        yield seat.points


def report_table(season: Season, words: Words) -> Table:
    """Give the rows that a federation wants (EMA): rank, number, name, club, points."""
    columns = [
        *_columns(words, ("rank", "count", 7), ("number", "text", 14), ("player", "text", 28)),
        *_columns(words, ("city", "text", 22), ("games", "count", 8), ("results", "final", 12)),
        *_columns(words, ("penalties", "final", 11), ("points", "final", 11)),
    ]
    report = season.report
    rows: list[tuple[Value, ...]] = [
        (
            row.rank,
            row.number or None,
            row.name or words.text("club.erased"),
            row.city or None,
            *(row.games, row.results, row.penalties or None, row.points),
        )
        for row in report.rows
    ]
    sums = (report.results, report.penalties or None, report.points)
    rows.append((None, None, words.text("club.report.sum"), None, None, *sums))
    rows += [
        (None, None, words.text(f"club.report.{key}"), None, None, getattr(report, key))
        for key in ("unplaced", "dropped", "lost")
        if getattr(report, key)
    ]
    width = len(columns)
    filled = tuple((*row, *(None,) * (width - len(row))) for row in rows)
    return Table(words.text("club.title.report"), tuple(columns), filled)


def versus_table(season: Season, words: Words) -> Table:
    """Give a row a pair that met: games, who was ahead, what each made in them."""
    columns = [
        *_columns(words, ("player", "text", 24), ("opponent", "text", 24), ("games", "count", 8)),
        *_columns(words, ("ahead", "count", 9), ("behind", "count", 9), ("tied", "count", 9)),
        *_columns(words, ("points", "final", 11), ("opponent_points", "final", 11)),
    ]
    order = {row.player: at for at, row in enumerate(season.standings.rows)}
    far = len(order)
    pairs = sorted(
        season.versus.values(), key=lambda v: (order.get(v.player, far), order.get(v.other, far))
    )
    rows: list[tuple[Value, ...]] = []
    for pair in pairs:
        names = (shown_name(season.register, one) for one in pair.pair)
        counts = (pair.games, pair.ahead, pair.behind, pair.tied)
        rows.append((*names, *counts, pair.points, pair.theirs))
    return Table(words.text("club.title.versus"), tuple(columns), tuple(rows))


def _columns(words: Words, *columns: tuple[str, Kind, int], **said: object) -> Iterator[Column]:
    for key, kind, width in columns:
        yield Column(words.text(f"club.column.{key}", **said), kind, width)
