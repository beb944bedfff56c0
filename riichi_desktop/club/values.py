"""What a club writes down besides its games, as values: each thing has an id and is put whole.

Ids are made by the station that puts a thing first and are unique everywhere. Days are local dates,
``2026-11-30``; times are UTC, ISO 8601. Points are whole: 100 is shown as 0.1.
"""

from dataclasses import dataclass
from typing import Literal

from riichi_desktop.engine import Rules

EventKind = Literal["season", "tournament"]
Counting = Literal["all", "best", "last"]
Ordering = Literal["points", "average_points", "average_place"]


@dataclass(frozen=True, slots=True)
class Player:
    """A person.

    Attributes:
        uid: its id.
        name: as it is written on tables and standings; "" once erased.
        alias: what the club calls this person; "" for nothing.
        city: city or club.
        number: in the club or in a federation, as text.
        guest: whether not a member.
        hidden: taken off the lists that one chooses from; results stay.
        same_as: the id of the player that this one was merged into; "" for none.
        erased: whether the personal data was deleted on request; results stay, without a name.
    """

    uid: str
    name: str
    alias: str = ""
    city: str = ""
    number: str = ""
    guest: bool = False
    hidden: bool = False
    same_as: str = ""
    erased: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """A season, a league or a tournament.

    Attributes:
        uid: its id.
        name: what it is called.
        kind: which pages it has; a tournament has rounds.
        rules: a full copy; games of the event begin with it.
        begins, ends: its days; "" where open.
        minimum: games that a player needs to be placed; 0 for none.
        counting, counted: which of a player's games count: all, the best or the last `counted`.
        ordering: what places go by.
        teams: whether players play for teams.
        rounds: how many are planned; 0 for a season.
        cuts: after which round how many go on, in order of rounds.
        closed: whether it is over: no game may be added.
        hidden: taken off the list.
    """

    uid: str
    name: str
    kind: EventKind
    rules: Rules
    begins: str = ""
    ends: str = ""
    minimum: int = 0
    counting: Counting = "all"
    counted: int = 0
    ordering: Ordering = "points"
    teams: bool = False
    rounds: int = 0
    cuts: tuple[tuple[int, int], ...] = ()
    closed: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """A team of an event."""

    uid: str
    event: str
    name: str


@dataclass(frozen=True, slots=True)
class Registration:
    """A player takes part in an event.

    Attributes:
        uid: ``{event}.{player}``, so that two stations cannot register somebody twice.
        event, player: which.
        number: the start number, from 1; 0 where none was drawn.
        team: an id, or "".
        substitute: sits in for others; takes no place in the standings.
        withdrawn: seated no more; results stay.
    """

    uid: str
    event: str
    player: str
    number: int = 0
    team: str = ""
    substitute: bool = False
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken outside games: a penalty, a bonus.

    Attributes:
        uid: its id.
        event: in whose standings.
        player, team: whose; the other one is "".
        points: signed; 100 is shown as 0.1.
        reason: why, in a referee's words.
        by: who decided.
        day: when.
        cancelled: why it does not count any more; "" where it does.
    """

    uid: str
    event: str
    points: int
    reason: str
    player: str = ""
    team: str = ""
    by: str = ""
    day: str = ""
    cancelled: str = ""


@dataclass(frozen=True, slots=True)
class Evening:
    """A day on which the club meets.

    Attributes:
        uid: its id.
        day: which.
        event: what its games count for; "" for nothing.
        note: free text.
    """

    uid: str
    day: str
    event: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Attendance:
    """A player is at an evening.

    Attributes:
        uid: ``{evening}.{player}``.
        evening, player: which.
        here: False after leaving.
    """

    uid: str
    evening: str
    player: str
    here: bool = True


@dataclass(frozen=True, slots=True)
class Round:
    """One round of an evening or a tournament: who sits where.

    Attributes:
        uid: its id.
        event, evening: of which; one of them may be "".
        number: from 1 within its event, or within its evening where it has no event.
        tables: the players of each table in wind order, East first; table 1 comes first.
        sits_out: who does not play in it.
        begun: when the clock was started; "" before.
        minutes: how long it lasts; 0 without a clock.
        extra: minutes more for each table; () for none.
    """

    uid: str
    number: int
    tables: tuple[tuple[str, ...], ...]
    event: str = ""
    evening: str = ""
    sits_out: tuple[str, ...] = ()
    begun: str = ""
    minutes: int = 0
    extra: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Link:
    """Who the names of a recorded game are, and what it counts for.

    Attributes:
        uid: the game's id.
        players: (name in the game, id of the player) of everybody who ever sat there.
        event, round: what it counts for; "" for nothing.
        table: the number of the table in its round, from 1; 0 for none.
        day: when it was played.
        counts: False where it was declared void.
    """

    uid: str
    players: tuple[tuple[str, str], ...]
    event: str = ""
    round: str = ""
    table: int = 0
    day: str = ""
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Totals:
    """A game of which only the result is known: brought late, or by another program.

    Attributes:
        uid: its id.
        players: in start order, the first dealer first.
        scores: theirs, in points, as the game ended; leftover sticks given out.
        rules: of a game without an event; None where the event's count.
        event, round, table, day, counts: as in `Link`.
        source: where it comes from, e.g. the name of a file.
        penalties: theirs, points after uma, signed: chombo and final penalties; () for none.
    """

    uid: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    rules: Rules | None = None
    event: str = ""
    round: str = ""
    table: int = 0
    day: str = ""
    counts: bool = True
    source: str = ""
    penalties: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Titled:
    """What people call a recorded game, and whether it was taken off the list.

    Attributes:
        uid: the game's id.
        title: may be "".
        hidden: taken off the list; nothing of it is deleted.
    """

    uid: str
    title: str = ""
    hidden: bool = False


Thing = (
    Player
    | Event
    | Team
    | Registration
    | Adjustment
    | Evening
    | Attendance
    | Round
    | Link
    | Totals
    | Titled
)
"""Whatever can be put."""

KINDS: dict[str, type[Thing]] = {
    "player": Player,
    "event": Event,
    "team": Team,
    "registration": Registration,
    "adjustment": Adjustment,
    "evening": Evening,
    "attendance": Attendance,
    "round": Round,
    "link": Link,
    "totals": Totals,
    "title": Titled,
}
"""The name of each kind in documents and in the database; a kind once shipped keeps its name."""
