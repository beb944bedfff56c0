"""Faults of seating that users of other programs met; a test bears its report's id."""

import json
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from riichi_desktop.club.seating import (
    draw,
    evaluate_seating,
    flattest,
    parse_script,
    places_template,
    script_problems,
    seat_script,
    swiss,
)

from .seatings import people, seated, winds

FILE = Path(__file__).resolve().parent.parent / "data" / "recorded" / "reported_table.jsonl"
REPORTS = {one["id"]: one for one in map(json.loads, FILE.read_text("utf-8").splitlines())}


def report(id):
    return pytest.mark.parametrize("case", [REPORTS[id]], ids=[id])


@report("seating-partial-round")
def test_a_script_may_seat_fewer_than_are_registered(case):
    script = parse_script("1 2 3 4\n5 6 7 8\n1 5 2 6")
    assert (script_problems(script, registered=8) == ()) is case["expect"]["start"]
    plan = seat_script(script, people(8), size=4)
    assert [len(seated(tables)) for tables in plan] == [4, 4, 4]


@report("seating-wind-balance")
def test_of_the_24_orders_the_flattest_is_taken(case):
    assert case["situation"].startswith("4th round for four players who have been E three times")
    table = tuple(people(4))
    past = (
        (("p01", "p02", "p03", "p04"),),
        (("p02", "p01", "p04", "p03"),),
        (("p03", "p04", "p01", "p02"),),
    )
    before = {(one, wind): winds(one, past, 4)[wind] for one in table for wind in range(4)}

    def counts(order):
        after = [n + (order[wind] == one) for (one, wind), n in before.items()]
        return sorted(after, reverse=True)

    smallest = min(map(counts, permutations(table)))
    assert counts(flattest(table, before)) == smallest == [1] * 16
    assert flattest(table, before)[0] == "p04", "the one who was never East"
    assert draw(table, past=past, chance=Random(1)).tables == (flattest(table, before),)


PAST = ((("p01", "p02", "p03", "p04"), ("p05", "p06", "p07", "p08")),)


def after_penalty(points, penalties):
    """Give the standings that people see: the penalty is in the points."""
    shown = {one: points[one] + penalties.get(one, 0) for one in points}
    return sorted(points, key=lambda one: (-shown[one], one))


POINTS = {one: 80 - 10 * at for at, one in enumerate(people(8))}


@report("penalty-in-seating")
def test_a_penalty_changes_who_meets(case):
    assert case["expect"]["seed_order"] == "after penalties"
    order = after_penalty(POINTS, {"p01": -75})
    before = swiss(after_penalty(POINTS, {}), reach=0, past=PAST, chance=Random(1))
    after = swiss(order, reach=0, past=PAST, chance=Random(1))
    assert set(before.tables[0]) == {"p01", "p02", "p03", "p04"}
    assert set(after.tables[0]) == {"p02", "p03", "p04", "p05"}
    assert "p01" in after.tables[1]
    by_places = seat_script((places_template(8),), order)
    assert [len({*table} & {*order[:4]}) for table in by_places[0]] == [2, 2]


@report("penalty-then-reset-seating")
def test_a_round_that_was_reset_is_as_if_it_had_never_been_drawn(case):
    """A seating is a value: nothing hangs on a table of it, so a penalty stays when it goes."""
    assert case["expect"]["reset"] == "ok"
    drawn = swiss(after_penalty(POINTS, {}), past=PAST, chance=Random(1))
    plan = (*PAST, drawn.tables)
    reset = plan[:-1]
    again = swiss(after_penalty(POINTS, {"p01": -75}), past=reset, chance=Random(1))
    never = swiss(after_penalty(POINTS, {"p01": -75}), past=PAST, chance=Random(1))
    assert again == never
    assert again.tables != drawn.tables
    assert evaluate_seating((*reset, again.tables)).meetings == 24
