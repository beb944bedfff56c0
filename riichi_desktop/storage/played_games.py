"""What each game comes to for the people of the register, worked out from its record.

Nothing here is a truth of its own. Of a finished game it is remembered what follows from its record
alone, with the number of entries and the version of the program; whatever else is asked for is
worked out anew. Who the names are, and what the game counts for, is in the register.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import Decoder, encode

from riichi_desktop import __version__
from riichi_desktop.club import (
    GameFacts,
    Link,
    Played,
    Register,
    Totals,
    facts_of,
    played_of_game,
    played_of_totals,
)
from riichi_desktop.engine import Problem, Rules, problem
from riichi_desktop.ledger import Game, NotLegal

from .bulk import folded, shared_facts
from .errors import StorageError
from .rows import Ends, Written
from .sharing import Shared, undisturbed
from .summaries import OF_ONE_GAME
from .values import Results

if TYPE_CHECKING:
    from .played_rows import PlayedRows

_LOOKED_UP: Final = 256
"""So many games are looked up at once in what is remembered."""

_FOLDED: Final = 16
"""So many are worked out at once, before it is looked at the clock."""

_WRITTEN: Final = 2000
"""So many are written down at once."""

_FACTS: Final = Decoder(GameFacts)


class _Held(NamedTuple):
    """What is known of a game, and of what it was worked out."""

    entries: int
    link: Link
    played: Played | None


class _Settled(NamedTuple):
    """What is known of a game of totals, and of what it was worked out."""

    totals: Totals
    rules: Rules | None
    played: Played | None


class PlayedGames:
    """The results of the games of one database; whoever uses it takes turns.

    Args:
        rows: what is read, and where it is remembered, in a table that can be dropped at any time.
        fold: works out one game as far as its record is legal, and says why one cannot be read.
        remembers: False where nothing may be written.
    """

    def __init__(self, rows: "PlayedRows", fold: Callable[[str], Game], *, remembers: bool) -> None:
        self._rows = rows
        self._fold = fold
        self._remembers = remembers
        self.forget()

    def forget(self) -> None:
        """Read everything again when it is asked for next."""
        self._ends = Ends({}, {})
        self._register = Register()
        self._held: dict[str, _Held] = {}
        self._settled: dict[str, _Settled] = {}
        self._damages: dict[str, Problem] = {}
        self._stale: list[str] = []
        self._fresh: list[dict[str, object]] = []
        self._shared = Shared()
        self._results: Results | None = None

    @property
    def left(self) -> int:
        """How many games are still to be worked out."""
        return len(self._stale)

    def renew(self, register: Register) -> None:
        """Take up what was written since; `register` is as it is now."""
        new = self._rows.ends(self._ends)
        if not new.entries and register is self._register:
            return
        self._ends.entries.update(new.entries)
        self._ends.begun.update(new.begun)
        self._ends = Ends(self._ends.entries, self._ends.begun, new.row, new.game)
        self._register = register
        self._results = None
        for gone in self._held.keys() - register.links.keys():
            del self._held[gone]
            self._damages.pop(gone, None)
        there = [uid for uid in register.links if uid in self._ends.entries]
        self._stale = [uid for uid in reversed(there) if not self._is_known(uid)]
        self._settle_totals()

    def work(self, seconds: float, done: Callable[[int], object] = lambda _: None) -> None:
        """Work on what is not known yet, for about so long, a little at least.

        Args:
            seconds: how long.
            done: called again and again with how many games are left.
        """
        end = monotonic() + seconds
        with undisturbed():
            while self._stale:
                self._results = None
                some = self._stale[: -_LOOKED_UP - 1 : -1]
                self._look_up(some)
                self._work_out([uid for uid in some if not self._is_known(uid)], end)
                while self._stale and self._is_known(self._stale[-1]):
                    self._stale.pop()
                done(len(self._stale))
                if monotonic() >= end:
                    break
        if not self._stale or len(self._fresh) >= _WRITTEN:
            self._remember()

    def results(self) -> Results:
        """Give what is known: recorded games in the order in which they were begun, then totals.

        The order is that of their own times: two stations number what comes from each other last.
        """
        if self._results is None:
            held, settled = self._held, self._settled
            there = [uid for uid in self._ends.entries if uid in held]
            games = [held[uid].played for uid in sorted(there, key=self._begun)]
            totals = [settled[uid].played for uid in self._register.totals]
            played = tuple([one for one in (*games, *totals) if one is not None])
            self._results = Results(played, len(self._stale), tuple(self._damages.items()))
        return self._results

    def _begun(self, uid: str) -> bytes:
        return self._ends.begun.get(uid, b"")

    def drop(self) -> None:
        """Forget everything, what is remembered too."""
        if self._remembers:
            self._rows.drop()
        self.forget()

    def _is_known(self, uid: str) -> bool:
        one = self._held.get(uid)
        link, entries = self._register.links[uid], self._ends.entries[uid]
        return one is not None and one.link is link and one.entries == entries

    def _look_up(self, games: Sequence[str]) -> None:
        """Take what is remembered of games."""
        try:
            found = self._rows.remembered(games, __version__)
        except StorageError as error:
            if error.problem.id != "corrupt":
                raise
            return  # what is remembered is no loss
        for game, entries, _, document in found:
            if entries == self._ends.entries.get(game):
                with suppress(MsgspecError, TypeError):
                    self._hold(game, _FACTS.decode(document))

    def _work_out(self, games: Sequence[str], end: float) -> None:
        for at in range(0, len(games), _FOLDED):
            some = games[at : at + _FOLDED]
            written = self._written(some)
            for uid in some:
                self._work_out_one(uid, written.get(uid))
            if monotonic() >= end:
                break

    def _written(self, games: Sequence[str]) -> dict[str, Written]:
        """Give games as they are written; none where one of them is damaged: see each then."""
        with suppress(StorageError):
            return self._rows.written(games)
        return {}

    def _work_out_one(self, uid: str, written: Written | None) -> None:
        try:
            game = folded(written) or self._fold(uid)
        except StorageError as error:
            if error.problem.id not in OF_ONE_GAME:
                raise
            self._damages[uid] = error.problem
            entries = self._ends.entries[uid]
            self._held[uid] = _Held(entries, self._register.links[uid], None)
            return
        facts = facts_of(game)
        self._hold(uid, facts)
        if facts.finished and self._remembers:
            row = {"game": uid, "entries": self._ends.entries[uid], "program": __version__}
            with suppress(UnicodeEncodeError):  # half a character, which earlier versions kept
                self._fresh.append({**row, "document": encode(facts).decode()})

    def _hold(self, uid: str, facts: GameFacts) -> None:
        link = self._register.links[uid]
        played = played_of_game(link, shared_facts(self._shared, facts))
        self._held[uid] = _Held(self._ends.entries[uid], link, played)
        self._damages.pop(uid, None)

    def _settle_totals(self) -> None:
        events, before = self._register.events, self._settled
        self._settled = {}
        for gone in before.keys() - self._register.totals.keys():
            self._damages.pop(gone, None)
        for uid, totals in self._register.totals.items():
            event = events.get(totals.event)
            rules = totals.rules or (event.rules if event else None)
            known = before.get(uid)
            if known is None or known.totals is not totals or known.rules is not rules:
                known = _Settled(totals, rules, self._settle(totals, rules))
            self._settled[uid] = known

    def _settle(self, totals: Totals, rules: Rules | None) -> Played | None:
        self._damages.pop(totals.uid, None)
        if rules is None:
            self._damages[totals.uid] = problem("totals_rules", "rules")
            return None
        try:
            return played_of_totals(totals, rules)
        except NotLegal as error:
            self._damages[totals.uid] = error.problems[0]
            return None

    def _remember(self) -> None:
        """Write down what was worked out, where that can be done: it is no loss where it cannot."""
        fresh, self._fresh = self._fresh, []
        if fresh:
            with suppress(StorageError):
                self._rows.remember(fresh)
