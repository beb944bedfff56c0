"""A match that is open: the table and its buttons at the left, the hands at the right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.board import Board
from riichi_desktop.ui.match.board.shown import table_shown
from riichi_desktop.ui.match.board.values import BoardView, board_view
from riichi_desktop.ui.match.clock.clock import ClockFace

from .ask_bar import AskBar, Question
from .book import Book
from .match_layout import BELOW, BELOW_COMPACT, GAP, share
from .record_buttons import HEIGHT, RecordButtons
from .side_panel import SidePanel


class MatchView(QWidget):
    """Shows the book's match; asks for what is to be done with it.

    Attributes:
        board: the table.
        buttons: ron, tsumo, draw, other.
        bar: what the table is asked.
        side: hands, graph, what is needed, result.
        bottom: the chair at the lower edge of the table.
    """

    refused = Signal(str)
    """Why something cannot be done."""

    def __init__(self, look: Look, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._compact = False
        self.bottom = 0
        self._left = QWidget(self)
        self.board = Board(look, self._left)
        self.bar = AskBar(look.theme, self._left)
        self.buttons = RecordButtons(look, self._left)
        self.side = SidePanel(look, self)
        self._lay_out()
        self.board.stick_tapped.connect(book.tap_riichi)
        for part in (self.board, self.buttons, self.side):
            part.refused.connect(self.refused)
        book.changed.connect(self.show_game)
        book.tapped.connect(self.show_riichi)

    @property
    def board_view(self) -> BoardView:
        """The table as the board shows it."""
        book = self._book
        assert book.game is not None
        table = table_shown(book.game)
        return board_view(table, book.riichi, bottom=self.bottom, barred=book.refusal)

    def show_game(self) -> None:
        """Show the match as it is now; nothing where none is open."""
        game = self._book.game
        if game is None:
            return
        self.bottom %= game.table.players
        self.board.show_view(self.board_view)
        self.side.show_game(game, self._book.riichi)
        words, book = self._look.words, self._book
        stops = [words.problem(one) if one else None for one in (book.hand_refusal, book.refusal)]
        self.buttons.set_reasons(*stops)
        self.side.set_reason(stops[1])

    def show_riichi(self) -> None:
        """Show other sticks on the table."""
        self.board.show_view(self.board_view)
        self.side.show_riichi(self._book.riichi)

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the clock, or none."""
        self.board.show_clock(face)

    def turn_table(self) -> None:
        """Have the next player sit at the lower edge."""
        self.bottom += 1
        self.show_game()

    def ask(self, questions: Sequence[Question]) -> None:
        """Ask the first of these questions, or none."""
        shown = self.bar.isVisible()
        self.bar.ask(questions)
        if bool(questions) != shown:
            self._share()

    def focus_home(self) -> None:
        """Put the keyboard on the table as a whole: letters record, Tab comes to its seats."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self._column.setSpacing(BELOW_COMPACT if compact else BELOW)
        self.board.set_compact(compact)
        self.side.set_compact(compact)
        self._share()

    def reword(self) -> None:
        """Say everything in the language in force; the board does so by itself."""
        self.buttons.reword()
        self.side.reword()
        self.show_game()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        spacing = self._column.spacing()
        height = self.height() - HEIGHT - spacing
        if self.bar.isVisibleTo(self._left):
            height -= self.bar.sizeHint().height() + spacing
        shares = share(self.width(), height, compact=self._compact)
        self._left.setFixedWidth(shares.left)
        self.side.setFixedWidth(shares.right)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(BELOW)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        column.addWidget(self.buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self._left)
        row.addWidget(self.side)
