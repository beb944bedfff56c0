"""A club's matches worked out anew: whatever differs is named, nothing is written."""

import json
from dataclasses import replace

import pytest

from riichi_desktop import __version__
from riichi_desktop.club import Player
from riichi_desktop.engine import parse_hand
from riichi_desktop.ledger import Booked, Win, Won, WonHand
from riichi_desktop.storage import StorageError, verify_club
from riichi_desktop.storage.records import Records

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, query, record

HAND = WonHand(parse_hand("234m067p3455s+2s [234p]")[0])
RIGHT = Won((Win(1, 0, 3, 30, hand=HAND),))
WRONG = Won((Win(1, 0, 2, 30, hand=HAND),))


def begun(club, *acts, first=1, title="", hidden=False):
    head = club.create_game(RULES, NAMES, title, record(*acts, first=first))
    club.hide(head.id, hidden)
    return head.id


def test_a_club_in_which_nothing_differs(club):
    begun(club, *EVERY_ACT)
    begun(club, Booked(RIGHT), Booked(DRAW), first=100, hidden=True)
    club.games(hidden=True)
    seen = []
    verified = verify_club(club, lambda at, of: seen.append((at, of)))
    assert verified == (2, verified.hands, 1, ())
    assert verified.hands == sum(head.hands for head in club.games(hidden=True))
    assert seen == [(1, 2), (2, 2)]


def test_a_hand_that_was_booked_otherwise_is_named(club):
    begun(club, Booked(DRAW))
    game = begun(club, Booked(DRAW), Booked(WRONG), Booked(DRAW), first=100, title="Tuesday")
    verified = verify_club(club)
    (found,) = verified.findings
    assert found[:6] == (game, 2, "Tuesday", "u101", "E1", 1)
    assert found.problem.id == "hand_differs"
    assert (verified.games, verified.hands, verified.tiles) == (2, 4, 0)


def test_scores_that_another_version_remembered_otherwise_are_named(opened, path):
    club = opened()
    game = begun(club, Booked(RON), Booked(DRAW))
    other = begun(club, Booked(RON), first=100)
    scores = club.head(game).scores
    club.close()
    (document,) = query(path, "SELECT document FROM summary WHERE game = ?", game)[0]
    facts = json.loads(document)
    facts[-1] = [25000] * 4
    change = "UPDATE summary SET document = ?, program = '0.1' WHERE game = ?"
    query(path, change, json.dumps(facts), game)
    query(path, "UPDATE summary SET document = 'none' WHERE game = ?", other)
    reader = opened(read_only=True)
    (found,) = verify_club(reader).findings
    assert (found.game, found.uid, found.problem.id) == (game, "", "verify_scores")
    assert found.problem.details == {
        "was": "25000 / 25000 / 25000 / 25000",
        "have": " / ".join(map(str, scores)),
        "program": "0.1",
    }
    reader.close()
    query(path, "UPDATE summary SET entries = 1, program = ? WHERE game = ?", __version__, game)
    assert verify_club(opened(read_only=True)).findings == (), "of a shorter record it says nothing"


def test_what_cannot_be_read_is_named_and_the_rest_goes_on(opened, path):
    club = opened()
    damaged = begun(club, Booked(RON))
    lost = club.create_game(replace(RULES, id="lost"), NAMES, "", record(Booked(RON), first=50)).id
    crowded = begun(club, Booked(RON), first=70)
    begun(club, Booked(RIGHT), first=100)
    club.close()
    query(path, "UPDATE entry SET payload = '{' WHERE game = ?", damaged)
    query(path, "UPDATE game SET rules = 'none' WHERE uid = ?", lost)
    query(path, "UPDATE game SET names = '[\"A\"]' WHERE uid = ?", crowded)
    verified = verify_club(opened())
    assert [(one.game, one.problem.id) for one in verified.findings] == [
        (damaged, "entry_damaged"),
        (lost, "no_such_game"),
        (crowded, "names_damaged"),
    ]
    assert (verified.games, verified.hands, verified.tiles) == (4, 1, 1)


def test_a_database_that_is_gone_is_no_disagreement(club, monkeypatch):
    begun(club, Booked(RON))

    def gone(*_):
        from riichi_desktop.engine import problem

        raise StorageError(problem("file_gone", file="x"))

    monkeypatch.setattr(Records, "lines", gone)
    with pytest.raises(StorageError, match="file_gone"):
        verify_club(club)


def test_acts_that_cannot_be_read_are_named_after_the_matches(opened, path):
    club = opened()
    game = begun(club, Booked(WRONG))
    club.put([Player("p1", "Ana"), Player("p2", "Bo")])
    (whole, damaged) = club.acts()
    club.close()
    query(path, "UPDATE act SET payload = '{' WHERE number = 2")
    found = verify_club(opened(read_only=True)).findings
    assert [(one.game, one.number, one.uid, one.problem.id) for one in found] == [
        (game, 1, "u1", "hand_differs"),
        ("", 2, damaged.uid, "act_damaged"),
    ]
    assert whole.uid not in [one.uid for one in found]
