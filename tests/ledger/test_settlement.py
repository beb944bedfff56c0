"""Final points (RULES.md part 3, CLARIFICATIONS A1 and B4)."""

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.engine import FloatingUma
from riichi_desktop.ledger import settle_game

from .tables import EMA, LEAGUE, ONLINE, SANMA, WRC, points, settled, table, with_

UP = with_(WRC, final_rounding="half_up")
DOWN = with_(WRC, final_rounding="half_down")
OKA = with_(LEAGUE, ties="seat_order", leftover_sticks="first")


def parts(rules, scores, **fields):
    return [one[1:] for one in settled(rules, scores, **fields)]


def test_how_a_player_s_points_come_about() -> None:
    rules = with_(LEAGUE, final_rounding="half_up")
    first = settled(rules, (42300, 27600, 20100, 9000), sticks=1, penalties=(-20000, 0, 0, 0))[0]
    assert first._asdict() == {
        "chair": 0,
        "place": 1,
        "score": 43300,
        "leftover": 1000,
        "difference": 13000,
        "uma": 30000,
        "oka": 20000,
        "remainder": 0,
        "penalties": -20000,
        "points": 43000,
    }


@pytest.mark.parametrize(
    ("score", "up", "down"),
    [
        (11500, 12000, 11000),
        (11400, 11000, 11000),
        (11600, 12000, 12000),
        (500, 1000, 0),
        (0, 0, 0),
        (-400, 0, 0),
        (-500, -1000, 0),
        (-4500, -5000, -4000),
        (-4600, -5000, -5000),
        (-4400, -4000, -4000),
    ],
)
def test_the_final_score_is_rounded_before_the_return_is_taken_off(score, up, down) -> None:
    scores = (120000 - score, score, 0, 0)
    assert settled(UP, scores)[1].difference == up - 30000
    assert settled(DOWN, scores)[1].difference == down - 30000
    assert settled(WRC, scores)[1].difference == score - 30000


def test_a_return_that_is_no_thousand_is_taken_off_the_rounded_score() -> None:
    rules = with_(UP, start=30300, return_points=30300)
    assert settled(rules, (91200, 10500, 10500, 9000))[1].difference == 11000 - 30300


def test_the_first_takes_what_rounding_leaves() -> None:
    found = settled(UP, (30400, 30400, 30400, 28800))
    assert [one.remainder for one in found] == [1000, 0, 0, 0]
    assert sum(one.points for one in found) == 0
    found = settled(DOWN, (28500, 40500, 30500, 20500))
    assert [one.remainder for one in found] == [0, 2000, 0, 0]
    assert sum(one.points for one in found) == 0


def test_places_by_seat_order() -> None:
    assert [one.place for one in settled(ONLINE, (25000, 30000, 20000, 25000))] == [2, 1, 4, 3]


def test_shared_places_leave_the_next_out() -> None:
    assert [one.place for one in settled(EMA, (30000, 40000, 20000, 30000))] == [2, 1, 4, 2]
    assert [one.place for one in settled(EMA, (40000, 40000, 20000, 20000))] == [1, 1, 3, 3]
    assert [one.place for one in settled(EMA, (30000,) * 4)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("scores", "uma"),
    [
        ((40000, 40000, 20000, 20000), [10000, 10000, -10000, -10000]),
        ((50000, 30000, 30000, 10000), [15000, 0, 0, -15000]),
        ((40000, 40000, 40000, 0), [5000, 5000, 5000, -15000]),
        # -15 among three: -5 each; 15 - 5 ... in hundreds the rest is the earlier chairs'.
        ((60000, 20000, 20000, 20000), [15000, -5000, -5000, -5000]),
    ],
)
def test_uma_of_tied_places_is_shared(scores, uma) -> None:
    assert [one.uma for one in settled(EMA, scores)] == uma


def test_shares_are_rounded_down_to_hundreds_and_the_rest_is_the_earlier_chairs() -> None:
    rules = with_(WRC, uma=(11000, 0, -3000, -8000))
    assert [one.uma for one in settled(rules, (60000, 20000, 20000, 20000))] == [
        11000,
        -3600,
        -3700,
        -3700,
    ]
    assert [one.uma for one in settled(rules, (20000, 20000, 60000, 20000))] == [
        -3600,
        -3700,
        11000,
        -3700,
    ]
    odd = with_(WRC, uma=(10100, 0, 0, -10100))
    assert [one.uma for one in settled(odd, (40000, 40000, 40000, 0))][:3] == [3400, 3400, 3300]


def test_oka_of_tied_firsts_is_shared_with_the_uma() -> None:
    found = settled(LEAGUE, (35000, 35000, 20000, 10000))
    assert [one.points for one in found] == [35000, 35000, -20000, -50000]
    assert [one.uma + one.oka for one in found][:2] == [30000, 30000]
    three = settled(LEAGUE, (30000, 30000, 30000, 10000))
    assert [one.uma + one.oka for one in three][:3] == [16700, 16700, 16600]
    assert sum(one.points for one in three) == 0


def test_the_remainder_of_tied_firsts_is_the_earliest_s() -> None:
    rules = with_(UP, ties="split")
    found = settled(rules, (29600, 31400, 31400, 27600))
    assert [one.remainder for one in found] == [0, 0, 0, 0]
    found = settled(rules, (29400, 31300, 31300, 28000))
    assert [one.remainder for one in found] == [0, 1000, 0, 0]
    assert sum(one.points for one in found) == 0


@pytest.mark.parametrize(
    ("rule", "scores", "leftover"),
    [
        ("first", (20000, 40000, 30000, 7000), [0, 3000, 0, 0]),
        ("first", (20000, 37000, 3000, 37000), [0, 3000, 0, 0]),
        ("first_split", (20000, 40000, 30000, 7000), [0, 3000, 0, 0]),
        ("first_split", (20000, 37000, 3000, 37000), [0, 1500, 0, 1500]),
        ("first_split", (29000, 29000, 29000, 10000), [1000, 1000, 1000, 0]),
        ("lost", (20000, 40000, 30000, 7000), [0, 0, 0, 0]),
    ],
)
def test_sticks_left_on_the_table(rule, scores, leftover) -> None:
    rules = with_(ONLINE, leftover_sticks=rule)
    assert [one.leftover for one in settled(rules, scores, sticks=3)] == leftover


def test_one_stick_among_three_goes_in_hundreds_the_larger_share_first() -> None:
    found = settled(LEAGUE, (30000, 9000, 30000, 30000), sticks=1)
    assert [one.leftover for one in found] == [400, 0, 300, 300]


def test_lost_sticks_are_missing_from_the_points() -> None:
    scores = (40000, 31000, 27000, 20000)
    for rules in (WRC, UP, DOWN, with_(WRC, return_points=35000)):
        found = settled(rules, scores, sticks=2)
        assert sum(one.points for one in found) == -2000
    assert points(WRC, scores, sticks=2) == [25, 6, -8, -25]


@pytest.mark.parametrize("base", [WRC, UP, OKA, ONLINE])
def test_points_taken_off_the_table_are_nobody_s_gain(base) -> None:
    rules = with_(base, leftover_sticks="first")
    start = rules.start
    found = settled(rules, (start + 5000, start, start - 6000, start))
    assert sum(one.points for one in found) == -1000
    assert found[0].remainder == 0


def test_penalties_come_after_uma_and_change_no_place() -> None:
    scores = (40000, 31000, 28000, 21000)
    found = settled(WRC, scores, penalties=(-30000, 0, 0, -2000))
    assert [one.place for one in found] == [1, 2, 3, 4]
    assert [one.points for one in found] == [-5000, 6000, -7000, -26000]


@pytest.mark.parametrize(
    ("scores", "uma"),
    [
        ((60000, 20000, 20100, 19900), [12000, -3000, -1000, -8000]),
        ((40000, 30000, 29900, 20100), [8000, 4000, -4000, -8000]),
        ((30000, 30100, 30200, 29700), [1000, 3000, 8000, -12000]),
    ],
)
def test_floating_uma(scores, uma) -> None:
    assert [one.uma for one in settled(preset("jpml_a"), scores)] == uma


def test_floating_uma_with_nobody_or_everybody_up() -> None:
    uma = FloatingUma(((9000, -1000, -3000, -5000),) * 3, (4000, 2000, -2000, -4000))
    rules = with_(WRC, uma=uma, ties="seat_order")
    assert [one.uma for one in settled(rules, (30000,) * 4)] == [4000, 2000, -2000, -4000]
    below = (29900, 29800, 29700, 29600)
    assert [one.uma for one in settled(rules, below)] == [4000, 2000, -2000, -4000]


def test_the_count_for_floating_uma_includes_leftover_sticks() -> None:
    rules = with_(preset("jpml_a"), leftover_sticks="first", ties="seat_order")
    found = settled(rules, (29000, 25000, 24000, 41000 - 1000), sticks=1)
    assert [one.uma for one in found] == [-1000, -3000, -8000, 12000]


def test_three_players() -> None:
    assert points(SANMA, (60000, 30000, 15000)) == [55.0, -10.0, -45.0]
    rules = with_(SANMA, ties="split")
    assert points(rules, (45000, 45000, 15000)) == [22.5, 22.5, -45.0]


def test_a_game_that_goes_on_is_settled_where_it_stands() -> None:
    found = settle_game(table(ONLINE, scores=(28000, 24000, 24000, 23000), sticks=1))
    assert [one.score for one in found] == [29000, 24000, 24000, 23000]
