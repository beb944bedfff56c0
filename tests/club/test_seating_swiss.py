"""A round by the standing: neighbours, blocks, cuts."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.club.seating import NotSeatable, SeatingConstraints, plan_problems, swiss
from riichi_desktop.engine import problem

from .seatings import (
    chances,
    constraints,
    games,
    meetings,
    mixed,
    people,
    plans,
    seated,
    sizes,
    together,
)


def places(tables, standing):
    return [sorted(standing.index(one) + 1 for one in table) for table in tables]


@given(plans(most=20, rounds=3), sizes, st.integers(0, 12), chances, st.data())
@settings(max_examples=30)
def test_each_player_is_seated_once_or_sits_out(given_plan, size, reach, chance, data):
    players, past = given_plan
    standing = chance.sample(players, len(players))
    soft = SeatingConstraints(avoided=data.draw(constraints(players)).avoided)
    made = swiss(
        standing,
        size=size,
        past=past,
        reach=reach,
        constraints=soft,
        chance=chance,
        block=data.draw(st.sampled_from((0, size, 2 * size))),
    )
    assert sorted([*seated(made.tables), *made.out]) == players
    assert len(made.out) == len(players) % size
    assert all(len(table) == size for table in made.tables)
    means = [sum(row) for row in places(made.tables, standing)]
    assert means == sorted(means), "the first table has the best places"


@pytest.mark.parametrize("form", [{}, {"reach": 0}, {"block": 4}])
def test_the_first_round_seats_neighbours(form):
    standing = people(12)
    made = swiss(standing, chance=Random(1), **form)
    assert places(made.tables, standing) == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    assert made.notices == ()


TOP_FOUR = ((("p01", "p02", "p03", "p04"), ("p05", "p06", "p07", "p08")),)


def test_neighbours_are_moved_to_spare_rematches():
    made = swiss(people(8), past=TOP_FOUR, chance=Random(1))
    assert [len({*table} & {*people(4)}) for table in made.tables] == [2, 2]
    again = meetings(made.tables) & meetings(TOP_FOUR[0])
    assert len(made.notices) == len(again) == 4


@pytest.mark.parametrize("form", [{"reach": 0}, {"block": 4}])
def test_strictly_the_first_four_meet_whoever_met_before(form):
    made = swiss(people(8), past=TOP_FOUR, chance=Random(1), **form)
    assert places(made.tables, people(8)) == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert len(made.notices) == 12


def test_the_further_the_reach_the_fewer_rematches():
    chance = Random(5)
    past = mixed(people(24), 4, 4, chance)
    standing = chance.sample(people(24), 24)

    def moved_and_met(reach):
        made = swiss(standing, past=past, reach=reach, chance=Random(1))
        there = [
            (standing.index(one) // 4, table)
            for table, row in enumerate(made.tables)
            for one in row
        ]
        return sum(abs(place - table) for place, table in there), len(made.notices)

    moves, rematches = zip(*map(moved_and_met, (0, 2, 12)), strict=True)
    assert moves[0] == 0
    assert list(moves) == sorted(set(moves))
    assert list(rematches) == sorted(set(rematches), reverse=True)


@given(st.sampled_from((4, 8, 12)), chances)
@settings(max_examples=20)
def test_nobody_leaves_his_block(block, chance):
    standing = people(24)
    made = swiss(standing, past=mixed(standing, 2, 4, chance), block=block, chance=chance)
    for table in places(made.tables, standing):
        assert len({(place - 1) // block for place in table}) == 1


def test_a_block_is_drawn():
    drawn = {swiss(people(8), block=8, chance=Random(seed)).tables for seed in range(20)}
    assert len(drawn) > 15


def test_after_a_cut_only_the_first_are_seated():
    made = swiss(people(20), cut=8, chance=Random(1))
    assert places(made.tables, people(20)) == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert (made.out, made.substitutes) == ((), ())
    assert swiss(people(10), cut=8, substitutes=["s1", "s2"], chance=Random(1)).substitutes == ()


def test_the_others_may_play_among_themselves():
    past = ((("p07", "p08", "p09", "p10"), ("p01", "p02", "p03", "p04")),)
    made = swiss(people(18), cut=8, others=True, past=past, chance=Random(1))
    assert {one for table in made.tables[:2] for one in table} == set(people(8))
    assert {one for table in made.tables[2:] for one in table} < set(people(18)[8:])
    assert len(made.tables) == 4
    assert len(made.out) == 2


def test_others_too_few_for_a_table_sit_out():
    made = swiss(people(10), cut=8, others=True, chance=Random(1))
    assert (len(made.tables), made.out) == (2, ("p09", "p10"))


@given(st.sampled_from(({}, {"reach": 0}, {"block": 4}, {"block": 8})), st.integers(5, 15), chances)
@settings(max_examples=15)
def test_of_those_who_sat_out_least_the_last_sits_out(form, count, chance):
    players, past = people(count), ()
    for _ in range(4):
        standing = chance.sample(players, count)
        played = dict(zip(standing, games(standing, past), strict=True))
        made = swiss(standing, past=past, chance=chance, **form)
        queue = sorted(standing, key=lambda one: (-played[one], -standing.index(one)))
        if count % 4:
            assert sorted(made.out) == sorted(queue[: count % 4])
        past += (made.tables,)


def test_a_substitute_stands_last():
    made = swiss(people(7), substitutes=["s"], reach=0, chance=Random(1))
    assert set(made.tables[1]) == {"p05", "p06", "p07", "s"}
    assert made.substitutes == ("s",)


@pytest.mark.parametrize("reach", [0, 8])
def test_who_must_not_meet_is_parted_at_the_next_table(reach):
    couple = SeatingConstraints((together("p01", "p02"),))
    made = swiss(people(8), constraints=couple, reach=reach, chance=Random(1))
    assert plan_problems((made.tables,), couple) == ()
    assert abs(sum(sum(row) for row in places(made.tables[:1], people(8))) - 10) <= 4


def test_in_a_block_who_cannot_be_parted_is_named():
    couple = SeatingConstraints((together("p01", "p02"),))
    with pytest.raises(NotSeatable) as refused:
        swiss(people(8), constraints=couple, block=4, chance=Random(1))
    (told,) = refused.value.problems
    assert told == problem("seating_not_parted", "", player="p01", partner="p02", group="p01+p02")


def test_two_of_a_club_are_parted_unless_strictly():
    club = SeatingConstraints(avoided=(together("p01", "p02"),))
    assert ("p01", "p02") not in meetings(
        swiss(people(8), constraints=club, chance=Random(1)).tables
    )
    strict = swiss(people(8), constraints=club, reach=0, chance=Random(1))
    assert [one.id for one in strict.notices] == ["seating_avoided"]


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ({"block": 6}, problem("seating_block", "block", n=6, least=4)),
        ({"block": -4}, problem("seating_block", "block", n=-4, least=4)),
        ({"cut": 6}, problem("seating_cut", "cut", n=6, least=4, most=12)),
        ({"cut": 16}, problem("seating_cut", "cut", n=16, least=4, most=12)),
        ({"cut": -4}, problem("seating_cut", "cut", n=-4, least=4, most=12)),
    ],
)
def test_a_block_or_a_cut_that_fills_no_table_is_refused(form, fault):
    with pytest.raises(NotSeatable) as refused:
        swiss(people(13), chance=Random(1), **form)
    assert refused.value.problems == (fault,)
