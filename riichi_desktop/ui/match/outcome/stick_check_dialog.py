"""The points in the drawers against the record: what is off, and which hand may explain it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from riichi_desktop.engine import WINDS
from riichi_desktop.ledger import Chairs, Game, stick_check
from riichi_desktop.ui.kit import Button, Label, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.match.board.seat_mark import SeatMark
from riichi_desktop.ui.match.board.values import STICK, standing
from riichi_desktop.ui.match.log.lines import name_of
from riichi_desktop.ui.unbroken import unbroken

from .stick_check_lines import FoundLine, found_lines, points_of

_LINES: Final = 10
"""What is off: a total and four chairs; four slips; and that there are none."""


class StickCheckDialog(AskDialog):
    """Asks what everybody holds; says at once what it means.

    Args:
        look: as everywhere.
        game: the match.
        riichi: the chairs whose stick lies on the table in this hand.
    """

    correct_asked = Signal(str)
    """The uid of the entry of a hand that may be wrong."""

    def __init__(
        self, look: Look, game: Game, riichi: Chairs, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "ui.check.title", "ui.button.ok", parent)
        self._game, self._riichi = game, riichi
        theme, table = look.theme, game.table
        chairs = range(table.players)
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.fields = [QLineEdit(self) for _ in chairs]
        self._names = [Label(theme, "", self, font="strong") for _ in chairs]
        self._booked = [Label(theme, "", self, color="muted") for _ in chairs]
        self._marks = [SeatMark(look, WINDS[chair], self) for chair in chairs]
        self._lines = [Label(theme, "", self) for _ in range(_LINES)]
        self._buttons = [Button(theme, "", self, icon="edit") for _ in range(_LINES)]
        self._found: tuple[FoundLine, ...] = ()
        self._lay_out()
        for field in self.fields:
            field.textChanged.connect(self._check)
            field.returnPressed.connect(self._next)
        for at, button in enumerate(self._buttons):
            button.clicked.connect(lambda _=False, at=at: self._correct(at))
        self.confirmed.connect(self.accept)
        self.reword()
        self.fields[0].setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, table = self.look.words, self._game.table
        self.hint.setText(words.text("ui.check.hint"))
        for chair, (field, name) in enumerate(zip(self.fields, self._names, strict=True)):
            name.setText(name_of(table, chair, words))
            field.setAccessibleName(words.text("ui.check.holds", player=name.text()))
        scores = standing(table, self._riichi)
        for label, score in zip(self._booked, scores, strict=True):
            label.setText(words.text("ui.check.booked", points=score))
        self._check()

    def _check(self) -> None:
        """Compare what is typed; where nothing is, what is booked is taken to be right."""
        words, scores = self.look.words, standing(self._game.table, self._riichi)
        typed = [field.text().strip() for field in self.fields]
        read = [
            points_of(text) if text else score for text, score in zip(typed, scores, strict=True)
        ]
        if not any(typed):
            self._show(())
        elif any(points is None for points in read):
            self._show((FoundLine(words.text("ui.check.unreadable")),))
        else:
            # A stick that lies on the table is taken off when the hand is booked.
            counted = [
                (points or 0) + STICK * (chair in self._riichi) for chair, points in enumerate(read)
            ]
            found = stick_check(self._game, counted)
            self._show(found_lines(self._game, found, words))

    def _show(self, lines: tuple[FoundLine, ...]) -> None:
        self._found = lines[:_LINES]
        for at, (label, button) in enumerate(zip(self._lines, self._buttons, strict=True)):
            shown = at < len(self._found)
            label.setVisible(shown)
            button.setVisible(shown and bool(self._found[at].uid))
            if shown:
                label.setText(unbroken(self._found[at].sentence))
                button.setText(self.look.words.text("ui.log.correct"))
        announce(self, " ".join(line.sentence for line in self._found))

    def _next(self) -> None:
        at = next((at for at, field in enumerate(self.fields) if field.hasFocus()), 0)
        self.fields[(at + 1) % len(self.fields)].setFocus()

    def _correct(self, at: int) -> None:
        self.accept()
        self.correct_asked.emit(self._found[at].uid)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for chair, field in enumerate(self.fields):
            field.setMaximumWidth(140)
            grid.addWidget(self._marks[chair], chair, 0)
            grid.addWidget(self._names[chair], chair, 1)
            grid.addWidget(field, chair, 2)
            grid.addWidget(self._booked[chair], chair, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        lines = QVBoxLayout()
        lines.setSpacing(4)
        for label, button in zip(self._lines, self._buttons, strict=True):
            label.setWordWrap(True)
            row = QHBoxLayout()
            row.addWidget(label, 1)
            row.addWidget(button)
            lines.addLayout(row)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addLayout(lines)
        self.body.addStretch(1)
        self.setMinimumSize(620, 420)
