"""The board on a second screen: what it shows and says, its sizes, full screen and back."""

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest

from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Account, Drawn, Row, Table
from riichi_desktop.ui.dark_window import second_of
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.values import board_view
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.scoreboard import canvas
from riichi_desktop.ui.match.scoreboard.layout import lay_out_scores
from riichi_desktop.ui.match.scoreboard.values import scoreboard_view
from riichi_desktop.ui.match.scoreboard.window import Scoreboard
from riichi_desktop.ui.palette import contrast
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

TABLE = Table(
    Rules(),
    ("Aïko", "Bruno", "Chloé", "David"),
    (24500, 28900, 25200, 21400),
    wind="S",
    honba=1,
)
DELTAS = (1500, -1500, 1500, -1500)
ROW = Row("", Drawn((0, 2)), False, "E4", 3, 0, 0, DELTAS, TABLE.scores, 0)
LAST = "Draw, tenpai: Aïko, Chloé"


def account(chair: int, place: int, score: int, points: int) -> Account:
    return Account(chair, place, score, 0, score - 30000, 0, 0, 0, 0, points)


ACCOUNTS = (
    account(0, 3, 24500, -10500),
    account(1, 1, 28900, 13900),
    account(2, 2, 25200, 200),
    account(3, 4, 21400, -3600),
)
OVER = Table(Rules(), TABLE.names, TABLE.scores, "S", 4, ending="last_hand")


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light"), Words("en"))


@pytest.fixture
def window(qtbot, look) -> Scoreboard:
    made = Scoreboard(look)
    qtbot.addWidget(made)
    made.show_view(scoreboard_view(board_view(TABLE, (3,)), ROW, last=LAST))
    made.show_clock(ClockFace(1930, "running"))
    made.show()
    return made


def test_it_says_all_it_shows(window):
    head, aiko, *_, david, last = window.spoken()
    assert head == "South 1, 1 honba, 1 in pot, Clock: 32:10, running"
    assert aiko == "\u2068Aïko\u2069, East · dealer, 24,500 points, 3rd, last hand +1,500"
    assert david.endswith("20,400 points, 4th, in riichi, last hand −1,500")
    assert last == LAST


def test_a_screen_reader_finds_each_part(window):
    from riichi_desktop.ui.dark_window import Spoken

    parts = [part for part in window.findChildren(Spoken) if part.isVisible()]
    assert [part.accessibleName() for part in parts] == list(window.spoken())
    assert all(part.width() > 100 and part.height() > 20 for part in parts)


def test_final_standings_are_in_order_of_place(window):
    view = scoreboard_view(board_view(OVER), ROW, last=LAST, accounts=ACCOUNTS)
    assert view.is_settled
    assert [one.seat.name for one in view.seats] == ["Bruno", "Chloé", "Aïko", "David"]
    window.show_view(view)
    head, first, *_ = window.spoken()
    assert head == "Game over, last hand played"
    assert first.endswith("28,900 points, 1st, total +13.9")


def test_shared_places_are_told():
    accounts = [account(0, 1, 25000, 0), account(1, 1, 25000, 0), *ACCOUNTS[2:]]
    view = scoreboard_view(board_view(OVER), accounts=accounts)
    assert [one.seat.shared for one in view.seats] == [True, True, False, False]


def test_a_game_that_goes_on_has_no_standings():
    assert not scoreboard_view(board_view(TABLE), accounts=ACCOUNTS).is_settled
    assert scoreboard_view(board_view(TABLE)).seats[0].change is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (720, 1280), (480, 320)])
@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize("count", [3, 4])
def test_everything_has_its_place_at_every_size(size, settled, count):
    layout = lay_out_scores(QSizeF(*size), count, settled=settled)
    parts = [layout.header, *layout.cards, layout.footer]
    assert len(layout.cards) == count
    for at, one in enumerate(parts):
        assert one.left() >= 0
        assert one.top() >= 0
        assert one.right() <= size[0] + 0.01
        assert one.bottom() <= size[1] + 0.01
        assert min(one.width(), one.height()) > 0
        inner = one.adjusted(0.01, 0.01, -0.01, -0.01)
        assert not any(inner.intersects(other) for other in parts[at + 1 :])


def test_sizes_follow_the_window():
    usual = lay_out_scores(QSizeF(1280, 720), 4, settled=False)
    large = lay_out_scores(QSizeF(2560, 1440), 4, settled=False)
    assert (usual.px(100), large.px(100)) == (100, 200)
    assert usual.cards[0].width() * 2 == large.cards[0].width()


@pytest.mark.parametrize("lang", ["fr", "en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1000), (600, 400)])
def test_every_state_is_painted(window, look, lang, size):
    look.set_language(lang)
    window.resize(*size)
    names = ("Maximilian-Alexander von und zu Hohenstein", "محمد", "🀄", "")
    wild = Table(Rules(), names, (124500, -28900, -105200, 109600), honba=12, sticks=3, bell=1)
    three = Rules(players=3, start=35000, return_points=35000, uma=(15000, 0, -15000))
    sanma = Table(three, names[:3], (35000, -200, 70200))
    pictures = []
    for view in (
        scoreboard_view(board_view(wild, (0, 1)), ROW, last=LAST * 4),
        scoreboard_view(board_view(sanma, (2,)), last=LAST),
        scoreboard_view(board_view(OVER), ROW),
        scoreboard_view(board_view(OVER), ROW, accounts=ACCOUNTS, title="Table 3"),
    ):
        for face in (None, ClockFace(600, "paused", warning=True)):
            window.show_clock(face)
            window.show_view(view)
            pictures.append(window.grab().toImage())
    assert all(one != other for one, other in zip(pictures[::2], pictures[2::2], strict=False))


def test_a_second_paints_the_header_and_leaves_the_rest(qtbot, window):
    before = window.grab().toImage()
    window.show_clock(ClockFace(1929, "running"))
    after = window.grab().toImage()
    header = window._layout.header.toRect()
    assert before.copy(header) != after.copy(header)
    assert window._clock_area() == header
    below = window.rect().adjusted(0, header.bottom() + 1, 0, 0)
    painted = QImage(window.size(), QImage.Format.Format_RGB32)
    painted.fill(canvas.BRASS)
    untouched = painted.copy(below)
    window.render(painted, QPoint(), QRegion(header))
    assert painted.copy(below) == untouched
    assert painted.pixelColor(5, window.height() - 5) == canvas.BRASS


def test_everything_can_be_read_from_afar():
    inks = (canvas.TEXT, canvas.WHITE, canvas.CAPTION, canvas.ACCENT, canvas.LOSSES, canvas.BRASS)
    for ink in inks:
        assert contrast(ink.name(), canvas.GROUND.name()) > 7
        assert contrast(ink.name(), canvas.CARD.name()) > 7
    assert contrast(canvas.ON_ACCENT.name(), canvas.ACCENT.name()) > 7


def test_full_screen_and_back(window):
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    QTest.mouseDClick(window, Qt.MouseButton.LeftButton)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible(), "Esc closes nothing"


def test_the_pointer_is_hidden_full_screen_when_idle(qtbot, window, monkeypatch):
    window._idle.setInterval(1)
    window.toggle_full_screen()
    qtbot.waitUntil(lambda: window.cursor().shape() == Qt.CursorShape.BlankCursor)
    QTest.mouseMove(window, window.rect().center())
    qtbot.waitUntil(lambda: window.cursor().shape() == Qt.CursorShape.BlankCursor)
    window.toggle_full_screen()
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
    qtbot.wait(10)
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_second_screen_is_chosen():
    assert second_of(["own", "other", "third"], "own") == "other"
    assert second_of(["other", "own"], "own") == "other"
    assert second_of(["own"], "own") is None


def test_with_one_screen_it_is_a_window(qtbot, window):
    window.close()
    window.present(window)
    assert window.isVisible()
    assert not window.isFullScreen()
    qtbot.waitUntil(window.isActiveWindow)
    window.present(window)
    assert window.isVisible()


def test_it_tells_that_it_was_closed(qtbot, window):
    with qtbot.waitSignal(window.closed, timeout=500):
        window.close()
