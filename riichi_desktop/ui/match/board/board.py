"""The table: felt, a card at each edge, and in the middle round, counters, pot and clock."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import announce, chain
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.clock.face import ClockKey

from . import words as say
from .faces import Faces
from .key import RADIUS, BoardKey
from .layout import COMPACT, NORMAL, Layout, chair_at, lay_out
from .middle_paint import draw_middle
from .seat_card import StickSlot, TableCard
from .values import BoardView, Gap, gaps

FELT_RADIUS: Final = 18.0
"""The corners of the table (LOOK, "Space")."""

_SHADOWS: Final = ((3.0, 10), (1.5, 22))
"""Below a card: how far down, and how dark of 255."""


class Board(QWidget):
    """Who sits where, with what; a card is tapped for the gaps, a stick for a riichi.

    It holds no truth but which seat the others are compared with. Show it a `BoardView`, and a
    `ClockFace` each second.

    Args:
        look: theme and words.
    """

    stick_tapped = Signal(int)
    """A chair whose stick is laid down, or taken back."""
    seat_tapped = Signal(int)
    """A chair whose card was tapped."""
    clock_tapped = Signal()
    """The clock was tapped."""
    refused = Signal(str)
    """Why a greyed stick cannot be tapped, when it is tapped or reached by the keyboard."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.faces = Faces(look.theme)
        self._compact = False
        self._view: BoardView | None = None
        self._layout: Layout | None = None
        self._compared: int | None = None
        self._stop = 0
        self._cards: list[TableCard] = []
        self._slots: list[StickSlot] = []
        self._clock = ClockKey(self)
        self._clock.hide()
        self._clock.tapped.connect(self.clock_tapped)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.update)
        self.reword()

    @property
    def compared(self) -> int | None:
        """The chair that the others are compared with, or None."""
        return self._compared

    def show_view(self, view: BoardView) -> None:
        """Show a table; nothing is done where it is the one shown."""
        if view == self._view:
            return
        before, self._view = self._view, view
        if before is None or len(before.seats) != len(view.seats):
            self._make_seats(len(view.seats))
            self._compared = None
        if before is None or (before.bottom, len(before.seats)) != (view.bottom, len(view.seats)):
            self._lay_out()
        self._show_seats()
        self.update()

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the clock, or none."""
        self._clock.show_face(self.look, face)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self._lay_out()

    def compare(self, chair: int | None) -> None:
        """Show how far the others are from a chair; None shows the scores again."""
        if self._view is None or chair == self._compared:
            return
        self._compared = chair
        self._show_seats()
        self.update()
        if chair is not None:
            announce(self, self.spoken_gaps())

    def spoken_gaps(self) -> str:
        """Say the gaps that are shown; "" where none are."""
        view, words = self._view, self.look.words
        if view is None or self._compared is None:
            return ""
        title = words.text("ui.match.gaps_of", name=self._name(self._compared))
        found = gaps(view, self._compared)
        spoken = [say.spoken_gap(words, view.seats[gap.chair], gap) for gap in found]
        return words.joined([title, *spoken])

    def card(self, chair: int) -> TableCard:
        """Give a chair's card."""
        return self._cards[chair]

    def slot(self, chair: int) -> StickSlot:
        """Give the place of a chair's stick."""
        return self._slots[chair]

    @property
    def clock(self) -> ClockKey:
        """The clock."""
        return self._clock

    def focus_home(self) -> None:
        """Put the keyboard on the card where it was last; on the first dealer's before."""
        if self._cards:
            self._cards[self._stop].setFocus(Qt.FocusReason.OtherFocusReason)

    def tap_seat(self, chair: int) -> None:
        """Do what a tap on a card does: compare with its player, or stop."""
        self.compare(None if chair == self._compared else chair)
        self.seat_tapped.emit(chair)

    def walk(self, key: BoardKey, side: str) -> bool:
        """Put the focus on the like of a key at another edge; tell whether the arrow meant that."""
        view = self._view
        if view is None or key.chair < 0:
            return False
        chair = chair_at(side, len(view.seats), view.bottom)
        if chair is not None:
            keys: list[TableCard] | list[StickSlot] = (
                self._slots if isinstance(key, StickSlot) else self._cards
            )
            keys[chair].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def stop_at(self, chair: int) -> None:
        """Make a chair's card and stick those that Tab comes to."""
        if chair < 0:
            return
        self._stop = chair
        for keys in (self._cards, self._slots):
            for key in keys:
                here = key.chair == chair
                tab = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
                if key.focusPolicy() != tab:
                    key.setFocusPolicy(tab)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self.look.words.text("ui.match.table"))
        self._clock.reword(self.look)
        if self._view is not None:
            self._show_seats()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px that the board is made for."""
        return QSize(*(COMPACT if self._compact else NORMAL).whole)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        width, height = (COMPACT if self._compact else NORMAL).whole
        return QSize(round(width * 0.9), round(height * 0.88))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the gaps with Esc."""
        if event.key() == Qt.Key.Key_Escape and self._compared is not None:
            self.compare(None)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint felt, the shadows of the cards, and what stands in the middle."""
        view, layout = self._view, self._layout
        if view is None or layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color, radius = self.look.theme.color, FELT_RADIUS * layout.scale
        felt = QRectF(layout.felt)
        draw_frame(painter, felt, radius, color("felt"), color("felt_edge"), width=2.0)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = RADIUS * layout.scale
        for down, dark in _SHADOWS:
            painter.setBrush(QColor(0, 0, 0, dark))
            for card in layout.cards:
                painter.drawRoundedRect(QRectF(card).translated(0, down), radius, radius)
        compared = "" if self._compared is None else self._name(self._compared)
        draw_middle(painter, self.look, self.faces, layout, view, compared)

    def _name(self, chair: int) -> str:
        assert self._view is not None
        return say.isolated(say.name_of(self.look.words, self._view.seats[chair]))

    def _make_seats(self, count: int) -> None:
        for key in (*self._cards, *self._slots):
            key.hide()
            key.deleteLater()
        self._cards = [TableCard(self, chair) for chair in range(count)]
        self._slots = [StickSlot(self, chair) for chair in range(count)]
        pairs = zip(self._cards, self._slots, strict=True)
        chain(self, [*(key for pair in pairs for key in pair), self._clock])
        self.stop_at(0)
        for key in (*self._cards, *self._slots):
            key.show()

    def _show_seats(self) -> None:
        view = self._view
        assert view is not None
        found: dict[int, Gap] = {}
        if self._compared is not None:
            found = {gap.chair: gap for gap in gaps(view, self._compared)}
        for seat, card, slot in zip(view.seats, self._cards, self._slots, strict=True):
            gap, compared = found.get(seat.chair), seat.chair == self._compared
            won = view.table.is_over and seat.place == 1
            card.show_seat(self.look, seat, gap, compared=compared, won=won)
            slot.show_seat(self.look, seat)

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        compact = self._compact
        layout = lay_out(self.size(), len(view.seats), view.bottom, compact=compact)
        self._layout = layout
        for card, slot in zip(self._cards, self._slots, strict=True):
            card.place(layout)
            slot.place(layout)
        self._clock.place(layout)
        self.update()
