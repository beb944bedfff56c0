"""A result that comes on paper: who, what scores; what it comes to is shown before it is booked."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from riichi_desktop.club import Player, Register, Totals
from riichi_desktop.engine import WINDS, Rules
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import Heading, Label, Row, TableRows, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.seat_mark import SeatMark

from .result import ResultForm, form_fault, off_by, rest_of, settled

_COLUMNS: Final = (90, 90)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ResultDialog(AskDialog):
    """Asks for the scores of a game. Enter goes on; an empty last score takes what is left.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        rules: of the game.
        before: as it was booked; without players or scores where they are to be said.
        offered: who is completed; everybody where nobody is given.
    """

    booked = Signal(object)
    """The `ResultForm`."""

    def __init__(
        self,
        look: Look,
        register: Register,
        rules: Rules,
        before: Totals,
        parent: QWidget | None = None,
        *,
        offered: Sequence[Player] = (),
    ) -> None:
        super().__init__(look, "ui.club.result.title", "ui.club.result.done", parent)
        self._rules, self._penalties = rules, before.penalties
        players, scores = before.players, before.scores
        theme, seats = look.theme, range(rules.players)
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.names = [PlayerField(self) for _ in seats]
        self.scores = [QLineEdit(self) for _ in seats]
        self._marks = [SeatMark(look, WINDS[at], self) for at in seats]
        self.sum = Label(theme, "", self, color="muted")
        self.preview = TableRows(theme, look.art, self, columns=_COLUMNS)
        for at in seats:
            self.names[at].set_people(register, offered or None)
            self.names[at].set_uid(players[at] if at < len(players) else "")
            self.scores[at].setText(look.words.number(scores[at]) if scores else "")
            self.scores[at].setAlignment(Qt.AlignmentFlag.AlignRight)
            self.names[at].changed.connect(self._show)
            self.scores[at].textChanged.connect(self._show)
            self.names[at].installEventFilter(self)
            self.scores[at].installEventFilter(self)
        self.confirmed.connect(lambda: self.booked.emit(self.form))
        self._lay_out_parts()
        self.reword()
        first = next((one for one in self.names if not one.name), self.scores[0])
        first.setFocus()

    @property
    def form(self) -> ResultForm:
        """What is said so far."""
        return ResultForm(
            tuple(one.name for one in self.names),
            tuple(one.uid for one in self.names),
            tuple(one.text() for one in self.scores),
            self._penalties,
        )

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.club.result.hint"))
        for wind, name in zip(WINDS, self.names, strict=False):
            seat = words.text(f"seat.{wind}")
            name.setAccessibleName(words.text("ui.new_game.name_of", seat=seat))
            name.setPlaceholderText(words.text("ui.new_game.name_of", seat=seat))
        self._show()

    def eventFilter(self, field: QObject, event: QEvent) -> bool:
        """Go on with Enter."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            strong = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.key() in _ENTER and not strong:
                self._go_on(field)
                return True
        return super().eventFilter(field, event)

    def _go_on(self, field: QObject) -> None:
        """Go to the next field; put what is left into the last score; at the end, book."""
        order: list[QLineEdit] = [*self.names, *self.scores]
        at = next(at for at, one in enumerate(order) if one is field)
        rest = rest_of(self.form, self._rules)
        if rest is not None and field in self.scores and not order[at].text().strip():
            order[at].setText(self.look.words.number(rest))
        if self.yes.reason is None and field in self.scores:
            self.yes.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            order[(at + 1) % len(order)].setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        """Show what is missing, and what the scores come to."""
        words, form, rules = self.look.words, self.form, self._rules
        for name, score in zip(self.names, self.scores, strict=True):
            score.setAccessibleName(words.text("ui.club.result.score_of", player=name.name))
        fault = form_fault(form, rules)
        self.yes.set_reason(words.problem(fault) if fault else None)
        rest, off = rest_of(form, rules), off_by(form, rules)
        for field, text in zip(self.scores, form.scores, strict=True):
            shown = words.number(rest) if rest is not None and not text.strip() else ""
            field.setPlaceholderText(shown)
        handed = words.text("ui.club.result.sum", points=rules.start * rules.players)
        if off:
            handed = words.text("ui.club.result.off", sum=handed, points=words.signed(off))
        self.sum.setText(handed)
        self.sum.set_color("losses" if off else "muted")
        self.say("")
        self.preview.set_rows(self._rows(form))

    def _rows(self, form: ResultForm) -> list[Heading | Row]:
        words, played = self.look.words, settled(form, self._rules)
        titles = (words.text("ui.club.result.score"), words.text("ui.club.result.points"))
        rows: list[Heading | Row] = [
            Heading(words.text("ui.club.result.preview"), totals=titles, quiet=True)
        ]
        if played is None:
            return rows
        for seat in sorted(played.seats, key=lambda one: one.place):
            place = say.place_name(words, seat.place, shared=seat.tied > 1)
            points = say.final_points(words, seat.points)
            values = (words.number(seat.score), points)
            rows.append(Row(seat.player, form.names[int(seat.player)], gloss=place, values=values))
        return rows

    def _lay_out_parts(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, (mark, name, score) in enumerate(
            zip(self._marks, self.names, self.scores, strict=True)
        ):
            score.setFixedWidth(120)
            for column, part in enumerate((mark, name, score)):
                grid.addWidget(part, at, column)
        grid.addWidget(self.sum, len(self.names), 1, 1, 2, Qt.AlignmentFlag.AlignRight)
        self.preview.setMinimumHeight(26 + 28 * len(self.names) + 8)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addWidget(self.preview)
        self.body.addStretch(1)
        self.setMinimumWidth(520)
        chain(self, [*self.names, *self.scores, self.cancel, self.yes])
