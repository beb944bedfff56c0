"""Every recorded game, through its document, against its record: hands, end, places and points."""

import json
from collections.abc import Iterator

import pytest

from riichi_desktop.documents import (
    game_from_document,
    game_from_json,
    game_to_document,
    replay_to_document,
)
from riichi_desktop.engine import Problem
from riichi_desktop.ledger import Booked, Entry, Game, extend, game_of, replay

from .cases import Case, cases

pytestmark = pytest.mark.recorded

GAMES = cases("real_games.jsonl.gz")


def said(problem: Problem) -> str:
    return problem.id


def test_the_games_are_all_there() -> None:
    assert len(GAMES) == len({case["id"] for case in GAMES}) == 1114


def test_every_game_agrees_with_its_record() -> None:
    wrong = {}
    for case in GAMES:
        game = replay(*game_from_json(json.dumps(case["game"])))
        faults = [*against_record(case, game), *against_itself(game)]
        if faults:
            wrong[case["id"]] = faults
    assert wrong == {}


def against_record(case: Case, game: Game) -> Iterator[object]:
    """Give what differs from the record."""
    want, got = case["expect"], replay_to_document(game, said)
    if len(got["rows"]) != len(want["rows"]):
        yield "rows", len(want["rows"]), len(got["rows"])
    before = [game.rules.start] * game.rules.players
    for at, (row, recorded) in enumerate(zip(got["rows"], want["rows"], strict=False)):
        after = recorded["scores"]
        recorded["deltas"] = [now - was for now, was in zip(after, before, strict=True)]
        before = after
        yield from (
            (at, key, recorded[key], row[key]) for key in recorded if recorded[key] != row[key]
        )
    if not got["finished"]:
        yield "finished"
    want["places"] = places(want["final"])
    yield from (
        (key, want[key], got[key]) for key in ("final", "points", "places") if want[key] != got[key]
    )


def places(final: list[int]) -> list[int]:
    """Give the places as these rule sets do: the earlier chair ahead among equals."""
    order = sorted(range(len(final)), key=lambda chair: (-final[chair], chair))
    return [1 + order.index(chair) for chair in range(len(final))]


def against_itself(game: Game) -> Iterator[object]:
    """Give where points appear or vanish, and where the points do not sum to zero."""
    yield from (("balance", row) for row in game.rows if row.balance)
    assert game.settlement is not None
    if sum(one.points for one in game.settlement):
        yield "sum", game.settlement


def test_documents_of_games_come_back() -> None:
    for case in GAMES[::7]:
        given = game_from_document(case["game"])
        document = json.loads(json.dumps(game_to_document(*given)))
        assert game_from_document(document) == given
        assert document["players"] == case["game"]["players"]


def test_hand_by_hand_is_all_at_once() -> None:
    for case in GAMES[::23]:
        rules, names, events = game_from_document(case["game"])
        entries = [Entry(str(at), Booked(event)) for at, event in enumerate(events)]
        game = game_of(rules, names, ())
        for entry in entries:
            game = extend(game, entry)
        assert game == game_of(rules, names, entries)
