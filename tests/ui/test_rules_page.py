"""The Rules page: shown, compared, copied, changed, undone, exported, imported; on disk at once."""

import errno
import os
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from riichi_desktop import paths
from riichi_desktop.documents import (
    own_rule_sets,
    preset,
    rule_set_from_bytes,
    rule_set_text,
    rules_from_copy,
    rules_to_copy,
    use_own_rules,
)
from riichi_desktop.engine import FIELDS, FIELDS_BY_DOCUMENT, FloatingUma, RedFives
from riichi_desktop.ui import saving
from riichi_desktop.ui.kit import ChoiceList, Row
from riichi_desktop.ui.match.games.new_game import NewGame
from riichi_desktop.ui.match.games.new_game_dialog import NewGameDialog
from riichi_desktop.ui.rules.lines import FieldLine
from riichi_desktop.words import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

HAND = "123m456p789s1177z+7z riichi tsumo dora=3m ura=1m"


@pytest.fixture
def page(open_window):
    yield open_window("en", HAND).open_page("rules")
    use_own_rules(None)


@pytest.fixture
def own(page):
    """The page with a copy of Tenhou's rules that is shown."""
    page.show_set("tenhou")
    page.window().run("rule_sets_copy")
    return page


def status(page) -> str:
    return page.window().status.text()


def file_of(id: str):
    return paths.data_dir() / "rules" / f"{id}.toml"


def kept(id: str):
    path = file_of(id)
    return rule_set_from_bytes(path.read_bytes(), path.name) if path.exists() else None


def shown(page) -> dict[str, FieldLine]:
    return {line.key: line for line in page.table.list.lines if isinstance(line, FieldLine)}


def edit(page, document: str):
    page.show_field(document)
    return page.detail.editor


def value(page, document: str):
    return getattr(preset(page.shown), FIELDS_BY_DOCUMENT[document].name)


def test_the_set_in_force_is_shown_first_with_every_field(page):
    assert page.shown == "wrc2025"
    assert shown(page).keys() == {*FIELDS_BY_DOCUMENT, "oka"}
    assert page.table.head.title.text() == "WRC 2025"
    assert page.table.head.use.reason == "Already in force."


def test_a_supplied_set_cannot_be_changed_and_says_so(page):
    editor = edit(page, "kiriage_mangan")
    editor.control.option("no").click()
    assert status(page).startswith("A supplied rule set stays as it is.")
    assert preset("wrc2025").kiriage_mangan
    page.window().run("rule_sets_delete")
    assert status(page) == "A supplied rule set cannot be deleted."


def test_a_copy_is_on_the_disk_and_its_name_is_asked_for(own, qapp):
    assert own.shown == "my_tenhou"
    held = kept("my_tenhou")
    assert (held.title, held.base, held.rules.target) == ("Tenhou, copy", "tenhou", 30000)
    assert QApplication.focusWidget() is own.table.head.name
    QTest.keyClicks(own.table.head.name, "Lyon")
    QTest.keyClick(own.table.head.name, Qt.Key.Key_Return)
    QTest.keyClicks(own.table.head.note, "2027")
    QTest.keyClick(own.table.head.note, Qt.Key.Key_Return)
    assert (kept("my_tenhou").title, kept("my_tenhou").rules.edition) == ("Lyon", "Lyon, 2027")
    own.window().run("rule_sets_copy")
    assert own.shown == "my_lyon"


def test_undo_in_a_field_is_the_pages_once_the_text_was_taken(own):
    name = own.table.head.name
    QTest.keyClicks(name, "Lyon")
    QTest.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (own.held.title, name.text()) == ("Tenhou, copy", "Tenhou, copy")
    QTest.keyClicks(name, "Lyon")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert own.held.title == "Lyon"
    QTest.keyClick(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (own.held.title, name.text()) == ("Tenhou, copy", "Tenhou, copy")


def test_a_name_cannot_be_empty(own):
    own.table.head.name.setFocus()
    own.table.head.name.selectAll()
    QTest.keyClick(own.table.head.name, Qt.Key.Key_Space)
    QTest.keyClick(own.table.head.name, Qt.Key.Key_Return)
    assert own.table.head.name.text() == "Tenhou, copy"
    assert status(own) == "Name: a rule set has one."


# Every sort of field by its control


def press_flag(editor):
    editor.control.option("no").click()


def press_choice(editor):
    editor.control.option("2").click()


def press_chip(editor):
    editor.control.chip("suukantsu").click()


def press_more(editor):
    QTest.keyClick(editor.control.edit, Qt.Key.Key_Up)


def press_stepper(editor):
    editor.steppers["p"].step(1)


def press_part(editor):
    editor.parts["kind"].control.option("reverse_mangan").click()


def type_place(editor):
    cell = editor.cells[0, 1].edit
    cell.setFocus()
    cell.selectAll()
    QTest.keyClicks(cell, "5")
    QTest.keyClick(cell, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("document", "press", "after"),
    [
        ("ippatsu", press_flag, False),
        ("double_wind_pair_fu", press_choice, 2),
        ("pao", press_chip, ("daisangen", "daisuushii", "suukantsu")),
        ("target", press_more, 31000),
        ("noten_pool", press_more, 3600),
        ("red_fives", press_stepper, RedFives(1, 2, 1)),
        ("uma", type_place, (20000, 5000, -10000, -15000)),
    ],
)
def test_a_control_changes_the_set_at_once_and_undo_brings_it_back(own, document, press, after):
    before = value(own, document)
    press(edit(own, document))
    assert value(own, document) == after
    field = FIELDS_BY_DOCUMENT[document]
    assert getattr(kept(own.shown).rules, field.name) == after
    assert shown(own)[document].departs
    own.window().run("undo")
    assert value(own, document) == before
    assert getattr(kept(own.shown).rules, field.name) == before
    own.window().run("redo")
    assert value(own, document) == after
    own.detail.base.take.click()
    assert value(own, document) == before
    assert not shown(own)[document].departs


def test_parts_are_greyed_where_they_change_nothing(own):
    press_part(edit(own, "chombo"))
    assert value(own, "chombo").kind == "reverse_mangan"
    field = own.detail.editor.parts["points"].control
    field.step(1)
    assert status(own) == "No effect while “Chombo” is: reverse mangan."


def test_an_uma_can_float_and_be_fixed_again(own):
    editor = edit(own, "uma")
    editor.sort.option("floating").click()
    assert isinstance(value(own, "uma"), FloatingUma)
    assert editor.cells[3, 3].isVisible()
    editor.sort.option("fixed").click()
    assert value(own, "uma") == (20000, 10000, -10000, -20000)
    assert not editor.cells[3, 3].isVisible()


def test_what_is_typed_and_cannot_be_is_told(own):
    cell = edit(own, "target").control.edit
    cell.setFocus()
    cell.selectAll()
    QTest.keyClicks(cell, "150")
    QTest.keyClick(cell, Qt.Key.Key_Return)
    assert "150" in status(own)
    assert (cell.text(), value(own, "target")) == ("30,000", 30000)


def test_three_players_bring_what_they_need_and_that_is_told(own):
    edit(own, "players").control.option("3").click()
    assert len(value(own, "uma")) == 3
    assert status(own) == "Also changed: Red fives, Noten payments, total, Uma."
    assert edit(own, "red_fives").steppers["m"].reason is not None


def test_every_field_has_a_control_that_shows_it_and_says_nothing(own):
    before = own.held
    for field in FIELDS:
        editor = edit(own, field.document)
        assert editor.isVisible()
        assert editor.home().focusPolicy() & Qt.FocusPolicy.TabFocus
        assert own.held == before, field.document


# Compared


def test_another_set_stands_beside_with_its_differences(page):
    page.table.compare.set_current("tenhou")
    page.table.compare.picked.emit("tenhou")
    assert shown(page)["target"].other == "30,000"
    page.window().run("rule_sets_differing")
    assert all(line.differs for line in shown(page).values())
    assert "kan_dora" not in shown(page)
    page.show_set("tenhou")
    assert page.table.other is None
    assert "kan_dora" in shown(page)


def test_a_value_of_the_other_set_can_be_taken(own):
    own.table.compare.set_current("wrc2025")
    own.table.compare.picked.emit("wrc2025")
    own.show_field("target")
    own.detail.beside.take.click()
    assert value(own, "target") == 0
    assert own.detail.beside.take.isHidden()


def test_a_field_is_looked_for(page, qapp):
    page.window().run("rule_sets_find")
    QTest.keyClicks(page.search, "kiriage")
    qapp.processEvents()
    assert [*shown(page)] == ["kiriage_mangan"]
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.table.list.hasFocus()
    page.search.setText("zzz")
    qapp.processEvents()
    assert page.table.nothing.text() == "No rule of that name."


def test_the_keyboard_goes_from_the_table_to_the_control(own, qapp):
    own.table.focus_list()
    QTest.keyClick(own.table.list, Qt.Key.Key_Home)
    QTest.keyClick(own.table.list, Qt.Key.Key_Down)
    assert own.field == "counted_limit"
    QTest.keyClick(own.table.list, Qt.Key.Key_Return)
    assert own.detail.editor.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert value(own, "counted_limit") == "yonbaiman"


# In force


def rows(page) -> list[str]:
    stations = [station.line for station in page.hand.rows._stations]
    return [line.accessible for line in stations if isinstance(line, Row)]


def test_the_hand_is_scored_under_the_set_at_once(own):
    own.window().session.set_rules("wrc2025")
    assert len(rows(own)) == 2
    before = rows(own)[1]
    own._change(FIELDS_BY_DOCUMENT["ura_dora"], False)
    assert rows(own)[1] != before
    assert "no ura dora" in rows(own)[1]


def test_a_set_in_force_that_is_changed_rules_at_once_and_cannot_be_deleted(own):
    session = own.window().session
    own.window().run("rule_sets_use")
    assert (session.draft.rules, status(own)) == ("my_tenhou", "In force: Tenhou, copy.")
    edit(own, "ura_dora").control.option("no").click()
    assert not session.rules.ura_dora
    assert session.study.value.rules is session.rules
    own.window().run("rule_sets_delete")
    assert status(own).startswith("The hand is played under this rule set")
    assert own_rule_sets()


def test_a_deleted_set_comes_back_by_undo_and_an_undone_hand_still_has_it(own):
    session = own.window().session
    own.window().run("rule_sets_use")
    session.set_rules("wrc2025")
    own.window().run("rule_sets_delete")
    assert (own.shown, dict(own_rule_sets()), kept("my_tenhou")) == ("wrc2025", {}, None)
    session.undo()
    assert session.rules.id == "my_tenhou"
    own.window().run("undo")
    assert kept("my_tenhou").title == "Tenhou, copy"
    assert own.shown == "my_tenhou"


def test_an_own_set_is_in_the_menu_of_rules_and_the_menu_opens_the_page(own, qapp):
    window = own.window()
    hand = window.open_page("hand")
    button = hand.header.rules
    button.refill()
    assert button.keys[-1] == "my_tenhou"
    last = button.options_menu().actions()[-1]
    assert last.text() == "All rules…"
    last.trigger()
    assert window.pages.key == "rules"


# On disk


def test_what_another_window_wrote_is_not_written_over(own):
    held = kept("my_tenhou")
    other = held._replace(rules=replace(held.rules, target=0))
    file_of("my_tenhou").write_text(rule_set_text(other), "utf-8")
    edit(own, "ura_dora").control.option("no").click()
    assert status(own).startswith("my_tenhou.toml was changed elsewhere meanwhile")
    assert kept("my_tenhou").rules == other.rules
    assert value(own, "target") == 0
    edit(own, "ura_dora").control.option("no").click()
    assert (value(own, "target"), value(own, "ura_dora")) == (0, False)


def test_a_full_disk_changes_nothing_and_says_so(own, monkeypatch):
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    edit(own, "ura_dora").control.option("no").click()
    assert status(own).startswith("Change not kept:")
    assert value(own, "ura_dora")
    assert own.detail.editor.control.current == "yes"
    monkeypatch.undo()
    own.window().run("undo")
    assert own_rule_sets() == {}, "the change that failed is none to undo"


def test_a_damaged_file_is_set_aside_and_one_from_a_later_version_left(open_window):
    folder = paths.data_dir() / "rules"
    folder.mkdir(parents=True)
    (folder / "my_torn.toml").write_text("half a li", "utf-8")
    window = open_window("en")
    page = window.open_page("rules")
    assert status(page).startswith("Damaged rule set, set aside (my_torn.toml.damaged-1).")
    (folder / "my_next.toml").write_text("format = 9\n", "utf-8")
    window.open_page("hand")
    window.open_page("rules")
    assert status(page).startswith("Rule set not read, left as it is (my_next.toml).")
    assert sorted(path.name for path in folder.iterdir()) == [
        "my_next.toml",
        "my_torn.toml.damaged-1",
    ]
    use_own_rules(None)


# In and out


def test_a_set_goes_out_and_comes_in_under_a_name_of_its_own(own, tmp_path, monkeypatch):
    edit(own, "target").control.step(1)
    path = tmp_path / "club.toml"
    monkeypatch.setattr(saving, "ask_where", lambda *_: (path, ".toml"))
    own.window().run("rule_sets_export")
    assert status(own) == "Saved: club.toml."
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    own.window().run("rule_sets_import")
    assert status(own) == "Tenhou, copy: already there, as it is."
    edit(own, "target").control.step(1)
    own.window().run("rule_sets_import")
    assert status(own) == "Imported as Tenhou, copy 2: another has its name already."
    assert (own.shown, value(own, "target")) == ("my_tenhou_copy_2", 31000)
    assert value(own, "target") != preset("my_tenhou").target
    assert own.held.base == "tenhou"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no rule set in this file"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not UTF-8"),
        (b"[" * 70000, "too long for a rule set"),
        (b'title = "\\u001b[31mred"\ndate = "2026"\nplayers = 5', "Head of the rule file: title"),
        (b"format = 2", "later version"),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(page, tmp_path, content, told):
    path = tmp_path / "sent.toml"
    path.write_bytes(content)
    page.acts.read(path)
    assert status(page).startswith("sent.toml not imported.")
    assert told in status(page)
    assert own_rule_sets() == {}


def test_a_file_that_is_not_there_is_told(page, tmp_path):
    page.acts.read(tmp_path / "none.toml")
    assert status(page).startswith("none.toml not imported.")


# In every language and size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_cut_in_the_smallest_window(open_window, qapp, lang):
    window = open_window(lang, HAND)
    window.resize(1024, 700)
    page = window.open_page("rules")
    page.show_set("jpml_a")
    page._copy()
    page.table.compare.picked.emit("wrc2025")
    for field in FIELDS:
        page.show_field(field.document)
        for _ in range(3):  # words that wrap are measured once their width is known
            qapp.processEvents()
        assert page.detail._inside.width() <= page.detail.width(), field.document
        for label in page.detail.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()
            elif label.isVisible():
                assert label.sizeHint().width() <= label.width() + 1, label.text()
        for button in page.detail.findChildren(QPushButton):
            if button.isVisible() and type(button).__name__ in ("Button", "_GridChip"):
                assert button.sizeHint().width() <= button.width(), button.text()
        for part in page.detail.findChildren(ChoiceList):
            assert part.isHidden() or part.heightForWidth(part.width()) <= part.height()
    use_own_rules(None)


def test_the_hand_and_its_own_rules_are_there_after_a_restart(open_window):
    window = open_window("en", HAND)
    page = window.open_page("rules")
    page._copy()
    page._change(FIELDS_BY_DOCUMENT["ura_dora"], False)
    page._use()
    line = window.session.line
    window.close()
    again = open_window("en")
    assert again.session.line == line
    assert not again.session.rules.ura_dora
    assert again.page.header.rules.text() == "Rules: WRC 2025, copy"
    use_own_rules(None)


def test_a_match_can_be_begun_under_an_own_set(own):
    begun = []
    dialog = NewGameDialog(own.desk.look, NewGame(preset("wrc2025"), ("A", "B", "C", "D")))
    dialog.begun.connect(begun.append)
    dialog.rules.picked.emit("my_tenhou")
    assert dialog.rules.text() == "Tenhou, copy"
    dialog.yes.click()
    (game,) = begun
    assert game.rules is preset("my_tenhou")
    assert rules_from_copy(rules_to_copy(game.rules)) == game.rules
    dialog.deleteLater()
