"""The score graph: its scale, what the pointer and the keys show, what is spoken."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from riichi_desktop.ledger import Drawn, Row
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.graph.graph import ScoreGraph
from riichi_desktop.ui.match.graph.reading import SERIES, draw_mark
from riichi_desktop.ui.match.graph.values import bounds, graph_view, spread, ticks
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

NAMES = ("Aïko", "Bruno", "Chloé", "David")
START = (25000,) * 4


def row(round_: str, honba: int, scores: tuple[int, ...], deltas: tuple[int, ...]) -> Row:
    return Row("", Drawn(), False, round_, int(round_[1:]) - 1, honba, 0, deltas, scores, 0)


ROWS = (
    row("E1", 0, (23700, 24300, 27700, 24300), (-1300, -700, 2700, -700)),
    row("E2", 0, (16000, 32000, 27700, 24300), (-7700, 7700, 0, 0)),
    row("E2", 1, (15000, 35000, 26700, 23300), (-1000, 3000, -1000, -1000)),
    row("S1", 0, (15000, 35000, 26700, 23300), (0, 0, 0, 0)),
)


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def graph(qtbot, look) -> ScoreGraph:
    """The graph of `ROWS`; `heard` are the steps it told."""
    made = ScoreGraph(look)
    qtbot.addWidget(made)
    made.resize(400, 240)
    made.show_view(graph_view(NAMES, START, ROWS))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus(Qt.FocusReason.TabFocusReason)
    made.heard = []
    made.step_lit.connect(made.heard.append)
    return made


def test_the_view_is_the_start_and_each_hand():
    view = graph_view(NAMES, START, ROWS)
    assert [(step.wind, step.turn, step.honba) for step in view.steps] == [
        ("E", 0, 0),
        ("E", 1, 0),
        ("E", 2, 0),
        ("E", 2, 1),
        ("S", 1, 0),
    ]
    assert view.of(1) == (25000, 24300, 32000, 35000, 35000)
    assert (view.lowest, view.highest) == (15000, 35000)


@given(some.integers(-200_000, 200_000), some.integers(0, 400_000), some.integers(3, 12))
def test_round_scores_lie_within_the_bounds(lowest, spread_, most):
    low, high = bounds(lowest, lowest + spread_)
    assert low < lowest <= lowest + spread_ < high
    found = ticks(low, high, most)
    assert len(found) <= most
    assert all(low <= tick <= high and tick % 1000 == 0 for tick in found)
    assert len({after - before for before, after in pairwise(found)}) <= 1


def test_round_scores_of_a_game():
    assert ticks(13000, 37000, 6) == (15000, 20000, 25000, 30000, 35000)
    assert ticks(24500, 25500, 6) == (25000,)


@given(some.lists(some.floats(0, 200), min_size=1, max_size=4))
def test_names_are_moved_apart_and_stay_in_order(wanted):
    found = spread(wanted, 17.0, 10.0, 210.0)
    assert all(10 - 1e-6 <= height <= 210 + 1e-6 for height in found)
    placed = sorted(range(len(wanted)), key=lambda at: wanted[at])
    assert all(found[b] - found[a] >= 17 - 1e-6 for a, b in pairwise(placed))


def test_names_that_lie_apart_stay_where_they_are():
    assert spread([100.0, 20.0, 60.0], 17.0, 0.0, 200.0) == (100.0, 20.0, 60.0)


def test_the_pointer_shows_the_nearest_hand(graph):
    plot = graph._plot
    QTest.mouseMove(graph, QPoint(round(plot.x(2)) + 3, 120))
    assert (graph.lit, graph.heard) == (2, [2])
    QTest.mouseMove(graph, QPoint(2, 120))
    assert graph.heard == [2, None]


def test_the_keys_go_from_hand_to_hand(graph):
    for key, step in (
        (Qt.Key.Key_Left, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 4),
        (Qt.Key.Key_Right, 4),
        (Qt.Key.Key_Escape, None),
        (Qt.Key.Key_Right, 0),
    ):
        QTest.keyClick(graph, key)
        assert graph.lit == step


def test_what_is_spoken(graph, look):
    assert graph.spoken(3) == (
        "East 2, 1 honba; \u2068Aïko\u2069 15,000 (−1,000); \u2068Bruno\u2069 35,000 (+3,000); "
        "\u2068Chloé\u2069 26,700 (−1,000); \u2068David\u2069 23,300 (−1,000)"
    )
    assert graph.spoken(0).startswith("Start; \u2068Aïko\u2069 25,000;")
    said = graph.accessibleDescription()
    assert said.startswith("\u2068Aïko\u2069: 15,000, between 15,000 and 25,000;")
    look.set_language("fr")
    assert graph.accessibleName() == "Courbe des scores"
    assert "entre 15\u202f000 et 25\u202f000" in graph.accessibleDescription()


def test_a_game_without_hands_says_so(graph):
    QTest.keyClick(graph, Qt.Key.Key_End)
    graph.show_view(graph_view(NAMES, START, ()))
    assert graph.lit is None
    assert graph.accessibleDescription() == "No hand played yet"
    QTest.keyClick(graph, Qt.Key.Key_End)
    assert graph.lit is None
    assert not graph.grab().toImage().isNull()


def test_no_two_players_look_alike_without_colour(qapp):
    assert len({series.dashes for series in SERIES}) == 4
    pictures = []
    for series in SERIES:
        picture = QImage(24, 24, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        draw_mark(painter, series.mark, QPointF(12, 12), 8.0, QColor("black"), QColor("white"))
        painter.end()
        pictures.append(picture)
    assert all(one not in pictures[:at] for at, one in enumerate(pictures))


@pytest.mark.parametrize("size", [(260, 140), (400, 240), (900, 500)])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_long_games_and_names_are_painted(graph, look, size, mode):
    look.theme.set_mode(mode)
    graph.resize(*size)
    before = graph.grab().toImage()
    many = [row(f"{'ESWN'[n // 10]}{n % 4 + 1}", n % 3, *2 * (START,)) for n in range(40)]
    graph.show_view(
        graph_view(("Maximilian-Alexander von Hohenstein", "محمد", "", "山田"), START, many)
    )
    assert graph.grab().toImage() != before
    graph.light(20)
    assert graph.lit == 20
    assert not graph.grab().toImage().isNull()
