"""Buttons, chips and menus: they act, or they say why not."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button, Chip, DropButton
from riichi_desktop.ui.theme import Theme

WHY = "Impossible sans riichi."
RULES = [("m_league", "M-League"), ("tenhou", "Tenhou"), ("chats", "Chats & chiens")]


@pytest.fixture
def theme(qapp) -> Theme:
    return Theme("light")


def press_by_mouse(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press_by_space(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Space)


def press_by_enter(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_Return)


def press_by_code(widget: QWidget) -> None:
    widget.click()


def press_by_assistive_technology(widget: QWidget) -> None:
    action = QAccessible.queryAccessibleInterface(widget).actionInterface()
    action.doAction("Toggle" if isinstance(widget, Chip) else "Press")
    QTest.qWait(150)  # Qt shows the press for 100 ms first


WAYS = [
    press_by_mouse,
    press_by_space,
    press_by_enter,
    press_by_code,
    press_by_assistive_technology,
]


@pytest.mark.parametrize("press", WAYS)
@pytest.mark.parametrize("kind", [Button, Chip])
def test_a_greyed_control_never_acts_and_says_why(qtbot, theme, kind, press) -> None:
    widget = kind(theme, "Ippatsu")
    qtbot.addWidget(widget)
    acted, told = [], []
    widget.clicked.connect(lambda: acted.append(1))
    widget.refused.connect(told.append)
    widget.set_reason(WHY)
    press(widget)
    assert told == [WHY]
    assert acted == []
    assert not widget.isChecked()
    widget.set_reason(None)
    press(widget)
    assert acted
    assert told == [WHY]


def test_a_greyed_control_refuses_each_press(qtbot, theme) -> None:
    chip = Chip(theme, "Ippatsu")
    qtbot.addWidget(chip)
    told = []
    chip.refused.connect(told.append)
    chip.set_reason(WHY)
    chip.click()
    qtbot.wait(1)
    chip.click()
    assert told == [WHY, WHY]


def test_the_reason_is_tooltip_and_description_and_comes_with_the_focus(qtbot, theme) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    first, greyed = Button(theme, "Vider"), Button(theme, "Copier", icon="copy", icon_only=True)
    column.addWidget(first)
    column.addWidget(greyed)
    qtbot.addWidget(page)
    assert greyed.toolTip() == "Copier"
    greyed.set_reason(WHY)
    assert greyed.isEnabled()
    assert greyed.toolTip() == greyed.accessibleDescription() == WHY
    with qtbot.waitExposed(page):
        page.show()
    first.setFocus()
    with qtbot.waitSignal(greyed.refused) as told:
        QTest.keyClick(first, Qt.Key.Key_Tab)
    assert told.args == [WHY]
    greyed.set_reason(None)
    assert greyed.toolTip() == "Copier"


def test_a_chip_tells_only_the_readers_choice(qtbot, theme) -> None:
    chip = Chip(theme, "Houtei")
    qtbot.addWidget(chip)
    chosen = []
    chip.clicked[bool].connect(chosen.append)
    chip.setChecked(True)
    press_by_mouse(chip)
    press_by_space(chip)
    assert chosen == [False, True]


@pytest.mark.parametrize("touch", [False, True])
def test_controls_are_as_high_as_a_finger_needs(qtbot, theme, touch: bool) -> None:
    theme.set_touch(touch)
    for widget in (Button(theme, "A"), Chip(theme, "A"), DropButton(theme, "A")):
        qtbot.addWidget(widget)
        assert widget.sizeHint().height() == (40 if touch else 32)


def test_a_choice_does_not_widen_a_chip(qtbot, theme) -> None:
    chip = Chip(theme, "Chankan")
    qtbot.addWidget(chip)
    before = chip.sizeHint()
    chip.setChecked(True)
    chip.set_reason(WHY)
    assert chip.sizeHint() == before


def test_a_menu_offers_marks_and_tells(qtbot, theme) -> None:
    drop = DropButton(theme, "Règles : ")
    qtbot.addWidget(drop)
    drop.set_options(RULES)
    picked = []
    drop.picked.connect(picked.append)
    drop.set_current("tenhou")
    assert picked == []
    assert drop.text() == "Règles : Tenhou"
    actions = drop.options_menu().actions()
    assert [action.isChecked() for action in actions] == [False, True, False]
    actions[0].trigger()
    actions[0].trigger()
    assert picked == ["m_league"]
    assert drop.current == "m_league"
    assert drop.text() == "Règles : M-League"
    drop.options_menu().aboutToShow.emit()
    assert not actions[0].icon().isNull()
    assert actions[1].icon().isNull()
    drop.set_options(RULES[:2])
    assert [action.isChecked() for action in drop.options_menu().actions()] == [True, False]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_greyed_option_is_reached_and_says_why_but_is_not_picked(qtbot, theme) -> None:
    drop = DropButton(theme)
    qtbot.addWidget(drop)
    drop.set_options([(key, f"{words}\t2025") for key, words in RULES])
    drop.set_current("m_league")
    drop.set_reasons({"tenhou": WHY}, {"m_league": "Règles de 2026"})
    drop.show()
    told, picked = [], []
    drop.refused.connect(told.append)
    drop.picked.connect(picked.append)
    menu = drop.options_menu()
    menu.popup(drop.rect().bottomLeft())
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    menu.close()
    assert told == [WHY]
    assert picked == []
    assert drop.text() == "M-League"
    assert [action.toolTip() for action in menu.actions()][:2] == ["Règles de 2026", WHY]
    assert drop.keys == ("m_league", "tenhou", "chats")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_opens_by_mouse_and_by_key_unless_greyed(qtbot, theme, monkeypatch) -> None:
    drop = DropButton(theme)
    qtbot.addWidget(drop)
    drop.set_options(RULES)
    drop.show()
    opened, told = [], []
    drop.options_menu().aboutToShow.connect(lambda: opened.append(1))
    drop.options_menu().aboutToShow.connect(
        drop.options_menu().close, Qt.ConnectionType.QueuedConnection
    )
    drop.refused.connect(told.append)
    press_by_mouse(drop)
    QTest.keyClick(drop, Qt.Key.Key_Down)
    assert len(opened) == 2
    drop.set_reason(WHY)
    press_by_mouse(drop)
    QTest.keyClick(drop, Qt.Key.Key_Down)
    assert len(opened) == 2
    assert told == [WHY, WHY]


@pytest.fixture
def leagues(qtbot, theme) -> DropButton:
    drop = DropButton(theme)
    qtbot.addWidget(drop)
    names = ("Tenhou", "École\t2025", "Mahjong", "M-League & Co", "édition\t2016", "雀魂")
    drop.set_options([(str(place), name) for place, name in enumerate(names)])
    drop.set_current("2")
    drop.show()
    return drop


def key_of_active(drop: DropButton) -> str:
    return drop.options_menu().activeAction().data()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("by_key", [False, True])
def test_a_menu_opens_at_what_is_chosen(qtbot, leagues, by_key: bool) -> None:
    menu = leagues.options_menu()
    for current in ("2", "5", "0"):
        leagues.set_current(current)
        if by_key:
            QTest.keyClick(leagues, Qt.Key.Key_Down)
        else:
            press_by_mouse(leagues)
        qtbot.waitUntil(menu.isVisible)
        assert key_of_active(leagues) == current
        menu.close()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_menu_is_walked_by_first_letters_and_to_its_ends(leagues) -> None:
    menu = leagues.options_menu()
    menu.popup(leagues.rect().bottomLeft())
    walked = ""
    for letter in "mmEetx雀m":
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, menu, Qt.Key.Key_unknown, letter, Qt.KeyboardModifier.NoModifier
        )
        walked += key_of_active(leagues)
    assert walked == "32" + "41" + "0" + "0" + "5" + "2"
    for key, place in ((Qt.Key.Key_End, "5"), (Qt.Key.Key_Home, "0"), (Qt.Key.Key_Down, "1")):
        QTest.keyClick(menu, key)
        assert key_of_active(leagues) == place
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert leagues.current == "1"


def test_words_that_are_cut_are_whole_in_the_tooltip(qtbot, theme) -> None:
    drop = DropButton(theme, "Règles : ")
    qtbot.addWidget(drop)
    drop.set_options(RULES)
    drop.set_current("chats")
    drop.resize(drop.sizeHint())
    assert drop.toolTip() == ""
    drop.resize(90, 32)
    drop.show()
    assert drop.toolTip() == "Règles : Chats & chiens"


def test_button_kinds_differ_and_a_greyed_one_has_no_fill(qtbot, theme) -> None:
    def fill(kind, reason=None) -> str:
        button = Button(theme, "", kind=kind)
        qtbot.addWidget(button)
        button.set_reason(reason)
        button.resize(60, 32)
        return button.grab().toImage().pixelColor(30, 16).name()

    ground = fill("quiet")
    assert fill("primary") == theme.palette.accent
    assert fill("normal") == theme.palette.control
    assert fill("primary", WHY) == fill("normal", WHY) == ground
