"""A problem to report: what the text says, and what it never says."""

import re

import pytest
from PySide6.QtGui import QGuiApplication

from riichi_desktop import app, paths
from riichi_desktop.keeping import latest_report, write_problem, write_report
from riichi_desktop.keeping.reports import MOST
from riichi_desktop.ui.report_dialog import ReportDialog
from riichi_desktop.ui.report_text import without_own
from riichi_desktop.ui.settings_dialog import SettingsDialog
from riichi_desktop.ui.shortcuts_dialog import ShortcutsDialog
from riichi_desktop.words import LANGUAGES, Words

HAND = "234m067p3455s+2s [234p] seat=S rules=tenhou"


def opened(window) -> ReportDialog:
    (dialog,) = window.findChildren(ReportDialog)
    return dialog


def test_it_says_program_screen_choices_and_hand(open_window):
    window = open_window("fr", HAND)
    window.settings.change(theme="dark", touch=True)
    window.run("report")
    said = dict(
        line.partition(": ")[::2] for line in opened(window).text.toPlainText().splitlines()
    )
    assert said["Hand"] == window.session.line != ""
    assert said["Language"].startswith("fr (chosen system")
    assert (said["Theme"], said["Touch"], said["Page"]) == ("dark, dark", "yes", "hand")
    assert re.fullmatch(r"\d+ × \d+ at [\d.]+, \d+ dots an inch", said["Screen"])
    assert {"Riichi Desktop", "Python", "Qt", "System", "Window", "Rules"} <= said.keys()


def test_it_is_in_a_file_and_can_be_copied(open_window):
    window = open_window("en", HAND)
    window.run("report")
    dialog = opened(window)
    (file,) = (paths.data_dir() / "reports").glob("problem-*.txt")
    assert file.read_text("utf-8") == dialog.text.toPlainText()
    assert dialog.file == str(file)
    dialog.copy.click()
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    assert dialog._copied.text() == "The report was copied."


def test_it_names_nobody_and_no_folder(open_window, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "alice"))
    window = open_window("en", HAND)
    window.settings.change(match="0123456789abcdef", rules="my_alices_club,kiriage_mangan=true")
    window.keeper.history.name(HAND, "Alice's hand")
    try:
        {}[window.keeper.history]
    except LookupError as error:
        write_report(paths.data_dir() / "reports", error, error.__traceback__, {})
    window.run("report")
    text = opened(window).text.toPlainText()
    assert "KeyError" in text, "the last fault of the program is part of it"
    assert "Rules: (own),kiriage_mangan=true" in text
    for secret in ("alice", "0123456789abcdef", str(paths.data_dir()), str(tmp_path)):
        assert secret not in text.lower()


def test_an_own_rule_set_is_not_named_in_the_hand():
    assert without_own("123m rules=my_club_paris,uma=15/5/-5/-15") == (
        "123m rules=(own),uma=15/5/-5/-15"
    )
    assert without_own("123m rules=tenhou") == "123m rules=tenhou"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "kind"), [("settings", SettingsDialog), ("help", ShortcutsDialog)]
)
def test_it_is_offered_where_help_is_sought(open_window, qapp, lang, command, kind):
    window = open_window(lang)
    window.run(command)
    (dialog,) = window.findChildren(kind)
    said = Words(lang).text("ui.report.open")
    (button,) = [one for one in dialog.findChildren(type(dialog._close)) if one.text() == said]
    button.click()
    qapp.processEvents()
    assert opened(window).isVisible()
    assert not window.findChildren(kind) or not dialog.isVisible()
    assert opened(window).windowTitle() == Words(lang).text("ui.report.title")


def test_where_it_cannot_be_written_it_can_be_copied(open_window):
    paths.data_dir().mkdir(parents=True, exist_ok=True)
    (paths.data_dir() / "reports").touch()
    window = open_window("en")
    window.run("report")
    dialog = opened(window)
    assert dialog.file == ""
    assert dialog._unwritten.isVisible()
    assert not dialog._file.isVisible()
    window.settings.change(language="fr")
    assert "copié" in dialog._unwritten.text()


def test_the_latest_fault_is_found_and_so_many_files_are_kept(tmp_path):
    assert latest_report(tmp_path / "none") == ""
    for number in range(MOST + 2):
        write_problem(tmp_path, f"problem {number}")
    assert len(list(tmp_path.iterdir())) == MOST
    assert latest_report(tmp_path) == ""
    for name in ("first", "second"):
        write_report(tmp_path, LookupError(), None, {"Name": name})
    assert "Name: second" in latest_report(tmp_path)
    (tmp_path / "report-9.txt").mkdir()
    assert latest_report(tmp_path) == "", "what cannot be read is no reason not to report"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_the_programs_own_that_is_missing_is_no_fault_to_report(open_window, lang):
    window = open_window(lang)
    try:
        paths.resource("tiles", "none.svg").read_bytes()
    except OSError as error:
        app.reporter(window)(type(error), error, error.__traceback__)
    assert "tiles/none.svg" in window.status.text()
    assert not (paths.data_dir() / "reports").exists()
