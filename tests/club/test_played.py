"""A played game as the club counts it."""

import msgspec
import pytest

from riichi_desktop.club import Link, Played, facts_of, played_of_game, played_of_totals
from riichi_desktop.ledger import Chombo, Finished, NotLegal, Replaced, replay
from tests.ledger.tables import ANA, BO, CHI, DAN, ONLINE, WRC, drawn, played, ron, with_, won

from .clubs import FOUR, SEATED, TRIO, game, recorded, totals


def test_names_become_players() -> None:
    held = recorded(played(WRC, won(ron(BO, ANA)), Finished()), day="2026-11-30", table=2)
    assert (held.event, held.day, held.table, held.rules_id) == ("e", "2026-11-30", 2, "wrc2025")
    assert (held.players, held.hands, held.finished, held.counts) == (4, 1, True, True)
    assert [seat.player for seat in held.seats] == list(FOUR)
    assert [seat.name for seat in held.seats] == ["Ana", "Bo", "Chi", "Dan"]
    assert [(seat.place, seat.tied, seat.points) for seat in held.seats] == [
        (4, 1, -23000),
        (1, 1, 23000),
        (2, 2, 0),
        (2, 2, 0),
    ]
    assert held.seats[BO].facts is not None
    assert held.seats[BO].facts.ron == 1


def test_who_left_before_the_end_has_hands_and_no_place() -> None:
    held = recorded(played(ONLINE, drawn(), Replaced(CHI, "Eva"), drawn()))
    assert [seat.player for seat in held.seats] == ["ana", "bo", "eva", "dan"]
    (left,) = held.left
    assert (left.player, left.place, left.points) == ("chi", 0, 0)
    assert left.facts is not None
    assert left.facts.hands == 1


def test_a_name_that_nobody_was_said_to_be_is_nobody() -> None:
    link = Link("g", (("Ana", "ana"),))
    held = played_of_game(link, facts_of(played(ONLINE)))
    assert [seat.player for seat in held.seats] == ["ana", "", "", ""]


def test_people_of_one_name_are_told_apart_by_their_chairs() -> None:
    twice = replay(ONLINE, ("Ana", "Bo", "Ana", "Dan"), [won(ron(CHI, BO))])
    link = Link("g", (("Ana", "ana"), ("Bo", "bo"), ("Ana", "chi"), ("Dan", "dan")))
    held = played_of_game(link, facts_of(twice))
    assert [seat.player for seat in held.seats] == list(FOUR)


def test_a_void_game_says_so() -> None:
    assert not recorded(played(WRC), counts=False).counts


def test_a_game_and_its_totals_come_to_the_same() -> None:
    of_hands = recorded(played(WRC, won(ron(BO, ANA)), Chombo((DAN,)), Finished()))
    of_totals = game(FOUR, 22000, 38000, 30000, 30000, penalties=(0, 0, 0, -30000), uid="g")
    assert of_totals.seats == tuple(seat._replace(name="", facts=None) for seat in of_hands.seats)
    assert (of_totals.hands, of_totals.finished) == (0, True)


def test_totals_of_three() -> None:
    held = game(FOUR[:3], 50000, 25000, 30000, rules=TRIO)
    assert (held.players, [seat.place for seat in held.seats]) == (3, [1, 3, 2])
    assert [seat.points for seat in held.seats] == [30000, -25000, -5000]


def test_it_is_ready_for_json() -> None:
    held = recorded(played(ONLINE, drawn(), Replaced(CHI, "Eva"), won(ron(BO, ANA))))
    assert msgspec.json.decode(msgspec.json.encode(held), type=Played) == held


def test_lost_sticks_may_be_missing_where_they_are_lost() -> None:
    held = game(FOUR, 40000, 30000, 29000, 19000)
    assert sum(seat.points for seat in held.seats) == -2000
    with pytest.raises(NotLegal):
        game(FOUR, 40000, 30000, 29000, 19000, rules=SEATED)


@pytest.mark.parametrize(
    ("players", "scores", "penalties", "why", "field"),
    [
        (FOUR[:3], (30000, 30000, 30000), (), "player_count", "players"),
        (FOUR, (30000, 30000, 30000), (), "player_count", "players"),
        (FOUR, (30000,) * 4, (0, 0), "player_count", "penalties"),
        (FOUR, (30050, 29950, 30000, 30000), (), "totals_hundreds", "scores"),
        (FOUR, (30000,) * 4, (50, 0, 0, 0), "totals_hundreds", "scores"),
        (FOUR, (31000, 30000, 30000, 30000), (), "totals_sum", "scores"),
        (FOUR, (29500, 30000, 30000, 30000), (), "totals_sum", "scores"),
    ],
)
def test_scores_that_cannot_be(
    players: tuple[str, ...],
    scores: tuple[int, ...],
    penalties: tuple[int, ...],
    why: str,
    field: str,
) -> None:
    with pytest.raises(NotLegal) as caught:
        played_of_totals(totals(players, *scores, penalties=penalties), WRC)
    (problem,) = caught.value.problems
    assert (problem.id, problem.field) == (why, field)


def test_the_order_of_totals_is_that_of_the_seats() -> None:
    split = game(FOUR, 30000, 30000, 30000, 30000, rules=with_(WRC, ties="seat_order"))
    assert [seat.place for seat in split.seats] == [1, 2, 3, 4]
    assert [seat.points for seat in split.seats] == [15000, 5000, -5000, -15000]
