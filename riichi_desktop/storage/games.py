"""The matches of an open database, one by one: what the rest of the program does with them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from threading import RLock
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from riichi_desktop.engine import Rules, problem
from riichi_desktop.ledger import Entry, Game, IllegalEvent, game_of, new_table

from . import codec
from .errors import StorageError
from .heads import head_of
from .rows import ActLine, Line, Put
from .summaries import Summaries
from .values import GameHead, Recorded, Remembered

if TYPE_CHECKING:
    from riichi_desktop.club import Link, Titled

    from .database import Database
    from .log import Log

SUMMING_SECONDS: Final = 0.1
"""How long the list of games may work on what it does not know yet."""


class Games:
    """The side of a `Club` that has its matches, see there.

    Attributes:
        path: the database's file.
        station: who writes here.
        read_only: whether nothing may be written; then `Club.version` tells that somebody else did.
    """

    def __init__(self, database: "Database", station: str) -> None:
        self.path: Final = database.path
        self.station: Final = station
        self.read_only: Final = database.read_only
        from .acts import Acts
        from .records import Records

        self._database = database
        self._acts = Acts(database)
        self._records = Records(database, self._acts)
        self._kept: Log | None = None
        self._turn = RLock()
        self._begun: dict[str, tuple[Rules, tuple[str, ...]]] = {}
        self._summaries = Summaries(self._records, self.game, remembers=not self.read_only)

    def games(
        self, *, hidden: bool = False, seconds: float = SUMMING_SECONDS
    ) -> tuple[GameHead, ...]:
        """Give the list of games, the latest first.

        Args:
            hidden: those too that were taken off the list.
            seconds: how long it may work on games whose summaries are not known yet, as after the
                program was renewed; `summarise` goes on with the rest.
        """
        with self._turn:
            self._look()
            heads = [head_of(row) for row in self._records.heads(hidden=hidden)]
            return self._summaries.complete(heads, seconds)

    def heads(self) -> tuple[GameHead, ...]:
        """Give all games, hidden ones too, the first one first; nothing is worked out of them."""
        with self._turn:
            return tuple([head_of(row) for row in self._records.heads(hidden=True)])[::-1]

    def remembered(self) -> dict[str, Remembered]:
        """Give what was remembered of each game, by this or an earlier version of the program."""
        with self._turn:
            return self._summaries.of_any_version()

    def summarise(self, seconds: float = SUMMING_SECONDS) -> int:
        """Work on what the last `games` left unknown; give how many games are left then."""
        with self._turn:
            return self._summaries.work(seconds)

    def head(self, game: str) -> GameHead:
        """Give one line of the list, of a hidden game too."""
        with self._turn:
            rows = self._records.heads(game=game)
            if not rows:
                raise _no_such_game()
            return self._summaries.complete_one(head_of(rows[0]))

    def create_game(
        self,
        rules: Rules,
        names: Iterable[str],
        title: str = "",
        entries: Iterable[Entry] = (),
        link: "Link | None" = None,
    ) -> GameHead:
        """Begin a game, with the record of another place where one is brought along.

        Args:
            rules: kept in full with the game, for good.
            names: who sits at each chair, the first dealer first.
            title: what people call it.
            entries: what its record begins with; they get new ids where they have none.
            link: who the names are and what the game counts for, put in the same transaction; the
                game's id becomes its id.

        Raises:
            NotLegal: not as many names as the rules have players.
            StorageError: `already_recorded`, one of these entries is in this database already.
        """
        self._refuse_read_only()
        names = new_table(rules, tuple(names)).names
        filled = [self._filled(entry) for entry in entries]
        lines = [codec.entry_to_line(entry, at, rules) for at, entry in enumerate(filled, start=1)]
        uid = uuid4().hex
        values: dict[str, object] = {
            "uid": uid,
            "title": codec.plain(title),
            "created": codec.now(),
            "rules_id": codec.plain(rules.id),
            "names": codec.names_to_text(names),
        }
        acts = [] if link is None else [self._log.lines([replace(link, uid=uid)])[0][1]]
        held = self._records.add_game(values, codec.rules_to_text(rules), lines, acts)
        if held is not None:
            raise _already_recorded(held.line)
        return self.head(uid)

    def rules_and_names(self, game: str) -> tuple[Rules, tuple[str, ...]]:
        """Give a game's own copy of its rules, and who sat at each chair as it began.

        Raises:
            StorageError: `rules_damaged`, they cannot be read, or a later version wrote them;
                `names_damaged`, there are not as many names as the rules have players.
        """
        known = self._begun.get(game)
        if known is not None:
            return known
        found = self._records.rules_and_names(game)
        if found is None:
            raise _no_such_game()
        try:
            begun = codec.rules_from_text(found[0]), codec.names_from_text(found[1])
        except codec.UNREADABLE as error:
            raise StorageError(problem("rules_damaged", file=str(self.path))) from error
        if begun[0].players != len(begun[1]):
            raise StorageError(problem("names_damaged", file=str(self.path)))
        return self._begun.setdefault(game, begun)

    def entries(self, game: str) -> tuple[Entry, ...]:
        """Give a game's record, in the order in which it was written.

        Raises:
            StorageError: `entry_damaged`, with the number of the first that cannot be read;
                `entry_missing`, with that of one that is not there.
        """
        rules, _ = self.rules_and_names(game)
        lines = self._records.lines(game)
        for number, line in enumerate(lines, start=1):
            if line.number != number:
                raise StorageError(problem("entry_missing", file=str(self.path), number=number))
        return tuple([self._entry(line, rules) for line in lines])

    def append(
        self, game: str, entry: Entry, *, number: int = 0, pending: str | None = None
    ) -> Recorded:
        """Write one entry at the end of a game's record.

        Args:
            game: whose.
            entry: what is written; station and time are added where they are left out.
            number: which line of the record it is to be, from 1: says that the caller has seen
                all before it; 0 for whatever comes next.
            pending: what is on the table from then on, in the same transaction; None leaves it.

        Returns:
            What is written. An entry that had been written is not written again: `is_new` is False.

        Raises:
            StorageError: `already_recorded`, somebody else wrote that line; `entry_differs`,
                another entry has this uid; `continued_elsewhere`, entries before that number are
                there no more, since another station went on with the record.
        """
        self._refuse_read_only()
        rules, _ = self.rules_and_names(game)
        line = codec.entry_to_line(self._filled(entry), number, rules)
        text = None if pending is None else codec.plain(pending)
        put = self._records.append(game, line, text)
        _refuse_other(put, game, line)
        return Recorded(self._entry(put.line, rules), put.line.number, put.is_new)

    def pending(self, game: str) -> str:
        """Give what is on the table and not in the record: riichi, a half-filled dialog; or ""."""
        return self._records.pending(game)

    def set_pending(self, game: str, text: str) -> None:
        """Keep what is on the table now; it survives whatever happens to the program."""
        self._refuse_read_only()
        if not self._records.set_pending(game, codec.plain(text)):
            raise _no_such_game()

    def rename(self, game: str, title: str) -> None:
        """Call a game otherwise, by an act that other stations hear of."""
        self._entitle(game, lambda held: replace(held, title=title))

    def hide(self, game: str, hidden: bool = True) -> None:
        """Take a game off the list, or put it on again; nothing of it is deleted. As `rename`."""
        self._entitle(game, lambda held: replace(held, hidden=hidden))

    def game(self, game: str) -> Game:
        """Give a game as far as its record is legal.

        Raises:
            StorageError: as `entries`.
        """
        rules, names = self.rules_and_names(game)
        try:
            return game_of(rules, names, self.entries(game))
        except IllegalEvent as error:
            return error.game

    def _look(self) -> None:
        """Read everything again where somebody changed what had been written."""
        if self._acts.is_changed():
            self._forget()

    def _forget(self) -> None:
        """Read everything again when it is asked for next: names may have changed in it."""
        if self._kept is not None:
            self._kept.forget()
        self._begun.clear()
        self._summaries.forget()

    @property
    def _log(self) -> "Log":
        """The register; what it needs is loaded when somebody first asks for it."""
        if self._kept is None:
            from .log import Log

            self._kept = Log(self._database, self._acts, self.station)
        return self._kept

    def _entitle(self, game: str, said: "Callable[[Titled], Titled]") -> None:
        from riichi_desktop.club import Titled

        self._refuse_read_only()

        def line(title: str, hidden: bool) -> ActLine | None:
            held = Titled(game, title, hidden)
            wanted = said(held)
            return None if wanted == held else self._log.lines([wanted])[0][1]

        if not self._records.entitle(game, line):
            raise _no_such_game()

    def _refuse_read_only(self) -> None:
        if self.read_only:
            raise StorageError(problem("read_only", file=str(self.path)))

    def _filled(self, entry: Entry) -> Entry:
        return Entry(
            entry.uid or uuid4().hex,
            entry.act,
            entry.at or codec.now(),
            entry.station or self.station,
        )

    def _entry(self, line: Line, rules: Rules) -> Entry:
        try:
            return codec.entry_from_line(line, rules)
        except codec.UNREADABLE as error:
            damage = problem("entry_damaged", file=str(self.path), number=line.number)
            raise StorageError(damage) from error


def _refuse_other(put: Put, game: str, line: Line) -> None:
    """Refuse where what is in the place of an entry is not that entry."""
    held = put.line
    if held.uid != line.uid:
        raise _already_recorded(held)
    if (put.game, held.payload) != (game, line.payload):
        raise StorageError(problem("entry_differs", number=held.number))


def _already_recorded(line: Line) -> StorageError:
    said = {"number": line.number, "station": line.station, "at": line.at}
    return StorageError(problem("already_recorded", **said))


def _no_such_game() -> StorageError:
    return StorageError(problem("no_such_game"))
