"""What the win pays: limit, points, who pays whom, the four payments, the steps, the way back."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.hand.headline import Headline
from riichi_desktop.ui.kit import Panel, SeatDiagram, Tabs, announce
from riichi_desktop.ui.look import Look

from .payment_grid import PaymentGrid
from .search_tab import SearchTab
from .session import PointsSession, PointsView
from .steps_tab import StepsTab
from .words import payments_of_award, seats_of_award, spoken_award, summary_of_award

TABS: Final = ("steps", "search")
_PADDING: Final = (16, 12)
_SPACING: Final = (10, 6)


class PointsResult(Panel):
    """Screen readers are told each result as one sentence; it is the accessible description too.

    Attributes:
        headline, seats, payments, tabs, steps, search: its parts.
    """

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._points = points
        self.headline = Headline(look, self)
        self.seats = SeatDiagram(look.theme, self)
        self.payments = PaymentGrid(look, points, self)
        self.tabs = Tabs(look.theme, self)
        self.steps = StepsTab(look, self)
        self.search = SearchTab(look, points, self)
        self._lay_out()
        self.tabs.picked.connect(self.open_tab)
        points.changed.connect(self.show_view)
        look.reworded.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = _PADDING[compact]
        self.setContentsMargins(side, side, side, side)
        self._column.setSpacing(_SPACING[compact])

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.setAccessibleName(words.text("ui.result.name"))
        self.tabs.setAccessibleName(words.text("ui.result.name"))
        self.tabs.set_tabs([(key, words.text(f"ui.points.tab.{key}")) for key in TABS])
        self.payments.setAccessibleName(words.text("ui.points.payments"))
        self.show_view(self._points.view)

    def show_view(self, view: PointsView) -> None:
        """Show what is paid."""
        words, awarded = self._look.words, view.awarded
        self.headline.show_summary(summary_of_award(awarded, words))
        cards, arrows = seats_of_award(awarded, words)
        self.seats.set_seats(cards)
        self.seats.set_arrows(arrows)
        self.seats.setAccessibleName(words.text("ui.seats.name"))
        self.seats.setAccessibleDescription(payments_of_award(awarded, words))
        self.payments.show_view(view)
        self._show_tab(view)
        self._tell(spoken_award(awarded, words))

    def open_tab(self, key: str) -> None:
        """Show a tab."""
        self.tabs.set_current(key)
        self._stack.setCurrentIndex(TABS.index(key))
        self._show_tab(self._points.view)

    def _show_tab(self, view: PointsView) -> None:
        """Work out the tab that is shown alone."""
        (self.search if self._stack.currentIndex() else self.steps).show_view(view)

    def _tell(self, sentence: str) -> None:
        """Have a new result spoken."""
        if sentence != self.accessibleDescription():
            self.setAccessibleDescription(sentence)
            announce(self, sentence)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.headline, 1, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignTop)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.steps)
        self._stack.addWidget(self.search)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(top)
        self._column.addWidget(self.payments)
        self._column.addWidget(self.tabs)
        self._column.addLayout(self._stack, 1)
        self.set_compact(False)
