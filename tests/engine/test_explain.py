"""The steps from fu to what is paid, and what each absent yaku lacks."""

import pytest

from riichi_desktop.engine import Step, absent, explain, parse_draft, study, why_not

from .lines import rules_of, value

PINFU = "123789m456p3356s+7s"
DRAGONS = "123m9p+9p [555z] [666z] [777z]"
SHARED = "rules=mahjong_soul,pao_tsumo_honba=shared"


def steps(line: str) -> list[str]:
    """Write the steps as ``id before>after``."""
    return [f"{step.id} {step.before}>{step.after}" for step in explain(value(line))]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (
            f"{PINFU} seat=S from=W honba=1 sticks=2",
            [
                "fu 30>30",
                "base 30>240",
                "transfer 960>1000",
                "honba 1000>1300",
                "sticks 1300>3300",
                "total 1000>3300",
            ],
        ),
        (
            f"{PINFU} tsumo rules=tenhou",
            [
                "fu 20>20",
                "base 20>320",
                *["transfer 640>700"] * 3,
                "total 2100>2100",
            ],
        ),
        (
            "234m567s3456s+3s (1111p) riichi seat=S rules=tenhou",
            ["fu 64>70", "base 70>560", "transfer 2240>2300", "total 2300>2300"],
        ),
        # 4 han 30 fu with and without kiriage.
        (
            "334455m112233p7z+7z tsumo seat=W rules=wrc2025",
            [
                "fu 26>30",
                "base 30>1920",
                "kiriage 1920>2000",
                "transfer 4000>4000",
                "transfer 2000>2000",
                "transfer 2000>2000",
                "total 8000>8000",
            ],
        ),
        (
            "334455m112233p7z+7z tsumo seat=W rules=tenhou",
            [
                "fu 26>30",
                "base 30>1920",
                "transfer 3840>3900",
                "transfer 1920>2000",
                "transfer 1920>2000",
                "total 7900>7900",
            ],
        ),
        # 4 han 40 fu reach the limit by themselves.
        (
            "11234567p89p444z+7p tsumo rules=tenhou",
            [
                "fu 32>40",
                "base 40>2560",
                "limit 2560>2000",
                *["transfer 4000>4000"] * 3,
                "total 12000>12000",
            ],
        ),
        # From five han on fu do not count; nor do they for renhou.
        ("2233445566778m+8m", ["limit 11>6000", "transfer 36000>36000", "total 36000>36000"]),
        (
            f"{PINFU} renhou seat=S",
            ["limit 5>2000", "transfer 8000>8000", "total 8000>8000"],
        ),
        (
            "1133m5577p2244s5z+5z seat=S",
            ["fu 25>25", "base 25>400", "transfer 1600>1600", "total 1600>1600"],
        ),
        # Three yakuman, of which two are paid.
        (
            "1112223334445z+5z rules=wrc2025,yakuman_cap=2",
            ["yakuman 3>16000", "transfer 96000>96000", "total 96000>96000"],
        ),
        # The liable player's honba is a transfer of its own where he pays nothing else.
        (
            f"{DRAGONS} tsumo seat=S honba=1 pao=daisangen:N {SHARED}",
            [
                "yakuman 1>8000",
                "transfer 32000>32000",
                "transfer 0>0",
                "transfer 0>0",
                "honba 32000>32300",
                "total 32000>32300",
            ],
        ),
    ],
)
def test_the_steps_of_a_value(line: str, wanted: list[str]) -> None:
    assert steps(line) == wanted


def test_steps_hold_what_their_sentence_needs() -> None:
    found = {step.id: step for step in explain(value(f"{PINFU} seat=S honba=2 sticks=3"))}
    assert found["base"].detail == 1
    assert found["honba"].detail == 2
    assert found["sticks"].detail == 3
    (transfer,) = value(f"{PINFU} seat=S honba=2").payment.transfers
    assert found["transfer"].detail == transfer
    limit = explain(value("2233445566778m+8m"))[0]
    assert limit == Step("limit", 11, 6000, "sanbaiman")
    yakuman = explain(value("1112223334445z+5z rules=wrc2025,yakuman_cap=2"))[0]
    assert yakuman == Step("yakuman", 3, 16000, 2)


# Why not


def lacks(line: str) -> dict[str, tuple[str, ...]]:
    return {one.id: one.missing for one in why_not(value(line))}


@pytest.mark.parametrize(
    ("line", "yaku", "missing"),
    [
        ("123789m456p3357s+6s tsumo", "pinfu", ("ryanmen_wait",)),
        ("123789m456p56s55z+7s tsumo", "pinfu", ("plain_pair",)),
        ("123789m456p3357s+6s tsumo", "riichi", ("riichi",)),
        ("123789m456p3357s+6s riichi", "menzen_tsumo", ("tsumo",)),
        ("456p3356s+7s [234m] [567m] tsumo", "menzen_tsumo", ("closed",)),
        ("456p3356s+7s [234m] [567m] tsumo", "pinfu", ("closed",)),
        ("456p3356s+7s [234m] [567m] tsumo", "riichi", ("riichi", "closed")),
        ("12399m789p12379s+8s", "chanta", ("has_honours",)),
        ("112233m445566p5z+5z", "iipeikou", ("not_two_peikou",)),
        ("1133m5577p2244s5z+5z", "toitoi", ("standard",)),
        ("1133m5577p2244s5z+5z", "pinfu", ("standard",)),
        ("123789m456p3357s+6s riichi", "chiitoitsu", ("seven_pairs",)),
        ("22299m444p33388s+8s", "suuankou", ("four_concealed",)),
        ("2229m444p333888s+9m", "suuankou", ("not_tanki_wait",)),
        ("19m19p19s1234567z+1m", "kokushi_musou", ("not_thirteen_wait",)),
        ("12m55z+3m [666z] [777z] [333p]", "daisangen", ("three_dragon_sets",)),
        ("234m567m456p3357s+6s riichi", "honitsu", ("has_honours", "one_suit")),
    ],
)
def test_what_an_absent_yaku_lacks(line: str, yaku: str, missing: tuple[str, ...]) -> None:
    assert lacks(line)[yaku] == missing


def test_a_present_yaku_is_not_absent_and_the_nearest_come_first() -> None:
    found = value("123789m456p3357s+6s riichi tsumo")
    told = why_not(found)
    assert not {one.id for one in told} & set(found.yaku)
    sizes = [(len(one.missing), one.is_yakuman) for one in told]
    assert sizes == sorted(sizes)
    assert len({one.id for one in told}) == len(told)


def test_a_yaku_of_another_reading_says_so() -> None:
    told = {one.id: one for one in why_not(value("334455m112233p7z+7z tsumo"))}
    assert told["chiitoitsu"].elsewhere
    assert not told["toitoi"].elsewhere


def test_yaku_that_hold_beside_a_yakuman_are_not_absent() -> None:
    told = lacks("22299m444p33388s+8s tsumo riichi")
    assert "toitoi" not in told
    assert "menzen_tsumo" not in told
    assert "pinfu" in told


def test_what_the_rules_do_not_have_is_not_asked_for() -> None:
    assert "renhou" not in lacks("123789m456p3356s+7s seat=S")
    assert "ippatsu" not in lacks("123789m456p3356s+7s rules=jpml_a")
    assert "renhou" in lacks("123789m456p3356s+7s seat=S rules=tenhou,renhou=yakuman")


def test_a_hand_without_yaku_says_what_each_lacks() -> None:
    rules = rules_of("wrc2025")
    nearest = study(parse_draft("123789m456p3357s+6s dora=2s"), rules).nearest
    assert nearest is not None
    told = {one.id: one.missing for one in absent(nearest, (), rules)}
    assert told["riichi"] == ("riichi",)
    assert told["pinfu"] == ("ryanmen_wait",)
