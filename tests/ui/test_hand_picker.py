"""The picker: tiles and their numbers, modes, several ways to understand a press."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import (
    MODES,
    change_refusal,
    faults,
    parse_draft,
    parse_tile,
    press_refusal,
    tile_name,
)
from riichi_desktop.ui.hand.choice_menu import ChoiceMenu, Entry
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.picker_grid import USED_UP, PickerKey
from riichi_desktop.ui.hand.picker_layout import grid_height, lay_out
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def show(qtbot, look):
    """Show a picker over a hand; gives the picker."""

    def make(line: str = "", size: tuple[int, int] = (637, 358)) -> Picker:
        session = Session(parse_draft(line))
        page = QWidget()
        picker = Picker(look, session, page)
        session.setParent(picker)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(picker)
        picker.session, picker.page, picker.told = session, page, []
        session.told.connect(picker.told.extend)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return picker

    return make


def key_of(picker: Picker, name: str) -> PickerKey:
    return next(key for key in picker.grid.keys if key.tile == parse_tile(name))


def click(picker: Picker, *names: str) -> None:
    for name in names:
        QTest.mouseClick(key_of(picker, name), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))


def test_red_fives_stand_beside_their_fives_where_the_set_has_any() -> None:
    names = [tile_name(c.tile) for c in lay_out(rules_from_text("tenhou"), 613, 290, False).cells]
    assert names[:10] == ["1m", "2m", "3m", "4m", "5m", "0m", "6m", "7m", "8m", "9m"]
    assert names[30:] == ["1z", "2z", "3z", "4z", "5z", "6z", "7z"]
    plain = [tile_name(c.tile) for c in lay_out(rules_from_text("wrc2025"), 613, 290, False).cells]
    assert plain == [f"{n}{s}" for s in "mps" for n in range(1, 10)] + [
        f"{n}z" for n in range(1, 8)
    ]


@pytest.mark.parametrize(
    ("width", "height", "compact", "tile"),
    [
        (613, 290, False, 64),
        (498, 246, True, 56),
        (760, grid_height(80, compact=False), False, 80),
        (1200, 2000, False, 80),
        (1200, grid_height(72, compact=False), False, 72),
        (613, 2000, False, 72),
    ],
)
def test_tiles_grow_with_the_room(width: int, height: int, compact: bool, tile: int) -> None:
    grid = lay_out(rules_from_text("tenhou"), width, height, compact)
    boxes = [cell.box for cell in grid.cells]
    assert grid.tile == tile
    assert max(b.right() for b in boxes) < width
    assert max(b.bottom() for b in boxes) < height
    assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
    assert grid.buttons.width() > 100


def test_a_click_adds_a_tile_and_its_number_goes_down(show) -> None:
    picker = show("rules=tenhou")
    assert key_of(picker, "5p").accessibleName() == "five of circles, 3 left"
    click(picker, "5p")
    assert picker.session.line == "5p rules=tenhou"
    assert key_of(picker, "5p").accessibleName() == "five of circles, 2 left"


def test_the_fourth_plain_five_is_the_red_one(show) -> None:
    picker = show("rules=tenhou")
    click(picker, "5p", "5p", "5p")
    assert key_of(picker, "5p").opacity == 1
    assert key_of(picker, "5p").toolTip() == "No plain five left: the red one comes."
    click(picker, "5p")
    assert picker.session.line == "0555p rules=tenhou"
    before = picker.session.draft
    click(picker, "5p", "0p")
    assert picker.session.draft == before
    assert key_of(picker, "5p").opacity == key_of(picker, "0p").opacity == USED_UP
    assert [p.details["reason"] for p in picker.told] == ["used_up", "used_up"]


def test_a_used_up_tile_says_so_and_changes_nothing(show, look) -> None:
    picker = show("1111z")
    key = key_of(picker, "1z")
    assert key.reason == "No copy left: east wind."
    assert key.toolTip() == key.reason
    key.setFocus(Qt.FocusReason.TabFocusReason)
    assert [look.words.problem(p) for p in picker.told] == [key.reason]
    QTest.keyClick(key, Qt.Key.Key_Return)
    assert picker.session.line == "1111z"
    assert len(picker.told) == 2


def test_a_whole_hand_rests_and_says_what_to_do(show) -> None:
    picker = show("123m456p789s1122z+1z")
    key = key_of(picker, "9m")
    assert key.reason == "Hand complete: take back a tile first."
    assert USED_UP < key.opacity < 1
    click(picker, "9m")
    assert picker.session.line == "123m456p789s1122z+1z"


def test_three_players_have_no_two_to_eight_of_characters(show) -> None:
    picker = show("rules=tenhou_sanma")
    for name in ("2m", "5m", "0m", "8m"):
        assert "three-player set" in str(key_of(picker, name).reason)
        assert not key_of(picker, name).in_set
    assert key_of(picker, "1m").reason is None
    assert picker.modes.keys == MODES
    assert "three players" in str(picker.modes.option("chi").reason)


def test_modes_add_calls_and_indicators_at_once(show) -> None:
    picker = show("riichi")
    for mode, name in (("dora", "3s"), ("ura", "4s"), ("ankan", "2z")):
        QTest.mouseClick(picker.modes.option(mode), Qt.MouseButton.LeftButton)
        assert picker.session.mode == mode
        click(picker, name)
        assert picker.session.mode == "tile"
    assert picker.session.line == "(2222z) riichi dora=3s ura=4s"
    QTest.mouseClick(picker.modes.option("pon"), Qt.MouseButton.LeftButton)
    click(picker, "6z")
    assert picker.session.draft.melds[1].type == "pon"
    assert picker.session.draft.flags == frozenset()
    picker.session.undo()
    assert picker.session.line == "(2222z) riichi dora=3s ura=4s"


@pytest.mark.parametrize(
    ("mode", "names", "line"),
    [
        ("pon", ["1z", "2z"], "[1'11z] [2'22z]"),
        ("dora", ["1z", "2z"], "dora=12z"),
    ],
)
def test_a_mode_that_is_pressed_again_stays(show, mode: str, names: list[str], line: str) -> None:
    picker = show("")
    for _ in range(2):
        QTest.mouseClick(picker.modes.option(mode), Qt.MouseButton.LeftButton)
    assert picker.modes.option(mode).accessibleName().endswith(", locked")
    shown = picker.modes.grab().toImage()
    for name in names:
        click(picker, name)
        assert picker.session.mode == mode
    assert picker.session.line == line
    QTest.mouseClick(picker.modes.option(mode), Qt.MouseButton.LeftButton)
    assert not picker.session.locked
    assert not picker.modes.option(mode).accessibleName().endswith(", locked")
    assert picker.modes.grab().toImage() != shown


def test_the_dora_mode_waits_for_one_indicator_a_kan_more(show) -> None:
    picker = show("(1111z)")
    picker.session.set_mode("dora")
    click(picker, "1p")
    assert picker.session.mode == "dora"
    click(picker, "2p")
    assert picker.session.mode == "tile"


def test_several_ways_to_call_end_the_mode_when_one_is_chosen(show) -> None:
    picker = show("")
    picker.session.set_mode("chi")
    click(picker, "5p")
    assert picker.session.mode == "chi"
    QTest.keyClick(QApplication.focusWidget(), "2")
    assert len(picker.session.draft.melds) == 1
    assert picker.session.mode == "tile"


def test_clear_goes_back_to_tiles(show) -> None:
    picker = show("1m")
    for _ in range(2):
        picker.session.choose_mode("dora")
    QTest.mouseClick(picker.grid.clear, Qt.MouseButton.LeftButton)
    assert (picker.session.mode, picker.session.locked) == ("tile", False)


def test_a_mode_with_nothing_left_to_do_gives_way(show) -> None:
    picker = show("[666z]")
    picker.session.set_mode("shouminkan")
    click(picker, "6z")
    assert picker.session.draft.melds[0].type == "shouminkan"
    assert picker.session.mode == "tile"
    assert picker.modes.current == "tile"


def test_a_greyed_mode_says_why_and_is_not_chosen(show) -> None:
    picker = show("")
    QTest.mouseClick(picker.modes.option("ura"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(picker.modes.option("shouminkan"), Qt.MouseButton.LeftButton)
    assert picker.session.mode == "tile"
    assert [p.details["reason"] for p in picker.told] == ["ura_without_riichi", "no_pon_to_add_to"]
    assert picker.modes.keys == MODES[:-1]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_in_a_small_window_the_kans_are_one_menu(show) -> None:
    picker = show("", (518, 310))
    picker.set_compact(True)
    assert picker.modes.keys == ("tile", "chi", "pon", "kan", "dora", "ura")
    QTest.mouseClick(picker.modes.option("kan"), Qt.MouseButton.LeftButton)
    menu = picker.modes.findChild(ChoiceMenu)
    assert [a.text() for a in menu.actions()] == ["Open kan", "Closed kan", "Added kan"]
    assert [a.isEnabled() for a in menu.actions()] == [True, True, False]
    assert menu.actions()[2].toolTip() == "Added kan: no pon to add to; add the pon first."
    menu.actions()[1].trigger()
    menu.close()
    assert picker.session.mode == "ankan"
    assert picker.modes.current == "kan"
    assert picker.modes.option("kan").text().strip() == "Closed kan"
    picker.set_compact(False)
    assert picker.modes.current == "ankan"


def test_walking_past_the_kans_opens_nothing(show) -> None:
    picker = show("", (518, 310))
    picker.set_compact(True)
    picker.session.set_mode("pon")
    picker.modes.option("pon").setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(picker.modes.option("pon"), Qt.Key.Key_Right)
    assert picker.modes.option("kan").hasFocus()
    assert picker.modes.findChild(ChoiceMenu).isHidden()
    QTest.keyClick(picker.modes.option("kan"), Qt.Key.Key_Right)
    assert picker.session.mode == "dora"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_greyed_entry_of_a_menu_tells_its_reason(qtbot, look) -> None:
    menu = ChoiceMenu(look.theme)
    qtbot.addWidget(menu)
    picked, told = [], []
    menu.picked.connect(picked.append)
    menu.refused.connect(told.append)
    menu.set_entries([Entry("a", "A & B", True, None), Entry("b", "B", False, "because")])
    menu.popup(QPoint(0, 0))
    for _ in range(2):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    assert told == ["because"]
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert picked == []
    menu.set_entries([Entry("c", "C", False, None)])
    assert [a.isVisible() for a in menu.actions()] == [True, False]
    menu.actions()[0].trigger()
    assert picked == ["c"]
    menu.close()


def test_several_ways_are_offered_and_a_number_chooses(show) -> None:
    picker = show("rules=tenhou")
    picker.session.set_mode("chi")
    key = key_of(picker, "4m")
    key.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(key, Qt.Key.Key_Space)
    names = [way.accessibleName() for way in picker.candidates.shown()]
    assert names[0] == "Chi, two, three, four of characters"
    assert len(names) == 5
    assert picker.candidates.shown()[0].hasFocus()
    QTest.keyClick(picker.candidates.shown()[0], "3")
    assert picker.session.draft.melds[0].tiles == tuple(parse_tile(t) for t in ("3m", "4m", "0m"))
    assert picker.candidates.shown() == []
    assert key.hasFocus()


def test_a_way_is_chosen_by_a_press_and_the_arrows_walk(show) -> None:
    picker = show("rules=tenhou")
    picker.session.set_mode("pon")
    click(picker, "5s")
    first, second = picker.candidates.shown()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert picker.session.draft.melds[0].tiles == (36, 22, 22)


def test_esc_a_press_elsewhere_or_a_change_closes_the_ways(show) -> None:
    picker = show("rules=tenhou")
    picker.session.set_mode("pon")
    click(picker, "5s")
    QTest.keyClick(picker.candidates.shown()[0], "9")
    QTest.keyClick(picker.candidates.shown()[0], Qt.Key.Key_Escape)
    assert picker.candidates.shown() == []
    assert key_of(picker, "5s").hasFocus()
    click(picker, "5s")
    QTest.mouseClick(picker.modes.option("dora"), Qt.MouseButton.LeftButton)
    assert picker.candidates.shown() == []
    assert picker.session.mode == "dora"
    picker.session.set_mode("pon")
    click(picker, "5s")
    picker.session.set_by("tsumo")
    assert picker.candidates.shown() == []
    assert picker.session.draft.melds == ()


def test_the_ways_stay_within_the_window_and_show_the_tile(show) -> None:
    picker = show("rules=tenhou", (637, 700))
    picker.session.set_mode("chi")
    for name in ("1m", "4m", "6s", "9s", "4p"):
        click(picker, name)
        if picker.candidates.shown():
            ways, key = picker.candidates.geometry(), key_of(picker, name)
            assert picker.page.rect().contains(ways)
            assert not ways.contains(key.mapTo(picker.page, QPoint(24, 32)))
            picker.candidates.close_quietly()
        else:
            picker.session.clear()


def test_take_back_and_clear(show) -> None:
    picker = show("")
    for button in (picker.grid.take_back, picker.grid.clear):
        assert button.reason == "Empty hand: touch a tile, or type 123m…"
    click(picker, "1m", "2m")
    QTest.mouseClick(picker.grid.take_back, Qt.MouseButton.LeftButton)
    assert picker.session.line == "1m"
    QTest.mouseClick(picker.grid.clear, Qt.MouseButton.LeftButton)
    assert picker.session.draft.is_empty
    picker.session.undo()
    assert picker.session.line == "1m"


def test_one_tab_stop_and_arrows_over_the_grid(show) -> None:
    picker = show("rules=tenhou")
    keys = picker.grid.keys
    stops = [
        k for k in keys if k.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    ]
    assert stops == [keys[0]]
    keys[0].setFocus(Qt.FocusReason.TabFocusReason)
    way = [
        (Qt.Key.Key_Right, "2m"),
        (Qt.Key.Key_Down, "2p"),
        (Qt.Key.Key_End, "7z"),
        (Qt.Key.Key_Up, "6s"),
        (Qt.Key.Key_Right, "7s"),
        (Qt.Key.Key_Right, "8s"),
        (Qt.Key.Key_Down, "7z"),
        (Qt.Key.Key_Down, "7z"),
        (Qt.Key.Key_Home, "1m"),
        (Qt.Key.Key_Left, "1m"),
        (Qt.Key.Key_Up, "1m"),
    ]
    for pressed, name in way:
        QTest.keyClick(QApplication.focusWidget(), pressed)
        assert tile_name(QApplication.focusWidget().tile) == name
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert picker.session.line == "1m rules=tenhou"


def test_everything_is_said_anew_in_another_language(show, look) -> None:
    picker = show("rules=tenhou")
    look.set_language("fr")
    assert key_of(picker, "0s").accessibleName() == "cinq de bambous, rouge, il en reste 1"
    assert picker.modes.option("tile").text() == "Tuile"
    assert picker.modes.option("ura").reason == "Ura dora\u202f: impossible sans riichi."
    assert picker.grid.clear.text() == "Vider"


def test_painting_covers_every_state(show, look) -> None:
    picker = show("rules=tenhou")
    before = picker.grab().toImage()
    picker.session.press(34)
    after = picker.grab().toImage()
    assert before != after
    look.theme.set_mode("dark")
    assert picker.grab().toImage() != after
    picker.session.set_mode("chi")
    click(picker, "4p")
    assert picker.candidates.shown()
    assert picker.grab().toImage() != after


@pytest.mark.parametrize("rules", ["tenhou", "wrc2025", "tenhou_sanma"])
def test_no_press_makes_a_hand_that_cannot_be(show, rules: str) -> None:
    picker = show(f"rules={rules}")
    session, rolls = picker.session, random.Random(7)
    for _ in range(150):
        if rolls.random() < 0.2:
            QTest.mouseClick(
                picker.modes.option(rolls.choice(picker.modes.keys)), Qt.MouseButton.LeftButton
            )
        key = rolls.choice(picker.grid.keys)
        before, greyed = session.draft, key.reason is not None
        assert greyed == (
            press_refusal(before, session.mode, key.tile, session.rules) is not None
        ), (session.line, session.mode, tile_name(key.tile))
        key.click()
        ways = picker.candidates.shown()
        if ways:
            rolls.choice(ways).click()
        assert (session.draft == before) == greyed
        assert not faults(session.draft, session.rules)
        assert change_refusal(session.draft, session.draft, session.rules) is None
        if session.draft.is_whole:
            session.clear()


def test_a_plain_five_that_means_the_red_one_shows_the_red_ones_number(show, look) -> None:
    picker = show("555m rules=tenhou")
    five, red = key_of(picker, "5m"), key_of(picker, "0m")
    assert (five.free, five.reds, five.reason) == (0, 1, None)
    disc = five.box.bottomRight() - QPoint(6, 6)
    with_red = picker.grid.grab().toImage().pixelColor(disc)
    click(picker, "5m")
    assert (five.reds, red.free) == (0, 0)
    assert with_red != picker.grid.grab().toImage().pixelColor(disc)
