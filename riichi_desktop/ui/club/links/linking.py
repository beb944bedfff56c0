"""From the names of a game to the people of the club; values in, values out."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from riichi_desktop.club import Link, Player, Register
from riichi_desktop.ledger import Game
from riichi_desktop.ui.club.people import named


class NewLink(NamedTuple):
    """What is put with a new game.

    Attributes:
        new: people who are written down with it.
        link: without the id that the game gets.
    """

    new: tuple[Player, ...]
    link: Link


class Linked(NamedTuple):
    """Who the names of a game are.

    Attributes:
        new: people who are written down with it.
        pairs: (name in the game, id) of everybody.
    """

    new: tuple[Player, ...]
    pairs: tuple[tuple[str, str], ...]


def names_of(game: Game) -> tuple[str, ...]:
    """Give the name of everybody who ever sat at a game, in the order of the chairs.

    Several people of one name are as many names.
    """
    most: dict[str, int] = {}
    for table in game.tables:
        for name in table.names:
            most[name] = max(most.get(name, 0), table.names.count(name))
    return tuple(name for name, count in most.items() for _ in range(count))


def known_ids(register: Register, names: Sequence[str]) -> tuple[str, ...]:
    """Give whose names these are; "" of whom the club does not know, or several people have."""
    found = []
    for name in names:
        players = named(register, name)
        found.append(players[0].uid if len(players) == 1 else "")
    return tuple(uid if found.count(uid) == 1 else "" for uid in found)


def called(register: Register, names: Sequence[str]) -> tuple[str, ...]:
    """Give names as the club writes them: an alias, or another case, becomes the name."""
    ids = known_ids(register, names)
    pairs = zip(names, ids, strict=True)
    return tuple(register.players[uid].name if uid else name for name, uid in pairs)


def linked(
    names: Sequence[str],
    people: Sequence[str],
    written: Sequence[str],
    uid: Callable[[], str],
) -> Linked:
    """Say who the names of a game are; who is not known yet is written down as a guest.

    Args:
        names: in the game.
        people: the ids of who they are; "" of who is not known.
        written: what whoever is not known is called.
        uid: makes an id.
    """
    new: dict[str, Player] = {}
    pairs = []
    for name, player, called in zip(names, people, written, strict=True):
        if not player and called not in new:
            new[called] = Player(uid(), called, guest=True)
        pairs.append((name, player or new[called].uid))
    return Linked(tuple(new.values()), tuple(pairs))


def link_of_new(
    register: Register,
    names: Sequence[str],
    event: str,
    day: str,
    uid: Callable[[], str],
) -> NewLink | None:
    """Give what is put with a new game.

    A game that counts for nothing has a link where the club knows somebody of it; None where it
    knows nobody, and nothing is put.
    """
    ids = known_ids(register, names)
    if event:
        made = linked(names, ids, names, uid)
        return NewLink(made.new, Link("", made.pairs, event, day=day))
    pairs = tuple((name, player) for name, player in zip(names, ids, strict=True) if player)
    return NewLink((), Link("", pairs, day=day)) if pairs else None


def unknown_name(link: Link | None, game: Game) -> str:
    """Give the first who sat at a game that counts for an event and is nobody there; or ""."""
    if link is None or not (link.event and link.counts):
        return ""
    names = names_of(game)
    pairs = zip(names, held_ids(link, names), strict=True)
    return next((name for name, player in pairs if not player), "")


def held_ids(link: Link | None, names: Sequence[str]) -> tuple[str, ...]:
    """Give who a link says that names are; "" of those that it does not know."""
    left: dict[str, list[str]] = {}
    for name, player in link.players if link is not None else ():
        left.setdefault(name, []).append(player)
    held: Mapping[str, list[str]] = left
    return tuple(held[name].pop(0) if held.get(name) else "" for name in names)
