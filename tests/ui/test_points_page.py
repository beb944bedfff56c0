"""The Points page in its window: mouse, keyboard, undo, rules, the way back, the size."""

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from riichi_desktop.ui.kit import Label, Pressable, Stepper
from riichi_desktop.ui.kit.row_values import Row
from riichi_desktop.words import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def open_points(open_window, qapp):
    def build(lang: str = "en", line: str = "", rules: str = "wrc2025"):
        window = open_window(lang, line)
        window.session.set_rules(rules)
        page = window.open_page("points")
        window.finish()
        qapp.processEvents()
        page.window_of = window
        return page

    return build


def press(page, *keys: str) -> None:
    for each in keys:
        combined = QKeySequence(each)[0]
        target = QApplication.focusWidget() or page
        QTest.keyClick(target, combined.key(), combined.keyboardModifiers())


def type_keys(page, text: str) -> None:
    QTest.keyClicks(QApplication.focusWidget() or page, text)


def click(control: QWidget) -> None:
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def shown(page) -> tuple[str, str]:
    summary = page.result.headline.summary
    return summary.title, summary.points


def said(page) -> str:
    return page.window_of.status.text()


def test_it_opens_with_a_usual_hand_and_the_keyboard_on_its_cell(open_points):
    page = open_points()
    assert shown(page) == ("3 han 30 fu", "3,900")
    assert QApplication.focusWidget() is page.table.table.options["3-30"]
    assert [line.result for line in page.result.steps.steps.lines] == ["960", "3,900", "3,900"]


def test_a_cell_of_the_table_is_chosen_by_mouse_and_arrows(open_points):
    page = open_points()
    click(page.table.table.options["2-60"])
    assert shown(page) == ("2 han 60 fu", "3,900")
    press(page, "Right", "Down")
    assert page.table.table.current == "3-70"
    assert shown(page) == ("Mangan", "8,000")
    click(page.table.table.options["8"])
    assert (shown(page), page.points.choice.han) == (("Baiman", "16,000"), 8)
    press(page, "Up")
    assert page.points.choice.han == 6


def test_a_cell_that_cannot_be_says_why_and_changes_nothing(open_points):
    page = open_points()
    click(page.table.table.options["3-20"])
    assert said(page).startswith("20 fu by ron: not possible")
    assert (shown(page)[0], page.table.table.current) == ("3 han 30 fu", "3-30")
    press(page, "Down")
    assert (said(page), page.points.choice.fu) == ("", 25)
    press(page, "Up")
    assert said(page).startswith("20 fu by ron: not possible")
    assert page.points.choice.fu == 25


def test_the_controls(open_points):
    page = open_points()
    choices = page.choices
    click(choices.winner.option("dealer"))
    click(choices.way.option("tsumo"))
    assert shown(page) == ("3 han 30 fu", "6,000")
    QTest.keyClick(choices.honba, Qt.Key.Key_Plus)
    QTest.keyClick(choices.sticks, Qt.Key.Key_2)
    assert (shown(page)[1], page.points.view.award.sticks) == ("6,300", 2)
    click(choices.worth.han.option("5"))
    assert all(choices.worth.fu.option(key).reason for key in choices.worth.fu.keys)
    click(choices.worth.han.option("4"))
    click(choices.worth.fu.option("25"))
    assert shown(page)[0] == "4 han 25 fu"
    click(page.result.payments.options["other_ron"])
    assert shown(page) == ("4 han 25 fu", "6,700")
    assert choices.way.current == "ron"


def test_fu_that_cannot_be_any_more_are_told(open_points):
    page = open_points()
    click(page.choices.way.option("tsumo"))
    click(page.choices.worth.fu.option("20"))
    click(page.choices.way.option("ron"))
    assert page.choices.worth.fu.current == "30"
    assert said(page).startswith("20 fu by ron: not possible")
    page.points.stack.undo()
    assert (page.choices.way.current, page.choices.worth.fu.current) == ("tsumo", "20")


def test_yakuman_under_the_cap_and_who_is_liable(open_points):
    page = open_points()
    worth = page.choices.worth
    click(page.choices.kind.option("yakuman"))
    click(worth.times.option("3"))
    click(worth.liable.option("dealer"))
    click(worth.pao.option("2"))
    assert shown(page) == ("Triple yakuman", "96,000")
    assert [line.label for line in page.result.steps.steps.lines] == [
        "Triple yakuman",
        "Liable player",
        "Discarder",
        "Discarder",
        "Total",
    ]
    click(page.choices.winner.option("dealer"))
    assert worth.liable.current == "other"
    click(worth.liable.option("dealer"))
    assert said(page).startswith("Liable dealer: not possible")
    page.window_of.session.set_rules("ema2025")
    assert worth.times.option("2").reason == "These rules count at most 1 yakuman in a hand."
    assert page.result.steps.notices() == ["These rules count at most 1 yakuman in a hand."]


def test_renhou_and_nagashi_as_the_rules_have_them(open_points):
    page = open_points()
    click(page.choices.kind.option("nagashi"))
    assert said(page) == "Nagashi mangan: not part of these rules."
    click(page.choices.kind.option("renhou"))
    assert shown(page) == ("Mangan", "8,000")
    assert page.choices.worth.told.text() == (
        "Renhou under these rules: mangan, where the hand pays less."
    )
    click(page.choices.way.option("tsumo"))
    assert said(page).startswith("Renhou: not possible by tsumo")
    page.window_of.session.set_rules("tenhou")
    assert page.choices.kind.current == "han"
    click(page.choices.kind.option("nagashi"))
    assert (page.choices.way.current, page.choices.honba.reason is None) == ("tsumo", False)
    click(page.choices.way.option("ron"))
    assert said(page) == "Nagashi mangan: always paid like a tsumo."


def test_limits_in_place_of_those_of_the_rules_are_marked(open_points):
    page = open_points()
    limits = page.choices.limits
    click(page.choices.worth.han.option("4"))
    assert shown(page) == ("Mangan", "8,000")
    click(limits.kiriage)
    assert shown(page) == ("4 han 30 fu", "7,700")
    assert (limits.kiriage.text(), limits.kiriage.toolTip()) == (
        "Kiriage mangan *",
        "WRC 2025: yes",
    )
    assert page.result.headline.summary.rules == "WRC 2025 *"
    limits.counted.picked.emit("sanbaiman")
    click(page.choices.worth.han.option("13"))
    assert shown(page) == ("Sanbaiman", "24,000")
    assert limits.counted.text() == "13+: sanbaiman *"
    (note,) = page.result.steps.notices()
    assert "Elsewhere: counted yakuman (Barème" in note
    click(limits.kiriage)
    limits.counted.picked.emit("yonbaiman")
    assert page.result.headline.summary.rules == "WRC 2025"
    assert page.window_of.session.draft.rules == "wrc2025"


def test_three_players_and_how_they_share_a_tsumo(open_points):
    page = open_points()
    click(page.choices.players.option("3"))
    assert page.window_of.session.rules.players == 3
    click(page.choices.way.option("tsumo"))
    click(page.choices.worth.han.option("5"))
    assert shown(page) == ("Mangan", "6,000")
    assert len(page.result.seats._cards) == 3
    page.choices.limits.split.picked.emit("plus_1000")
    assert shown(page) == ("Mangan", "8,000")
    assert page.choices.limits.split.text().endswith("*")
    click(page.choices.players.option("4"))
    assert shown(page) == ("Mangan", "8,000")
    assert page.choices.limits.split.isHidden()


def test_players_that_the_hand_excludes_are_greyed(open_points):
    page = open_points(line="234m")
    before = page.window_of.session.draft
    click(page.choices.players.option("3"))
    assert said(page)
    assert (page.window_of.session.draft, page.choices.players.current) == (before, "4")


def test_undo_and_redo_take_choices_and_rules(open_points):
    page = open_points()
    undo = page.header.buttons["undo"]
    assert undo.reason == "Nothing to undo."
    click(page.choices.worth.han.option("2"))
    page.window_of.session.set_rules("tenhou")
    click(page.choices.worth.han.option("4"))
    assert shown(page) == ("4 han 30 fu", "7,700")
    press(page, "Ctrl+Z", "Ctrl+Z")
    assert (page.window_of.session.draft.rules, page.points.choice.han) == ("wrc2025", 2)
    press(page, "Ctrl+Z")
    assert (page.points.choice.han, undo.reason) == (3, "Nothing to undo.")
    press(page, "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Y")
    assert shown(page) == ("4 han 30 fu", "7,700")


def test_rules_changed_on_another_page_are_not_undone_here(open_points):
    page = open_points()
    click(page.choices.worth.han.option("4"))
    window = page.window_of
    window.open_page("hand")
    window.session.set_rules("tenhou")
    window.open_page("points")
    assert shown(page) == ("4 han 30 fu", "7,700")
    page.points.stack.undo()
    assert (window.session.draft.rules, page.points.choice.han) == ("tenhou", 3)


def test_keys_alone(open_points):
    page = open_points()
    type_keys(page, "13")
    assert page.points.choice.han == 13
    type_keys(page, "v4f110")
    assert (page.points.choice.han, page.points.choice.fu) == (4, 110)
    type_keys(page, "v2f25")
    assert (page.points.choice.han, page.points.choice.fu) == (2, 25)
    press(page, "D", "T")
    assert said(page).startswith("25 fu by tsumo below 3 han")
    assert shown(page) == ("2 han 30 fu", "3,000")
    press(page, "R", "Shift+H", "Shift+H", "Ctrl+Shift+H", "Shift+B")
    award = page.points.view.award
    assert (award.dealer, award.tsumo, award.honba, award.sticks) == (True, False, 1, 1)
    for key, points in zip(
        "MHBSY", ("12,300", "18,300", "24,300", "36,300", "48,300"), strict=True
    ):
        press(page, key)
        assert shown(page)[1] == points
    press(page, "Y")
    assert shown(page)[0] == "Double yakuman"
    type_keys(page, "4")
    assert shown(page)[0] == "Quadruple yakuman"
    press(page, "Shift+G")
    assert page.points.choice.liable == "other"
    press(page, "Shift+G", "V", "Shift+G")
    assert said(page) == "Liable player: only for a yakuman."
    press(page, "K")
    assert page.points.view.rules.kiriage_mangan is False
    press(page, "Shift+O")
    assert page.window_of.session.rules.players == 3


def test_digits_that_say_nothing(open_points):
    page = open_points()
    type_keys(page, "0")
    assert page.points.choice.han == 3
    type_keys(page, "6f40")
    assert said(page) == "Fu: of no effect with 6 han."
    assert page.points.choice.han == 6
    type_keys(page, "v14")
    assert page.points.choice.han == 4


def test_a_payment_heard_leads_back_to_han_and_fu(open_points):
    page = open_points(rules="tenhou")
    press(page, "Ctrl+F")
    type_keys(page, "2000/3900")
    assert page.result.tabs.current == "search"
    assert page.result.search.said.text() == "2 ways to pay this; touch one to choose it."
    press(page, "Down")
    row = QApplication.focusWidget()
    assert (row.line.name, row.accessibleName()) == ("3 han 60 fu", "3 han 60 fu")
    press(page, "Down", "Return")
    assert shown(page) == ("4 han 30 fu", "7,900")
    assert page.choices.way.current == "tsumo"
    press(page, "Ctrl+F")
    press(page, "Esc")
    assert (page.field.text(), page.result.tabs.current) == ("", "steps")
    press(page, "Esc")
    assert page.table.isAncestorOf(QApplication.focusWidget())


def test_a_payment_that_nothing_gives_has_neighbours(open_points):
    page = open_points()
    search = page.result.search
    page.field.setText("2000/3900")
    assert search.count == 0
    assert search.said.text().startswith("2,000 / 3,900: no hand pays this")
    offered = [one.text() for one in search.offers if not one.isHidden()]
    assert offered == ["1,800 / 3,600", "2,000 / 4,000"]
    search.offers[1].click()
    assert (page.field.text(), search.count) == ("2,000 / 4,000", 3)
    page.window_of.session.set_rules("tenhou")
    page.field.setText("7750")
    assert search.said.text() == "Payment: whole hundreds, not 0."
    page.field.setText("?")
    assert search.said.text().startswith("Payment not understood")
    press(page, "Alt+2")
    page.field.clear()
    press(page, "Alt+2")
    assert [one.text() for one in search.offers] == ["7,700", "2,000 / 3,900", "1,300 each"]


def test_what_is_found_follows_the_rules(open_points):
    page = open_points()
    page.field.setText("7700")
    found = page.result.search.count
    page.window_of.session.set_rules("tenhou")
    assert page.result.search.count > found


def test_another_page_opens_a_cell_here(open_points):
    page = open_points()
    page.points.set_kind("yakuman")
    page.open_at(2, 110, True, True)
    assert shown(page) == ("2 han 110 fu", "10,800")
    page.open_at(13, None, False, False)
    assert shown(page) == ("Yonbaiman", "32,000")
    page.open_at(1, 110, False, True)
    assert page.result.steps.notices()[0].startswith("No hand has 1\u00a0han\u00a0110\u00a0fu")


def test_the_score_is_copied_as_text(open_points):
    page = open_points()
    press(page, "Ctrl+C")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("3 han 30 fu: 3,900 points")
    assert said(page) == "Score copied."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_nothing_is_cut_in_the_smallest_window(open_points, qapp, lang):
    page = open_points(lang, rules="tenhou_sanma")
    page.window_of.resize(1024, 700)
    for kind in ("han", "yakuman", "nagashi"):
        page.points.set_kind(kind)
        page.points.set_liable("other")
        qapp.processEvents()
        for control in page.findChildren(Pressable):
            if control.isVisible():
                assert control.accessibleName() or control.text(), control
        for stepper in page.findChildren(Stepper):
            assert stepper.accessibleName()
        for label in page.findChildren(Label):
            if label.isVisible() and not label.wordWrap():
                wide = label.theme.width(label._font, label.text())
                assert wide <= label.width() + 1, label.text()
        for part in (page.choices, page.table, page.result):
            assert part.minimumSizeHint().height() <= part.height()
            assert part.minimumSizeHint().width() <= part.width()


def test_it_speaks_another_language_at_once(open_points):
    page = open_points()
    page.window_of.look.set_language("fr")
    assert shown(page) == ("3 han 30 fu", "3\u202f900")
    assert page.table.table.options["4-30"].accessibleName() == "4 han 30 fu, 8\u202f000, Mangan"
    assert page.choices.way.accessibleName() == "Victoire"
    assert page.result.accessibleDescription().startswith(
        "3 han 30 fu : 3".replace(" :", "\u202f:")
    )


@pytest.mark.speed
def test_it_answers_before_the_next_frame(open_points, qapp):
    page = open_points()
    page.field.setText("3900")
    timer, taken = QElapsedTimer(), []
    for turn in range(60):
        timer.start()
        page.points.set_han(1 + turn % 13)
        page.points.set_tsumo(turn % 2 == 0)
        taken.append(timer.nsecsElapsed() / 2e6)
    assert sorted(taken)[57] < 16
    assert isinstance(page.result.search.rows._stations[1].line, Row)
