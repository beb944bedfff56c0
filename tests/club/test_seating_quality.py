"""How good a plan is: counted by hand, and the bounds that nothing undercuts."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.club.seating import (
    NotSeatable,
    SeatingConstraints,
    SeatingGroup,
    SeatingMeeting,
    SeatingOfPlayer,
    evaluate_seating,
    plan_problems,
    schedule,
)
from riichi_desktop.engine import problem

from .seatings import constraints, people, plans, splits, together

PLAN = (
    (("a", "b", "c", "d"), ("e", "f", "g", "h")),
    (("b", "a", "e", "f"), ("c", "d", "g", "i")),
    (("a", "c", "b", "g"), ("i", "h", "d", "e")),
)


def test_everything_is_counted():
    quality = evaluate_seating(PLAN)
    assert [line.player for line in quality.players] == list("abcdefghi")
    assert quality.players[0] == SeatingOfPlayer(
        player="a", games=3, out=0, winds=(2, 1, 0, 0), met=6, again=3, same_table=2
    )
    assert quality.players[8] == SeatingOfPlayer(
        player="i", games=2, out=1, winds=(1, 0, 0, 1), met=5, again=1, same_table=1
    )
    assert quality.rematches == (
        SeatingMeeting("a", "b", 3),
        SeatingMeeting("a", "c", 2),
        SeatingMeeting("b", "c", 2),
        SeatingMeeting("c", "d", 2),
        SeatingMeeting("c", "g", 2),
        SeatingMeeting("d", "i", 2),
        SeatingMeeting("e", "f", 2),
        SeatingMeeting("e", "h", 2),
    )
    assert quality.meetings == 36
    assert quality.again == 9
    assert ("a", "h") in quality.never_met
    assert len(quality.never_met) == 9
    assert (quality.out_spread, quality.best.out_spread) == (1, 1)
    assert quality.wind_spread == 2


def test_one_figure_weighs_all():
    quality = evaluate_seating(PLAN)
    repeats, out, needless_winds = 3 + 7, 1, 2
    assert [line.player for line in quality.players if line.wind_spread > 1] == ["a", "g"]
    assert quality.cost == 10 * repeats + 100 * out + 3 * needless_winds
    club = SeatingConstraints(avoided=(SeatingGroup("Lyon", ("a", "b", "z")),))
    assert evaluate_seating(PLAN, club).cost == quality.cost + 3 * 4
    team = SeatingConstraints(apart=club.avoided, avoided=club.avoided)
    assert evaluate_seating(PLAN, team).cost == quality.cost + 3 * 10_000


def test_who_meets_and_should_not_is_named():
    wishes = SeatingConstraints(
        (together("a", "i"), together("a", "b", "h")), (together("c", "d"),)
    )
    quality = evaluate_seating(PLAN, wishes)
    assert quality.conflicts == (SeatingMeeting("a", "b", 3, "a+b+h"),)
    assert quality.avoided == (SeatingMeeting("c", "d", 2, "c+d"),)
    assert not {("a", "i"), ("a", "h")} & set(quality.never_met)


def test_who_is_never_seated_counts_when_he_is_named():
    quality = evaluate_seating(PLAN, players=("z", "a"))
    assert quality.players[-1] == SeatingOfPlayer("z", 0, 3, (0, 0, 0, 0), 0, 0, 0)
    assert quality.out_spread == 3


def test_no_rounds_are_no_trouble():
    quality = evaluate_seating((), players=("a", "b"))
    assert (quality.cost, quality.best.cost, quality.percent) == (0, 0, 100)
    assert quality.never_met == (("a", "b"),)
    assert evaluate_seating(()).players == ()


@pytest.mark.parametrize(
    ("players", "rounds", "again"),
    [
        (16, 5, 0),  # everybody met everybody
        (16, 6, 24),
        (12, 2, 3),  # four of three tables: two of them sat together
        (8, 2, 4),
        (8, 7, 56),
        (4, 3, 12),
        (5, 5, 20),
        (20, 5, 0),
    ],
)
def test_the_least_repeats(players, rounds, again):
    plan = schedule(people(players), rounds, chance=Random(1))
    quality = evaluate_seating(plan)
    assert quality.best.again == again == quality.again


def test_nine_by_threes_need_a_rematch_in_the_fifth_round():
    nine = schedule(people(9), 5, size=3, chance=Random(1))
    assert evaluate_seating(nine).best.again == 9 == evaluate_seating(nine).again


def test_a_club_with_more_players_than_tables_must_meet():
    club = together(*people(6))
    plan = schedule(people(16), 2, constraints=SeatingConstraints((), (club,)), chance=Random(1))
    quality = evaluate_seating(plan, SeatingConstraints((), (club,)))
    assert quality.best.avoided == 4 == sum(two.times for two in quality.avoided)
    hard = evaluate_seating(plan, SeatingConstraints((club,), (club,)))
    assert (hard.best.conflicts, hard.best.avoided) == (4, 0)


@given(plans(most=12), st.data())
@settings(max_examples=150)
def test_nothing_undercuts_the_bounds(given_plan, data):
    players, plan = given_plan
    wishes = data.draw(constraints(players))
    quality = evaluate_seating(plan, wishes, players)
    best = quality.best
    assert quality.cost >= best.cost
    assert 0 <= quality.percent <= 100
    assert (quality.percent == 100) == (quality.cost == best.cost)
    assert quality.same_table >= best.same_table
    assert quality.out_spread >= best.out_spread
    assert sum(two.times for two in quality.conflicts) >= best.conflicts
    assert quality.conflicts or quality.again >= best.again


@given(plans(most=9, rounds=4, same_size=False), st.data())
@settings(max_examples=60)
def test_nor_with_tables_of_both_sizes(given_plan, data):
    players, plan = given_plan
    quality = evaluate_seating(plan, data.draw(constraints(players)), players)
    assert quality.cost >= quality.best.cost
    assert quality.conflicts or quality.again >= quality.best.again


@given(st.sampled_from(((8, 4), (9, 4), (6, 3), (7, 3))), st.data())
@settings(max_examples=15)
def test_nor_by_any_second_round(form, data):
    size, players = form[1], people(form[0])
    wishes = data.draw(constraints(players))
    first = next(splits(players, size))
    for second in splits(players, size):
        quality = evaluate_seating((first, second), wishes, players)
        assert quality.cost >= quality.best.cost


@given(plans(most=12))
@settings(max_examples=40)
def test_the_sums_agree(given_plan):
    players, plan = given_plan
    quality = evaluate_seating(plan, players=players)
    assert quality.again * 2 == sum(line.again for line in quality.players)
    met = sum(line.met for line in quality.players) // 2
    assert met + len(quality.never_met) == len(players) * (len(players) - 1) // 2
    assert met + quality.again == quality.meetings
    assert all(line.games + line.out == len(plan) for line in quality.players)
    assert all(sum(line.winds) == line.games for line in quality.players)


def test_what_is_wrong_with_a_plan_is_told_with_its_place():
    wishes = SeatingConstraints((together("a", "c"),))
    plan = ((("a", "b", "c", "d"),), (("a", "b"), ("b", "c", "d", "e")))
    assert plan_problems(plan, wishes) == (
        problem(
            *("seating_apart", "rounds[0].tables[0]"),
            player="a",
            partner="c",
            group="a+c",
            turn=1,
            table=1,
        ),
        problem("seating_table_size", "rounds[1].tables[0]", n=2, turn=2, table=1),
        problem("seating_player_again", "rounds[1].tables[1]", player="b", turn=2, table=2),
    )
    with pytest.raises(NotSeatable) as refused:
        evaluate_seating(plan, wishes)
    assert len(refused.value.problems) == 2, "who should not meet is no reason to refuse"
    assert plan_problems((), wishes) == ()
