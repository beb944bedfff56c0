"""What is announced: results, refusals, and what a hand did to the scores."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from riichi_desktop.documents import preset
from riichi_desktop.ledger import replay
from riichi_desktop.ui.match.score_talk import spoken_change
from riichi_desktop.words import LANGUAGES, Words

from .places import DRAW, NAMES, RIICHI, RON, TSUMO, Places, press, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SCORES = {
    "en": "Bruno +5,200, 30,200 points, 1st; Aiko −5,200, 19,800 points, 4th",
    "fr": "Bruno +5 200, 30 200 points, 1er ; Aiko −5 200, 19 800 points, 4e",
    "ja": "Bruno +5,200、30,200点、1位、Aiko −5,200、19,800点、4位",
}


@pytest.fixture
def said(monkeypatch) -> list[str]:
    """Give the sentences that assistive technology is handed."""
    heard: list[str] = []

    def hear(event: object) -> None:
        if event.type() == QAccessible.Event.Announcement:
            heard.append(plain(event.message()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def plain(text: str) -> str:
    """Give a text without the marks of writing direction, its spaces all alike."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_said_in_scores(lang):
    games = [replay(preset("tenhou"), NAMES, events) for events in ((), (RON,))]
    assert plain(spoken_change(*games, Words(lang))) == SCORES[lang]


def test_an_undo_is_said_as_what_it_changes():
    games = [replay(preset("tenhou"), NAMES, events) for events in ((RON,), ())]
    spoken = plain(spoken_change(*games, Words("en")))
    assert spoken.startswith("Aiko +5,200, 25,000 points, 1st; Bruno −5,200, 25,000 points, 2nd")
    assert spoken_change(games[0], games[0], Words("en")) == ""


def test_a_booked_hand_is_announced_and_an_opened_match_is_not(open_window, qtbot, said):
    places = Places(open_window("en"), qtbot)
    page = places.open_match()
    places.begin(page, "tenhou")
    said.clear()
    assert page.book.book(RON)
    settle()
    assert SCORES["en"] in said
    said.clear()
    assert page.book.book(DRAW)
    settle()
    assert any("Aiko +1,500, 21,300 points, 4th" in one for one in said)
    said.clear()
    places.window.run("undo")
    settle()
    assert any("Aiko −1,500" in one for one in said)
    said.clear()
    places.begin(page, "tenhou", TSUMO)
    assert not any("25,000" in one for one in said)


def test_a_riichi_is_announced(open_window, qtbot, said):
    places = Places(open_window("en"), qtbot)
    page = places.open_match()
    places.begin(page, "tenhou")
    press("2", page)
    assert any("Bruno" in one for one in said), said


@pytest.mark.parametrize(("lang", "word"), [("en", "18,000"), ("fr", "18 000"), ("ja", "18,000")])
def test_a_result_is_announced_as_words(open_window, said, lang, word):
    window = open_window(lang)
    window.session.read_line(RIICHI)
    settle()
    assert any(word in one for one in said), said


def test_why_a_tile_cannot_be_added_is_announced(open_window, said):
    window = open_window("en")
    window.session.read_line(RIICHI)
    settle()
    said.clear()
    window.page.focus_home()
    QTest.keyClicks(window, "1m")
    settle()
    assert any("take back a tile" in one for one in said), said
