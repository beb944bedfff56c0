"""The felt of a small table: a seat on each edge, its number in the middle."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look

from .seat_key import HEIGHT as CARD
from .seat_key import SeatKey
from .values import TableShown

HEIGHT: Final = 172
_INSET: Final = 20
"""How far the felt stays within the cards, in px."""

_MOST: Final = 190
_MIDDLE: Final = (84, 66)
"""The largest width of a card, and what stays free between two of them, in px."""

_SEATS: Final = 4


class TableFelt(QWidget):
    """Shows a table from above. East sits at the bottom, the next seat at the right.

    Attributes:
        seats: East first; those that nobody sits at are hidden.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = ("", "", "")
        self.seats = [SeatKey(look, self) for _ in range(_SEATS)]
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_table(self, table: TableShown, lines: tuple[str, str, str], chosen: str) -> None:
        """Show a table.

        Args:
            table: which.
            lines: what stands in the middle: above its number, the number, below.
            chosen: the id of the player who is to be swapped; "" for nobody.
        """
        for at, key in enumerate(self.seats):
            key.setVisible(at < len(table.seats))
            if at < len(table.seats):
                seat = table.seats[at]
                is_chosen = bool(chosen) and seat.player == chosen
                key.show_seat(seat, table.state, chosen=is_chosen)
        if lines != self._lines:
            self._lines = lines
            self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(400, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(270, HEIGHT)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the seats on the edges."""
        for key, place in zip(self.seats, self._places(), strict=True):
            key.setGeometry(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt, and what stands in the middle."""
        painter, color = QPainter(self), self._look.theme.color
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        felt = QRectF(self.rect()).adjusted(side // 3, _INSET, -side // 3, -_INSET)
        draw_frame(painter, felt, 10, color("felt"), color("felt_edge"), width=1.5)
        room = QRectF(side + 4, CARD + 4, self.width() - 2 * side - 8, HEIGHT - 2 * CARD - 8)
        self._middle(painter, room)

    def _middle(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        roles = (
            ("caption", "on_felt_caption"),
            ("limit", "on_felt"),
            ("caption", "on_felt_caption"),
        )
        heights = [
            theme.metrics(role).height() * 0.86 if words else 0.0
            for words, (role, _) in zip(self._lines, roles, strict=True)
        ]
        y = room.center().y() - sum(heights) / 2
        for words, (role, ink), height in zip(self._lines, roles, heights, strict=True):
            painter.setFont(theme.font(role))
            painter.setPen(theme.color(ink))
            line = QRectF(room.left(), y, room.width(), height)
            shown = theme.cut(role, words, room.width())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), shown)
            y += height

    def _side(self) -> int:
        """Give the width in px of a card: three beside each other, with room between them."""
        middle = _MIDDLE[self._look.theme.compact]
        return max(84, min(_MOST, (self.width() - middle) // 2))

    def _places(self) -> list[QRect]:
        wide = self._side()
        middle, across = (self.width() - wide) // 2, (HEIGHT - CARD) // 2
        corners = (
            (middle, HEIGHT - CARD),
            (self.width() - wide, across),
            (middle, 0),
            (0, across),
        )
        return [QRect(x, y, wide, CARD) for x, y in corners]
