"""The known hard cases of the rules, one named test each, numbered as they are listed.

What belongs to the table and not to a hand (two rons, draws, the end of a game) is not here.
"""

import pytest

from riichi_desktop.engine import limit_of, parse_tiles, tile_name, waits

from .lines import fu, names, paid, reason, rules_of, value

# Which reading counts


def test_01_best_payment_not_best_han() -> None:
    """EMA 2025 3.4.3, 4.1.1: 3 han 70 fu is a mangan; 4 han 30 fu only with kiriage."""
    without, with_kiriage = rules_of("tenhou"), rules_of("wrc2025")
    assert limit_of(3, 70, without)[1] > limit_of(4, 30, without)[1]
    assert limit_of(3, 70, with_kiriage) == limit_of(4, 30, with_kiriage) == ("mangan", 2000)


def test_01_on_equal_pay_the_larger_sum_of_fu_is_shown() -> None:
    """111s 234s 567s 77s has 30 fu, 11s 123s 456s 777s has 26, rounded to 30 as well."""
    found = value("234m1112356777s+4s tsumo seat=S rules=tenhou")
    assert (found.han, found.fu, found.best.fu_raw) == (1, 30, 30)
    assert [(other.fu, other.fu_raw) for other in found.others] == [(30, 26)]


@pytest.mark.parametrize(
    ("line", "wait", "yaku"),
    [
        ("55m56789p111789s+7p riichi", "penchan", "riichi"),
        ("55m56789p123789s+7p riichi", "ryanmen", "pinfu riichi"),
    ],
)
def test_02_penchan_or_ryanmen_of_the_same_tile(line: str, wait: str, yaku: str) -> None:
    """EMA 2025 4.1.1: the two hands of the book."""
    found = value(f"{line} rules=ema2025")
    assert found.best.wait == wait
    assert names(line) == yaku


def test_03_ryanpeikou_and_not_chiitoitsu() -> None:
    """EMA 2025 example 8; without kiriage the same 4 han 30 fu are 2,000 and 3,900."""
    line = "334455m112233p7z+7z tsumo seat=S"
    assert names(line) == "menzen_tsumo ryanpeikou"
    assert paid(f"{line} rules=ema2025") == {"E": -4000, "S": 8000, "W": -2000, "N": -2000}
    assert paid(f"{line} rules=tenhou") == {"E": -3900, "S": 7900, "W": -2000, "N": -2000}


@pytest.mark.parametrize(
    ("line", "smaller"),
    [
        ("112233m445566p5z+5z", "iipeikou"),
        ("12399m789p12379s+8s", "chanta"),
        ("1233455566679m+8m", "honitsu"),
        ("123789m456p3357s+6s double_riichi", "riichi"),
    ],
)
def test_04_only_the_larger_of_two_counts(line: str, smaller: str) -> None:
    """EMA 2025 4.2.2, 4.2.3."""
    assert smaller not in names(line).split()


def test_05_four_equal_runs_are_ryanpeikou_and_three_are_one_iipeikou() -> None:
    assert names("777788889999m1z+1z") == "chanta honitsu ryanpeikou"
    assert names("777888999m12p55z+3p") == "chanta iipeikou"


def test_06_three_equal_runs_or_three_triplets() -> None:
    assert names("222333444m56p99s+7p") == "sanankou"
    assert value("222333444m56p99s+7p").fu == 50
    # By ron on the third triplet only two are concealed: the runs are better.
    assert names("22233344m567p99s+4m") == "iipeikou pinfu"


@pytest.mark.parametrize(
    ("tiles", "wanted"),
    [
        ("1112345678999m", "123456789m"),
        ("2223456777888s", "12345678s"),
        ("3334445556667p", "245678p"),
        ("1112223334445m", "23456m"),
        ("1111222233334m", "45m"),
    ],
)
def test_07_a_flush_may_wait_on_many_kinds(tiles: str, wanted: str) -> None:
    found = "".join(tile_name(kind)[0] for kind in waits(parse_tiles(tiles)))
    assert found + tiles[-1] == wanted


def test_08_honroutou_with_chiitoitsu_or_toitoi() -> None:
    """EMA 2025 4.2.2."""
    assert paid("1199m1199p1199s1z+1z seat=S from=E") == {"S": 6400, "E": -6400}
    assert paid("1199m1199p1199s1z+1z from=W") == {"E": 9600, "W": -9600}
    found = value("111m999p1199s+9s [444z] seat=S rules=tenhou")
    assert (found.han, found.fu, found.limit) == (4, 50, "mangan")


def test_09_chanta_and_junchan_need_a_run() -> None:
    """EMA 2025 4.2.2, 4.2.3."""
    assert names("111m99p11s+9p [999m] [444z] seat=S") == "honroutou toitoi"


# Triplets


def test_10_toitoi_won_on_a_shanpon() -> None:
    """EMA 2025 examples 4, 5: by ron the last triplet counts as open, and the hand stays closed."""
    line = "333m222444p3388s+8s"
    assert names(line) == "sanankou tanyao toitoi"
    assert fu(line) == {"base": 20, "closed_ron": 10, "closed_triplet": 12, "open_triplet": 2}
    assert names(f"{line} riichi") == "riichi sanankou tanyao toitoi"
    assert names(f"{line} tsumo") == "suuankou"


def test_11_the_won_tile_may_finish_the_run_and_leave_the_triplet_concealed() -> None:
    """Without the concealed third triplet this hand has no yaku."""
    assert names("22m222p33345s444z+3s") == "sanankou"


def test_12_suuankou_by_ron_needs_the_tanki_wait() -> None:
    """EMA 2025 4.2.6; twice in Mahjong Soul."""
    line = "2229m444p333888s+9m"
    assert names(line) == "suuankou_tanki"
    assert value(f"{line} rules=mahjong_soul").points == 96000
    assert value(f"{line} rules=tenhou").points == 48000


def test_13_a_closed_kan_keeps_the_hand_closed() -> None:
    """EMA 2025 4.2.1, 4.2.6: it breaks ippatsu and the first turn, and nine gates."""
    assert names("222m34599p33s+3s (9999m) riichi") == "riichi"
    assert names("222m34599p33s+3s (9999m) riichi tsumo") == "menzen_tsumo riichi sanankou"
    assert reason("222m34599p33s+3s (9999m) tsumo tenhou") == "first_turn_call"
    assert reason("222m34599p33s+3s (9999m) double_riichi ippatsu") == (
        "ippatsu_kan_after_double_riichi"
    )
    assert names("2345678999m+5m (1111m)") == "chinitsu"


def test_14_kans_are_triplets() -> None:
    """EMA 2025 4.2.2."""
    assert names("99m34s+5s [2222m] (2222p) [222s]") == "sanshoku_doukou"
    assert names("99m99s+9s [2222m] (2222p) [2222s]") == "sankantsu sanshoku_doukou toitoi"


@pytest.mark.parametrize(
    ("rules", "pair"),
    [
        ("wrc2025", 2),
        ("ema2025", 2),
        ("ema2016", 4),
        ("jpml_a", 2),
        ("m_league", 2),
        ("mahjong_soul", 4),
        ("tenhou", 4),
    ],
)
def test_15_a_double_wind_is_two_han_and_its_pair_two_or_four_fu(rules: str, pair: int) -> None:
    """EMA 2025 4.1.1 and example 9; EMA 2016 gave the pair 4."""
    assert dict(value(f"123m456p1179s+8s [111z] rules={rules}").yaku) == {
        "seat_wind": 1,
        "round_wind": 1,
    }
    line = f"123789m456p56s11z+7s riichi rules={rules}"
    assert names(line) == "riichi"  # and no pinfu
    assert fu(line)["double_wind_pair"] == pair


def test_16_an_added_kan_is_an_open_kan() -> None:
    assert fu("123m456p1179s+8s [555+5z]")["open_kan"] == 16
    assert fu("456p3357s+6s [222+2m] [456s] tsumo haitei")["open_kan"] == 8


# Fu


def test_17_pinfu_is_20_fu_by_tsumo_and_30_by_ron() -> None:
    line = "123789m456p3356s+7s"
    assert fu(f"{line} tsumo") == {"base": 20}
    assert fu(line) == {"base": 20, "closed_ron": 10}
    # With three players the replacement tile may follow a north, which is no set.
    sanma = "123456789p56s11m+7s tsumo rinshan north=1 rules=tenhou_sanma"
    assert names(sanma) == "ittsu menzen_tsumo pinfu rinshan_kaihou"
    assert fu(sanma) == {"base": 20}


def test_18_an_open_hand_is_never_below_30_fu() -> None:
    line = "456p3356s+7s [234m] [567m] seat=S from=W"
    assert fu(line) == {"base": 20, "open_minimum": 2}
    assert paid(line) == {"S": 1000, "W": -1000}


def test_19_open_tsumo_and_rinshan_tsumo() -> None:
    """EMA 2025 4.2.1: rinshan gives the 2 fu of tsumo; the older JPML A did not."""
    assert fu("456p3356s+7s [234m] [567m] tsumo") == {"base": 20, "tsumo": 2}
    line = "456p3356s+7s [234m] [7777m] tsumo rinshan"
    assert fu(line) == {"base": 20, "tsumo": 2, "open_kan": 8}
    older = f"{line} rules=jpml_a,rinshan_tsumo_fu=false"
    assert fu(older) == {"base": 20, "open_kan": 8}


def test_20_seven_pairs_stay_at_25_fu() -> None:
    line = "1133m5577p2244s5z+5z tsumo seat=S"
    assert fu(line) == {"chiitoitsu": 25}
    assert paid(line) == {"E": -1600, "S": 3200, "W": -800, "N": -800}


@pytest.mark.parametrize(
    ("pair", "situation", "worth"),
    [
        ("55z", "", 2),
        ("66z", "", 2),
        ("77z", "", 2),
        ("22z", "seat=S", 2),
        ("22z", "seat=W round=S", 2),
        ("33z", "seat=S", 0),
        ("99p", "", 0),
        ("33z", "seat=W rules=tenhou_sanma", 2),
        ("33z", "seat=S rules=tenhou_sanma", 0),
        ("44z", "seat=S rules=tenhou_sanma", 0),
        ("44z", "seat=S rules=tenhou_sanma,north=yakuhai", 2),
    ],
)
def test_21_which_pairs_have_value(pair: str, situation: str, worth: int) -> None:
    found = fu(f"123678p22257s{pair}+6s riichi {situation}")
    assert found.get("value_pair", 0) == worth


def test_22_the_wait_counts_though_the_hand_has_others() -> None:
    """EMA 2025 4.1.1: 3345s on 3s: the pair; a shanpon has none."""
    assert fu("123m456p222z3456s+3s riichi")["wait"] == 2
    assert "wait" not in fu("123m456p222z3355s+3s riichi")


def test_23_kan_wait_and_ron_are_added_before_rounding() -> None:
    line = "234m567s3456s+3s (1111p) riichi"
    assert fu(line) == {"base": 20, "closed_ron": 10, "closed_kan": 32, "wait": 2}
    assert value(line).fu == 70
