"""Calls and whole hands: what they are made of, and what cannot be one."""

import pickle
from dataclasses import FrozenInstanceError

import pytest

from riichi_desktop.engine import (
    KAN_TYPES,
    OPEN_TYPES,
    Hand,
    Meld,
    MeldType,
    NotScorable,
    Problem,
    count_in,
    parse_hand,
    parse_tile,
    parse_tiles,
)


def fault(make: type[Hand] | type[Meld], *values: object) -> Problem:
    with pytest.raises(NotScorable) as caught:
        make(*values)  # type: ignore[arg-type]
    return caught.value.problems[0]


@pytest.mark.parametrize(
    ("type", "tiles", "called", "source", "why"),
    [
        ("kan", "1111m", None, None, "meld_type"),
        ("chi", "12m", None, None, "call_is_three"),
        ("chi", "1234m", None, None, "call_is_three"),
        ("pon", "", None, None, "call_is_three"),
        ("ankan", "111m", None, None, "kan_is_four"),
        ("chi", "124m", None, None, "not_a_run"),
        ("chi", "111m", None, None, "not_a_run"),
        ("chi", "123z", None, None, "not_a_run"),
        ("chi", "89m1p", None, None, "not_a_run"),
        ("chi", "1m2p3s", None, None, "not_a_run"),
        ("chi", "9m11p", None, None, "not_a_run"),
        ("pon", "112m", None, None, "not_alike"),
        ("pon", "1m1p1s", None, None, "not_alike"),
        ("daiminkan", "1112m", None, None, "not_alike"),
        ("shouminkan", "7776z", None, None, "not_alike"),
        ("ankan", "1111m", "1m", None, "closed_kan_is_not_called"),
        ("ankan", "1111m", None, "W", "closed_kan_is_not_called"),
        ("chi", "123m", "4m", "N", "called_tile_not_in_meld"),
        ("pon", "055m", "0p", None, "called_tile_not_in_meld"),
        ("pon", "555m", "0m", None, "called_tile_not_in_meld"),
    ],
)
def test_what_is_no_call(
    type: str, tiles: str, called: str | None, source: str | None, why: str
) -> None:
    turned = None if called is None else parse_tile(called)
    found = fault(Meld, type, parse_tiles(tiles), turned, source)
    assert (found.id, found.field) == ("bad_meld", "melds")
    assert found.details == {"reason": why, "tiles": found.details["tiles"]}


@pytest.mark.parametrize(
    ("type", "tiles"),
    [
        ("chi", "340m"),
        ("chi", "789s"),
        ("pon", "055p"),
        ("pon", "111z"),
        ("daiminkan", "0555s"),
        ("shouminkan", "7777z"),
        ("ankan", "9999m"),
    ],
)
def test_what_is_one(type: MeldType, tiles: str) -> None:
    meld = Meld(type, tuple(reversed(parse_tiles(tiles))))
    assert meld.tiles == parse_tiles(tiles)
    assert meld.is_open == (type in OPEN_TYPES)
    assert meld.is_kan == (type in KAN_TYPES)


@pytest.mark.parametrize(
    ("concealed", "calls", "north", "found"),
    [
        ("123456789m111z", (), 0, ("tile_count", "concealed", {"have": 12, "want": 13})),
        ("123456789m11122z", (), 0, ("tile_count", "concealed", {"have": 14, "want": 13})),
        ("123456789m1z", ("222z", "333z"), 0, ("tile_count", "concealed", {"have": 10, "want": 7})),
        (
            "1m",
            ("111z", "222z", "333z", "444z", "555z"),
            0,
            ("tile_count", "melds", {"reason": "too_many_melds", "have": 5}),
        ),
        ("123456789m1112z", (), -1, ("wrong_type", "north", {"reason": "north_count"})),
        ("123456789m1112z", (), 5, ("wrong_type", "north", {"reason": "north_count"})),
        ("1111456789m111z", (), 0, ("fifth_tile", "concealed", {"tile": "1m"})),
        ("5550m123p111222z", (), 0, None),
        ("2340m", ("555m", "111z", "222z"), 0, None),
        ("2550m", ("555m", "111z", "222z"), 0, ("fifth_tile", "concealed", {"tile": "5m"})),
        ("123456789m4441z", (), 2, ("fifth_tile", "concealed", {"tile": "4z"})),
        ("123456789m4441z", (), 1, None),
    ],
)
def test_what_is_no_hand(
    concealed: str,
    calls: tuple[str, ...],
    north: int,
    found: tuple[str, str, dict[str, object]] | None,
) -> None:
    values = (
        parse_tiles(concealed),
        parse_tile("1m"),
        tuple(Meld("pon", parse_tiles(text)) for text in calls),
        north,
    )
    if found is None:
        assert len(Hand(*values).tiles) == 14
    else:
        told = fault(Hand, *values)
        assert (told.id, told.field, told.details) == found


def test_every_fifth_tile_is_told() -> None:
    with pytest.raises(NotScorable, match=r"fifth_tile \(concealed\); fifth_tile") as caught:
        Hand(parse_tiles("1111122222m111z"), parse_tile("1m"))
    assert [p.details["tile"] for p in caught.value.problems] == ["1m", "2m"]


@pytest.mark.parametrize(
    ("line", "closed", "kans"),
    [
        ("123456789m1112z+2z", True, 0),
        ("456789m1112z+2z (9999p)", True, 1),
        ("456789m1112z+2z [123m]", False, 0),
        ("789m2z+2z (9999p) [1111m] [222+2s]", False, 3),
    ],
)
def test_a_closed_kan_leaves_a_hand_closed(line: str, closed: bool, kans: int) -> None:
    hand, _, _ = parse_hand(line)
    assert (hand.is_closed, hand.kans) == (closed, kans)


def test_a_hand_holds_its_tiles_sorted_and_counted() -> None:
    hand, _, _ = parse_hand("2z1z1z1z6p0p4p3m2m1m+2z [05'5m] rules=tenhou")
    assert hand.concealed == parse_tiles("123m406p1112z")
    assert hand.tiles == parse_tiles("123m406p1112z2z055m")
    assert [count_in(hand.total, tile) for tile in parse_tiles("5m0m5p0p1z2z")] == [
        3,
        1,
        1,
        1,
        3,
        2,
    ]
    assert (count_in(hand.lanes, parse_tile("5m")), count_in(hand.lanes, parse_tile("2z"))) == (
        0,
        2,
    )


def test_extracted_norths_are_no_part_of_the_fourteen_tiles() -> None:
    hand, _, _ = parse_hand("123456789p1112z+2z north=3")
    assert len(hand.tiles) == 14
    assert count_in(hand.total, parse_tile("4z")) == 3


def test_hands_and_calls_are_frozen_and_equal_by_value() -> None:
    line = "456789m1112z+2z [1'23m@N]"
    one, other = parse_hand(line)[0], parse_hand(line)[0]
    assert one == other
    assert hash(one) == hash(other)
    with pytest.raises(FrozenInstanceError):
        one.win = 0  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        one.melds[0].tiles = ()  # type: ignore[misc]
    assert one.melds != parse_hand(line.replace("@N", "@W"))[0].melds


def test_hands_and_situations_are_copied_whole() -> None:
    """To another process, say: what was worked out at their making is worked out anew."""
    hand, situation, _ = parse_hand("067p3455s234m+2s (9999m) riichi seat=S dora=3m ura=4p honba=1")
    for value in (hand, situation):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert again.facts == value.facts
