"""What there is to say of one player: places, points over time, rates of hands.

All of it follows from finished games that count. Rates are of hands whose record is known; games
of which only totals are known have places and points, and no hands.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .facts import Tally, sum_of
from .played import Played, PlayedSeat
from .ratio import Ratio
from .register import Register
from .results import Figures, counted_games, figures_of
from .rows import FOUR


class Rates(NamedTuple):
    """What a tally comes to; a ratio of nothing where there was nothing to count.

    Attributes:
        win, deal_in, riichi: hands won, dealt in, with a riichi, of all hands.
        tsumo: wins by tsumo, of the wins.
        riichi_won, riichi_dealt_in: of the hands with a riichi.
        tenpai: exhaustive draws with a ready hand, of the exhaustive draws.
        opened: wins with a called set, of the wins whose tiles are known.
        value: points of a win on average, without honba and sticks.
        dealt_in: points paid for a deal-in on average, honba included.
        dora: han of dora, of the wins whose tiles are known.
        chombo: of all hands.
    """

    win: Ratio
    deal_in: Ratio
    riichi: Ratio
    tsumo: Ratio
    riichi_won: Ratio
    riichi_dealt_in: Ratio
    tenpai: Ratio
    opened: Ratio
    value: Ratio
    dealt_in: Ratio
    dora: Ratio
    chombo: Ratio


class PageGame(NamedTuple):
    """One game of a player's page.

    Attributes:
        uid, event, day: of the game.
        place, tied, score, points: as in `PlayedSeat`.
        total: the points of all games up to this one.
        hands: booked in the whole game; 0 where only totals are known.
    """

    uid: str
    event: str
    day: str
    place: int
    tied: int
    score: int
    points: int
    total: int
    hands: int


class PlayerPage(NamedTuple):
    """A player's page, of games of three or of four.

    Attributes:
        player: the id that counts.
        name: as the register has it; "" once erased.
        event: an id; "" for all games.
        players: of games of how many players.
        figures: points and places.
        course: the games ended by the player, the first first: places and points over time.
        tally: what the player did in all hands, those of games left before the end too.
        rates: the same as rates.
        others: for how many players there are games too that are on a page of their own.
    """

    player: str
    name: str
    event: str
    players: int
    figures: Figures
    course: tuple[PageGame, ...]
    tally: Tally
    rates: Rates
    others: tuple[int, ...]


def rates_of(tally: Tally) -> Rates:
    """Give what a tally comes to."""
    hands, wins = tally.hands, tally.wins
    return Rates(
        Ratio(wins, hands),
        Ratio(tally.dealt_in, hands),
        Ratio(tally.riichi, hands),
        Ratio(tally.tsumo, wins),
        Ratio(tally.riichi_won, tally.riichi),
        Ratio(tally.riichi_dealt_in, tally.riichi),
        Ratio(tally.tenpai, tally.draws),
        Ratio(tally.opened, tally.tiles),
        Ratio(tally.value, wins),
        Ratio(tally.lost_by_ron, tally.dealt_in),
        Ratio(sum(han for _, han in tally.dora), tally.tiles),
        Ratio(tally.chombo, hands),
    )


def player_page(
    register: Register, player: str, played: Sequence[Played], event: str = "", players: int = 0
) -> PlayerPage:
    """Give a player's page.

    Args:
        register: what the club wrote down.
        player: an id; of a player who was merged, those who are left have the page.
        played: all games and totals, in the order they were begun.
        event: of which event; "" for all games.
        players: of games of three or four; 0 for those that there are most of.
    """
    one = register.player(player)
    uid = player if one is None else one.uid
    ids = {uid, *(other for other in register.players if register.who(other) == uid)}
    own = [game for game in played if _sat(game, ids)]
    counts = {n: len(counted_games(register, own, event, n)) for n in (FOUR, FOUR - 1)}
    players = players or max(counts, key=lambda n: counts[n])
    games = counted_games(register, own, event, players)
    ended = [(game, seat) for game in games for seat in game.seats if seat.player in ids]
    tally = sum_of(_tallies(games, ids))
    return PlayerPage(
        uid,
        "" if one is None else one.name,
        event,
        players,
        figures_of([seat for _, seat in ended], players),
        _course(ended),
        tally,
        rates_of(tally),
        tuple(n for n, held in sorted(counts.items()) if held and n != players),
    )


def _sat(game: Played, ids: set[str]) -> bool:
    for seat in game.seats:
        if seat.player in ids:
            return True
    return any(seat.player in ids for seat in game.left)


def _tallies(games: Iterable[Played], ids: set[str]) -> Iterable[Tally]:
    seats = (seat for game in games for seat in (*game.seats, *game.left))
    return (seat.facts for seat in seats if seat.player in ids and seat.facts is not None)


def _course(ended: Iterable[tuple[Played, PlayedSeat]]) -> tuple[PageGame, ...]:
    total, course = 0, []
    for game, seat in ended:
        total += seat.points
        result = (seat.place, seat.tied, seat.score, seat.points, total)
        course.append(PageGame(game.uid, game.event, game.day, *result, game.hands))
    return tuple(course)
