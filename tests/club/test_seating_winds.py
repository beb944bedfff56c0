"""Who begins in which wind."""

from collections import Counter
from itertools import permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.club.seating import balanced, draw, flattest

from .seatings import chances, people, plans, sizes, winds


def flatness(order, before):
    after = [
        before[one, wind] + (order[wind] == one) for one in order for wind in range(len(order))
    ]
    return sorted(after, reverse=True)


@given(sizes, st.data())
def test_no_order_of_a_table_is_flatter(size, data):
    table = tuple(people(size))
    counts = data.draw(st.lists(st.integers(0, 4), min_size=size**2, max_size=size**2))
    before = Counter({(one, wind): counts.pop() for one in table for wind in range(size)})
    chosen = flattest(table, before)
    assert sorted(chosen) == sorted(table)
    best = min(flatness(order, before) for order in permutations(table))
    assert flatness(chosen, before) == best


def test_among_equal_orders_the_given_one_stays():
    assert flattest(("b", "c", "a"), Counter()) == ("b", "c", "a")


@given(plans(most=17, rounds=9))
@settings(max_examples=60)
def test_a_plan_can_always_be_even_after_every_round(given_plan):
    players, plan = given_plan
    even = balanced(plan)
    assert [[sorted(table) for table in tables] for tables in even] == [
        [sorted(table) for table in tables] for tables in plan
    ]
    size = len(plan[0][0]) if plan else 4
    for until in range(len(even) + 1):
        for one in players:
            counts = winds(one, even[:until], size)
            assert max(counts) - min(counts) <= 1


@given(plans(most=9, rounds=4, same_size=False))
@settings(max_examples=30)
def test_a_plan_of_both_sizes_is_made_flat_round_by_round(given_plan):
    _, plan = given_plan
    even = balanced(plan)
    assert [[sorted(table) for table in tables] for tables in even] == [
        [sorted(table) for table in tables] for tables in plan
    ]


def test_mixed_sizes_do_not_give_east_twice():
    plan = ((("a", "b", "c", "d"),), (("a", "b", "c"),), (("a", "b", "c", "d"),))
    even = balanced(plan)
    assert len({tables[0][0] for tables in even}) == 3


@given(st.integers(4, 13), sizes, chances)
@settings(max_examples=20)
def test_rounds_that_are_drawn_one_by_one_stay_even(count, size, chance):
    players, past = people(count), ()
    for _ in range(size):
        past += (draw(players, size=size, past=past, chance=chance).tables,)
    assert max(max(winds(one, past, size)) for one in players) <= 2


def test_four_rounds_of_the_same_four_give_each_wind_to_each():
    past = ()
    for _ in range(4):
        past += (draw(people(4), past=past, chance=Random(2)).tables,)
    assert all(winds(one, past, 4) == [1, 1, 1, 1] for one in people(4))
