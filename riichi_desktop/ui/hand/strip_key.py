"""One tile of the felt strip: a click takes it back, the mark below it makes it the winning one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from riichi_desktop.ui.hand.strip_layout import Spot
from riichi_desktop.ui.hand.tile_board import TileKey

if TYPE_CHECKING:
    from riichi_desktop.ui.hand.strip_board import StripBoard


class StripKey(TileKey):
    """One tile of the strip, or the next place for an indicator.

    Attributes:
        spot: what lies here.
        on_mark: whether the pointer is on the mark below the tile.
    """

    def __init__(self, board: "StripBoard") -> None:
        super().__init__(board)
        self.strip = board
        self.spot = Spot("win", 0, None, QRect())
        self.on_mark = False
        self._is_pointed = False
        self.setMouseTracking(True)
        self.clicked.connect(self._clicked)

    @property
    def can_win(self) -> bool:
        """Whether it can be made the winning tile: it lies concealed."""
        return self.spot.part == "concealed"

    @property
    def marked(self) -> bool:
        """Whether its mark is shown: under the pointer, the keyboard's focus, or for fingers."""
        if not self.can_win:
            return False
        return self.underMouse() or (self.ring and self.hasFocus()) or self.theme.touch

    def put(self, spot: Spot, bottom: int) -> None:
        """Stand for another spot; a concealed tile's key reaches down to the strip's bottom."""
        self.board.update(self.area)
        self.spot = spot
        down = bottom - spot.box.bottom() - 1 if self.can_win else 0
        self.lay(spot.box, spot.box.adjusted(0, 0, 0, down))
        self.on_mark = False
        self.board.update(self.area)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Notice the mark below the tile."""
        self._point(event)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember whether the mark was pressed."""
        self._point(event)
        self._is_pointed = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what the mark or the tile is for; a key that is pressed later means the tile."""
        super().mouseReleaseEvent(event)
        self._is_pointed = False

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the tile."""
        self.strip.open_menu(self, event.globalPos())

    def _point(self, event: QMouseEvent) -> None:
        on = self.can_win and event.position().y() > self.box.height()
        if on != self.on_mark:
            self.on_mark = on
            hand = Qt.CursorShape.PointingHandCursor
            self.setCursor(hand if on else Qt.CursorShape.ArrowCursor)
            self.strip.name_key(self)
            self.board.aim()
            self.board.update(self.area)

    def _clicked(self) -> None:
        if self.on_mark and self._is_pointed:
            self.strip.make_winning(self)
        else:
            self.strip.take_back(self)
