"""Typing a hand on the page: digits and suits, modes, taking back."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from riichi_desktop.engine import MODES, parse_draft
from riichi_desktop.ui.hand.key_entry import MODE_KEYS, KeyEntry
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words


class Page(QWidget):
    """A page with the strip, the picker, a text field, and the typing."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self.look = Look(Theme("light", reduced_motion=True), Words("en"), self)
        self.session = Session(parse_draft(line), self)
        self.strip = HandStrip(self.look, self.session, self)
        self.picker = Picker(self.look, self.session, self)
        self.field = QLineEdit(self)
        self.keys = KeyEntry(self.session, self.look, self)
        self.keys.watch(self)
        self.keys.pending.connect(self.picker.show_pending)
        self.told, self.waiting = [], []
        self.session.told.connect(self.told.extend)
        self.keys.pending.connect(self.waiting.append)
        column = QVBoxLayout(self)
        for each in (self.strip, self.picker, self.field):
            column.addWidget(each)
        self.resize(1200, 600)

    def type(self, *keys: str | Qt.Key) -> None:
        for key in keys:
            for one in key if isinstance(key, str) else (key,):
                QTest.keyClick(QApplication.focusWidget() or self, one)


@pytest.fixture
def show(qtbot):
    def make(line: str = "") -> Page:
        page = Page(line)
        qtbot.addWidget(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.picker.grid.keys[0].setFocus()
        return page

    return make


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("123m", "123m rules=tenhou"),
        ("5550p", "0555p rules=tenhou"),
        ("r5s", "0s rules=tenhou"),
        ("5r5s", "05s rules=tenhou"),
        ("11z2h", "112z rules=tenhou"),
        ("5555p", "0555p rules=tenhou"),
        ("m", "rules=tenhou"),
        ("19m19p19s1234567z1z", "19m19p19s1234567z+1z rules=tenhou"),
    ],
)
def test_digits_then_a_suit_add_tiles(show, typed: str, line: str) -> None:
    page = show("rules=tenhou")
    page.type(typed)
    assert page.session.line == line
    assert page.keys.digits == ""


@pytest.mark.parametrize("suit", "mpszh")
def test_a_suit_without_digits_says_what_comes_first(show, suit: str) -> None:
    page, told = show(""), []
    page.session.told.connect(lambda some: told.extend(map(Words("en").problem, some)))
    page.type(suit)
    assert told == [f"“{suit}” alone: digits first, as in 123{suit}."]
    page.type(f"1{suit}")
    assert (page.session.line, len(told)) == (f"1{suit.replace('h', 'z')}", 1)


def test_waiting_digits_are_shown_and_taken_back(show) -> None:
    page = show("")
    page.type("12")
    assert page.picker.grid.typed.text() == "12… m, p, s or z"
    page.type(Qt.Key.Key_Backspace)
    assert page.waiting == ["1", "12", "1"]
    page.look.set_language("fr")
    assert page.picker.grid.typed.text() == "1… m, p, s ou z"
    page.type(Qt.Key.Key_Escape)
    assert page.picker.grid.typed.text() == ""
    page.type("3m")
    assert page.session.line == "3m"


def test_many_digits_show_the_last(show) -> None:
    page = show("")
    page.type("12345678912345")
    assert page.picker.grid.typed.text() == "…78912345… m, p, s or z"
    page.type("6789")
    assert len(page.keys.digits) == 14


def test_backspace_takes_back_the_last_tile(show) -> None:
    page = show("12m+3m")
    page.type(Qt.Key.Key_Backspace)
    assert page.session.line == "12m"
    page.strip.board.keys[0].setFocus(Qt.FocusReason.TabFocusReason)
    page.type(Qt.Key.Key_Backspace)
    assert page.session.line == "2m"


def test_what_is_no_tile_is_told(show) -> None:
    page = show("rules=tenhou")
    page.type("8z")
    page.type("15r4m")
    assert page.session.draft.is_empty
    assert [p.details["reason"] for p in page.told] == ["no_such_tile", "no_such_tile"]


def test_the_first_refused_tile_ends_the_typing(show) -> None:
    page = show("")
    page.type("111112m")
    assert page.session.line == "1111m"
    assert [p.details["reason"] for p in page.told] == ["used_up"]


def test_every_mode_has_a_letter(show) -> None:
    assert set(MODE_KEYS.values()) == set(MODES)
    page = show("1p [111s] rules=tenhou_sanma")
    for letter, mode in MODE_KEYS.items():
        if mode not in ("chi", "ura"):
            QTest.keyClick(QApplication.focusWidget(), letter, Qt.KeyboardModifier.ShiftModifier)
            assert page.session.mode == mode
    for letter in "CU":
        QTest.keyClick(QApplication.focusWidget(), letter, Qt.KeyboardModifier.ShiftModifier)
    assert page.session.mode == "north"
    reasons = [p.details["reason"] for p in page.told]
    assert reasons == ["chi_three_players", "ura_without_riichi"]


def test_typing_follows_the_mode(show) -> None:
    page = show("rules=tenhou")
    page.session.set_mode("dora")
    page.type("35s")
    assert page.session.line == "dora=35s rules=tenhou"
    assert page.session.mode == "tile"
    for _ in range(2):  # the second press keeps the mode
        QTest.keyClick(QApplication.focusWidget(), "C", Qt.KeyboardModifier.ShiftModifier)
    page.type("340m")
    page.type("4p")
    assert page.session.draft.melds[0].tiles == (2, 3, 34)
    assert len(page.picker.candidates.shown()) == 5
    page.type("1")
    assert page.session.draft.melds[1].tiles == (10, 11, 12)
    page.type("135p")
    assert [p.id for p in page.told] == ["bad_meld"]


def test_a_text_field_keeps_its_keys(show) -> None:
    page = show("1m")
    page.field.setFocus()
    page.type("123m", Qt.Key.Key_Backspace)
    QTest.keyClick(page.field, "C", Qt.KeyboardModifier.ShiftModifier)
    assert page.field.text() == "123C"
    assert (page.session.line, page.session.mode) == ("1m", "tile")


def test_other_keys_and_shortcuts_are_left_alone(show) -> None:
    page = show("1m")
    fired = []
    QShortcut("Ctrl+D", page, lambda: fired.append("ctrl"))
    QShortcut("1", page, lambda: fired.append("digit"))
    QTest.keyClick(page.picker.grid.keys[0], "D", Qt.KeyboardModifier.ControlModifier)
    page.type("1p", Qt.Key.Key_F5)
    QTest.keyClick(page.picker.grid.keys[0], "1", Qt.KeyboardModifier.AltModifier)
    assert fired == ["ctrl"]
    assert page.session.line == "1m1p"


def press(page: Page, text: str, shift: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, modifiers, text)
    QApplication.sendEvent(page, event)


def test_a_french_keyboard_needs_no_shift_for_digits(show) -> None:
    page = show("")
    for text in ("&", "é", "ç"):
        press(page, text)
    press(page, "4", shift=True)
    press(page, "M")
    assert page.session.line == "1249m"
