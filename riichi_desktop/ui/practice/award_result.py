"""What a win without tiles pays, and how that comes about: the view of the Points page, smaller."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Awarded
from riichi_desktop.export import award_steps
from riichi_desktop.ui.hand.headline import Headline
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Panel, SeatDiagram
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.points.steps_view import StepsView
from riichi_desktop.ui.points.words import (
    payments_of_award,
    seats_of_award,
    spoken_award,
    summary_of_award,
)

_PADDING: Final = (16, 12)


class AwardResult(Panel):
    """Headline, seats, steps."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._awarded: Awarded | None = None
        self.headline = Headline(look, self)
        self.seats = SeatDiagram(look.theme, self)
        self.steps = StepsView(look, self)
        self._scroll = ScrollColumn(self)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.headline, 1, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignTop)
        column = self._scroll.column
        column.setSpacing(14)
        column.addLayout(top)
        column.addWidget(self.steps)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._scroll.set_padding(_PADDING[compact])

    def show_award(self, awarded: Awarded) -> None:
        """Show what a win pays."""
        self._awarded = awarded
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        awarded, words = self._awarded, self._look.words
        if awarded is None:
            return
        self.headline.show_summary(summary_of_award(awarded, words))
        cards, arrows = seats_of_award(awarded, words)
        self.seats.set_seats(cards)
        self.seats.set_arrows(arrows)
        self.seats.setAccessibleName(words.text("ui.seats.name"))
        self.seats.setAccessibleDescription(payments_of_award(awarded, words))
        self.steps.show_lines(award_steps(awarded, words))
        self.setAccessibleName(words.text("ui.result.name"))
        self.setAccessibleDescription(spoken_award(awarded, words))
