"""The tables of a round, beside and below each other as there is room."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.look import Look

from .card import TableCard
from .seat_key import SeatKey
from .values import TableShown

GAP: Final = 16
_LEAST: Final = (330, 280)
_MOST: Final = 460
"""The least and the largest width in px of a table, the least in a normal and a small window."""


class TableGrid(QWidget):
    """Cards of tables. The seats are one Tab stop; arrows walk from seat to seat."""

    acted = Signal(str, int)
    seat_pressed = Signal(int, str)
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cards: list[TableCard] = []
        self._count = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.theme.changed.connect(self._refit)

    @property
    def cards(self) -> Sequence[TableCard]:
        """The cards that are shown, table 1 first."""
        return self._cards[: self._count]

    def show_tables(self, tables: Sequence[TableShown], chosen: str, reason: str | None) -> None:
        """Show tables; what comes in is as for `TableCard.show_table`."""
        while len(self._cards) < len(tables):
            self._cards.append(self._new())
        for at, card in enumerate(self._cards):
            if at < len(tables):
                card.show_table(tables[at], chosen, reason)
            card.setVisible(at < len(tables))
        if len(tables) != self._count:
            self._count = len(tables)
            self._refit()
        seats = self._seats()
        if not any(seat.focusPolicy() == Qt.FocusPolicy.StrongFocus for seat in seats):
            self._stop_at(seats[0] if seats else None)

    def reword(self) -> None:
        """Say everything in the language in force."""
        for card in self._cards:
            card.reword()

    def hasHeightForWidth(self) -> bool:
        """Tell that the tables flow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of all rows."""
        places = self._places(width)
        return places[-1].bottom() + 1 if places else 0

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width = max(self.width(), _LEAST[1])
        return QSize(_LEAST[0], self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(_LEAST[1], self.heightForWidth(max(self.width(), _LEAST[1])))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tables in their places."""
        self._lay_out()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # more tables beside each other need less height

    def _places(self, width: int) -> list[QRect]:
        if not self._count:
            return []
        least = _LEAST[self._look.theme.compact]
        across = max(1, min(self._count, (width + GAP) // (least + GAP)))
        wide = min(_MOST, (width - GAP * (across - 1)) // across)
        high = self._cards[0].height_wanted
        return [
            QRect(at % across * (wide + GAP), at // across * (high + GAP), wide, high)
            for at in range(self._count)
        ]

    def _lay_out(self) -> None:
        for card, place in zip(self.cards, self._places(self.width()), strict=True):
            card.setGeometry(place)
        if self.heightForWidth(self.width()) != self.height():
            self.updateGeometry()

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()

    def _new(self) -> TableCard:
        card = TableCard(self._look, self)
        card.acted.connect(self.acted)
        card.seat_pressed.connect(self.seat_pressed)
        card.told.connect(self.told)
        for key in card.felt.seats:
            key.walked.connect(self._walk)
            key.reached.connect(self._stop_at)
        return card

    def _seats(self) -> list[SeatKey]:
        return [key for card in self.cards for key in card.felt.seats if not key.isHidden()]

    def _walk(self, key: SeatKey, step: int) -> None:
        seats = self._seats()
        at = seats.index(key) + step
        if 0 <= at < len(seats):
            seats[at].setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_at(self, stop: SeatKey | None) -> None:
        """Make a seat the one that Tab comes to."""
        for key in self._seats():
            tab = Qt.FocusPolicy.StrongFocus if key is stop else Qt.FocusPolicy.ClickFocus
            if key.focusPolicy() != tab:
                key.setFocusPolicy(tab)
