"""The table of the match as a widget: what taps and keys do, what is painted and spoken."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Table
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.board import Board
from riichi_desktop.ui.match.board.values import board_view
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

TABLE = Table(
    Rules(),
    ("Aïko", "Bruno", "Chloé", "David"),
    (24500, 28900, 25200, 21400),
    wind="S",
    honba=1,
)
SANMA = Table(
    Rules(players=3, start=35000, return_points=35000, uma=(15000, 0, -15000)),
    ("Aïko", "Bruno", "Chloé"),
    (35000, 35000, 35000),
)


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def board(qtbot, look) -> Board:
    """The board of `TABLE`; `heard` is what it told."""
    made = Board(look)
    qtbot.addWidget(made)
    made.resize(724, 626)
    made.show_view(board_view(TABLE, (3,)))
    made.show_clock(ClockFace(1930, "running"))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.heard = []
    made.stick_tapped.connect(lambda chair: made.heard.append(("stick", chair)))
    made.seat_tapped.connect(lambda chair: made.heard.append(("seat", chair)))
    made.clock_tapped.connect(lambda: made.heard.append(("clock",)))
    made.refused.connect(lambda reason: made.heard.append(("refused", reason)))
    return made


def tap(board: Board, at: QPoint) -> None:
    """Click where a point of the board is, on whatever lies there."""
    part = board.childAt(at)
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.mapFrom(board, at))


def press(key: Qt.Key) -> None:
    from PySide6.QtWidgets import QApplication

    QTest.keyClick(QApplication.focusWidget(), key)


def test_a_card_shows_the_gaps_and_again_the_scores(board):
    card = board.card(0).geometry()
    tap(board, card.center())
    assert (board.compared, board.heard) == (0, [("seat", 0)])
    assert board.card(0).isChecked()
    assert board.card(1).accessibleName().startswith("\u2068Bruno\u2069 −4,400, after a mangan")
    tap(board, card.center())
    assert board.compared is None
    assert not board.card(0).isChecked()
    assert "28,900 points" in board.card(1).accessibleName()


def test_another_card_compares_with_another_player(board):
    tap(board, board.card(0).geometry().center())
    tap(board, board.card(2).geometry().center())
    assert board.compared == 2
    assert [board.card(chair).isChecked() for chair in range(4)] == [False, False, True, False]


def test_a_stick_is_told_and_changes_nothing_by_itself(board):
    corner = board.card(1).geometry().bottomLeft()
    tap(board, corner + QPoint(20, -20))
    assert board.heard == [("stick", 1)]
    assert (board.slot(1).isChecked(), board.compared) == (False, None)
    board.show_view(board_view(TABLE, (1, 3)))
    assert board.slot(1).isChecked()
    assert "27,900 points" in board.card(1).accessibleName()


def test_a_greyed_stick_says_why_and_does_nothing(board):
    poor = replace(TABLE, rules=Rules(riichi_needs_1000=True), scores=(900, 40000, 40000, 19100))
    board.show_view(board_view(poor))
    tap(board, board.slot(0).geometry().center())
    ((kind, reason),) = board.heard
    assert (kind, reason) == ("refused", board.slot(0).toolTip())
    assert "900" in reason
    tap(board, board.slot(1).geometry().center())
    assert board.heard[-1] == ("stick", 1)


def test_the_clock_can_be_tapped(board):
    tap(board, board.clock.geometry().center())
    assert board.heard == [("clock",)]
    assert board.clock.accessibleName() == "Clock: 32:10, running"
    board.show_clock(None)
    assert not board.clock.isVisible()


def test_a_screen_reader_on_the_clock_is_told_the_minutes(board):
    board.clock.setFocus(Qt.FocusReason.TabFocusReason)
    for seconds, told in ((1929, "32:10"), (1860, "31:00"), (1859, "31:00")):
        board.show_clock(ClockFace(seconds, "running"))
        assert board.clock.accessibleName() == f"Clock: {told}, running"
    board.show_clock(ClockFace(1859, "paused"))
    assert board.clock.accessibleName() == "Clock: 30:59, paused"


def test_the_keyboard_comes_home(board):
    board.focus_home()
    press(Qt.Key.Key_Up)
    board.clock.setFocus(Qt.FocusReason.TabFocusReason)
    board.focus_home()
    assert board.card(2).hasFocus()


def test_arrows_go_to_the_seat_on_their_side(board):
    board.card(0).setFocus(Qt.FocusReason.TabFocusReason)
    for key, chair in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Down, 0),
    ):
        press(key)
        assert board.card(chair).hasFocus()
    press(Qt.Key.Key_Return)
    assert board.heard == [("seat", 0)]
    press(Qt.Key.Key_Escape)
    assert board.compared is None


def test_tab_comes_to_one_card_its_stick_and_the_clock(board):
    board.card(0).setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Tab)
    assert board.slot(2).hasFocus()
    press(Qt.Key.Key_Right)
    assert board.slot(1).hasFocus()
    press(Qt.Key.Key_Space)
    assert board.heard == [("stick", 1)]
    press(Qt.Key.Key_Tab)
    assert board.clock.hasFocus()
    press(Qt.Key.Key_Return)
    assert board.heard[-1] == ("clock",)


def test_nobody_sits_opposite_with_three(board):
    board.show_view(board_view(SANMA))
    board.card(0).setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Up)
    assert board.card(0).hasFocus()
    press(Qt.Key.Key_Left)
    assert board.card(2).hasFocus()


def test_another_chair_at_the_bottom(board):
    before = [board.card(chair).geometry() for chair in range(4)]
    board.show_view(board_view(TABLE, (3,), bottom=1))
    assert [board.card(chair).geometry() for chair in (1, 2, 3, 0)] == before


def test_all_gaps_are_spoken_at_once(board):
    assert board.spoken_gaps() == ""
    board.compare(2)
    said = board.spoken_gaps()
    assert said.startswith("Lead of \u2068Chloé\u2069; \u2068Aïko\u2069 +700")
    assert said.count(";") == 3


def test_gaps_follow_the_scores(board):
    board.compare(0)
    board.show_view(board_view(replace(TABLE, scores=(30000, 23400, 25200, 21400)), (3,)))
    assert "Bruno\u2069 +6,600" in board.card(1).accessibleName()


def test_another_language_and_theme(board, look):
    board.compare(0)
    look.set_language("fr")
    assert "après un mangan par ron" in board.card(1).accessibleName()
    assert board.slot(0).accessibleName() == "Riichi\u202f: \u2068Aïko\u2069"
    assert board.clock.accessibleName() == "Horloge\u202f: 32:10, en marche"
    before = board.grab().toImage()
    look.theme.set_mode("dark")
    assert board.grab().toImage() != before


def colours(picture: QImage) -> set[int]:
    return {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    }


@pytest.mark.parametrize("lang", ["fr", "en", "ja"])
@pytest.mark.parametrize("compact", [False, True])
def test_every_state_is_painted(board, look, lang, compact):
    look.set_language(lang)
    board.set_compact(compact)
    long = ("Maximilian-Alexander von und zu Hohenstein", "محمد الخوارزمي", "🀄", "")
    pictures = []
    for table in (
        replace(TABLE, names=long, scores=(124500, -28900, -105200, 109600), sticks=3, honba=12),
        replace(TABLE, ending="last_hand", sticks=1),
        replace(TABLE, ending="of another kind", honba=0),
        replace(TABLE, bell=2),
        SANMA,
    ):
        for compared in (None, 1):
            board.show_view(board_view(table, (0,)))
            board.compare(compared)
            pictures.append(board.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    assert all(len(colours(picture)) > 4 for picture in pictures)


def test_a_clock_looks_different_in_each_state(board):
    faces = [ClockFace(600, state) for state in ("ready", "running", "paused", "over")]
    faces.append(ClockFace(600, "running", warning=True))
    pictures = []
    for face in faces:
        board.show_clock(face)
        pictures.append(board.clock.grab().toImage())
    assert all(one not in pictures[:at] for at, one in enumerate(pictures))
