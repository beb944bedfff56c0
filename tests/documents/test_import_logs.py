"""Recorded games, written as logs by writers that know nothing of the readers, come back."""

import json

import pytest

from riichi_desktop.documents import game_from_document, game_to_document
from riichi_desktop.documents.imports import ImportedGame, read_log, read_mjlog, read_tenhou_json
from riichi_desktop.ledger import Won, replay
from tests.recorded.cases import Case

from .import_mjlog_writer import mjlog_of
from .import_recorded import preset_of, recorded_games
from .import_viewer_writer import viewer_of

GAMES = recorded_games()
EVERY = 9


def is_unusual(case: Case) -> bool:
    """Tell whether a game has a hand of a kind that few have."""
    return any(
        (event["type"] == "abort" and event["reason"] != "kyuushu_kyuuhai")
        or event.get("nagashi")
        or any("pao" in win for win in event.get("wins", []))
        for event in case["game"]["events"]
    )


CHOSEN = [
    case
    for at, case in enumerate(GAMES.values())
    if at % EVERY == 0 or is_unusual(case) or "soul" in preset_of(case)
]
UNCOUNTED = {"tenhou-2021010217gm-00b9-0000-3eb2e915"}
"""Its record lacks fu, so that the writer cannot tell them."""


def against_record(case: Case, read: ImportedGame) -> list[object]:
    """Give what differs from the record."""
    game = replay(*read.game)
    expect = case["expect"]
    assert game.settlement is not None
    faults: list[object] = [
        (at, key, want[key], getattr(row, key))
        for at, (row, want) in enumerate(zip(game.rows, expect["rows"], strict=True))
        for key in ("round", "dealer", "honba", "sticks")
        if getattr(row, key) != want[key]
    ]
    scores = [[*row.scores] for row in game.rows]
    points = [account.points / 1000 for account in game.settlement]
    if scores != [row["scores"] for row in expect["rows"]]:
        faults.append(scores)
    if points != expect["points"]:
        faults.append(points)
    if read.notices and case["id"] not in UNCOUNTED:
        faults.append(read.notices)
    return faults


def by_tiles(read: ImportedGame) -> list[bool]:
    """Tell of each win whether it has its tiles."""
    events = [event for event in read.game.events if isinstance(event, Won)]
    return [win.hand is not None for event in events for win in event.wins]


def test_the_chosen_games_have_every_kind_of_hand():
    events = [event for case in CHOSEN for event in case["game"]["events"]]
    reasons = {event.get("reason") for event in events}
    assert reasons >= {"sanchahou", "suukaikan", "suucha_riichi", "suufon_renda", "kyuushu_kyuuhai"}
    assert sum(bool(event.get("nagashi")) for event in events) > 5
    assert sum(len(event.get("wins", [])) == 2 for event in events) > 5
    assert {preset_of(case) for case in CHOSEN} == {
        *("tenhou", "tenhou_sanma", "mahjong_soul", "mahjong_soul_sanma"),
    }


def test_games_written_as_xml_come_back():
    wrong = {}
    for case in CHOSEN:
        if "soul" in preset_of(case):
            continue
        read = read_log(mjlog_of(case).encode(), f"{case['id']}.mjlog")
        faults = against_record(case, read)
        if case["id"] not in UNCOUNTED and not all(by_tiles(read)):
            faults.append(by_tiles(read))
        assert read.ref == case["id"].removeprefix("tenhou-") or not case["id"].startswith("tenhou")
        if faults:
            wrong[case["id"]] = faults
    assert wrong == {}


@pytest.mark.parametrize("soul", [False, True])
def test_games_written_as_json_come_back(soul):
    wrong = {}
    for case in CHOSEN[:: 2 if soul else 1]:
        read = read_log(json.dumps(viewer_of(case, soul=soul)).encode())
        faults = against_record(case, read)
        if not all(by_tiles(read)):
            faults.append(by_tiles(read))
        assert read.game.rules.id == preset_of(case)
        if faults:
            wrong[case["id"]] = faults
    assert wrong == {}


def test_both_formats_tell_the_same_game():
    case = next(case for case in CHOSEN if preset_of(case) == "tenhou")
    xml = read_mjlog(mjlog_of(case).encode())
    text = read_tenhou_json(json.dumps(viewer_of(case)))
    assert replay(*xml.game).rows[0].deltas == replay(*text.game).rows[0].deltas
    assert xml.game.rules == text.game.rules
    assert [type(one) for one in xml.game.events] == [type(one) for one in text.game.events]


def test_an_imported_game_is_a_game_document():
    for case in CHOSEN[:12]:
        read = read_tenhou_json(json.dumps(viewer_of(case)))
        document = json.loads(json.dumps(game_to_document(*read.game)))
        assert game_from_document(document) == read.game
