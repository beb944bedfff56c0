"""The people of the club as they are looked for and named; values in, values and words out."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple

from riichi_desktop.club import Played, Player, Register
from riichi_desktop.ui.folded import folded
from riichi_desktop.words import Words


class Known(NamedTuple):
    """A person, and what the club's games say of them.

    Attributes:
        player: who.
        games: how many games count, all events together.
        last: the day of the latest; "" for none.
    """

    player: Player
    games: int = 0
    last: str = ""


NOBODY: Final = (0, "")
_KEPT: Final = 10_000


def is_known(player: Player) -> bool:
    """Tell whether somebody is a person of their own: neither merged into another nor erased."""
    return not player.same_as and not player.erased


def games_of(register: Register, played: Iterable[Played]) -> Mapping[str, tuple[int, str]]:
    """Count the finished games of each player, and give the day of the latest."""
    found: dict[str, tuple[int, str]] = {}
    for game in played:
        if game.counts and game.finished:
            for seat in game.seats:
                who = register.who(seat.player)
                games, last = found.get(who, NOBODY)
                found[who] = games + 1, max(last, game.day)
    return found


def people(
    register: Register,
    games: Mapping[str, tuple[int, str]],
    query: str = "",
    *,
    hidden: bool = False,
) -> tuple[Known, ...]:
    """Give the people that a query is found in, by name; who begins with it comes first.

    Args:
        register: what the club wrote down.
        games: what `games_of` gave.
        query: each of its words is to be found in name, alias, city or number; "" finds all.
        hidden: those too that were taken off the lists.
    """
    wanted, start = folded(query).split(), folded(query.strip())
    found: list[tuple[tuple[bool, str, str], Known]] = []
    for player in register.players.values():
        if not is_known(player) or (player.hidden and not hidden):
            continue
        name, alias, rest = _folded(player)
        text = f"{name} {alias} {rest}" if wanted else ""
        if all(word in text for word in wanted):
            begins = name.startswith(start) or alias.startswith(start)
            known = Known(player, *games.get(player.uid, NOBODY))
            found.append(((not begins, name, player.uid), known))
    return tuple(known for _, known in sorted(found, key=itemgetter(0)))


def named(register: Register, name: str) -> tuple[Player, ...]:
    """Give the people of a name or alias, whatever its case and accents."""
    wanted = folded(" ".join(name.split()))
    return tuple(
        player
        for player in register.players.values()
        if wanted and is_known(player) and wanted in _folded(player)[:2]
    )


def name_of(register: Register, uid: str, words: Words) -> str:
    """Name a player as the club does; whose data was erased has no name any more."""
    player = register.player(uid)
    if player is None or not player.name:
        return words.text("ui.club.nobody")
    return player.name


def short_name(name: str) -> str:
    """Give a name with its first word as a letter: "G. Le Bihan"; "" of one that has one word.

    A name that does not begin with a letter that has two cases, such as 佐藤 健, stays as it is.
    """
    first, _, rest = name.partition(" ")
    if not rest or first[0].upper() == first[0].lower():
        return ""
    return f"{first[0]}. {rest}"


@lru_cache(maxsize=_KEPT)
def _folded(player: Player) -> tuple[str, str, str]:
    """Give name, alias, and all else that a person is found by."""
    return folded(player.name), folded(player.alias), folded(f"{player.city} {player.number}")
