"""Several out of many: chips that flow onto as many lines as they need."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit.buttons import Chip
from riichi_desktop.ui.kit.focus import chain
from riichi_desktop.ui.theme import Theme

GAP: Final = 6
_WALK: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class _GridChip(Chip):
    """A chip that the arrows walk away from."""

    def __init__(self, theme: Theme, key: str, owner: "ChipGrid") -> None:
        super().__init__(theme, "", owner)
        self.key = key
        self.owner = owner
        self.clicked.connect(lambda on: owner.toggled.emit(key, on))
        self.refused.connect(owner.refused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        step = _WALK.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.owner.walk(self, step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the one Tab stop."""
        super().focusInEvent(event)
        self.owner.stop_at(self)


class ChipGrid(QWidget):
    """Chips, any of them on. One Tab stop; arrows walk, Space switches."""

    toggled = Signal(str, bool)
    """The key of a chip that the reader switched, and whether it is on."""
    refused = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._chips: list[_GridChip] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._refit)

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (key, words) pairs, in this order, once; then only their words may change."""
        if not self._chips:
            self._chips = [_GridChip(self.theme, key, self) for key, _ in options]
            chain(self, self._chips)
        for chip, (_, words) in zip(self._chips, options, strict=True):
            chip.setText(words)
            chip.show()
        self.stop_at(self._chips[0] if self._chips else None)
        self._refit()

    def set_on(self, keys: frozenset[str]) -> None:
        """Show which are on; tells nobody."""
        for chip in self._chips:
            chip.setChecked(chip.key in keys)

    def set_reasons(self, reasons: Mapping[str, str]) -> None:
        """Grey the chips that have a reason here, free all others."""
        for chip in self._chips:
            chip.set_reason(reasons.get(chip.key))

    def chip(self, key: str) -> Chip:
        """Give one chip, to press or to focus it."""
        return next(chip for chip in self._chips if chip.key == key)

    def walk(self, chip: _GridChip, step: int) -> None:
        """Move the focus on from a chip."""
        at = self._chips.index(chip) + step
        if 0 <= at < len(self._chips):
            self._chips[at].setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_at(self, stop: _GridChip | None) -> None:
        """Make a chip the one that Tab comes to."""
        for chip in self._chips:
            tab = Qt.FocusPolicy.StrongFocus if chip is stop else Qt.FocusPolicy.ClickFocus
            if chip.focusPolicy() != tab:
                chip.setFocusPolicy(tab)

    def hasHeightForWidth(self) -> bool:
        """Tell that chips flow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of all lines."""
        places = self._places(width)
        return places[-1].bottom() + 1 if places else 0

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(240, self.heightForWidth(max(240, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px: of the widest chip."""
        widest = max((chip.sizeHint().width() for chip in self._chips), default=0)
        return QSize(min(widest, 200), self.theme.control_height)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Let the chips flow."""
        self._lay_out()

    def _places(self, width: int) -> list[QRect]:
        x = y = 0
        places = []
        for chip in self._chips:
            size = chip.sizeHint()
            wide = min(size.width(), width)
            if x and x + wide > width:
                x, y = 0, y + size.height() + GAP
            places.append(QRect(x, y, wide, size.height()))
            x += wide + GAP
        return places

    def _lay_out(self) -> None:
        for chip, place in zip(self._chips, self._places(self.width()), strict=True):
            chip.setGeometry(place)
        if self.heightForWidth(self.width()) != self.height():
            self.updateGeometry()

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()
