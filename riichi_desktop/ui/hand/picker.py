"""The picker: the tray with the modes and the tiles that a press adds."""

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Move, Study
from riichi_desktop.ui.hand.candidates import Candidates
from riichi_desktop.ui.hand.mode_row import ModeRow
from riichi_desktop.ui.hand.picker_grid import PickerGrid
from riichi_desktop.ui.kit import Tray
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

_PADDING = 12
_PADDING_COMPACT = 10


class Picker(Tray):
    """Modes over four rows of tiles; take back and clear end the honours.

    Its tiles grow from 48 x 64 to 60 x 80 px with the room it is given (42 x 56 in a small
    window, 33 x 44 at least); it is never higher than the tiles in its width need.
    """

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=_PADDING)
        self._look = look
        self._session = session
        self.modes = ModeRow(look, session, self)
        self.grid = PickerGrid(look, session, self)
        self.candidates = Candidates(look, session, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.modes)
        column.addWidget(self.grid)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        session.changed.connect(self.show_study)
        session.mode_changed.connect(lambda _mode: self.show_study(session.study))
        session.offered.connect(self._offer)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self._refit)
        self.reword()
        self._refit()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = _PADDING_COMPACT if compact else _PADDING
        self.setContentsMargins(side, side, side, side)
        self.modes.set_compact(compact)
        self.grid.set_compact(compact)
        self._refit()

    def show_study(self, study: Study) -> None:
        """Show what can be pressed now."""
        self.modes.show_study(study)
        self.grid.show_study(study)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self._look.words.text("ui.picker.name"))
        self.modes.reword()
        self.grid.reword()

    def show_pending(self, digits: str) -> None:
        """Show the digits that were typed and wait for their suit; "" for none."""
        self.grid.show_typed(digits)

    def fit(self, width: int) -> int:
        """Be no higher than a width in px has use for; give that height in px."""
        margins = self.contentsMargins()
        above = margins.top() + self.modes.sizeHint().height() + 12 + margins.bottom()
        most = above + self.grid.tallest(width - margins.left() - margins.right())
        self.setMaximumHeight(most)
        return most

    def _offer(self, moves: tuple[Move, ...]) -> None:
        meld = moves[0].meld
        tile = meld.called if meld is not None and meld.called is not None else 0
        cell = self.grid.cell_of(tile).translated(self.grid.pos())
        self.candidates.offer(moves, cell)

    def _refit(self) -> None:
        self.fit(self.width())
        self.updateGeometry()
