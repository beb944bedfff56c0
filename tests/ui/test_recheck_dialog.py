"""All recorded hands checked again, from the window: beside it, named, and stopped by closing."""

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from riichi_desktop import paths, recheck
from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_hand
from riichi_desktop.keeping import History
from riichi_desktop.ledger import Booked, Drawn, Entry, Win, Won, WonHand
from riichi_desktop.storage import open_club
from riichi_desktop.ui.match.page import MatchPage
from riichi_desktop.ui.recheck_dialog import RecheckDialog
from riichi_desktop.words import LANGUAGES, Words

HAND = WonHand(parse_hand("234m067p3455s+2s [234p]")[0])
GOOD = "234m567p345s345p5s+5s riichi"
WORTHLESS = "19m19p19s1234567z+1m riichi ippatsu chankan dora=1m1m1m1m"

_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def book(*hans: int) -> None:
    """Write matches, each with one win of 3 han by its tiles, booked as so many."""
    with open_club(paths.data_dir() / "club.db", station="here") as club:
        for number, han in enumerate(hans):
            acts = (Booked(Drawn((0,))), Booked(Won((Win(1, 0, han, 30, hand=HAND),))))
            entries = tuple(Entry(f"{number}-{at}", act) for at, act in enumerate(acts))
            club.create_game(preset("tenhou"), ("Ana", "Bo", "Chi", "Dan"), "Mardi", entries)


@pytest.fixture
def recheck_in(open_window, qtbot):
    def build(lang: str = "en"):
        window = open_window(lang)
        window.open_page("match")
        QTest.keyClick(window, Qt.Key.Key_K, _BOTH)
        dialog = window.findChild(RecheckDialog)
        qtbot.waitUntil(lambda: not dialog.progress.isVisible())
        return window, dialog

    return build


def told(dialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nothing_differs_that_is_all_that_is_said(recheck_in, lang):
    book(3)
    _, dialog = recheck_in(lang)
    assert dialog.verdict.text() == Words(lang).text("cli.verify.none")
    assert dialog.counted.isVisible()
    assert not dialog.list.isVisible()
    assert not dialog.open_match.isVisible()
    dialog.close()


def test_each_difference_is_named_and_its_match_opened(recheck_in, qtbot):
    book(3, 2)
    history = History(paths.data_dir() / "history.jsonl")
    for at, line in enumerate((WORTHLESS, GOOD)):
        history.add(line, at)
    window, dialog = recheck_in()
    assert dialog.verdict.text() == "2 differences."
    assert dialog.counted.text() == (
        "2 games, 4 hands, 1 win scored again from its tiles, 2 recent hands"
    )
    first, second = told(dialog)
    assert first.startswith("Game 2 (Mardi), East 1 · 1\n")
    assert second.startswith("19m19p19s1234567z+1m")
    dialog.copy.click()
    assert QGuiApplication.clipboard().text().splitlines()[0] == first.replace("\n", ": ")
    dialog.list.setCurrentRow(1)
    assert dialog.open_match.reason == "This line belongs to no match."
    dialog.list.setCurrentRow(0)
    assert dialog.open_match.reason is None
    dialog.open_match.click()
    page = window.page
    assert isinstance(page, MatchPage)
    assert page.book.head.number == 2
    assert page.book.cut.uid == "1-1", "the page says what can be done about it"


def test_a_database_that_cannot_be_read_is_said(recheck_in):
    (paths.data_dir() / "club.db").write_bytes(b"no database" * 999)
    _, dialog = recheck_in()
    assert "damaged" in dialog.trouble.text()
    assert dialog.trouble.isVisible()
    assert not dialog.verdict.isVisible()
    dialog.close()


def test_closing_it_ends_the_work_and_the_window_lives_on_meanwhile(
    open_window, monkeypatch, qtbot
):
    begun, ended = Event(), Event()

    def endless(_club, _history, _station, done):
        at = 0
        try:
            while True:
                at = at % 1000 + 1
                done(at, 1000)
                begun.set()
        finally:
            ended.set()

    monkeypatch.setattr(recheck, "recheck", endless)
    window = open_window("en")
    window.open_page("match")
    window.run("recheck")
    dialog = window.findChild(RecheckDialog)
    qtbot.waitUntil(lambda: dialog.progress.value() > 0)
    assert begun.is_set()
    assert dialog.progress.text().endswith("of 1,000")
    assert not dialog.verdict.isVisible()
    dialog.reject()
    assert ended.is_set()
    window.session.read_line("123m")
    assert window.session.line == "123m"


def test_the_matches_and_the_settings_lead_to_it(open_window, qtbot):
    from riichi_desktop.ui.match.match_header import LIST_MENU, MENU
    from riichi_desktop.ui.settings_dialog import SettingsDialog

    assert ("recheck", "search") in MENU
    assert ("recheck", "search") in LIST_MENU
    window = open_window("en")
    window.run("settings")
    settings = window.findChild(SettingsDialog)
    names = [button.text() for button, _ in settings._offered]
    assert "Check all hands again…" in names
    settings.close()
