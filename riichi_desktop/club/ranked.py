"""Standings of an event, derived from its games and from nothing else.

Choices where the documents are silent:

- Places go by what the event says; by average place, more points come first. Only the order of
  equals on the page goes by more: by average place, best game, start number, name.
- Where only the best or the last games count, all that a row says of results is of these; what a
  player needs to be placed is counted in all.
- Games of three and of four players are never mixed. Adjustments belong to the standings for as
  many players as the event's rules have, and are part of an average too: seating and ranks go by
  what people see.
- Unplaced, in this order of reasons: a substitute, a guest whom nobody registered, who has not
  played, who has played less than the event asks. They are shown below, and counted nowhere.
- Who went on after a cut is ahead of all who did not; points are carried on.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from .cuts import Cut, cut_rounds, games_until, is_played, make_cut, rounds_of, went_on
from .enrolment import entrants
from .played import Played
from .ranking import Ranked, keys_of, ranks
from .ratio import comparable
from .register import Register
from .results import counted_games, player_counts
from .rows import StandingsRow, Terms, rows_of, terms_of
from .teams import TeamRow, team_rows
from .values import Event

_FAR: Final = 10**9
"""Stands for a number that nobody has: never cut, without a start number."""


class Standings(NamedTuple):
    """The standings of an event.

    Attributes:
        event: an id; "" for all games of the club.
        players: of games of how many players.
        rows: the first first; who takes no place comes after all who do.
        teams: the teams, the first first; () where the event has none.
        games: how many finished games count.
        others: for how many players the event has games too that stand in standings of their own.
        cuts: those that were made.
        placed: how many take a place; "18 of 18" is the last rank of 18.
    """

    event: str
    players: int
    rows: tuple[StandingsRow, ...]
    teams: tuple[TeamRow, ...]
    games: int
    others: tuple[int, ...]
    cuts: tuple[Cut, ...]
    placed: int


def standings(
    register: Register, event: str, played: Sequence[Played], players: int = 0
) -> Standings:
    """Give the standings of an event.

    Args:
        register: what the club wrote down.
        event: an id; "" for all games of the club.
        played: all games and totals, of this event and others, in the order they were begun.
        players: of games of three or four; 0 for as many as the event's rules have. Without an
            event: for four, or for three where there are no other games.
    """
    held = register.events.get(event)
    if held is None and not players:
        players = max(player_counts(played, event), default=0)
    terms = terms_of(held, players)._replace(event=event)
    games = counted_games(register, played, event, terms.players)
    cuts = () if held is None else _cuts(register, held, terms, played, games)
    rows = ranked_rows(rows_of(register, terms, games), terms, cut_rounds(cuts))
    others = sorted(player_counts(played, event).keys() - {terms.players})
    has_teams = held is not None and held.teams
    return Standings(
        event,
        terms.players,
        tuple(rows),
        team_rows(register, terms, rows) if has_teams else (),
        len(games),
        tuple(others),
        cuts,
        sum(not row.unplaced for row in rows),
    )


def ranked_rows(
    rows: Sequence[StandingsRow], terms: Terms, cut: Mapping[str, int]
) -> list[StandingsRow]:
    """Give rows in their order, with their ranks.

    Args:
        rows: one for each player.
        terms: what ranks go by.
        cut: after which round somebody did not go on.
    """
    places = [row.figures.average_place for row in rows]
    going_by = [
        Ranked(row.points, row.average_points, place)
        for row, place in zip(rows, places, strict=True)
    ]
    keys = [
        (cut.get(row.player, _FAR), *key)
        for row, key in zip(rows, keys_of(going_by, terms.ordering), strict=True)
    ]
    found = iter(ranks([key for row, key in zip(rows, keys, strict=True) if not row.unplaced]))
    order = []
    for row, key, place in zip(rows, keys, comparable(places), strict=True):
        rank = 0 if row.unplaced else next(found)
        best = -_FAR if row.figures.best is None else row.figures.best
        equal = place, -best, row.number or _FAR, row.name.casefold(), row.player
        held = row._replace(rank=rank, cut=cut.get(row.player, 0))
        order.append(((not rank, [-part for part in key], equal), held))
    return [row for _, row in sorted(order, key=lambda pair: pair[0])]


def _cuts(
    register: Register, event: Event, terms: Terms, played: Sequence[Played], games: list[Played]
) -> tuple[Cut, ...]:
    """Make the cuts of an event, one after the other, as far as it went."""
    made: list[Cut] = []
    if not terms.adjusts:
        return ()
    rounds = rounds_of(register, event.uid)
    known = entrants(register, event.uid).values()
    withdrawn = frozenset(one.player for one in known if one.withdrawn)
    for number, size in sorted(event.cuts):
        seated = went_on(register, rounds, number, size)
        if not seated and not is_played(rounds, played, number):
            break
        rows = rows_of(register, terms, games_until(register, games, number))
        after = ranked_rows(rows, terms, cut_rounds(made))
        made.append(make_cut(number, size, after, withdrawn, seated))
    return tuple(made)
