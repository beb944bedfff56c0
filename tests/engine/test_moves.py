"""Every press of a tile in every mode: what it makes of the hand so far, and why it is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.engine import (
    CALL_MODES,
    MODES,
    TILES,
    Draft,
    Mode,
    Part,
    clear_tiles,
    faults,
    format_draft,
    make_winning,
    mode_refusal,
    parse_draft,
    parse_tile,
    press,
    press_refusal,
    take_back,
    take_back_last,
)

from .lines import rules_of

FULL = "123456789m1112z"
THREE = "rules=tenhou_sanma"
RED = "rules=tenhou"


def after(line: str, mode: Mode, tile: str) -> list[str]:
    """Give every way to understand a press, as lines without their rules."""
    draft = parse_draft(line)
    moves = press(draft, mode, parse_tile(tile), rules_of(draft.rules))
    assert all(move.draft.rules == draft.rules for move in moves)
    return [format_draft(move.draft).partition(" rules=")[0] for move in moves]


@pytest.mark.parametrize(
    ("line", "mode", "tile", "ways"),
    [
        # A tile goes into the hand, in its place; the fourteenth is the winning one.
        ("", "tile", "5m", ["5m"]),
        ("19m", "tile", "5m", ["159m"]),
        (FULL, "tile", "2z", [f"{FULL}+2z"]),
        ("1z [123m] [456m] [789m] (1111p)", "tile", "1z", ["1z+1z [123m] [456m] [789m] (1111p)"]),
        # A winning tile that is there stays while the rest is filled.
        ("1m+1z", "tile", "5m", ["15m+1z"]),
        # Where the plain fives are used up the press means the red one.
        (f"555m {RED}", "tile", "5m", ["0555m"]),
        (f"5m {RED}", "tile", "0m", ["05m"]),
        # A chi: every run, with and without the red five, the pressed tile turned.
        ("", "chi", "1m", ["[1'23m]"]),
        ("", "chi", "9s", ["[789's]"]),
        ("", "chi", "2p", ["[12'3p]", "[2'34p]"]),
        (
            f"1z {RED}",
            "chi",
            "4m",
            [
                "1z [234'm]",
                "1z [34'5m]",
                "1z [34'0m]",
                "1z [4'56m]",
                "1z [4'06m]",
            ],
        ),
        (f"1z {RED}", "chi", "0m", ["1z [340'm]", "1z [40'6m]", "1z [0'67m]"]),
        # What is no longer free is taken from the hand.
        ("4444m", "chi", "3m", ["4444m [123'm]", "444m [23'4m]", "444m [3'45m]"]),
        # A pon and the kans, with every red five that the set has.
        ("", "pon", "7z", ["[7'77z]"]),
        (f"1z {RED}", "pon", "5p", ["1z [5'55p]", "1z [05'5p]"]),
        (f"1z {RED}", "pon", "0p", ["1z [0'55p]"]),
        ("1z rules=tenhou,red_fives=m1p2s1", "pon", "5p", ["1z [05'5p]", "1z [005'p]"]),
        ("", "daiminkan", "7z", ["[7'777z]"]),
        (f"1z {RED}", "daiminkan", "5p", ["1z [05'55p]"]),
        ("", "ankan", "9m", ["(9999m)"]),
        (f"1z {RED}", "ankan", "0s", ["1z (0555s)"]),
        # A kan takes what the hand holds of its kind, even of a full hand.
        (FULL, "ankan", "1z", ["123456789m2z (1111z)"]),
        (FULL, "daiminkan", "1z", ["123456789m2z [1'111z]"]),
        (f"05577p {RED}", "ankan", "5p", ["77p (0555p)"]),
        # An added kan takes the fourth from the hand, else from the set; the call keeps its turn.
        ("1m [77'7z@W]", "shouminkan", "7z", ["1m [7'77+7z@W]"]),
        ("17z [777z]", "shouminkan", "7z", ["1z [777+7z]"]),
        (f"1z [55'5p] {RED}", "shouminkan", "5p", ["1z [05'5+5p]"]),
        (f"0p [123m] [555p] {RED}", "shouminkan", "0p", ["[123m] [055+5p]"]),
        # Indicators in the order in which they are pressed; ura for riichi.
        ("1m dora=9m", "dora", "1p", ["1m dora=9m1p"]),
        ("1m riichi ura=9m", "ura", "1p", ["1m riichi ura=9m1p"]),
        (f"1p {THREE}", "north", "4z", ["1p north=1"]),
        (f"1p north=3 {THREE}", "north", "4z", ["1p north=4"]),
    ],
)
def test_what_a_press_makes(line: str, mode: Mode, tile: str, ways: list[str]) -> None:
    assert after(line, mode, tile) == ways
    draft = parse_draft(line)
    assert press_refusal(draft, mode, parse_tile(tile), rules_of(draft.rules)) is None


@pytest.mark.parametrize(
    ("line", "mode", "tile", "reason"),
    [
        (f"{FULL}+2z", "tile", "3z", "hand_is_complete"),
        ("1111m", "tile", "1m", "used_up"),
        ("1m dora=2z2z2z2z", "tile", "2z", "used_up"),
        ("1m", "tile", "0m", "too_many_reds"),
        (f"0m {RED}", "tile", "0m", "used_up"),
        (f"1p {THREE}", "tile", "5m", "tile_not_in_three_player_set"),
        (f"1p {THREE}", "chi", "1p", "chi_three_players"),
        ("1m", "chi", "4z", "honours_make_no_run"),
        ("1m dora=2p2p2p2p", "chi", "1p", "not_enough_left"),
        ("1m dora=1p1p1p1p", "chi", "1p", "used_up"),
        ("1m", "chi", "0p", "too_many_reds"),
        ("1m dora=7z7z", "pon", "7z", "not_enough_left"),
        ("1m dora=7z", "daiminkan", "7z", "not_enough_left"),
        ("1m dora=7z", "ankan", "7z", "not_enough_left"),
        (FULL, "pon", "7z", "hand_is_full"),
        ("123456789m1234z", "ankan", "7z", "hand_is_full"),
        ("123m456p789s123z", "ankan", "7z", "hand_is_full"),
        (FULL, "ankan", "7z", "hand_is_full"),
        ("123m456p789s11z dora=1z", "ankan", "1z", "not_enough_left"),
        ("1z [123m] [456m] [789m] [111p]", "pon", "7z", "four_melds"),
        ("1m", "shouminkan", "7z", "no_pon_to_add_to"),
        ("1m [123m]", "shouminkan", "1m", "no_pon_to_add_to"),
        ("1m [777z]", "shouminkan", "6z", "no_pon_of_this"),
        ("1m [777z] dora=7z", "shouminkan", "7z", "no_pon_of_this"),
        ("1m dora=12345s", "dora", "1z", "indicators_full"),
        ("1m dora=1z1z1z1z", "dora", "1z", "used_up"),
        ("1m", "ura", "1z", "ura_without_riichi"),
        ("1m riichi ura=12345s", "ura", "1z", "indicators_full"),
        ("1m", "north", "4z", "north_in_four_players"),
        (f"1p {THREE},north=yakuhai", "north", "4z", "north_not_extracted"),
        (f"1p north=4 {THREE}", "north", "4z", "used_up"),
        (f"1p {THREE}", "north", "3z", "only_north"),
    ],
)
def test_why_a_press_does_nothing(line: str, mode: Mode, tile: str, reason: str) -> None:
    assert after(line, mode, tile) == []
    draft = parse_draft(line)
    refusal = press_refusal(draft, mode, parse_tile(tile), rules_of(draft.rules))
    assert refusal is not None
    assert refusal.details.get("reason", refusal.id) == reason


def test_which_modes_can_do_something() -> None:
    def open_modes(line: str) -> set[str]:
        draft = parse_draft(line)
        return {mode for mode in MODES if mode_refusal(draft, mode, rules_of(draft.rules)) is None}

    assert open_modes("") == {"tile", "dora", *CALL_MODES} - {"shouminkan"}
    assert open_modes("riichi [777z]") == {"tile", "dora", "ura", *CALL_MODES}
    assert open_modes(THREE) == {"tile", "pon", "daiminkan", "ankan", "dora", "north"}
    assert open_modes(f"{FULL}+2z") == {"daiminkan", "ankan", "dora"}


@pytest.mark.parametrize(
    ("line", "mode", "tile", "result", "cleared"),
    [
        ("1m riichi ippatsu ura=3s", "pon", "7z", "1m [7'77z]", ["riichi", "ippatsu"]),
        ("1m riichi ippatsu ura=3s", "ankan", "7z", "1m (7777z) riichi ippatsu ura=3s", []),
        ("6s+5s chankan", "tile", "5s", "56s+5s", ["chankan"]),
        ("6s+5s chankan", "dora", "5s", "6s+5s dora=5s", ["chankan"]),
        ("1m tsumo tenhou", "ankan", "7z", "1m (7777z) tsumo", ["tenhou"]),
        (f"1p tsumo tenhou {THREE}", "north", "4z", "1p tsumo north=1", ["tenhou"]),
    ],
)
def test_a_press_takes_off_what_it_excludes(
    line: str, mode: Mode, tile: str, result: str, cleared: list[str]
) -> None:
    draft = parse_draft(line)
    (move,) = press(draft, mode, parse_tile(tile), rules_of(draft.rules))
    assert format_draft(move.draft).partition(" rules=")[0] == result
    assert [notice.details["flag"] for notice in move.notices] == cleared
    assert (move.meld is not None) == (mode in CALL_MODES)


@pytest.mark.parametrize(
    ("part", "place", "result"),
    [
        ("concealed", 0, "3m+5s [777z] (1111p) tsumo rinshan dora=12m north=2"),
        ("concealed", 1, "1m+5s [777z] (1111p) tsumo rinshan dora=12m north=2"),
        ("win", 0, "13m [777z] (1111p) tsumo rinshan dora=12m north=2"),
        ("meld", 0, "13m+5s (1111p) tsumo rinshan dora=12m north=2"),
        ("meld", 1, "13m+5s [777z] tsumo dora=12m north=2"),
        ("dora", 0, "13m+5s [777z] (1111p) tsumo rinshan dora=2m north=2"),
        ("north", 0, "13m+5s [777z] (1111p) tsumo rinshan dora=12m north=1"),
    ],
)
def test_taking_something_back(part: Part, place: int, result: str) -> None:
    draft = parse_draft("13m+5s [777z] (1111p) tsumo rinshan dora=12m north=2")
    move = take_back(draft, part, place, rules_of("wrc2025"))
    assert format_draft(move.draft) == result
    assert [n.details["flag"] for n in move.notices] == ["rinshan"] * (part == "meld" and place)


def test_taking_back_ura_and_a_north_that_is_not_there() -> None:
    rules = rules_of("wrc2025")
    draft = parse_draft("1m riichi ura=2s3s")
    assert format_draft(take_back(draft, "ura", 1, rules).draft) == "1m riichi ura=2s"
    assert take_back(draft, "north", 0, rules).draft == draft


def test_taking_back_from_the_end_until_nothing_is_left() -> None:
    rules = rules_of("tenhou_sanma")
    draft = parse_draft(f"13p+5s [777z] (1111p) north=1 {THREE}")
    lines = []
    move = take_back_last(draft, rules)
    while move is not None:
        lines.append(format_draft(move.draft).partition("rules=")[0].strip())
        move = take_back_last(move.draft, rules)
    assert lines == [
        "13p [777z] (1111p) north=1",
        "1p [777z] (1111p) north=1",
        "[777z] (1111p) north=1",
        "[777z] north=1",
        "north=1",
        "",
    ]


def test_any_tile_of_the_hand_may_be_the_winning_one() -> None:
    rules = rules_of("wrc2025")
    draft = parse_draft("13m5p+5s chankan")
    move = make_winning(draft, 1, rules)
    assert format_draft(move.draft) == "1m5p5s+3m chankan"
    assert format_draft(make_winning(parse_draft("13m5p"), 2, rules).draft) == "13m+5p"
    # Another copy of the new winning tile is held: it was robbed from nobody.
    move = make_winning(parse_draft("133m+5s chankan"), 2, rules)
    assert format_draft(move.draft) == "13m5s+3m"
    assert [notice.details["flag"] for notice in move.notices] == ["chankan"]


def test_clearing_keeps_the_table() -> None:
    draft = parse_draft(
        "13m+5s [777z] tsumo haitei seat=S round=S dora=1m honba=2 sticks=1 players=4"
    )
    assert format_draft(clear_tiles(draft)) == "tsumo seat=S round=S honba=2 sticks=1 players=4"


PRESSES = st.lists(st.tuples(st.sampled_from(MODES), st.sampled_from(TILES), st.integers(0, 4)))


@given(PRESSES, st.sampled_from(("wrc2025", "tenhou", "tenhou,red_fives=m1p2s1", "tenhou_sanma")))
def test_no_press_makes_an_impossible_hand(presses: list[tuple[Mode, int, int]], text: str) -> None:
    rules = rules_of(text)
    draft = Draft(rules=text, flags=frozenset({"riichi"}))
    for mode, tile, choice in presses:
        moves = press(draft, mode, tile, rules)
        assert bool(moves) == (press_refusal(draft, mode, tile, rules) is None)
        if moves:
            draft = moves[choice % len(moves)].draft
            assert faults(draft, rules) == []
            assert all(n >= 0 for n in draft.left(rules))


@pytest.mark.parametrize(
    ("line", "mode", "tile", "way"),
    [
        ("123456789m12z", "pon", "5z", "123456789m1z+2z [5'55z]"),
        ("12345678m [444'p]", "chi", "7s", "1234567m+8m [4'44p] [567's]"),
        ("12z [123m] [444'p] [555'p]", "ankan", "5z", "1z+2z [123m] [4'44p] [5'55p] (5555z)"),
        # A kan that takes two of the hand's own tiles leaves eleven of thirteen.
        ("123456789m1255z", "daiminkan", "5z", "123456789m1z+2z [5'555z]"),
        # Where there is room the winning tile that is there stays.
        ("123456789m1z+2z", "pon", "5z", "123456789m1z+2z [5'55z]"),
    ],
)
def test_a_call_that_completes_the_hand_takes_its_last_tile_for_the_winning_one(
    line: str, mode: Mode, tile: str, way: str
) -> None:
    draft = parse_draft(line)
    rules = rules_of(draft.rules)
    assert mode_refusal(draft, mode, rules) is None
    move = press(draft, mode, parse_tile(tile), rules)[0]
    assert (format_draft(move.draft).partition(" rules=")[0], move.draft.is_whole) == (way, True)
    told = [notice.details["tile"] for notice in move.notices if notice.id == "win_chosen"]
    assert told == ([] if draft.win is not None else [way.split("+")[1][:2]])


@pytest.mark.parametrize("line", ["123456789m12z+3z", "123456789m123z", "12345678m1z+2z [444'p]"])
def test_a_call_beyond_fourteen_tiles_is_refused(line: str) -> None:
    draft = parse_draft(line)
    refusal = press_refusal(draft, "pon", parse_tile("7z"), rules_of(draft.rules))
    assert refusal is not None
    assert refusal.details["reason"] == "hand_is_full"
