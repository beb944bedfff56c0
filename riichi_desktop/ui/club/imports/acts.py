"""What comes into the club: asked for, read outside the window's thread, shown, then taken."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from riichi_desktop.documents import printable
from riichi_desktop.engine import Problem
from riichi_desktop.ui import saving
from riichi_desktop.ui.club.part import ClubDesk

from .source_dialog import SourceDialog
from .sources import Found, Held, Logs, Source, Table, Unread, read

if TYPE_CHECKING:
    from riichi_desktop.club import Player, Thing
    from riichi_desktop.documents import Archive
    from riichi_desktop.storage import Absorbed, Club
    from riichi_desktop.ui.roll import NewTable


class ClubImport:
    """Asks for what is to be imported, and takes it.

    Args:
        club: what every part is given.
        window: what dialogs stand over.
        say: shows a sentence.
    """

    def __init__(self, club: ClubDesk, window: QWidget, say: Callable[[str], object]) -> None:
        self._club = club
        self._window = window
        self._say = say
        self._folder: Path | None = None

    def open(self, paths: Sequence[Path] = ()) -> None:
        """Ask for files or a text; read files that were dropped already."""
        roll, look = self._club.roll, self._club.look
        if roll.refusal is not None:
            self._say(look.words.problem(roll.refusal))
            return
        folder = self._folder or saving.documents_folder()
        dialog = SourceDialog(look, folder, self._window)
        dialog.given.connect(lambda sources: self._read(sources, dialog))
        dialog.open()
        if paths:
            dialog.open_files(list(paths))

    def _read(self, sources: tuple[Source, ...], asked: SourceDialog) -> None:
        self._folder = asked.folder
        roll = self._club.roll
        roll.ask("import", lambda *_: read(sources), lambda found: self._show(found, asked))

    def _show(self, found: Found, asked: SourceDialog) -> None:
        """Show what was read, in the place of what asked for it; say why where it is nothing.

        Where that was left meanwhile nothing is shown.
        """
        if not isValid(asked) or not asked.isVisible():
            return
        match found:
            case Unread():
                asked.say(self._all(found.problems))
                return
            case Logs():
                self._show_logs(found)
            case Table():
                self._show_table(found)
            case Held():
                self._count(found)
        asked.accept()

    # Logs

    def _show_logs(self, logs: Logs) -> None:
        from .logs_dialog import LogsDialog

        roll, look = self._club.roll, self._club.look
        dialog = LogsDialog(
            look, roll.register, roll.played, logs, roll.event_id, roll.uid, self._window
        )

        def put(tables: "tuple[NewTable, ...]", new: "tuple[Player, ...]") -> None:
            begun = roll.begin(tables, *new)
            if begun:
                dialog.accept()
                said = look.words.text("ui.club.imports.said_logs", n=len(begun))
                self._say(said if len(begun) == len(tables) else f"{said} {self._trouble()}")
            else:
                dialog.say(self._trouble())

        dialog.wanted.connect(put)
        dialog.open()

    # Results

    def _show_table(self, table: Table) -> None:
        from .table_dialog import TableDialog

        club, roll = self._club, self._club.roll
        rules = club.desk.session.rules
        dialog = TableDialog(
            club.look, roll.register, table, roll.event_id, rules, roll.uid, self._window
        )

        def put(things: "tuple[Thing, ...]") -> None:
            from riichi_desktop.club import Totals

            if (why := roll.why_not(*things)) is not None:
                dialog.say(club.look.words.problem(why))
            elif roll.put(*things):
                dialog.accept()
                count = sum(isinstance(one, Totals) for one in things)
                self._say(club.look.words.text("ui.club.imports.said_rows", n=count))
            else:
                dialog.say(self._trouble())

        dialog.wanted.connect(put)
        dialog.open()

    # Archives

    def _count(self, held: Held) -> None:
        """Count what of an archive is new, outside the window's thread, and show it."""
        club = self._club.roll.shelf.attempt(lambda club: club)
        if club is None:
            return
        self._club.roll.ask(
            "import",
            lambda *_: _absorbed(club, held.archive, write=False),
            lambda absorbed: self._show_archive(club, held, absorbed),
        )

    def _show_archive(self, club: "Club", held: Held, absorbed: "Absorbed | Problem") -> None:
        from .archive_dialog import ArchiveDialog

        look = self._club.look
        if isinstance(absorbed, Problem):
            self._say(look.words.problem(absorbed))
            return
        dialog = ArchiveDialog(look, held, absorbed, self._window)

        def take() -> None:
            dialog.yes.set_reason(look.words.text("ui.club.imports.reading"))
            self._club.roll.ask(
                "import",
                lambda *_: _absorbed(club, held.archive, write=True),
                lambda taken: self._end(dialog, taken),
            )

        dialog.confirmed.connect(take)
        dialog.open()

    def _end(self, dialog: QWidget, taken: "Absorbed | Problem") -> None:
        words, roll = self._club.look.words, self._club.roll
        if isValid(dialog):
            dialog.close()
        if isinstance(taken, Problem):
            self._say(words.problem(taken))
            return
        roll.steps.clear()
        roll.shelf.changed.emit()
        roll.look()
        parts = ("games", "longer", "entries", "acts", "players")
        said = (words.text(f"cli.club.{key}", n=n) for key in parts if (n := getattr(taken, key)))
        self._say(words.text("cli.club.taken", what=words.listed(said)))

    def _trouble(self) -> str:
        trouble = self._club.roll.shelf.trouble
        return self._club.look.words.problem(trouble) if trouble is not None else ""

    def _all(self, problems: Sequence[Problem]) -> str:
        return " ".join(printable(self._club.look.words.problem(one)) for one in problems)


def _absorbed(club: "Club", archive: "Archive", *, write: bool) -> "Absorbed | Problem":
    """Count what of an archive is new, or take it; outside the window's thread."""
    from riichi_desktop.storage import StorageError

    try:
        return club.absorb(archive, write=write)
    except StorageError as error:
        return error.problem
