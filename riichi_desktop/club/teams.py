"""Teams: what the games of their players come to.

A team has the points of its players' rows, adjustments included, and adjustments of its own. A
substitute who is registered for a team plays for it. Ranks go by what those of players go by; a
minimum is asked of nobody.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .ranking import Ranked, keys_of, ranks
from .ratio import Ratio
from .register import Register
from .results import Figures, figures_sum
from .rows import StandingsRow, Terms


class TeamRow(NamedTuple):
    """One team of the standings.

    Attributes:
        rank: 1 is the first, shared by equals.
        team: an id.
        name: its name.
        points: of its players' rows, and adjustments of its own.
        adjustments: these.
        average_points: the points over the counted games.
        figures: of the counted games of its players.
        members: its players, the one with the most points first.
    """

    rank: int
    team: str
    name: str
    points: int
    adjustments: int
    average_points: Ratio
    figures: Figures
    members: tuple[str, ...]


def team_rows(
    register: Register, terms: Terms, rows: Iterable[StandingsRow]
) -> tuple[TeamRow, ...]:
    """Give the teams of an event, the first first, equals by name.

    Args:
        register: has teams and adjustments.
        terms: what ranks go by.
        rows: of the players.
    """
    members: dict[str, list[StandingsRow]] = {
        team.uid: [] for team in register.teams.values() if team.event == terms.event
    }
    for row in rows:
        if row.team in members:
            members[row.team].append(row)
    adjusted: Counter[str] = Counter()
    for one in register.adjustments.values():
        if terms.adjusts and one.team and not one.cancelled:
            adjusted[one.team] += one.points
    teams = [
        _row(team, register.teams[team].name, held, adjusted[team], terms.players)
        for team, held in members.items()
    ]
    return _ranked(teams, terms)


def _row(
    team: str, name: str, members: Sequence[StandingsRow], adjusted: int, players: int
) -> TeamRow:
    figures = figures_sum((row.figures for row in members), players)
    points = sum(row.points for row in members) + adjusted
    order = sorted(members, key=lambda row: (-row.points, row.name.casefold(), row.player))
    return TeamRow(
        0,
        team,
        name,
        points,
        adjusted,
        Ratio(points, figures.games),
        figures,
        tuple(row.player for row in order),
    )


def _ranked(teams: Sequence[TeamRow], terms: Terms) -> tuple[TeamRow, ...]:
    going_by = [Ranked(one.points, one.average_points, one.figures.average_place) for one in teams]
    found = ranks(keys_of(going_by, terms.ordering))
    rows = [row._replace(rank=rank) for row, rank in zip(teams, found, strict=True)]
    return tuple(sorted(rows, key=lambda row: (row.rank, row.name.casefold(), row.team)))
