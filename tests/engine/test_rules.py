"""The rule fields: their list, their defaults, and the check of each value."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from riichi_desktop.engine import (
    FIELDS,
    FIELDS_BY_DOCUMENT,
    GROUPS,
    LOCAL_YAKU,
    LOCAL_YAKU_IDS,
    YAKUMAN,
    YAKUMAN_IDS,
    Chombo,
    FloatingUma,
    RedFives,
    Rules,
    RulesError,
    TimeLimit,
    differences,
)

PART_3 = {
    "limits": "kiriage_mangan counted_limit yakuman_cap double_yakuman",
    "fu": "double_wind_pair_fu rinshan_tsumo_fu",
    "dora": "red_fives ura_dora kan_dora kan_ura_dora ippatsu",
    "yaku": "open_tanyao renhou ryuuiisou_needs_hatsu kokushi_robs_closed_kan nagashi_mangan"
    " local_yaku",
    "liability": "pao pao_scope pao_ron_honba pao_tsumo_honba",
    "settlement": "multiple_ron multiple_ron_honba multiple_ron_sticks honba_per_payer"
    " riichi_needs_1000 noten_pool dealer_repeats_on nagashi_as abortive_draws",
    "frame": "players length start return uma ties leftover_sticks final_rounding bust"
    " dealer_may_stop target chombo time_limit",
    "three_players": "tsumo_split north north_rinshan",
}
"""RULES part 3, with the fields that clarification A11 adds."""

CHOICES = {
    "counted_limit": "yakuman yonbaiman sanbaiman",
    "renhou": "none mangan_alternative five_han_alone yakuman",
    "pao_scope": "yakuman hand",
    "pao_ron_honba": "discarder liable",
    "pao_tsumo_honba": "liable shared liable_if_alone",
    "multiple_ron": "all two_abort_on_three head_bump",
    "multiple_ron_honba": "nearest each",
    "multiple_ron_sticks": "nearest own_back_rest_nearest",
    "dealer_repeats_on": "tenpai win never",
    "nagashi_as": "draw win",
    "length": "south east",
    "ties": "seat_order split",
    "leftover_sticks": "first first_split lost",
    "final_rounding": "none half_up half_down",
    "bust": "no below_zero at_zero",
    "dealer_may_stop": "no automatic asked",
    "tsumo_split": "loss north_half equal dealer_pays full plus_1000",
    "north": "nukidora yakuhai guest",
    "local_yaku": "daichisei daisharin paarenchan sanrenkou isshoku_sanjun uumensai open_riichi",
    "abortive_draws": "kyuushu_kyuuhai suufon_renda suucha_riichi suukaikan sanchahou",
}
"""RULES part 3, FORMATS section 4, clarifications A11, B5, B13."""

FLOATING = FloatingUma(
    ((12000, -1000, -3000, -8000), (8000, 4000, -4000, -8000), (8000, 3000, 1000, -12000)),
    (0, 0, 0, 0),
)


def fault_of(**values: object) -> dict[str, object]:
    """Give the data of the one problem that some values make."""
    with pytest.raises(RulesError) as caught:
        Rules(**values)  # type: ignore[arg-type]
    (fault,) = caught.value.problems
    assert fault.id == "wrong_type"
    return {"field": fault.field, **fault.details}


def test_the_fields_are_those_of_part_3_in_its_order() -> None:
    assert list(PART_3) == list(GROUPS)
    listed = [(g, name) for g, names in PART_3.items() for name in names.split()]
    assert [(f.group, f.document) for f in FIELDS] == listed


def test_only_return_is_called_otherwise_in_python() -> None:
    assert {f.document: f.name for f in FIELDS if f.name != f.document} == {
        "return": "return_points"
    }


@pytest.mark.parametrize("name", CHOICES)
def test_the_values_of_choices_and_lists(name: str) -> None:
    assert FIELDS_BY_DOCUMENT[name].values == tuple(CHOICES[name].split())


def test_the_numbers_that_are_choices() -> None:
    assert FIELDS_BY_DOCUMENT["double_wind_pair_fu"].values == (2, 4)
    assert FIELDS_BY_DOCUMENT["players"].values == (4, 3)


def test_the_ids_are_those_of_the_tables_of_yaku() -> None:
    circumstances = {"open_riichi", "paarenchan"}
    assert set(YAKUMAN_IDS) == {row.id for row in YAKUMAN} - circumstances
    assert set(LOCAL_YAKU_IDS) == {*LOCAL_YAKU} | circumstances
    local = ("daichisei", "daisharin", "paarenchan")
    assert FIELDS_BY_DOCUMENT["double_yakuman"].values == (*YAKUMAN_IDS, *local)
    assert FIELDS_BY_DOCUMENT["pao"].values == YAKUMAN_IDS


def test_each_default_is_the_attribute_of_bare_rules_and_accepted() -> None:
    bare = Rules()
    for field in FIELDS:
        assert getattr(bare, field.name) == field.default
        assert field.accepts(field.default)


def test_parts_name_the_attributes_of_their_value() -> None:
    named = {f.document: [p.document for p in f.parts] for f in FIELDS if f.kind == "map"}
    assert named == {
        "red_fives": ["red_fives.m", "red_fives.p", "red_fives.s"],
        "chombo": ["chombo.kind", "chombo.points"],
        "time_limit": ["time_limit.minutes", "time_limit.ending"],
    }
    for name in named:
        field = FIELDS_BY_DOCUMENT[name]
        assert tuple(p.name for p in field.parts) == getattr(field.default, "_fields", ())


def test_rules_are_frozen_and_equal_by_value() -> None:
    one, other = Rules(target=30000), Rules(target=30000)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Rules(target=30100)
    assert one != Rules(target=30000, id="club")
    assert one == Rules(target=30000, edition="another wording")
    with pytest.raises(FrozenInstanceError):
        one.target = 0  # type: ignore[misc]


def test_the_order_of_a_list_says_nothing_and_an_id_counts_once() -> None:
    held = Rules(pao=("suukantsu", "daisangen", "suukantsu"))
    assert held.pao == ("daisangen", "suukantsu")
    assert held == Rules(pao=("daisangen", "suukantsu"))


def test_rules_survive_pickling_and_replacing_and_hash_anew() -> None:
    held = Rules(id="jpml_a", edition="2026", uma=FLOATING, chombo=Chombo("reverse_mangan", 0))
    copy = pickle.loads(pickle.dumps(held))
    assert copy == held
    assert (copy.edition, hash(copy)) == ("2026", hash(held))
    assert b"_hash" not in pickle.dumps(held)
    assert hash(replace(held, target=100)) == hash(
        Rules(id="jpml_a", uma=FLOATING, chombo=Chombo("reverse_mangan", 0), target=100)
    )


def test_differences_name_the_fields_in_order_and_leave_the_id_out() -> None:
    changed = Rules(id="club", north_rinshan=False, kiriage_mangan=False, return_points=40000)
    found = [f.document for f in differences(Rules(), changed)]
    assert found == ["kiriage_mangan", "return", "north_rinshan"]
    assert differences(Rules(), Rules(id="club")) == ()


@pytest.mark.parametrize(
    ("start", "players", "uma", "oka"),
    [(25000, 4, (0, 0, 0, 0), 20000), (35000, 3, (0, 0, 0), 15000), (30000, 4, (0, 0, 0, 0), 0)],
)
def test_oka(start: int, players: int, uma: tuple[int, ...], oka: int) -> None:
    returned = start + oka // players
    rules = Rules(start=start, return_points=returned, players=players, uma=uma)  # type: ignore[arg-type]
    assert rules.oka == oka


@pytest.mark.parametrize(("count", "first"), [(0, 0), (1, 12000), (2, 8000), (3, 8000), (4, 0)])
def test_floating_uma_by_the_number_of_players_up(count: int, first: int) -> None:
    assert FLOATING.of(count)[0] == first
    assert sum(FLOATING.of(count)) == 0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kiriage_mangan", 1),
        ("kiriage_mangan", "yes"),
        ("ura_dora", None),
        ("counted_limit", "kazoe"),
        ("counted_limit", 2),
        ("double_wind_pair_fu", 3),
        ("double_wind_pair_fu", "4"),
        ("players", True),
        ("players", 5),
        ("yakuman_cap", 0),
        ("yakuman_cap", 100),
        ("yakuman_cap", True),
        ("yakuman_cap", 6.0),
        ("double_yakuman", ("suuankou", "chinitsu")),
        ("double_yakuman", ["suuankou"]),
        ("double_yakuman", "suuankou"),
        ("double_yakuman", (["suuankou"],)),
        ("pao", ("daichisei",)),
        ("local_yaku", ("shiiaru_raotai",)),
        ("abortive_draws", ("nagashi",)),
        ("red_fives", (1, 1, 1)),
        ("red_fives", RedFives(1, 5, 1)),
        ("red_fives", RedFives(1, -1, 1)),
        ("red_fives", RedFives(True, 1, 1)),
        ("chombo", Chombo("mangan", 20000)),
        ("chombo", Chombo("points_after_uma", 20050)),
        ("time_limit", TimeLimit(-1, "none")),
        ("time_limit", TimeLimit(90, "bell")),
        ("honba_per_payer", 150),
        ("honba_per_payer", -100),
        ("start", 25050),
        ("target", 1_000_100),
        ("noten_pool", 2000),  # three share it: 666
        ("uma", (15000, 5000, -5000)),
        ("uma", (15000, 5000, -5000, -14000)),
        ("uma", (15050, 5000, -5050, -15000)),
        ("uma", (15000.0, 5000, -5000, -15000)),
        ("uma", [15000, 5000, -5000, -15000]),
        ("uma", 15000),
        ("uma", FloatingUma(FLOATING.up[:2], FLOATING.none)),
        ("uma", FloatingUma(FLOATING.up, (0, 0, 0))),
        ("uma", FloatingUma(FLOATING.up, (1000, 0, 0, 0))),
        ("uma", FloatingUma((), FLOATING.none)),
    ],
)
def test_a_value_that_cannot_be(field: str, value: object) -> None:
    fault = fault_of(**{field: value})
    assert fault["field"] == fault["rule"] == field
    assert fault["value"] == str(value)
    assert fault["allowed"]


def test_a_problem_names_the_field_as_documents_do() -> None:
    assert fault_of(return_points=1)["field"] == "return"


@pytest.mark.parametrize(
    ("values", "allowed"),
    [
        ({"counted_limit": ""}, "yakuman, yonbaiman, sanbaiman"),
        ({"ippatsu": ""}, "true, false"),
        ({"yakuman_cap": 0}, "1, 2, …, 99"),
        ({"honba_per_payer": 1}, "0, 100, …, 1000000"),
        ({"players": 3}, "3 × (100 × n), Σ = 0"),
        ({"noten_pool": 2000}, "600 × n"),
        ({"noten_pool": 2100, "players": 3, "uma": (0, 0, 0)}, "200 × n"),
        ({"time_limit": 1}, "minutes: 0, 1, …, 1440; ending: none, finish_hand, one_more_hand"),
    ],
)
def test_a_problem_says_what_may_be(values: dict[str, object], allowed: str) -> None:
    assert fault_of(**values)["allowed"] == allowed


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(RulesError, match=r"wrong_type \(ties\); wrong_type \(bust\)") as caught:
        Rules(bust="yes", ties="coin")  # type: ignore[arg-type]
    assert [p.field for p in caught.value.problems] == ["ties", "bust"]
    assert isinstance(caught.value, ValueError)
