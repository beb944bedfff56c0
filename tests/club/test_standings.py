"""Standings: ranks, figures, who takes no place, adjustments, counting, orderings, teams."""

from dataclasses import replace
from time import perf_counter

import pytest

from riichi_desktop.club import (
    Played,
    Register,
    Standings,
    StandingsRow,
    Team,
    entrants,
    standings,
)
from tests.ledger.tables import WRC, played

from .clubs import (
    CLUB,
    FOUR,
    TRIO,
    adjusted,
    enrolled,
    event,
    game,
    made,
    recorded,
    register,
    round_,
)


def order(held: Standings) -> list[tuple[int, str]]:
    return [(row.rank, row.player) for row in held.rows]


def row_of(held: Standings, player: str) -> StandingsRow:
    return next(row for row in held.rows if row.player == player)


SEASON = register(*CLUB, event())


def test_without_games_nobody_takes_a_place() -> None:
    held = standings(register(*CLUB, event(), enrolled("ana")), "e", ())
    (row,) = held.rows
    assert (row.rank, row.player, row.name, row.unplaced) == (0, "ana", "Ana", "no_games")
    assert (held.placed, held.games, held.others, held.teams, held.cuts) == (0, 0, (), (), ())
    assert row.average_points.scaled(1) is None
    assert (row.figures.best, row.figures.worst, row.last) == (None, None, ())


def test_a_row_has_all_that_follows_from_the_games() -> None:
    games = (
        game(FOUR, 45000, 30000, 25000, 20000, day="2026-01-01"),
        game(FOUR, 20000, 25000, 30000, 45000, day="2026-01-02"),
        game(FOUR, 40000, 40000, 20000, 20000, day="2026-01-03", penalties=(-2000, 0, 0, 0)),
    )
    held = standings(SEASON, "e", games)
    assert (held.games, held.placed, held.players) == (3, 4, 4)
    row = row_of(held, "ana")
    assert (row.games, row.points) == (3, 30000 - 25000 + 20000 - 2000)
    assert row.average_points.scaled(1) == 7667
    assert row.figures.average_place.scaled(10) == 22  # 1, 4 and half a first, half a second
    assert [share.scaled(1000) for share in row.figures.places] == [500, 167, 0, 333]
    assert (row.figures.best, row.figures.worst, row.figures.penalties) == (30000, -25000, -2000)
    assert [seat.place for seat in row.last] == [1, 4, 1]


def test_equal_points_share_a_rank_and_the_next_is_left_out() -> None:
    games = [made(("ana", 5), ("bo", 3), ("chi", 3), ("dan", 1))]
    assert [rank for rank, _ in order(standings(SEASON, "e", games))] == [1, 2, 2, 4]


def test_equals_stand_by_average_place_then_best_game_then_number_then_name() -> None:
    numbers = {"bo": 2, "ana": 1}
    held = register(*CLUB, event(), *(enrolled(one, number=at) for one, at in numbers.items()))
    games = [
        made(("fay", 5), ("ana", 1), ("dan", -2), ("x", -4)),
        made(("y", 5), ("bo", 1), ("eva", -2), ("chi", -4)),
        made(("z", 5), ("chi", 5), ("bo", -5), ("w", -5)),
        made(("v", 5), ("u", 5), ("ana", -5), ("t", -5)),
    ]
    found = standings(held, "e", games)
    assert [pair for pair in order(found) if pair[1] in numbers] == [(9, "ana"), (9, "bo")]
    assert [pair for pair in order(found) if pair[1] in ("dan", "eva")] == [(7, "dan"), (7, "eva")]
    assert [pair for pair in order(found) if pair[1] in ("fay", "y", "u", "z", "v")] == [
        (1, "v"),
        (1, "y"),
        (1, "z"),
        (1, "fay"),
        (1, "u"),
    ]
    turned = standings(held, "e", games[::-1])
    assert [row.player for row in turned.rows] == [row.player for row in found.rows]


def test_the_last_ten_are_by_day_then_round_then_as_they_came() -> None:
    held = register(*CLUB, event(), round_(1, FOUR), round_(2, FOUR))
    games = [
        game(FOUR, 40000, 30000, 30000, 20000, day="2026-01-02", round="r2"),
        game(FOUR, 41000, 30000, 30000, 19000, day="2026-01-02", round="r1"),
        game(FOUR, 42000, 30000, 30000, 18000, day="2026-01-01"),
        *(
            game(FOUR, 30000 + 100 * at, 30000 - 100 * at, 30000, 30000, day="2026-02-01")
            for at in range(8)
        ),
    ]
    last = row_of(standings(held, "e", games), "ana").last
    assert [seat.score for seat in last] == [
        41000,
        40000,
        *(30000 + 100 * at for at in range(8)),
    ]


# What counts


def test_only_finished_games_of_the_event_that_are_not_void_count() -> None:
    games = (
        recorded(played(WRC)),
        game(FOUR, 40000, 30000, 30000, 20000, counts=False),
        game(FOUR, 40000, 30000, 30000, 20000, event="other"),
    )
    held = standings(SEASON, "e", games)
    assert (held.games, held.rows) == (0, ())


def test_people_whom_nobody_named_have_no_row() -> None:
    held = standings(SEASON, "e", [made(("ana", 1), ("", 2), ("bo", -1), ("", -2))])
    assert [row.player for row in held.rows] == ["ana", "bo"]


def test_all_games_of_the_club() -> None:
    games = (
        game(FOUR, 40000, 30000, 30000, 20000, event=""),
        game(FOUR, 40000, 30000, 30000, 20000, event="e"),
    )
    held = standings(SEASON, "", games)
    assert (held.event, held.games, held.players, row_of(held, "ana").games) == ("", 2, 4, 2)


def test_an_unknown_event_has_no_standings() -> None:
    held = standings(SEASON, "gone", [game(FOUR, 40000, 30000, 30000, 20000)])
    assert (held.event, held.rows) == ("gone", ())


def test_three_and_four_are_never_mixed() -> None:
    games = (
        game(FOUR, 40000, 30000, 30000, 20000),
        game(FOUR[:3], 50000, 30000, 25000, rules=TRIO),
    )
    held = register(*CLUB, event(), adjusted(-1000, "ana"))
    four, three = standings(held, "e", games), standings(held, "e", games, players=3)
    assert (four.players, four.others, len(four.rows)) == (4, (3,), 4)
    assert (three.players, three.others, len(three.rows)) == (3, (4,), 3)
    assert [row_of(one, "ana").adjustments for one in (four, three)] == [-1000, 0]
    assert len(row_of(three, "ana").figures.places) == 3


def test_the_best_games_count() -> None:
    games = [made(("ana", one), ("bo", -one), ("chi", 0), ("dan", 0)) for one in (5, -3, 8, 1)]
    best = standings(register(*CLUB, event(counting="best", counted=2)), "e", games)
    row = row_of(best, "ana")
    assert (row.games, row.figures.games, row.points) == (4, 2, 13)
    assert row.figures.worst == 5
    assert row_of(best, "bo").points == 2
    assert len(row.last) == 4


def test_the_last_games_count() -> None:
    games = [made(("ana", one), ("bo", -one), ("chi", 0), ("dan", 0)) for one in (5, -3, 8, 1)]
    last = standings(register(*CLUB, event(counting="last", counted=3)), "e", games)
    assert row_of(last, "ana").points == 6


def test_a_count_of_none_counts_all() -> None:
    games = [made(("ana", one), ("bo", -one), ("chi", 0), ("dan", 0)) for one in (5, -3)]
    assert row_of(standings(register(*CLUB, event(counting="best")), "e", games), "ana").points == 2


# What places go by


MANY = [
    *(made(("ana", 4), ("bo", 3), ("chi", -1), ("dan", -6)) for _ in range(3)),
    made(("eva", 5), ("fay", 4), ("chi", -2), ("dan", -7)),
]


@pytest.mark.parametrize(
    ("ordering", "first"),
    [
        ("points", ["ana", "bo", "eva", "fay", "chi", "dan"]),
        ("average_points", ["eva", "ana", "fay", "bo", "chi", "dan"]),
        ("average_place", ["ana", "eva", "bo", "fay", "chi", "dan"]),
    ],
)
def test_orderings(ordering: str, first: list[str]) -> None:
    held = standings(register(*CLUB, event(ordering=ordering)), "e", MANY)
    assert [row.player for row in held.rows] == first


def test_an_average_of_nothing_comes_last_of_the_unplaced() -> None:
    for ordering in ("average_points", "average_place"):
        held = register(*CLUB, event(ordering=ordering, minimum=2), enrolled("bo"))
        found = standings(held, "e", [made(("eva", 5), ("fay", 4), ("chi", -2), ("dan", -7))])
        assert [row.player for row in found.rows][-1] == "bo"


# Who takes no place


def test_below_the_minimum_nobody_takes_a_place() -> None:
    held = standings(register(*CLUB, event(minimum=2)), "e", MANY)
    assert order(held) == [
        (1, "ana"),
        (2, "bo"),
        (3, "chi"),
        (4, "dan"),
        (0, "eva"),
        (0, "fay"),
    ]
    assert row_of(held, "eva").unplaced == "minimum"
    assert held.placed == 4


def test_substitutes_and_unregistered_guests_take_no_place() -> None:
    guest = replace(CLUB[4], guest=True)
    games = [made(("ana", 3), ("bo", 9), ("eva", 5), ("fay", -17))]
    held = register(*CLUB[:4], guest, CLUB[5], event(), enrolled("bo", substitute=True))
    assert [(row.rank, row.unplaced) for row in standings(held, "e", games).rows] == [
        (1, ""),
        (2, ""),
        (0, "substitute"),
        (0, "guest"),
    ]
    asked = register(*CLUB[:4], guest, CLUB[5], event(), enrolled("eva"))
    assert row_of(standings(asked, "e", games), "eva").rank == 2


def test_who_withdrew_or_was_erased_keeps_the_results() -> None:
    erased = replace(CLUB[0], name="", erased=True)
    held = register(erased, *CLUB[1:], event(), enrolled("bo", withdrawn=True))
    found = standings(held, "e", [made(("ana", 3), ("bo", 1), ("chi", 0), ("dan", -4))])
    assert order(found)[:2] == [(1, "ana"), (2, "bo")]
    assert found.rows[0].name == ""


# Adjustments


def test_adjustments_count_until_they_are_cancelled() -> None:
    games = [made(("ana", 3000), ("bo", 1000), ("chi", 0), ("dan", -4000))]
    held = register(
        *CLUB,
        event(),
        adjusted(-5000, "ana"),
        adjusted(1000, "ana", cancelled="mistaken"),
        adjusted(9000, "ana", event="other"),
        adjusted(500, "eva"),
    )
    found = standings(held, "e", games)
    assert order(found) == [(1, "bo"), (2, "chi"), (3, "ana"), (4, "dan"), (0, "eva")]
    row = row_of(found, "ana")
    assert (row.points, row.adjustments, row.figures.points) == (-2000, -5000, 3000)
    assert row_of(found, "eva").points == 500


# Teams


def test_a_team_has_what_its_players_make_and_what_it_is_given() -> None:
    held = register(
        *CLUB,
        event(teams=True),
        event("other", teams=True),
        Team("red", "e", "Red"),
        Team("blue", "e", "Blue"),
        Team("white", "e", "White"),
        Team("far", "other", "Far"),
        enrolled("ana", team="red"),
        enrolled("bo", team="red"),
        enrolled("chi", team="blue"),
        enrolled("dan", team="blue", substitute=True),
        enrolled("eva", team="far"),
        adjusted(-1000, "ana"),
        adjusted(-500, team="blue"),
        adjusted(-700, team="blue", cancelled="no"),
    )
    games = [
        made(("ana", 6000), ("bo", 2000), ("chi", -3000), ("dan", -5000)),
        made(("chi", 4000), ("eva", 0), ("bo", -1000), ("fay", -3000)),
    ]
    red, white, blue = standings(held, "e", games).teams
    assert (red.rank, red.name, red.points, red.members) == (1, "Red", 6000, ("ana", "bo"))
    assert (white.rank, white.points, white.members, white.figures.games) == (2, 0, (), 0)
    assert (blue.rank, blue.points, blue.adjustments) == (3, -4500, -500)
    assert (red.figures.games, red.average_points.scaled(1)) == (3, 2000)
    assert (red.figures.best, red.figures.worst) == (6000, -1000)
    assert red.figures.average_place.scaled(1) == 2
    assert [share.part for share in red.figures.places] == [12, 12, 12, 0]
    assert white.figures.best is None


def test_teams_share_ranks_too() -> None:
    held = register(
        *CLUB,
        event(teams=True, ordering="average_points"),
        Team("b", "e", "Blue"),
        Team("a", "e", "Amber"),
        enrolled("ana", team="a"),
        enrolled("bo", team="b"),
    )
    found = standings(held, "e", [made(("ana", 5), ("bo", 5), ("chi", 0), ("dan", -10))]).teams
    assert [(team.rank, team.name) for team in found] == [(1, "Amber"), (1, "Blue")]


def test_without_teams_there_are_none() -> None:
    held = register(*CLUB, event(), Team("red", "e", "Red"), enrolled("ana", team="red"))
    assert standings(held, "e", MANY).teams == ()


# Merged players


MERGED: Register = register(
    *CLUB[:4],
    replace(CLUB[4], same_as="ana"),
    event(),
    enrolled("eva", number=7),
    enrolled("bo", number=3),
)


def test_of_merged_players_one_is_left() -> None:
    games: list[Played] = [
        made(("eva", 5), ("bo", 3), ("chi", 3), ("dan", -11)),
        made(("ana", 5), ("bo", 3), ("chi", 3), ("dan", -11)),
    ]
    row = standings(MERGED, "e", games).rows[0]
    assert (row.player, row.name, row.points, row.games, row.number) == ("ana", "Ana", 10, 2, 7)


def test_the_own_registration_of_the_one_who_is_left_counts() -> None:
    own, other = enrolled("ana", number=1), enrolled("eva", number=7)
    for pair in ((own, other), (other, own)):
        elsewhere = enrolled("bo", "other", number=5)
        found = entrants(register(*MERGED.players.values(), *pair, elsewhere), "e")
        assert [(one.player, one.number) for one in found.values()] == [("ana", 1)]
    assert entrants(MERGED, "e")["ana"].number == 7


def test_somebody_unknown_is_still_counted() -> None:
    held = standings(SEASON, "e", [made(("ghost", 5), ("bo", 3), ("chi", 3), ("dan", -11))])
    assert (held.rows[0].player, held.rows[0].name) == ("ghost", "")


@pytest.mark.speed
def test_the_standings_of_ten_thousand_games_come_at_once_and_grow_no_faster() -> None:
    players = [f"p{at:03}" for at in range(200)]
    held = register(event(), *(enrolled(one) for one in players))
    fours = [[players[(at * step) % 199] for step in (1, 2, 4, 5)] for at in range(1, 10_001)]
    games = [made(*zip(four, (3000, 1000, -1000, -3000), strict=True)) for four in fours]

    def seconds(of: list[Played]) -> float:
        times = []
        for _ in range(5):
            began = perf_counter()
            standings(held, "e", of)
            times.append(perf_counter() - began)
        return min(times)

    thousand, all_of_them = seconds(games[:1000]), seconds(games)
    assert all_of_them < 0.2
    assert all_of_them < 15 * thousand


def test_a_club_that_plays_by_threes_has_its_standings_of_all_games():
    by_threes = [game(FOUR[:3], 50000, 30000, 25000, rules=TRIO)]
    held = standings(register(*CLUB), "", by_threes)
    assert (held.players, held.games, held.others) == (3, 1, ())
    both = standings(register(*CLUB), "", [*by_threes, game(FOUR, 40000, 30000, 30000, 20000)])
    assert (both.players, both.others) == (4, (3,))
    assert standings(register(*CLUB), "", []).players == 4
