"""Whose the names of a file are: people of the club by name or alias, or new ones. No Qt."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from riichi_desktop.club import Player, Register
from riichi_desktop.ui.club.people import is_known
from riichi_desktop.ui.folded import folded


class Called(NamedTuple):
    """A name as a file has it; of several people of one name in a game, which one."""

    name: str
    nth: int = 0


class Whose(NamedTuple):
    """Who a name is: the id of a player, or, where it is "", what the new one is called."""

    uid: str
    name: str


class Matched(NamedTuple):
    """Who all names are.

    Attributes:
        new: people who are to be written down.
        ids: the id of each name.
    """

    new: tuple[Player, ...]
    ids: Mapping[Called, str]


def called(names: Iterable[str]) -> tuple[Called, ...]:
    """Give the names of one game, each its own."""
    counts: dict[str, int] = {}
    found = []
    for name in names:
        found.append(Called(name, counts.get(name, 0)))
        counts[name] = counts.get(name, 0) + 1
    return tuple(found)


class Known:
    """The people of a club by their names and aliases, whatever case and accents."""

    def __init__(self, register: Register) -> None:
        self._people: dict[str, set[str]] = {}
        for player in register.players.values():
            if is_known(player):
                for name in (player.name, player.alias):
                    self._people.setdefault(_key(name), set()).add(player.uid)
        self._people.pop("", None)

    def uid(self, name: str) -> str:
        """Give whose name it is; "" where nobody has it, or several people."""
        found = self._people.get(_key(name), set())
        return next(iter(found)) if len(found) == 1 else ""

    def are_several(self, name: str) -> bool:
        """Tell whether several people have a name."""
        return len(self._people.get(_key(name), ())) > 1


def proposed(known: Known, names: Iterable[Called], nameless: str) -> dict[Called, Whose]:
    """Say who names are, as far as the club knows; the rest are new people of these names.

    Args:
        known: the people of the club.
        names: each once.
        nameless: what somebody is called who has no name.
    """
    whose: dict[Called, Whose] = {}
    for one in names:
        uid = known.uid(one.name) if not one.nth else ""
        name = one.name.strip() or nameless
        whose[one] = Whose(uid, name if not one.nth else f"{name} ({one.nth + 1})")
    return whose


def matched(whose: Mapping[Called, Whose], uid: Callable[[], str]) -> Matched:
    """Give new people ids; names that are written alike are one person.

    Args:
        whose: who each name is.
        uid: makes an id.
    """
    new: dict[str, Player] = {}
    ids = {}
    for one, held in whose.items():
        key = _key(held.name)
        if not held.uid and key not in new:
            new[key] = Player(uid(), held.name)
        ids[one] = held.uid or new[key].uid
    used = set(ids.values())
    return Matched(tuple(one for one in new.values() if one.uid in used), ids)


def numbered() -> Callable[[], str]:
    """Give what makes ids that tell new people apart while nothing is written."""
    return map("new-{}".format, count(1)).__next__


def all_names(games: Iterable[Sequence[str]]) -> tuple[Called, ...]:
    """Give the names of several games, each once, in the order in which they come."""
    return tuple(dict.fromkeys(one for names in games for one in called(names)))


def _key(name: str) -> str:
    return folded(" ".join(name.split()))
