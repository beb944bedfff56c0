"""Every recorded, generated and reported hand, through the hand document, against its record."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from riichi_desktop.documents import (
    HandInput,
    error_to_document,
    hand_from_document,
    hand_from_json,
    hand_to_document,
    result_to_document,
    rules_from_text,
    rules_to_text,
)
from riichi_desktop.engine import NotScorable, Problem, evaluate, format_hand, parse_hand

from .cases import Case, cases

pytestmark = pytest.mark.recorded

FILES = {
    "real_hands.jsonl.gz": 9743,
    "generated_hands.jsonl.gz": 14681,
    "edge_hands.jsonl": 288,
    "reported_hands.jsonl": 62,
}
"""The files and how many hands each holds."""

ERROR_IDS = {
    "no_yaku": "no_yaku",
    "no yaku": "no_yaku",
    "not a winning hand": "not_a_win",
    "not a run": "bad_meld",
    "4s used five or more times": "fifth_tile",
    "ura needs riichi": "ura_without_riichi",
}
"""The id that the record's words stand for; all others are about flags."""

Result = dict[str, Any]


def said(problem: Problem) -> str:
    return problem.id


def result_of(text: str) -> tuple[HandInput | None, Result]:
    """Score a hand document; the result as a reader of its JSON sees it."""
    try:
        given = hand_from_json(text)
        document = result_to_document(evaluate(*given), said)
    except NotScorable as error:
        return None, error_to_document(error.problems, said)
    result: Result = json.loads(json.dumps(document))
    assert result == document
    return given, result


@pytest.mark.parametrize("name", FILES)
def test_every_hand_agrees_with_its_record(name: str) -> None:
    found = cases(name)
    assert len(found) == FILES[name]
    wrong = {}
    for case in found:
        given, result = result_of(json.dumps(case["hand"]))
        faults = [*against_record(case, result), *against_itself(given, result)]
        if faults:
            wrong[case["id"]] = faults
    assert wrong == {}


def against_record(case: Case, result: Result) -> Iterator[tuple[str, object, object]]:
    """Give (field, recorded, found) where a result differs from the record."""
    want = case["expect"]
    if "error" in want or "error" in result:
        id = ERROR_IDS.get(want.get("error", ""), "flags_conflict") if "error" in want else None
        found = result.get("error", {}).get("id")
        if found != id:
            yield "error", id, found
        return
    pairs = {
        "yaku": result["yaku"],
        "yaku_ids": sorted(result["yaku"]),
        "dora_total": sum(result["dora"].values()),
        "han": result["han"],
        "fu": result["fu"],
        "points": result["points"],
        "limit": {"counted_yakuman": "yakuman"}.get(result["limit"], result["limit"]),
        "deltas": result["payments"],
    }
    for field, found in pairs.items():
        recorded = want.get(field)
        if field == "deltas" and recorded:
            recorded = {seat: points for seat, points in recorded.items() if points}
        if recorded is not None and found != recorded:
            yield field, recorded, found
    yield from _yakuman_against_record(case, result)


def _yakuman_against_record(case: Case, result: Result) -> Iterator[tuple[str, object, object]]:
    want, found = case["expect"].get("yakuman"), result["yakuman"]
    if not want:
        if found:
            yield "yakuman", None, found
        return
    rules = case["hand"]["rules"]
    cap = rules.get("yakuman_cap", 6) if isinstance(rules, dict) else 6
    names, times = set(want["names"]), sum(found.values())
    if times > cap:  # the record may name those alone that are paid
        if not names <= set(found) or result["base_points"] != 8000 * cap:
            yield "yakuman", want, found
    elif names != set(found) or want["times"] not in (None, times):
        yield "yakuman", want, found


def against_itself(given: HandInput | None, result: Result) -> Iterator[tuple[str, object]]:
    """Give what in a result contradicts the rest of it."""
    if given is None:
        return
    if result["yakuman"]:
        if result["yaku"] or result["dora"] or result["han"] is not None or result["fu_items"]:
            yield "yakuman with more", result
    else:
        if sum(result["yaku"].values()) + sum(result["dora"].values()) != result["han"]:
            yield "han", result
        raw = sum(item["fu"] for item in result["fu_items"])
        if result["fu"] != (25 if "chiitoitsu" in result["yaku"] else -(-raw // 10) * 10):
            yield "fu", result
    if sum(result["payments"].values()) != 1000 * given.situation.sticks:
        yield "payments", result
    if 0 in result["payments"].values() or not result["base_points"]:
        yield "zero", result
    if any(other["points"] > result["points"] for other in result["readings"]):
        yield "a better reading", result
    groups = result["reading"].split()
    if result["winning_group"] not in groups:
        yield "winning group", result


@pytest.mark.parametrize("name", ["real_hands.jsonl.gz", "edge_hands.jsonl"])
def test_every_hand_comes_back_from_a_line_and_from_a_document(name: str) -> None:
    for case in cases(name):
        given = hand_from_document(case["hand"])
        assert hand_from_document(hand_to_document(*given)) == given
        line = format_hand(given.hand, given.situation, rules_to_text(given.rules))
        hand, situation, rules = parse_hand(line)
        assert (hand, situation, rules_from_text(rules)) == given
        assert format_hand(hand, situation, rules) == line
