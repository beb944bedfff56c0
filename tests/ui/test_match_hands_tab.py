"""The graph under a short list of hands, in a wide window alone."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Drawn, Entry, Event, Win, Won, game_of
from riichi_desktop.ui import Look, Theme
from riichi_desktop.ui.match.hands_tab import WIDE_FROM, HandsTab
from riichi_desktop.words import Words

NAMES = ("Ana", "Bo", "Chi", "Dan")
HIGH = 760


def game(hands: int):
    """Give a match of so many hands, the deal passing at each."""
    events = [Won((Win((at + 1) % 4, at % 4, 1, 30),)) for at in range(hands)]
    return played(*events)


def played(*events: Event):
    entries = [Entry(f"e{at}", Booked(event)) for at, event in enumerate(events)]
    return game_of(preset("wrc2025"), NAMES, entries)


@pytest.fixture
def show(qtbot):
    def build(width: int, hands: int) -> HandsTab:
        window = QWidget()
        qtbot.addWidget(window)
        tab = HandsTab(Look(Theme("light"), Words("en")), window)
        tab.held = window
        tab.setGeometry(0, 0, 440, HIGH)
        window.resize(width, 900)
        window.show()
        tab.show_game(game(hands), ())
        QApplication.processEvents()
        return tab

    return build


@pytest.mark.parametrize(
    ("width", "hands", "shown"),
    [
        (WIDE_FROM, 1, True),
        (WIDE_FROM, 4, True),
        (WIDE_FROM, 0, False),
        (WIDE_FROM, 8, False),
        (WIDE_FROM - 1, 1, False),
    ],
)
def test_the_graph_stands_under_few_hands_of_a_wide_window(show, width, hands, shown):
    tab = show(width, hands)
    assert tab.has_graph == shown
    if not shown:
        assert tab.graph is None
        return
    top = tab.graph.mapTo(tab, tab.graph.rect().topLeft()).y()
    assert top >= tab.log.needed
    assert top + tab.graph.height() <= HIGH


def test_it_gives_way_to_the_details_of_a_hand_and_comes_back_as_the_match_is(show):
    tab = show(WIDE_FROM, 5)
    assert tab.has_graph
    uid = tab.log.list.model_of_lines.lines[3].uid
    tab.log.list.choose(uid)
    QApplication.processEvents()
    assert not tab.has_graph, tab.log.needed
    tab.show_game(played(*(Drawn((0, 1)),) * 2), ())
    tab.log.list.choose("")
    QApplication.processEvents()
    assert tab.has_graph
    assert len(tab.graph._view.steps) == 3
