"""What is shown of the match that is open, or goes out of it: scoreboard, paper, files, rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Game
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.shown import table_shown
from riichi_desktop.ui.match.board.values import BoardView, board_view
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.games.model import title_of
from riichi_desktop.ui.match.log.lines import hand_title, what_happened

from .book import Book

if TYPE_CHECKING:
    from riichi_desktop.export import Match
    from riichi_desktop.ui.match.scoreboard.window import Scoreboard

    from .output import MatchOutput


class MatchTools(QObject):
    """Shows the open match elsewhere; none of it changes anything.

    Args:
        look: as everywhere.
        book: the match.
        window: what the dialogs stand over.
        rules: gives the rules in force in the program, for an empty sheet.

    Attributes:
        scoreboard: the window for a second screen; None before it was opened.
    """

    said = Signal(str)
    """A sentence for the status line."""
    correct_asked = Signal(str)
    """The uid of a hand that is to be corrected."""

    def __init__(self, look: Look, book: Book, window: QWidget, rules: Callable[[], Rules]) -> None:
        super().__init__(window)
        self._look, self._book, self._window, self._rules = look, book, window, rules
        self.scoreboard: Scoreboard | None = None
        self._output: MatchOutput | None = None
        self._face: ClockFace | None = None
        book.changed.connect(self._feed)
        book.tapped.connect(self._feed)
        look.reworded.connect(self._feed)

    @property
    def output(self) -> "MatchOutput":
        """What prints, saves and copies; loaded when it is first wanted."""
        if self._output is None:
            from .output import MatchOutput

            self._output = MatchOutput(self._look, self.said.emit)
        return self._output

    # The second screen

    def open_scoreboard(self) -> None:
        """Open the window for a second screen, or bring it to the front."""
        if self.scoreboard is None:
            from riichi_desktop.ui.match.scoreboard.window import Scoreboard

            self.scoreboard = Scoreboard(self._look)
            self.destroyed.connect(self.scoreboard.deleteLater)
        if not self.scoreboard.isVisible():
            self._show_scores(self.scoreboard)
            self.scoreboard.present(self._window)
        self.scoreboard.raise_()
        self.scoreboard.activateWindow()

    def close(self) -> None:
        """Close what stands beside the main window."""
        if self.scoreboard is not None:
            self.scoreboard.close()

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the clock there too."""
        self._face = face
        if self.scoreboard is not None:
            self.scoreboard.show_clock(face)

    def _feed(self) -> None:
        """Show the match on the second screen, where that is open."""
        if self.scoreboard is not None and self.scoreboard.isVisible():
            self._show_scores(self.scoreboard)

    def _show_scores(self, board: "Scoreboard") -> None:
        game = self._book.game
        if game is None:
            return
        from riichi_desktop.ui.match.scoreboard.values import scoreboard_view

        head, words = self._book.head, self._look.words
        row = game.rows[-1] if game.rows else None
        view = scoreboard_view(
            self._board(game),
            row,
            last=self._last(game),
            title=title_of(head, words) if head else "",
            accounts=game.settlement,
        )
        board.show_view(view)
        board.show_clock(self._face)

    def _board(self, game: Game) -> BoardView:
        return board_view(table_shown(game), self._book.riichi)

    def _last(self, game: Game) -> str:
        """Say what happened in the last hand."""
        if not game.rows:
            return ""
        row, words = game.rows[-1], self._look.words
        at = next(at for at, held in enumerate(game.events) if held.uid == row.uid)
        what = what_happened(row, game.tables[at], words)
        return words.text("ui.record.say.rule", rule=hand_title(row, words), value=what)

    # Paper, files, clipboard

    def print_sheet(self) -> None:
        """Print the score sheet; an empty one where no match is open."""
        match = self.match()
        if match is None:
            self.output.print_blank(self._rules(), self._window)
        else:
            self.output.print_sheet(match, self._window)

    def save_pdf(self) -> None:
        """Save the score sheet; an empty one where no match is open."""
        match = self.match()
        if match is None:
            self.output.save_blank(self._rules(), self._window)
        else:
            self.output.save_pdf(match, self._window)

    def print_blank(self) -> None:
        """Print an empty score sheet, under the rules of the match that is open."""
        game = self._book.game
        self.output.print_blank(game.rules if game else self._rules(), self._window)

    def save(self) -> None:
        """Save the match as a file of the kind that is chosen."""
        self._with_match(lambda match: self.output.save(match, self._window))

    def copy_text(self) -> None:
        """Copy hands and result as text."""
        self._with_match(self.output.copy_text)

    def copy_picture(self) -> None:
        """Copy hands and result as a picture."""
        self._with_match(self.output.copy_picture)

    def match(self) -> "Match | None":
        """Give the match that is open, to be printed or saved."""
        from riichi_desktop.export import Match

        game, head = self._book.game, self._book.head
        if game is None or head is None:
            return None
        return Match(game, head.title, head.created, head.number)

    def _with_match(self, act: "Callable[[Match], None]") -> None:
        match = self.match()
        if match is None:
            self.said.emit(self._look.words.text("ui.status.no_match"))
        else:
            act(match)

    # Dialogs

    def open_rules(self) -> None:
        """Show the rules of the match."""
        from .rules_dialog import RulesDialog

        if self._book.game is not None:
            RulesDialog(self._look, self._book.game.rules, self._window).open()

    def check_sticks(self) -> None:
        """Compare the points in the drawers with the record."""
        from riichi_desktop.ui.match.outcome.stick_check_dialog import StickCheckDialog

        game = self._book.game
        if game is not None:
            dialog = StickCheckDialog(self._look, game, self._book.riichi, self._window)
            dialog.correct_asked.connect(self.correct_asked)
            dialog.open()
