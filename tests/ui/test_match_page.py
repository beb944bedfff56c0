"""The Match page in the window: what is shown, what each control and key does."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QWidget

from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import Bell, Booked, Drawn, Entry, Finished, Penalty, Win, Won
from riichi_desktop.storage import Club, StorageError, open_club
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.match.clock.bar import ClockDialog
from riichi_desktop.ui.match.correction.dialog import CorrectDialog
from riichi_desktop.ui.match.games.backups_dialog import BackupsDialog
from riichi_desktop.ui.match.games.name_dialog import NameDialog
from riichi_desktop.ui.match.games.new_game_dialog import NewGameDialog
from riichi_desktop.ui.match.outcome.stick_check_dialog import StickCheckDialog
from riichi_desktop.ui.match.page import MatchPage
from riichi_desktop.ui.match.record import RecordDialog
from riichi_desktop.ui.match.rules_dialog import RulesDialog
from riichi_desktop.ui.match.side_panel import TABS
from riichi_desktop.ui.shelf import FILE
from riichi_desktop.words import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Aiko", "Bruno", "Chloe", "David")
RON = Won((Win(1, 0, 3, 40),))
TSUMO = Won((Win(2, None, 2, 40),))
HAND = "340m68p888s22z+7p [66'6z@N] seat=S from=W dora=1z rules=tenhou"


@pytest.fixture
def open_page(open_window, qtbot) -> Callable[..., MatchPage]:
    """Give a way to open the page, over a match of these events where some are given."""

    def build(*events, rules="tenhou", lang="en", match=True, names=NAMES) -> MatchPage:
        window = open_window(lang)
        page = window.open_page("match")
        assert isinstance(page, MatchPage)
        qtbot.waitUntil(lambda: page.shelf.is_open or page.shelf.refused is not None)
        if match:
            chosen = preset(rules)
            head = page.shelf.create(chosen, names[: chosen.players], "Table 3")
            page.open_match(head.id)
            for event in events:
                assert page.book.book(event)
            QApplication.processEvents()
        return page

    return build


def press(page: QWidget, keys: str) -> None:
    QApplication.processEvents()
    if QApplication.activeModalWidget() is None:
        page.window().activateWindow()
        QApplication.processEvents()
    combined = QKeySequence(keys)[0]
    target = QApplication.focusWidget() or page.window()
    QTest.keyClick(target, combined.key(), combined.keyboardModifiers())
    QApplication.processEvents()


def shown(page: QWidget, kind: type[QDialog]) -> QDialog | None:
    QApplication.processEvents()
    return next((one for one in page.findChildren(kind) if one.isVisible()), None)


def status(page: QWidget) -> str:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window.status.text()


def titles(page: MatchPage) -> list[str]:
    return [line.title for line in page.view.side.log.list.model_of_lines.lines]


# The list of matches


def test_the_first_time_there_is_one_thing_to_do(open_page):
    page = open_page(match=False)
    message = page.games.message
    assert message.isVisible()
    assert message.buttons[0].text() == "New match…"
    assert message.buttons[0].hasFocus()
    press(page, "Return")
    assert shown(page, NewGameDialog) is not None


def test_a_match_is_begun_by_the_keyboard(open_page):
    page = open_page(match=False)
    press(page, "Ctrl+N")
    dialog = shown(page, NewGameDialog)
    dialog.activateWindow()
    assert dialog.yes.reason == "Write the name: East."
    for name in NAMES:
        QTest.keyClicks(QApplication.focusWidget(), name)
        press(page, "Return")
    assert page.book.game.names == NAMES
    assert not page.clock.face
    assert page.view.board.isVisible()


def test_names_can_be_moved_and_drawn(open_page):
    page = open_page(TSUMO)
    press(page, "Ctrl+N")
    dialog = shown(page, NewGameDialog)
    assert [field.text() for field in dialog.fields] == [*NAMES], "the same players again"
    dialog.fields[0].setFocus()
    QTest.keyClick(dialog.fields[0], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [field.text() for field in dialog.fields][:2] == ["Bruno", "Aiko"]
    dialog.draw.click()
    assert sorted(field.text() for field in dialog.fields) == sorted(NAMES)
    dialog.rules.picked.emit("tenhou_sanma")
    assert [field.isVisible() for field in dialog.fields] == [True, True, True, False]
    dialog.length.picked.emit("east")
    dialog.minutes.usual.option("60").click()
    assert dialog.game.rules.length == "east"
    dialog.yes.click()
    assert len(page.book.game.names) == 3
    assert page.clock.face.text == "60:00"
    assert page.book.pending.clock


def test_the_dots_of_a_row_open_its_menu_and_not_the_match(open_page):
    page = open_page(TSUMO)
    press(page, "Ctrl+O")
    games = page.games.list
    row = games.visualRect(games.games.index(0, 0))
    dots = row.center()
    dots.setX(row.right() - 12)
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=dots)
    (menu,) = games.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == ["Open", "Rename…", "Hide"]
    menu.close()
    assert page.book.game is None
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert page.book.game is not None


def test_the_clock_says_what_follows_its_bell(open_page):
    page = open_page(TSUMO, rules="wrc2025")
    page.clock.open_dialog()
    dialog = shown(page, ClockDialog)
    assert dialog.minutes.after.text() == ""
    dialog.minutes.usual.option("75").click()
    assert (dialog.minutes.value(), dialog.minutes.usual.current) == (75, "75")
    assert dialog.minutes.after.text() == "At the bell: finish the hand."
    dialog.minutes.stepper.step(1)
    assert (dialog.minutes.value(), dialog.minutes.usual.current) == (80, None)
    dialog.yes.click()
    assert page.clock.face.text == "80:00"


def test_matches_are_opened_renamed_and_hidden(open_page):
    page = open_page(TSUMO)
    press(page, "Ctrl+O")
    games = page.games.list
    assert games.isVisible()
    assert games.hasFocus()
    assert "East 2" in games.games.data(games.games.index(0, 0))
    press(page, "F2")
    dialog = shown(page, NameDialog)
    dialog.field.setText("  Final  table ")
    dialog.yes.click()
    assert [head.title for head in games.games.heads] == ["Final table"]
    page.games.list.setFocus()
    QTest.keyClick(games, Qt.Key.Key_Delete)
    assert games.games.heads == ()
    assert "Hidden ones too" in status(page)
    page.games.hidden.click()
    assert [head.hidden for head in games.games.heads] == [True]
    QTest.keyClick(games, Qt.Key.Key_Delete)
    assert [head.hidden for head in games.games.heads] == [False]
    QTest.keyClick(games, Qt.Key.Key_Return)
    assert page.book.game is not None


def test_the_match_that_was_open_is_open_again(open_page, open_window, qtbot):
    page = open_page(TSUMO)
    page.window().close()
    page = open_page(match=False)
    assert page.book.head.title == "Table 3"
    assert titles(page) == ["Start", "East 1"]
    press(page, "Ctrl+O")
    page.window().close()
    page = open_page(match=False)
    assert page.book.game is None


def test_where_another_program_writes_one_can_look(open_page, data_dir):
    with open_club(data_dir / FILE, station="other") as club:
        head = club.create_game(preset("tenhou"), NAMES, "Table 5")
        page = open_page(match=False)
        message = page.games.message
        assert message.buttons[0].text() == "Open read-only"
        message.buttons[0].click()
        assert page.games.read_only.isVisible()
        page.open_match(head.id)
        assert page.view.buttons.buttons["ron"].reason is not None
        assert page.view.bar.question.key == "read_only"
        press(page, "R")
        assert shown(page, RecordDialog) is None
        assert "read-only" in status(page)


def test_a_damaged_file_offers_the_backups_and_a_new_beginning(open_page, data_dir):
    (data_dir / FILE).write_bytes(b"this is no database" * 100)
    page = open_page(match=False)
    words = [button.text() for button in page.games.message.buttons if button.isVisible()]
    assert words == ["Backups…", "Set aside and begin anew", "Try again"]
    page.games.message.buttons[1].click()
    assert page.shelf.is_open
    assert page.games.message.buttons[0].text() == "New match…"


def test_backups_are_made_and_gone_back_to(open_page):
    page = open_page(TSUMO)
    page.close_match()
    press(page, "Ctrl+B")
    dialog = shown(page, BackupsDialog)
    assert dialog.yes.reason == "No backup yet."
    dialog.make.click()
    assert dialog.list.count() == 1
    page.shelf.hide(page.games.list.games.heads[0].id)
    dialog.yes.click()
    assert len(page.games.list.games.heads) == 1


# Booking


def test_a_ron_by_numbers_is_a_row_in_the_log(open_page):
    page = open_page()
    press(page, "R")
    dialog = shown(page, RecordDialog)
    for key in "1234":
        QTest.keyClick(dialog, key)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert page.book.game.rows[0].deltas == (-5200, 5200, 0, 0)
    assert titles(page) == ["Start", "East 1"]
    assert page.view.board.card(1).accessibleName().startswith("\u2068Bruno\u2069")


def test_each_button_opens_its_kind(open_page):
    page = open_page()
    for kind, button in page.view.buttons.buttons.items():
        button.click()
        dialog = shown(page, RecordDialog)
        assert dialog.form.kind == kind
        dialog.reject()


def test_what_was_recorded_is_said(open_page):
    page = open_page()
    press(page, "D")
    shown(page, RecordDialog).confirm()
    QApplication.processEvents()
    assert status(page) == "Recorded: East 1 · Draw, nobody tenpai"


def test_who_declares_riichi_is_said(open_page):
    page = open_page()
    press(page, "3")
    assert status(page).endswith("riichi. Tap the stick to take it back.")
    press(page, "3")
    assert status(page).endswith("stick taken back.")


def test_digits_lay_sticks_and_the_dialog_has_them(open_page):
    page = open_page()
    press(page, "3")
    assert page.book.riichi == (2,)
    assert page.view.side.log.now.accessibleName().endswith("−1,000")
    press(page, "T")
    dialog = shown(page, RecordDialog)
    assert dialog.form.riichi == (2,)
    dialog.reject()
    press(page, "3")
    assert page.book.riichi == ()


def test_a_form_that_was_left_is_gone_on_with_or_let_go(open_page):
    page = open_page()
    press(page, "R")
    dialog = shown(page, RecordDialog)
    QTest.keyClick(dialog, "2")
    dialog.reject()
    QApplication.processEvents()
    page.talk.ask()
    assert page.view.bar.question.key == "form"
    page.view.bar.button("go_on").click()
    dialog = shown(page, RecordDialog)
    assert dialog.form.source == 1
    dialog.reject()
    page.talk.ask()
    page.view.bar.button("discard").click()
    assert page.book.pending.form == ""
    assert page.view.bar.isHidden()


def test_what_cannot_be_written_is_said_and_the_form_is_there_again(open_page, monkeypatch):
    page = open_page()
    press(page, "R")
    dialog = shown(page, RecordDialog)
    for key in "1234":
        QTest.keyClick(dialog, key)

    def refuse(*_args: object, **_named: object) -> None:
        raise StorageError(problem("disk_full", file="club.db"))

    with monkeypatch.context() as broken:
        broken.setattr(Club, "append", refuse)
        broken.setattr(Club, "set_pending", refuse)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        again = shown(page, RecordDialog)
        assert page.book.game.rows == ()
        assert status(page).startswith("Disk full")
        assert again.form.gains[0].han == 3
    again.activateWindow()
    QTest.keyClick(again, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert len(page.book.game.rows) == 1
    assert page.trouble == ""


def test_a_game_that_is_over_shows_its_result_and_takes_no_hand(open_page):
    page = open_page(TSUMO)
    page.book.book(Finished("late"))
    side = page.view.side
    assert side.current == "result"
    result = side._views["result"]
    assert result.again.isVisible(), "the same players may go on"
    result.again.click()
    (dialog,) = page.findChildren(NewGameDialog)
    assert dialog.game.seated == page.book.game.names
    dialog.close()
    side.open_tab("needs")
    needs = side._views["needs"]
    assert not needs.chairs.isVisible()
    assert needs.title.text().startswith("The game is over")
    side.open_tab("result")
    assert page.view.buttons.buttons["ron"].reason is not None
    assert page.view.buttons.buttons["other"].reason is None
    press(page, "R")
    assert shown(page, RecordDialog) is None
    assert status(page) == page.view.buttons.buttons["ron"].reason
    press(page, "Ctrl+Z")
    assert not page.book.game.is_over
    assert page.view.side.current == "hands"


# Changing


def test_a_chosen_hand_shows_its_parts_and_lets_go(open_page):
    page = open_page(TSUMO, RON)
    log = page.view.side.log
    press(page, "Alt+1")
    log.list.setFocus()
    QTest.keyClick(log.list, Qt.Key.Key_Up)
    side = page.view.side
    assert log.chosen == page.book.game.events[-1].uid
    assert log.details.isVisible()
    assert not side.correct.isVisible(), "the details have a button of their own"
    QTest.keyClick(log.list, Qt.Key.Key_Up)
    assert log.chosen == page.book.game.events[0].uid
    QTest.keyClick(log.list, Qt.Key.Key_Escape)
    assert log.chosen == ""
    assert side.correct.isVisible() or side._pencil.isVisible()
    assert not log.details.isVisible()


def test_a_click_chooses_and_a_second_one_lets_go(open_page):
    page = open_page(TSUMO, RON)
    hands = page.view.side.log.list
    spot = hands.visualRect(hands.model_of_lines.index(1, 0)).center()
    QTest.mouseClick(hands.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert hands.open == page.book.game.events[0].uid
    QTest.mouseClick(hands.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert hands.open == ""


def test_f2_corrects_the_last_hand_and_shows_what_changes(open_page):
    page = open_page(TSUMO, RON)
    press(page, "F2")
    dialog = shown(page, RecordDialog)
    assert dialog.purpose == "correct"
    assert dialog.form.source == 0
    dialog.session.set_han(2)
    dialog.confirm()
    tried = shown(page, CorrectDialog)
    assert tried.yes.reason is None
    tried.yes.click()
    assert page.book.game.rows[1].deltas == (-3900, 3900, 0, 0)
    assert page.view.side.log.chosen == page.book.game.events[1].uid
    assert "undo takes it back" in status(page)


def test_a_correction_that_is_left_changes_nothing(open_page):
    page = open_page(TSUMO)
    press(page, "F2")
    dialog = shown(page, RecordDialog)
    dialog.confirm()
    assert shown(page, CorrectDialog) is None
    assert status(page) == "Nothing changed."
    press(page, "F2")
    dialog = shown(page, RecordDialog)
    dialog.session.set_han(4)
    dialog.confirm()
    shown(page, CorrectDialog).reject()
    assert len(page.book.game.entries) == 1


def test_insert_and_delete_by_keys(open_page):
    page = open_page(TSUMO, RON)
    log = page.view.side.log
    log.list.choose(page.book.game.events[1].uid)
    QTest.keyClick(log.list, Qt.Key.Key_Insert)
    dialog = shown(page, RecordDialog)
    assert dialog.purpose == "insert"
    dialog.session.set_kind("draw")
    dialog.confirm()
    shown(page, CorrectDialog).yes.click()
    assert titles(page) == ["Start", "East 1", "East 2", "East 3 · 1"]
    log.list.choose(page.book.game.events[1].uid)
    QTest.keyClick(log.list, Qt.Key.Key_Delete)
    shown(page, CorrectDialog).yes.click()
    assert titles(page) == ["Start", "East 1", "East 2"]
    assert log.chosen == ""


def test_a_correction_that_later_hands_cannot_follow_offers_the_way_out(open_page):
    page = open_page(TSUMO, RON)
    first, second = (held.uid for held in page.book.game.events)
    page.acts.correct(first)
    dialog = shown(page, RecordDialog)
    dialog.session.set_kind("ron")
    dialog.session.tap(0)
    dialog.session.tap(2) if 2 not in dialog.form.winners else None
    dialog.session.set_yakuman(1)
    dialog.confirm()
    tried = shown(page, CorrectDialog)
    assert tried.yes.reason is not None
    assert tried.way_out.text() == "Correct East 2…"
    tried.way_out.click()
    dialog = shown(page, RecordDialog)
    assert dialog.form.source == 0
    assert page.book.game.events[1].uid == second
    dialog.reject()


def test_nothing_to_correct_or_to_undo_is_said(open_page):
    page = open_page()
    press(page, "F2")
    assert status(page) == "Nothing to correct yet."
    press(page, "Ctrl+Z")
    assert status(page) == "Nothing to undo."
    assert page.header.buttons["undo"].reason == "Nothing to undo."


def test_undo_says_what_it_took_back(open_page):
    page = open_page(TSUMO, RON)
    page.book.void(page.book.game.events[0].uid)
    assert titles(page) == ["Start", "East 1"]
    press(page, "Ctrl+Z")
    assert status(page).startswith("Undone: deletion of East 1")
    assert titles(page) == ["Start", "East 1", "East 2"]
    press(page, "Ctrl+Y")
    assert status(page).startswith("Redone: deletion of East 1")


def test_to_delete_the_last_hand_is_to_undo_it(open_page):
    page = open_page(TSUMO, RON)
    page.acts.delete(page.book.game.events[1].uid)
    shown(page, CorrectDialog).yes.click()
    assert status(page) == "Deleted; redo brings it back."
    press(page, "Ctrl+Y")
    assert titles(page) == ["Start", "East 1", "East 2"]


# Beside the table


def test_the_tabs_by_their_keys(open_page):
    page = open_page(TSUMO, RON)
    for number, tab in enumerate(TABS, 1):
        press(page, f"Alt+{number}")
        assert page.view.side.current == tab
        focused = QApplication.focusWidget()
        assert page.view.side.isAncestorOf(focused)


def test_a_hidden_tab_is_fresh_when_it_is_shown(open_page):
    page = open_page(TSUMO)
    side = page.view.side
    side.open_tab("result")
    side.open_tab("needs")
    side.open_tab("hands")
    page.book.book(RON)
    side.open_tab("result")
    result = side.findChild(QWidget, "")
    assert result is not None
    view = side._views["result"]
    assert (
        view.rows[0].accessibleName().startswith("1st, Bruno")
        or "Bruno" in view.rows[0].accessibleName()
    )


def test_needs_of_another_player(open_page):
    page = open_page(RON)
    page.view.side.open_tab("needs")
    view = page.view.side._views["needs"]
    view.chairs.picked.emit("1")
    view.chairs.set_current("1")
    view.chairs.picked.emit("1")
    assert "Bruno" in view.title.text()
    assert "leads" in view.title.text()


def test_the_points_in_the_drawers(open_page):
    page = open_page(TSUMO, RON)
    press(page, "Ctrl+K")
    dialog = shown(page, StickCheckDialog)
    scores, moved = page.book.game.table.scores, page.book.game.rows[1].deltas[1]
    dialog.fields[0].setText("many")
    assert dialog._lines[0].text().startswith("Points: whole hundreds")
    dialog.fields[0].setText(str(scores[0] + moved))
    dialog.fields[1].setText(str(scores[1] - moved))
    said = [label.text() for label in dialog._lines if label.isVisible()]
    assert any("not paid" in sentence for sentence in said)
    button = next(one for one in dialog._buttons if one.isVisible())
    button.click()
    assert shown(page, RecordDialog).purpose == "correct"
    shown(page, RecordDialog).reject()


def test_the_rules_that_were_copied(open_page):
    page = open_page()
    assert page.header.copied.text() == "Rules: Tenhou"
    press(page, "Ctrl+R")
    dialog = shown(page, RulesDialog)
    assert "Tenhou" in dialog.name.text()
    dialog.accept()


# The clock


def test_the_clock_runs_and_stops(open_page):
    page = open_page()
    press(page, "C")
    dialog = shown(page, ClockDialog)
    QTest.keyClicks(dialog.minutes.stepper, "30")
    QTest.keyClick(dialog.minutes.stepper, Qt.Key.Key_Return)
    assert page.clock.face.text == "30:00"
    press(page, "C")
    assert page.clock.face.state == "running"
    assert status(page) == "The clock runs."
    press(page, "C")
    assert page.clock.face.state == "paused"
    page.clock.extend(300)
    assert page.clock.face.seconds > 30 * 60
    assert page.book.pending.clock


def ring(page: MatchPage) -> None:
    """Let the clock run out."""
    page.clock.begin(1)
    page.clock.timer.set_clock(replace(page.clock.timer.clock, spent=60))


def test_the_bell_is_offered_and_booked(open_page):
    page = open_page(TSUMO, rules="ema2025")
    ring(page)
    bar = page.view.bar
    assert bar.isVisible()
    assert [key for key, _ in bar.question.answers] == ["bell", "five_more"]
    bar.button("bell").click()
    assert page.book.game.events[-1].event == Bell()
    assert bar.isHidden()


def test_a_bell_without_a_meaning_is_only_heard(open_page):
    page = open_page(TSUMO, rules="tenhou")
    ring(page)
    page.view.bar.button("heard").click()
    assert page.view.bar.isHidden()
    assert page.book.game.table.bell is None


def test_five_minutes_more_take_the_bell_back(open_page):
    page = open_page(TSUMO, rules="ema2025")
    ring(page)
    page.view.bar.button("five_more").click()
    assert page.view.bar.isHidden()
    assert 299 <= page.clock.face.seconds <= 300
    assert page.book.game.table.bell is None


def test_each_match_has_its_clock(open_page):
    page = open_page()
    page.clock.begin(40)
    first = page.book.head.id
    other = page.shelf.create(preset("tenhou"), NAMES, "Table 4")
    page.open_match(other.id)
    assert page.clock.face is None
    page.open_match(first)
    assert page.clock.face.text == "40:00"


def test_the_clock_stands_still_once_the_game_is_over(open_page):
    page = open_page(TSUMO)
    page.clock.begin(40)
    page.clock.toggle()
    assert page.clock.face.state == "running"
    page.book.book(Finished())
    assert page.clock.face.state == "paused"


# The second screen


def test_the_scoreboard_follows_the_match(open_page, qtbot):
    page = open_page(TSUMO)
    press(page, "F9")
    board = page.tools.scoreboard
    qtbot.waitUntil(board.isVisible)
    assert any("Chloe" in said for said in board.spoken())
    page.book.book(RON)
    assert any("ron" in said for said in board.spoken())
    page.window().activateWindow()
    page.window().close()
    assert not board.isVisible()


# From the Hand page


def test_a_hand_is_sent_to_the_match(open_page):
    page = open_page()
    window = page.window()
    hand = window.open_page("hand")
    assert hand.header.send.reason is not None, "there is no hand"
    window.session.read_line(HAND)
    assert hand.header.send.reason is None
    hand.header.send.click()
    dialog = shown(page, RecordDialog)
    assert window.page is page
    assert dialog.form.gains[0].line
    dialog.reject()


def test_without_a_match_a_hand_cannot_be_sent(open_page):
    page = open_page(match=False)
    window = page.window()
    hand = window.open_page("hand")
    window.session.read_line(HAND)
    assert hand.header.send.reason.startswith("No match is open")
    press(page, "Ctrl+M")
    assert status(page) == hand.header.send.reason
    assert window.page is hand


def test_a_hand_for_a_match_that_is_gone_is_told(open_page):
    page = open_page()
    window = page.window()
    page.close_match()
    window.settings.change(match="gone")
    hand = window.open_page("hand")
    window.session.read_line(HAND)
    hand.header.send.click()
    QApplication.processEvents()
    assert shown(page, RecordDialog) is None
    assert status(page).startswith("No match is open")


# Everywhere


def test_commands_without_a_match_say_so(open_page):
    page = open_page(match=False)
    for keys in ("R", "C", "Ctrl+K", "F9", "Ctrl+R", "Alt+2", "Ctrl+S"):
        page.told.emit("")
        press(page, keys)
        assert status(page).startswith("No match is open"), keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_control_is_without_a_name(open_page, lang):
    page = open_page(TSUMO, RON, lang=lang)
    page.view.side.log.list.choose(page.book.game.events[0].uid)
    for tab in TABS:
        page.view.side.open_tab(tab)
        QApplication.processEvents()
        nameless = [
            one
            for one in page.findChildren(QWidget)
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus
            and one.isVisible()
            and not (one.accessibleName() or getattr(one, "text", str)())
        ]
        assert nameless == []


@pytest.mark.parametrize("rules", ["tenhou", "tenhou_sanma"])
def test_another_language_and_size_say_and_lay_out_everything(open_page, rules):
    page = open_page(Drawn((0,)), rules=rules)
    window = page.window()
    window.settings.change(language="ja")
    assert page.header.title.text() == "対局"
    assert titles(page) == ["開始", "東一局"]
    assert page.view.side.correct.text() == "訂正…"
    window.resize(1024, 700)
    QApplication.processEvents()
    assert page.view.board.width() + page.view.side.width() < window.width()
    assert page.view.side.log.names.isVisible()
    window.settings.change(language="fr", theme="dark")
    assert titles(page) == ["Départ", "Est 1"]


def test_another_language_after_a_hand_by_tiles(open_page):
    page = open_page()
    press(page, "R")
    dialog = shown(page, RecordDialog)
    dialog.session.tap(0)
    dialog.session.tap(1)
    dialog.open_tiles()
    dialog.close_tiles()
    dialog.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page.window().settings.change(language="ja")
    assert page.header.title.text() == "対局"


def test_the_table_turns(open_page):
    page = open_page()
    press(page, "Ctrl+Shift+T")
    assert page.view.board_view.bottom == 1


def test_a_penalty_after_the_end_is_still_booked(open_page):
    page = open_page(TSUMO, Finished())
    assert page.book.book(Penalty(0, -20000))
    assert page.book.game.settlement[0].penalties == -20000


def test_a_file_is_brought_in(open_page, tmp_path):
    page = open_page(TSUMO, RON)
    path = tmp_path / "evening.json"
    path.write_bytes(page.tools.output.content(page.tools.match(), ".json"))
    page.lists.bring_in_file(path)
    assert page.book.head.title == "evening"
    assert titles(page) == ["Start", "East 1", "East 2"]
    path.write_text("{}", "utf-8")
    page.lists.bring_in_file(path)
    assert page.book.head.title == "evening"
    assert status(page)


def test_text_fields_take_the_letters(open_page):
    page = open_page()
    field = QLineEdit(page)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "tr")
    assert field.text() == "tr"
    assert shown(page, RecordDialog) is None


def test_a_hand_that_cannot_stand_is_named_for_as_long_as_it_is_there(open_page):
    page = open_page(TSUMO)
    id = page.book.head.id
    for uid, event in (("x", Won((Win(1, 1, 3, 40),))), ("y", Drawn((0, 1)))):
        page.shelf.attempt(
            lambda club, uid=uid, event=event: club.append(id, Entry(uid, Booked(event)))
        )
    page.close_match()
    assert page.trouble == ""
    page.open_match(id)
    QApplication.processEvents()
    assert page.trouble.startswith("The match is shown up to East 2:")
    assert page.trouble.endswith("1 entry after it is hidden.")
    assert page.view.bar.question.key == "cut"
    page.view.bar.button("cut_delete").click()
    assert page.trouble == ""
    assert page.view.bar.question is None
    assert len(page.book.game.rows) == 2


def test_who_only_looks_is_told_why_and_takes_over_when_the_other_is_gone(open_page):
    page = open_page(TSUMO)
    id, folder = page.book.head.id, page.shelf.path
    page.shelf.close()
    with open_club(folder, station="other"):
        page.shelf.open(read_only=True)
        page.open_match(id)
        said = []
        page.told.connect(said.append)
        page.acts.undo()
        page.acts.delete(page.book.game.events[0].uid)
        page.acts.insert(page.book.game.events[0].uid)
        page.lists.new()
        assert said == ["The match is open read-only: another program holds it."] * 4
        assert shown(page, NewGameDialog) is None
        page.close_match()
        assert page.header.buttons["match_new"].reason
        assert not page.games.take_over.isVisible()
    page.book.look()
    QApplication.processEvents()
    assert page.games.take_over.isVisible()
    page.games.take_over.click()
    assert not page.book.read_only
    assert not page.games.take_over.isVisible()
    assert not page.header.buttons["match_new"].reason
    page.open_match(id)
    page.acts.undo()
    assert page.book.game.rows == ()
