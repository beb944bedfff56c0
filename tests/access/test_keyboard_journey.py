"""The whole program by the keyboard: hand, points, reference, a match and its correction, practice.

No event of a mouse is sent.
"""

from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from riichi_desktop.ui.pages import PAGES

from .places import Places, press, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(autouse=True)
def _no_mouse(monkeypatch) -> None:
    """Let nobody reach for the mouse."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a mouse")

    for act in ("mouseClick", "mouseDClick", "mouseMove", "mousePress", "mouseRelease"):
        monkeypatch.setattr(QTest, act, refuse)


@pytest.fixture
def window(open_window) -> Any:
    """Give the window."""
    return open_window("en")


def write(text: str) -> None:
    """Type where the keyboard is."""
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClicks(here, text)
    settle()


def go_to(name: str, most: int = 60) -> QWidget:
    """Press Tab until the keyboard is at something of a name, or beside it in a row of choices."""
    for _ in range(most):
        here = QApplication.focusWidget()
        assert here is not None
        if here.accessibleName().startswith(name):
            return here
        press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


def page_key(key: str) -> str:
    """Give the key that opens a page."""
    return f"Ctrl+{[row.key for row in PAGES].index(key) + 1}"


def test_a_whole_hand(window):
    write("123z")
    for _ in range(3):
        press("Backspace")
    write("234m567p67s22z")
    press("Shift+P")
    write("7z")
    press("Shift+T")
    write("8s")
    assert window.session.study.value is not None, window.session.line
    go_to("Ron")
    press("Right")
    assert window.session.draft.by == "tsumo"
    go_to("Honba")
    press("Up")
    press("Up")
    assert window.session.draft.honba == 2
    press("Alt+1")
    rows = [QApplication.focusWidget()]
    for _ in range(3):
        press("Tab")
        rows.append(QApplication.focusWidget())
    assert any("han" in one.accessibleName() for one in rows)
    press("Alt+3")
    press("Ctrl+Z")
    assert window.session.draft.honba == 1
    press("Ctrl+Backspace")
    assert window.session.draft.is_empty


def test_a_hand_by_arrows_alone(window):
    """The grid of tiles is one stop; arrows walk it, Enter takes a tile."""
    go_to("one of characters")
    press("Return")
    press("Right")
    press("Return")
    press("Down")
    press("Return")
    assert window.session.line.startswith("12m2p")
    press("Backspace")
    assert window.session.line.startswith("12m")


def test_points_and_back_from_a_payment(window):
    press(page_key("points"))
    write("4")
    write("f25")
    settle()
    here = window.page
    assert here.points.choice.han == 4
    press("Ctrl+F")
    write("7700")
    press("Return")
    settle()
    focus = QApplication.focusWidget()
    for _ in range(8):
        if "han" in focus.accessibleName():
            break
        press("Tab")
        focus = QApplication.focusWidget()
    press("Return")
    assert here.points.choice.han in {2, 3}


def test_the_reference_is_searched_and_a_hand_opened(window):
    press(page_key("reference"))
    press("Ctrl+F")
    write("seven pairs")
    press("Down")
    assert "Chiitoitsu" in QApplication.focusWidget().accessibleName()
    press("Return")
    assert window.pages.key == "hand"
    assert window.session.study.value is not None
    press(page_key("reference"))
    press("Ctrl+F")
    press("Esc")
    assert window.page.search.text() == ""
    press("Alt+2")
    assert window.page.current == "yaku"


def test_an_evening_with_a_correction(window, qtbot):
    places = Places(window, qtbot)
    window.session.set_rules("tenhou")
    page = places.open_match()
    press("Ctrl+N")
    opened()
    for name in ("Aiko", "Bruno", "Chloe", "David"):  # QTest types ASCII alone
        write(name)
        press("Return", QApplication.focusWidget())
    qtbot.waitUntil(lambda: page.book.game is not None)
    window.activateWindow()
    settle()
    record(page, "R", "1 2 3 4")
    assert page.book.game.table.scores == (19800, 30200, 25000, 25000)
    press("4")
    assert page.book.riichi == (3,)
    record(page, "D", "1")
    assert page.book.game.rows[-1].deltas == (1500, -1500, -1500, 500)
    press("F2")  # the last hand
    dialog = opened()
    press("1", dialog)
    press("2", dialog)
    press("Return", dialog)
    settle()
    confirm(window)
    assert page.book.game.rows[-1].amended
    assert page.book.game.rows[-1].deltas == (-1500, 1500, -1500, 500)
    press("Ctrl+Z")
    assert not page.book.game.rows[-1].amended
    press("Ctrl+O")
    assert page.book.game is None
    press("Return")
    assert page.book.game is not None


def opened() -> QWidget:
    """Give the dialog that was opened, with the keyboard in it."""
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    settle()
    assert dialog.isAncestorOf(QApplication.focusWidget())
    return dialog


def record(page: Any, key: str, keys: str) -> None:
    """Book a hand: the letter opens the dialog, the rest fills it, Enter books."""
    press(key)
    dialog = opened()
    for each in keys.split():
        press(each, dialog)
    press("Return", dialog)
    settle()
    page.window().activateWindow()
    settle()


def confirm(window: Any) -> None:
    """Agree to what a correction changes, where that is asked."""
    settle()
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        press("Ctrl+Return", dialog)
    window.activateWindow()
    settle()


def test_a_run_of_practice(window):
    press(page_key("practice"))
    coach = window.page.coach
    for number in range(10):
        assert coach.state == "asking"
        if number % 2:
            write("8000")
            press("Return")
            if coach.state == "asking":
                press("Return")
                press("Esc")
        else:
            press("Esc")
        assert coach.state == "judged"
        press("Return")
    assert coach.state == "over"
    assert QApplication.focusWidget().text() == "Another ten"
    press("Return")
    assert coach.state == "asking"


def test_settings(window):
    press("Ctrl+,")
    opened()
    go_to("System")
    for _ in range(4):
        press("Tab")
        if "Light" in QApplication.focusWidget().accessibleName():
            break
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    boxes = []
    for _ in range(8):
        press("Tab")
        focus = QApplication.focusWidget()
        if focus.text() == "Larger targets for touch":
            press("Space")
            boxes.append(focus)
            break
    assert boxes
    assert window.look.theme.touch
    press("Space")
    assert not window.look.theme.touch
    press("Esc")
    settle()
    assert QApplication.activeModalWidget() is None


def test_every_page_is_left_and_entered_by_keys(window):
    for row in PAGES:
        press(page_key(row.key))
        assert window.pages.key == row.key
        assert QApplication.focusWidget() is not None
        assert window.page.isAncestorOf(QApplication.focusWidget())
    go_to("Practice")
    press("Up")
    press("Return")
    assert window.pages.key == PAGES[-2].key


def test_keys_that_mean_nothing_say_so(window):
    press(page_key("reference"))
    press("Shift+R")
    assert window.status.text()


def test_every_tile_is_typed_whatever_other_pages_do_with_its_letter(window):
    write("1m1p1s1z")
    assert window.session.line == "1m1p1s1z"
    window.session.set_rules("tenhou")
    write("r5s0m")
    assert window.session.line.startswith("10m1p10s1z")
