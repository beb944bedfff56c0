"""What a hand is worth by its numbers: han, fu, limit, yakuman and who is liable for them."""

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import problem
from riichi_desktop.export import limit_name
from riichi_desktop.ui.look import Look

from .form import FIRST_LIMIT, MOST_HAN, RecordForm
from .keyed import FieldRow, KeyedSegmented
from .liable_row import LiableRow
from .preview import Preview
from .problems import FU, fu_refusal, yakuman_refusal
from .reasons import Reasons
from .session import RecordSession
from .worth import Worth

LIMIT_KEYS: Final = {
    "mangan": "M",
    "haneman": "H",
    "baiman": "B",
    "sanbaiman": "S",
    "yakuman": "Y",
}
"""The letter of each limit, the same in every language."""

MOST_YAKUMAN: Final = 6
"""As many as one hand has ever held (RULES.md 2.6, no. 48)."""


class NumbersPanel(QWidget):
    """Rows of numbers for the current hand. What cannot be is greyed, with the engine's reason."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self.han = KeyedSegmented(look.theme, self)
        self.fu = KeyedSegmented(look.theme, self)
        self.times = KeyedSegmented(look.theme, self)
        self.limits = KeyedSegmented(look.theme, self)
        self.liable = LiableRow(look, session, self)
        self._rows = {
            "han": FieldRow(look, "han", self.han, self, hint="V"),
            "fu": FieldRow(look, "fu", self.fu, self, hint="F"),
            "times": FieldRow(look, "times", self.times, self),
            "limit": FieldRow(look, "limit", self.limits, self),
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for row in (*self._rows.values(), self.liable):
            column.addWidget(row)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._connect()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.han.set_options([self._han_option(han) for han in range(1, MOST_HAN + 1)])
        self.limits.set_options([(name, *2 * (limit_name(name, words),)) for name in LIMIT_KEYS])
        self.limits.set_hints(LIMIT_KEYS)
        counts = range(1, MOST_YAKUMAN + 1)
        self.times.set_options(
            [(str(n), f"× {n}", limit_name("yakuman", words, n)) for n in counts]
        )

    def show_preview(self, preview: Preview, worth: Worth | None) -> None:
        """Show the numbers of the current hand."""
        gain, form = preview.form.gain, preview.form
        han, yakuman = (gain.han, gain.yakuman) if gain is not None else (None, 0)
        limit = worth.limit if worth is not None else None
        limit = "yakuman" if yakuman else limit
        self.han.set_current(str(min(han, MOST_HAN)) if han else None)
        self.limits.set_current(limit if limit in self.limits.keys else None)
        self.times.set_current(str(yakuman) if yakuman else None)
        self._show_fu(gain.fu if gain is not None else None, form)
        self._rows["fu"].setVisible(not yakuman)
        self._rows["times"].setVisible(bool(yakuman))
        self._grey(preview)
        self.liable.show_preview(preview)

    def show_step(self, step: str) -> None:
        """Show where the next digit goes."""
        for name, row in self._rows.items():
            row.set_active(name == step)

    def _grey(self, preview: Preview) -> None:
        nobody = problem("record_no_winner") if preview.form.gain is None else None
        reason = self._reasons.text(nobody)
        for numbers in (self.han, self.limits):
            numbers.set_reasons(dict.fromkeys(numbers.keys, reason))
        table = preview.table
        self.times.set_reasons(
            {
                key: self._reasons.text(yakuman_refusal(preview.form, table, int(key)))
                for key in self.times.keys
            }
        )

    def _show_fu(self, fu: int | None, form: RecordForm) -> None:
        """Offer the usual fu; and one more where a hand that is corrected has it."""
        offered, words = sorted({*FU, *([fu] if fu else [])}), self._look.words
        self.fu.set_options(
            [(str(n), str(n), words.text("ui.result.fu_flat", fu=n)) for n in offered]
        )
        han = form.gain.han if form.gain is not None else None
        self.fu.set_current(str(fu) if fu and (han is None or han < FIRST_LIMIT) else None)
        self.fu.set_reasons({str(n): self._reasons.text(fu_refusal(form, n)) for n in offered})

    def _han_option(self, han: int) -> tuple[str, str, str]:
        words = self._look.words
        if han == MOST_HAN:
            return str(han), f"{han}+", words.text("ui.record.most_han", n=han)
        return str(han), str(han), words.text("ui.result.han", n=han)

    def _connect(self) -> None:
        session = self._session
        self.han.picked.connect(lambda key: session.set_han(int(key)))
        self.fu.picked.connect(lambda key: session.set_fu(int(key)))
        self.times.picked.connect(lambda key: session.set_yakuman(int(key)))
        self.limits.picked.connect(self._set_limit)
        for control in (self.han, self.fu, self.limits, self.times):
            control.refused.connect(self._reasons.tell)

    def _set_limit(self, limit: str) -> None:
        if limit == "yakuman":
            self._session.set_yakuman(1)
        else:
            self._session.set_limit(limit)
