"""One person written down twice; merging; everything that is known of somebody."""

import json
from dataclasses import replace

import pytest

from riichi_desktop.club import (
    Attendance,
    Evening,
    Player,
    Register,
    Thing,
    duplicates,
    merge,
    merge_fault,
    name_of,
    personal_data,
)
from riichi_desktop.ledger import NotLegal, Replaced
from tests.ledger.tables import CHI, WRC, drawn, played

from .clubs import (
    CLUB,
    FOUR,
    acts,
    adjusted,
    enrolled,
    event,
    game,
    made,
    recorded,
    register,
    round_,
    totals,
)


def pairs(*players: Player) -> list[tuple[str, str, str]]:
    return [(one.one.uid, one.other.uid, one.why) for one in duplicates(register(*players))]


def test_different_people_are_different() -> None:
    assert pairs(*CLUB) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jean Martin", "martin  JEAN"),
        ("José Muñoz", "Jose Munoz"),
        ("O'Neil Ann", "Ann O Neil"),
        ("ＡＮＡ", "ana"),
        ("山田 太郎", "太郎　山田"),
    ],
)
def test_names_that_people_take_for_one(one: str, other: str) -> None:
    assert pairs(Player("a", one), Player("b", other)) == [("a", "b", "name")]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Martin", "Martn", True),
        ("Martin", "Martyn", True),
        ("Martin", "Maritn", True),
        ("Martin", "Marlen", False),
        ("Ana", "Anna", False),
        ("かが", "かか", False),
    ],
)
def test_names_that_differ_by_a_letter(one: str, other: str, same: bool) -> None:
    found = pairs(Player("a", one), Player("b", other))
    assert found == ([("a", "b", "near")] if same else [])


def test_endless_names_are_compared_as_a_whole() -> None:
    endless = "x" * 20_000
    assert pairs(Player("a", endless), Player("b", endless), Player("c", endless + "y")) == [
        ("a", "b", "name")
    ]


def test_aliases_and_numbers() -> None:
    players = (
        Player("a", "Ana", alias="Neko"),
        Player("b", "neko"),
        Player("c", "Carl", number=" X1"),
        Player("d", "Quite Another", number="x1"),
    )
    assert pairs(*players) == [("c", "d", "number"), ("a", "b", "alias")]


def test_who_has_another_number_is_another_person() -> None:
    assert (
        pairs(Player("a", "Jean Martin", number="1"), Player("b", "Jean Martin", number="2")) == []
    )
    assert pairs(Player("a", "Jean Martin", number="1"), Player("b", "Jean Martin")) == [
        ("a", "b", "name")
    ]


def test_who_was_merged_or_erased_is_left_out() -> None:
    assert pairs(Player("a", "Ana"), Player("b", "Ana", same_as="a")) == []
    assert pairs(Player("a", "", erased=True), Player("b", "", erased=True)) == []
    assert pairs(Player("a", ""), Player("b", " ")) == []


# Merging


EVA = replace(CLUB[4], city="Lyon", number="7", alias="E", guest=True)


def merged(held: Register, one: str, other: str) -> Register:
    return held.with_acts(acts(*merge(held, one, other)))


def test_who_is_left_takes_what_is_missing() -> None:
    things = merge(register(CLUB[0], EVA), "eva", "ana")
    assert things == (
        replace(EVA, same_as="ana"),
        Player("ana", "Ana", alias="E", city="Lyon", number="7"),
    )


def test_what_is_there_stays() -> None:
    full = Player("ana", "Ana", "A", "Nice", "1")
    assert merge(register(full, EVA), "eva", "ana") == (replace(EVA, same_as="ana"),)


def test_merging_follows_earlier_ones() -> None:
    held = merged(register(*CLUB), "ana", "bo")
    held = merged(held, "ana", "chi")
    assert [held.who(one) for one in ("ana", "bo", "chi")] == ["chi"] * 3
    assert name_of(held, "ana") == "Chi"
    assert name_of(held, "ghost") == ""


@pytest.mark.parametrize(
    ("things", "why"),
    [
        ((), ""),
        ((round_(1, ("ana", "bo", "eva", "fay")),), "merge_met"),
        ((round_(1, ("ana", "bo", "chi", "fay"), sits_out=("eva",)),), "merge_met"),
        ((totals(("ana", "bo", "eva", "fay"), 1, 2, 3, 4),), "merge_met"),
        ((totals(("eva", "bo", "chi", "fay"), 1, 2, 3, 4),), ""),
        ((replace(CLUB[4], same_as="ana"),), "merge_same"),
        ((replace(CLUB[4], erased=True),), "player_erased"),
        ((replace(CLUB[0], erased=True),), "player_erased"),
    ],
)
def test_who_cannot_be_one(things: tuple[Thing, ...], why: str) -> None:
    held = register(*CLUB, *things)
    fault = merge_fault(held, "eva", "ana")
    assert (fault.id if fault else "") == why


def test_who_sat_in_one_game_is_not_one() -> None:
    games = [made(("ana", 1), ("eva", 0), ("bo", 0), ("chi", -1))]
    with pytest.raises(NotLegal) as caught:
        merge(register(*CLUB), "eva", "ana", games)
    assert caught.value.problems[0].details == {"player": "Eva", "partner": "Ana"}


def test_who_took_over_a_chair_from_himself_may_be_one() -> None:
    games = [recorded(played(WRC, drawn(), Replaced(CHI, "Eva")))]
    assert merge_fault(register(*CLUB), "eva", "chi", games) is None


@pytest.mark.parametrize(("one", "other"), [("ghost", "ana"), ("ana", "ghost")])
def test_nobody_cannot_be_merged(one: str, other: str) -> None:
    fault = merge_fault(register(*CLUB), one, other)
    assert fault is not None
    assert fault.id == "no_such_player"


# Personal data


def test_everything_that_is_known_of_somebody() -> None:
    held = register(
        *CLUB[:5],
        replace(CLUB[5], same_as="ana"),
        event(),
        enrolled("ana", number=4),
        enrolled("bo"),
        adjusted(-500, "fay"),
        adjusted(-500, "bo"),
        Evening("n", "2026-11-30", "e"),
        Attendance("n.ana", "n", "ana"),
        Attendance("gone.ana", "gone", "ana"),
        round_(1, ("bo", "ana", "chi", "dan"), evening="n"),
        round_(2, ("bo", "eva", "chi", "dan"), sits_out=("fay",), event="gone"),
    )
    games = [
        recorded(played(WRC, drawn(), Replaced(CHI, "Fay")), day="2026-11-30", uid="hands"),
        game(("bo", "chi", "dan", "eva"), 30000, 30000, 30000, 30000),
        game(("fay", "bo", "chi", "dan"), 30000, 30000, 30000, 30000, uid="totals", event="gone"),
    ]
    data = personal_data(held, "ana", games)
    assert data == personal_data(held, "fay", games)
    assert json.loads(json.dumps(data)) == json.loads(json.dumps(data))
    assert [one["name"] for one in data["players"]] == ["Ana", "Fay"]
    assert [(one["number"], one["event_name"]) for one in data["registrations"]] == [(4, "Event e")]
    assert [(one["points"], one["player"]) for one in data["adjustments"]] == [(-500, "fay")]
    assert [one["day"] for one in data["attendances"]] == ["2026-11-30", ""]
    assert [(one["number"], one["day"], one["table"], one["wind"]) for one in data["rounds"]] == [
        (1, "2026-11-30", 1, "S"),
        (2, "", 0, ""),
    ]
    assert [(one["game"], one["player"], one["event_name"]) for one in data["games"]] == [
        ("hands", "ana", "Event e"),
        ("hands", "fay", "Event e"),
        ("totals", "fay", ""),
    ]
    assert [one["facts"] and one["facts"]["hands"] for one in data["games"]] == [1, 0, None]


def test_of_somebody_unknown_nothing_is_known() -> None:
    data = personal_data(register(*CLUB, event()), "ghost", [game(FOUR, *(30000,) * 4)])
    assert not any(data.values())
