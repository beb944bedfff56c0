"""Payments without tiles, and the rule sets."""

from typing import Any

import pytest

from riichi_desktop.documents import preset_ids
from riichi_desktop.engine import FIELDS

from .conftest import Terminal


def points(run: Terminal, *arguments: str) -> Any:
    assert run("points", *arguments, "--json") == 0
    return run.document


def test_points_as_json(run: Terminal) -> None:
    assert points(run, "--han", "3", "--fu", "30") == {
        "han": 3,
        "fu": 30,
        "limit": None,
        "base_points": 960,
        "points": 3900,
        "payments": {"winner": 3900, "discarder": -3900},
        "rules": "wrc2025",
    }


@pytest.mark.parametrize(
    ("arguments", "payments"),
    [
        ("--han 3 --fu 30 --tsumo --honba 1", (4300, {"dealer": -2100, "others": -1100})),
        ("--han 3 --fu 30 --sticks 1", (4900, {"discarder": -3900})),
        ("--han 3 --fu 30 --tsumo --dealer", (6000, {"each": -2000})),
        ("--han 4 --fu 30", (8000, {"discarder": -8000})),
        ("--han 4 --fu 30 --no-kiriage", (7700, {"discarder": -7700})),
        ("--han 4 --fu 30 --rules tenhou", (7700, {"discarder": -7700})),
        ("--han 4 --fu 30 --rules tenhou --kiriage", (8000, {"discarder": -8000})),
        ("--han 4 --fu 30 --rules tenhou,kiriage_mangan=true", (8000, {"discarder": -8000})),
        ("--han 13", (32000, {"discarder": -32000})),
        ("--han 13 --counted sanbaiman", (24000, {"discarder": -24000})),
        ("--han 5 --tsumo --rules tenhou_sanma", (6000, {"dealer": -4000, "others": -2000})),
        ("--han 5 --players 3 --rules tenhou_sanma", (8000, {"discarder": -8000})),
        ("--yakuman 2 --dealer", (96000, {"discarder": -96000})),
        ("--yakuman 1 --pao yakuman", (32000, {"liable": -16000, "discarder": -16000})),
        ("--yakuman 1 --pao ron --honba 1", (32300, {"liable": -16000, "discarder": -16300})),
        ("--yakuman 1 --pao yakuman --tsumo", (32000, {"liable": -32000})),
        (
            "--yakuman 3 --pao yakuman --pao-times 2 --tsumo --pao-dealer --rules mahjong_soul",
            (96000, {"liable": -80000, "others": -8000}),
        ),
        ("--renhou", (8000, {"discarder": -8000})),
        ("--nagashi --rules tenhou", (8000, {"dealer": -4000, "others": -2000})),
        ("--nagashi --dealer --rules tenhou --honba 0", (12000, {"each": -4000})),
        (
            "--nagashi --honba 1 --rules tenhou,nagashi_as=win",
            (8300, {"dealer": -4100, "others": -2100}),
        ),
        ("--renhou --honba 1 --sticks 1", (9300, {"discarder": -8300})),
    ],
)  # fmt: skip
def test_who_pays(run: Terminal, arguments: str, payments: tuple[int, dict[str, int]]) -> None:
    gained, paid = payments
    assert points(run, *arguments.split())["payments"] == {"winner": gained, **paid}


@pytest.mark.parametrize(
    ("arguments", "id", "field"),
    [
        ("--han 1 --fu 20", "impossible_fu", "fu"),
        ("--han 1 --fu 20 --tsumo", "impossible_fu", "fu"),
        ("--han 3 --fu 20", "impossible_fu", "fu"),
        ("--han 1 --fu 25", "impossible_fu", "fu"),
        ("--han 2 --fu 25 --tsumo", "impossible_fu", "fu"),
        ("--han 3 --fu 32", "impossible_fu", "fu"),
        ("--han 3 --fu 150", "impossible_fu", "fu"),
        ("--han 3", "impossible_fu", "fu"),
        ("--han 0 --fu 30", "wrong_type", "han"),
        ("--han 3 --fu 30 --honba -1", "wrong_type", "honba"),
        ("--han 3 --fu 30 --players 3", "flags_conflict", "players"),
        ("--han 3 --fu 30 --rules house", "unknown_rules", "rules"),
        ("--han 3 --fu 30 --rules tenhou,kiriage=1", "unknown_field", "rules.kiriage"),
        ("--han 5 --pao yakuman", "pao_impossible", "pao"),
        ("--yakuman 1 --pao ron --tsumo", "pao_impossible", "pao"),
        ("--renhou --rules tenhou", "flags_conflict", "renhou"),
        ("--nagashi", "flags_conflict", "nagashi"),
    ],
)
def test_points_that_cannot_be(run: Terminal, arguments: str, id: str, field: str) -> None:
    assert run("points", *arguments.split(), "--json") == 1
    error = run.document["error"]
    assert (error["id"], error["field"]) == (id, field)
    assert run("points", *arguments.split()) == 1
    assert (run.out, run.err) == ("", error["message"] + "\n")


def test_points_in_words(run: Terminal) -> None:
    assert run("points", "--han", "4", "--fu", "30", "--lang", "fr") == 0
    assert run.out.startswith("Mangan, 4 han 30 fu\u202f: 8\u202f000 points\n")


@pytest.mark.parametrize(
    "arguments", ["", "--fu 30", "--han 3 --yakuman 1", "--renhou --nagashi", "--han three"]
)
def test_points_of_nothing_or_of_two_things_are_wrong_usage(run: Terminal, arguments: str) -> None:
    assert run("points", *arguments.split()) == 2
    assert run.out == ""
    assert run.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--yakuman 1 --fu 30", "--fu: without effect beside --yakuman; leave it out."),
        ("--yakuman 1 --fu 0", "--fu: without effect beside --yakuman; leave it out."),
        ("--nagashi --honba 1", "--honba: without effect beside --nagashi; leave it out."),
        ("--nagashi --sticks 1", "--sticks: without effect beside --nagashi; leave it out."),
        ("--nagashi --tsumo", "--tsumo: without effect beside --nagashi; leave it out."),
        ("--nagashi --fu 30", "--fu: without effect beside --nagashi; leave it out."),
        ("--nagashi --pao ron", "--pao: without effect beside --nagashi; leave it out."),
        ("--renhou --pao yakuman", "--pao: without effect beside --renhou; leave it out."),
        ("--renhou --fu 30", "--fu: without effect beside --renhou; leave it out."),
        ("--yakuman 1 --pao-times 1", "--pao-times: only together with --pao."),
        ("--han 3 --fu 30 --pao-dealer", "--pao-dealer: only together with --pao."),
        ("--yakuman 1 --pao yakuman --pao-times 0", "--pao-times: at least 1, not 0."),
        ("--yakuman 1 --pao ron --pao-times -2", "--pao-times: at least 1, not \u22122."),
    ],
)
def test_what_would_have_no_effect_is_wrong_usage(
    run: Terminal, arguments: str, sentence: str
) -> None:
    for as_json in ((), ("--json",)):
        assert run("points", *arguments.split(), "--rules", "tenhou,renhou=yakuman", *as_json) == 2
        assert (run.out, run.err) == ("", sentence + "\n")


def test_a_yakuman_has_neither_han_nor_fu(run: Terminal) -> None:
    for arguments in (("--yakuman", "2"), ("--renhou", "--rules", "tenhou,renhou=yakuman")):
        answer = points(run, *arguments)
        assert (answer["han"], answer["fu"], answer["limit"]) == (None, None, "yakuman")


def test_the_rule_sets_are_listed(run: Terminal) -> None:
    assert run("rules", "--json") == 0
    assert [one["id"] for one in run.document] == list(preset_ids())
    assert all(one["title"] and one["edition"] and one["date"] for one in run.document)
    assert run("rules") == 0
    assert [line.split()[0] for line in run.out.splitlines()] == list(preset_ids())


@pytest.mark.parametrize("id", preset_ids())
def test_a_rule_set_is_shown_with_every_field_and_its_source(run: Terminal, id: str) -> None:
    assert run("rules", id, "--json") == 0
    assert list(run.document["fields"]) == [field.document for field in FIELDS]
    assert all(one["source"] for one in run.document["fields"].values())
    assert run("rules", id) == 0
    shown = {line.split(" = ")[0].strip() for line in run.out.splitlines() if " = " in line}
    assert shown == {field.document for field in FIELDS}


@pytest.mark.parametrize(
    ("id", "language", "heading"),
    [
        ("wrc2025", "en", "WRC 2025 · WRC Rules 2025, v20250526, as of 29 June 2025"),
        ("tenhou", "fr", "Tenhou · état au 18 septembre 2026"),
        ("ema2016", "ja", "EMA 2016 · 2016年版"),
    ],
)
def test_a_rule_set_is_headed_by_its_name_and_edition(
    run: Terminal, id: str, language: str, heading: str
) -> None:
    assert run("rules", id, "--lang", language) == 0
    assert run.out.splitlines()[0] == heading


def test_an_unknown_rule_set(run: Terminal) -> None:
    assert run("rules", "house") == 1
    assert run("rules", "house", "--json") == 1
    assert run.document["error"]["id"] == "unknown_rules"
