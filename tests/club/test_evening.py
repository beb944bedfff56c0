"""Who sits out, and why."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.club import (
    FREE,
    Attendance,
    Evening,
    EveningTables,
    NotSeatable,
    Player,
    Presence,
    Register,
    Round,
    SeatingConstraints,
    SeatingGroup,
    Thing,
    evening_plan,
    evening_tables,
    evening_turns,
    presences,
    present_players,
    rounds_of_evening,
    table_size,
)

from .clubs import TRIO, acts, event, register

EVENING = Evening("n", "2026-11-30")
NAMES = tuple("abcdefghijk")


def attends(player: str, here: bool = True) -> Attendance:
    return Attendance(f"n.{player}", "n", player, here)


def sat(number: int, *tables: str, out: str = "") -> Round:
    return Round(f"r{number}", number, tuple(map(tuple, tables)), "", "n", tuple(out))


def club(players: str, *things: Thing) -> Register:
    return register(
        *(Player(one, one.upper()) for one in NAMES), EVENING, *map(attends, players), *things
    )


def out(held: Register, willing: Sequence[str] = ()) -> list[tuple[str, str]]:
    turns = evening_turns(held, "n", willing=willing)
    return [(one.player, one.reason) for one in turns.out]


def test_four_play_and_nobody_sits_out() -> None:
    turns = evening_turns(club("abcd"), "n")
    assert (turns.playing, turns.out, turns.missing) == (tuple("abcd"), (), 0)


def test_too_few_wait_for_more() -> None:
    turns = evening_turns(club("abc"), "n")
    assert (turns.playing, turns.out, turns.missing) == ((), (), 1)
    assert evening_turns(club(""), "n").missing == 4


def test_at_first_who_came_last_sits_out() -> None:
    held = club("abcdef")
    assert out(held) == [("f", "arrived_last"), ("e", "arrived_last")]
    assert evening_turns(held, "n").playing == tuple("abcd")


@pytest.mark.parametrize(
    ("rounds", "who", "reason"),
    [
        (["abcd e", "ebcd a"], "d", "arrived_last"),
        (["abcd e", "abce d", "abde c"], "b", "arrived_last"),
        (["abcd e", "abce d", "abde c", "acde b"], "a", "in_a_row"),
        (["abcd e", "abce d", "abde c", "acde b", "bcde a"], "e", "in_a_row"),
    ],
)
def test_five_at_one_table_take_turns(rounds: list[str], who: str, reason: str) -> None:
    played = [sat(at, *one.split()[:1], out=one.split()[1]) for at, one in enumerate(rounds, 1)]
    assert out(club("abcde", *played)) == [(who, reason)]


def test_of_equals_who_has_sat_out_least() -> None:
    rounds = [
        sat(1, "abcd", out="e"),
        sat(2, "efab", out="cd"),
        sat(3, "efcd", out="ab"),
    ]
    held = club("feabc", *rounds)
    assert presences(held, "n")["e"] == Presence("e", games=2, sat_out=1, in_a_row=2)
    assert presences(held, "n")["f"] == Presence("f", games=2, sat_out=0, in_a_row=2)
    assert out(held) == [("f", "sat_out_less")]


def test_then_who_has_played_most_tonight() -> None:
    held = club("abcde", sat(1, "abgh"), sat(2, "ijkh"), sat(3, "acde"))
    assert presences(held, "n")["a"] == Presence("a", games=2, sat_out=0, in_a_row=1)
    assert presences(held, "n")["e"] == Presence("e", games=1, sat_out=0, in_a_row=1)
    assert out(held) == [("a", "played_more")]


def test_who_offers_to_sit_out_does() -> None:
    held = club("abcdef", sat(1, "abcd", out="ef"))
    assert out(held, willing=["e"]) == [("e", "willing"), ("d", "arrived_last")]
    assert out(held, willing=["e", "f"]) == [("f", "willing"), ("e", "willing")]
    assert out(held, willing=["e", "f", "a"])[1][0] == "f"


def test_who_comes_late_plays_at_once_and_who_leaves_is_asked_no_more() -> None:
    rounds = [sat(1, "abcd"), sat(2, "abcd")]
    held = club("abcde", *rounds)
    assert presences(held, "n")["e"] == Presence("e")
    assert evening_turns(held, "n").playing == tuple("abce")
    left = club("abcde", *rounds, attends("b", here=False))
    assert present_players(left, "n") == evening_turns(left, "n").playing == tuple("acde")


def test_three_to_a_table() -> None:
    held = register(
        *(Player(one, one) for one in NAMES),
        event(rules=TRIO),
        Evening("n", "2026-11-30", "e"),
        *map(attends, "abcd"),
    )
    assert (table_size(held, "n"), table_size(held, "gone")) == (3, 4)
    assert [one.player for one in evening_turns(held, "n").out] == ["d"]
    assert evening_turns(held, "n", size=4).out == ()


def test_merged_players_are_one() -> None:
    held = club("abcde", Player("f", "F", same_as="e"), attends("f"), sat(1, "abcf", out="d"))
    assert present_players(held, "n") == tuple("abcde")
    assert presences(held, "n")["e"].games == 1


def test_rounds_are_by_their_numbers_and_of_this_evening() -> None:
    other = Round("other", 1, (tuple("abcd"),), "", "m")
    of_none = Round("none", 1, (tuple("abcd"),), "e")
    held = club("abcd", sat(2, "abcd"), sat(1, "abcd"), other, of_none)
    assert [one.uid for one in rounds_of_evening(held, "n")] == ["r1", "r2"]
    assert rounds_of_evening(held, "") == []


@given(st.integers(4, 11), st.sampled_from([3, 4]), st.integers(1, 14))
def test_nobody_sits_out_twice_more_often_than_anybody(
    players: int, size: int, rounds: int
) -> None:
    here = NAMES[:players]
    held = club("".join(here))
    count: Counter[str] = Counter(dict.fromkeys(here, 0))
    for number in range(1, rounds + 1):
        turns = evening_turns(held, "n", size)
        assert len(turns.playing) % size == 0
        assert {*turns.playing, *(one.player for one in turns.out)} == {*here}
        count.update(one.player for one in turns.out)
        seated = "".join(turns.playing)
        tables = [seated[at : at + size] for at in range(0, len(seated), size)]
        bench = "".join(one.player for one in turns.out)
        held = held.with_acts(acts(sat(number, *tables, out=bench)))
    assert max(count.values()) - min(count.values()) <= 1
    assert {one.player: one.sat_out for one in presences(held, "n").values()} == dict(count)


# The next round


def proposed(
    held: Register, seed: int = 1, constraints: SeatingConstraints = FREE
) -> EveningTables:
    return evening_tables(held, "n", Random(seed), constraints=constraints)


def test_the_next_round_seats_all_but_those_whose_turn_it_is_to_sit_out() -> None:
    held = club("abcdef", sat(1, "abcd", out="ef"))
    found = proposed(held)
    assert (found.number, found.missing) == (2, 0)
    assert [one.player for one in found.out] == ["d", "c"]
    (table,) = found.tables
    assert set(table) == set("abef")
    assert proposed(held) == found


def test_winds_are_even_at_one_table_of_five() -> None:
    held, winds = club("abcde"), Counter[tuple[str, int]]()
    for number in range(1, 11):
        found = proposed(held, number)
        (table,) = found.tables
        winds.update((player, wind) for wind, player in enumerate(table))
        bench = "".join(one.player for one in found.out)
        held = held.with_acts(acts(sat(number, "".join(table), out=bench)))
    assert {winds[player, wind] for player in "abcde" for wind in range(4)} == {2}


def test_two_tables_meet_new_faces() -> None:
    held = club("abcdefgh", sat(1, "abcd", "efgh"))
    found = proposed(held)
    assert sorted(len({*table} & {*"abcd"}) for table in found.tables) == [2, 2]
    assert len({player for table in found.tables for player in table}) == 8


def test_too_few_have_no_table() -> None:
    found = proposed(club("ab"))
    assert found == EveningTables(1, (), (), 2)


def test_who_must_not_meet_does_not() -> None:
    couple = SeatingConstraints(apart=(SeatingGroup("couple", ("a", "b")),))
    found = proposed(club("abcdefgh"), constraints=couple)
    assert not any({"a", "b"} <= {*table} for table in found.tables)
    with pytest.raises(NotSeatable):
        proposed(club("abcd"), constraints=couple)


def test_what_was_seated_is_told_by_who_counts() -> None:
    held = club("abcde", Player("f", "F", same_as="e"), sat(1, "abcf"))
    assert evening_plan(held, "n") == ((("a", "b", "c", "e"),),)
