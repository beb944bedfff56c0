"""Edges and particulars that a small slip in the program would move unseen by the larger tests."""

from dataclasses import replace

import pytest

from riichi_desktop.engine import (
    Draft,
    Hand,
    HandValue,
    NotScorable,
    Pao,
    Problem,
    Rules,
    Situation,
    Step,
    change_refusal,
    facts,
    faults,
    mode_refusal,
    parse_draft,
    parse_tiles,
    press,
    press_refusal,
    read_heard,
    read_surplus_reds,
    search_payment,
    settle_flags,
    study,
    why_not,
    with_by,
    with_seat,
)
from riichi_desktop.engine.conflicts import CONFLICTS
from riichi_desktop.engine.draft import MOST_INDICATORS
from riichi_desktop.engine.facts import FACT_NAMES, fact_names
from riichi_desktop.engine.situation import MOST_COUNTERS

from .lines import refusal, rules_of, value

SANMA = rules_of("tenhou_sanma")
TENHOU = rules_of("tenhou")


def told(fault: Problem) -> tuple[str, str, object]:
    return fault.id, fault.field, fault.details.get("reason")


def test_an_exclusion_concerns_the_flags_but_for_two():
    fields = {row.reason: row.field for row in CONFLICTS}
    apart = {"ura_without_riichi": "ura", "from_with_tsumo": "from"}
    assert {reason: field for reason, field in fields.items() if field != "flags"} == apart


def test_a_fact_has_the_name_of_its_constant():
    single = {
        name: mask
        for name, mask in vars(facts).items()
        if name.isupper() and isinstance(mask, int) and mask and not mask & (mask - 1)
    }
    names = {name: fact_names(mask) for name, mask in single.items()}
    assert len({*names.values()}) == len(FACT_NAMES)
    other = {name: found for name, found in names.items() if found != (name.lower(),)}
    assert {name for name in other if other[name][0].removesuffix("_wait") != name.lower()} == set()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (
            "234m567p345s5p+5p [666s@S] seat=S",
            ("flags_conflict", "melds[0].from", "caller_is_winner"),
        ),
        (
            "234p567p345s5p+5p [666s@N] seat=S rules=tenhou_sanma",
            ("flags_conflict", "melds[0].from", "source_not_played"),
        ),
        (
            "234p567p345s345p5s+5s seat=N rules=tenhou_sanma",
            ("flags_conflict", "seat", "seat_not_played"),
        ),
        (
            "234p567p345s345p5s+5s seat=S from=N rules=tenhou_sanma",
            ("flags_conflict", "from", "source_not_played"),
        ),
        (
            "234m567p345s345p5s+5s rules=tenhou_sanma",
            ("malformed", "concealed", "tile_not_in_three_player_set"),
        ),
        (
            "234p567p345s345p5s+5s dora=5m rules=tenhou_sanma",
            ("malformed", "dora", "tile_not_in_three_player_set"),
        ),
        (
            "234m567p345s345p5s+5s north=1 rules=tenhou",
            ("flags_conflict", "north", "north_in_four_players"),
        ),
    ],
)
def test_what_a_table_excludes_is_told_with_its_field(line, fault):
    assert told(refusal(line)) == fault


def test_a_discard_may_be_of_west_among_three():
    assert value("234p567p345s345p5s+5s seat=S from=W riichi rules=tenhou_sanma").han


def test_the_first_turn_does_not_turn_to_the_other_way_of_winning():
    for line, seat in (("tenhou", "E"), ("chiihou", "S")):
        draft = parse_draft(f"234m567p345s345p5s+5s tsumo {line} seat={seat}")
        fault = change_refusal(draft, with_by(draft, "ron"), TENHOU)
        assert isinstance(fault, Problem)
        assert told(fault) == ("flags_conflict", "flags", "first_turn_ron")


def test_the_liable_player_does_not_take_the_seat_of_the_winner():
    draft = parse_draft("11m2p [555z] [666z] [777z] tsumo seat=S pao=daisangen:W")
    fault = change_refusal(draft, with_seat(draft, "W"), TENHOU)
    assert isinstance(fault, Problem)
    assert told(fault) == ("pao_impossible", "pao", "pao_is_winner")


def test_so_many_indicators_and_no_more():
    for name in ("dora", "ura"):
        draft = replace(Draft(), **{name: parse_tiles("12345678m"[:MOST_INDICATORS] + "m")})
        assert faults(draft, TENHOU) == [] or name == "ura"
        more = replace(draft, **{name: parse_tiles("123456789m"[: MOST_INDICATORS + 1] + "m")})
        assert told(faults(more, TENHOU)[0]) == ("tile_count", name, "indicator_count")


def test_nobody_who_is_not_there_is_liable():
    draft = replace(Draft(), pao=(Pao("daisangen", "N"),), rules="tenhou_sanma")
    assert told(faults(draft, SANMA)[0]) == ("pao_impossible", "pao", "pao_not_seated")


def test_what_was_understood_has_its_field():
    draft = parse_draft("1m [555z] [666z] [777z] pao=daisangen:W seat=S")
    (cleared,) = settle_flags(replace(draft, melds=draft.melds[:2]), TENHOU)[1]
    assert (cleared.id, cleared.field) == ("pao_cleared", "pao")
    _, (surplus,), _ = read_surplus_reds(parse_draft("5555m"), TENHOU)
    assert (surplus.id, surplus.field) == ("surplus_five_red", "")


def test_four_calls_and_too_few_tiles_are_no_matter_of_the_calls():
    melds = tuple(parse_draft("[111m] [222m] [333m] [444m]").melds)
    with pytest.raises(NotScorable) as refused:
        Hand((), 5, melds)
    assert told(refused.value.problems[0]) == ("tile_count", "concealed", None)
    with pytest.raises(NotScorable) as refused:
        Hand((5,), 5, (*melds, melds[0]))
    assert told(refused.value.problems[0]) == ("tile_count", "melds", "too_many_melds")


def test_three_players_lack_the_yaku_that_their_tiles_can_make_and_no_other():
    absent = {one.id for one in why_not(value("234p567p345s345p5s+5s riichi rules=tenhou_sanma"))}
    assert {"toitoi", "chinitsu", "suuankou"} <= absent
    assert not {"sanshoku_doujun", "riichi"} & absent


@pytest.mark.parametrize(
    ("renhou", "yaku"),
    [
        ("mangan_alternative", {"renhou": 5}),
        ("five_han_alone", {"renhou": 5}),
        ("yakuman", {}),
    ],
)
def test_renhou_is_counted_as_the_rules_say(renhou, yaku):
    found = value(f"234m567p345s345p5s+5s renhou seat=S rules=wrc2025,renhou={renhou}")
    assert {**found.yaku} == yaku
    assert bool(found.yakuman) == (renhou == "yakuman")


@pytest.mark.parametrize(
    ("tiles", "has"),
    [
        ("777888999m123s1z+1z", True),
        ("111222333s123m1z+1z", True),
        ("678m1z+1z [777p] [888p] [999p]", True),
        ("888999m111p123s1z+1z", False),
    ],
)
def test_three_triplets_in_a_row_are_of_one_suit(tiles, has):
    found = value(f"{tiles} tsumo rules=wrc2025,local_yaku=sanrenkou")
    assert ("sanrenkou" in found.yaku) == has


def test_four_calls_of_which_one_is_no_kan_make_nobody_liable_for_four_kans():
    for last, cleared in (("[4444m]", 0), ("[444m]", 1)):
        draft = parse_draft(f"[1111m] [2222m] [3333m] {last} 5p pao=suukantsu:W seat=S")
        assert len(settle_flags(draft, TENHOU)[1]) == cleared


def test_a_double_riichi_is_a_riichi_for_ippatsu_and_ura():
    found = value("234m567p345s345p5s+5s double_riichi ippatsu ura=1m dora=1m rules=tenhou")
    assert {"double_riichi", "ippatsu"} <= found.yaku.keys()


def test_a_north_that_gives_no_replacement_yaku_says_nothing_of_the_way_of_winning():
    line = "234p567p345s345p5s+5s riichi seat=S from=W north=1 rules=tenhou_sanma"
    assert value(f"{line},north_rinshan=false").han == value(line).han


def test_a_step_has_no_detail_where_none_is_given():
    assert Step("fu", 0, 30).detail is None


def test_north_is_a_seat_of_four_and_none_of_three():
    draft = parse_draft("234p567p345s345p5s+5s")
    assert change_refusal(draft, with_seat(draft, "N"), TENHOU) is None
    assert change_refusal(draft, with_seat(draft, "W"), SANMA) is None
    fault = change_refusal(draft, with_seat(draft, "N"), SANMA)
    assert fault is not None
    assert told(fault) == ("flags_conflict", "seat", "seat_not_played")


def test_what_a_mode_refuses_is_told_with_its_field():
    full = replace(Draft(), dora=parse_tiles("12345m"))
    cases = (
        (mode_refusal(full, "dora", TENHOU), ("move_refused", "dora", "indicators_full")),
        (mode_refusal(full, "ura", TENHOU), ("ura_without_riichi", "ura", "ura_without_riichi")),
        (
            press_refusal(Draft(), "tile", 4, SANMA),
            ("malformed", "", "tile_not_in_three_player_set"),
        ),
    )
    for fault, wanted in cases:
        assert fault is not None
        assert told(fault) == wanted
    for gone, name in ((parse_tiles("1111m"), 0), (parse_tiles("9999m"), 8)):
        fault = press_refusal(replace(Draft(), concealed=gone), "tile", name, SANMA)
        assert fault is not None
        assert fault.details.get("reason") != "tile_not_in_three_player_set"


def test_as_many_counters_as_there_can_be():
    line = "234m567p345s345p5s+5s"
    for field in ("honba", "sticks"):
        most = refusal(f"{line} {field}=9999").details["most"]
        assert value(f"{line} {field}={most} riichi").han
        assert refusal(f"{line} {field}={int(str(most)) + 1}").id == "wrong_type"


def test_six_yakuman_add_up_and_one_is_found_from_its_payment():
    assert Rules().yakuman_cap == 6
    heard = read_heard("32000")
    assert not isinstance(heard, Problem)
    assert any(one.award.yakuman == 1 for one in search_payment(heard, TENHOU))


def test_an_open_riichi_is_for_closed_hands_and_double_or_not():
    rules = "rules=wrc2025,local_yaku=open_riichi"
    for riichi, han in (("riichi", 2), ("double_riichi", 3)):
        found = value(f"234m567p345s345p5s+5s tsumo {riichi} open_riichi {rules}")
        assert sum(n for id, n in found.yaku.items() if "riichi" in id) == han


def test_of_two_counters_the_one_that_is_too_many_is_told():
    with pytest.raises(NotScorable) as refused:
        Situation("ron", "E", "E", honba=MOST_COUNTERS, sticks=MOST_COUNTERS + 1)
    assert [fault.field for fault in refused.value.problems] == ["sticks"]


def test_a_wait_is_worth_what_it_is_without_a_circumstance_that_its_tile_excludes():
    found = study(parse_draft("234m567p345s3455s riichi chankan"), TENHOU)
    (two, five) = (one for one in found.waits if one.kind in (19, 22))
    assert isinstance(two.ron, HandValue)
    assert "chankan" in two.ron.yaku
    assert isinstance(five.ron, HandValue)
    assert "chankan" not in five.ron.yaku


def test_a_call_of_four_that_are_there_needs_room_in_the_hand():
    for line, reason in (("1m234567p345555s", "hand_is_full"), ("1m dora=9m", None)):
        fault = press_refusal(parse_draft(line), "daiminkan", 0, TENHOU)
        assert (fault and fault.details["reason"]) == reason
    gone = press_refusal(parse_draft("1m234567p345555s dora=1m"), "daiminkan", 0, TENHOU)
    assert gone is not None
    assert told(gone) == ("move_refused", "melds", "not_enough_left")


def test_of_two_exclusions_the_one_about_the_new_circumstance_is_told():
    before = parse_draft("234p567p345s345p5s+5s chankan")
    fault = change_refusal(before, replace(before, flags=before.flags | {"haitei"}), TENHOU)
    assert fault is not None
    assert told(fault)[2] == "haitei_ron"


def test_an_added_kan_leaves_the_other_calls_where_they_are():
    draft = parse_draft("1m345s [111m] [222p] [333s]")
    (move,) = press(draft, "shouminkan", 0, TENHOU)
    assert [(meld.type, meld.kind) for meld in move.draft.melds] == [
        ("shouminkan", 0),
        ("pon", 10),
        ("pon", 20),
    ]


def test_a_call_may_stand_right_behind_any_word():
    draft = parse_draft("5s+5s rules=tenhou[123m]seat=S[234p][345s](1111z)")
    assert (draft.rules, draft.seat, len(draft.melds)) == ("tenhou", "S", 4)
