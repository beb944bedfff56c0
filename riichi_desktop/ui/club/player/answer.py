"""What a player's page shows, worked out of the register and the games; no Qt."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from riichi_desktop.club import (
    Played,
    PlayerPage,
    Register,
    Versus,
    player_page,
    standings,
    versus_matrix,
)


class PageAnswer(NamedTuple):
    """All of a player's page.

    Attributes:
        page: figures, rates, games.
        rank: in the standings; 0 for no place.
        placed: how many take a place there.
        versus: against whom, most games first.
        games: the games of the page by their ids.
        register: has the names.
    """

    page: PlayerPage
    rank: int
    placed: int
    versus: tuple[Versus, ...]
    games: Mapping[str, Played]
    register: Register


def page_answer(
    player: str, event: str, players: int, register: Register, played: Sequence[Played]
) -> PageAnswer:
    """Work out a player's page.

    Args:
        player: an id; "" for whoever stands first.
        event: an id; "" for all games.
        players: of games of three or four; 0 for those that there are most of.
        register: what the club wrote down.
        played: all games and totals.
    """
    if not player:
        rows = standings(register, event, played).rows
        player = rows[0].player if rows else ""
    page = player_page(register, player, played, event, players)
    held = standings(register, event, played, page.players)
    row = next((one for one in held.rows if one.player == page.player), None)
    met = versus_matrix(register, event, _own(register, page.player, played), page.players)
    own = [one for one in met.values() if one.player == page.player]
    wanted = {one.uid for one in page.course}
    return PageAnswer(
        page,
        row.rank if row is not None else 0,
        held.placed,
        tuple(sorted(own, key=lambda one: (-one.games, -one.difference, one.other))),
        {one.uid: one for one in played if one.uid in wanted},
        register,
    )


def _own(register: Register, player: str, played: Sequence[Played]) -> list[Played]:
    """Give the games that a player ended."""
    ids = {player, *(uid for uid in register.players if register.who(uid) == player)}
    return [game for game in played if any(seat.player in ids for seat in game.seats)]
