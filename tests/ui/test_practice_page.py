"""The Practice page: asked, answered by keyboard, mouse, touch; judged, counted, kept."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from riichi_desktop.drills import DRILLS, LEVELS, RUN
from riichi_desktop.engine import parse_tile
from riichi_desktop.keeping import Progress
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.practice import page as page_module
from riichi_desktop.words import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def practise(open_window, qapp, monkeypatch):
    """Give a way to open the page at a level, chance being the same each time."""
    monkeypatch.setattr(page_module, "SystemRandom", lambda: Random(4))

    def build(drill="points", level=1, lang="en", rules="wrc2025"):
        window = open_window(lang)
        window.session.set_rules(rules)
        page = window.open_page("practice")
        page.coach.choose(drill, level)
        qapp.processEvents()
        return page

    return build


def type_keys(text):
    QTest.keyClicks(QApplication.focusWidget(), text)


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def type_right(page):
    """Answer in numbers by the keyboard, each field followed by Enter."""
    for slot in page.coach.question.slots:
        type_keys(str(slot.right))
        press(Qt.Key.Key_Return)


def test_a_run_of_ten_by_the_keyboard_alone(practise):
    page = practise("points", 2)
    for number in range(1, RUN + 1):
        assert page.coach.run.number == number
        assert page.coach.state == "asking"
        type_right(page)
        assert page.coach.state == "judged"
        assert page.coach.outcome.verdict.right
        assert page.tray.verdict.headline.text() == "Right"
        press(Qt.Key.Key_Return)
    assert page.coach.state == "over"
    summary = page.tray.summary
    assert summary.isVisible()
    assert summary.title.text() == "10 of 10 right"
    assert not summary.repeat.isVisible()
    assert QApplication.focusWidget() is summary.again
    press(Qt.Key.Key_Return)
    assert (page.coach.state, page.coach.run.number) == ("asking", 1)


def test_a_wrong_number_is_shown_beside_the_right_one_and_explained(practise):
    page = practise("points", 1)
    while page.coach.question.awarded.award.tsumo or page.coach.question.awarded.award.dealer:
        page.coach.begin()
    right = page.coach.question.slots[0].right
    type_keys(str(right * 3 // 2))
    press(Qt.Key.Key_Return)
    field = page.tray.numbers.fields[0]
    assert field.edit.text() == f"{right * 3 // 2:,}"
    assert field.edit.isReadOnly()
    assert field.line.text() == f"{right:,}"
    shown = [note.text() for note in page.tray.verdict.notes if note.isVisible()]
    assert shown == ["That is what a dealer gets; here the winner is no dealer."]
    assert page.tray.verdict.accessibleName().startswith("Not quite The discarder pays: ")
    assert not page.tray.numbers.keypad.isVisible()


def test_enter_goes_to_the_field_that_is_empty_and_never_judges_half_an_answer(practise, qapp):
    page = practise("value", 3)
    said = []
    page.told.connect(said.append)
    press(Qt.Key.Key_Return)
    assert said == ["Nothing is answered yet; Esc shows the answer."]
    type_keys("3")
    press(Qt.Key.Key_Return)
    assert page.coach.state == "asking"
    assert page.tray.numbers.fields[1].edit.hasFocus()
    press(Qt.Key.Key_Up)
    assert page.tray.numbers.fields[0].edit.hasFocus()


def test_escape_shows_the_answer_and_counts_it_as_missed(practise):
    page = practise("fu", 1)
    press(Qt.Key.Key_Escape)
    assert page.tray.verdict.headline.text() == "The answer"
    assert page.notebook.standing("fu", 1).seen == 1
    assert page.notebook.standing("fu", 1).right == 0
    assert page.tray.go_on.hasFocus()


def test_the_keypad_writes_where_the_cursor_is(practise):
    page = practise("fu", 2)
    keypad = page.tray.numbers.keypad
    for sign in ("4", "00", "", ""):
        QTest.mouseClick(keypad.keys[sign], Qt.MouseButton.LeftButton)
    assert page.tray.numbers.fields[0].edit.text() == "4"
    assert page.tray.numbers.fields[0].edit.hasFocus()
    page.chooser.drills.option("fu").setFocus()
    type_keys("0")
    assert page.tray.numbers.fields[0].edit.text() == "40"


def test_yaku_are_chosen_with_letters_and_space_and_enter_checks(practise):
    page = practise("yaku", 1)
    type_keys("t")
    assert QApplication.focusWidget().id == "tanyao"
    type_keys("t")
    assert QApplication.focusWidget().id == "toitoi"
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Left)
    assert page.tray.yaku.answer == {"toitoi"}
    press(Qt.Key.Key_Return)
    assert page.coach.outcome.answer == {"toitoi"}
    marks = {chip.id: chip.mark for chip in page.tray.yaku.chips}
    wanted = page.coach.question.wanted
    assert marks.keys() == wanted | {"toitoi"}
    assert marks["toitoi"] == ("right" if "toitoi" in wanted else "wrong")
    assert set(marks.values()) <= {"right", "missed", "wrong"}
    before = page.tray.yaku.answer
    page.tray.yaku.chips[0].click()
    assert page.tray.yaku.answer == before


def test_waits_are_marked_by_touch_arrows_and_names(practise):
    page = practise("waits", 1)
    board = page.tray.waits
    QTest.mouseClick(board.keys[0], Qt.MouseButton.LeftButton)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Space)
    type_keys("36p")
    tiles = {parse_tile(name) for name in ("1m", "2m", "3p", "6p")}
    assert board.answer == tiles
    type_keys("3p")
    assert board.answer == tiles - {parse_tile("3p")}
    press(Qt.Key.Key_Return)
    wanted = page.coach.question.wanted
    marked = {key.tile: key.mark for key in board.keys if key.mark}
    assert marked.keys() == wanted | (tiles - {parse_tile("3p")})
    assert all((mark == "missed") == (tile in wanted - tiles) for tile, mark in marked.items())


def test_three_players_have_no_middle_characters(practise):
    page = practise("waits", 1, rules="mahjong_soul_sanma")
    assert [key.tile for key in page.tray.waits.keys][:3] == [0, 8, 9]


@pytest.mark.parametrize("drill", DRILLS)
def test_the_explanation_is_the_view_of_the_pages(practise, drill):
    page = practise(drill, 2)
    assert page.guide.isVisible()
    page.tray.give_up()
    question = page.coach.question
    assert not page.guide.isVisible()
    if drill == "points":
        assert page.felt.isHidden()
        assert page._award.headline.summary.points
        return
    assert page.felt.draft == question.draft
    assert page._result.isVisible()
    assert page.coach.hand.draft == question.draft
    if drill != "waits":
        said = page._result.headline.summary
        assert said.title
        page._open_tab("why_not")
        assert page._result.tabs.current == "why_not"


def test_a_row_of_the_result_lights_its_tiles_on_the_felt(practise):
    page = practise("fu", 1)
    page.tray.give_up()
    lit = []
    page.coach.hand.lit.connect(lit.append)
    page.coach.hand.light(frozenset({("win", 0)}))
    assert page.felt._lit == {("win", 0)}


def test_looking_changes_nothing_of_the_hand(practise):
    page = practise("waits", 2)
    page.tray.give_up()
    before = page.coach.hand.draft
    page.coach.hand.press(next(iter(page.coach.question.wanted)))
    page.coach.hand.set_rules("tenhou")
    assert page.coach.hand.draft == before


def test_the_hand_opens_on_the_hand_page_and_can_be_undone(practise, qapp):
    page = practise("value", 3)
    window, draft = page.window(), page.coach.question.draft
    before = window.session.draft
    button = page.header.buttons["practice_open"]
    assert button.text() == "Open on the Hand page"
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.key == "hand"
    assert window.session.draft == draft
    window.run("undo")
    assert window.session.draft == before


def test_han_and_fu_open_on_the_points_page(practise):
    page = practise("points", 4)
    award = page.coach.question.awarded.award
    button = page.header.buttons["practice_open"]
    assert button.text() == "Open on the Points page"
    button.click()
    window = page.window()
    assert window.pages.key == "points"
    assert window.page.points.view.award == award


def test_other_rules_ask_another_question_under_them(practise):
    page = practise("points", 2)
    page.tray.give_up()
    page.window().session.set_rules("tenhou")
    assert (page.coach.state, page.coach.run.number) == ("asking", 1)
    assert page.coach.question.rules.id == "tenhou"
    page.window().open_page("hand")
    page.window().session.set_rules("ema2025")
    assert page.coach.question.rules.id == "tenhou", "a hidden page does no work"
    page.window().open_page("practice")
    assert page.coach.question.rules.id == "ema2025"


def test_the_clock_stops_while_the_page_is_hidden_and_while_one_reads(practise, qtbot):
    page = practise("fu", 1)
    page.window().open_page("hand")
    held = page.coach.ms
    qtbot.wait(30)
    assert page.coach.ms == held
    page.window().open_page("practice")
    qtbot.wait(30)
    assert page.coach.ms >= held + 20
    page.tray.give_up()
    assert page.coach.outcome.ms >= held + 20
    qtbot.wait(20)
    assert page.coach.ms == 0


def test_what_went_wrong_comes_again_and_progress_is_kept(practise, data_dir):
    page = practise("points", 3)
    first = page.coach.question.line
    page.tray.give_up()
    asked = []
    for _ in range(4):
        page.coach.go_on()
        asked.append(page.coach.question.line)
        page.coach.answer(tuple(slot.right for slot in page.coach.question.slots))
    assert asked.index(first) == 3
    kept = Progress(data_dir / "practice.jsonl").read().answers["points", 3]
    assert [one.right for one in kept] == [False, True, True, True, True]
    standing = page.notebook.standing("points", 3)
    assert (standing.seen, standing.right, standing.of) == (5, 4, 5)


def test_the_next_window_begins_where_this_one_was(practise, open_window):
    practise("waits", 2).tray.give_up()
    page = open_window().open_page("practice")
    assert (page.coach.drill, page.coach.level) == ("waits", 2)
    assert page.notebook.standing("waits", 2).seen == 1


def test_a_damaged_file_is_told_and_kept(practise, data_dir):
    data_dir.mkdir(parents=True, exist_ok=True)
    (data_dir / "practice.jsonl").write_text("{nonsense\n")
    page = practise("fu", 1)
    assert "practice.jsonl.damaged-1" in page.window().status.text()
    assert (data_dir / "practice.jsonl.damaged-1").read_text() == "{nonsense\n"


def test_what_is_not_kept_is_said_for_as_long_as_it_is_so(practise, data_dir):
    data_dir.mkdir(parents=True, exist_ok=True)
    (data_dir / "practice.jsonl").write_text('{"format": 9}\n')
    page = practise("fu", 1)
    assert page.trouble == "Progress is not kept: its file is of a newer version."
    assert page.window().status.text() == page.trouble
    page.tray.give_up()
    assert (data_dir / "practice.jsonl").read_text() == '{"format": 9}\n'


def test_missed_questions_are_repeated_and_a_run_can_be_looked_at_again(practise):
    page = practise("yaku", 1)
    lines = []
    for number in range(RUN):
        lines.append(page.coach.question.line)
        wanted = page.coach.question.wanted
        page.coach.answer(frozenset() if number in (2, 5) else wanted)
        page.coach.go_on()
    summary = page.tray.summary
    assert summary.repeat.text() == "Repeat the 2 missed questions"
    assert page.coach.outcome.question.line == lines[2]
    page.coach.look_at(0)
    assert page.felt.draft == page.coach.run.outcomes[0].question.draft
    summary.repeat.click()
    asked = []
    for _ in range(2):
        asked.append(page.coach.question.line)
        page.coach.answer(page.coach.question.wanted)
        page.coach.go_on()
    assert asked == [lines[2], lines[5]]


def test_levels_are_chosen_in_the_row_and_in_the_table(practise):
    page = practise("fu", 1)
    page.chooser.levels.option("3").click()
    assert (page.coach.drill, page.coach.level) == ("fu", 3)
    page.guide.rows.row_pressed.emit(4)
    assert page.coach.level == 4
    page.chooser.drills.option("waits").click()
    assert (page.coach.drill, page.coach.level) == ("waits", 4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_cut_in_the_smallest_window(practise, qapp, lang):
    page = practise("points", 1, lang)
    page.window().resize(1024, 700)
    for drill in DRILLS:
        for level in LEVELS:
            page.coach.choose(drill, level)
            qapp.processEvents()
            whole(page)
            page.tray.give_up()
            qapp.processEvents()
            whole(page)
        while page.coach.state != "over":
            page.tray.give_up()
            page.coach.go_on()
        qapp.processEvents()
        whole(page)


def whole(page):
    """Check that every label and button has the room that its words need."""
    for part in page.findChildren(QLabel) + page.findChildren(Button):
        if not part.isVisible() or not part.text():
            continue
        if isinstance(part, Label) and part.wordWrap():
            assert part.height() >= part.heightForWidth(part.width()), part.text()
        elif type(part) in (Label, Button):
            assert part.width() >= part.sizeHint().width() - 1, part.text()
    for field in page.tray.numbers.fields if page.tray.numbers.isVisible() else ():
        assert field.geometry().right() < page.tray.numbers.width()


def test_every_sentence_of_the_page_is_there_in_every_language(practise, qapp):
    page = practise("fu", 3, "fr")
    page.tray.give_up()
    for lang in LANGUAGES:
        page.desk.look.set_language(lang)
        qapp.processEvents()
        words = page.desk.look.words
        assert page.tray.go_on.text() == words.text("ui.practice.next")
        assert page.tray.verdict.headline.text() == words.text("ui.practice.shown")
        assert page.felt.said[0] == words.text(f"by.{page.felt.draft.by}")
        shown = page.chooser.drills.option("value").text()
        assert shown == words.text("ui.practice.drill.value")


def test_keys_of_other_pages_are_not_pressed_here(practise):
    page = practise("waits", 1)
    said = []
    page.told.connect(said.append)
    type_keys("rtdoc1k")
    assert page.window().pages.key == "practice"
    assert said == []
    assert "not on this page" not in page.window().status.text()
    press(QKeySequence("Alt+2")[0].key(), Qt.KeyboardModifier.AltModifier)
    assert said == ["Tabs: the result has none yet."]


def test_a_screen_reader_hears_the_question_and_the_verdict(practise, monkeypatch):
    from riichi_desktop.ui.practice import answer_tray, verdict_view

    heard = []
    for module in (answer_tray, verdict_view):
        monkeypatch.setattr(module, "announce", lambda _widget, said: heard.append(said))
    page = practise("value", 2)
    heard.clear()
    page.coach.begin()
    page.tray.give_up()
    question, verdict = heard
    draft = page.coach.question.draft
    assert question.startswith("What is this hand worth?; ")
    assert page.desk.look.words.tile(draft.win) + ", winning tile" in question
    assert verdict.startswith("The answer Han: ")


def test_rules_under_which_nothing_can_be_asked_are_said(practise, monkeypatch):
    from riichi_desktop.drills import Asker

    def ask(*_):
        raise LookupError

    page = practise("fu", 1)
    said = []
    page.told.connect(said.append)
    monkeypatch.setattr(Asker, "ask", ask)
    page.coach.begin()
    assert said == ["Under these rules no hand fits this level."]
    page.tray.submit()
    page.open_elsewhere()
    assert page.window().pages.key == "practice"


def test_what_ends_an_answer_is_the_last_row_of_the_keypad_where_there_is_one(practise, qapp):
    page = practise("fu", 2)
    tray, keypad = page.tray, page.tray.numbers.keypad
    below = tray.check.mapTo(page, tray.check.rect().topLeft()).y()
    last = keypad.keys["0"].mapTo(page, keypad.keys["0"].rect().bottomLeft()).y()
    assert 0 < below - last <= 8
    assert tray.check.size().width() == keypad.width()
    assert tray.check.height() == keypad.keys["0"].height()
    page.coach.choose("waits", 1)
    qapp.processEvents()
    assert tray.check.isVisible()
    assert tray.check.width() < tray.width() / 2


def test_the_keys_are_higher_in_a_high_window(practise, qapp):
    page = practise("fu", 2)
    page.window().resize(1400, 1010)
    qapp.processEvents()
    qapp.processEvents()
    assert page.tray.numbers.keypad.keys["0"].height() == 72


def test_the_button_shows_the_page_that_it_opens_and_the_formula_its_powers(practise, qapp):
    page = practise("points", 3)
    button = page.header.buttons["practice_open"]
    assert button.icon_name == "points"
    assert "2<sup>han + 2</sup>" in page.guide.text.text()
    page.coach.choose("fu", 2)
    assert button.icon_name == "hand"
