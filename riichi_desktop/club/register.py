"""The register: everything that a club wrote down, as it stands now.

It is the fold of acts, as a game is the fold of entries. An act puts a thing whole, or takes it
away; the latest act on an id counts. So acts on different things may come in any order, an undo is
an act that puts what was there before, and the acts themselves are the log of who changed what.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final

from .values import (
    KINDS,
    Adjustment,
    Attendance,
    Evening,
    Event,
    Link,
    Player,
    Registration,
    Round,
    Team,
    Thing,
    Titled,
    Totals,
)


@dataclass(frozen=True, slots=True)
class Act:
    """One line of what the club wrote down.

    Attributes:
        uid: made by the station that wrote it; unique everywhere.
        kind: of the thing, a key of `KINDS`.
        id: of the thing.
        thing: as it is from then on; None where it is taken away.
        at: when, UTC, ISO 8601; told to people, never reckoned with.
        station: who wrote it.
    """

    uid: str
    kind: str
    id: str
    thing: Thing | None
    at: str = ""
    station: str = ""


@dataclass(frozen=True, slots=True)
class Register:
    """Everything by its id, in the order in which it was first put."""

    players: Mapping[str, Player] = field(default_factory=dict)
    events: Mapping[str, Event] = field(default_factory=dict)
    teams: Mapping[str, Team] = field(default_factory=dict)
    registrations: Mapping[str, Registration] = field(default_factory=dict)
    adjustments: Mapping[str, Adjustment] = field(default_factory=dict)
    evenings: Mapping[str, Evening] = field(default_factory=dict)
    attendances: Mapping[str, Attendance] = field(default_factory=dict)
    rounds: Mapping[str, Round] = field(default_factory=dict)
    links: Mapping[str, Link] = field(default_factory=dict)
    totals: Mapping[str, Totals] = field(default_factory=dict)
    titles: Mapping[str, Titled] = field(default_factory=dict)

    def player(self, uid: str) -> Player | None:
        """Give a player; one that was merged is the player that it was merged into."""
        seen: set[str] = set()
        found = self.players.get(uid)
        while found is not None and found.same_as and found.uid not in seen:
            seen.add(found.uid)
            found = self.players.get(found.same_as, found)
        return found

    def who(self, uid: str) -> str:
        """Give the id under which a player's results are counted; `uid` where nobody has it."""
        found = self.player(uid)
        return uid if found is None else found.uid

    def untangled(self) -> "Register":
        """Give the register without players who are merged in a circle: itself where there is none.

        Two stations may merge two players at once, each into the other one. Of a circle the player
        of the least id is left, on every station, and the others are the same as that one.
        """
        left = _left_of_circles(self.players)
        if not left:
            return self
        loose = {uid: replace(self.players[uid], same_as="") for uid in left}
        return replace(self, players=MappingProxyType({**self.players, **loose}))

    def get(self, kind: str, id: str) -> Thing | None:
        """Give a thing by its kind and id, or None."""
        things: Mapping[str, Thing] = getattr(self, PLACES[kind])
        return things.get(id)

    def with_acts(self, acts: Iterable[Act]) -> "Register":
        """Give the register after some acts more."""
        changed: dict[str, dict[str, Any]] = {}
        for act in acts:
            place = PLACES[act.kind]
            if place not in changed:
                changed[place] = dict(getattr(self, place))
            things = changed[place]
            if act.thing is None:
                things.pop(act.id, None)
            else:
                things[act.id] = act.thing
        return replace(self, **{k: MappingProxyType(v) for k, v in changed.items()})


def _left_of_circles(players: Mapping[str, Player]) -> set[str]:
    """Give the least id of each circle of players who are the same as each other."""
    walked, left = set[str](), set[str]()
    for start in players:
        way: dict[str, int] = {}
        uid = start
        while uid in players and players[uid].same_as and uid not in way and uid not in walked:
            way[uid] = len(way)
            uid = players[uid].same_as
        if uid in way:
            left.add(min(one for one, at in way.items() if at >= way[uid]))
        walked |= way.keys()
    return left


PLACES: Final = dict(zip(KINDS, (one.name for one in fields(Register)), strict=True))
"""Kind -> the field of `Register` that has its things."""

KIND_OF: Final[Mapping[type[Thing], str]] = {type_: kind for kind, type_ in KINDS.items()}


def register_of(acts: Iterable[Act]) -> Register:
    """Fold acts, in their order."""
    return Register().with_acts(acts)


def kind_of(thing: Thing) -> str:
    """Give the name of a thing's kind."""
    return KIND_OF[type(thing)]
