"""A whole evening at the window: a match begun, booked, corrected, left, taken up, finished."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import delete

from riichi_desktop import app
from riichi_desktop.ledger import Game, InForce
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.match.correction.dialog import CorrectDialog
from riichi_desktop.ui.match.games.new_game_dialog import NewGameDialog
from riichi_desktop.ui.match.page import MatchPage
from riichi_desktop.ui.match.record import RecordDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

HAND = "234m067p3455s+2s [888'8m@E] seat=S dora=3m from=N rules=tenhou"
"""Four han with the dora, won from North."""


@pytest.fixture
def open_program(qapp, qtbot) -> Iterator[Callable[[], MainWindow]]:
    """Give a way to start the program over the test's data, as often as wanted."""
    opened = []

    def start() -> MainWindow:
        window = app.build(qapp, "en")
        window.show()
        window.finish()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        opened.append(window)
        return window

    yield start
    for window in opened:
        window.close()
        delete(window)


class Evening:
    """Hands at the keyboard and at the mouse."""

    def __init__(self, window: MainWindow, qtbot) -> None:
        self.window = window
        self.qtbot = qtbot
        page = window.open_page("match")
        assert isinstance(page, MatchPage)
        self.page = page
        qtbot.waitUntil(lambda: page.shelf.is_open)

    @property
    def game(self) -> Game:
        assert self.page.book.game is not None
        return self.page.book.game

    def press(self, keys: str, target: QWidget | None = None) -> None:
        """Press a key sequence where the keyboard is."""
        QApplication.processEvents()
        combined = QKeySequence(keys)[0]
        at = target or QApplication.focusWidget() or self.window
        QTest.keyClick(at, combined.key(), combined.keyboardModifiers())
        QApplication.processEvents()

    def write(self, text: str) -> None:
        """Type into whatever has the focus."""
        QTest.keyClicks(QApplication.focusWidget(), text)
        QApplication.processEvents()

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """Wait for a dialog."""
        found: list[QDialog] = []

        def shown() -> bool:
            found[:] = [one for one in self.window.findChildren(kind) if one.isVisible()]
            return bool(found) and found[0].isActiveWindow()

        self.qtbot.waitUntil(shown)
        return found[0]

    def record(self, keys: str) -> None:
        """Book a hand: the letter opens the dialog, the rest fills it, Enter books."""
        before = len(self.game.events)
        self.press(keys[0])
        dialog = self.dialog(RecordDialog)
        for key in keys[1:].split():
            self.press(key, dialog)
        self.press("Return", dialog)
        self.qtbot.waitUntil(lambda: len(self.game.events) == before + 1)
        self.back()

    def back(self) -> None:
        """Wait until the window has the keyboard again."""
        self.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        self.page.focus_home()

    def begin(self, names: tuple[str, ...]) -> None:
        """Begin a match by the keyboard alone."""
        self.press("Ctrl+N")
        dialog = self.dialog(NewGameDialog)
        assert isinstance(dialog, NewGameDialog)
        for name in names[:-1]:
            self.write(name)
            self.press("Return")
        self.write(names[-1])
        dialog.title_field.setFocus()
        self.write("Table 3, Friday")
        self.press("Return")
        self.qtbot.waitUntil(lambda: self.page.book.game is not None)
        self.back()


def events(game: Game) -> list[object]:
    """Give what happened, without who wrote it."""
    return [held.event for held in game.events if isinstance(held, InForce)]


def test_an_evening(open_program, qtbot, tmp_path):
    window = open_program()
    window.session.set_rules("tenhou")
    evening = Evening(window, qtbot)
    assert evening.page.games.message.buttons[0].isVisible()
    evening.begin(("Aiko", "Bruno", "Chloe", "David"))
    assert evening.game.rules.id == "tenhou"
    assert evening.page.header.name.text() == "Table 3, Friday"

    evening.record("R 1 2 3 4")  # Bruno from Aiko, 3 han 40 fu: 5,200
    assert evening.game.table.scores == (19800, 30200, 25000, 25000)
    evening.record("T 3 2 4")  # Chloe, 2 han 40 fu
    assert evening.game.rows[-1].deltas == (-700, -1300, 2700, -700)
    evening.press("4")  # David lays his stick
    assert evening.page.book.riichi == (3,)
    evening.record("D 1")  # he and Aiko are ready
    assert evening.game.rows[-1].deltas == (1500, -1500, -1500, 500)
    assert evening.page.book.riichi == ()
    by_tiles(evening)
    evening.record("R 4 1 1 3 W 2 2 3")  # two rons on David
    assert len(evening.game.rows[-1].paid) == 2
    evening.record("O 1")  # nine terminals and honours
    chombo = next(key for act, key in _acts() if act == "chombo")
    evening.record(f"O {chombo} 2")
    evening.record("T 1 Y")  # a yakuman
    assert len(evening.game.rows) == 8
    assert evening.page.view is not None
    assert len(evening.page.view.side.log.list.model_of_lines.lines) == 9

    whole = evening.game
    evening.press("Ctrl+Z")
    assert len(evening.game.rows) == 7
    assert "Undone" in window.status.text()
    evening.press("Ctrl+Shift+Z")
    assert events(evening.game) == events(whole)
    assert evening.game.table == whole.table

    correct_the_second(evening)
    corrected = evening.game
    assert corrected.rows[1].amended
    assert corrected.rows[1].deltas == (-1000, -2000, 4000, -1000)
    evening.press("2")  # Bruno lays a stick, and then the window is closed

    window.close()
    evening = Evening(open_program(), qtbot)
    assert evening.game.table == corrected.table
    assert events(evening.game) == events(corrected)
    assert evening.page.book.riichi == (1,)
    evening.press("2")
    assert evening.page.header.buttons["undo"].reason is None

    finish = next(key for act, key in _acts() if act == "finish")
    evening.record(f"O {finish}")
    assert evening.game.is_over
    assert evening.page.view is not None
    assert evening.page.view.side.current == "result"
    send_out_and_bring_in(evening, tmp_path)


def by_tiles(evening: Evening) -> None:
    """Build a hand on the Hand page and send it to the match."""
    hands = len(evening.game.rows)
    evening.window.open_page("hand")
    evening.window.session.read_line(HAND)
    evening.press("Ctrl+M")
    dialog = evening.dialog(RecordDialog)
    assert isinstance(dialog, RecordDialog)
    evening.press("Return", dialog)
    qtbot = evening.qtbot
    qtbot.waitUntil(lambda: len(evening.game.rows) == hands + 1)
    evening.back()
    paid = evening.game.rows[-1].paid[0]
    assert paid.value is not None


def correct_the_second(evening: Evening) -> None:
    """Click on the second hand, make its fu 30 and its han 3, and see what that changes."""
    view = evening.page.view
    assert view is not None
    hands = view.side.log.list
    index = hands.model_of_lines.index(2, 0)
    spot = hands.visualRect(index).center() - QPoint(40, 0)
    QTest.mouseClick(hands.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.side.log.details.isVisible()
    evening.press("Return", hands)
    record = evening.dialog(RecordDialog)
    for key in ("V", "3", "F", "3"):
        evening.press(key, record)
    evening.press("Return", record)
    shown = evening.dialog(CorrectDialog)
    assert isinstance(shown, CorrectDialog)
    assert len(shown.tried.changed) > 1
    evening.press("Ctrl+Return", shown)
    evening.back()


def send_out_and_bring_in(evening: Evening, folder) -> None:
    """Save the match, bring the file in as another one, and find the same game."""
    page, game = evening.page, evening.game
    match = page.tools.match()
    assert match is not None
    output = page.tools.output
    assert output.content(match, ".pdf").startswith(b"%PDF")
    assert output.content(match, ".xlsx").startswith(b"PK")
    assert "Aiko" in output.content(match, ".csv").decode("utf-8-sig")
    path = folder / "evening.json"
    path.write_bytes(output.content(match, ".json"))
    page.lists.bring_in_file(path)
    again = evening.game
    assert again is not game
    assert events(again) == events(game)
    assert again.settlement == game.settlement
    evening.press("Ctrl+O")
    assert [head.finished for head in page.games.list.games.heads] == [True, True]


def _acts() -> list[tuple[str, str]]:
    from riichi_desktop.ui.match.record.other_panel import GAME_ACTS, TABLE_ACTS

    return [*GAME_ACTS.items(), *TABLE_ACTS.items()]
