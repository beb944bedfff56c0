"""Where the keyboard's focus goes, and when it shows."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

_QUIET_REASONS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


def ring_after(event: QFocusEvent, before: bool) -> bool:
    """Tell whether a widget that takes the focus shows its ring.

    The keyboard shows it, the mouse does not; a window or a menu that comes back changes nothing.
    """
    if event.reason() in _QUIET_REASONS:
        return before
    return event.reason() != Qt.FocusReason.MouseFocusReason


def chain(owner: QWidget, parts: Sequence[QWidget]) -> None:
    """Have Tab come to the parts of a widget in their order, in that widget's turn.

    Qt puts a new part behind all that its window has.
    """
    links = [(one, one.focusPolicy()) for one in (owner, *parts)]
    for one, policy in links:
        if policy == Qt.FocusPolicy.NoFocus:
            one.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # else Qt takes no note of the order
    for before, part in pairwise(one for one, _ in links):
        QWidget.setTabOrder(before, part)
    for one, policy in links:
        if one.focusPolicy() != policy:
            one.setFocusPolicy(policy)
