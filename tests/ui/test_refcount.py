"""The reason of the pinned PySide6: 6.12.0 on Python below 3.12 loses references to None."""

import sys

import pytest
from PySide6.QtWidgets import QLabel


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_a_void_call_of_qt_keeps_its_reference_to_none(qtbot):
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(200):
        label.setText("x")
    assert abs(sys.getrefcount(None) - before) < 50  # the faulty version loses 200
