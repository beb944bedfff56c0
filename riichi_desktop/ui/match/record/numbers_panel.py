"""What a hand is worth by its numbers: han, fu, limit, yakuman and who is liable for them."""

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.export import limit_name
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.points.table_values import han_fu_of

from .keyed import FieldRow, KeyedSegmented
from .liable_row import LiableRow
from .preview import Preview
from .problems import yakuman_refusal
from .reasons import Reasons
from .session import RecordSession
from .value_grid import YAKUMAN, ValueGrid
from .worth import Worth

MOST_YAKUMAN: Final = 6
"""As many as one hand has ever held (RULES.md 2.6, no. 48)."""


class NumbersPanel(QWidget):
    """The values of the current hand. What cannot be is greyed, with the engine's reason.

    Attributes:
        grid: han and fu at one touch, and the limits.
        times: how many yakuman.
        liable: who answers for them.
    """

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self.grid = ValueGrid(look, self._reasons, self)
        self.times = KeyedSegmented(look.theme, self)
        self.liable = LiableRow(look, session, self)
        self._times_row = FieldRow(look, "times", self.times, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.grid, self._times_row, self.liable):
            column.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.grid.picked.connect(self._pick)
        self.times.picked.connect(lambda key: session.set_yakuman(int(key)))
        for control in (self.grid, self.times):
            control.refused.connect(self._reasons.tell)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.grid.setAccessibleName(words.text("ui.record.values"))
        counts = range(1, MOST_YAKUMAN + 1)
        self.times.set_options(
            [(str(n), f"× {n}", limit_name("yakuman", words, n)) for n in counts]
        )

    def show_preview(self, preview: Preview, worth: Worth | None) -> None:
        """Show the numbers of the current hand."""
        form = preview.form
        yakuman = form.gain.yakuman if form.gain is not None else 0
        self.grid.show_preview(preview, worth)
        self.times.set_current(str(yakuman) if yakuman else None)
        self._times_row.setVisible(bool(yakuman))
        self.times.set_reasons(
            {
                key: self._reasons.text(yakuman_refusal(form, preview.table, int(key)))
                for key in self.times.keys
            }
        )
        self.liable.show_preview(preview)

    def show_step(self, step: str) -> None:
        """Show where the next digit goes."""
        self.grid.show_step(step)
        self._times_row.set_active(step == "times")

    def _pick(self, key: str) -> None:
        if key == YAKUMAN:
            self._session.set_yakuman(1)
        else:
            self._session.set_han_fu(*han_fu_of(key))
