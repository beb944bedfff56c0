"""Faults that users of other programs met in standings and statistics, each as a test.

They are in tests/data/recorded/reported_table.jsonl; a test bears its report's id. Those of a match
are in tests/ledger, those of seating beside this file, those of output in tests/export. Ties, uma
and oka are tried here too, where only totals are known: the club counts what the ledger settles.
"""

import json
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.club import (
    Link,
    Played,
    facts_of,
    played_of_game,
    player_page,
    refusal,
    rounds_of,
    standings,
)
from riichi_desktop.engine import Rules
from riichi_desktop.ledger import (
    Booked,
    Chombo,
    Entry,
    Finished,
    Game,
    Penalty,
    Reseated,
    Voided,
    game_of,
)
from tests.ledger.tables import (
    ANA,
    BO,
    CHI,
    DAN,
    NAMES,
    ONLINE,
    WRC,
    drawn,
    played,
    ron,
    with_,
    won,
)

from .clubs import (
    CLUB,
    FOUR,
    TRIO,
    acts,
    adjusted,
    enrolled,
    event,
    game,
    gone,
    made,
    recorded,
    register,
    round_,
    totals,
)

Report = dict[str, Any]

FILE = Path(__file__).resolve().parent.parent / "data" / "recorded" / "reported_table.jsonl"
REPORTS: dict[str, Report] = {
    one["id"]: one for one in map(json.loads, FILE.read_text("utf-8").splitlines())
}
OURS = {
    *("rank-ties", "tied-place-stats", "sanma-four-mixed", "same-table-other-round"),
    *("stat-after-cancel", "replacement-not-participant", "penalty-in-seating"),
    *(
        "penalty-then-reset-seating",
        "wrong-seats-late",
        "seat-index-vs-id",
        "undo-last-hand-of-game",
    ),
    *("oka-pot", "uma-two-tied", "uma-seat-order", "uma-all-tied", "round-half", "round-ceil"),
    *("leftover-stick-single-top", "leftover-stick-tied-top", "chombo-returns-sticks"),
}
_TESTED: set[str] = set()


def report(id: str) -> pytest.MarkDecorator:
    """Give a test its report."""
    _TESTED.add(id)
    return pytest.mark.parametrize("case", [REPORTS[id]], ids=[id])


SEASON = register(*CLUB, event())

# Places and ranks


@report("rank-ties")
def test_ranks_are_those_of_a_competition(case: Report) -> None:
    games = [made(("ana", 50000), ("bo", 30000), ("chi", 30000), ("dan", 10000))]
    for mixed in (games, games[::-1]):
        rows = standings(SEASON, "e", mixed).rows
        assert [row.rank for row in rows] == case["expect"]["ranks"]
        assert [row.player for row in rows] == list(FOUR)


@report("tied-place-stats")
def test_a_shared_place_is_shared_by_both(case: Report) -> None:
    held = game(FOUR, 31500, 31500, 29000, 28000)
    assert [seat.place for seat in held.seats[:2]] == [1, 1]
    for player in ("ana", "bo"):
        figures = player_page(SEASON, player, [held]).figures
        assert figures.average_place.scaled(10) == 10 * case["expect"]["each_place"]
        assert [share.scaled(100) for share in figures.places] == [50, 50, 0, 0]


@report("sanma-four-mixed")
def test_games_of_three_and_of_four_are_apart(case: Report) -> None:
    assert case["expect"]["rankings"] == "separate per player count"
    games = [
        game(FOUR, 40000, 30000, 30000, 20000),
        game(("ana", "bo", "eva"), 25000, 30000, 50000, rules=TRIO),
    ]
    four, three = standings(SEASON, "e", games), standings(SEASON, "e", games, 3)
    assert [row.player for row in four.rows] == list(FOUR)
    assert [row.player for row in three.rows] == ["eva", "bo", "ana"]
    assert (four.others, three.others) == ((3,), (4,))
    page = player_page(SEASON, "ana", games, players=3)
    assert [(one.place, one.total) for one in page.course] == [(3, -25000)]


@report("replacement-not-participant")
def test_substitutes_take_no_place_and_are_counted_nowhere(case: Report) -> None:
    people = [f"p{at:02}" for at in range(20)]
    substitutes = {"p03", "p19"}
    held = register(event(), *(enrolled(one, substitute=one in substitutes) for one in people))
    games = [
        made(*((one, -1000 * (at + four)) for four, one in enumerate(people[at : at + 4])))
        for at in range(0, 20, 4)
    ]
    found = standings(held, "e", games)
    last = [row for row in found.rows if row.rank][-1]
    assert (f"{last.rank} of {found.placed}", last.player) == (case["expect"]["display"], "p18")
    assert {row.player for row in found.rows if row.unplaced} == substitutes


# Corrections


def entries(*events: Any) -> list[Entry]:
    numbers = count()
    return [Entry(f"e{next(numbers)}", Booked(one)) for one in events]


def in_the_season(held: Game) -> Played:
    link = Link("g", tuple(zip(NAMES, FOUR, strict=True)), "e")
    return played_of_game(link, facts_of(held))


@report("stat-after-cancel")
def test_statistics_are_those_of_the_record(case: Report) -> None:
    assert case["expect"]["statistics"] == "equal to recomputation from the ledger"
    kept = entries(won(ron(BO, CHI), riichi=[BO]), drawn(BO))
    cancelled = [*kept, Entry("x", Booked(won(ron(DAN, BO)))), Entry("y", Voided("x"))]
    assert facts_of(game_of(WRC, NAMES, cancelled)) == facts_of(game_of(WRC, NAMES, kept))
    pages = [
        player_page(SEASON, "bo", [in_the_season(game_of(WRC, NAMES, [*held, *entries_end()]))])
        for held in (cancelled, kept)
    ]
    assert pages[0] == pages[1]
    assert pages[0].tally.dealt_in == 0


def entries_end() -> list[Entry]:
    return [Entry("end", Booked(Finished()))]


@report("undo-last-hand-of-game")
def test_a_game_whose_end_is_undone_counts_no_more(case: Report) -> None:
    assert case["expect"]["undo"]
    over = game_of(ONLINE, NAMES, [*entries(drawn()), *entries_end()])
    again = game_of(ONLINE, NAMES, [*over.entries, Entry("x", Voided("end"))])
    assert [standings(SEASON, "e", [in_the_season(one)]).games for one in (over, again)] == [1, 0]


@report("wrong-seats-late")
def test_statistics_follow_people_into_their_right_chairs(case: Report) -> None:
    held = played(ONLINE, *[won(ron(BO, CHI, 1, 30))] * 5, Reseated((0, 2, 1, 3)), Finished())
    found = {one.name: one.tally for one in facts_of(held).people}
    assert found["Chi"].ron == found["Bo"].dealt_in == case["expect"]["hands_kept"]
    assert (found["Bo"].ron, found["Chi"].dealt_in) == (0, 0)


@report("same-table-other-round")
def test_a_table_of_one_round_is_not_that_of_another(case: Report) -> None:
    first = totals(FOUR, 40000, 30000, 30000, 20000, uid="t1", round="r1", table=1)
    held = register(*CLUB, event(), round_(1, FOUR), round_(2, FOUR), first)
    second = replace(first, uid="t2", round="r2", scores=(20000, 30000, 30000, 40000))
    assert refusal(held, second) is None
    after = held.with_acts(acts(second))
    assert case["expect"]["round1_table3"] == "unchanged"
    assert after.totals["t1"] == first
    wrong = refusal(after, replace(second, uid="t3"))
    assert wrong is not None
    assert wrong.id == "table_taken"


@report("seat-index-vs-id")
def test_scores_follow_the_person(case: Report) -> None:
    assert case["expect"]["scores"] == "follow the person"
    turned = game(("chi", "dan", "ana", "bo"), 45000, 30000, 25000, 20000)
    assert {seat.player: seat.score for seat in turned.seats} == {
        "chi": 45000,
        "dan": 30000,
        "ana": 25000,
        "bo": 20000,
    }


# Penalties


@report("penalty-in-seating")
def test_seating_goes_by_the_standings_that_people_see(case: Report) -> None:
    assert case["expect"]["seed_order"] == "after penalties"
    games = [made(("ana", 30000), ("bo", 15000), ("chi", -5000), ("dan", -40000))]
    held = register(*CLUB, event(), adjusted(-20000, "ana"))
    assert [row.player for row in standings(held, "e", games).rows] == ["bo", "ana", "chi", "dan"]


@report("penalty-then-reset-seating")
def test_a_penalty_outlives_the_seating(case: Report) -> None:
    assert case["expect"]["reset"] == "ok"
    drawn_ = round_(1, FOUR)
    held = register(*CLUB, event(), drawn_, adjusted(-20000, "ana"))
    reset = held.with_acts([gone(drawn_)])
    assert rounds_of(reset, "e") == []
    assert standings(reset, "e", []).rows[0].adjustments == -20000


@report("chombo-returns-sticks")
def test_a_chombo_is_told_as_a_penalty(case: Report) -> None:
    rules = with_(WRC, chombo=WRC.chombo._replace(points=20000))
    held = recorded(played(rules, Chombo((CHI,)), Finished()))
    assert held.seats[CHI].penalties / 1000 == case["expect"]["chombo_W"]
    assert held.seats[CHI].facts is not None
    assert held.seats[CHI].facts.chombo == 1


# Ties, uma and oka, where only totals are known

RULES: dict[str, tuple[Rules, tuple[int, ...]]] = {
    "oka-pot": (ONLINE, (42000, 28000, 20000, 10000)),
    "uma-two-tied": (WRC, (31500, 31500, 29000, 28000)),
    "uma-all-tied": (WRC, (30000,) * 4),
    "round-half": (
        with_(ONLINE, final_rounding="half_down"),
        (34500, 31400, 22600, 11500),
    ),
    "round-ceil": (
        with_(WRC, start=25000, return_points=25000),
        (31200, 25300, 24000, 19500),
    ),
}
_TESTED.update(RULES)


@pytest.mark.parametrize("id", RULES)
def test_totals_are_settled_as_games_are(id: str) -> None:
    rules, scores = RULES[id]
    expect = REPORTS[id]["expect"]
    found = [seat.points / 1000 for seat in game(FOUR, *scores, rules=rules).seats]
    assert found == expect.get("points", expect.get("points_exact"))
    assert sum(found) == 0


@report("uma-seat-order")
def test_totals_tied_are_ordered_by_their_first_seats(case: Report) -> None:
    rules = with_(WRC, ties="seat_order")
    seats = game(FOUR, 29000, 31500, 31500, 28000, rules=rules).seats
    found = {"S": seats[BO].points / 1000, "W": seats[CHI].points / 1000}
    assert found == case["expect"]["points"]
    assert [seat.tied for seat in seats] == [1, 1, 1, 1]


def with_a_stick_left(rules: Rules, *scores: int) -> Played:
    """Give a game that is broken off at these scores, a stick on the table."""
    drawn_ = drawn(*range(4), riichi=[ANA])
    before = played(rules, drawn_).table.scores
    moved = [
        Penalty(chair, score - have, "table")
        for chair, (have, score) in enumerate(zip(before, scores, strict=True))
        if score != have
    ]
    return recorded(played(rules, drawn_, *moved, Finished()))


@pytest.mark.parametrize(
    ("id", "rules", "scores"),
    [
        ("leftover-stick-single-top", "first", (40000, 31000, 27000, 21000)),
        ("leftover-stick-tied-top", "first_split", (34000, 34000, 26000, 25000)),
    ],
)
def test_leftover_sticks_are_the_same_everywhere(
    id: str, rules: str, scores: tuple[int, ...]
) -> None:
    expect = REPORTS[id]["expect"]
    held = with_a_stick_left(with_(WRC, leftover_sticks=rules), *scores)
    assert [seat.score for seat in held.seats] == expect["table_scores"]
    assert [seat.points / 1000 for seat in held.seats] == expect["points"]
    assert sum(row.points for row in standings(SEASON, "e", [held]).rows) == expect["sum"]


_TESTED.update(("leftover-stick-single-top", "leftover-stick-tied-top"))


def test_every_report_about_standings_and_statistics_has_its_test() -> None:
    assert _TESTED == OURS
