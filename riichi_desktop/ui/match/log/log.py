"""The hands of a match: their list, what is on the table, the scores, the details of one."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ledger import Chairs, Game
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.shown import table_shown
from riichi_desktop.ui.match.board.values import one_line, standing

from .columns import Columns, columns_of
from .foot import BalanceLine, LogLineLabel
from .hand_list import LogList
from .lines import Cell, balance, log_lines, now_cells, row_of, score_cells

if TYPE_CHECKING:
    from .details import LogDetails

OVER: Final = 13
"""How far the list reaches into the margin of the panel, in px: its scroll bar stands there."""

_FOOT: Final = 8
"""Below everything, in px."""


class LogPanel(QWidget):
    """The list of hands. It books nothing: it asks for a correction, an insertion, a deletion.

    It is `OVER` px wider than its lines.
    """

    correct_asked = Signal(str)
    """The uid of the entry to correct."""
    insert_asked = Signal(str)
    delete_asked = Signal(str)
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game: Game | None = None
        self._riichi: Chairs = ()
        self.names = LogLineLabel(
            look, self, heights=(30, 26), font="caption", title_font="caption", rule="below"
        )
        self.list = LogList(look, self)
        self.now = LogLineLabel(look, self, heights=(32, 28))
        self.scores = LogLineLabel(look, self, heights=(38, 32), title_font="strong", rule="above")
        self.balance = BalanceLine(look, self)
        self._details: LogDetails | None = None
        self._compact = False
        self._reason: str | None = None
        self._columns: Columns | None = None
        self._lay_out()
        self.list.chosen.connect(self._show_details)
        self.list.correct_asked.connect(self.correct_asked)
        self.list.insert_asked.connect(self.insert_asked)
        self.list.delete_asked.connect(self.delete_asked)
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: self.now.set_cut(most > 0))
        look.theme.changed.connect(self._fit)
        self.reword()

    @property
    def details(self) -> "LogDetails":
        """The details of the line that is looked at; built when they are first wanted."""
        if self._details is None:
            from .details import LogDetails

            made = self._details = LogDetails(self._look, self)
            made.hide()
            made.correct_asked.connect(lambda: self.correct_asked.emit(self.list.open))
            made.insert_asked.connect(lambda: self.insert_asked.emit(self.list.open))
            made.delete_asked.connect(lambda: self.delete_asked.emit(self.list.open))
            made.refused.connect(self.refused)
            made.reword()
            made.set_compact(self._compact)
            made.set_reason(self._reason)
            if self._columns is not None:
                made.set_columns(self._columns)
                made.setMaximumWidth(self._columns.width)
            self._column.addWidget(made)
        return self._details

    @property
    def needed(self) -> int:
        """The height in px with which no line is scrolled away."""
        parts = (self.names, self.now, self.scores, self.balance, self._details)
        seen = (part for part in parts if part is not None and not part.isHidden())
        return self.list.sizeHint().height() + sum(one.sizeHint().height() for one in seen) + _FOOT

    @property
    def chosen(self) -> str:
        """The uid of the line that is looked at; "" for none."""
        return self.list.open

    @property
    def last(self) -> str:
        """The uid of the last line; "" where nothing happened yet."""
        lines = self.list.model_of_lines.lines
        return lines[-1].uid if lines else ""

    def show_game(self, game: Game, riichi: Chairs) -> None:
        """Show a match as it is now."""
        self._game, self._riichi = game, riichi
        words, names = self._look.words, game.table.names
        shown = tuple(one_line(name) for name in names)
        self.list.show_lines(log_lines(game, words), shown)
        caption = words.text("ui.log.hand")
        self.names.show_line(caption, [Cell(name, "muted") for name in shown])
        self._show_now()
        self._fit()
        if self.chosen:
            self._show_details(self.chosen)

    def show_riichi(self, riichi: Chairs) -> None:
        """Show other sticks on the table."""
        if riichi != self._riichi:
            self._riichi = riichi
            self._show_now()

    def set_reason(self, reason: str | None) -> None:
        """Grey what changes the record, with the reason why."""
        self._reason = reason
        if self._details is not None:
            self._details.set_reason(reason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        if self._details is not None:
            self._details.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.list.setAccessibleName(words.text("ui.log.title"))
        if self._details is not None:
            self._details.reword()
        if self._game is not None:
            self.show_game(self._game, self._riichi)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._fit()

    def _show_now(self) -> None:
        game, words = self._game, self._look.words
        assert game is not None
        table, names = table_shown(game), game.table.names
        over = table.is_over
        self.now.setVisible(not over)
        self.now.show_line(words.text("ui.log.now"), now_cells(table, self._riichi, words), names)
        scores = standing(table, self._riichi)
        self.scores.show_line(words.text("ui.log.scores"), score_cells(scores, words), names)
        self.balance.show_balance(*balance(game, table, len(self._riichi), words))

    def _show_details(self, uid: str) -> None:
        line, game = self.list.line(uid), self._game
        shown = line is not None and line.at >= 0
        if shown and line is not None and game is not None:
            from .parts import details_of

            found = details_of(game, line, row_of(game, uid), self._look.words)
            self.details.show_details(found, game.table.players, game.tables[line.at].names)
        if shown or self._details is not None:
            self.details.setVisible(shown)
        if shown:
            self._column.activate()
            self.list.scrollTo(self.list.currentIndex())

    def _fit(self) -> None:
        """Lay the columns out: wide enough for every number that stands in them."""
        game = self._game
        if game is None:
            return
        lines = self.list.model_of_lines.lines
        texts = [cell.text for line in lines for cell in line.cells]
        texts += [self._look.words.number(score) for score in game.table.scores]
        self.list.setMaximumHeight(self.list.sizeHint().height())
        columns = columns_of(self.width() - OVER, game.table.players, texts, self._look.theme)
        self.list.set_columns(columns)
        self._columns = columns
        rows: list[LogLineLabel | LogDetails] = [self.names, self.now, self.scores]
        if self._details is not None:
            rows.append(self._details)
        for part in rows:
            part.set_columns(columns)
        for wide in (*rows, self.balance):
            wide.setMaximumWidth(columns.width)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.names)
        column.addWidget(self.list, 1000)
        for part in (self.now, self.scores, self.balance):
            column.addWidget(part)
        column.addStretch(1)
        column.addSpacing(_FOOT)
