"""The felt strip: the hand as it lies on the table."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Study
from riichi_desktop.ui.hand.strip_board import TILE, StripBoard
from riichi_desktop.ui.kit import Felt
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

TILE_COMPACT: Final = 56
TILE_LARGEST: Final = 88
"""Heights in px of the tiles in a small window, and in one with room to spare."""

_AIR: Final = 36
_AIR_COMPACT: Final = 24


class HandStrip(Felt):
    """The felt strip, full width: the hand with its calls, the indicators at the right.

    A click on a tile takes it back; the line that shows below a tile under the pointer, Enter, or
    the menu make it the winning tile. Lit tiles are raised with a brass rim.
    """

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self.board = StripBoard(look, session, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        session.changed.connect(self.show_study)
        session.lit.connect(self.board.light)
        session.mode_changed.connect(self._show_mode)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.board.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.set_tiles(TILE_COMPACT if compact else TILE, compact)

    def set_tiles(self, tile: int, compact: bool = False) -> None:
        """Choose the height of the tiles in px; the strip's own height follows."""
        self.board.set_tiles(tile, compact)
        self.updateGeometry()

    def show_study(self, study: Study) -> None:
        """Show a study's draft."""
        self.board.show_study(study)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self._look.words.text("ui.strip.name"))
        self.board.reword()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        air = _AIR_COMPACT if self.board.compact else _AIR
        return QSize(900, self.board.tile + air)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(600, self.sizeHint().height())

    def _show_mode(self, _mode: str) -> None:
        self.board.update()
