"""What was told of a greyed control stays although the focus comes to it by the same press."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit.pressable import Pressable

LINE = "1111z 123m [555p] dora=2z2z2z2z"
"""Greys tiles of the picker, a mode, chips, and the place for ura indicators."""


def press(there: QWidget) -> None:
    QTest.mouseClick(there, Qt.MouseButton.LeftButton)


def reach(there: QWidget) -> None:
    there.setFocus(Qt.FocusReason.TabFocusReason)


@pytest.mark.parametrize("way", [press, reach])
def test_the_reason_of_a_greyed_control_outlives_the_move_of_the_focus(open_window, way):
    window = open_window("en", LINE)
    shown = [one for one in window.findChildren(Pressable) if one.isVisible()]
    greyed = {type(one).__name__: one for one in shown if one.reason is not None}
    free = {type(one).__name__: one for one in shown if one.reason is None}
    assert {"PickerKey", "StripKey", "Option", "Chip"} <= greyed.keys()
    assert {"PickerKey", "StripKey"} <= free.keys()
    for start in (*free.values(), window.focusWidget()):
        for there in greyed.values():
            start.setFocus(Qt.FocusReason.MouseFocusReason)
            window.say("")
            way(there)
            assert window.status.text() == there.reason


def test_what_followed_from_a_choice_among_calls_outlives_the_end_of_the_choice(open_window):
    window = open_window("en", "345m0p riichi rules=tenhou")
    window.session.set_mode("chi")
    four = next(
        one
        for one in window.findChildren(Pressable)
        if type(one).__name__ == "PickerKey" and one.accessibleName().startswith("four of char")
    )
    press(four)
    way = window.focusWidget()
    assert way.accessibleName().startswith("Chi")
    press(way)
    assert window.status.text().startswith("Riichi cleared.")
