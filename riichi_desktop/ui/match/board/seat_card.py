"""What a player has on the board: his card, and the place of his riichi stick."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from riichi_desktop.ui.kit import draw_ring, mix
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look

from . import words as say
from .card_paint import draw_card
from .key import RADIUS, BoardKey
from .layout import Layout
from .sticks_paint import draw_slot, draw_stick
from .values import Gap, SeatView

if TYPE_CHECKING:
    from .board import Board


class TableCard(BoardKey):
    """A player's card: wind, name, place, score; or how far he is ahead of the one compared."""

    def __init__(self, board: "Board", chair: int) -> None:
        super().__init__(board, chair)
        self.setCheckable(True)
        self._seat: SeatView | None = None
        self._gap: Gap | None = None
        self._won = False
        self._layout: Layout | None = None
        self.clicked.connect(self._clicked)

    def show_seat(
        self, look: Look, seat: SeatView, gap: Gap | None, *, compared: bool, won: bool
    ) -> None:
        """Show a seat.

        Args:
            look: theme and words.
            seat: whose card it is.
            gap: to the player compared; None where nobody is, or where it is he.
            compared: whether the others are compared with him.
            won: whether the game is over and he is first.
        """
        words = look.words
        self._seat, self._gap, self._won = seat, gap, won
        self.setChecked(compared)
        spoken = say.spoken_gap(words, seat, gap) if gap else say.spoken_seat(words, seat)
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
        self.set_tip(words.text("ui.match.card_tip"))
        self.update()

    def place(self, layout: Layout) -> None:
        """Take a place on the board."""
        self._layout = layout
        self.setGeometry(layout.cards[self.chair])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        if self._seat is None or self._layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.theme, QRectF(self.rect())
        radius = RADIUS * self._layout.scale
        chosen, marked = self.isChecked(), self._seat.dealer or self._won
        edge = "brass" if chosen else "accent" if marked else "hairline"
        fill = self.tint(theme.color("surface"), theme.color("text"))
        width = 3.0 if chosen else 2.0 if marked else 1.0
        draw_frame(painter, rect, radius, fill, theme.color(edge), width=width)
        draw_card(painter, self.board, self._layout, self._seat, self._gap)
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, rect, radius)

    def _clicked(self) -> None:
        self.setChecked(self.board.compared == self.chair)  # the board says who is compared
        self.board.tap_seat(self.chair)


class StickSlot(BoardKey):
    """The place of a player's riichi stick: dashed while it is empty."""

    def __init__(self, board: "Board", chair: int) -> None:
        super().__init__(board, chair)
        self.setCheckable(True)
        self._declared = False
        self._layout: Layout | None = None
        self.clicked.connect(self._clicked)
        self.refused.connect(board.refused)

    def show_seat(self, look: Look, seat: SeatView) -> None:
        """Show whether the stick lies on the table, or why it cannot."""
        words = look.words
        self._declared = seat.riichi
        self.setChecked(seat.riichi)
        name = words.text("ui.match.stick", name=say.isolated(say.name_of(words, seat)))
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.set_tip(words.text(f"ui.match.stick_{'take' if seat.riichi else 'put'}"))
        refusal = seat.stick_refusal
        self.set_reason(words.problem(refusal) if refusal else None)
        self.update()

    def place(self, layout: Layout) -> None:
        """Take a place on the board."""
        self._layout = layout
        self.setGeometry(layout.slots[self.chair])

    def drawn(self) -> QRectF:
        """Give where the stick is drawn, in px of this control."""
        assert self._layout is not None
        sizes, px = self._layout.sizes, self._layout.px
        width, height = (px(length) for length in sizes.slot)
        middle = self.height() - px(sizes.slot_rise)
        return QRectF(px(sizes.pad), middle - height // 2, width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the stick or its empty place."""
        if self._layout is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, theme = self.drawn(), self.theme
        free = self.reason is None
        if self._declared:
            thin = box.height() * 0.1
            draw_stick(painter, box.adjusted(0, thin, 0, -thin), 1000)
        else:
            over = free and (self.underMouse() or self.isDown())
            fill = mix(theme.color("surface"), theme.color("accent"), 0.16) if over else None
            edge = theme.color("accent" if over else "outline")
            draw_slot(painter, box, edge if free else mix(theme.color("surface"), edge, 0.4), fill)
            if over:
                draw_stick(painter, box.adjusted(3, 3, -3, -3), 1000, opacity=0.55, rim=False)
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, box.adjusted(-5, -5, 5, 5), 8)

    def _clicked(self) -> None:
        self.setChecked(self._declared)  # the match says what is declared
        self.board.stick_tapped.emit(self.chair)
