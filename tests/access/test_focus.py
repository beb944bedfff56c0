"""Tab comes to everything, in an order to be followed; where it is can be seen; Esc leaves."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QTextBrowser, QWidget
from shiboken6 import isValid

from riichi_desktop.ui.match.record import RecordDialog

from .colours import apart, greys
from .places import Place, press, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

MOST_STOPS: Final = 60
"""More would be a walk that nobody goes to its end."""

AROUND: Final = 8
"""How far a ring may stand off, in px."""


def tab_walk(start: QWidget) -> list[QWidget]:
    """Press Tab until it is where it was; give the stops."""
    stops = [start]
    for _ in range(MOST_STOPS):
        press("Tab")
        here = QApplication.focusWidget()
        assert here is not None
        if here is start:
            return stops
        if here is stops[-1] and isinstance(here, QTextBrowser):
            continue  # from link to link of a text
        assert here not in stops, f"a trap: {described(here)} after {described(stops[-1])}"
        stops.append(here)
    raise AssertionError(f"no end: {[described(one) for one in stops]}")


def described(one: QWidget | None) -> str:
    return f"{type(one).__name__} {one.accessibleName() if one is not None else ''!r}"


def shown_controls(root: QWidget) -> Iterator[QWidget]:
    """Give what can have the focus and is seen."""
    for one in root.findChildren(QWidget):
        usable = isinstance(one, QAbstractButton | QAbstractSlider)
        if usable and one.isVisible() and one.window() is root.window():
            yield one


def unreachable(root: QWidget, stops: list[QWidget]) -> list[str]:
    """Give what neither Tab nor, from one of its like beside it, an arrow comes to."""
    groups = {one.parent() for one in stops}
    found = []
    for one in shown_controls(root):
        policy = one.focusPolicy()
        if policy == Qt.FocusPolicy.NoFocus or one in stops:
            continue  # less and more of a number: the arrows of its field do the same
        if one.parent() not in groups:
            found.append(described(one))
    return found


def ring_points(window: QWidget, one: QWidget) -> int:
    """Count the points around a widget that look different when it has lost the focus."""
    top = one.mapTo(window, QPoint(0, 0))
    area = QRect(top, one.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    area &= window.rect()
    before = greys(window.grab(area).toImage())
    one.clearFocus()
    settle()
    after = greys(window.grab(area).toImage())
    one.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    return apart(before, after, 24)


KEPT: Final = (
    "hand: riichi",
    "hand: waits",
    "points",
    "points: found",
    "reference: start",
    "reference: tables",
    "rules: a set of the program",
    "rules: a set of the club",
    "match: riichi",
    "match: list",
    "record: ron",
    "record: draw",
    "record: tiles",
    "dialog: new game",
    "dialog: sticks",
    "dialog: rules of the match",
    "dialog: what a correction changes",
    "club: a player",
    "club: somebody to be swapped",
    "club: tables",
    "club: an event",
    "club: result",
    "club: substitute",
    "club: registration",
    "club: edit",
    "club: standings",
    "club: a player, games",
    "club: a round of a tournament",
    "club: a tournament as a list",
    "club: a script",
    "club: what the second screen shows",
    "practice: points asked",
    "practice: yaku asked",
    "practice: waits answered",
    "practice: the end of a run",
    "settings",
    "keys",
)
"""Where the walk is gone: one place of each kind."""


def home(place: Place) -> QWidget:
    """Put the keyboard where it starts."""
    window = place.root.window()
    window.activateWindow()
    settle()
    if QApplication.focusWidget() is None or QApplication.focusWidget().window() is not window:
        press("Tab", window)
    here = QApplication.focusWidget()
    assert here is not None, place.name
    if here.focusPolicy() & Qt.FocusPolicy.TabFocus != Qt.FocusPolicy.TabFocus:
        press("Tab")
    here = QApplication.focusWidget()
    assert here is not None, place.name
    return here


def test_tab_comes_to_everything_and_can_be_seen(places):
    going = places("en")
    found: list[str] = []
    walked = set()
    for place in going.all():
        if place.name not in KEPT:
            continue
        walked.add(place.name)
        window = place.root.window()
        stops = tab_walk(home(place))
        found += [f"{place.name}: cannot be reached: {one}" for one in unreachable(window, stops)]
        for one in stops:
            one.setFocus(Qt.FocusReason.TabFocusReason)
            settle()
            if one.visibleRegion().isEmpty():
                found.append(f"{place.name}: out of sight: {described(one)}")
            elif ring_points(window, one) < 20:
                found.append(f"{place.name}: no ring: {described(one)}")
    assert found == [], "\n".join(found)
    assert walked == {*KEPT}


def test_tab_goes_from_top_to_bottom(places):
    """Within a page: header, what is worked with, what comes of it; and back the same way."""
    going = places("en")
    place = next(one for one in going.hand() if one.name == "hand: riichi")
    stops = tab_walk(home(place))
    page = going.window.page
    assert isinstance(page, QWidget)
    header = [one for one in stops if page.header.isAncestorOf(one)]
    picker = [one for one in stops if page.hand.picker.isAncestorOf(one)]
    situation = [one for one in stops if page.hand.situation.isAncestorOf(one)]
    result = [one for one in stops if page.hand.result.isAncestorOf(one)]
    order = [stops.index(part[0]) for part in (header, picker, situation, result)]
    start = order.index(min(order))
    assert order[start:] + order[:start] == sorted(order)
    lefts = [one.mapTo(page, QPoint(0, 0)).x() for one in header]
    assert lefts == sorted(lefts)
    here = QApplication.focusWidget()
    press("Tab")
    press("Shift+Tab")
    assert QApplication.focusWidget() is here


GONE_ON_WITH: Final = ("record: ron", "record: a ron that can be booked", "record: tiles")
"""Places of one dialog that is worked with further; `record: tsumo` is the same one."""


SECOND_SCREENS: Final = ("scoreboard", "club: the second screen")
"""Windows for a second screen: Esc leaves their full screen, and no more by an accident."""


def test_esc_leaves_every_dialog_and_list(places):
    going = places("en")
    left = []
    for place in going.all():
        root = place.root
        over = root.window() is not going.window
        if not over or place.name in (*GONE_ON_WITH, *SECOND_SCREENS):
            continue
        press("Esc", QApplication.focusWidget() if root.isActiveWindow() else root)
        assert not isValid(root) or not root.isVisible(), place.name
        left.append(place.name)
    assert len(left) > 13
    assert {"settings", "keys", "hand: history", "dialog: new game"} <= {*left}


def test_esc_goes_from_the_tiles_back_to_the_table(places):
    going = places("en")
    page = going.open_match()
    going.begin(page, "tenhou")
    page.acts.record("ron")
    settle()
    (dialog,) = going.window.findChildren(RecordDialog)
    for keys in ("2", "1", "B"):
        press(keys, dialog)
    dialog.open_tiles()
    press("Esc", dialog)
    assert dialog.editor is None
    assert dialog.isVisible()
    press("Esc", dialog)
    assert not isValid(dialog) or not dialog.isVisible()
