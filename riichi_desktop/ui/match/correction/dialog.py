"""A correction, shown before it is written: every hand that changes, and who is ahead then."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from riichi_desktop.ledger import Act, Amended, Correction, Voided
from riichi_desktop.ui.kit import Button, Notice, Panel
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.match.board.values import one_line
from riichi_desktop.ui.match.log.columns import columns_of
from riichi_desktop.ui.match.log.foot import LogLineLabel
from riichi_desktop.ui.match.log.lines import Cell
from riichi_desktop.ui.match.record.preview_panel import SentenceList

from .hand_list import CorrectList
from .lines import blamed, correct_lines, summary

SIZE: Final = QSize(780, 560)


class CorrectDialog(AskDialog):
    """Shows what an act on the record changes; what cannot be says why, and what can be done.

    Args:
        look: as everywhere.
        act: what would be written.
        tried: what it changes.
    """

    other = Signal(str)
    """The uid of the hand that cannot follow any more: it is to be corrected in its place."""

    def __init__(
        self, look: Look, act: Act, tried: Correction, parent: QWidget | None = None
    ) -> None:
        kind = "insert"
        if isinstance(act, Amended | Voided):
            kind = "correct" if isinstance(act, Amended) else "delete"
        super().__init__(look, f"ui.correct.title.{kind}", f"ui.correct.yes.{kind}", parent)
        self.tried = tried
        self.notice = Notice(look.theme, "", self)
        self.summary = SentenceList(look, self)
        self._panel = Panel(look.theme, self, padding=8)
        self.heads = LogLineLabel(
            look, self._panel, heights=(28, 26), font="caption", title_font="caption", rule="below"
        )
        self.list = CorrectList(look)
        self._scroll = QScrollArea(self._panel)
        self.way_out = Button(look.theme, "", self, icon="edit")
        self._lay_out()
        self.way_out.clicked.connect(self._correct_other)
        self.list.widened.connect(self._show_lines)
        self.reword()
        self.resize(SIZE)
        (self.way_out if tried.after is None else self.yes).setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, tried = self.look.words, self.tried
        said = summary(tried, words)
        refused = tried.after is None
        self.notice.setText(" ".join(said))
        self.notice.setVisible(refused)
        self.summary.show_sentences(() if refused else said)
        self.summary.setVisible(not refused)
        self.yes.set_reason(" ".join(said[:-1]) if refused else None)
        self.way_out.setVisible(refused)
        if refused:
            self.way_out.setText(words.text("ui.correct.other", hand=blamed(tried, words)))
        self._show_lines()

    def _show_lines(self) -> None:
        words, tried = self.look.words, self.tried
        lines = correct_lines(tried, words)
        names = tuple(map(one_line, tried.before.table.names))
        texts = [cell.text for line in lines for cell in (*line.cells, *line.was_cells)]
        width = self.list.width()
        columns = columns_of(width, len(names), [*texts, *names], self.look.theme)
        self.list.show_lines(lines, columns, names)
        self.heads.set_columns(columns)
        heads = [Cell(name, "muted") for name in names]
        self.heads.show_line(words.text("ui.correct.scores_after"), heads)
        self._scroll.setAccessibleName(words.text("ui.correct.scores_after"))
        self._panel.setVisible(bool(lines))

    def _correct_other(self) -> None:
        if self.tried.problem is not None:
            self.other.emit(self.tried.problem.uid)

    def _lay_out(self) -> None:
        self._scroll.setWidget(self.list)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heads)
        column.addWidget(self._scroll, 1)
        self.body.addWidget(self.notice)
        self.body.addWidget(self.summary)
        self.body.addWidget(self._panel, 1)
        self.foot.insertWidget(1, self.way_out)
