"""What stations and their hub tell each other, and what an exchange tells the program."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from riichi_desktop.engine import Problem

Role = Literal["screen", "station", "referee"]
"""What a station may do on the hub: read; add to the record; also take over and erase."""

ROLES: tuple[Role, ...] = ("screen", "station", "referee")
"""Each may do what those before it may."""


class GameRow(NamedTuple):
    """A game as it began.

    Attributes:
        uid: its id.
        title: as it was called then.
        created: when, UTC, ISO 8601.
        rules: the digest of its rules, the key of `Rows.rules`.
        rules_id: the id of its rule set.
        names: who sat at each chair, as JSON.
        arrival: its place in the order in which things came to the hub; 0 before it is there.
    """

    uid: str
    title: str
    created: str
    rules: str
    rules_id: str
    names: str
    arrival: int = 0


class EntryRow(NamedTuple):
    """A line of a game's record; `number` counts from 1 in its game."""

    uid: str
    game: str
    number: int
    kind: str
    payload: str
    station: str
    at: str
    arrival: int = 0


class ActRow(NamedTuple):
    """A line of what the club wrote down; `payload` is "" where the thing is gone."""

    uid: str
    kind: str
    thing: str
    payload: str
    station: str
    at: str
    arrival: int = 0


class Rows(NamedTuple):
    """What is exchanged at once.

    Attributes:
        games, entries, acts: each in the order in which they were written.
        rules: digest -> rules in full, of these games.
        last: everything on the hub up to this arrival is known with them; 0 on the way there.
        mark: the uid of the row of that arrival.
        is_all: whether nothing came later.
    """

    games: tuple[GameRow, ...] = ()
    entries: tuple[EntryRow, ...] = ()
    acts: tuple[ActRow, ...] = ()
    rules: Mapping[str, str] = {}
    last: int = 0
    mark: str = ""
    is_all: bool = True

    @property
    def size(self) -> int:
        """How many games, entries and acts these are."""
        return len(self.games) + len(self.entries) + len(self.acts)


class Lease(NamedTuple):
    """The right to write into a game, for a while.

    Attributes:
        game: its id.
        station: who has it.
        until: to when, in milliseconds by the hub's clock.
    """

    game: str
    station: str
    until: int


class Look(NamedTuple):
    """What the hub says when it is asked what is new.

    Attributes:
        now: its clock, in milliseconds since 1970, UTC.
        last: the arrival of what came last; 0 where nothing has.
        leases: game -> who may write into it now.
    """

    now: int
    last: int
    leases: Mapping[str, Lease]


class Pushed(NamedTuple):
    """What became of rows that were handed to the hub.

    Attributes:
        arrivals: uid -> the arrival that it got, or had.
        refused: game -> who holds it, or "": none of its entries was written.
        is_behind: the station must see first what came before; nothing was written.
    """

    arrivals: Mapping[str, int] = {}
    refused: Mapping[str, str] = {}
    is_behind: bool = False


class Seen(NamedTuple):
    """A station that was at the hub.

    Attributes:
        name: what it is called; each entry carries it.
        program: the version of its program.
        seen: when it was there last, in milliseconds by the hub's clock.
    """

    name: str
    program: str
    seen: int


class HubState(NamedTuple):
    """What is on a hub, for people.

    Attributes:
        hub: its id.
        schema: the number of its tables' schema.
        program: the version that made them so.
        role: what whoever asks may do there.
        games, entries, acts: how many.
        now: its clock, in milliseconds.
        leases: who holds which game now.
        stations: who was there, by name.
    """

    hub: str
    schema: int
    program: str
    role: Role
    games: int
    entries: int
    acts: int
    now: int
    leases: tuple[Lease, ...]
    stations: tuple[Seen, ...]


class ExchangeState(NamedTuple):
    """How an exchange stands.

    Attributes:
        connected: whether the hub answered when it was asked last.
        unsent: how many games, entries and acts of this station the hub has not yet.
        problem: why it did not, or what was refused last; None where all is well.
        role: what this station may do there; None before it was ever asked.
        leases: game -> who may write into it now, as far as is known.
        aside: how many entries were refused and lie aside, to be looked at.
        lag: how many milliseconds the hub's clock is ahead of this machine's.
    """

    connected: bool = False
    unsent: int = 0
    problem: Problem | None = None
    role: Role | None = None
    leases: Mapping[str, Lease] = {}
    aside: int = 0
    lag: int = 0


class Change(NamedTuple):
    """What an exchange has just changed on this station.

    Attributes:
        games: the ids of those that others began or went on with.
        register: whether others wrote something of the club down.
        lost: the ids of games whose last entries of this station were refused and lie aside.
    """

    games: frozenset[str] = frozenset()
    register: bool = False
    lost: frozenset[str] = frozenset()
