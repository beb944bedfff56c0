"""Places of painted tables: to point at, to focus, to press and to be read out."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from riichi_desktop.ui.kit import ring_after

WALK: Final = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
_PRESS: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Owner(Protocol):
    """What a stop asks of the table that it is one of."""

    def light(self, stop: "Stop | None", *, focused: bool) -> None:
        """Take note of the stop that is pointed at, or focused; None for none."""

    def walk(self, stop: "Stop", across: int, down: int) -> bool:
        """Move the focus on; tell whether there is somewhere to go."""

    def press(self, stop: "Stop") -> None:
        """Do what a press does."""


if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # Qt's classes cannot be mixed


class Stop(_Widget):
    """One place; its table paints it.

    Attributes:
        at: its number in the table.
        ring: whether the focus shows.
    """

    def take(self, owner: Owner, at: int) -> None:
        """Be a place of a table."""
        self._owner = owner
        self.at = at
        self.ring = True
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, _event: QEnterEvent) -> None:
        """Light up."""
        self._owner.light(self, focused=False)

    def leaveEvent(self, _event: QEvent) -> None:
        """Go out."""
        self._owner.light(None, focused=False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up, with a ring when the keyboard came here."""
        self.ring = ring_after(event, self.ring)
        self._owner.light(self, focused=True)

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        """Go out."""
        self._owner.light(None, focused=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, or press."""
        key = Qt.Key(event.key())
        self.ring = True
        if key in _PRESS:
            self._owner.press(self)
        elif key not in WALK or not self._owner.walk(self, *WALK[key]):
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press."""
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self._owner.press(self)


class ReadStop(Stop, QLabel):
    """A place that is only read."""

    def __init__(self, owner: Owner, at: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.take(owner, at)


class PressStop(Stop, QPushButton):
    """A place whose press does something: a button, for who cannot see."""

    def __init__(self, owner: Owner, at: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.take(owner, at)
        self.setAutoDefault(False)
        self.clicked.connect(lambda: owner.press(self))


class Stops:
    """The stops of a table, as many as it needs; one of them takes Tab.

    Args:
        owner: the table that paints them.
        parent: the same, as the widget that holds them.
    """

    def __init__(self, owner: Owner, parent: QWidget) -> None:
        self._owner = owner
        self._parent = parent
        self._made: list[Stop] = []
        self.shown: list[Stop] = []
        self.pointed: Stop | None = None
        self.focused: Stop | None = None

    @property
    def lit(self) -> int | None:
        """The number of the stop that is lit: the one pointed at, else the focused one."""
        stop = self.pointed or self.focused
        return stop.at if stop is not None and stop in self.shown else None

    @property
    def ringed(self) -> int | None:
        """The number of the stop whose focus shows."""
        stop = self.focused
        return stop.at if stop is not None and stop.ring and stop.hasFocus() else None

    def show(self, names: Sequence[str], pressable: Callable[[int], bool]) -> None:
        """Have one stop for each name; the hand points where a press does something."""
        self._make([PressStop if pressable(at) else ReadStop for at in range(len(names))])
        for stop in self._made[len(names) :]:
            stop.hide()
        self.shown = self._made[: len(names)]
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        for stop, name in zip(self.shown, names, strict=True):
            if stop.accessibleName() != name:
                stop.setAccessibleName(name)
            stop.setCursor(hand if pressable(stop.at) else arrow)
            stop.show()
        if self.pointed not in self.shown:
            self.pointed = None
        if self.focused not in self.shown:
            self.focused = None
        self._stop_tab()

    def _make(self, kinds: Sequence[type[PressStop] | type[ReadStop]]) -> None:
        """Have a stop of each of these kinds, in their Tab order."""
        changed = False
        for at, kind in enumerate(kinds):
            if at < len(self._made) and isinstance(self._made[at], kind):
                continue
            for old in self._made[at : at + 1]:
                old.hide()
                old.deleteLater()
            self._made[at : at + 1] = [kind(self._owner, at, self._parent)]
            changed = True
        if changed:
            for before, stop in pairwise(self._made):
                QWidget.setTabOrder(before, stop)

    def light(self, stop: Stop | None, *, focused: bool) -> None:
        """Take note of what is pointed at or focused."""
        if focused:
            self.focused = stop
            if stop is not None:
                self._stop_tab()
        else:
            self.pointed = stop

    def go(self, at: int) -> bool:
        """Put the focus on a stop by its number; tell whether it is there."""
        if not 0 <= at < len(self.shown):
            return False
        self.shown[at].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _stop_tab(self) -> None:
        stop = self.focused if self.focused in self.shown else next(iter(self.shown), None)
        for each in self.shown:
            policy = Qt.FocusPolicy.StrongFocus if each is stop else Qt.FocusPolicy.ClickFocus
            if each.focusPolicy() != policy:
                each.setFocusPolicy(policy)
