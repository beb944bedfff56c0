"""May hand, situation and rules be together, and what was understood where they differ?"""

import pytest

from riichi_desktop.engine import format_hand, lanes_left, lanes_of, parse_tile, parse_tiles

from .lines import notices, refusal, rules_of, value

PLAIN = "123789m456p3357s+6s riichi"
KAN = "123m456p3357s+6s (9999m) riichi"
SANMA = "999m123456p3357s+6s riichi rules=tenhou_sanma"


@pytest.mark.parametrize(
    ("line", "id", "field"),
    [
        (f"{PLAIN} dora=6s6s ura=6s6s", "fifth_tile", "dora"),
        (f"{PLAIN} north=1", "flags_conflict", "north"),
        (f"{SANMA} seat=N", "flags_conflict", "seat"),
        (f"{SANMA} from=N", "flags_conflict", "from"),
        (f"{SANMA},north=yakuhai north=1", "flags_conflict", "north"),
        (f"{SANMA},north=guest north=2", "flags_conflict", "north"),
        ("99m3456p3357s+6s [123p] rules=tenhou_sanma", "bad_meld", "melds[0]"),
        ("99m57s+6s [777z] [333s] [123s] rules=tenhou_sanma", "bad_meld", "melds[2]"),
        ("123m123456p3357s+6s riichi rules=tenhou_sanma", "malformed", "concealed"),
        (f"{SANMA} dora=5m", "malformed", "dora"),
        (f"{SANMA} ura=8m dora=1m", "malformed", "dora"),
        (f"{SANMA} north=4 dora=4z", "fifth_tile", "dora"),
        (f"{PLAIN} dora=0p", "too_many_reds", "dora"),
        ("123789m406p3357s+6s riichi", "too_many_reds", "concealed"),
        ("123789m406p3357s+6s riichi ura=0p rules=tenhou", "too_many_reds", "concealed"),
        ("123m406p3357s+6s [055p] rules=tenhou", "too_many_reds", "concealed"),
        ("406789m456p3357s+6s riichi rules=tenhou,red_fives=m0p1s1", "too_many_reds", "concealed"),
        (
            "123789m456p3357s+6s riichi dora=0s rules=tenhou,red_fives=m1p1s0",
            "too_many_reds",
            "dora",
        ),
    ],
)
def test_what_cannot_be(line: str, id: str, field: str) -> None:
    fault = refusal(line)
    assert (fault.id, fault.field) == (id, field)


def test_a_set_may_have_up_to_four_reds_of_a_suit() -> None:
    line = "123789m99s77z+7z (0000p) riichi rules=tenhou,red_fives=m1p4s1"
    assert dict(value(line).dora) == {"aka_dora": 4}
    assert refusal(line.replace("p4", "p3")).details == {"tile": "0p", "have": 4, "most": 3}


def test_a_red_five_may_be_an_indicator() -> None:
    assert dict(value(f"{PLAIN} dora=0p rules=tenhou").dora) == {"dora": 1}


@pytest.mark.parametrize(
    ("line", "read"),
    [
        # The fourth five, in a call first, then in the hand; the winning tile last.
        (
            "99m234p456s22z+2z (5555m) riichi rules=tenhou",
            "99m234p456s22z+2z (0555m)",
        ),
        ("555m99p22s+9p [456m] [777z] rules=tenhou", "555m99p22s+9p [406m] [777z]"),
        ("555m99p22s+9p [45'6m@N] [777z] rules=tenhou", "555m99p22s+9p [40'6m@N] [777z]"),
        ("34555567m99s222z+9s riichi rules=tenhou", "34055567m99s222z+9s"),
        ("33355567m99s222z+5m riichi rules=tenhou", "33305567m99s222z+5m"),
        ("46m345p99s222777z+5m riichi rules=tenhou,red_fives=m4p1s1", "46m345p99s222777z+0m"),
        # A set with two red fives of circles has two plain ones.
        ("99m22s+9m [555p] [777z] [345s] rules=tenhou,red_fives=m1p2s1", "99m22s+9m [055p]"),
        ("99m55p+5p [777z] [345s] [456p] rules=tenhou,red_fives=m1p2s1", "99m05p+5p [777z]"),
    ],
)
def test_a_five_that_the_set_has_not_plain_is_the_red_one(line: str, read: str) -> None:
    found = value(line)
    assert format_hand(found.hand, found.situation).startswith(read)
    told = {(notice.id, notice.details["suit"]) for notice in found.notices}
    assert told == {("surplus_five_red", "p" if "m1p2" in line else "m")}


@pytest.mark.parametrize(
    "line",
    [
        "34555567m99s222z+9s riichi",  # no red in the set
        "34055567m99s222z+9s riichi rules=tenhou",  # the red one is named
        "123789m555p99s22z+9s riichi dora=5p rules=tenhou",  # indicators do not decide
        "123789m555p99s22z+9s riichi dora=0p rules=tenhou",
    ],
)
def test_no_five_is_taken_for_red_without_need(line: str) -> None:
    found = value(line)
    hand, _, _ = line.partition(" ")
    assert format_hand(found.hand, found.situation).startswith(hand)
    assert not found.notices


@pytest.mark.parametrize(
    ("line", "flags"),
    [
        (f"{PLAIN} ippatsu rules=jpml_a", ["ippatsu"]),
        ("123789m456p3356s+7s renhou seat=S rules=tenhou", ["renhou"]),
        (f"{PLAIN} open_riichi", ["open_riichi"]),
        (f"{PLAIN} open_riichi from_riichi", ["open_riichi", "from_riichi"]),
        (f"{PLAIN} paarenchan", ["paarenchan"]),
    ],
)
def test_a_circumstance_that_the_rules_do_not_know_is_left_out_with_a_notice(
    line: str, flags: list[str]
) -> None:
    found = value(line)
    assert [(n.id, n.details) for n in found.notices] == [
        ("flag_not_in_rules", {"flag": flag}) for flag in flags
    ]
    assert set(found.yaku) <= {"riichi", "pinfu"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (PLAIN, []),
        (f"{PLAIN} dora=1s", []),
        (f"{PLAIN} dora=1s ura=2s", []),
        (f"{KAN} dora=1s2s ura=3s4s", []),
        (KAN, []),
        (f"{PLAIN} dora=1s2s", ["indicators_more_than_kans"]),
        (f"{KAN} dora=1s", ["indicators_fewer_than_kans"]),
        (f"{KAN} dora=1s2s ura=3s", ["ura_count_differs"]),
        (f"{KAN} dora=1s2s rules=jpml_a", ["kan_dora_not_in_rules"]),
        (f"{KAN} dora=1s rules=jpml_a", []),
        (f"{PLAIN} dora=1s ura=2s rules=jpml_a", ["ura_not_in_rules"]),
        (f"{PLAIN} dora=1s2s rules=jpml_a", ["indicators_more_than_kans", "kan_dora_not_in_rules"]),
    ],
)
def test_a_number_of_indicators_that_surprises_is_told(line: str, told: list[str]) -> None:
    """Others' kans turn indicators too, so no number is refused."""
    assert notices(line) == told


# What is left of the set


@pytest.mark.parametrize(
    ("visible", "rules", "tile", "left"),
    [
        ("", "wrc2025", "5m", 4),
        ("", "wrc2025", "0m", 0),
        ("", "tenhou", "5m", 3),
        ("", "tenhou", "0m", 1),
        ("0m", "tenhou", "5m", 3),
        ("0m", "tenhou", "0m", 0),
        ("055m", "tenhou", "5m", 1),
        ("55p", "tenhou,red_fives=m1p2s1", "5p", 0),
        ("55p", "tenhou,red_fives=m1p2s1", "0p", 2),
        ("111z", "wrc2025", "1z", 1),
        ("", "tenhou_sanma", "1m", 4),
        ("", "tenhou_sanma", "2m", 0),
        ("", "tenhou_sanma", "5m", 0),
        ("", "tenhou_sanma", "0m", 0),
        ("", "tenhou_sanma", "0s", 1),
        ("4z", "tenhou_sanma", "4z", 3),
    ],
)
def test_how_many_of_a_tile_are_left(visible: str, rules: str, tile: str, left: int) -> None:
    assert lanes_left(lanes_of(parse_tiles(visible)), rules_of(rules))[parse_tile(tile)] == left


@pytest.mark.parametrize(("rules", "size"), [("tenhou", 136), ("tenhou_sanma", 108)])
def test_the_size_of_the_set(rules: str, size: int) -> None:
    assert sum(lanes_left(0, rules_of(rules))) == size
