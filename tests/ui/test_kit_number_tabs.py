"""Steppers and tabs."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from riichi_desktop.ui.kit import Stepper, Tabs
from riichi_desktop.ui.theme import Theme

TABS = [("count", "Décompte"), ("readings", "Autres lectures"), ("why", "Pourquoi pas")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp) -> Theme:
    return Theme("light")


@pytest.fixture
def honba(qtbot, theme) -> Stepper:
    made = Stepper(theme)
    qtbot.addWidget(made)
    made.set_range(0, 20, "Pas moins de zéro.", "Pas plus de vingt.")
    made.resize(made.sizeHint())
    made.steps = []
    made.stepped.connect(made.steps.append)
    made.told = []
    made.refused.connect(made.told.append)
    return made


@pytest.fixture
def tabs(qtbot, theme) -> Tabs:
    made = Tabs(theme)
    qtbot.addWidget(made)
    made.set_tabs(TABS)
    made.resize(500, 36)
    made.picks = []
    made.picked.connect(made.picks.append)
    return made


def test_the_mouse_steps_at_both_sides(honba: Stepper) -> None:
    less, more = QPoint(10, 16), QPoint(honba.width() - 10, 16)
    for spot in (more, more, less):
        QTest.mouseClick(honba, LEFT, pos=spot)
    QTest.mouseClick(honba, LEFT, pos=QPoint(honba.width() // 2, 16))
    assert honba.steps == [1, 2, 1]
    QTest.mouseClick(honba, LEFT, pos=less)
    QTest.mouseClick(honba, LEFT, pos=less)
    assert honba.told == ["Pas moins de zéro."]
    assert honba.value() == 0


def test_a_held_button_goes_on_and_stops(qtbot, honba: Stepper) -> None:
    more = QPoint(honba.width() - 10, 16)
    QTest.mousePress(honba, LEFT, pos=more)
    qtbot.waitUntil(lambda: honba.value() >= 3, timeout=3000)
    QTest.mouseRelease(honba, LEFT, pos=more)
    reached = honba.value()
    qtbot.wait(120)
    assert honba.value() == reached


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ("Up", 6),
        ("Right", 6),
        ("Plus", 6),
        ("Down", 4),
        ("Left", 4),
        ("Minus", 4),
        ("Home", 0),
        ("End", 20),
        ("7", 7),
        ("1 2", 12),
        ("1 9 3", 3),
        ("1 Up 2", 2),
    ],
)
def test_keys_step_jump_and_type(honba: Stepper, keys: str, value: int) -> None:
    honba.set_value(5)
    for key in keys.split():
        QTest.keyClick(honba, getattr(Qt.Key, f"Key_{key}"))
    assert honba.value() == value
    assert honba.steps[-1] == value


def test_a_typed_number_outside_is_refused(honba: Stepper) -> None:
    honba.set_range(0, 4, None, "Pas plus de quatre.")
    QTest.keyClick(honba, Qt.Key.Key_7)
    assert honba.told == ["Pas plus de quatre."]
    assert (honba.value(), honba.steps) == (0, [])


def test_values_that_are_set_are_not_told(honba: Stepper) -> None:
    honba.set_value(9)
    honba.set_range(0, 5)
    assert honba.value() == 5
    assert honba.steps == []


def test_a_greyed_number_refuses_everything(honba: Stepper) -> None:
    honba.set_reason("Partie finie.")
    for key in ("Up", "Minus", "4", "End"):
        QTest.keyClick(honba, getattr(Qt.Key, f"Key_{key}"))
    for x in (10, honba.width() // 2, honba.width() - 10):
        QTest.mouseClick(honba, LEFT, pos=QPoint(x, 16))
    assert honba.told == ["Partie finie."] * 7
    assert honba.steps == []
    assert honba.accessibleDescription() == "Partie finie."


def test_the_wheel_changes_nothing(honba: Stepper) -> None:
    none, up = Qt.MouseButton.NoButton, QPoint(0, 120)
    spot = QPointF(20, 16)
    modifiers, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(
        honba, QWheelEvent(spot, spot, QPoint(), up, none, modifiers, phase, False)
    )
    assert honba.value() == 0


def test_assistive_technology_sets_the_number(honba: Stepper) -> None:
    honba.setAccessibleName("Honba")
    face = QAccessible.queryAccessibleInterface(honba)
    assert face.text(QAccessible.Text.Name) == "Honba"
    face.valueInterface().setCurrentValue(3)
    assert honba.steps == [3]
    honba.set_reason("Partie finie.")
    face.valueInterface().setCurrentValue(8)
    assert honba.value() == 3
    assert honba.steps == [3]
    assert honba.told == ["Partie finie."]


def test_a_number_keeps_its_width(honba: Stepper) -> None:
    before = honba.sizeHint()
    honba.set_value(20)
    assert honba.sizeHint() == before
    assert before.height() == 32


def test_tabs_are_walked_by_keys_and_chosen_by_mouse(tabs: Tabs) -> None:
    tabs.show()
    assert tabs.current == "count"
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(2).center())
    assert tabs.picks == ["readings", "why"]
    tabs.set_current("count")
    assert tabs.picks == ["readings", "why"]


def test_other_words_keep_the_chosen_tab(tabs: Tabs) -> None:
    tabs.set_current("why")
    tabs.set_tabs([("count", "Count"), ("why", "Why not & how")])
    assert tabs.current == "why"
    assert tabs.count() == 2
    tabs.set_tabs([("count", "Count"), ("readings", "Readings")])
    assert tabs.current == "count"
    tabs.set_tabs([])
    assert tabs.current is None
    assert tabs.picks == []


def test_tabs_have_roles_and_names(tabs: Tabs) -> None:
    face = QAccessible.queryAccessibleInterface(tabs)
    assert face.role() == QAccessible.Role.PageTabList
    assert face.child(1).text(QAccessible.Text.Name) == "Autres lectures"


def test_a_chosen_tab_has_the_bar_and_moves_nothing(tabs: Tabs) -> None:
    tabs.show()
    places = [tabs.tabRect(i) for i in range(3)]
    for index in range(3):
        tabs.setCurrentIndex(index)
        picture = tabs.grab().toImage()
        for each, place in enumerate(places):
            ink = picture.pixelColor(place.left() + 8, tabs.height() - 2).name()
            assert (ink == tabs.theme.palette.accent) == (each == index)
    assert [tabs.tabRect(i) for i in range(3)] == places


def test_tabs_are_measured_anew_with_the_theme(tabs: Tabs) -> None:
    tabs.show()
    wide = tabs.tabRect(2).left()
    tabs.theme.set_compact(True)
    assert tabs.tabRect(2).left() < wide


def test_a_cut_tab_has_its_words_as_tooltip(tabs: Tabs) -> None:
    tabs.show()
    assert tabs.tabToolTip(1) == ""
    tabs.resize(160, 36)
    assert tabs.tabToolTip(1) == "Autres lectures"
