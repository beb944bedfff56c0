"""Local yaku: none of the named rule sets counts them; a club switches them on.

Their shapes and values are those in which Japanese parlours know them.
"""

import pytest

from riichi_desktop.engine import LOCAL_YAKU, LOCAL_YAKU_IDS

from .lines import names, notices, rules_of, value

PLAIN = "123789m456p3357s+6s"


def with_local(line: str, *ids: str) -> dict[str, int]:
    """Give what a line counts where only these local yaku are in force."""
    found = value(f"{line} rules=wrc2025,local_yaku={'+'.join(ids)}")
    return {**found.yaku, **found.yakuman}


@pytest.mark.parametrize(
    ("id", "line", "counted"),
    [
        ("sanrenkou", "44m456p11s+4m [222m] [333m]", {"sanrenkou": 2}),
        ("sanrenkou", "44m456p11s+4m [222m] (3333m)", {"sanrenkou": 2}),
        ("sanrenkou", "777999m78p33s888m+9p", {"sanrenkou": 2, "sanankou": 2}),
        ("isshoku_sanjun", "23423m77p+4m [234m] [777z]", {"isshoku_sanjun": 2, "chun": 1}),
        ("isshoku_sanjun", "23423423m789p55z+4m", {"isshoku_sanjun": 3}),
        ("uumensai", "123m456p79s111z66z+8s", {"uumensai": 2, "seat_wind": 1, "round_wind": 1}),
        ("uumensai", "456p79s66z+8s [123m] [444z]", {"uumensai": 2}),
    ],
)
def test_what_is_worth_han(id: str, line: str, counted: dict[str, int]) -> None:
    assert with_local(line, id) == counted


@pytest.mark.parametrize(
    ("id", "line"),
    [
        # Three triplets in a row, in one suit, not over its end, and not of honours.
        ("sanrenkou", "222m333p444s55z78p+9p"),
        ("sanrenkou", "111m888999p78s33z+9s seat=S"),
        ("sanrenkou", "11m888999p78s555z+9s"),
        ("sanrenkou", "78m55s+9m [111z] [222z] [333z]"),
        # Two equal runs are no three.
        ("isshoku_sanjun", "223344m678p79s55z+8s"),
        # Two groups of winds, none of a suit.
        ("uumensai", "123m456p111222z5z+5z"),
        ("uumensai", "123456m79s111z66z+8s"),
        # No four groups and a pair.
        ("uumensai", "1122m33p44s1133z5z+5z"),
        # All seven honours in pairs, not six.
        ("daichisei", "11m22334455667z+7z"),
        # The wheel is of circles, without one and nine, and closed.
        ("daisharin", "2233445566778s+8s"),
        ("daisharin", "1122334455667p+7p"),
        ("daisharin", "2234566778p+8p [345p]"),
    ],
)
def test_what_is_not_quite_one(id: str, line: str) -> None:
    assert id not in with_local(f"{line} riichi" if "[" not in line else line, id)


@pytest.mark.parametrize(
    ("id", "line", "counted"),
    [
        ("daichisei", "1122334455667z+7z", {"daichisei": 1, "tsuuiisou": 1}),
        ("daisharin", "2233445566778p+8p", {"daisharin": 1}),
        ("paarenchan", f"{PLAIN} tsumo paarenchan", {"paarenchan": 1}),
    ],
)
def test_local_yakuman(id: str, line: str, counted: dict[str, int]) -> None:
    assert with_local(line, id) == counted
    twice = value(f"{line} rules=wrc2025,local_yaku={id},double_yakuman={id}")
    assert dict(twice.yakuman) == counted | {id: 2}
    assert id not in names(line)


def test_open_riichi_is_two_han_in_place_of_one() -> None:
    line = f"{PLAIN} riichi open_riichi"
    assert with_local(f"{line} tsumo", "open_riichi") == {"open_riichi": 2, "menzen_tsumo": 1}
    assert with_local(f"{line} from_riichi", "open_riichi") == {"open_riichi": 2}
    double = f"{PLAIN} double_riichi open_riichi tsumo"
    assert with_local(double, "open_riichi") == {
        "double_riichi": 2,
        "open_riichi": 1,
        "menzen_tsumo": 1,
    }


def test_dealing_into_an_open_riichi_is_a_yakuman_but_for_another_in_riichi() -> None:
    line = f"{PLAIN} riichi open_riichi"
    assert with_local(line, "open_riichi") == {"open_riichi": 1}
    assert value(f"{line} rules=wrc2025,local_yaku=open_riichi").limit == "yakuman"
    assert with_local(f"{line} from_riichi", "open_riichi") == {"open_riichi": 2}


def test_where_it_is_not_in_the_rules_an_open_riichi_is_a_riichi() -> None:
    line = f"{PLAIN} riichi open_riichi"
    assert names(line) == "riichi"
    assert notices(line) == ["flag_not_in_rules"]


def test_the_third_equal_run_takes_the_place_of_iipeikou() -> None:
    assert names("23423423m789p55z+4m") == "iipeikou"
    assert with_local("23423423m789p55z+4m", "isshoku_sanjun") == {"isshoku_sanjun": 3}
    # Four equal runs are two pairs of runs, but the same runs do not count twice.
    assert with_local("222233334444m1z+1z", "isshoku_sanjun") == {"isshoku_sanjun": 3, "honitsu": 3}


def test_the_better_of_triplets_and_runs() -> None:
    line = "222333444m79p55z+8p"
    assert with_local(line, "sanrenkou", "isshoku_sanjun") == {"sanrenkou": 2, "sanankou": 2}
    assert with_local(line, "isshoku_sanjun") == {"isshoku_sanjun": 3}


def test_a_yakuman_leaves_no_local_han() -> None:
    line = "222333444m55p88s+8s tsumo"
    assert with_local(line, "sanrenkou") == {"suuankou": 1}


def test_no_named_rule_set_has_any() -> None:
    for id in ("wrc2025", "ema2025", "ema2016", "jpml_a", "m_league", "mahjong_soul", "tenhou"):
        assert rules_of(id).local_yaku == ()


def test_each_local_yaku_is_a_shape_or_a_circumstance() -> None:
    assert set(LOCAL_YAKU) | {"open_riichi", "paarenchan"} == set(LOCAL_YAKU_IDS)
    assert {id for id, yaku in LOCAL_YAKU.items() if yaku.is_yakuman} == {"daichisei", "daisharin"}
