"""What else there is to say of an exhaustive draw: nagashi mangan, where the rules have it."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Chip
from riichi_desktop.ui.look import Look

from .keyed import HEIGHT, FieldRow
from .people import player
from .preview import Preview
from .problems import nagashi_refusal
from .reasons import Reasons
from .session import RecordSession

_CHIP: Final = 76
"""The least width of a chip in px."""


class DrawPanel(QWidget):
    """A chip a player; greyed with the ledger's reason where the rules know no nagashi mangan."""

    def __init__(self, look: Look, session: RecordSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        self.chips = {chair: Chip(look.theme, "", row) for chair in range(session.table.players)}
        for chair, chip in self.chips.items():
            chip.setFixedHeight(HEIGHT)
            chip.clicked.connect(lambda _on, chair=chair: self._tap(chair))
            chip.refused.connect(self._reasons.tell)
            line.addWidget(chip)
        line.addStretch(1)
        self._row = FieldRow(look, "nagashi", row, self, hint="N")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._row)
        column.addStretch(1)
        session.changed.connect(self.show_preview)
        session.step_changed.connect(lambda step: self._row.set_active(step == "nagashi"))
        look.reworded.connect(self.reword)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show who has a nagashi mangan."""
        form, table = preview.form, preview.table
        self.setVisible(form.kind == "draw")
        if form.kind != "draw":
            return
        words = self._look.words
        for chair, chip in self.chips.items():
            name = player(words, table, chair)
            chip.setText(name)
            chip.setMinimumWidth(max(_CHIP, chip.sizeHint().width() + 14))
            chip.setAccessibleName(f"{words.text('yaku.nagashi_mangan')}, {name}")
            chip.setChecked(chair in form.nagashi)
            chip.set_reason(self._reasons.text(nagashi_refusal(form, table, chair)))

    def _tap(self, chair: int) -> None:
        self._session.tap_nagashi(chair)
        self.show_preview(self._session.preview)
