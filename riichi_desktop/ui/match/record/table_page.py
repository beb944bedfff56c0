"""The dialog's first page: the seats and what happened at the left, what it does at the right."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.look import Look

from .draw_panel import DrawPanel
from .other_panel import OtherPanel
from .preview_panel import PreviewPanel
from .seat_table import SeatTable
from .session import RecordSession
from .value_panel import ValuePanel

SPACING: Final = (14, 10)
"""Between the parts in px, normal and compact."""

_LEFT: Final = (624, 548)
"""The width of the left side in px."""


class TablePage(QWidget):
    """Seats, then what the kind of hand asks for; beside them the preview."""

    def __init__(
        self, look: Look, session: RecordSession, bottom: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._side = QWidget(self)
        self.seats = SeatTable(look, session, bottom, self._side)
        self.value = ValuePanel(look, session, self._side)
        self.draw = DrawPanel(look, session, self._side)
        self.other = OtherPanel(look, session, self._side)
        self.preview = PreviewPanel(look, session, bottom, self)
        self._left = QVBoxLayout(self._side)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.seats)
        for part in (self.value, self.draw, self.other):
            self._left.addWidget(part, 1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._side)
        self._row.addWidget(self.preview, 1)
        self.value.numbers.show_step(session.step)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._left.setSpacing(SPACING[compact])
        self._row.setSpacing(SPACING[compact] + 2)
        self._side.setFixedWidth(_LEFT[compact])
        self.seats.set_compact(compact)
        self.preview.set_compact(compact)
