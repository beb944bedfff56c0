"""The named rule sets: each value of RULES.md's tables, row by row, and each source."""

import importlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from riichi_desktop import paths
from riichi_desktop.documents.presets import (
    preset,
    preset_document,
    preset_ids,
    preset_title,
    presets,
    rule_set,
    sources,
)
from riichi_desktop.documents.rule_set_file import RuleSet, read_rule_set
from riichi_desktop.documents.rule_values import encode
from riichi_desktop.engine import FIELDS, FIELDS_BY_DOCUMENT, Rules, RulesError, differences

FOLDER = paths.resource("rules")
COLUMNS = (
    *("wrc2025", "ema2025", "ema2016", "jpml_a", "m_league", "mahjong_soul", "tenhou"),
    *("mahjong_soul_sanma", "tenhou_sanma", "bareme"),
)
YES, NO = True, False
THREE = ["daisangen", "daisuushii", "suukantsu"]
TWO = ["daisangen", "daisuushii"]
FOUR_DOUBLES = ["kokushi_musou_13", "suuankou_tanki", "daisuushii", "junsei_chuuren_poutou"]
FIVE = ["kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou"]
SANMA = ["kyuushu_kyuuhai", "suukaikan"]
FLOATING = {
    "1": [12000, -1000, -3000, -8000],
    "2": [8000, 4000, -4000, -8000],
    "3": [8000, 3000, 1000, -12000],
    "none": [0, 0, 0, 0],
}


def uma(first: int, second: int) -> list[int]:
    """Give the uma of four that is written first/second, in thousands."""
    return [first * 1000, second * 1000, -second * 1000, -first * 1000]


def reds(m: int, p: int, s: int) -> dict[str, int]:
    """Give red fives as a document has them."""
    return {"m": m, "p": p, "s": s}


def chombo(points: int) -> dict[str, object]:
    """Give a chombo that is taken off after uma."""
    return {"kind": "points_after_uma", "points": points}


def clock(minutes: int, ending: str) -> dict[str, object]:
    """Give a time limit as a document has it."""
    return {"minutes": minutes, "ending": ending}


NONE = reds(0, 0, 0)
ONE = reds(1, 1, 1)
SANMA_REDS = reds(0, 1, 1)
PLAY_ON = clock(0, "none")
HAND = clock(0, "finish_hand")
BELL = clock(75, "one_more_hand")

#                     wrc   ema25 ema16 jpml  mlg   mjs   ten   mjs3  ten3  bareme
TABLE: dict[str, tuple[object, ...]] = {
    # Section 1
    "kiriage_mangan": (YES, YES, NO, NO, YES, NO, NO, NO, NO, NO),
    "counted_limit": (
        *("yonbaiman", "sanbaiman", "sanbaiman", "yonbaiman", "sanbaiman"),
        *("yakuman",) * 5,
    ),
    "yakuman_cap": (6, 1, 1, 4, 6, 6, 6, 6, 6, 6),
    "double_yakuman": ([], [], [], [], [], FOUR_DOUBLES, [], FOUR_DOUBLES, [], []),
    # Section 2
    "double_wind_pair_fu": (2, 2, 4, 2, 2, 4, 4, 4, 4, 4),
    "rinshan_tsumo_fu": (YES,) * 10,
    "red_fives": (NONE, NONE, NONE, NONE, ONE, ONE, ONE, SANMA_REDS, SANMA_REDS, ONE),
    "ura_dora": (YES, YES, YES, NO, YES, YES, YES, YES, YES, YES),
    "kan_dora": (YES, YES, YES, NO, YES, YES, YES, YES, YES, YES),
    "kan_ura_dora": (YES, YES, YES, NO, YES, YES, YES, YES, YES, YES),
    "ippatsu": (YES, YES, YES, NO, YES, YES, YES, YES, YES, YES),
    # Section 3
    "open_tanyao": (YES,) * 10,
    "renhou": (
        *("mangan_alternative", "five_han_alone", "five_han_alone"),
        *("none",) * 7,
    ),
    "ryuuiisou_needs_hatsu": (NO,) * 10,
    "kokushi_robs_closed_kan": (NO, YES, YES, NO, NO, YES, NO, YES, NO, NO),
    "nagashi_mangan": (NO, NO, NO, NO, NO, YES, YES, YES, YES, YES),
    "local_yaku": ([],) * 10,
    # Section 4
    "pao": (THREE, TWO, TWO, THREE, THREE, TWO, TWO, TWO, TWO, TWO),
    "pao_scope": (
        *("yakuman", "hand", "hand", "yakuman", "yakuman"),
        *("yakuman", "hand", "yakuman", "hand", "hand"),
    ),
    "pao_ron_honba": (*("discarder",) * 4, *("liable",) * 6),
    "pao_tsumo_honba": ("liable_if_alone", *("liable",) * 9),
    # Section 5
    "multiple_ron": (
        *("head_bump", "all", "all", "head_bump", "head_bump"),
        *("all", "two_abort_on_three", "all", "all", "two_abort_on_three"),
    ),
    "multiple_ron_honba": ("nearest", "each", "each", *("nearest",) * 7),
    "multiple_ron_sticks": (
        *("nearest", "own_back_rest_nearest", "own_back_rest_nearest"),
        *("nearest",) * 7,
    ),
    "honba_per_payer": (100,) * 10,
    "riichi_needs_1000": (NO, NO, NO, NO, NO, YES, YES, YES, YES, YES),
    "noten_pool": (3000, 3000, 3000, 3000, 3000, 3000, 3000, 2000, 2000, 3000),
    "dealer_repeats_on": ("tenpai",) * 10,
    "nagashi_as": ("draw",) * 10,
    "abortive_draws": ([], [], [], [], [], FIVE[:4], FIVE, SANMA, SANMA, FIVE),
    # Section 6, and 7 for three players
    "players": (4, 4, 4, 4, 4, 4, 4, 3, 3, 4),
    "length": ("south",) * 10,
    "start": (30000, 30000, 30000, 30000, 25000, 25000, 25000, 35000, 35000, 25000),
    "return": (30000, 30000, 30000, 30000, 30000, 25000, 30000, 35000, 40000, 30000),
    "uma": (
        *(uma(15, 5), uma(15, 5), uma(15, 5), {"floating": FLOATING}, uma(30, 10)),
        *(uma(15, 5), uma(20, 10), [15000, 0, -15000], [20000, 0, -20000], uma(20, 10)),
    ),
    "ties": (*("split",) * 5, *("seat_order",) * 5),
    "leftover_sticks": (
        *("lost", "first_split", "first_split", "lost", "first_split"),
        *("first",) * 5,
    ),
    "final_rounding": ("none",) * 10,
    "bust": (*("no",) * 5, *("below_zero",) * 5),
    "dealer_may_stop": (*("no",) * 5, *("automatic",) * 5),
    "target": (0, 0, 0, 0, 0, 30000, 30000, 40000, 40000, 30000),
    "chombo": (chombo(30000), *(chombo(20000),) * 9),
    "time_limit": (HAND, BELL, BELL, HAND, PLAY_ON, *(PLAY_ON,) * 5),
    # Section 7
    "tsumo_split": ("loss",) * 10,
    "north": ("nukidora",) * 10,
    "north_rinshan": (YES,) * 10,
}
"""RULES sections 1 to 7 in columns, and clarifications A1, A11, B5, B10, C."""

OKA = (0, 0, 0, 0, 20000, 0, 20000, 0, 15000, 20000)

UNSURE: Mapping[str, set[str]] = {
    "wrc2025": {"yakuman_cap", "final_rounding", "time_limit"},
    "ema2025": {"pao_tsumo_honba", "final_rounding"},
    "jpml_a": {"pao_tsumo_honba", "dealer_repeats_on", "final_rounding", "chombo", "time_limit"},
    "m_league": {
        *("yakuman_cap", "pao_tsumo_honba", "riichi_needs_1000", "final_rounding", "time_limit"),
    },
    "mahjong_soul": set(),
    "tenhou": {"yakuman_cap"},
    "mahjong_soul_sanma": {
        *("counted_limit", "yakuman_cap", "double_yakuman", "ties", "leftover_sticks"),
    },
    "tenhou_sanma": {"yakuman_cap", "double_yakuman", "ties", "leftover_sticks"},
    "bareme": {"red_fives"},
}
"""What no source settles, by rule set; of EMA 2016 that is nearly everything."""


def test_every_field_has_a_row_and_every_rule_set_a_column() -> None:
    assert list(TABLE) == [field.document for field in FIELDS]
    assert sorted(COLUMNS) == sorted(preset_ids())
    assert all(len(row) == len(COLUMNS) for row in TABLE.values())


@pytest.mark.parametrize("id", COLUMNS)
@pytest.mark.parametrize("name", TABLE)
def test_a_value_of_the_tables(name: str, id: str) -> None:
    field = FIELDS_BY_DOCUMENT[name]
    value = encode(field, getattr(preset(id), field.name))
    wanted = TABLE[name][COLUMNS.index(id)]
    if isinstance(wanted, list) and field.kind == "list":
        assert sorted(value) == sorted(wanted)  # type: ignore[call-overload]
    else:
        assert value == wanted


@pytest.mark.parametrize(("id", "oka"), list(zip(COLUMNS, OKA, strict=True)))
def test_oka(id: str, oka: int) -> None:
    assert preset(id).oka == oka


def test_bare_rules_are_wrc2025() -> None:
    assert Rules() == preset("wrc2025")
    assert differences(Rules(), preset("wrc2025")) == ()


def test_bareme_is_tenhou_under_its_own_name() -> None:
    assert differences(preset("bareme"), preset("tenhou")) == ()
    assert preset("bareme") != preset("tenhou")


def test_the_default_comes_first() -> None:
    assert preset_ids()[0] == "wrc2025"
    assert list(preset_ids()[1:]) == sorted(preset_ids()[1:])


@pytest.mark.parametrize("id", COLUMNS)
def test_a_rule_set_names_itself_its_edition_and_its_date(id: str) -> None:
    held = rule_set(id)
    assert held.rules.id == id
    assert held.title == preset_title(id)
    assert held.title
    assert held.rules.edition
    assert re.fullmatch(r"20\d\d(-[01]\d(-[0-3]\d)?)?", held.date)


@pytest.mark.parametrize("id", COLUMNS)
def test_the_titles_differ(id: str) -> None:
    assert [other for other in COLUMNS if preset_title(other) == preset_title(id)] == [id]


def known_tags() -> set[str]:
    """Give the tags that the folder's README explains."""
    text = (FOLDER / "README.md").read_text("utf-8")
    return set(re.findall(r"^\| ([A-Z][A-Z0-9-]+) \|", text, re.MULTILINE))


def used_tags(source: str) -> set[str]:
    """Give the tags that a source names: words in capitals, figures after them."""
    return set(re.findall(r"\b[A-Z][A-Z-]*[A-Z][0-9]*\b", source))


@pytest.mark.parametrize("id", COLUMNS)
def test_every_value_has_a_source(id: str) -> None:
    assert set(sources(id)) == set(TABLE)
    for name, source in sources(id).items():
        said = re.match(r"(unsure|ours|n/a)( \[|: |$)", source)
        assert said or used_tags(source) & known_tags(), (name, source)


def test_every_tag_is_explained_and_used() -> None:
    used = set().union(*(used_tags(s) for id in COLUMNS for s in sources(id).values()))
    assert used == known_tags()


@pytest.mark.parametrize("id", UNSURE)
def test_what_no_source_settles_says_so(id: str) -> None:
    assert {name for name, s in sources(id).items() if s.startswith("unsure")} == UNSURE[id]


@pytest.mark.parametrize("id", COLUMNS)
def test_a_file_is_toml_and_holds_what_a_toml_reader_reads(id: str) -> None:
    read = tomllib.loads((FOLDER / f"{id}.toml").read_text("utf-8"))
    held = {f.document: encode(f, getattr(preset(id), f.name)) for f in FIELDS}
    header = ("id", "title", "edition", "date")
    stated = {name: value for name, value in read.items() if name not in header}
    for name in ("pao", "double_yakuman", "abortive_draws", "local_yaku"):
        stated[name], held[name] = sorted(stated[name]), sorted(held[name])  # type: ignore[call-overload]
    assert stated == held
    assert list(read) == [*header, *TABLE]


def test_presets_are_a_mapping_that_reads_what_is_looked_up() -> None:
    held = presets()
    assert (len(held), tuple(held)) == (len(preset_ids()), preset_ids())
    assert held["tenhou"] is preset("tenhou")
    assert "tenhou" in held
    assert held.get("tenho") is None
    with pytest.raises(KeyError):
        held["tenho"]


def test_reading_one_rule_set_reads_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    module = importlib.import_module("riichi_desktop.documents.presets")
    true_read = read_rule_set

    def noted(path: Path) -> RuleSet:
        read.append(path.stem)
        return true_read(path)

    monkeypatch.setattr(module, "read_rule_set", noted)
    module._shipped.cache_clear()
    preset_ids()
    assert read == []
    preset("m_league")
    preset("m_league")
    assert read == ["m_league"]


def test_an_unknown_rule_set() -> None:
    with pytest.raises(RulesError) as caught:
        preset("wrc2031")
    (fault,) = caught.value.problems
    assert (fault.id, fault.field, fault.details["name"]) == ("unknown_rules", "rules", "wrc2031")


def test_the_document_of_a_rule_set_has_every_field_with_its_source() -> None:
    document = preset_document("tenhou")
    fields = document.pop("fields")
    assert document == {
        "id": "tenhou",
        "title": "Tenhou",
        "edition": preset("tenhou").edition,
        "date": "2026-09-18",
        "oka": 20000,
    }
    assert isinstance(fields, dict)
    assert list(fields) == list(TABLE)
    assert fields["return"] == {"value": 30000, "source": "MCH"}
    assert fields["red_fives"]["value"] == ONE
