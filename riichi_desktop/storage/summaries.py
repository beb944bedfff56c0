"""What the list tells of each game, worked out from its record and remembered.

Nothing here is a truth of its own. What is remembered says of how many entries it was worked out,
and by which version of the program; with more entries, or another version, it does not count.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import Decoder

from riichi_desktop import __version__
from riichi_desktop.ledger import Game

from .errors import StorageError
from .values import GameHead, Remembered

if TYPE_CHECKING:
    from riichi_desktop.engine import Problem

    from .records import Records

UNREADABLE: Final = (
    "entry_damaged",
    "entry_missing",
    "rules_damaged",
    "names_damaged",
    "no_such_game",
)
"""Why one game cannot be worked out while all the others can."""

OF_ONE_GAME: Final = (*UNREADABLE, "corrupt")
"""The same in the list: where the rows of one game are damaged the others can be reached."""


class Facts(NamedTuple):
    """What follows from a record: the fields of a `GameHead` from `names` to `scores`."""

    names: tuple[str, ...]
    hands: int
    round: str
    finished: bool
    scores: tuple[int, ...]


def facts_of(game: Game) -> Facts:
    """Give what the list tells of a game."""
    table = game.table
    return Facts(table.names, len(game.rows), table.round, table.is_over, table.scores)


class Summaries:
    """What was worked out of the games of one database.

    Args:
        records: where it is remembered, in a table that can be dropped at any time.
        fold: works out a game as far as its record is legal.
        remembers: False where nothing may be written.
    """

    def __init__(self, records: "Records", fold: Callable[[str], Game], *, remembers: bool) -> None:
        self._records = records
        self._remembers = remembers
        self._fold = fold
        self._known: dict[str, tuple[int, Facts]] | None = None
        self._left: list[str] = []
        self._damages: dict[str, Problem] = {}

    def forget(self) -> None:
        """Read again what is remembered when it is asked for next."""
        self._known = None
        self._damages.clear()

    def complete(self, heads: Sequence[GameHead], seconds: float) -> tuple[GameHead, ...]:
        """Give heads with what is known of their games; work for so long on what is not."""
        self._left = self._stale(heads)[::-1]
        self.work(seconds)
        return tuple(map(self._completed, heads))

    def complete_one(self, head: GameHead) -> GameHead:
        """Give one head with what is known of its game; what `complete` left is left."""
        self._work_on(self._stale([head]), 0)
        return self._completed(head)

    def _completed(self, head: GameHead) -> GameHead:
        entries, facts = self._remembered().get(head.id, _NOTHING)
        if facts is not None and entries == head.entries:
            return GameHead(*head[:7], *facts, is_summed=True, damage=head.damage)
        return head._replace(damage=self._damages.get(head.id, head.damage))

    def work(self, seconds: float) -> int:
        """Work out games, for about so long, one at least; give how many are left."""
        self._work_on(self._left, seconds)
        return len(self._left)

    def _stale(self, heads: Sequence[GameHead]) -> list[str]:
        known = self._remembered()
        return [head.id for head in heads if known.get(head.id, _NOTHING)[0] != head.entries]

    def _work_on(self, games: list[str], seconds: float) -> None:
        """Work out games, the last one first, and take them off the list."""
        known, end = self._remembered(), monotonic() + seconds
        fresh = []
        while games:
            game = games.pop()
            if (facts := self._facts(game)) is not None:
                known[game] = facts
                fresh.append(game)
            if monotonic() >= end:
                break
        self._remember(fresh)

    def _facts(self, id: str) -> tuple[int, Facts] | None:
        try:
            game = self._fold(id)
        except StorageError as error:
            if error.problem.id not in OF_ONE_GAME:
                raise
            self._damages[id] = error.problem
            return None
        self._damages.pop(id, None)
        return len(game.entries), facts_of(game)

    def _remembered(self) -> dict[str, tuple[int, Facts]]:
        if self._known is None:
            self._known = {}
            for game, entries, _, document in self._records.summaries(__version__):
                with suppress(MsgspecError):
                    self._known[game] = entries, _FACTS.decode(document)
        return self._known

    def of_any_version(self) -> dict[str, Remembered]:
        """Give what is remembered of each game, by whatever version of the program."""
        found = {}
        for game, entries, program, document in self._records.summaries():
            with suppress(MsgspecError):
                found[game] = Remembered(entries, program, _FACTS.decode(document).scores)
        return found

    def _remember(self, games: Iterable[str]) -> None:
        """Write it down, where that can be done: it is no loss where it cannot."""
        known = self._remembered()
        rows = [
            {
                "game": game,
                "entries": known[game][0],
                "program": __version__,
                "document": json.dumps(known[game][1]),
            }
            for game in games
        ]
        if rows and self._remembers:
            with suppress(StorageError):
                self._records.put_summaries(rows)


_FACTS: Final = Decoder(Facts)
_NOTHING: Final = (-1, None)
