"""A register on which things are tried one after the other, and what their laws look up in it.

Many things can be put in one act: a list of players, the registrations of a tournament. So nothing
that they share is searched once for each of them.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from .checks import name_key
from .register import PLACES, Register, kind_of
from .values import Player, Registration, Thing


class Trial:
    """What the register would be; nobody else sees it.

    Attributes:
        register: as it stands, with what was put.
    """

    def __init__(self, register: Register) -> None:
        self.register: Register = register
        self._changed: dict[str, dict[str, Any]] = {}
        self._alike = _Index(_looks)
        self._numbered = _Index(_number)

    def put(self, thing: Thing) -> None:
        """Put a thing."""
        place = PLACES[kind_of(thing)]
        if place not in self._changed:
            things = dict(getattr(self.register, place))
            self._changed[place] = things
            self.register = replace(self.register, **{place: MappingProxyType(things)})
        self._changed[place][thing.uid] = thing
        for index in (self._alike, self._numbered):
            index.add(thing)

    def alike(self, player: Player) -> Iterator[Player]:
        """Give the players whom no list would tell from one, that one among them."""
        return self._alike.like(player, self.register.players)

    def numbered_like(self, registration: Registration) -> Iterator[Registration]:
        """Give the registrations for the same event under the same number, that one among them.

        Of players who were merged the own registration of the one that is left counts.
        """
        register = self.register
        for held in self._numbered.like(registration, register.registrations):
            own = register.registrations.get(f"{held.event}.{register.who(held.player)}", held)
            if own.uid == held.uid:
                yield held


class _Index:
    """Finds things by what they have in common; made when it is asked for the first time."""

    def __init__(self, key: Callable[[Any], Hashable | None]) -> None:
        self._key = key
        self._ids: dict[Hashable, dict[str, None]] | None = None

    def like(self, thing: Any, things: Mapping[str, Any]) -> Iterator[Any]:
        """Give the things that have in common what one has, in the order in which they came."""
        if self._ids is None:
            self._ids = {}
            for one in things.values():
                self.add(one)
        key = self._key(thing)
        for id in tuple(self._ids.get(key, ())):
            if self._key(things[id]) == key:  # what was put since may have changed it
                yield things[id]

    def add(self, thing: Thing) -> None:
        """Know one thing more, where it is of this sort."""
        if self._ids is not None and (key := self._key(thing)) is not None:
            self._ids.setdefault(key, {})[thing.uid] = None


def _looks(thing: Thing) -> tuple[tuple[str, ...], ...] | None:
    """Give what tells people of one name apart on a list; None for what is nobody."""
    if not isinstance(thing, Player):
        return None
    return tuple(map(name_key, (thing.name, thing.alias, thing.city, thing.number)))


def _number(thing: Thing) -> tuple[str, int] | None:
    """Give the event and the start number; None where there is none."""
    if not isinstance(thing, Registration) or not thing.number:
        return None
    return thing.event, thing.number
