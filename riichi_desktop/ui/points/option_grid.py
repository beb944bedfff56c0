"""One choice out of many that lie in rows and columns."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit import chain
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.theme import Theme

_WALK: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GridOption(Option):
    """A cell: a place to press and to focus; its grid paints it."""

    def __init__(self, theme: Theme, key: str, grid: "OptionGrid") -> None:
        super().__init__(theme, key, grid, grid)
        self._grid = grid

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk in both directions."""
        step = _WALK.get(Qt.Key(event.key()))
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is not None and plain:
            self._grid.step_from(self, *step)
        else:
            super().keyPressEvent(event)


class OptionGrid(QWidget):
    """The base of such a choice. One Tab stop; arrows move and choose.

    Who derives from it places the options, paints them, and says what lies beside each.
    """

    picked = Signal(str)
    """The key that the reader chose; not told for `set_current`."""
    refused = Signal(str)
    """Why a cell cannot be chosen, when it is pressed or reached."""

    def __init__(self, theme: Theme, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.options = {key: GridOption(theme, key, self) for key in keys}
        self._current: str | None = None
        for option in self.options.values():
            option.refused.connect(self.refused)
        chain(self, [*self.options.values()])
        self.stop_at(None)
        theme.changed.connect(self.relay)

    @property
    def current(self) -> str | None:
        """The chosen key, or None."""
        return self._current

    def set_current(self, key: str | None) -> None:
        """Show a key as chosen, or none; tells nobody."""
        if key == self._current and (key is None or self.options[key].isChecked()):
            return
        self._current = key
        for option in self.options.values():
            if option.isChecked() != (option.key == key):
                option.show_choice(option.key == key)
        self.stop_at(next((o for o in self.options.values() if o.hasFocus()), None))
        self.update()

    def set_names(self, names: Mapping[str, str]) -> None:
        """Set what is spoken of each option; the tooltip of one that is free says it too."""
        for key, name in names.items():
            option = self.options[key]
            if option.accessibleName() != name:
                option.setAccessibleName(name)
            if option.reason is None and option.toolTip() != name:
                option.setToolTip(name)

    def set_reasons(self, reasons: Mapping[str, str | None]) -> None:
        """Grey the options that have a reason here, free all others."""
        for key, option in self.options.items():
            option.set_reason(reasons.get(key))

    def place(self, key: str, box: QRect) -> None:
        """Lay an option into its box, in px."""
        self.options[key].setGeometry(box)

    def neighbour(self, key: str, across: int, down: int) -> str | None:
        """Give the key of what lies beside an option; None at an edge."""
        raise NotImplementedError

    def relay(self) -> None:
        """Lay all options out anew."""
        raise NotImplementedError

    def step_from(self, option: Option, across: int, down: int) -> None:
        """Move the focus by one; choose what is there unless it is greyed."""
        key = self.neighbour(option.key, across, down)
        if key is not None:
            there = self.options[key]
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            if there.reason is None:
                self.pick(there)

    def pick(self, option: Option) -> None:
        """Choose as the reader did."""
        if option.key != self._current:
            self.set_current(option.key)
            self.picked.emit(option.key)

    def refuse(self, option: Option) -> None:
        """Say why an option cannot be chosen, and show the choice as it was."""
        current, self._current = self._current, None
        self.set_current(current)
        self.refused.emit(option.reason)

    def walk(self, option: Option, step: int) -> None:
        """Move the focus on in the row."""
        self.step_from(option, step, 0)

    def stop_at(self, option: Option | None) -> None:
        """Make this option the one that Tab comes to; None: the chosen one, else the first."""
        stop = option or self.options.get(self._current or "")
        stop = stop or next(iter(self.options.values()))
        for each in self.options.values():
            tab = Qt.FocusPolicy.StrongFocus if each is stop else Qt.FocusPolicy.ClickFocus
            if each.focusPolicy() != tab:
                each.setFocusPolicy(tab)

    def focus_current(self) -> None:
        """Put the keyboard on the chosen option, else on the first; a key will show where it is."""
        option = self.options.get(self._current or "") or next(iter(self.options.values()))
        option.ring = False
        option.setFocus(Qt.FocusReason.MouseFocusReason)
