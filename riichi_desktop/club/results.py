"""Which games count, in which order, and what they come to for one player."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from .played import Played, PlayedSeat
from .ratio import Ratio
from .register import Register

PARTS: Final = 12
"""A place is counted in twelfths, so that it can be shared by two, three or four."""

LAST: Final = 10


class Figures(NamedTuple):
    """What some games come to for one player.

    Who shares a place has a part of each place that is shared: two firsts have half a first and
    half a second place each, 1.5 on average (the fault of others: one first, one second place).

    Attributes:
        games: how many.
        points: their sum, penalties of the games included.
        penalties: what of the points are chombo and final penalties.
        average_points, average_place: over the games.
        places: for each place, first to last, its share of the games.
        best, worst: the most and the least points of a game; None without games.
    """

    games: int
    points: int
    penalties: int
    average_points: Ratio
    average_place: Ratio
    places: tuple[Ratio, ...]
    best: int | None
    worst: int | None


def figures_of(seats: Sequence[PlayedSeat], players: int) -> Figures:
    """Give what the seats of one player come to; all of them of games of so many players."""
    games = len(seats)
    held = [seat.points for seat in seats]
    shares = [0] * players
    for seat in seats:
        if seat.tied == 1:
            shares[seat.place - 1] += PARTS
        else:
            for place in range(seat.place, seat.place + seat.tied):
                shares[place - 1] += PARTS // seat.tied
    return Figures(
        games,
        sum(held),
        sum([seat.penalties for seat in seats]),
        Ratio(sum(held), games),
        Ratio(sum(place * share for place, share in enumerate(shares, 1)), PARTS * games),
        tuple(Ratio(share, PARTS * games) for share in shares),
        max(held, default=None),
        min(held, default=None),
    )


def figures_sum(held: Iterable[Figures], players: int) -> Figures:
    """Add up figures of games of so many players, as if all games were of one player."""
    all_of_them = list(held)
    games = sum(one.games for one in all_of_them)
    points = sum(one.points for one in all_of_them)
    return Figures(
        games,
        points,
        sum(one.penalties for one in all_of_them),
        Ratio(points, games),
        Ratio(sum(one.average_place.part for one in all_of_them), PARTS * games),
        tuple(
            Ratio(sum(one.places[place].part for one in all_of_them), PARTS * games)
            for place in range(players)
        ),
        max((one.best for one in all_of_them if one.best is not None), default=None),
        min((one.worst for one in all_of_them if one.worst is not None), default=None),
    )


def counted_games(
    register: Register, played: Iterable[Played], event: str, players: int
) -> list[Played]:
    """Give the finished games that count, in the order in which they were played.

    That is by day, then by the number of the round, then as they are given.

    Args:
        register: has the rounds.
        played: all games.
        event: of which event; "" for any.
        players: games of how many players.
    """
    numbers = {round.uid: round.number for round in register.rounds.values()}
    held = [
        game
        for game in played
        if game.finished
        and game.counts
        and game.players == players
        and (not event or game.event == event)
    ]
    held.sort(key=lambda game: (game.day, numbers.get(game.round, 0)))
    return held


def seats_by_player(register: Register, games: Iterable[Played]) -> dict[str, list[PlayedSeat]]:
    """Give each player's seats in games, in their order; of people that the register knows."""
    ids: dict[str, str] = {"": ""}
    found: dict[str, list[PlayedSeat]] = {}
    for game in games:
        for seat in game.seats:
            uid = seat.player
            if uid not in ids:
                ids[uid] = register.who(uid)
            found.setdefault(ids[uid], []).append(seat)
    found.pop("", None)
    return found


def player_counts(played: Iterable[Played], event: str) -> dict[int, int]:
    """Give how many finished games of an event that count have three, and four players."""
    found: dict[int, int] = {}
    for game in played:
        if game.finished and game.counts and (not event or game.event == event):
            found[game.players] = found.get(game.players, 0) + 1
    return found
