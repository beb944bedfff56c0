"""The end of a run: how many were right, how long it took, and each of the ten to look at again."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.drills import RUN, Outcome, Run
from riichi_desktop.engine import Draft
from riichi_desktop.export import yaku_name
from riichi_desktop.ui.hand.row_tiles import meld_tiles
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Button, Heading, Label, Row, RowTile, TableRows, tiles_of
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from .asked_words import award_parts, award_title, numbers_text, summed_up
from .times import clock_text, seconds_text

_TIME: Final = 58
_MOST_TILES: Final = 18


def outcome_row(number: int, outcome: Outcome, words: Words) -> Row:
    """Give the line of one question of a run: what was asked, what is right, what was said."""
    question, right = outcome.question, outcome.verdict.right
    said = summed_up(question, words)
    if question.awarded is not None:
        asked = (award_title(question.awarded, words), *award_parts(question.awarded, words))
        said = words.text("ui.practice.summary.asked", asked=words.listed(asked), right=said)
    below = (
        "" if right else words.text("ui.practice.summary.given", given=given_text(outcome, words))
    )
    mark = words.text(f"ui.practice.summary.{'right' if right else 'wrong'}")
    return Row(
        key=number,
        name=f"{number + 1}",
        gloss=said,
        tiles=_tiles(question.draft) if question.draft is not None else (),
        values=(seconds_text(outcome.ms, words),),
        notes=(mark,),
        below=below,
        accessible=words.joined(filter(None, (f"{number + 1}", said, mark, below))),
    )


def given_text(outcome: Outcome, words: Words) -> str:
    """Say what was answered, in a few words."""
    answer, question = outcome.answer, outcome.question
    if answer == question.empty:
        return words.text("ui.practice.summary.nothing")
    if isinstance(answer, tuple):
        return numbers_text(question, answer, words)
    if question.drill == "waits":
        return words.tiles(sorted(kind for kind in answer if isinstance(kind, int)))
    return words.listed(yaku_name(id, words) for id in question.choices if id in answer)


def _tiles(draft: Draft) -> tuple[RowTile, ...]:
    tiles = list(tiles_of(draft.concealed))
    if draft.win is not None:
        tiles.append(RowTile(draft.win, marked=True, apart=True))
    for meld in draft.melds:
        first, *rest = meld_tiles(meld)
        tiles += [RowTile(first.tile, back=first.back, apart=True), *rest]
    return tuple(tiles) if len(tiles) <= _MOST_TILES else ()


class Summary(QWidget):
    """How a run went.

    Attributes:
        again, repeat: begin another run; begin one with what went wrong.
    """

    begun = Signal(bool)
    """Another run is wanted; whether with what went wrong."""
    looked_at = Signal(int)
    """A question of the run is wanted again, counted from 0."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._run: Run | None = None
        self.title = Label(look.theme, "", self, font="limit")
        self.time = Label(look.theme, "", self, color="muted")
        self.rows = TableRows(look.theme, look.art, self, columns=(_TIME + 60,), pressable=True)
        self.rows.row_pressed.connect(self._look_at)
        self.again = Button(look.theme, "", self, kind="primary")
        self.repeat = Button(look.theme, "", self)
        self.again.clicked.connect(lambda: self.begun.emit(False))
        self.repeat.clicked.connect(lambda: self.begun.emit(True))
        self._lay_out()

    def show_run(self, run: Run) -> None:
        """Show how a run went."""
        self._run = run
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        run, words = self._run, self._look.words
        if run is None or not run.outcomes:
            return
        self.title.setText(words.text("ui.practice.summary.title", right=run.right, of=RUN))
        each = seconds_text(run.ms // len(run.outcomes), words)
        took = words.text("ui.practice.summary.time", time=clock_text(run.ms), each=each)
        self.time.setText(took)
        self.setAccessibleName(words.joined((self.title.text(), took)))
        self.rows.setAccessibleName(words.text("ui.practice.summary.name"))
        rows: list[Heading | Row] = [
            outcome_row(at, one, words) for at, one in enumerate(run.outcomes)
        ]
        self.rows.set_rows(rows)
        self.again.setText(words.text("ui.practice.summary.again"))
        self.repeat.setText(words.text("ui.practice.summary.repeat", n=len(run.wrong)))
        self.repeat.setVisible(bool(run.wrong))

    def focus_home(self) -> None:
        """Put the keyboard where another run begins."""
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give marks and times their column."""
        super().resizeEvent(event)
        right = self._look.words.text("ui.practice.summary.right")
        wrong = self._look.words.text("ui.practice.summary.wrong")
        width = self._look.theme.width
        mark = max(width("caption", right), width("caption", wrong))
        self.rows.set_columns((round(mark) + _TIME,))

    def _look_at(self, key: object) -> None:
        if isinstance(key, int):
            self.looked_at.emit(key)

    def _lay_out(self) -> None:
        scroll = ScrollColumn(self)
        scroll.column.addWidget(self.rows)
        scroll.column.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.title)
        top.addWidget(self.time, 1, Qt.AlignmentFlag.AlignBottom)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.again)
        foot.addWidget(self.repeat)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
