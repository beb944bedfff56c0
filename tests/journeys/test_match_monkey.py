"""A monkey at the Match page: whatever is pressed, the record folds to what is shown."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget
from shiboken6 import delete

from riichi_desktop import app
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Drawn, Win, Won, game_of
from riichi_desktop.ui import MainWindow, saving
from riichi_desktop.ui.match.output import MatchOutput
from riichi_desktop.ui.match.page import MatchPage
from riichi_desktop.words import LANGUAGES

STEPS = int(os.environ.get("RIICHI_MONKEY_STEPS", "200"))
"""How many things are done; 1,500 take some 50 s."""

SEED = int(os.environ.get("RIICHI_MONKEY_SEED", "1"))

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KEYS = (
    *(getattr(Qt.Key, f"Key_{digit}") for digit in range(10)),
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "RTDOCVFMYIWG"),
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space),
    *(Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_Insert),
)
CONTROLLED = (*(getattr(Qt.Key, f"Key_{letter}") for letter in "ZZYKNORMT"), Qt.Key.Key_Return)
SIZES = ((1024, 700), (1280, 800), (1440, 900))


@pytest.fixture
def page(qapp, monkeypatch) -> Iterator[MatchPage]:
    """The page over a match of a few hands; nothing asks for a file or a printer."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args, **_named: ("", ""))
    monkeypatch.setattr(saving, "ask_where", lambda *_args, **_named: None)
    monkeypatch.setattr(MatchOutput, "_print", lambda *_args, **_named: None)
    window = app.build(qapp, "en", "match")
    window.show()
    window.finish()
    shown = window.page
    assert isinstance(shown, MatchPage)
    shown.open_shelf()
    head = shown.shelf.create(preset("tenhou"), ("Ana", "Bo", "Chi", "Dan"), "Table 3")
    shown.open_match(head.id)
    shown.clock.begin(45)
    for event in (Won((Win(1, 0, 3, 40),), (0,)), Drawn((1, 2)), Won((Win(2, None, 5),))):
        shown.book.book(event)
    yield shown
    window.close()
    delete(window)


def front(window: MainWindow) -> QWidget:
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or window


def do_something(page: MatchPage, chance: Random) -> None:
    """Press a key or a button, or change the window."""
    window = page.window()
    assert isinstance(window, MainWindow)
    at, roll = front(window), chance.random()
    if roll < 0.55:
        focus = QApplication.focusWidget()
        there = focus if focus is not None and at.isAncestorOf(focus) else at
        QTest.keyClick(there, chance.choice(KEYS))
    elif roll < 0.65:
        QTest.keyClick(at, chance.choice(CONTROLLED), Qt.KeyboardModifier.ControlModifier)
    elif roll < 0.95:
        buttons = [one for one in at.findChildren(QAbstractButton) if one.isVisible()]
        if buttons:
            QTest.mouseClick(chance.choice(buttons), Qt.MouseButton.LeftButton)
    elif roll < 0.97:
        theme, language = chance.choice(("light", "dark")), chance.choice(LANGUAGES)
        window.settings.change(theme=theme, language=language)
    else:
        window.resize(*chance.choice(SIZES))
    if isinstance(at, QMenu) and chance.random() < 0.5:
        at.close()
    QApplication.processEvents()


def come_back(page: MatchPage, chance: Random) -> None:
    """Go back to the page, and to a match, where the monkey left them."""
    window = page.window()
    assert isinstance(window, MainWindow)
    if front(window) is not window or chance.random() > 0.3:
        return
    window.open_page("match")
    heads = page.shelf.games()
    if page.book.game is None and heads:
        page.open_match(heads[0].id)


def test_the_record_stays_what_is_shown(page):
    chance = Random(SEED)
    for step in range(STEPS):
        do_something(page, chance)
        come_back(page, chance)
        game = page.book.game
        if game is not None:
            assert game_of(game.rules, game.names, game.entries) == game, step
            assert all(row.balance == 0 for row in game.rows), step
    shown = page.book.game
    if shown is not None:
        read = page.shelf.attempt(lambda club: club.entries(page.book.head.id))
        assert read == shown.entries
