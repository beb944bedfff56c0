"""Joined options: one Tab stop, arrows, reasons, and nothing that moves."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.kit.widths import grow, shrink
from riichi_desktop.ui.theme import Theme

WINDS = [("E", "Est", "vent d’est"), ("S", "Sud", "vent de sud"), ("W", "Ouest", "vent d’ouest")]
WHY = "Tsumo : personne n’a défaussé."


@pytest.fixture
def theme(qapp) -> Theme:
    return Theme("light")


@pytest.fixture
def winds(qtbot, theme) -> Segmented:
    made = Segmented(theme)
    qtbot.addWidget(made)
    made.set_options(WINDS)
    made.set_current("E")
    made.resize(made.sizeHint())
    made.picks = []
    made.picked.connect(made.picks.append)
    made.told = []
    made.refused.connect(made.told.append)
    return made


def stops(winds: Segmented) -> list[str]:
    tab = Qt.FocusPolicy.TabFocus
    return [k for k, _, _ in WINDS if winds.option(k).focusPolicy() & tab]


def test_a_press_chooses_and_tells_once(winds: Segmented) -> None:
    for _ in range(2):
        QTest.mouseClick(winds.option("S"), Qt.MouseButton.LeftButton)
    assert winds.current == "S"
    assert winds.picks == ["S"]


def test_set_current_tells_nobody_and_may_choose_nothing(winds: Segmented) -> None:
    winds.set_current("W")
    winds.set_current(None)
    assert winds.current is None
    assert winds.picks == []
    assert not any(winds.option(k).isChecked() for k, _, _ in WINDS)
    QTest.mouseClick(winds.option("W"), Qt.MouseButton.LeftButton)
    assert winds.picks == ["W"]


def test_arrows_walk_and_choose(winds: Segmented) -> None:
    winds.show()
    for key, at in (("Right", "S"), ("Down", "W"), ("Right", "W"), ("Left", "S"), ("Up", "E")):
        here = winds.option(winds.current)
        QTest.keyClick(here, getattr(Qt.Key, f"Key_{key}"))
        assert winds.current == at
    assert winds.picks == ["S", "W", "S", "E"]


def test_a_greyed_option_is_reached_and_refuses(qtbot, winds: Segmented) -> None:
    with qtbot.waitExposed(winds):
        winds.show()
    winds.activateWindow()
    winds.set_reason("S", WHY)
    QTest.keyClick(winds.option("E"), Qt.Key.Key_Right)
    assert winds.told == [WHY]
    assert winds.current == "E"
    QTest.mouseClick(winds.option("S"), Qt.MouseButton.LeftButton)
    QTest.keyClick(winds.option("S"), Qt.Key.Key_Space)
    assert winds.told == [WHY] * 3
    assert (winds.current, winds.picks) == ("E", [])
    assert winds.option("S").toolTip() == WHY
    QTest.keyClick(winds.option("S"), Qt.Key.Key_Right)
    assert winds.picks == ["W"]


def test_a_chosen_option_that_is_greyed_refuses_too(winds: Segmented) -> None:
    winds.set_reason("E", WHY)
    winds.option("E").click()
    assert winds.told == [WHY]


def test_reasons_come_and_go_together(winds: Segmented) -> None:
    winds.set_reasons({"E": WHY, "W": WHY})
    assert [winds.option(k).reason for k in "ESW"] == [WHY, None, WHY]
    winds.set_reasons({})
    assert [winds.option(k).reason for k in "ESW"] == [None] * 3


def test_tab_stops_once_at_the_chosen_one(qtbot, theme) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    before, winds, after = QLineEdit(), Segmented(theme), QLineEdit()
    for widget in (before, winds, after):
        row.addWidget(widget)
    winds.set_options(WINDS)
    winds.set_current("S")
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    before.setFocus()
    assert stops(winds) == ["S"]
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert page.focusWidget() is winds.option("S")
    winds.option("E").setFocus()
    assert stops(winds) == ["E"]
    QTest.keyClick(winds.option("E"), Qt.Key.Key_Tab)
    assert page.focusWidget() is after
    assert stops(winds) == ["S"]


def test_assistive_technology_sees_named_radio_buttons(winds: Segmented) -> None:
    for key, _, name in WINDS:
        face = QAccessible.queryAccessibleInterface(winds.option(key))
        assert face.role() == QAccessible.Role.RadioButton
        assert face.text(QAccessible.Text.Name) == name
        assert face.state().checked == (key == "E")


def test_assistive_technology_chooses_and_is_refused(winds: Segmented) -> None:
    def choose(key: str) -> None:
        action = QAccessible.queryAccessibleInterface(winds.option(key)).actionInterface()
        action.doAction(action.actionNames()[0])
        QTest.qWait(150)  # Qt shows the press for 100 ms first

    winds.set_reason("W", WHY)
    choose("W")
    assert (winds.current, winds.picks, winds.told) == ("E", [], [WHY])
    assert winds.option("E").isChecked()
    assert not winds.option("W").isChecked()
    choose("S")
    assert (winds.current, winds.picks) == ("S", ["S"])


def test_options_join_and_a_choice_moves_nothing(winds: Segmented) -> None:
    places = [winds.option(k).geometry() for k, _, _ in WINDS]
    assert all(a.right() + 1 == b.left() for a, b in pairwise(places))
    hint = winds.sizeHint()
    winds.set_current("W")
    assert winds.sizeHint() == hint
    assert [winds.option(k).geometry() for k, _, _ in WINDS] == places


def test_other_options_keep_what_stays(winds: Segmented) -> None:
    winds.set_reason("S", WHY)
    kept = winds.option("S")
    winds.set_options([("S", "南", "vent de sud"), ("N", "北", "vent du nord")])
    assert winds.option("S") is kept
    assert kept.reason == WHY
    assert kept.text() == "南"
    assert stops_of(winds, "SN") == ["S"]


def stops_of(winds: Segmented, keys: str) -> list[str]:
    return [k for k in keys if winds.option(k).focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_the_chosen_one_is_accent_and_a_greyed_one_shows_the_ground(winds: Segmented) -> None:
    winds.set_reason("W", WHY)

    def fill(key: str) -> str:
        place = winds.option(key).geometry()
        return winds.grab().toImage().pixelColor(place.left() + 3, 16).name()

    palette = winds.theme.palette
    assert fill("E") == palette.accent
    assert fill("S") == palette.control
    assert fill("W") not in (palette.control, palette.accent)
    winds.theme.set_mode("dark")
    assert fill("E") == winds.theme.palette.accent != palette.accent


def test_stretched_options_fill_their_width(qtbot, theme) -> None:
    modes = Segmented(theme, stretch=True)
    qtbot.addWidget(modes)
    modes.set_options(WINDS)
    modes.resize(301, 32)
    modes.show()
    widths = [modes.option(k).width() for k, _, _ in WINDS]
    assert sum(widths) == 301
    assert max(widths) - min(widths) == 1


def test_words_that_are_cut_are_whole_in_the_tooltip(winds: Segmented) -> None:
    winds.set_options([(key, words, words) for key, words, _ in WINDS])
    winds.show()
    assert winds.option("W").toolTip() == ""
    winds.resize(70, 32)
    assert winds.option("W").toolTip() == "Ouest"
    assert winds.option("W").geometry().right() == 69


def test_words_that_are_short_for_a_name_have_it_as_tooltip(winds: Segmented) -> None:
    winds.show()
    assert winds.option("W").toolTip() == "vent d’ouest"


def test_widths_are_shared_out() -> None:
    assert grow([10, 10, 50], 100) == [25, 25, 50]
    assert grow([10, 20, 30], 62) == [12, 20, 30]
    assert grow([10, 10], 23) == [12, 11]
    assert shrink([10, 30], 20) == [5, 15]
    assert sum(shrink([33, 33, 34], 77)) == 77
