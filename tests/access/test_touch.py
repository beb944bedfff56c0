"""What a finger presses is large enough, whatever it is; and nothing moves where nothing may."""

from collections.abc import Iterator
from itertools import chain, combinations, islice
from typing import Final, NamedTuple

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

from .places import RIICHI, WAITS, Place, press, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEAST: Final = 40
"""The side in px of what a finger presses."""


class Smaller(NamedTuple):
    """What may be smaller, and what it is at least, in px, in a normal and in a small window."""

    usual: tuple[int, int]
    small: tuple[int, int]
    because: str


SMALLER: Final = {
    "Option": Smaller((38, 40), (31, 40), "joined in a row that is as wide as the window lets it"),
    "PickerKey": Smaller((40, 48), (39, 48), "the gap beside it is its own: 49 px from the next"),
    "WaitKey": Smaller((39, 52), (36, 48), "the gap beside it is its own: 44 px from the next"),
    "StripKey": Smaller((20, 27), (20, 27), "an indicator; Take back does the same in its mode"),
    "GridOption": Smaller((LEAST, 22), (LEAST, 19), "a cell; the buttons above it choose the same"),
    "TableFacts": Smaller((400, 26), (400, 26), "does nothing: it says why it is fixed"),
    "QToolButton": Smaller((18, 18), (18, 18), "the magnifier of a field, which does nothing"),
}


def pressables(place: Place) -> Iterator[QWidget]:
    """Give what can be pressed of a place, as far as it is in sight."""
    for one in place.root.findChildren(QWidget):
        if not isinstance(one, QAbstractButton | QAbstractSlider | QLineEdit):
            continue
        if (
            one.isVisible()
            and not one.visibleRegion().isEmpty()
            and not isinstance(one, QScrollBar)
        ):
            yield one


def too_small(place: Place, small: bool) -> Iterator[str]:
    """Give what is smaller than it may be."""
    for one in pressables(place):
        may = SMALLER.get(type(one).__name__)
        width, height = (may.small if small else may.usual) if may else (LEAST, LEAST)
        if one.width() < width or one.height() < height:
            yield f"{place.name}: {type(one).__name__} {one.accessibleName()!r} {one.size()}"
    for bar in place.root.findChildren(QTabBar):
        for at in range(bar.count() if bar.isVisible() else 0):
            if bar.tabRect(at).width() < LEAST or bar.tabRect(at).height() < LEAST:
                yield f"{place.name}: tab {bar.tabText(at)!r} {bar.tabRect(at)}"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["usual", "small"])
def test_everything_is_large_enough_for_a_finger(places, size):
    going = places("fr", touch=True)
    going.window.resize(*size)
    settle()
    found = [one for place in going.all() for one in too_small(place, size[0] < 1200)]
    assert sorted({*found}) == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["usual", "small"])
def test_tiles_to_choose_are_a_finger_apart(places, size):
    going = places("fr", touch=True)
    going.window.resize(*size)
    settle()
    seen = 0
    for place in chain(islice(going.hand(), 1), going.practice()):
        keys = [one for one in pressables(place) if type(one).__name__ in {"PickerKey", "WaitKey"}]
        middles = [one.mapTo(place.root, one.rect().center()) for one in keys]
        for here, there in combinations(middles, 2):
            assert max(abs(here.x() - there.x()), abs(here.y() - there.y())) >= LEAST, place.name
        seen += bool(keys)
    assert seen >= 2


def test_nothing_moves_where_motion_is_reduced(places):
    going = places("en", reduced_motion=True)
    window = going.window
    for line in (WAITS, RIICHI):
        window.session.read_line(line)
        settle()
        for _ in range(30):
            press("Tab", None)
            for key in ("Right", "Down"):
                press(key)
            running = [
                one
                for one in window.findChildren(QAbstractAnimation)
                if one.state() == QAbstractAnimation.State.Running
            ]
            assert running == []


def test_something_moves_where_it_may(places):
    """Else the test above could not fail."""
    going = places("en")
    window = going.window
    window.session.read_line(RIICHI)
    settle()
    seen = 0
    rows = window.page.hand.result.findChildren(QWidget)
    for one in rows:
        if one.isVisible() and one.accessibleName().endswith("1 han"):
            one.setFocus()
            seen += sum(
                motion.state() == QAbstractAnimation.State.Running
                for motion in window.findChildren(QAbstractAnimation)
            )
    assert seen
    QTest.qWait(120)
