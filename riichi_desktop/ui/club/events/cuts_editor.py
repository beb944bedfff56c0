"""The cuts of a tournament: after which round how many go on."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button, Label, Stepper
from riichi_desktop.ui.look import Look

_MOST = 4
_PEOPLE = 999


class _Cut(QWidget):
    """One cut."""

    changed = Signal()
    gone = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        theme = look.theme
        self._before, self._between = (Label(theme, "", self, color="muted") for _ in range(2))
        self.after = Stepper(theme, self, low=1, high=99)
        self.left = Stepper(theme, self, low=1, high=_PEOPLE)
        self.drop = Button(theme, "", self, kind="quiet", icon="close", icon_only=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part in (self._before, self.after, self._between, self.left, self.drop):
            row.addWidget(part)
        row.addStretch(1)
        for stepper in (self.after, self.left):
            stepper.stepped.connect(lambda _n: self.changed.emit())
        self.drop.clicked.connect(self.gone)

    def reword(self) -> None:
        """Put the words."""
        words = self._look.words
        after, left = words.text("ui.club.event.cut_after"), words.text("ui.club.event.cut_left")
        self._before.setText(after)
        self._between.setText(left)
        self.after.setAccessibleName(after)
        self.left.setAccessibleName(left)
        self.drop.setText(words.text("ui.club.event.cut_drop"))


class CutsEditor(QWidget):
    """Lists the cuts, adds and drops them."""

    changed = Signal(object)
    """The cuts, in order of rounds."""
    added = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cuts = [_Cut(look, self) for _ in range(_MOST)]
        self._shown = 0
        self.add = Button(look.theme, "", self, icon="plus")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for at, cut in enumerate(self._cuts):
            column.addWidget(cut)
            cut.changed.connect(self._tell)
            cut.gone.connect(lambda at=at: self._drop(at))
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.add.clicked.connect(self.added)
        self.reword()

    def show_cuts(self, cuts: tuple[tuple[int, int], ...]) -> None:
        """Show cuts."""
        self._shown = min(len(cuts), _MOST)
        for at, row in enumerate(self._cuts):
            row.setVisible(at < self._shown)
            if at < self._shown:
                row.after.set_value(cuts[at][0])
                row.left.set_value(cuts[at][1])
        self.add.setVisible(self._shown < _MOST)

    def reword(self) -> None:
        """Put the words."""
        for cut in self._cuts:
            cut.reword()
        self.add.setText(self._look.words.text("ui.club.event.cut_add"))

    def _tell(self) -> None:
        self.changed.emit(self._values())

    def _values(self) -> tuple[tuple[int, int], ...]:
        return tuple((one.after.value(), one.left.value()) for one in self._cuts[: self._shown])

    def _drop(self, at: int) -> None:
        values = self._values()
        self.changed.emit((*values[:at], *values[at + 1 :]))
