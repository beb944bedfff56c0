"""The club's database as the window has it: opened when it is wanted, its troubles told."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from riichi_desktop.club import Link
    from riichi_desktop.engine import Problem, Rules
    from riichi_desktop.ledger import Entry
    from riichi_desktop.storage import Backup, Club, GameHead

FILE: Final = "club.db"
"""The database, in the data folder."""

Answer = TypeVar("Answer")


class Shelf(QObject):
    """Where the matches and the club are kept; one for all pages.

    Nothing of the storage is loaded before `open`.

    Args:
        folder: the data folder.
        station: what each entry carries; None for the name of this machine.

    Attributes:
        path: the database.
        refused: why it could not be opened; None where it is open, or was not tried.
        trouble: why what was last asked of it could not be done; None where it could.
    """

    changed = Signal()
    """It is open, or shut; or other matches are in it."""
    closing = Signal()
    """It is shut next: whoever still reads lets go of it now."""
    troubled = Signal()
    """`trouble` is another one."""

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, station: str | None = None
    ) -> None:
        super().__init__(parent)
        self.path = folder / FILE
        self._station = station
        self.refused: Problem | None = None
        self.trouble: Problem | None = None
        self._club: Club | None = None
        self._is_free = False

    @property
    def station(self) -> str:
        """The name of this machine."""
        if self._station is None:
            import platform  # not for the first picture of the window

            self._station = platform.node()
        return self._station

    def call(self, station: str) -> bool:
        """Be called otherwise from now on; tell whether the database was opened anew for it.

        Args:
            station: what each entry carries; "" for the name of this machine.
        """
        before, self._station = self.station, station or None
        if self._club is None or before == self.station:
            return False
        read_only = self.read_only
        self.close()
        return self.open(read_only=read_only)

    @property
    def is_open(self) -> bool:
        """Whether matches can be read."""
        return self._club is not None

    @property
    def read_only(self) -> bool:
        """Whether another program writes, and this one only looks."""
        return self._club is not None and self._club.read_only

    @property
    def is_free(self) -> bool:
        """Whether this one only looks, and whoever wrote is gone; `probe` finds out."""
        return self.read_only and self._is_free

    def probe(self) -> None:
        """See whether whoever writes is gone."""
        from riichi_desktop.storage import is_free

        free = self.read_only and is_free(self.path)
        if free != self._is_free:
            self._is_free = free
            self.changed.emit()

    def take_over(self) -> bool:
        """Write from now on, where this one only looked; tell whether it can."""
        self.close()
        self._is_free = False
        if self.open():
            return True
        refused = self.refused
        self.open(read_only=True)
        self._set_trouble(refused)
        return False

    def open(self, *, read_only: bool = False) -> bool:
        """Open the database, or make it; tell whether it is open. Where it is, nothing is done."""
        from riichi_desktop.storage import StorageError, open_club

        if self._club is not None:
            return True
        try:
            self._club = open_club(self.path, station=self.station, read_only=read_only)
            self.refused = None
        except StorageError as error:
            self.refused = error.problem
        self.changed.emit()
        return self.is_open

    def close(self) -> None:
        """Let go of the database."""
        if self._club is not None:
            self.closing.emit()
            self._club.close()
            self._club = None

    def attempt(self, act: Callable[["Club"], Answer]) -> Answer | None:
        """Do something with the database; None where it could not be done, and `trouble` says why.

        Where somebody removed the file, it is brought back and the act tried once more.
        """
        from riichi_desktop.storage import StorageError

        if self._club is None:
            return None
        try:
            try:
                answer = act(self._club)
            except StorageError as error:
                if error.problem.id != "file_gone" or self._club.read_only:
                    raise
                self._club.rescue()
                answer = act(self._club)
        except StorageError as error:
            self._set_trouble(error.problem)
            return None
        self._set_trouble(None)
        return answer

    def games(self, *, hidden: bool = False) -> "tuple[GameHead, ...]":
        """Give the matches, the latest first."""
        return self.attempt(lambda club: club.games(hidden=hidden)) or ()

    def create(
        self,
        rules: "Rules",
        names: Iterable[str],
        title: str,
        entries: "Iterable[Entry]" = (),
        link: "Link | None" = None,
    ) -> "GameHead | None":
        """Begin a match.

        Args:
            rules: kept with it for good.
            names: of who sits there, the first dealer first.
            title: what people call it.
            entries: its record, where one is brought along.
            link: who its players are and what it counts for; its id is put in.
        """
        head = self.attempt(lambda club: club.create_game(rules, names, title, entries, link))
        if head is not None:
            self.changed.emit()
        return head

    def rename(self, game: str, title: str) -> bool:
        """Call a match otherwise."""
        return self._change(lambda club: club.rename(game, title))

    def hide(self, game: str, hidden: bool = True) -> bool:
        """Take a match off the list, or put it on again."""
        return self._change(lambda club: club.hide(game, hidden))

    def backups(self) -> "tuple[Backup, ...]":
        """Give the backups, the latest first; the database need not be open."""
        from riichi_desktop.storage import StorageError, backups

        try:
            return backups(self.path)
        except StorageError as error:
            self._set_trouble(error.problem)
            return ()

    def backup_now(self) -> "Backup | None":
        """Make a backup."""
        return self.attempt(lambda club: club.backup_now())

    def restore(self, backup: "Backup") -> "Problem | None":
        """Put a backup in the place of the database, and open it; give why it could not be."""
        from riichi_desktop.storage import restore

        return self._replace(lambda: restore(self.path, backup.path))

    def begin_anew(self) -> "Problem | None":
        """Set the database aside, whole, and open a new one; give why it could not be."""
        from riichi_desktop.storage import set_aside

        return self._replace(lambda: set_aside(self.path))

    def _replace(self, act: Callable[[], object]) -> "Problem | None":
        from riichi_desktop.storage import StorageError

        self.close()
        refusal: Problem | None = None
        try:
            act()
        except StorageError as error:
            refusal = error.problem
        self.open()
        return refusal or self.refused

    def _change(self, act: "Callable[[Club], None]") -> bool:
        def done(club: "Club") -> bool:
            act(club)
            return True

        is_done = self.attempt(done) is not None
        self.changed.emit()
        return is_done

    def _set_trouble(self, trouble: "Problem | None") -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.troubled.emit()
