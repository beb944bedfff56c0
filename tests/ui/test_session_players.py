"""Three players and back: which rules stand in for those that are left, and that these return."""

import pytest

from riichi_desktop.engine import Draft
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words


@pytest.fixture
def session(qapp):
    return Session(Draft())


def told(session) -> list[str]:
    """Collect what is told from now on, in English."""
    sentences: list[str] = []
    session.told.connect(lambda some: sentences.extend(map(Words("en").problem, some)))
    return sentences


@pytest.mark.parametrize(
    ("start", "there"),
    [
        ("wrc2025", "tenhou_sanma"),
        ("m_league", "tenhou_sanma"),
        ("tenhou", "tenhou_sanma"),
        ("mahjong_soul", "mahjong_soul_sanma"),
        ("ema2025,kiriage_mangan=true", "tenhou_sanma"),
    ],
)
def test_three_players_and_back_leave_the_rules_as_they_were(session, start, there):
    session.set_rules(start)
    before = session.draft.rules
    session.set_players(3)
    assert session.draft.rules == there
    session.set_players(4)
    assert session.draft.rules == before


def test_what_stands_in_and_the_way_back_are_told(session):
    sentences = told(session)
    session.set_players(3)
    session.set_players(4)
    assert sentences == [
        (
            "WRC 2025 is for four players: Tenhou, three players stands in. "
            "Go back to 4 players for WRC 2025."
        ),
        "Back to WRC 2025.",
    ]


def test_other_rules_chosen_meanwhile_change_nothing_of_the_way_back(session):
    session.set_players(3)
    session.set_rules("tenhou_sanma,tsumo_split=equal")
    session.set_players(4)
    assert session.draft.rules == "wrc2025"
    session.set_players(3)
    assert session.draft.rules == "tenhou_sanma,tsumo_split=equal"


def test_undo_goes_the_same_way(session):
    session.set_players(3)
    session.undo()
    assert session.draft.rules == "wrc2025"
    session.redo()
    session.set_players(4)
    assert session.draft.rules == "wrc2025"


@pytest.mark.parametrize(
    ("kept", "after"), [("wrc2025", "wrc2025"), ("", "tenhou"), ("my_gone", "tenhou")]
)
def test_after_a_restart_the_rules_that_were_left_are_known(qapp, kept, after):
    session = Session(Draft(rules="tenhou_sanma"))
    session.remember_left(kept)
    session.set_players(4)
    assert session.draft.rules == after


def test_what_is_left_is_what_the_next_start_is_told(session):
    assert session.left_rules == ""
    session.set_players(3)
    assert session.left_rules == "wrc2025"
