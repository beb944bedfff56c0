"""A value in words: the formula with its numbers, the whole sheet, in every language."""

import pytest

from riichi_desktop.documents import preset, rules_from_text
from riichi_desktop.engine import Award, HandValue, evaluate, parse_hand, problem, value_award
from riichi_desktop.export import (
    award_formula_text,
    columns,
    formula_text,
    fu_label,
    headline,
    points_sheet,
    problems_text,
    rules_name,
    text_sheet,
    worth_text,
)
from riichi_desktop.words import LANGUAGES, Words

WORDS = {language: Words(language) for language in LANGUAGES}
EN = WORDS["en"]
THIN = "\u202f"
EXAMPLE = (
    "234m067p3455s+2s (9999m) riichi seat=S from=W dora=3m ura=4p honba=1 sticks=2 rules=tenhou"
)
PAO = "22z11z+1z [555z] [666z] [777z] seat=S pao=daisangen:W honba=1 rules=mahjong_soul"


def value(line: str) -> HandValue:
    hand, situation, rules = parse_hand(line)
    return evaluate(hand, situation, rules_from_text(rules))


@pytest.mark.parametrize(
    ("line", "formula"),
    [
        (
            EXAMPLE,
            "62 → 70 fu; 70 × 2^(4+2) = 4,480 → mangan 2,000; × 4 = 8,000; + 300",
        ),
        (
            "33m123789p23478s+9s tsumo riichi seat=S honba=2 rules=tenhou",
            (
                "20 fu; 20 × 2^(3+2) = 640; dealer × 2 = 1,280 → 1,300;"
                " each non-dealer × 1 = 640 → 700; + 200 each"
            ),
        ),
        (
            "33m123789p23478s+9s tsumo riichi rules=tenhou",
            "20 fu; 20 × 2^(3+2) = 640; each × 2 = 1,280 → 1,300",
        ),
        (
            "2233445566778p+8p tsumo riichi rules=wrc2025",
            "13 han → yonbaiman 8,000; each × 2 = 16,000",
        ),
        (
            "33m123456789s78p+9p riichi rules=ema2025",
            "30 fu; 30 × 2^(4+2) = 1,920 → mangan 2,000; × 6 = 12,000",
        ),
        ("22z11z+1z [333z] [444z] (5555z) seat=W rules=ema2025", "yakuman: 8,000; × 4 = 32,000"),
        (
            f"{PAO} tsumo",
            (
                "double yakuman: 2 × 8,000 = 16,000; liable player × 4 = 32,000 + 300;"
                " dealer × 2 = 16,000; each non-dealer × 1 = 8,000"
            ),
        ),
        (
            f"{PAO} from=N",
            (
                "double yakuman: 2 × 8,000 = 16,000; liable player × 2 = 16,000 + 300;"
                " discarder × 2 = 16,000; discarder × 4 = 32,000"
            ),
        ),
        (
            "123p456p99s55z+5z [111z] seat=S tsumo rules=tenhou_sanma,tsumo_split=north_half",
            (
                "34 → 40 fu; 40 × 2^(2+2) = 640; dealer × 2.5 = 1,600;"
                " each non-dealer × 1.5 = 960 → 1,000"
            ),
        ),
        (
            "123p456p99s55z+5z [111z] tsumo rules=tenhou_sanma,tsumo_split=plus_1000",
            "34 → 40 fu; 40 × 2^(3+2) = 1,280; each × 2 + 1,000 = 3,560 → 3,600",
        ),
    ],
)
def test_the_formula(line: str, formula: str) -> None:
    assert formula_text(value(line), EN) == formula


def test_bases_are_told_where_they_differ() -> None:
    line = "5z+5z [111z] [222z] [333z] [444z] tsumo seat=W pao=daisuushii:S rules=mahjong_soul"
    assert formula_text(value(line), EN) == (
        "triple yakuman: 3 × 8,000 = 24,000; liable player 16,000 × 4 = 64,000;"
        " dealer 8,000 × 2 = 16,000; each non-dealer 8,000 × 1 = 8,000"
    )


@pytest.mark.parametrize(
    ("award", "formula"),
    [
        (Award(3, 30, honba=1), "30 fu; 30 × 2^(3+2) = 960; × 4 = 3,840 → 3,900; + 300"),
        (Award(5), "5 han → mangan 2,000; × 4 = 8,000"),
        (
            Award(yakuman=1, pao=1),
            "yakuman: 8,000; liable player × 2 = 16,000; discarder × 2 = 16,000",
        ),
    ],
)
def test_the_formula_without_tiles(award: Award, formula: str) -> None:
    assert award_formula_text(value_award(award, preset("tenhou")), EN) == formula


def test_the_sheet() -> None:
    assert text_sheet(value(EXAMPLE), EN) == (
        """\
Mangan, 4 han 70 fu: 8,000 points

234m067p3455s+2s (9999m) riichi seat=S from=W dora=3m ura=4p honba=1 sticks=2 rules=tenhou
Ron from West; South seat, East round; Riichi; dora indicator 3m; ura indicator 4p; 1 honba; \
2 riichi sticks
Rules: Tenhou

Who pays what
  South  +10,300  winner; 8,000 + 300 honba + 2,000 riichi sticks
  West    −8,300  discarder; 8,000 + 300 honba

Yaku
  Riichi  1 han  立直 declared ready hand

Dora
  Dora      1 han
  Ura dora  1 han
  Aka dora  1 han

Fu
  Base                  20
  Ron, closed hand      10
  Closed kan, terminal  32  9999m
  Total                 70  rounded up to ten

Formula
  62 → 70 fu; 70 × 2^(4+2) = 4,480 → mangan 2,000; × 4 = 8,000; + 300

Notices
  Fewer indicators than the kans reveal: check the dora."""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        EXAMPLE,
        f"{PAO} tsumo",
        f"{PAO} from=N",
        "34556m123789p11s+4m rules=tenhou",
        "22z11z+1z [333z] [444z] [555z] seat=W rules=wrc2025,yakuman_cap=1",
        "234567m345p3455s+5s renhou seat=S rules=wrc2025",
        "789p11999p123s55z+5z seat=S tsumo rules=tenhou_sanma north=2 dora=3z haitei",
        "19m19p19s1234567z+1z rules=mahjong_soul,kiriage_mangan=true",
    ],
)
def test_a_sheet_in_every_language_leads_back_to_its_hand(line: str, language: str) -> None:
    found = value(line)
    sheet = text_sheet(found, WORDS[language])
    again = sheet.splitlines()[2]
    assert value(again) == found
    assert formula_text(found, WORDS[language]) in sheet
    assert WORDS[language].number(found.points) in sheet.splitlines()[0]
    for id in (*found.yaku, *found.yakuman):
        assert WORDS[language].text(f"yaku_kanji.{id}") in sheet


def test_what_each_language_says_of_the_same_hand() -> None:
    found = value(EXAMPLE)
    assert headline(found, EN) == "Mangan, 4 han 70 fu: 8,000 points"
    assert headline(found, WORDS["fr"]) == f"Mangan, 4 han 70 fu{THIN}: 8{THIN}000 points"
    assert headline(found, WORDS["ja"]) == "満貫、4翻70符：8,000点"
    assert formula_text(found, WORDS["fr"]) == (
        f"62 → 70 fu{THIN}; 70 × 2^(4+2) = 4{THIN}480 → mangan 2{THIN}000{THIN};"
        f" × 4 = 8{THIN}000{THIN}; + 300"
    )


def test_other_readings_and_their_worth_are_told() -> None:
    sheet = text_sheet(value("112233m556677p9s+9s riichi seat=S rules=tenhou"), EN)
    assert "11m 22m 33m 55p 66p 77p 99s  3 han 25 fu: 3,200 points" in sheet
    without = text_sheet(value("34556m123789p11s+4m rules=tenhou"), EN)
    assert "Without yaku, this reading does not win." in without


def test_the_cap_is_told() -> None:
    sheet = text_sheet(
        value("22z11z+1z [333z] [444z] [555z] seat=W rules=wrc2025,yakuman_cap=1"), EN
    )
    assert "These rules count at most 1 yakuman in a hand." in sheet
    assert sheet.startswith("Yakuman: 32,000 points")


def test_many_yakuman_have_a_name() -> None:
    found = value("55z11z+1z [222z] [333z] [444z] seat=W rules=mahjong_soul")
    assert worth_text(found.best, EN) == "Triple yakuman"
    six = found.best._replace(base=48000)
    assert worth_text(six, EN) == "Yakuman × 6"


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("123m456p789s1155z+5z riichi", "Ron, closed hand"),
        ("123m456p789s1155z+5z tsumo", "Tsumo"),
        ("123m456p789s1155z+5z tsumo seat=S", "Pair, round wind"),
        ("123m456p789s2255z+5z tsumo seat=S", "Pair, seat wind"),
        ("123m456p789s2255z+5z tsumo seat=S round=S", "Pair, double wind"),
        ("123m456p789s1166z+1z tsumo", "Pair, dragon"),
        ("123p456p789s44z55z+5z tsumo rules=tenhou_sanma,north=yakuhai", "Pair, north"),
        ("123m456p789s1155z+5z tsumo", "Concealed triplet, honour"),
        ("456p789s99p55z+5z [111m]", "Open triplet, terminal"),
        ("456p789s99p55z+5z [222m]", "Open triplet"),
        ("456p789s99p55z+5z [2222m]", "Open kan"),
        ("456p789s99p55z+5z (1111z)", "Closed kan, honour"),
        ("13m456p789s11555z+2m riichi", "Kanchan wait"),
        ("12m456p789s11555z+3m riichi", "Penchan wait"),
        ("123m456p789s9p555z+9p riichi", "Tanki wait"),
        ("1155m2266p3344s6z+6z", "Chiitoitsu, always 25"),
        ("34m678p44s+5m [567s] [345p]", "Open hand, minimum"),
    ],
)
def test_each_reason_for_fu_is_named(line: str, label: str) -> None:
    found = value(line)
    assert label in [fu_label(item, found, EN) for item in found.fu_items]


def test_changed_rules_are_named_with_their_changes() -> None:
    assert rules_name(preset("tenhou"), EN) == "Tenhou"
    changed = rules_from_text("tenhou,kiriage_mangan=true,ippatsu=false")
    assert rules_name(changed, EN) == "Tenhou, changed: Kiriage mangan, Ippatsu"


def test_points_without_tiles() -> None:
    awarded = value_award(Award(3, 30, tsumo=True, honba=1, sticks=1), preset("tenhou"))
    assert points_sheet(awarded, EN) == (
        """\
3 han 30 fu: 4,000 points

Who pays what
  winner           +5,300
  dealer           −2,100
  each non-dealer  −1,100

Formula
  30 fu; 30 × 2^(3+2) = 960; dealer × 2 = 1,920 → 2,000; each non-dealer × 1 = 960 → 1,000; \
+ 100 each

Rules: Tenhou"""
    )


def test_a_problem_in_a_line_is_counted_from_one() -> None:
    told = problem("malformed", "text", at=4, reason="not_understood", text="??")
    assert problems_text([told], EN) == "Character 5. Not understood: “??”."
    assert problems_text([problem("no_yaku")], EN).startswith("No yaku")


def test_columns_count_kanji_as_two() -> None:
    assert columns([("立直", "1"), ("abc", "10")]) == ["  立直   1", "  abc   10"]
