"""The rows of standings before anybody is ranked: what each player's games come to."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from .enrolment import Entrant, entrant_of, entrants
from .played import Played, PlayedSeat
from .ratio import Ratio
from .register import Register
from .results import LAST, Figures, figures_of, seats_by_player
from .values import Counting, Event, Ordering

FOUR: Final = 4


class Terms(NamedTuple):
    """What standings go by.

    Attributes:
        event: an id; "" for all games of the club.
        players: games of how many players.
        minimum, counting, counted, ordering: as in `Event`.
        adjusts: whether these are the standings that adjustments belong to.
    """

    event: str
    players: int
    minimum: int = 0
    counting: Counting = "all"
    counted: int = 0
    ordering: Ordering = "points"
    adjusts: bool = True


def terms_of(event: Event | None, players: int = 0) -> Terms:
    """Give the terms of an event; of all games where there is none.

    Args:
        event: which.
        players: games of how many players; 0 for as many as the event's rules have.
    """
    if event is None:
        return Terms("", players or FOUR)
    own = event.rules.players
    return Terms(
        event.uid,
        players or own,
        event.minimum,
        event.counting,
        event.counted,
        event.ordering,
        players in (0, own),
    )


class StandingsRow(NamedTuple):
    """One player of the standings.

    Attributes:
        rank: 1 is the first, shared by equals; 0 for who takes no place.
        player: an id.
        name: as the register has it; "" once erased.
        unplaced: why there is no place: `substitute`, `guest`, `no_games`, `minimum`; "" for none.
        games: finished games that count for the event.
        points: of the counted games, and adjustments; 100 is shown as 0.1.
        adjustments: what of the points was given or taken outside games.
        average_points: the points over the counted games.
        figures: of the counted games, without adjustments.
        last: the seats of the last ten games, the latest last.
        team: an id, or "".
        number: the start number; 0 for none.
        cut: after which round the player did not go on; 0 for who still plays.
    """

    rank: int
    player: str
    name: str
    unplaced: str
    games: int
    points: int
    adjustments: int
    average_points: Ratio
    figures: Figures
    last: tuple[PlayedSeat, ...]
    team: str
    number: int
    cut: int


def rows_of(register: Register, terms: Terms, games: Iterable[Played]) -> list[StandingsRow]:
    """Give a row, without rank, of everybody registered, and of who played or was adjusted.

    Args:
        register: has players, registrations, adjustments.
        terms: what the rows go by.
        games: those that count, in their order.
    """
    known = entrants(register, terms.event) if terms.event else {}
    seats = seats_by_player(register, games)
    adjusted = _adjusted(register, terms)
    everybody = dict.fromkeys((*known, *seats, *adjusted))
    return [
        _row(
            known.get(player) or entrant_of(register, player),
            terms,
            seats.get(player, ()),
            adjusted[player],
        )
        for player in everybody
    ]


def _adjusted(register: Register, terms: Terms) -> Mapping[str, int]:
    """Give what each player was given or taken outside games; the cancelled does not count."""
    found: Counter[str] = Counter()
    for one in register.adjustments.values():
        if terms.adjusts and one.event == terms.event and one.player and not one.cancelled:
            found[register.who(one.player)] += one.points
    return found


def _row(
    entrant: Entrant, terms: Terms, seats: Sequence[PlayedSeat], adjusted: int
) -> StandingsRow:
    figures = figures_of(_counted(seats, terms), terms.players)
    points = figures.points + adjusted
    return StandingsRow(
        0,
        entrant.player,
        entrant.name,
        _why_unplaced(entrant, len(seats), terms),
        len(seats),
        points,
        adjusted,
        Ratio(points, figures.games),
        figures,
        tuple(seats[-LAST:]),
        entrant.team,
        entrant.number,
        0,
    )


def _counted(seats: Sequence[PlayedSeat], terms: Terms) -> Sequence[PlayedSeat]:
    if terms.counting == "all" or not terms.counted:
        return seats
    if terms.counting == "last":
        return seats[-terms.counted :]
    return sorted(seats, key=_by_result)[: terms.counted]


def _by_result(seat: PlayedSeat) -> tuple[int, ...]:
    """Put the best result first; among equal points, so that the order of games does not matter."""
    return -seat.points, seat.place, seat.tied, seat.penalties


def _why_unplaced(entrant: Entrant, games: int, terms: Terms) -> str:
    if entrant.substitute:
        return "substitute"
    if entrant.guest and not entrant.is_registered:
        return "guest"
    if not games:
        return "no_games"
    return "minimum" if games < terms.minimum else ""
