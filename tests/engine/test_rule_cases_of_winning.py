"""The known hard cases of the rules, continued: circumstances, dora, yakuman, payment."""

import pytest

from riichi_desktop.engine import Problem

from .lines import names, notices, paid, reason, refusal, value

# Circumstances


@pytest.mark.parametrize("other", ["haitei", "riichi ippatsu"])
def test_25_rinshan_never_meets_haitei_or_ippatsu(other: str) -> None:
    """EMA 2025 4.2.1."""
    line = "123m456p3357s+6s (9999m) tsumo rinshan"
    assert refusal(f"{line} {other}").id == "flags_conflict"
    assert names(f"{line} riichi") == "menzen_tsumo riichi rinshan_kaihou"


@pytest.mark.parametrize("last", ["houtei", "haitei"])
def test_26_no_kan_on_the_last_tile_so_none_to_rob(last: str) -> None:
    """EMA 2025 3.4.1."""
    assert reason(f"123789m456p3357s+6s chankan {last}") == "chankan_last_tile"


@pytest.mark.parametrize("riichi", ["riichi", "double_riichi"])
def test_27_a_robbed_kan_leaves_ippatsu_and_is_a_ron(riichi: str) -> None:
    """EMA 2025 4.2.1."""
    line = f"123789m456p3357s+6s chankan ippatsu {riichi}"
    assert names(line) == " ".join(sorted(["chankan", "ippatsu", riichi]))


def test_28_kokushi_may_rob_a_kan() -> None:
    assert names("119m19p19s123456z+7z chankan") == "kokushi_musou"
    assert names("119m19p19s123456z+7z chankan rules=ema2025") == "kokushi_musou"


def test_29_a_kan_before_riichi_does_not_break_its_ippatsu() -> None:
    """EMA 2025 4.2.1: a call or kan after riichi does."""
    assert names("123m456p3357s+6s (9999m) riichi ippatsu") == "ippatsu riichi"


@pytest.mark.parametrize(
    ("first", "by", "seat"),
    [("tenhou", "tsumo", "E"), ("chiihou", "tsumo", "S"), ("renhou", "ron", "S")],
)
def test_30_the_first_turn_has_nothing_before_it(first: str, by: str, seat: str) -> None:
    """EMA 2025 4.2.6."""
    situation = f"{by} seat={seat} {first} rules=wrc2025,renhou=yakuman"
    line = f"123999m456p3357s+6s {situation}"
    assert names(line) == first
    for flag in ("riichi", "double_riichi", "haitei", "houtei"):
        assert refusal(f"{line} {flag}").id == "flags_conflict"
    assert reason(f"123m456p3357s+6s (9999m) {situation}").endswith("_call")


def test_31_renhou_by_rule_set() -> None:
    """WRC 2025: mangan or the hand, whichever pays more; EMA 2025 4.2.4: 5 han alone."""
    line = "123789m456p3356s+7s seat=S from=W renhou dora=2s"
    for rules in ("wrc2025", "ema2025"):
        found = value(f"{line} rules={rules}")
        assert (dict(found.yaku), dict(found.dora)) == ({"renhou": 5}, {})
        assert (found.han, found.fu, found.limit, found.points) == (5, None, "mangan", 8000)
    for rules in ("m_league", "mahjong_soul", "tenhou", "jpml_a"):
        found = value(f"{line} rules={rules}")
        assert (dict(found.yaku), dict(found.dora)) == ({"pinfu": 1}, {"dora": 2})
        assert notices(f"{line} rules={rules}") == ["flag_not_in_rules"]


def test_32_haitei_is_drawn_and_houtei_discarded() -> None:
    assert reason("123789m456p3357s+6s haitei") == "haitei_ron"
    assert reason("123789m456p3357s+6s tsumo houtei") == "houtei_tsumo"


# Dora


def test_33_the_order_of_dora_ends_where_it_began() -> None:
    line = "123789m456p3357s+6s riichi"
    assert dict(value(f"{line} dora=9m").dora) == {"dora": 1}
    assert dict(value("123m456p1179s555z+8s dora=7z").dora) == {"dora": 3}
    assert dict(value("123m456p1179s111z+8s dora=4z").dora) == {"dora": 3}


def test_34_an_indicator_shown_twice_counts_twice() -> None:
    """EMA 2025 4.1."""
    assert dict(value("123789m456p3357s+6s riichi dora=2s2s").dora) == {"dora": 4}


def test_35_up_to_five_indicators_and_ura_for_riichi_alone() -> None:
    line = "123789m456p3357s+6s"
    five = "dora=1m1m8m8m4p"
    found = value(f"{line} riichi {five} ura=2s2s2s5s5p")
    assert dict(found.dora) == {"dora": 5, "ura_dora": 8}
    assert refusal(f"{line} riichi dora=1m1m8m8m4p5p").id == "tile_count"
    assert refusal(f"{line} tsumo ura=2s").id == "ura_without_riichi"


def test_36_a_red_five_is_a_dora_and_a_five() -> None:
    found = value("123789m406p3357s+6s riichi dora=4p rules=tenhou")
    assert dict(found.dora) == {"dora": 1, "aka_dora": 1}
    assert dict(value("123m34s99s+5s [0555p] (9999m) haitei tsumo rules=tenhou").dora) == {
        "aka_dora": 1
    }


@pytest.mark.parametrize(
    "line",
    [
        "456p3357s+6s [123m] [789m] dora=2s4p rules=tenhou",
        "406p3357s+6s [123m] [789m] rules=tenhou",
        "999m123456p3357s+6s north=3 dora=3z rules=tenhou_sanma",
    ],
)
def test_37_dora_is_no_yaku(line: str) -> None:
    assert refusal(line) == Problem("no_yaku")


@pytest.mark.parametrize(
    "line",
    [
        "1111m5577p2244s5z+1m",
        "123m456p1179s+8s [111z] dora=1z1z",
        "123789m456p3357s+6s riichi dora=6s6s6s6s",
        "123789m456p3357s+6s riichi dora=6s6s ura=6s6s",
    ],
)
def test_38_there_is_no_fifth_tile(line: str) -> None:
    assert refusal(line).id == "fifth_tile"


def test_38_there_are_no_more_reds_than_the_set_has() -> None:
    line = "123789m005p3357s+6s riichi"
    assert refusal(f"{line} rules=tenhou").id == "too_many_reds"
    assert value(f"{line} rules=tenhou,red_fives=m1p2s1").dora["aka_dora"] == 2


def test_39_dora_count_for_the_counted_limit_and_not_for_yakuman() -> None:
    line = "1233455566679m+8m riichi dora=2m4m4m rules=tenhou"
    assert (value(line).han, value(line).limit) == (15, "counted_yakuman")
    assert value("9m+9m [111z] [222z] [333z] [444z] dora=4z8m rules=tenhou").han is None


def test_40_the_indicators_are_those_that_lie_there_at_the_win() -> None:
    """Whether the new one counts for a rinshan win differs by table: the scorer shows it or not."""
    line = "456p3356s+7s [234m] [7777m] tsumo rinshan"
    assert value(f"{line} dora=3s6m").dora["dora"] == 4
    assert notices(f"{line} dora=3s") == ["indicators_fewer_than_kans"]


# Yakuman


def test_41_the_wait_of_a_yakuman_is_that_of_its_13_tiles() -> None:
    assert names("19m19p19s1234567z+5z tsumo") == "kokushi_musou_13"
    assert names("119m19p19s123456z+7z tsumo") == "kokushi_musou"
    assert names("1112345678999m+1m") == "junsei_chuuren_poutou"
    assert names("1111234567899m+9m") == "chuuren_poutou"


def test_41_under_tenhou_the_tile_put_last_decides_and_a_notice_says_more() -> None:
    """Recorded so: kokushi and tenhou, 96,000, though another last tile would make it 144,000."""
    line = "19m9p19s12345567z+1p tsumo tenhou rules=mahjong_soul"
    found = value(line)
    assert dict(found.yakuman) == {"kokushi_musou": 1, "tenhou": 1}
    assert found.points == 96000
    assert [(n.id, n.details) for n in found.notices] == [
        ("tenhou_other_last_tile", {"tile": "5z"})
    ]
    assert notices(line.replace("mahjong_soul", "tenhou")) == []


def test_42_yakuman_add_up_where_the_rules_let_them() -> None:
    """EMA 2025 4.2: not cumulative."""
    line = "2255577z+7z [666z] [111z]"
    assert names(line) == "daisangen tsuuiisou"
    assert value(f"{line} rules=tenhou").points == 96000
    assert value(f"{line} rules=ema2025").points == 48000
    assert dict(value(f"{line} rules=ema2025").yakuman) == {"daisangen": 1, "tsuuiisou": 1}
    winds = "1112223334445z+5z seat=S"
    assert names(winds) == "daisuushii suuankou_tanki tsuuiisou"
    assert value(f"{winds} rules=mahjong_soul").points == 5 * 32000
    assert names("19m9p19s12345567z+1p tsumo chiihou seat=S") == "chiihou kokushi_musou"


def test_43_all_honours_as_seven_pairs() -> None:
    assert names("1122334455667z+7z") == "tsuuiisou"
    local = "1122334455667z+7z rules=wrc2025,local_yaku=daichisei"
    assert names(local) == "daichisei tsuuiisou"


def test_44_all_green_without_hatsu_where_the_rules_let_it() -> None:
    line = "2222334466688s+8s"
    for rules in ("wrc2025", "ema2025", "jpml_a", "m_league", "mahjong_soul", "tenhou"):
        assert names(f"{line} rules={rules}") == "ryuuiisou"


def test_46_suukantsu_is_four_kans_and_counts_once() -> None:
    line = "9m+9m (1111p) [2222s] [3333s] [444+4s]"
    assert value(f"{line} rules=mahjong_soul").points == 48000


def test_47_thirteen_han_are_one_limit_however_many() -> None:
    han26 = "2233445566778m+8m riichi tsumo dora=1m2m3m4m5m ura=6m7m6m7m1m rules=tenhou"
    found = value(han26)
    assert found.han is not None
    assert found.han >= 26
    assert (found.limit, found.points) == ("counted_yakuman", 48000)
    assert value(han26.replace("tenhou", "wrc2025")).limit == "yonbaiman"
    assert value(han26.replace("tenhou", "ema2025")).points == 36000


def test_48_six_yakuman_are_the_most() -> None:
    line = "5z+5z (1111z) (2222z) (3333z) (4444z) rules=mahjong_soul"
    assert dict(value(line).yakuman) == {
        "suuankou_tanki": 2,
        "daisuushii": 2,
        "tsuuiisou": 1,
        "suukantsu": 1,
    }
    assert value(line).points == 6 * 48000
    assert value(line.replace("mahjong_soul", "jpml_a")).points == 4 * 48000


def test_49_nine_gates_with_a_call_are_a_full_flush() -> None:
    assert names("2345678999m+5m [111m]") == "chinitsu"


# Payment


def test_50_each_transfer_is_rounded_by_itself_then_honba_then_sticks() -> None:
    """1,920 by tsumo is 2,000 and 3,900, with kiriage 2,000 and 4,000 (EMA 2025 4.1.2, 4.1.3)."""
    line = "334455m112233p7z+7z tsumo seat=W honba=2 sticks=1"
    assert paid(f"{line} rules=tenhou") == {"E": -4100, "S": -2200, "W": 9500, "N": -2200}
    assert paid(f"{line} rules=wrc2025") == {"E": -4200, "S": -2200, "W": 9600, "N": -2200}


def test_51_payments_sum_to_the_sticks() -> None:
    line = "334455m112233p7z+7z seat=W from=N honba=3 sticks=4"
    assert sum(paid(line).values()) == 4000
