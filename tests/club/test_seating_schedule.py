"""Whole plans: perfect where they can be, never worse than fair."""

from random import Random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.club.seating import (
    NotSeatable,
    SeatingConstraints,
    draw,
    evaluate_seating,
    placing,
    plan_problems,
    schedule,
    swiss,
)

from .seatings import (
    chances,
    constraints,
    counted,
    games,
    meetings,
    mixed,
    people,
    seated,
    sizes,
    together,
    winds,
)

PERFECT = {
    "16 in 5 rounds, everybody meets everybody: the affine plane": (16, 5, 4),
    "9 in 4 rounds by threes, the affine plane": (9, 4, 3),
    "15 in 7 rounds by threes: Kirkman's schoolgirls": (15, 7, 3),
    "20 in 5 rounds": (20, 5, 4),
    "24 in 7 rounds": (24, 7, 4),
    "28 in 7 rounds": (28, 7, 4),
    "36 in 8 rounds": (36, 8, 4),
    "64 in 10 rounds": (64, 10, 4),
    "22 in 5 rounds, two sit out": (22, 5, 4),
}


@pytest.mark.parametrize("form", PERFECT.values(), ids=PERFECT.keys())
def test_nobody_meets_twice(form):
    count, rounds, size = form
    plan = schedule(people(count), rounds, size=size, chance=Random(1))
    assert max(counted(plan).values()) == 1
    quality = evaluate_seating(plan)
    assert (quality.again, quality.cost, quality.percent) == (0, quality.best.cost, 100)


def test_sixteen_in_five_rounds_are_twenty_tables_of_new_faces():
    for seed in range(5):
        plan = schedule(people(16), 5, chance=Random(seed))
        assert len(plan) * len(plan[0]) == 20
        assert len(counted(plan)) == 120 == 16 * 15 // 2


WHIST = {"4 in 3": (4, 3), "8 in 7": (8, 7), "12 in 11": (12, 11), "16 in 15": (16, 15)}


@pytest.mark.parametrize("form", WHIST.values(), ids=WHIST.keys())
def test_as_many_rounds_as_others_and_everybody_is_met_three_times(form):
    """As in a whist tournament; Moore's are the same rounds."""
    count, rounds = form
    plan = schedule(people(count), rounds, chance=Random(3))
    assert set(counted(plan).values()) == {3}


@given(st.integers(4, 14), st.integers(1, 6), sizes, chances, st.data())
@settings(max_examples=12)
def test_a_plan_is_fair(count, rounds, size, chance, data):
    players = people(count)
    soft = SeatingConstraints(avoided=data.draw(constraints(players)).avoided)
    plan = schedule(players, rounds, size=size, constraints=soft, chance=chance)
    assert len(plan) == rounds
    assert plan_problems(plan) == ()
    assert all(len(tables) == count // size for tables in plan)
    played = games(players, plan)
    assert max(played) - min(played) <= 1
    for one in players:
        counts = winds(one, plan, size)
        assert max(counts) - min(counts) <= 1


@given(st.integers(2, 6), st.integers(1, 4), chances)
@settings(max_examples=6)
def test_a_team_never_meets_itself(tables, rounds, chance):
    players = people(4 * tables)
    teams = SeatingConstraints(tuple(together(*players[at::4]) for at in range(4)))
    plan = schedule(players, rounds, constraints=teams, chance=chance)
    assert plan_problems(plan, teams) == ()


def test_four_teams_of_four_meet_in_four_rounds_and_nobody_again():
    teams = SeatingConstraints(tuple(together(*people(16)[at::4]) for at in range(4)))
    plan = schedule(people(16), 4, constraints=teams, chance=Random(1))
    quality = evaluate_seating(plan, teams)
    assert (quality.again, quality.conflicts, quality.percent) == (0, (), 100)
    assert quality.never_met == (), "team mates are not counted"


def test_clubs_are_kept_apart_in_a_plan_that_rotates():
    clubs = SeatingConstraints(avoided=(together("p01", "p02"), together("p03", "p04")))
    plan = schedule(people(28), 7, constraints=clubs, chance=Random(1))
    quality = evaluate_seating(plan, clubs)
    assert (quality.again, quality.avoided) == (0, ())


def test_a_plan_of_an_even_number_of_rounds_rotates_too():
    plan = schedule(people(20), 6, chance=Random(1))
    assert plan_problems(plan) == ()
    assert evaluate_seating(plan).again <= 6


@pytest.mark.parametrize("seed", range(2))
def test_a_plan_can_be_where_a_round_can(seed):
    """Sixty of a hundred pairs of different tables are forbidden: hardly a way is left."""
    chance, players = Random(seed), people(12)
    tables = mixed(players, 1, 4, chance)[0]
    free = meetings(tables)
    pairs = sorted(meetings((tuple(players),)) - free)
    hard = SeatingConstraints(tuple(together(*two) for two in pairs if chance.random() < 0.6))
    plan = schedule(players, 6, constraints=hard, chance=chance)
    assert plan_problems(plan, hard) == ()


def test_who_cannot_be_parted_is_named():
    three = SeatingConstraints(
        (together("p01", "p02"), together("p02", "p03"), together("p01", "p03"))
    )
    with pytest.raises(NotSeatable) as refused:
        schedule(people(8), 2, constraints=three, chance=Random(1))
    assert {one.id for one in refused.value.problems} == {"seating_not_parted"}


def test_what_was_played_is_played_no_more():
    past = schedule(people(28), 3, chance=Random(1))
    plan = schedule(people(28), 2, past=past, chance=Random(2))
    assert max(counted(past + plan).values()) == 1
    nine = schedule(people(9), 3, chance=Random(1))
    later = schedule(people(9), 6, past=nine, chance=Random(1))
    assert games(people(9), nine + later) == [8] * 9


def test_substitutes_fill_up_every_round():
    plan = schedule(people(14), 3, substitutes=["s1", "s2", "s3"], chance=Random(1))
    assert games([*people(14), "s1", "s2"], plan) == [3] * 16
    assert "s3" not in {one for tables in plan for one in seated(tables)}


def test_a_plan_has_a_round():
    with pytest.raises(ValueError, match="0 rounds"):
        schedule(people(8), 0, chance=Random(1))


def test_the_same_chance_gives_the_same_plan():
    assert schedule(people(20), 5, chance=Random(1)) == schedule(people(20), 5, chance=Random(1))
    assert schedule(people(12), 2, chance=Random(1)) != schedule(people(12), 2, chance=Random(2))


@pytest.mark.speed
def test_64_players_are_seated_at_once():
    players, chance = people(64), Random(1)
    past = mixed(players, 9, 4, chance)
    for way in (draw, swiss):
        start = perf_counter()
        way(players, past=past, chance=chance)
        assert perf_counter() - start < 0.2
    start = perf_counter()
    schedule(players, 10, chance=chance)
    assert perf_counter() - start < 3


def test_people_are_kept_apart_even_where_it_may_be_tried_once_only(monkeypatch):
    monkeypatch.setattr(placing, "PASSES", 1)
    players = people(16)
    apart = tuple(together(*players[at : at + 4]) for at in range(0, 16, 4))
    limits = SeatingConstraints(avoided=apart)
    plan = schedule(players, 3, chance=Random(1), constraints=limits)
    assert not plan_problems(plan, limits)
