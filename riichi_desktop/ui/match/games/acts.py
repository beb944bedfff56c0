"""What is done with matches as a whole: begun, renamed, hidden, brought in, restored."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.ledger import Booked, Entry
from riichi_desktop.ui.match.board.values import one_line
from riichi_desktop.ui.match.book import Book
from riichi_desktop.ui.match.tools import MatchTools
from riichi_desktop.ui.page import Desk

if TYPE_CHECKING:
    from collections.abc import Callable

    from riichi_desktop.documents import GameInput
    from riichi_desktop.storage import GameHead


class GamesActs(QObject):
    """Begins matches and looks after the list.

    Args:
        desk: as everywhere; the rules in force are the first choice for a new match.
        book: the match that is open, and the shelf it is from.
        window: what the dialogs stand over.
        tools: reads documents.
    """

    said = Signal(str)
    """A sentence for the status line."""
    begun = Signal(str, int)
    """The id of a match that begins now, and the minutes of its clock."""
    wanted = Signal(str, str)
    """A match is to be opened, by its id, at an entry, by its uid; "" for none."""
    report_asked = Signal()
    """A problem is to be reported."""

    def __init__(self, desk: Desk, book: Book, window: QWidget, tools: MatchTools) -> None:
        super().__init__(window)
        self._desk, self._look, self._book, self._window = desk, desk.look, book, window
        self._shelf, self._tools = book.shelf, tools

    def new(self) -> None:
        """Ask for a new match; the players are those of the one that is open, or nobody."""
        from riichi_desktop.ui.club.links.new_counted import NewCounted

        from .new_game import NewGame, known_names
        from .new_game_dialog import NewGameDialog

        if self._is_refused():
            return
        heads = self._shelf.games()
        rules = self._desk.session.rules
        names: tuple[str, ...] = ("", "", "", "")
        game = self._book.game
        if game is not None:
            rules = game.rules
            names = (*map(one_line, game.table.names), "", "")[:4]
        begin = NewGame(rules, names, minutes=rules.time_limit.minutes)
        known = known_names([head.names for head in heads])
        counted = NewCounted(self._desk.roll)
        people = tuple(dict.fromkeys((*counted.names, *known)))
        dialog = NewGameDialog(self._look, begin, people, self._window, counted.events)
        if game is None and counted.chosen:
            dialog.pick_event(counted.chosen)

        def begin_game(game: NewGame) -> None:
            id = counted.begin(game.rules, game.seated, game.title, game.event)
            if not id:
                dialog.say(self._trouble())
            else:
                dialog.accept()
                self.begun.emit(id, game.minutes)

        dialog.begun.connect(begin_game)
        dialog.open()

    def rename(self, id: str) -> None:
        """Ask what a match is to be called."""
        from .name_dialog import NameDialog

        head = self._head(id)
        if head is None or self._is_refused():
            return
        dialog = NameDialog(self._look, one_line(head.title), self._window)

        def rename(name: str) -> None:
            open_one = self._book.head is not None and self._book.head.id == id
            done = self._book.rename(name) if open_one else self._shelf.rename(id, name)
            if not done:
                self.said.emit(self._trouble())

        dialog.named.connect(rename)
        dialog.open()

    def hide(self, id: str) -> None:
        """Take a match off the list, or put it on again."""
        head = self._head(id)
        if head is None or self._is_refused():
            return
        done = self._shelf.hide(id, not head.hidden)
        word = "ui.games.said_shown" if head.hidden else "ui.games.said_hidden"
        self.said.emit(self._look.words.text(word) if done else self._trouble())

    def answer(self, key: str) -> None:
        """Do what a button in the place of the list stands for."""
        answers: dict[str, Callable[[], object]] = {
            "new": self.new,
            "import": self.bring_in,
            "backups": self.open_backups,
            "again": self._shelf.open,
            "look": self._look_on,
            "anew": self._shelf.begin_anew,
            "take_over": self._book.take_over,
        }
        answers[key]()

    def _look_on(self) -> None:
        self._shelf.open(read_only=True)

    def _head(self, id: str) -> "GameHead | None":
        return self._shelf.attempt(lambda club: club.head(id)) if id else None

    def bring_in(self) -> None:
        """Ask for a file with a game document, and add its match to the list."""
        if not self._is_refused():
            self.add(self._tools.output.open_json(self._window))

    def bring_in_file(self, path: Path) -> None:
        """Add the match of a file to the list."""
        self.add(self._tools.output.read_json(path), path.stem)

    def add(self, given: "GameInput | None", title: str = "") -> None:
        """Add a match to the list, and open it; what cannot be played was said already."""
        from riichi_desktop.documents import LONGEST_TITLE

        if given is None:
            return
        entries = [Entry("", Booked(event)) for event in given.events]
        called = title[:LONGEST_TITLE]
        head = self._shelf.create(given.rules, given.names, called, entries)
        if head is None:
            self.said.emit(self._trouble())
        else:
            self.begun.emit(head.id, 0)

    def open_backups(self) -> None:
        """Show the backups, to make one or to go back to one."""
        from .backups_dialog import BackupsDialog

        dialog = BackupsDialog(self._look, self._shelf, self._window)
        dialog.said.connect(self.said)
        dialog.restoring.connect(self._book.leave)
        dialog.open()

    def recheck(self) -> None:
        """Check all recorded hands again, those of other matches and the recent ones too."""
        from riichi_desktop.ui.recheck_dialog import RecheckDialog

        path, station = self._shelf.path, self._shelf.station
        history = self._desk.keeper.history.path
        dialog = RecheckDialog(self._look, path, history, station, self._window)
        dialog.opened.connect(self.wanted)
        dialog.offer("ui.report.open", self.report_asked.emit)
        dialog.open()

    def _is_refused(self) -> bool:
        """Say why nothing can be written, where it cannot."""
        refusal = self._book.shelf_refusal or self._desk.roll.barred
        if refusal is not None:
            self.said.emit(self._look.words.problem(refusal))
        return refusal is not None

    def _trouble(self) -> str:
        trouble = self._shelf.trouble
        return self._look.words.problem(trouble) if trouble else ""
