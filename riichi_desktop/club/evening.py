"""An evening: who is there, and who sits out when they do not fill their tables.

With five or six at one table, or a number that four does not divide, some sit out in turn. Who has
played the most games in a row sits out next; of equals, who has sat out least, then who has played
most tonight, then who arrived last. So, as long as nobody comes or goes, nobody sits out twice more
often than anybody else does once, and somebody who comes late plays at once. Who offers to sit out
does, before all others. Every turn to sit out can be told with its reason.

Ours: neither rules nor other programs say who sits out.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from .register import Register
from .rows import FOUR
from .values import Round


class Presence(NamedTuple):
    """Somebody's evening so far.

    Attributes:
        player: an id.
        games: played.
        sat_out: rounds sat out.
        in_a_row: games since the last break; a round missed altogether is one too.
    """

    player: str
    games: int = 0
    sat_out: int = 0
    in_a_row: int = 0


class SitOut(NamedTuple):
    """Somebody sits out, and why rather than the next one in the order.

    Attributes:
        player: an id.
        reason: `willing`, `in_a_row`, `sat_out_less`, `played_more`, `arrived_last`.
        presence: the evening so far, which shows it.
    """

    player: str
    reason: str
    presence: Presence


class Turns(NamedTuple):
    """Who plays in the next round of an evening.

    Attributes:
        playing: who does, in the order of arrival; a multiple of the size of a table.
        out: who sits out, the first in the order first; () where nobody can play.
        missing: how many more it takes for a first table; 0 where there is one.
    """

    playing: tuple[str, ...]
    out: tuple[SitOut, ...]
    missing: int


def present_players(register: Register, evening: str) -> tuple[str, ...]:
    """Give who is at an evening now, in the order of arrival; merged players are one."""
    held = (one for one in register.attendances.values() if one.evening == evening and one.here)
    return tuple(dict.fromkeys(register.who(one.player) for one in held))


def rounds_of_evening(register: Register, evening: str) -> list[Round]:
    """Give the rounds of an evening by their numbers."""
    held = [one for one in register.rounds.values() if evening and one.evening == evening]
    return sorted(held, key=lambda one: one.number)


def presences(register: Register, evening: str) -> dict[str, Presence]:
    """Give the evening so far of everybody who is here, or was in a round."""
    found = {player: Presence(player) for player in present_players(register, evening)}
    for one in rounds_of_evening(register, evening):
        seated = {register.who(player) for table in one.tables for player in table}
        out = {register.who(player) for player in one.sits_out} - seated
        for player in dict.fromkeys((*found, *sorted(seated), *sorted(out))):
            found[player] = _after(
                found.get(player) or Presence(player), player in seated, player in out
            )
    return found


def _after(held: Presence, played: bool, sat_out: bool) -> Presence:
    if played:
        return held._replace(games=held.games + 1, in_a_row=held.in_a_row + 1)
    return held._replace(sat_out=held.sat_out + sat_out, in_a_row=0)


def evening_turns(
    register: Register, evening: str, size: int = 0, willing: Collection[str] = ()
) -> Turns:
    """Say who plays in the next round of an evening, and who sits out.

    Args:
        register: has attendance and rounds.
        evening: an id.
        size: how many sit at a table; 0 for as many as the rules of its event have, or four.
        willing: who offers to sit out.
    """
    size = size or table_size(register, evening)
    players = present_players(register, evening)
    spare = len(players) % size
    if len(players) < size:
        return Turns((), (), size - len(players))
    so_far = presences(register, evening)
    offers = {register.who(player) for player in willing}
    orders = {
        player: _order(so_far[player], player in offers, arrived)
        for arrived, player in enumerate(players)
    }
    queue = sorted(players, key=orders.__getitem__, reverse=True)
    out, next_one = queue[:spare], orders[queue[spare]]
    return Turns(
        tuple(player for player in players if player not in out),
        tuple(SitOut(one, _reason(orders[one], next_one), so_far[one]) for one in out),
        0,
    )


def table_size(register: Register, evening: str) -> int:
    """Give how many sit at a table of an evening: as the rules of its event have it, or four."""
    held = register.evenings.get(evening)
    event = None if held is None else register.events.get(held.event)
    return FOUR if event is None else event.rules.players


_REASONS: Final = ("willing", "in_a_row", "sat_out_less", "played_more", "arrived_last")

Order = tuple[int, ...]
"""One number for each of the reasons; the largest sits out first."""


def _order(presence: Presence, offers: bool, arrived: int) -> Order:
    return int(offers), presence.in_a_row, -presence.sat_out, presence.games, arrived


def _reason(mine: Order, next_one: Order) -> str:
    """Give the first thing in which somebody differs from the next one in the order, who plays."""
    pairs = zip(_REASONS, mine, next_one, strict=True)
    return next(reason for reason, own, other in pairs if own != other)
