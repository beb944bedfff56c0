"""What can be pressed, and what says why it cannot.

A control that cannot be used now is greyed with its reason. It is not disabled: it can still be
reached and focused, its tooltip is the reason, and a press, or the keyboard's focus, sends the
reason to whoever shows it (`refused`). It never does its action, whichever way it is pressed.
"""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.theme import Theme

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REACHED = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class Pressable(QPushButton):
    """The base of every button: theme, reason, focus ring. Connect to `clicked`, as ever."""

    refused = Signal(str)
    """The reason, when a greyed control is pressed or reached by the keyboard."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.theme = theme
        self.ring = True
        self._reason: str | None = None
        self._tip = ""
        self._by_us = False
        self.toggled.connect(self._toggled)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.refit)

    @property
    def reason(self) -> str | None:
        """Why it cannot be pressed now, or None."""
        return self._reason

    def set_reason(self, reason: str | None) -> None:
        """Grey the control with a sentence that says why, or free it with None."""
        if reason == self._reason:
            return
        self._reason = reason
        self.blockSignals(False)
        self._tell_tip()
        self.update()

    def set_tip(self, tip: str) -> None:
        """Set the tooltip that is shown while there is no reason."""
        if tip != self._tip:
            self._tip = tip
            self._tell_tip()

    def refit(self) -> None:
        """Measure and paint again."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Give the size in px below which words are cut."""
        return self.sizeHint()

    def setChecked(self, checked: bool) -> None:
        """Show a state; tells nobody but `toggled`."""
        self._by_us = True
        super().setChecked(checked)
        self._by_us = False

    def nextCheckState(self) -> None:
        """Pass a click on, or refuse it.

        Qt comes here just before it emits `released` and `clicked`, for the mouse, the keyboard
        and a shortcut alike: silence those two signals, this once.
        """
        if self._reason is None:
            self._by_us = True
            super().nextCheckState()
            self._by_us = False
            return
        self.blockSignals(False)
        self.refused.emit(self._reason)
        self.blockSignals(True)
        QTimer.singleShot(0, self, self._unblock)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring and tell the reason, when the keyboard came here."""
        self.ring = ring_after(event, self.ring)
        super().focusInEvent(event)
        if self._reason is not None and event.reason() in _REACHED:
            self.refused.emit(self._reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as Space does; any key shows the ring."""
        if not self.ring:
            self.ring = True
            self.update()
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def switched(self, checked: bool) -> None:
        """Take a new state from assistive technology, which sets it without a click; or refuse."""
        if self._reason is None:
            self.clicked[bool].emit(checked)  # type: ignore[index]  # the stubs know no overloads
        else:
            self.setChecked(not checked)
            self.refused.emit(self._reason)

    def _toggled(self, checked: bool) -> None:
        if not self._by_us:
            self.switched(checked)

    def _unblock(self) -> None:
        self.blockSignals(False)

    def _tell_tip(self) -> None:
        tip = self._reason if self._reason is not None else self._tip
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
