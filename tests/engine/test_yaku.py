"""Each yaku and each yakuman by a hand that has it, closed and open, and by one that just has not.

EMA 2025 4.2 lists the yaku with these values, and all named rule sets agree on them.
"""

import pytest

from riichi_desktop.engine import YAKU_IDS, YAKUMAN, Rules, law_of

from .lines import names, notices, reason, value

PLAIN = "123789m456p3357s+6s"
"""A closed hand without any yaku: four runs, but a closed wait."""

CLOSED = [
    (f"{PLAIN} riichi", {"riichi": 1}),
    (f"{PLAIN} double_riichi", {"double_riichi": 2}),
    (f"{PLAIN} riichi ippatsu", {"riichi": 1, "ippatsu": 1}),
    (f"{PLAIN} double_riichi ippatsu", {"double_riichi": 2, "ippatsu": 1}),
    (f"{PLAIN} tsumo", {"menzen_tsumo": 1}),
    (f"{PLAIN} tsumo haitei", {"menzen_tsumo": 1, "haitei": 1}),
    (f"{PLAIN} houtei", {"houtei": 1}),
    (f"{PLAIN} chankan", {"chankan": 1}),
    ("123m456p3357s+6s (9999m) tsumo rinshan", {"menzen_tsumo": 1, "rinshan_kaihou": 1}),
    ("123789m456p3356s+7s", {"pinfu": 1}),
    ("123789m456p5633s+7s tsumo", {"pinfu": 1, "menzen_tsumo": 1}),
    ("123789m456p56s33z+7s seat=S", {"pinfu": 1}),
    ("234567m456p3357s+6s", {"tanyao": 1}),
    ("112233m456p79s55z+8s", {"iipeikou": 1}),
    ("112233m445566p5z+5z", {"ryanpeikou": 3}),
    ("123m456p79s11s555z+8s", {"haku": 1}),
    ("123m456p79s11s666z+8s", {"hatsu": 1}),
    ("123m456p79s11s777z+8s", {"chun": 1}),
    ("123m456p79s11s222z+8s seat=S", {"seat_wind": 1}),
    ("123m456p79s11s222z+8s seat=W round=S", {"round_wind": 1}),
    ("123m456p79s11s222z+8s seat=S round=S", {"seat_wind": 1, "round_wind": 1}),
    ("234789m234p23s55z+4s", {"sanshoku_doujun": 2}),
    ("222m222456p22s55z+2s", {"sanshoku_doukou": 2}),
    ("123456789m23s55z+4s", {"ittsu": 2}),
    ("123m789p12379s55z+8s", {"chanta": 2}),
    ("12399m789p12379s+8s", {"junchan": 3}),
    ("1133m5577p2244s5z+5z", {"chiitoitsu": 2}),
    ("222m44499p33888s+9p", {"toitoi": 2, "sanankou": 2}),
    ("22299m444p34888s+5s", {"sanankou": 2}),
    ("99m34s+5s (2222m) (4444p) (8888s)", {"sankantsu": 2, "sanankou": 2}),
    ("1199m1199p1199s1z+1z", {"honroutou": 2, "chiitoitsu": 2}),
    ("123m45p55566677z+6p", {"shousangen": 2, "haku": 1, "hatsu": 1}),
    ("12334579m22333z+8m", {"honitsu": 3}),
    ("1233455566679m+8m", {"chinitsu": 6}),
]

OPEN = [
    ("456p3357s+6s [123m] [789m] tsumo haitei", {"haitei": 1}),
    ("456p3357s+6s [123m] [789m] houtei", {"houtei": 1}),
    ("456p3357s+6s [123m] [789m] chankan", {"chankan": 1}),
    ("456p3357s+6s [123m] [9999m] tsumo rinshan", {"rinshan_kaihou": 1}),
    ("456p3357s+6s [234m] [567m]", {"tanyao": 1}),
    ("123m456p1179s+8s [555z]", {"haku": 1}),
    ("123m456p1179s+8s [666z]", {"hatsu": 1}),
    ("123m456p1179s+8s [777z]", {"chun": 1}),
    ("123m456p1179s+8s [444z] seat=N", {"seat_wind": 1}),
    ("123m456p1179s+8s [444z] seat=E round=N", {"round_wind": 1}),
    ("123m456p1179s+8s [111z]", {"seat_wind": 1, "round_wind": 1}),
    ("234m234p23s55z+4s [789m]", {"sanshoku_doujun": 1}),
    ("222m456p22s55z+2s [222p]", {"sanshoku_doukou": 2}),
    ("123456m23s55z+4s [789m]", {"ittsu": 1}),
    ("123m789p79s55z+8s [123s]", {"chanta": 1}),
    ("12399m789p79s+8s [123s]", {"junchan": 2}),
    ("222m99p33s+9p [888p] [444s]", {"toitoi": 2}),
    ("2229m444p888s+9m [345s]", {"sanankou": 2}),
    ("99m34s+5s [2222m] [444+4p] (8888s)", {"sankantsu": 2}),
    ("111m999p1199s+9s [444z] seat=S", {"honroutou": 2, "toitoi": 2}),
    ("123m45p77z+6p [555z] [666z]", {"shousangen": 2, "haku": 1, "hatsu": 1}),
    ("12334579m22z+8m [333z]", {"honitsu": 2}),
    ("3455566679m+8m [123m]", {"chinitsu": 5}),
]


@pytest.mark.parametrize(("line", "yaku"), CLOSED + OPEN)
def test_a_hand_has_exactly_these_yaku(line: str, yaku: dict[str, int]) -> None:
    found = value(line)
    assert dict(found.yaku) == yaku
    assert found.han == sum(yaku.values())
    assert not found.dora
    assert not found.yakuman


def test_the_rows_show_every_yaku_of_the_named_rule_sets() -> None:
    elsewhere = {"open_riichi", "north_wind"}  # local, and a variant for three players
    shown = {id for _, yaku in CLOSED + OPEN for id in yaku}
    assert shown | elsewhere == set(YAKU_IDS)
    assert not shown & elsewhere


@pytest.mark.parametrize(
    "line",
    [
        "456p3356s+7s [123m] [789m]",  # pinfu
        "456p3357s+6s [123m] [789m] tsumo",  # menzen tsumo
        "112233m79s55z+8s [456p]",  # iipeikou
        "112233m44p55z+4p [456p]",
        "445566p5z+5z [123m] [123m]",  # ryanpeikou
    ],
)
def test_closed_only_yaku_do_not_exist_with_a_call(line: str) -> None:
    assert reason(line) == "no_yaku"


@pytest.mark.parametrize(
    "line",
    [
        PLAIN,
        "123789m456p56s55z+7s",  # pinfu: a dragon pair
        "123789m456p56s22z+7s seat=S",  # pinfu: the seat's wind
        "123789m456p56s22z+7s seat=W round=S",  # pinfu: the round's wind
        "123789m456p3389s+7s",  # pinfu: an edge wait
        "123789m456p3567s+3s",  # pinfu: the pair
        "123m456p1179s222z+8s",  # a guest wind
        "456p3357s+6s [234m] [567m] rules=tenhou,open_tanyao=false",
    ],
)
def test_what_is_not_quite_a_yaku(line: str) -> None:
    assert reason(line) == "no_yaku"


@pytest.mark.parametrize(
    ("line", "yaku"),
    [
        # The same number in three sorts means numbers: a dragon is no seven.
        ("777m22456p77s+7s [777z]", "chun"),
        # One run in two sorts is none in three.
        ("234m234p9934s+5s [555z]", "haku"),
        # A straight is in one suit.
        ("123m456p2279s+8s [555z]", "haku"),
        # Outside hands without a run are honroutou.
        ("111m99p11s+9p [999m] [444z] seat=S", "honroutou toitoi"),
        # Two kans are not three, and neither are two concealed triplets.
        ("2234m+5m (4444p) (8888p) [555z]", "haku"),
    ],
)
def test_what_a_hand_has_instead(line: str, yaku: str) -> None:
    assert names(line) == yaku


YAKUMAN_ROWS = [
    ("119m19p19s123456z+7z", "kokushi_musou"),
    ("19m19p19s1234567z+1m", "kokushi_musou_13"),
    ("22299m444p33388s+8s tsumo", "suuankou"),
    ("2229m444p333888s+9m", "suuankou_tanki"),
    ("123m9p+9p [555z] [666z] [777z]", "daisangen"),
    ("12m44z+3m [111z] [222z] [333z]", "shousuushii"),
    ("9m+9m [111z] [222z] [333z] [444z]", "daisuushii"),
    ("1115577z+7z [222z] [333z]", "tsuuiisou"),
    ("1122334455667z+7z", "tsuuiisou"),
    ("111m1199s+9s [999m] [111p]", "chinroutou"),
    ("22334466688s66z+8s", "ryuuiisou"),
    ("2222334466688s+8s", "ryuuiisou"),
    ("1112345678899m+9m", "chuuren_poutou"),
    ("1112345678999m+5m", "junsei_chuuren_poutou"),
    ("9m+9m (1111p) [2222s] [3333s] [444+4s]", "suukantsu"),
    (f"{PLAIN} tsumo tenhou", "tenhou"),
    (f"{PLAIN} tsumo chiihou seat=S", "chiihou"),
    (f"{PLAIN} renhou seat=S rules=wrc2025,renhou=yakuman", "renhou"),
]


@pytest.mark.parametrize(("line", "yakuman"), YAKUMAN_ROWS)
def test_a_hand_has_exactly_this_yakuman(line: str, yakuman: str) -> None:
    """EMA 2025 4.2.6. Dora and ordinary yaku add nothing."""
    found = value(f"{line} dora=1m2m3m")
    assert dict(found.yakuman) == {yakuman: 1}
    assert (found.yaku, found.dora, found.han, found.fu) == ({}, {}, None, None)
    assert found.limit == "yakuman"


def test_the_rows_show_every_yakuman_of_the_named_rule_sets() -> None:
    shown = {yakuman for _, yakuman in YAKUMAN_ROWS}
    assert shown | {"open_riichi", "paarenchan"} == {row.id for row in YAKUMAN}


@pytest.mark.parametrize(
    ("line", "yaku"),
    [
        # Suuankou by ron on a shanpon: one triplet counts as open (EMA 2025 example 5).
        ("22299m444p33388s+8s", "sanankou toitoi"),
        # Two dragon sets and the pair.
        ("12m55z+3m [666z] [777z] [333p]", "chun hatsu shousangen"),
        # Two wind sets and a pair are nothing more than the winds.
        ("12m33z+3m [111z] [222z] [789m] seat=S", "chanta honitsu round_wind seat_wind"),
        # A seven is not green.
        ("22334467888s66z+8s", "honitsu iipeikou"),
        # Green without hatsu, where the rules ask for it.
        ("2222334466688s+8s rules=wrc2025,ryuuiisou_needs_hatsu=true", "chinitsu iipeikou tanyao"),
        # Nine gates closed with a kan, or opened, are a full flush.
        ("2345678999m+5m (1111m)", "chinitsu"),
        ("2345678999m+5m [111m]", "chinitsu"),
    ],
)
def test_what_is_not_quite_a_yakuman(line: str, yaku: str) -> None:
    assert names(line) == yaku


def test_open_tanyao_and_hatsu_are_what_the_rules_say() -> None:
    green = "22334466688s66z+8s"
    assert names(f"{green} rules=wrc2025,ryuuiisou_needs_hatsu=true") == "ryuuiisou"
    closed = "234567m456p3357s+6s"
    assert names(f"{closed} rules=wrc2025,open_tanyao=false") == "tanyao"


def test_ippatsu_counts_only_where_the_rules_have_it() -> None:
    line = f"{PLAIN} riichi ippatsu rules=jpml_a"
    assert names(line) == "riichi"
    assert notices(line) == ["flag_not_in_rules"]


DOUBLES = ["kokushi_musou_13", "suuankou_tanki", "daisuushii", "junsei_chuuren_poutou"]


@pytest.mark.parametrize(("line", "yakuman"), YAKUMAN_ROWS)
def test_four_yakuman_count_twice_in_mahjong_soul_and_none_in_tenhou(
    line: str, yakuman: str
) -> None:
    if "rules=" in line:
        line = line.partition(" rules=")[0]
        assert reason(f"{line} rules=mahjong_soul") == "no_yaku"
        return
    twice = 2 if yakuman in DOUBLES else 1
    assert dict(value(f"{line} rules=mahjong_soul").yakuman) == {yakuman: twice}
    assert dict(value(f"{line} rules=tenhou").yakuman) == {yakuman: 1}


def test_equal_rules_have_one_law() -> None:
    assert law_of(Rules()) is law_of(Rules())
    assert law_of(Rules()) is not law_of(Rules(ippatsu=False))
