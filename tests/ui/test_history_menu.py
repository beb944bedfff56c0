"""The recent hands: what is shown, named, starred, taken out, and one click back."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from riichi_desktop import paths
from riichi_desktop.keeping import History
from riichi_desktop.keeping.history import LATEST
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.history_menu import HistoryMenu
from riichi_desktop.ui.past_model import PastModel
from riichi_desktop.ui.past_rows import EDGE
from riichi_desktop.words import Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

YAKUMAN = "19m19p19s1234567z+1m tsumo"
MANGAN = "340m68p888s22z+7p [6'66z@W] seat=S from=W dora=1z rules=m_league"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window) -> MainWindow:
    made = open_window("en")
    for at, line in enumerate(("no hand line", MANGAN, YAKUMAN)):
        made.keeper.history.add(line, 1_700_000_000 + at)
    return made


@pytest.fixture
def menu(window) -> HistoryMenu:
    window.page.header.history.click()
    (opened,) = window.findChildren(HistoryMenu)
    return opened


def names(menu: HistoryMenu) -> list[str]:
    rows = range(menu.model.rowCount())
    return [menu.model.shown(row).past.line for row in rows]


def row_at(menu: HistoryMenu, row: int, x: int) -> QPoint:
    box = menu.list.visualRect(menu.model.index(row, 0))
    return QPoint(x if x >= 0 else box.right() + x, box.center().y())


def test_hands_are_shown_with_what_they_are_worth(menu):
    shown = [menu.model.shown(row) for row in range(3)]
    assert [(one.worth, one.rules) for one in shown] == [
        ("Yakuman: 48,000 points", "WRC 2025"),
        ("Mangan, 4 han 40 fu: 8,000 points", "M-League"),
        ("", ""),
    ]
    assert menu.list.grab().width() > 0


def test_a_hand_is_spoken(menu):
    spoken = menu.model.index(1, 0).data()
    assert spoken.startswith("Mangan, 4 han 40 fu: 8,000 points; three, four, red five of")


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_one_press_brings_a_hand_back_and_undo_the_one_before(window, menu, by):
    window.session.read_line("123m")
    if by == "mouse":
        QTest.mouseClick(menu.list.viewport(), LEFT, pos=row_at(menu, 1, EDGE + 20))
    else:
        QTest.keyClick(menu.list, Qt.Key.Key_Down)
        QTest.keyClick(menu.list, Qt.Key.Key_Return)
    assert window.session.line == MANGAN
    assert not menu.isVisible()
    assert window.status.text() == "Hand restored; undo brings back the one before."
    window.session.undo()
    assert window.session.line == "123m"


def test_a_line_that_is_no_hand_any_more_says_so(window, menu):
    QTest.mouseClick(menu.list.viewport(), LEFT, pos=row_at(menu, 2, EDGE + 20))
    assert window.session.draft.is_empty
    assert window.status.text() != ""


def test_stars(window, menu):
    QTest.mouseClick(menu.list.viewport(), LEFT, pos=row_at(menu, 1, EDGE // 2))
    QTest.keyClick(menu.list, Qt.Key.Key_Home)
    QTest.keyClick(menu.list, Qt.Key.Key_Space)
    starred = [past.line for past in window.keeper.history.hands() if past.favourite]
    assert starred == [YAKUMAN, MANGAN]
    QTest.keyClick(menu.list, Qt.Key.Key_Space)
    menu.filter.option("favourites").click()
    assert names(menu) == [MANGAN]
    assert menu.isVisible()


def test_hands_are_taken_out(menu):
    QTest.mouseClick(menu.list.viewport(), LEFT, pos=row_at(menu, 0, -EDGE // 2))
    QTest.keyClick(menu.list, Qt.Key.Key_Delete)
    assert names(menu) == ["no hand line"]


def test_a_hand_is_named(window, menu):
    menu.list.setCurrentIndex(menu.model.index(1, 0))
    QTest.keyClick(menu.list, Qt.Key.Key_F2)
    (field,) = menu.list.findChildren(QLineEdit)
    QTest.keyClicks(field, "  La   belle ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.keeper.history.hands()[1].name == "La belle"
    assert menu.isVisible(), "Enter ends the name, it takes no hand"
    assert menu.model.index(1, 0).data().startswith("La belle")
    assert menu.list.grab().width() > 0


def test_all_that_is_behind_keys_and_signs_is_in_a_menu_too(menu, window):
    point = row_at(menu, 0, EDGE + 20)
    QTest.mouseClick(menu.list.viewport(), Qt.MouseButton.RightButton, pos=point)
    opened = QApplication.activePopupWidget()
    if not isinstance(opened, QMenu):  # the offscreen plug-in sends no context menu by itself
        from PySide6.QtGui import QContextMenuEvent

        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, point, menu.list.mapToGlobal(point))
        QApplication.sendEvent(menu.list.viewport(), event)
        opened = QApplication.activePopupWidget()
    assert [action.text() for action in opened.actions()] == [
        "Make a favourite",
        "Name",
        "Remove from the list",
    ]
    opened.actions()[0].trigger()
    opened.close()
    assert window.keeper.history.hands()[0].favourite


def test_nothing_to_show_is_said(open_window):
    window = open_window("en")
    window.page.header.history.click()
    (menu,) = window.findChildren(HistoryMenu)
    assert not menu.list.isVisible()
    assert menu._empty.text() == "No hand yet: a scored one comes here when the next begins."
    menu.filter.option("favourites").click()
    assert menu._empty.text().startswith("No favourite yet")


def test_a_file_that_cannot_be_read_is_said(qapp, tmp_path, qtbot):
    (tmp_path / "history.jsonl").mkdir()
    model = PastModel(History(tmp_path / "history.jsonl"), Words("en"))
    assert model.rowCount() == 0
    with qtbot.waitSignal(model.failed, timeout=100):
        model.read()


@pytest.mark.parametrize(
    ("newer", "sentence"),
    [
        (False, "The list of hands could not be read or written."),
        (True, "The recent hands are of a later version of the program;"),
    ],
)
def test_a_file_that_gives_no_hands_is_said_when_the_list_opens(open_window, newer, sentence):
    path = paths.data_dir() / "history.jsonl"
    if newer:
        path.parent.mkdir(exist_ok=True)
        path.write_text('{"format": 2}\n')
    else:
        path.mkdir(parents=True)
    window = open_window("en")
    window.page.header.history.click()
    (menu,) = window.findChildren(HistoryMenu)
    assert menu._empty.text().startswith(sentence)
    assert window.status.text().startswith(sentence)


def test_whatever_a_file_holds_is_painted_without_a_fault(menu, window):
    path = paths.data_dir() / "history.jsonl"
    with path.open("a") as file:
        for line in ("rules=wrc2025", "0p" * 900, "[123m", "honba=" + "9" * 3000, "\u0000\u202e"):
            file.write(json.dumps({"line": line, "at": LATEST, "name": "\t" + line}) + "\n")
        file.write('{"line": "1m", "at": 9223372036854775808}\n' + "[" * 200_000 + "\n")
    menu.model.read()
    assert menu.model.rowCount() == 8
    assert menu.list.grab().width() > 0
    assert all(menu.model.index(row, 0).data() is not None for row in range(8))
