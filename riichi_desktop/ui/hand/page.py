"""The Hand page: the strip on top, picker and situation at the left, the result at the right."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.hand.key_entry import KeyEntry
from riichi_desktop.ui.hand.page_layout import (
    BETWEEN,
    BETWEEN_COMPACT,
    GAP,
    GAP_COMPACT,
    SPREAD,
    share,
)
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.situation import SituationPanel
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.kit import Panel
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

if TYPE_CHECKING:
    from riichi_desktop.ui.hand.result import ResultPanel


class HandPage(QWidget):
    """Builds a hand and shows what it is worth.

    Attributes:
        strip, picker, situation: its parts.
        result: the one that is built last, by `finish`; None before.
        keys: reads the keys that no control of the window took.
    """

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._compact = False
        self.result: ResultPanel | None = None
        self._left_side = QWidget(self)
        self.strip = HandStrip(look, session, self)
        self.picker = Picker(look, session, self._left_side)
        self.situation = SituationPanel(look, session, self._left_side)
        self._ground = Panel(look.theme, self)
        self.keys = KeyEntry(session, look, self)
        self.keys.pending.connect(self.picker.show_pending)
        self._lay_out()

    def finish(self) -> None:
        """Build the result: a third of the page's work, and not needed for its first picture."""
        if self.result is None:
            from riichi_desktop.ui.hand.result import ResultPanel

            self.result = ResultPanel(self._look, self._session, self)
            self.result.set_compact(self._compact)
            self.result.done.connect(self.focus_home)
            self._body.replaceWidget(self._ground, self.result)
            self._ground.deleteLater()
            self._share()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        between = BETWEEN_COMPACT if compact else BETWEEN
        self._column.setSpacing(between)
        self._left.setSpacing(between)
        self._body.setSpacing(GAP_COMPACT if compact else GAP)
        for panel in (self.strip, self.picker, self.situation):
            panel.set_compact(compact)
        if self.result is not None:
            self.result.set_compact(compact)
        self._share()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant anything."""
        return self.keys.take(event)

    def focus_home(self) -> None:
        """Put the keyboard where a hand is built."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self._share()

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(BETWEEN)
        self._body = QHBoxLayout()
        self._body.setSpacing(GAP)
        self._left = QVBoxLayout(self._left_side)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(BETWEEN)
        self._left.addWidget(self.picker, 1000)
        self._left.addWidget(self.situation, 1)
        self._column.addWidget(self.strip)
        self._column.addLayout(self._body, 1000)
        self._column.addStretch(1)
        self._body.addWidget(self._left_side)
        self._body.addWidget(self._ground)

    def _share(self) -> None:
        situation = self.situation.sizeHint().height()
        shares = share(self.width(), self.height(), situation, self._compact)
        self._left_side.setFixedWidth(shares.left)
        right = self.result or self._ground
        right.setFixedWidth(shares.right)
        # Both sides end together, wherever the left one has no use for more height.
        self.situation.setMaximumHeight(situation + SPREAD)
        most = self.picker.fit(shares.left) + self._left.spacing() + situation + SPREAD
        self._left_side.setMaximumHeight(most)
        right.setMaximumHeight(most)
        if shares.strip:
            self.strip.set_tiles(shares.strip)
