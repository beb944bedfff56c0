"""Result documents: what is said of a hand's value, and of a hand without one."""

import json
from typing import Any

import pytest

from riichi_desktop.documents import (
    error_to_document,
    hand_from_document,
    result_to_document,
    rules_from_text,
)
from riichi_desktop.engine import NotScorable, Problem, evaluate, parse_hand, problem

from .test_hand_document import EXAMPLE


def said(told: Problem) -> str:
    return f"<{told.id}>"


def result(line: str) -> dict[str, Any]:
    """Give the result document of a hand line."""
    hand, situation, rules = parse_hand(line)
    document = result_to_document(evaluate(hand, situation, rules_from_text(rules)), said)
    assert json.loads(json.dumps(document)) == document
    return document


def test_the_example_of_the_specification() -> None:
    document = result_to_document(evaluate(*hand_from_document(EXAMPLE)), said)
    assert document == {
        "yaku": {"riichi": 1},
        "dora": {"dora": 1, "ura_dora": 1, "aka_dora": 1},
        "yakuman": {},
        "han": 4,
        "fu": 70,
        "limit": "mangan",
        "base_points": 2000,
        "points": 8000,
        "payments": {"S": 10300, "W": -8300},
        "fu_items": [
            {"id": "base", "fu": 20},
            {"id": "closed_ron", "fu": 10},
            {"id": "closed_kan", "fu": 32, "tiles": "9999m"},
        ],
        "reading": "234m 567p 55s 234s 9999m",
        "winning_group": "234s",
        "wait": "ryanmen",
        "readings": [],
        "rules": "tenhou",
        "notices": [
            {
                "id": "indicators_fewer_than_kans",
                "field": "dora",
                "message": "<indicators_fewer_than_kans>",
            }
        ],
    }
    assert list(document)[:9] == [
        *("yaku", "dora", "yakuman", "han", "fu"),
        *("limit", "base_points", "points", "payments"),
    ]


def test_notices_are_absent_where_there_are_none() -> None:
    assert "notices" not in result("234m067p3455s999m+2s riichi dora=3m rules=tenhou")


def test_every_other_reading_is_there_with_its_worth() -> None:
    document = result("112233m556677p9s+9s riichi seat=S rules=tenhou")
    assert document["yaku"] == {"riichi": 1, "ryanpeikou": 3}
    assert document["reading"] == "123m 123m 567p 567p 99s"
    assert document["readings"] == [
        {
            "reading": "11m 22m 33m 55p 66p 77p 99s",
            "winning_group": "99s",
            "wait": "tanki",
            "yaku": {"riichi": 1, "chiitoitsu": 2},
            "dora": {},
            "yakuman": {},
            "han": 3,
            "fu": 25,
            "limit": None,
            "points": 3200,
            "fu_items": [{"id": "chiitoitsu", "fu": 25}],
        }
    ]


def test_a_reading_without_yaku_is_worth_nothing() -> None:
    document = result("34556m123789p11s+4m rules=tenhou")
    (other,) = document["readings"]
    assert (document["reading"], document["yaku"]) == ("345m 456m 123p 789p 11s", {"pinfu": 1})
    assert (other["reading"], other["wait"]) == ("456m 345m 123p 789p 11s", "kanchan")
    assert (other["yaku"], other["han"], other["limit"], other["points"]) == ({}, 0, None, 0)
    assert document["payments"] == {"E": 1500, "discarder": -1500}


def test_a_yakuman_has_neither_han_nor_fu() -> None:
    document = result("22z11z+1z [333z] [444z] [555z] seat=W dora=4z rules=mahjong_soul")
    assert document["yakuman"] == {"shousuushii": 1, "tsuuiisou": 1}
    assert [document[key] for key in ("yaku", "dora", "han", "fu", "fu_items")] == [
        *({}, {}, None, None),
        [],
    ]
    assert (document["limit"], document["base_points"], document["points"]) == (
        *("yakuman", 16000),
        64000,
    )


def test_points_follow_the_cap_and_every_yakuman_is_named() -> None:
    document = result("22z11z+1z [333z] [444z] [555z] seat=W rules=wrc2025,yakuman_cap=1")
    assert document["yakuman"] == {"shousuushii": 1, "tsuuiisou": 1}
    assert (document["base_points"], document["points"]) == (8000, 32000)
    assert document["rules"] == {"preset": "wrc2025", "yakuman_cap": 1}


def test_a_double_yakuman_keeps_its_name() -> None:
    document = result("19m19p19s1234567z+1z rules=mahjong_soul")
    assert document["yakuman"] == {"kokushi_musou_13": 2}
    assert document["wait"] == "thirteen"
    assert document["reading"] == "1m 9m 1p 9p 1s 9s 2z 3z 4z 5z 6z 7z 11z"
    assert document["winning_group"] == "11z"


def test_renhou_is_a_reading_of_its_own() -> None:
    document = result("234567m345p3455s+5s renhou seat=S dora=4m rules=wrc2025")
    assert (document["yaku"], document["dora"]) == ({"renhou": 5}, {})
    assert (document["han"], document["fu"], document["limit"]) == (5, None, "mangan")
    assert document["fu_items"] == []
    assert [other["yaku"] for other in document["readings"]] == [
        {"pinfu": 1, "tanyao": 1},
        {"tanyao": 1},
    ]


def test_a_double_wind_gives_two_yaku() -> None:
    document = result("123m456p99s55z+5z [111z] rules=tenhou")
    assert document["yaku"] == {"seat_wind": 1, "round_wind": 1, "haku": 1}


@pytest.mark.parametrize(
    ("line", "payments"),
    [
        ("123m456p99s55z+5z [111z] seat=S rules=tenhou", {"S": 2000, "discarder": -2000}),
        ("123m456p99s55z+5z [111z] seat=S from=N rules=tenhou", {"S": 2000, "N": -2000}),
        (
            "123m456p99s55z+5z [111z] seat=S tsumo honba=1 sticks=1 rules=tenhou",
            {"S": 4000, "E": -1400, "W": -800, "N": -800},
        ),
        (
            "123p456p99s55z+5z [111z] seat=S tsumo rules=tenhou_sanma",
            {"S": 2000, "E": -1300, "W": -700},
        ),
    ],
)
def test_payments_are_signed_by_seat(line: str, payments: dict[str, int]) -> None:
    assert result(line)["payments"] == payments


def test_a_notice_says_what_was_understood() -> None:
    document = result("555567m123789p9s+9s riichi rules=tenhou")
    assert document["dora"] == {"aka_dora": 1}
    assert document["notices"] == [
        {"id": "surplus_five_red", "field": "", "message": "<surplus_five_red>"}
    ]


def test_an_error_is_the_first_problem() -> None:
    problems = (problem("no_yaku"), problem("fifth_tile", "dora", tile="1m"))
    assert error_to_document(problems, said) == {
        "error": {"id": "no_yaku", "field": "", "message": "<no_yaku>"}
    }


def test_a_result_may_be_changed_without_changing_the_next() -> None:
    line = "234m067p3455s+2s (9999m) riichi rules=tenhou,kiriage_mangan=true"
    first, second = result(line), result(line)
    first["fu_items"][0]["fu"] = 0
    first["rules"]["preset"] = "other"
    first["yaku"].clear()
    assert result(line) == second


def test_no_win_has_no_result() -> None:
    with pytest.raises(NotScorable):
        result("123m456p789s1122z+3z")
