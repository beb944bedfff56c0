"""Two entries of one person made one: which stays, and what comes to it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from riichi_desktop.club import Played, Register, merge_fault
from riichi_desktop.ui.club.people import NOBODY, games_of
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import Button, Heading, Label, Row, TableRows
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

_COLUMNS: Final = (90, 90, 90)
_SIDES: Final = ("kept", "gone")


class MergeDialog(AskDialog):
    """Asks which of two entries stays, and shows what both have.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        played: all games and totals.
        kept, gone: what to begin with; "" for nobody.
    """

    merged = Signal(str, str)
    """The id that is gone, and the one that stays."""

    def __init__(
        self,
        look: Look,
        register: Register,
        played: tuple[Played, ...],
        kept: str,
        gone: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "ui.club.merge.title", "ui.club.merge.done", parent)
        self._register, self._played = register, played
        self._games = games_of(register, played)
        theme = look.theme
        self.hint = Label(theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.fields = {side: PlayerField(self) for side in _SIDES}
        self._captions = {side: Label(theme, "", self, color="muted") for side in _SIDES}
        self.swap = Button(theme, "", self, icon="turn")
        self.table = TableRows(theme, look.art, self, columns=_COLUMNS)
        for side, uid in zip(_SIDES, (kept, gone), strict=True):
            self.fields[side].set_people(register)
            self.fields[side].set_uid(uid)
            self.fields[side].changed.connect(self._show)
        self.swap.clicked.connect(self._swap)
        self.confirmed.connect(self._merge)
        self._lay_out_parts()
        self.setMinimumWidth(560)
        self.reword()
        self.fields["gone" if kept else "kept"].setFocus()

    @property
    def pair(self) -> tuple[str, str]:
        """The id that stays, and the one that is gone; "" for nobody."""
        return self.fields["kept"].uid, self.fields["gone"].uid

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.club.merge.hint"))
        self.swap.setText(words.text("ui.club.merge.swap"))
        for side in _SIDES:
            caption = words.text(f"ui.club.merge.{side}")
            self._captions[side].setText(caption)
            self.fields[side].setAccessibleName(caption)
        self._show()

    def _show(self) -> None:
        """Show what both have, and why they cannot be made one."""
        words, (kept, gone) = self.look.words, self.pair
        if kept and gone:
            fault = merge_fault(self._register, gone, kept, self._played)
            self.yes.set_reason(words.problem(fault) if fault else None)
        else:
            self.yes.set_reason(words.text("ui.club.merge.two"))
        self.say("")
        counts = [self._counts(uid) for uid in (kept, gone)]
        titles = tuple(words.text(f"ui.club.merge.column.{key}") for key in (*_SIDES, "both"))
        rows = [
            Row(
                key=key,
                name=words.text(f"ui.club.merge.row.{key}"),
                values=tuple(map(words.number, (here[key], there[key], here[key] + there[key]))),
            )
            for here, there in [counts]
            for key in here
        ]
        self.table.set_rows([Heading("", totals=titles, quiet=True), *rows])

    def _counts(self, uid: str) -> dict[str, int]:
        register = self._register
        return {
            "games": self._games.get(uid, NOBODY)[0],
            "events": sum(one.player == uid for one in register.registrations.values()),
            "evenings": sum(one.player == uid for one in register.attendances.values()),
            "adjustments": sum(one.player == uid for one in register.adjustments.values()),
        }

    def _swap(self) -> None:
        kept, gone = (self.fields[side].text() for side in _SIDES)
        self.fields["kept"].setText(gone)
        self.fields["gone"].setText(kept)

    def _merge(self) -> None:
        kept, gone = self.pair
        self.merged.emit(gone, kept)

    def _lay_out_parts(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, side in enumerate(_SIDES):
            grid.addWidget(self._captions[side], at, 0)
            grid.addWidget(self.fields[side], at, 1)
        grid.addWidget(self.swap, 0, 2, 2, 1)
        self.body.addWidget(self.hint)
        self.body.addLayout(grid)
        self.body.addWidget(self.table)
        self.body.addStretch(1)
