"""A club's database, open: what the rest of the program does with it."""

from collections.abc import Callable, Iterable
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import Entry, IllegalEvent, game_of

from .errors import StorageError
from .games import Games
from .values import Absorbed, Backup, DamagedAct, PutAside, Results

if TYPE_CHECKING:
    from riichi_desktop.club import Act, Register, Thing
    from riichi_desktop.documents import Archive

    from .daily import Daily
    from .database import Database
    from .exchange import Exchange
    from .lock import Lock
    from .played_games import PlayedGames

WORKING_SECONDS: Final = 0.1
"""How long the results may be worked on at a time."""


class Club(Games):
    """The matches and the register of one database; made by `open_club`.

    Every method may be called from any thread. Each that writes is one transaction, on the disk
    when it returns; where it raises `StorageError`, nothing was written. A game that is not there
    is `no_such_game`.

    Attributes:
        path: the database's file.
        station: who writes here.
        read_only: whether nothing may be written; then `version` tells that somebody else wrote.
    """

    def __init__(
        self,
        database: "Database",
        station: str,
        lock: "Lock | None" = None,
        daily: "Daily | None" = None,
    ) -> None:
        super().__init__(database, station)
        from .aside import Aside

        self._aside = Aside(database)
        self._database = database
        self._lock = lock
        self._daily = daily
        self._played: PlayedGames | None = None
        self._is_open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def trouble(self) -> Problem | None:
        """Why there is no backup of today: the file is damaged, the disk is full …; else None."""
        return None if self._daily is None else self._daily.trouble

    def put(
        self, things: "Iterable[Thing]", gone: Iterable[tuple[str, str]] = ()
    ) -> "tuple[Act, ...]":
        """Write down what the club has to say besides games, in one transaction.

        Args:
            things: each is from now on as it is here.
            gone: (kind, id) of each that is there no more.

        Returns:
            The acts as they are written. To put what was there before undoes them.

        Raises:
            ValueError: a thing without an id, or a kind that there is not.
        """
        self._refuse_read_only()
        return self._log.put(things, gone)

    def erase(self, player: str) -> None:
        """Take a person's data out of the file: names, alias, city, number; results stay.

        What the person is called in games becomes a dash, in reasons and titles too. Backups are
        as they were: whoever is to be forgotten there has them deleted.

        Args:
            player: an id; whoever was merged with this player is erased too.

        Raises:
            StorageError: `no_such_player`, nothing was written. `disk_full`, `busy` … where the
                person was erased and traces may be left in the file: to erase again ends it.
        """
        self._refuse_read_only()
        with self._turn:
            register = self._log.register()
            people = [uid for uid in register.players if register.who(uid) == register.who(player)]
            if not people:
                raise StorageError(problem("no_such_player"))
            self._log.erase([register.players[uid] for uid in people])
            self._forget()
        self._database.compact()

    def register(self) -> "Register":
        """Give all that was put, as it stands now; cheap to ask where nobody has written."""
        with self._turn:
            return self._log.register()

    def results(self, seconds: float = WORKING_SECONDS) -> Results:
        """Give what the games that the register has a link of came to, and its totals.

        Args:
            seconds: how long it may work on games that are not worked out yet, as after the program
                was renewed; to ask again goes on with the rest.
        """
        with self._turn:
            return self._work(seconds).results()

    def rebuild(self, progress: Callable[[int, int], object] = lambda _at, _of: None) -> Results:
        """Work out all results anew from the records; others may go on meanwhile.

        Args:
            progress: called again and again with how many games are done, and how many there are.
        """
        with self._turn:
            played = self._played_games()
            played.drop()
            played.renew(self._log.register())
            whole = left = played.left
        while left:
            with self._turn:
                left = self._work(WORKING_SECONDS).left
            progress(max(whole - left, 0), whole)
        return self.results()

    def acts(self) -> "tuple[Act, ...]":
        """Give who changed what, the first act first; of an act that was erased, what is left."""
        return self._log.acts()

    def damaged_acts(self) -> tuple[DamagedAct, ...]:
        """Give the acts that cannot be read: the register is without them."""
        with self._turn:
            return self._log.damaged()

    def exchange(self) -> "Exchange":
        """Give what an exchange with other stations reads here, and writes.

        Raises:
            StorageError: `read_only`.
        """
        from .exchange import Exchange

        self._refuse_read_only()
        return Exchange(self._database, self._acts, self._log, self._turn, self._forget)

    def to_archive(self) -> "Archive":
        """Give the whole club as it goes into one file; what cannot be read is counted."""
        from .absorbing import archive_of

        acts, damaged = self.acts(), len(self.damaged_acts())
        return archive_of(self.heads(), self.rules_and_names, self.entries, acts, damaged)

    def absorb(self, archive: "Archive", *, write: bool = True) -> Absorbed:
        """Write what of an archive is not here, in one transaction; what is here stands.

        Args:
            archive: of this club, or of another one.
            write: False only counts what is new.
        """
        from .absorbing import Absorbing

        with self._turn:
            absorbing = Absorbing(self._database, archive)
            rows, absorbed = absorbing.rows(frozenset(self._log.register().players))
            if write and not absorbed.is_nothing:
                self.exchange().take(rows)
                self._forget()
        return absorbed

    def aside(self) -> tuple[PutAside, ...]:
        """Give what lies aside, by games: written here while another station went on there.

        Raises:
            StorageError: `entry_damaged`, and as `rules_and_names`.
        """
        return tuple(
            PutAside(game, line.number, self._entry(line, self.rules_and_names(game)[0]))
            for game in self._aside.games()
            for line in self._aside.lines(game)
        )

    def rebook(self, game: str) -> int:
        """Write what lies aside of a game at the end of its record, as far as it can follow there.

        Returns:
            How many of its entries lie aside still.

        Raises:
            StorageError: as `entries` and `append`; what was written by then is.
        """
        self._refuse_read_only()
        with self._turn:
            rules, _ = self.rules_and_names(game)
            left = 0
            for line in self._aside.lines(game):
                entry = self._entry(line, rules)
                if self._follows(game, entry):
                    self.append(game, entry)
                    self._aside.drop(game, entry.uid)
                else:
                    left += 1
        return left

    def _follows(self, game: str, entry: Entry) -> bool:
        """Tell whether a record is legal with one entry more."""
        try:
            game_of(*self.rules_and_names(game), (*self.entries(game), entry))
        except IllegalEvent:
            return False
        return True

    def drop_aside(self, game: str) -> None:
        """Let go of what lies aside of a game, for good: somebody looked at it."""
        self._refuse_read_only()
        self._aside.drop(game)

    def version(self) -> int:
        """Give a number that is another one after anybody has written; cheap to ask."""
        return self._database.version()

    def check(self) -> None:
        """Look through the whole file for damage, which takes its time.

        Raises:
            StorageError: `corrupt`.
        """
        self._database.check()

    def backup_now(self) -> Backup:
        """Make a backup because somebody asked for it."""
        return self._database.backup("asked")

    def rescue(self) -> None:
        """Bring the file back after `file_gone`: everything is written to its place again.

        What lies in its place is set aside.
        """
        self._refuse_read_only()
        assert self._lock is not None, "whoever writes holds it"
        self._database.rescue()
        self._lock.renew()
        with self._turn:
            self._forget()

    def _work(self, seconds: float) -> "PlayedGames":
        self._look()
        played = self._played_games()
        played.renew(self._log.register())
        played.work(seconds)
        return played

    def _played_games(self) -> "PlayedGames":
        if self._played is None:
            from .played_games import PlayedGames
            from .played_rows import PlayedRows

            rows = PlayedRows(self._database)
            self._played = PlayedGames(rows, self.game, remembers=not self.read_only)
        return self._played

    def _forget(self) -> None:
        super()._forget()
        if self._played is not None:
            self._played.forget()

    def close(self) -> None:
        """Let go of the database; a second time it does nothing."""
        if not self._is_open:
            return
        self._is_open = False
        if self._daily is not None:
            self._daily.close()
        self._database.close()
        if self._lock is not None:
            self._lock.release()
