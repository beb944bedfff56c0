"""What the storage tells: heads of games, what became of an entry, backups."""

from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from riichi_desktop.engine import Problem
from riichi_desktop.ledger import Entry

if TYPE_CHECKING:
    from riichi_desktop.club import Played

Reason = Literal["day", "schema", "asked"]
"""Why a backup was made: the first one of a day, before a migration, or somebody asked for it."""


class GameHead(NamedTuple):
    """One line of the list of games. All from `names` on follows from the record.

    Attributes:
        id: unique everywhere.
        number: in this database, in the order in which the games were begun, from 1.
        title: what people call it; may be "".
        created: when it was begun, UTC, ISO 8601; told to people, never reckoned with.
        rules_id: the id of its rule set.
        hidden: whether somebody took it off the list.
        entries: how many lines its record has.
        names: who sits at each chair now.
        hands: how many hands were played.
        round: of the hand that comes next, or of the last one.
        finished: whether the game is over.
        scores: each chair's points.
        damage: why the game, or part of its line, cannot be read; None where all can.
        is_summed: False where `names` are the first ones and the rest is empty, because it was not
            worked out yet: `Club.summarise` does.
    """

    id: str
    number: int
    title: str
    created: str
    rules_id: str
    hidden: bool
    entries: int
    names: tuple[str, ...]
    hands: int = 0
    round: str = ""
    finished: bool = False
    scores: tuple[int, ...] = ()
    is_summed: bool = False
    damage: Problem | None = None


class Remembered(NamedTuple):
    """What some version of the program remembered of a game.

    Attributes:
        entries: how many lines its record had then.
        program: which version it was.
        scores: each chair's points.
    """

    entries: int
    program: str
    scores: tuple[int, ...]


class Recorded(NamedTuple):
    """What became of an entry that was handed in.

    Attributes:
        entry: as it is written.
        number: which line of the game's record it is, from 1.
        is_new: False where it had been written before: nothing was written now.
    """

    entry: Entry
    number: int
    is_new: bool


class Backup(NamedTuple):
    """A whole copy of the database.

    Attributes:
        path: its file.
        number: which one it is; the higher, the later, whatever the clock said.
        date: the UTC day, ``2026-11-30``.
        reason: why it was made.
        size: in bytes.
    """

    path: Path
    number: int
    date: str
    reason: Reason
    size: int


class Results(NamedTuple):
    """What the games of the register came to, as far as it is worked out.

    Attributes:
        played: in the order in which they were begun, those that go on too; then those of totals.
        left: how many games are still to be worked out.
        damaged: (id of a game or of totals, why it is not among them).
    """

    played: "tuple[Played, ...]"
    left: int
    damaged: tuple[tuple[str, Problem], ...] = ()


class PutAside(NamedTuple):
    """An entry that another station made impossible: it left the record and lies aside.

    Attributes:
        game: whose record it was in.
        number: which line it was there.
        entry: what was written, by whom and when.
    """

    game: str
    number: int
    entry: Entry


class DamagedAct(NamedTuple):
    """A line of what the club wrote down that cannot be read; all others count.

    Attributes:
        uid: of the act; "" where even that cannot be read.
        number: its place in this database; 0 where that cannot be read.
        problem: why.
    """

    uid: str
    number: int
    problem: Problem


class Absorbed(NamedTuple):
    """What of an archive is new here.

    Attributes:
        games: how many games are.
        longer: how many games that are here have more of a record there.
        entries: how many entries are new in all.
        acts: how many acts are new.
        players: how many players are, who are not here yet.
        differing: the games whose records went on otherwise: what is here stands.
        illegal: how many new games have a record that cannot be played to its end.
    """

    games: int
    longer: int
    entries: int
    acts: int
    players: int
    differing: tuple[str, ...] = ()
    illegal: int = 0

    @property
    def is_nothing(self) -> bool:
        """Whether everything was here."""
        return not (self.games or self.entries or self.acts)
