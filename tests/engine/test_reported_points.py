"""Faults that users of other programs met in payments and input, each as a test of the right value.

They are in tests/data/recorded/reported_points_and_input.jsonl; a test bears its report’s number.
What a report says of tiles and rules is put into hand lines here.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.documents import by_role, preset
from riichi_desktop.engine import Award, Draft, NotScorable, press, value_award

from .lines import names, notices, paid, refusal, value

REPORTS = (
    Path(__file__).resolve().parent.parent / "data" / "recorded" / "reported_points_and_input.jsonl"
)
OF_THE_MATCH = {"P14", "P15", "P17", "P18", "P19"}
"""Several winners, leftover sticks, the dealer's turn: no matter of one hand, but of the ledger
(tests/ledger/test_reported_table.py)."""


def report(id: str) -> dict[str, Any]:
    """Give a report by its number."""
    lines = REPORTS.read_text("utf-8").splitlines()
    found: dict[str, dict[str, Any]] = {one["id"]: one for one in map(json.loads, lines)}
    return found[id]


def fu_ids(line: str) -> list[str]:
    return [item.id for item in value(line).fu_items]


def of(award: Award, rules: str = "tenhou") -> dict[str, int]:
    return dict(by_role(value_award(award, preset(rules))))


def test_every_report_about_a_hand_has_its_test() -> None:
    ids = {json.loads(line)["id"] for line in REPORTS.read_text("utf-8").splitlines()}
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_")}
    assert ids - OF_THE_MATCH <= tested


@pytest.mark.parametrize(("rules", "times"), [("m_league", 1), ("mahjong_soul", 2)])
def test_y27_suuankou_tanki_pays_as_often_as_it_counts(rules: str, times: int) -> None:
    line = f"111m444p777p999s2z+2z seat=S rules={rules}"
    assert dict(value(line).yakuman) == {"suuankou_tanki": times}
    assert value(line).points == 32000 * times


def test_f07_each_open_triplet_has_its_own_fu() -> None:
    line = "34067m05p+8m [777p] [055s] seat=S dora=2m rules=tenhou"
    assert names(line) == "tanyao"
    assert fu_ids(line) == ["base", "open_triplet", "open_triplet"]
    assert (value(line).han, value(line).fu, value(line).points) == (5, 30, 8000)


def test_f08_an_open_triplet_is_no_hand_without_fu() -> None:
    line = "88m23467s+8s [055p] [340m] seat=S round=S dora=1m rules=tenhou"
    assert fu_ids(line) == ["base", "open_triplet"]
    assert (value(line).han, value(line).fu, value(line).points) == (3, 30, 3900)


def test_f09_the_fu_of_an_open_tsumo_are_those_of_the_tsumo() -> None:
    line = "33406m345p67s+8s [345s] tsumo round=S dora=9m honba=2 sticks=1 rules=tenhou"
    assert fu_ids("3306m345p678s+4m [345s] tsumo round=S rules=tenhou")[:2] == ["base", "tsumo"]
    assert fu_ids(line) == ["base", "tsumo"]
    assert paid(line) == {"E": 4600, "S": -1200, "W": -1200, "N": -1200}


def test_d09_a_kan_without_its_indicator_is_told() -> None:
    line = "234m22456p67s+8s (4444z) seat=S riichi dora=1p rules=tenhou"
    assert "indicators_fewer_than_kans" in notices(line)
    assert "indicators_fewer_than_kans" not in notices(line.replace("dora=1p", "dora=1p2p"))


def test_d10_a_yakuman_ignores_dora() -> None:
    line = "11m11122233344z+4z seat=S dora=9m rules=m_league"
    found = value(line)
    assert dict(found.yakuman) == {"daisuushii": 1}
    assert (dict(found.dora), found.han, found.fu) == ({}, None, None)


def test_x20_a_winning_tile_equal_to_another_is_there_twice() -> None:
    found = value("123m456p789s1122z+2z tsumo seat=S rules=tenhou")
    assert len(found.hand.tiles) == 14
    assert found.hand.tiles.count(found.hand.win) == 3
    assert found.hand.concealed.count(found.hand.win) == 2


def test_x21_the_fourth_five_is_the_red_one() -> None:
    draft, rules = Draft(rules="tenhou"), preset("tenhou")
    five, red = 13, 35
    for _ in range(3):
        draft = press(draft, "tile", five, rules)[0].draft
    assert draft.concealed == (five,) * 3
    draft = press(draft, "tile", five, rules)[0].draft
    assert sorted(draft.concealed) == [five] * 3 + [red]
    assert "surplus_five_red" in notices("5555m67m123789p9s+9s riichi rules=tenhou")


def test_x25_renhou_is_never_silently_a_yakuman() -> None:
    assert preset("wrc2025").renhou == "mangan_alternative"
    assert dict(value("234567m345p3455s+5s renhou seat=S rules=wrc2025").yaku) == {"renhou": 5}


def test_x26_a_red_indicator_points_to_the_six_and_counts_as_a_five() -> None:
    line = "66m234567p34678s+5s riichi dora=0m rules=tenhou"
    assert value(line).dora["dora"] == 2
    fifth = refusal("555m234567p3499s+5s riichi dora=05m rules=tenhou")
    assert (fifth.id, fifth.field) == ("fifth_tile", "dora")


def test_p02_3_han_40_fu() -> None:
    assert of(Award(3, 40))["winner"] == 5200


def test_p03_baiman() -> None:
    assert of(Award(8, 30))["winner"] == 16000


def test_p05_many_fu_are_no_fault_above_the_limits() -> None:
    assert of(Award(6, 130))["winner"] == 12000


@pytest.mark.parametrize("fu", [20, 25])
@pytest.mark.parametrize("tsumo", [False, True])
def test_p06_1_han_has_neither_20_nor_25_fu(fu: int, tsumo: bool) -> None:
    with pytest.raises(NotScorable):
        Award(1, fu, tsumo=tsumo)


def test_p08_each_extracted_north_adds_a_han() -> None:
    given = report("P08")["given"]
    line = "0679p123789s333z+9p tsumo riichi north=2 seat=S dora=2z rules=tenhou_sanma"
    found = value(line)
    assert sorted(found.yaku) == sorted(given["yaku"])
    assert dict(found.dora) == {"dora": given["dora"], "aka_dora": 1, "north_dora": given["kita"]}
    assert (found.han, found.limit) == (8, "baiman")


def test_p09_an_extracted_north_counts_again_under_a_west_indicator() -> None:
    line = "123p123789s3455p+5p north=2 seat=S tsumo dora=3z rules=mahjong_soul_sanma"
    found = value(line)
    assert (found.dora["north_dora"], found.dora["dora"]) == (2, 2)


def test_p10_the_liable_player_pays_his_half_and_the_honba() -> None:
    expected = report("P10")["expect"]["deltas"]
    assert of(Award(yakuman=1, honba=6, pao=1)) == expected


def test_p11_the_honba_of_a_ron_are_the_liable_player_s_where_the_rules_say_so() -> None:
    expected = report("P11")["expect"]["deltas"]
    assert of(Award(yakuman=1, honba=2, pao=1)) == expected
    assert of(Award(yakuman=1, honba=2, pao=1), "wrc2025")["discarder"] == -16600


HONOURS = "22z11z+1z [555z] [666z] [777z] seat=S pao=daisangen:W"


def test_p12_liability_covers_the_liable_yakuman_alone() -> None:
    expected = report("P12")["expect"]["deltas"]
    line = f"{HONOURS} from=N rules=mahjong_soul"
    assert names(line) == "daisangen tsuuiisou"
    assert paid(line) == {
        "S": expected["winner"],
        "N": expected["discarder"],
        "W": expected["liable"],
    }
    whole = f"{HONOURS} from=N rules=tenhou"
    assert paid(whole) == {"S": 64000, "N": -32000, "W": -32000}


def test_p13_the_same_by_tsumo() -> None:
    expected = report("P13")["expect"]["deltas"]
    line = f"{HONOURS} tsumo rules=mahjong_soul"
    assert paid(line) == {
        "S": expected["winner"],
        "W": expected["liable"],
        "E": expected["dealer"],
        "N": expected["other"],
    }
    assert paid(f"{HONOURS} tsumo rules=tenhou") == {"S": 64000, "W": -64000}


@pytest.mark.parametrize("pair", [(4, 30), (3, 60)])
def test_p20_kiriage_is_a_rule(pair: tuple[int, int]) -> None:
    for rules, ron, dealer in (("tenhou", 7700, 11600), ("wrc2025", 8000, 12000)):
        assert of(Award(*pair), rules)["winner"] == ron
        assert of(Award(*pair, dealer=True), rules)["winner"] == dealer


def test_p21_13_han_pay_32000_and_are_no_yakuman() -> None:
    awarded = value_award(Award(13), preset("wrc2025"))
    assert (awarded.limit, awarded.payment.points) == ("yonbaiman", 32000)
    assert of(Award(13, dealer=True), "wrc2025")["winner"] == 48000
    yakuman = value("22z11z+1z [555z] [666z] [777z] seat=S dora=4z rules=wrc2025")
    assert (dict(yakuman.dora), yakuman.points) == ({}, 64000)
