"""A round by chance: laws, and the best of all where all can be tried."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.club.seating import (
    NotSeatable,
    SeatingConstraints,
    draw,
    plan_problems,
    with_names,
)
from riichi_desktop.engine import problem

from .seatings import (
    chances,
    constraints,
    counted,
    games,
    meetings,
    mixed,
    people,
    plans,
    seated,
    sizes,
    splits,
    together,
)


@given(plans(most=20), sizes, chances, st.data())
@settings(max_examples=40)
def test_each_player_is_seated_once_or_sits_out(given_plan, size, chance, data):
    players, past = given_plan
    soft = SeatingConstraints(avoided=data.draw(constraints(players)).avoided)
    made = draw(players, size=size, past=past, constraints=soft, chance=chance)
    assert sorted([*seated(made.tables), *made.out]) == players
    assert len(made.out) == len(players) % size
    assert all(len(table) == size for table in made.tables)
    assert made.substitutes == ()


@given(st.integers(4, 11), sizes, st.integers(1, 12), chances)
@settings(max_examples=20)
def test_sit_outs_differ_by_one_at_most(count, size, rounds, chance):
    players, past = people(count), ()
    for _ in range(rounds):
        past += (draw(players, size=size, past=past, chance=chance).tables,)
        played = games(players, past)
        assert max(played) - min(played) <= 1


def test_five_at_one_table_sit_out_in_turn():
    players, past, out = people(5), (), []
    for _ in range(15):
        made = draw(players, past=past, chance=Random(3))
        past += (made.tables,)
        out += made.out
    assert sorted(out[:5]) == players
    assert out[:5] == out[5:10] == out[10:], "whoever sat out last sits out last"


def test_how_often_somebody_sat_out_may_be_said():
    late = dict.fromkeys(people(4), 2) | {"p05": 0}
    assert draw(people(5), chance=Random(1), sat_out=late).out == ("p05",)
    assert draw(people(5), chance=Random(1), sat_out=late | {"p05": 3, "p02": 1}).out == ("p02",)


@given(st.sampled_from(((8, 4), (9, 4), (6, 3), (7, 3), (9, 3))), st.integers(0, 4), st.data())
@settings(max_examples=30)
def test_nobody_meets_again_who_need_not(form, rounds, data):
    (count, size), chance = form, data.draw(chances)
    players = people(count)
    past = mixed(players, rounds, size, chance)
    before = counted(past)

    def cost(tables):
        return sum(before[two] for two in meetings(tables))

    made = draw(players, size=size, past=past, chance=chance, sat_out={})
    assert cost(made.tables) == min(map(cost, splits(players, size)))
    told = {(dict(n.data)["player"], dict(n.data)["partner"]): n for n in made.notices}
    assert told.keys() == meetings(made.tables) & before.keys()
    assert all(n.id == "seating_rematch" and n.details["n"] == before[t] for t, n in told.items())


@given(st.sampled_from(((8, 4), (9, 4), (6, 3), (8, 3))), st.data())
@settings(max_examples=60)
def test_who_must_not_meet_does_not_unless_no_seating_parts_them(form, data):
    (count, size), chance = form, data.draw(chances)
    players = people(count)
    wanted = data.draw(constraints(players, most=5))
    hard = SeatingConstraints(wanted.apart)
    able = any(not plan_problems((tables,), hard) for tables in splits(players, size))
    if able:
        made = draw(players, size=size, constraints=wanted, chance=chance)
        assert plan_problems((made.tables,), hard) == ()
        return
    with pytest.raises(NotSeatable) as refused:
        draw(players, size=size, constraints=wanted, chance=chance)
    assert {p.id for p in refused.value.problems} <= {
        "seating_not_parted",
        "seating_group_too_large",
    }


@given(st.integers(2, 10), sizes, st.integers(0, 9), chances)
@settings(max_examples=40)
def test_teams_are_parted_where_the_tables_allow_it(tables, size, spare, chance):
    spare = min(spare, size - 1)
    players = people(tables * size + spare)
    order = chance.sample(players, tables * size)
    teams = tuple(together(*order[start::size]) for start in range(size))
    made = draw(
        players,
        size=size,
        past=mixed(players, 3, size, chance),
        chance=chance,
        constraints=SeatingConstraints(teams),
    )
    assert plan_problems((made.tables,), SeatingConstraints(teams)) == ()


def test_to_be_parted_somebody_sits_out_again():
    couple = SeatingConstraints((together("p01", "p02"),))
    past = ()
    for _ in range(6):
        past += (draw(people(5), past=past, constraints=couple, chance=Random(1)).tables,)
    assert all({"p01", "p02"} - set(seated(tables)) for tables in past)
    assert sorted(games(["p01", "p02"], past)) == [3, 3]


def test_a_group_that_is_too_large_is_named():
    club = together(*people(4))
    with pytest.raises(NotSeatable) as refused:
        draw(people(12), constraints=SeatingConstraints((club,)), chance=Random(1))
    assert refused.value.problems == (
        problem("seating_group_too_large", "", group=club.name, n=4, most=3),
    )
    assert draw(people(13), constraints=SeatingConstraints((club,)), chance=Random(1)).out[0] in (
        people(4)
    )


def test_who_cannot_be_parted_is_named():
    everybody = [together(one, "p01") for one in people(4)[1:]]
    with pytest.raises(NotSeatable, match="seating_not_parted") as refused:
        draw(people(4), constraints=SeatingConstraints((*everybody,)), chance=Random(1))
    pairs = {(p.details["player"], p.details["partner"]) for p in refused.value.problems}
    assert pairs == {("p01", "p02"), ("p01", "p03"), ("p01", "p04")}
    told = with_names(refused.value.problems[0], {"p01": "Ana", "p02": "Bo"})
    assert (told.details["player"], told.details["partner"]) == ("Ana", "Bo")


def test_a_club_is_avoided_but_no_rematch_is_made_for_it():
    clubs = SeatingConstraints(avoided=(together(*people(4)), together(*people(8)[4:])))
    made = draw(people(8), constraints=clubs, chance=Random(1))
    assert [len({*table} & {*people(4)}) for table in made.tables] == [2, 2]
    assert sorted(n.id for n in made.notices) == ["seating_avoided"] * 4
    past = ((("p01", "p05", "p09", "p10"), ("p02", "p06", "p11", "p12")),)
    two = SeatingConstraints(avoided=(together("p01", "p02"),))
    players = ["p01", "p05", "p02", "p06", "q1", "q2", "q3", "q4"]
    for seed in range(5):
        tables = draw(players, past=past, constraints=two, chance=Random(seed)).tables
        assert not meetings(tables) & {("p01", "p02"), ("p01", "p05"), ("p02", "p06")}


def test_substitutes_fill_up_and_only_then():
    made = draw(people(10), substitutes=["s1", "s2", "s3"], chance=Random(1))
    assert (made.out, made.substitutes) == ((), ("s1", "s2"))
    assert {"s1", "s2"} < set(seated(made.tables))
    too_few = draw(people(10), substitutes=["s1"], chance=Random(1))
    assert (len(too_few.out), too_few.substitutes) == (2, ())
    assert draw(people(8), substitutes=["s1"], chance=Random(1)).substitutes == ()
    assert len(draw(people(3), substitutes=["s1"], chance=Random(1)).tables) == 1


@pytest.mark.parametrize(
    ("players", "substitutes", "fault"),
    [
        (["a", "b", "c"], [], problem("seating_too_few", "", n=3, least=4)),
        ([], [], problem("seating_too_few", "", n=0, least=4)),
        (["a", "b", "c", "d", "a"], [], problem("seating_player_twice", "", player="a")),
        (["a", "b", "c"], ["d", "c"], problem("seating_player_twice", "", player="c")),
    ],
)
def test_what_cannot_be_seated_is_refused(players, substitutes, fault):
    with pytest.raises(NotSeatable) as refused:
        draw(players, substitutes=substitutes, chance=Random(1))
    assert refused.value.problems == (fault,)


def test_no_table_has_five():
    with pytest.raises(ValueError, match="5"):
        draw(people(10), size=5, chance=Random(1))


@given(plans(), st.integers())
@settings(max_examples=20)
def test_the_same_chance_gives_the_same_round(given_plan, seed):
    players, past = given_plan
    assert draw(players, past=past, chance=Random(seed)) == draw(
        players, past=past, chance=Random(seed)
    )


def test_chance_decides():
    assert len({draw(people(8), chance=Random(seed)).tables for seed in range(30)}) > 25


@given(st.integers(1, 8), chances)
@settings(max_examples=15)
def test_nobody_comes_back_to_a_table_who_need_not(rounds, chance):
    """Two tables: there are two ways to number them."""
    players, past = people(8), ()
    for _ in range(rounds):
        tables = draw(players, past=past, chance=chance).tables
        past += (tables,)
    known = [[one for table in (t[n] for t in past[:-1]) for one in table] for n in (0, 1)]

    def back(first, second):
        return sum(map(known[0].count, first)) + sum(map(known[1].count, second))

    assert back(*tables) <= back(*reversed(tables))


def test_a_long_evening_of_sixteen_has_no_rematch_for_three_rounds():
    for seed in range(10):
        chance, past = Random(seed), ()
        for _ in range(3):
            past += (draw(people(16), past=past, chance=chance).tables,)
        assert max(counted(past).values()) == 1
