"""Players against each other: in the games that they ended at one table."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

from .played import Played, PlayedSeat
from .register import Register
from .results import counted_games
from .rows import FOUR

Sitting = tuple[Played, PlayedSeat, PlayedSeat]


class Versus(NamedTuple):
    """One player against another one.

    Attributes:
        player, other: ids.
        games: that both ended, at one table.
        ahead, behind, tied: where the player had the better place, the worse, the same.
        points, theirs: what each of the two made in these games.
    """

    player: str
    other: str
    games: int
    ahead: int
    behind: int
    tied: int
    points: int
    theirs: int

    @property
    def pair(self) -> tuple[str, str]:
        """The two ids."""
        return self.player, self.other

    def turned(self) -> "Versus":
        """Give the other one against the player."""
        places = self.behind, self.ahead, self.tied
        return Versus(self.other, self.player, self.games, *places, self.theirs, self.points)

    @property
    def difference(self) -> int:
        """Points more, or fewer, than the other one made."""
        return self.points - self.theirs


class HeadToHead(NamedTuple):
    """Two players, and each game that both ended at one table, the first first.

    Attributes:
        versus: the sum.
        games: each game, with the seat of the one and of the other.
    """

    versus: Versus
    games: tuple[Sitting, ...]


def head_to_head(
    register: Register,
    one: str,
    other: str,
    played: Sequence[Played],
    event: str = "",
    players: int = 0,
) -> HeadToHead:
    """Give two players against each other.

    Args:
        register: what the club wrote down.
        one: an id.
        other: another one.
        played: all games and totals.
        event: of which event; "" for all games.
        players: of games of three or four; 0 for as many as the event's rules have.
    """
    one, other = register.who(one), register.who(other)
    cell, met = _Cell(), []
    for game, seats in _known_seats(register, event, played, players):
        at_table = dict(seats)
        if one != other and one in at_table and other in at_table:
            met.append((game, at_table[one], at_table[other]))
            cell.add(at_table[one], at_table[other])
    return HeadToHead(cell.versus(one, other), tuple(met))


def versus_matrix(
    register: Register,
    event: str,
    played: Sequence[Played],
    players: int = 0,
    among: Iterable[str] = (),
) -> dict[tuple[str, str], Versus]:
    """Give everybody against everybody, by (player, other); who never met is not there.

    Args:
        register: what the club wrote down.
        event: of which event; "" for all games.
        played: all games and totals.
        players: of games of three or four; 0 for as many as the event's rules have.
        among: ids of those who are wanted; () for all.
    """
    wanted = {register.who(player) for player in among}
    cells: defaultdict[tuple[str, str], _Cell] = defaultdict(_Cell)
    for _, seats in _known_seats(register, event, played, players):
        held = [pair for pair in seats if pair[0] in wanted] if wanted else seats
        for (one, mine), (other, theirs) in combinations(sorted(held, key=itemgetter(0)), 2):
            cells[one, other].add(mine, theirs)
    there = {pair: cell.versus(*pair) for pair, cell in cells.items()}
    back = (versus.turned() for versus in there.values())
    return there | {versus.pair: versus for versus in back}


def _known_seats(
    register: Register, event: str, played: Sequence[Played], players: int
) -> Iterator[tuple[Played, list[tuple[str, PlayedSeat]]]]:
    """Give each game that counts, with the seats of those whom the register knows."""
    held = register.events.get(event)
    players = players or (FOUR if held is None else held.rules.players)
    ids: dict[str, str] = {}
    for game in counted_games(register, played, event, players):
        seats = []
        for seat in game.seats:
            if seat.player not in ids:
                ids[seat.player] = register.who(seat.player)
            seats.append((ids[seat.player], seat))
        yield game, [pair for pair in seats if pair[0]]


class _Cell:
    """One player against another one, as it grows."""

    __slots__ = ("ahead", "behind", "games", "points", "theirs", "tied")

    def __init__(self) -> None:
        self.games = self.ahead = self.behind = self.tied = self.points = self.theirs = 0

    def add(self, mine: PlayedSeat, theirs: PlayedSeat) -> None:
        """Count one game more."""
        self.games += 1
        self.ahead += mine.place < theirs.place
        self.behind += mine.place > theirs.place
        self.tied += mine.place == theirs.place
        self.points += mine.points
        self.theirs += theirs.points

    def versus(self, player: str, other: str) -> Versus:
        """Give what was counted."""
        results = (self.ahead, self.behind, self.tied, self.points, self.theirs)
        return Versus(player, other, self.games, *results)
