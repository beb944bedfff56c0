"""What goes out of an event: its standings, games, rounds and report, put together once."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from riichi_desktop.club import (
    EventReport,
    Played,
    Register,
    Round,
    Standings,
    Versus,
    counted_games,
    ema_report,
    name_of,
    rounds_of,
    standings,
    versus_matrix,
)
from riichi_desktop.export.game_names import local_day, one_line
from riichi_desktop.words import Words

NOBODY = "—"
"""Stands for a name that was erased, or was never known."""


class Season(NamedTuple):
    """An event, or all games of the club, as it goes out.

    Attributes:
        register: what the club wrote down.
        event: an id; "" for all games.
        standings: the places.
        games: the finished games that count, the first first.
        rounds: who sat where.
        report: the rows for a federation.
        versus: players against each other, by (player, other).
        day: when it was put together, a local day.
    """

    register: Register
    event: str
    standings: Standings
    games: tuple[Played, ...]
    rounds: tuple[Round, ...]
    report: EventReport
    versus: Mapping[tuple[str, str], Versus]
    day: str


def season_of(
    register: Register, event: str, played: Sequence[Played], day: str, players: int = 0
) -> Season:
    """Put an event together.

    Args:
        register: what the club wrote down.
        event: an id; "" for all games of the club.
        played: all games and totals, in the order they were begun.
        day: today, a local day.
        players: games of three or four; 0 for as many as the event's rules have.
    """
    held = standings(register, event, played, players)
    games = tuple(counted_games(register, played, event, held.players))
    return Season(
        register,
        event,
        held,
        games,
        tuple(rounds_of(register, event)),
        ema_report(register, event, played, players),
        versus_matrix(register, event, played, held.players),
        day,
    )


def season_title(season: Season, words: Words) -> str:
    """Give what an event is called; "All games" where it is none."""
    held = season.register.events.get(season.event)
    name = "" if held is None else one_line(held.name)
    return name or words.text("club.title.all_games")


def shown_name(register: Register, player: str, name: str = "") -> str:
    """Give the name of a player on one line; of somebody unknown the one in the record."""
    return one_line(name_of(register, player)) or ("" if player else one_line(name)) or NOBODY


def day_of(season: Season) -> str:
    """Give the day on which it was put together, as files are named."""
    return local_day(season.day)
