"""How it was won: what can be chosen, what is greyed and why, what moves and what does not."""

import random

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from riichi_desktop.engine import change_refusal, chips, faults, is_on, parse_draft, switch
from riichi_desktop.ui.hand.chip_row import MoreChip
from riichi_desktop.ui.hand.choice_menu import ChoiceMenu
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.situation import SituationPanel
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.kit import Pressable, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

BOTH = "5s+5s [5555z] [6666z] [7777z] [1111z] seat=W"


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def show(qtbot, look):
    """Show the situation of a hand; gives the panel."""

    def make(line: str = "", width: int = 637, compact: bool = False) -> SituationPanel:
        session = Session(parse_draft(line))
        look.theme.set_compact(compact)
        panel = SituationPanel(look, session)
        session.setParent(panel)
        panel.session, panel.told = session, []
        session.told.connect(panel.told.extend)
        qtbot.addWidget(panel)
        panel.set_compact(compact)
        panel.resize(width, panel.sizeHint().height())
        panel.show()
        return panel

    return make


def press(choice: Segmented, key: str) -> None:
    QApplication.processEvents()
    QTest.mouseClick(choice.option(key), Qt.MouseButton.LeftButton)


def reasons(panel: SituationPanel) -> list[object]:
    return [p.details.get("reason", p.id) for p in panel.told]


def greyed(choice: Segmented) -> list[str]:
    return [key for key in choice.keys if choice.option(key).reason is not None]


def test_each_choice_changes_the_draft(show) -> None:
    panel = show("")
    press(panel.by, "tsumo")
    press(panel.seat, "S")
    press(panel.round, "W")
    press(panel.riichi, "riichi")
    QTest.mouseClick(panel.chips.button("ippatsu"), Qt.MouseButton.LeftButton)
    assert panel.session.line == "tsumo riichi ippatsu seat=S round=W"
    assert panel.chips.button("ippatsu").isChecked()
    for control, number in ((panel.honba, 2), (panel.sticks, 1)):
        for _ in range(number):
            QTest.mouseClick(control, Qt.MouseButton.LeftButton, pos=QPoint(90, 16))
    assert panel.session.line == "tsumo riichi ippatsu seat=S round=W honba=2 sticks=1"
    QTest.mouseClick(panel.chips.button("ippatsu"), Qt.MouseButton.LeftButton)
    assert not panel.chips.button("ippatsu").isChecked()


def test_undo_brings_the_controls_back(show) -> None:
    panel = show("")
    press(panel.by, "tsumo")
    press(panel.riichi, "double_riichi")
    panel.session.undo()
    panel.session.undo()
    assert (panel.by.current, panel.riichi.current) == ("ron", "none")


def test_the_discarder_is_one_of_the_others_and_can_be_let_go(show) -> None:
    panel = show("seat=S")
    assert panel.source.keys == ("E", "W", "N")
    press(panel.source, "W")
    assert panel.session.draft.source == "W"
    press(panel.source, "W")
    assert panel.session.draft.source is None
    assert panel.source.current is None
    press(panel.source, "E")
    press(panel.seat, "E")
    assert panel.session.draft.source is None
    assert panel.source.keys == ("S", "W", "N")


def test_nobody_discards_a_drawn_tile(show) -> None:
    panel = show("from=S")
    press(panel.by, "tsumo")
    assert greyed(panel.source) == ["S", "W", "N"]
    press(panel.source, "W")
    assert panel.session.draft.source is None
    assert reasons(panel) == ["from_with_tsumo"]


def test_riichi_needs_a_closed_hand(show) -> None:
    panel = show("[666z]")
    assert greyed(panel.riichi) == ["riichi", "double_riichi"]
    press(panel.riichi, "riichi")
    assert panel.session.draft.flags == frozenset()
    assert reasons(panel) == ["riichi_open"]
    assert panel.riichi.current == "none"


def test_the_last_tile_is_named_by_how_the_hand_was_won(show, look) -> None:
    panel = show("")
    chip = panel.chips.button("last_tile")
    assert (chip.text(), chip.accessibleName()) == ("Houtei", "Last tile, Houtei")
    place = panel.chips.button("rinshan").geometry()
    press(panel.by, "tsumo")
    assert chip.text() == "Haitei"
    assert panel.chips.button("rinshan").geometry() == place
    look.set_language("ja")
    assert chip.text() == "海底"


def test_the_first_turn_is_named_by_the_seat(show) -> None:
    panel = show("tsumo")
    chip = panel.chips.button("first_turn")
    assert (chip.text(), chip.accessibleName()) == ("1st turn", "Tenhou")
    press(panel.seat, "S")
    assert chip.accessibleName() == "Chiihou"
    press(panel.by, "ron")
    assert chip.accessibleName() == "Renhou"


@pytest.mark.parametrize(
    ("line", "chip", "reason"),
    [
        ("", "ippatsu", "ippatsu_needs_riichi"),
        ("", "rinshan", "rinshan_ron"),
        ("tsumo", "rinshan", "rinshan_needs_kan"),
        ("tsumo", "chankan", "chankan_tsumo"),
        ("tsumo seat=S (1111z)", "first_turn", "first_turn_call"),
        ("haitei tsumo (1111z)", "rinshan", "rinshan_last_tile"),
        ("houtei", "chankan", "chankan_last_tile"),
    ],
)
def test_a_chip_that_cannot_be_says_why(show, look, line: str, chip: str, reason: str) -> None:
    panel = show(line)
    button, before = panel.chips.button(chip), panel.session.draft
    assert button.reason is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isChecked()
    assert panel.session.draft == before
    assert reasons(panel) == [reason]
    assert look.words.problem(panel.told[0]) == button.reason == button.toolTip()


def test_the_wall_of_the_counters(show) -> None:
    panel = show("honba=999")
    QTest.mouseClick(panel.honba, Qt.MouseButton.LeftButton, pos=QPoint(90, 16))
    QTest.mouseClick(panel.sticks, Qt.MouseButton.LeftButton, pos=QPoint(5, 16))
    assert panel.session.line == "honba=999"
    assert reasons(panel) == ["honba_range", "sticks_range"]


def test_players_change_the_rules_or_say_why_not(show) -> None:
    panel = show("19m rules=tenhou")
    press(panel.players, "3")
    assert panel.session.draft.rules == "tenhou_sanma"
    assert panel.source.keys == ("S", "W")
    assert greyed(panel.seat) == ["N"]
    assert "north_ron" in chips(panel.session.rules)
    press(panel.players, "4")
    panel.session.press(1)
    assert greyed(panel.players) == ["3"]
    press(panel.players, "3")
    assert panel.session.rules.players == 4
    assert reasons(panel) == [
        *("rules_stand_in_3", "rules_back"),
        "tile_not_in_three_player_set",
    ]


def test_liability_appears_with_its_yakuman_and_moves_nothing(show) -> None:
    panel = show("55s [555z] [666z] tsumo", 637)
    before = {c: c.geometry() for c in panel.findChildren(QWidget) if c.isVisible()}
    height = panel.sizeHint().height()
    panel.session.read_line("12m33s+3m [555z] [666z] [777z] tsumo seat=E")
    shown = [c for c in panel.liability.findChildren(Segmented) if c.isVisible()]
    assert [c.accessibleName() for c in shown] == ["Pao · Daisangen"]
    assert shown[0].keys == ("S", "W", "N")
    assert panel.sizeHint().height() == height
    moved = [c for c, place in before.items() if c.parent() is panel and c.geometry() != place]
    assert [c for c in moved if c is not panel.liability] == []
    press(shown[0], "W")
    assert panel.session.draft.pao[0].liable == "W"
    press(shown[0], "W")
    assert panel.session.draft.pao == ()


def test_liability_by_ron_asks_for_the_discarder_first(show) -> None:
    panel = show("12m33s+3m [555z] [666z] [777z] seat=E")
    choice = next(c for c in panel.liability.findChildren(Segmented) if c.isVisible())
    press(choice, "S")
    assert panel.session.draft.pao == ()
    assert reasons(panel) == ["pao_needs_from"]
    press(panel.source, "S")
    press(choice, "W")
    assert panel.session.draft.pao[0].liable == "W"
    press(panel.seat, "W")
    assert reasons(panel)[-1] == "pao_is_winner"
    assert panel.session.draft.seat == "E"


@pytest.mark.parametrize(("width", "compact"), [(637, False), (518, True)])
def test_two_liabilities_have_room(show, width: int, compact: bool) -> None:
    panel = show(f"{BOTH} tsumo rules=wrc2025", width, compact)
    shown = [c for c in panel.liability.findChildren(Segmented) if c.isVisible()]
    assert [c.accessibleName() for c in shown] == ["Pao · Daisangen", "Pao · Suukantsu"]
    ends = [c.mapTo(panel, QPoint(c.width(), 0)).x() for c in shown]
    assert ends[0] < ends[1] <= width - 10


def test_a_small_window_has_kanji_and_players_in_the_first_row(show) -> None:
    panel = show("", 518, compact=True)
    assert panel.seat.option("S").text() == "南"
    assert panel.seat.option("E").accessibleName() == "East, dealer"
    assert panel.seat.option("S").toolTip() == "South"
    top = panel.by.mapTo(panel, QPoint()).y()
    assert panel.players.mapTo(panel, QPoint()).y() == top
    assert panel.chips.hidden_chips() == ()
    panel.set_compact(False)
    assert panel.seat.option("S").text() == "South"


def test_without_kanji_winds_are_letters(show, look) -> None:
    look.theme.has_kanji = False
    panel = show("", 518, compact=True)
    assert panel.seat.option("S").text() == "S"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("language", ["fr", "en", "ja"])
def test_chips_without_room_are_in_a_menu(show, look, language: str) -> None:
    look.set_language(language)
    rules = "tenhou,local_yaku=open_riichi+paarenchan"
    panel = show(f"riichi rules={rules}", 518, compact=True)
    hidden = panel.chips.hidden_chips()
    assert hidden
    assert hidden[-1] == "paarenchan"
    more = next(c for c in panel.chips.findChildren(MoreChip) if c.isVisible())
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    menu = panel.chips.findChild(ChoiceMenu)
    entry = next(a for a in menu.actions() if a.data() == "open_riichi")
    assert entry.text() == look.words.text("flag.open_riichi")
    entry.trigger()
    menu.close()
    assert "open_riichi" in panel.session.draft.flags


def test_rules_without_a_circumstance_grey_it(show) -> None:
    panel = show("riichi rules=tenhou,ippatsu=false")
    QTest.mouseClick(panel.chips.button("ippatsu"), Qt.MouseButton.LeftButton)
    assert [p.id for p in panel.told] == ["flag_not_in_rules"]


def test_everything_is_said_anew_in_another_language(show, look) -> None:
    panel = show("")
    look.set_language("fr")
    assert panel.by.accessibleName() == "Victoire"
    assert panel.seat.option("W").text() == "Ouest"
    assert panel.riichi.option("double_riichi").accessibleName() == "Double riichi"
    assert panel.players.option("3").accessibleName() == "3 joueurs"
    look.theme.set_mode("dark")
    assert panel.grab().toImage().pixelColor(300, 4).lightness() < 60


def test_no_control_makes_a_situation_that_cannot_be(show) -> None:
    panel = show("123m (1111z) [666z] rules=tenhou")
    rolls = random.Random(3)
    controls = list(panel.findChildren(Pressable))
    for _ in range(300):
        control = rolls.choice(controls)
        if control.isVisible() and control.text().strip() != "More":
            before = panel.session.draft
            reason = control.reason
            control.click()
            assert reason is None or panel.session.draft == before
        draft, rules = panel.session.draft, panel.session.rules
        assert not faults(draft, rules)
        for chip in chips(rules):
            button = panel.chips.button(chip)
            assert button.isChecked() == is_on(draft, chip)
            if not button.isChecked():
                refused = change_refusal(draft, switch(draft, chip, True), rules)
                assert (button.reason is None) == (refused is None)


@pytest.mark.parametrize("language", ["fr", "en", "ja"])
def test_no_control_is_without_a_name(qtbot, look, language: str) -> None:
    session = Session(parse_draft("123m+4p [6'66z] (1111s) dora=1z seat=S rules=tenhou"))
    page = QWidget()
    page.resize(1280, 800)
    for kind in (HandStrip, Picker, SituationPanel):
        kind(look, session, page)
    qtbot.addWidget(page)
    page.show()
    look.set_language(language)
    controls = [c for c in page.findChildren(QWidget) if c.focusPolicy() and c.isVisible()]
    names = [QAccessible.queryAccessibleInterface(c).text(QAccessible.Text.Name) for c in controls]
    assert len(names) > 70
    assert all(names)


@pytest.mark.speed
def test_a_click_is_shown_within_a_frame(qtbot, look) -> None:
    """Strip, picker and situation together, the median of many presses: 2.5 ms and a margin."""
    session = Session(parse_draft("rules=tenhou"))
    page = QWidget()
    page.resize(1280, 800)
    panels = [kind(look, session, page) for kind in (HandStrip, Picker, SituationPanel)]
    qtbot.addWidget(page)
    page.show()
    session.changed.disconnect()
    rolls, timer, times = random.Random(1), QElapsedTimer(), []
    for _ in range(100):
        if session.draft.is_whole:
            session.clear()
        session.press(rolls.randrange(37))
        timer.start()
        for panel in panels:
            panel.show_study(session.study)
        times.append(timer.nsecsElapsed() / 1e6)
    assert sorted(times)[len(times) // 2] < 2.5 * 2
