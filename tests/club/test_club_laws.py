"""Laws of what is derived: sums, orders, merging, voiding; acts in whatever order."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from riichi_desktop.club import (
    Act,
    Adjustment,
    Event,
    Played,
    PlayedSeat,
    Player,
    PlayerPage,
    Ratio,
    Register,
    Registration,
    Standings,
    StandingsRow,
    Team,
    ema_report,
    player_page,
    register_of,
    standings,
    versus_matrix,
)
from riichi_desktop.club.ratio import comparable

from .clubs import CLUB, acts, enrolled, gone, register
from .strategies import IDS, adjustments, leagues, seasons

Entered = tuple[Registration, ...]
TEAMS = (Team("red", "e", "Red"), Team("blue", "e", "Blue"))
ENROLLED = st.sampled_from(
    (
        (),
        (enrolled("ana", number=2, team="red"), enrolled("bo", team="blue")),
        (enrolled("chi", substitute=True), enrolled("eva", number=9, team="red")),
    )
)


few = settings(max_examples=40)
"""A whole season each."""


def without_last(held: Standings) -> Standings:
    return held._replace(rows=tuple(row._replace(last=()) for row in held.rows))


def club(event: Event, adjusted: Sequence[Adjustment], enrolled_: Entered) -> Register:
    return register(*CLUB, event, *TEAMS, *adjusted, *enrolled_)


@few
@given(leagues(), adjustments, ENROLLED, seasons)
def test_the_points_of_the_rows_are_those_of_the_games_and_the_adjustments(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
) -> None:
    assume(event.counting == "all" or not event.counted)
    held = standings(club(event, adjusted, enrolled_), "e", played)
    games = [game for game in played if game.event == "e" and game.players == 4]
    assert held.games == len(games)
    assert sum(row.points for row in held.rows) == sum(
        seat.points for game in games for seat in game.seats
    ) + sum(one.points for one in adjusted if not one.cancelled)
    assert sum(row.games for row in held.rows) == 4 * len(games)


@few
@given(leagues(), adjustments, ENROLLED, seasons)
def test_figures_agree_with_each_other(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
) -> None:
    for row in standings(club(event, adjusted, enrolled_), "e", played).rows:
        figures = row.figures
        assert figures.points + row.adjustments == row.points
        if figures.games:
            shares = [Fraction(*share) for share in figures.places]
            assert sum(shares) == 1
            average = sum(place * share for place, share in enumerate(shares, start=1))
            assert average == Fraction(*figures.average_place)
            assert figures.best is not None
            assert figures.worst is not None
            assert figures.worst * figures.games <= figures.points <= figures.best * figures.games


def ahead(event: Event, row: StandingsRow) -> tuple[Fraction, ...]:
    """Give what a rank goes by, worked out another way; the larger is ahead."""
    if event.ordering == "points":
        return (Fraction(row.points),)
    if event.ordering == "average_points":
        return (Fraction(*row.average_points),)
    return -Fraction(*row.figures.average_place), Fraction(row.points)


@few
@given(leagues(), adjustments, ENROLLED, seasons)
def test_a_rank_is_one_more_than_there_are_ahead(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
) -> None:
    held = standings(club(event, adjusted, enrolled_), "e", played)
    placed = [row for row in held.rows if not row.unplaced]
    assert held.placed == len(placed)
    assert list(held.rows[: len(placed)]) == placed
    keys = [ahead(event, row) for row in placed]
    assert [row.rank for row in placed] == [1 + sum(one > key for one in keys) for key in keys]
    assert all(row.rank == 0 for row in held.rows[len(placed) :])


@few
@given(leagues(), adjustments, ENROLLED, seasons, st.randoms())
def test_the_order_of_games_matters_to_the_last_ten_alone(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
    random: Random,
) -> None:
    held = club(event, adjusted, enrolled_)
    mixed = played[:]
    random.shuffle(mixed)
    before, after = standings(held, "e", played), standings(held, "e", mixed)
    assert without_last(before) == without_last(after)
    for one, other in zip(before.rows, after.rows, strict=True):
        assert len(one.last) == len(other.last) == min(one.games, 10)


@few
@given(leagues(), adjustments, ENROLLED, seasons, st.data())
def test_a_void_game_never_happened(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
    data: st.DataObject,
) -> None:
    assume(played)
    held = club(event, adjusted, enrolled_)
    at = data.draw(st.integers(0, len(played) - 1))
    voided = [*played[:at], played[at]._replace(counts=False), *played[at + 1 :]]
    never = [*played[:at], *played[at + 1 :]]
    assert standings(held, "e", voided) == standings(held, "e", never)
    assert versus_matrix(held, "e", voided) == versus_matrix(held, "e", never)
    assert player_page(held, "ana", voided) == player_page(held, "ana", never)
    assert ema_report(held, "e", voided) == ema_report(held, "e", never)


def as_ana(player: str) -> str:
    return "ana" if player == "eva" else player


def renamed(seat: PlayedSeat) -> PlayedSeat:
    return seat._replace(player=as_ana(seat.player))


def without_names(held: Standings) -> Standings:
    return held._replace(
        rows=tuple(row._replace(last=tuple(map(renamed, row.last))) for row in held.rows)
    )


@few
@given(leagues(), adjustments, ENROLLED, seasons)
def test_merged_players_are_as_if_they_had_been_one_from_the_start(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
) -> None:
    apart = [
        game
        for game in played
        if not {"ana", "eva"} <= {seat.player for seat in (*game.seats, *game.left)}
    ]
    of_one = [
        game._replace(seats=tuple(map(renamed, game.seats)), left=tuple(map(renamed, game.left)))
        for game in apart
    ]
    merged = club(event, adjusted, enrolled_).with_acts(acts(replace(CLUB[4], same_as="ana")))
    own = "e.ana" in merged.registrations
    things = [
        replace(one, uid=f"e.{as_ana(one.player)}", player=as_ana(one.player))
        for one in merged.registrations.values()
        if not (own and one.player == "eva")
    ]
    given_ = [replace(one, player=as_ana(one.player)) for one in adjusted]
    one = register(*CLUB[:4], CLUB[5], event, *TEAMS, *given_, *things)
    assert without_names(standings(merged, "e", apart)) == standings(one, "e", of_one)
    assert versus_matrix(merged, "e", apart) == versus_matrix(one, "e", of_one)
    pages: list[PlayerPage] = [player_page(merged, "eva", apart), player_page(one, "ana", of_one)]
    assert pages[0] == pages[1]
    assert ema_report(merged, "e", apart) == ema_report(one, "e", of_one)


@few
@given(leagues(), adjustments, ENROLLED, seasons)
def test_a_report_says_why_its_results_are_not_zero(
    event: Event,
    adjusted: list[Adjustment],
    enrolled_: Entered,
    played: list[Played],
) -> None:
    report = ema_report(club(event, adjusted, enrolled_), "e", played)
    assert report.results + report.unplaced + report.dropped + report.lost == 0
    assert report.points == report.results + report.penalties
    if event.counting == "all" or not event.counted:
        assert report.dropped == 0


@few
@given(seasons)
def test_the_matrix_is_turned_on_its_diagonal(played: list[Played]) -> None:
    found = versus_matrix(register(*CLUB), "", played)
    for (one, other), versus in found.items():
        assert found[other, one] == versus.turned()
        assert versus.games == versus.ahead + versus.behind + versus.tied
    games = [game for game in played if game.players == 4]
    assert sum(versus.games for versus in found.values()) == 12 * len(games)
    points = dict.fromkeys(IDS, 0)
    for game in games:
        for seat in game.seats:
            points[seat.player] += seat.points
    for player in IDS:
        against = [versus for (one, _), versus in found.items() if one == player]
        assert sum(versus.points for versus in against) == 3 * points[player]


@few
@given(seasons)
def test_a_page_ends_with_the_points_of_the_standings(played: list[Played]) -> None:
    held = register(*CLUB)
    for players in (3, 4):
        rows = {row.player: row for row in standings(held, "", played, players).rows}
        for player in IDS:
            page = player_page(held, player, played, players=players)
            if player in rows:
                assert page.figures == rows[player].figures
                assert page.course[-1].total == rows[player].points
            else:
                assert page.course == ()


# Acts


PEOPLE = st.builds(
    Player, st.sampled_from("abc"), st.sampled_from(("Ana", "Bo")), hidden=st.booleans()
)


@given(st.lists(PEOPLE, unique_by=lambda one: one.uid), st.randoms())
def test_acts_on_different_things_commute(people: list[Player], random: Random) -> None:
    held = acts(*people, *CLUB)
    mixed = held[:]
    random.shuffle(mixed)
    assert register_of(held) == register_of(mixed)


@given(st.lists(PEOPLE), st.lists(PEOPLE))
def test_more_acts_are_the_same_as_all_at_once(first: list[Player], then: list[Player]) -> None:
    earlier, later = acts(*first), acts(*then)
    assert register_of([*earlier, *later]) == register_of(earlier).with_acts(later)


@given(st.lists(PEOPLE, min_size=1))
def test_putting_what_was_there_before_is_undoing(people: list[Player]) -> None:
    *before, last = people
    held = register(*before)
    after = held.with_acts(acts(last))
    was = held.players.get(last.uid)
    back: list[Act] = [gone(last)] if was is None else acts(was)
    assert after.with_acts(back) == held
    assert after.with_acts([gone(last), gone(last)]).get("player", last.uid) is None


def test_merging_in_a_circle_ends() -> None:
    held = register(Player("a", "A", same_as="b"), Player("b", "B", same_as="a"))
    assert {held.who("a"), held.who("b")} <= {"a", "b"}
    assert held.who("ghost") == "ghost"
    assert register(Player("a", "A", same_as="gone")).who("a") == "a"


@pytest.mark.parametrize("way", ["ab bc ca", "aa", "ba ab", "ca ab bc da ed", "ab ba cd dc ec"])
def test_whoever_is_merged_in_a_circle_is_one_person_of_the_least_id(way: str) -> None:
    held = register(*(Player(uid, uid.upper(), same_as=into) for uid, into in way.split()))
    loose = held.untangled()
    left = {uid for uid, one in loose.players.items() if not one.same_as}
    assert left == ({"a", "c"} if "dc" in way else {"a"})
    assert {loose.who(uid) for uid in loose.players} == left
    assert loose.untangled() is loose
    assert {uid: one.name for uid, one in loose.players.items()} == {
        uid: one.name for uid, one in held.players.items()
    }


def test_without_a_circle_nothing_is_untangled() -> None:
    held = register(Player("a", "A", same_as="b"), Player("b", "B", same_as="ghost"))
    assert held.untangled() is held


# Ratios


@given(st.lists(st.tuples(st.integers(-(10**6), 10**6), st.integers(1, 60))))
def test_ratios_are_compared_exactly(pairs: list[tuple[int, int]]) -> None:
    numbers = comparable(Ratio(*pair) for pair in pairs)
    exact = [Fraction(*pair) for pair in pairs]
    for one, mine in zip(numbers, exact, strict=True):
        for other, theirs in zip(numbers, exact, strict=True):
            assert (one < other) == (mine < theirs)


@given(st.integers(-(10**9), 10**9), st.integers(1, 10**6), st.sampled_from((1, 100, 1000)))
def test_a_ratio_is_rounded_half_away_from_zero(part: int, of: int, unit: int) -> None:
    scaled = Ratio(part, of).scaled(unit)
    assert scaled is not None
    assert abs(Fraction(part * unit, of) - scaled) <= Fraction(1, 2)
    assert Ratio(-part, of).scaled(unit) == -scaled
    assert Ratio(1, 2).scaled(1) == 1
    assert Ratio(part, 0).scaled(unit) is None
