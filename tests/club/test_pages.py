"""A player's page; players against each other; reports."""

from dataclasses import replace

from riichi_desktop.club import (
    Tally,
    closing_order,
    ema_report,
    head_to_head,
    player_page,
    rates_of,
    standings,
    versus_matrix,
)
from riichi_desktop.ledger import Finished, Replaced
from tests.ledger.tables import ANA, BO, CHI, WRC, drawn, played, ron, tsumo, with_, won

from .clubs import (
    CLUB,
    FOUR,
    SPLIT,
    TRIO,
    adjusted,
    enrolled,
    event,
    game,
    made,
    recorded,
    register,
)

SEASON = register(*CLUB, event())


def test_a_page_has_places_and_points_over_time() -> None:
    games = (
        game(FOUR, 20000, 25000, 30000, 45000, day="2026-02-02", uid="late"),
        game(FOUR, 45000, 30000, 25000, 20000, day="2026-02-01", uid="early"),
        game(("bo", "chi", "dan", "eva"), 30000, 30000, 30000, 30000, uid="without"),
    )
    page = player_page(SEASON, "ana", games)
    assert (page.player, page.name, page.event, page.players, page.others) == (
        *("ana", "Ana", ""),
        *(4, ()),
    )
    assert [(one.uid, one.day, one.place, one.points, one.total) for one in page.course] == [
        ("early", "2026-02-01", 1, 30000, 30000),
        ("late", "2026-02-02", 4, -25000, 5000),
    ]
    assert page.course[0].event == "e"
    assert (page.course[0].tied, page.course[0].score, page.course[0].hands) == (1, 45000, 0)
    assert (page.figures.games, page.figures.points) == (2, 5000)
    assert page.tally == Tally()
    assert page.rates.win.scaled(1000) is None


def test_a_page_has_rates_of_hands() -> None:
    held = played(
        WRC,
        won(ron(ANA, BO), riichi=[ANA, BO]),
        won(ron(CHI, ANA, 1, 30), riichi=[ANA]),
        won(tsumo(ANA, 1, 30)),
        drawn(ANA),
        drawn(BO),
        Finished(),
    )
    page = player_page(SEASON, "ana", [recorded(held)])
    rates = page.rates
    assert (rates.win, rates.deal_in, rates.riichi) == ((2, 5), (1, 5), (2, 5))
    assert (rates.tsumo, rates.riichi_won, rates.riichi_dealt_in) == ((1, 2), (1, 2), (1, 2))
    assert rates.tenpai == (1, 2)
    assert rates.value == (page.tally.value, 2)
    assert rates.dealt_in.scaled(1) == 1300
    assert rates.opened == rates.dora == (0, 0)
    assert rates.chombo == (0, 5)
    assert rates == rates_of(page.tally)


def test_rates_of_tiles_are_of_the_wins_whose_tiles_are_known() -> None:
    rates = rates_of(Tally(hands=9, ron=4, tiles=3, opened=1, dora=(("dora", 4), ("red", 1))))
    assert (rates.opened, rates.dora) == ((1, 3), (5, 3))


def test_who_left_has_hands_and_no_place() -> None:
    held = played(WRC, won(ron(CHI, BO)), Replaced(CHI, "Eva"), drawn(), Finished())
    page = player_page(SEASON, "chi", [recorded(held)])
    assert (page.figures.games, page.course, page.tally.hands, page.tally.ron) == (0, (), 1, 1)
    assert player_page(SEASON, "eva", [recorded(held)]).figures.games == 1


def test_a_page_is_of_three_or_of_four() -> None:
    games = (
        game(FOUR[:3], 50000, 30000, 25000, rules=TRIO),
        game(FOUR[:3], 25000, 30000, 50000, rules=TRIO),
        game(FOUR, 40000, 30000, 30000, 20000),
    )
    most = player_page(SEASON, "ana", games)
    assert (most.players, most.others, most.figures.games) == (3, (4,), 2)
    four = player_page(SEASON, "ana", games, players=4)
    assert (four.players, four.others, four.figures.games) == (4, (3,), 1)


def test_a_page_may_be_of_one_event() -> None:
    games = (
        game(FOUR, 40000, 30000, 30000, 20000),
        game(FOUR, 40000, 30000, 30000, 20000, event="f"),
    )
    assert player_page(SEASON, "ana", games, "e").figures.games == 1


def test_the_page_of_a_merged_player_is_that_of_the_one_who_is_left() -> None:
    held = register(*CLUB[:4], replace(CLUB[4], same_as="ana"), event())
    games = (
        game(("eva", "bo", "chi", "dan"), 40000, 30000, 30000, 20000),
        game(FOUR, 40000, 30000, 30000, 20000),
    )
    page = player_page(held, "eva", games)
    assert page == player_page(held, "ana", games)
    assert (page.player, page.figures.games) == ("ana", 2)


def test_the_page_of_somebody_unknown() -> None:
    page = player_page(SEASON, "ghost", [made(("ghost", 1), ("bo", 0), ("chi", 0), ("dan", -1))])
    assert (page.player, page.name, page.figures.games) == ("ghost", "", 1)


# Against each other


def test_head_to_head() -> None:
    games = (
        game(FOUR, 45000, 30000, 25000, 20000, day="2026-02-02", uid="second"),
        game(FOUR, 20000, 30000, 30000, 40000, day="2026-02-01", uid="first"),
        game(("ana", "eva", "chi", "fay"), 30000, 30000, 30000, 30000, uid="third"),
        game(("bo", "eva", "chi", "fay"), 30000, 30000, 30000, 30000),
        game(FOUR[:3], 50000, 30000, 25000, rules=TRIO),
    )
    held = head_to_head(SEASON, "ana", "chi", games)
    assert [one.uid for one, _, _ in held.games] == ["third", "first", "second"]
    assert [(mine.player, theirs.player) for _, mine, theirs in held.games] == [("ana", "chi")] * 3
    found = held.versus
    assert (found.games, found.ahead, found.behind, found.tied) == (3, 1, 1, 1)
    assert (found.points, found.theirs, found.difference) == (5000, -10000, 15000)
    assert head_to_head(SEASON, "chi", "ana", games).versus == found.turned()
    assert head_to_head(SEASON, "ana", "chi", games, "f").versus.games == 0
    assert head_to_head(SEASON, "ana", "chi", games, players=3).versus.games == 1
    assert head_to_head(SEASON, "ana", "ana", games).games == ()


def test_everybody_against_everybody() -> None:
    games = (
        game(FOUR, 45000, 30000, 25000, 20000),
        game(("ana", "bo", "eva", "fay"), 20000, 30000, 30000, 40000),
        made(("ana", 1), ("", 0), ("eva", 0), ("fay", -1)),
    )
    found = versus_matrix(SEASON, "e", games)
    assert found["ana", "bo"] == head_to_head(SEASON, "ana", "bo", games).versus
    assert found["bo", "ana"] == found["ana", "bo"].turned()
    assert ("chi", "eva") not in found
    assert not any("" in pair for pair in found)
    assert len(found) == 2 * (6 + 5)
    some = versus_matrix(SEASON, "e", games, among=["ana", "bo"])
    assert some == {pair: found[pair] for pair in (("ana", "bo"), ("bo", "ana"))}
    assert versus_matrix(SEASON, "e", games, players=3) == {}
    assert versus_matrix(SEASON, "", games) == found


# Reports


def test_a_report_adds_up_to_zero() -> None:
    named = [replace(one, number=f"{at:08}", city="Lyon") for at, one in enumerate(CLUB)]
    held = register(*named, event(), enrolled("fay", substitute=True), adjusted(-5000, "ana"))
    games = (
        game(FOUR, 45000, 30000, 25000, 20000, penalties=(0, -2000, 0, 0)),
        game(("ana", "bo", "chi", "fay"), 20000, 30000, 29000, 40000),
        made(("ana", 300), ("", 0), ("bo", -100), ("chi", -200)),
    )
    report = ema_report(held, "e", games)
    assert [(row.rank, row.name, row.number, row.city, row.games) for row in report.rows] == [
        (1, "Bo", "00000001", "Lyon", 3),
        (2, "Ana", "00000000", "Lyon", 3),
        (3, "Chi", "00000002", "Lyon", 3),
        (4, "Dan", "00000003", "Lyon", 1),
    ]
    assert (report.rows[1].results, report.rows[1].penalties) == (5300, -5000)
    assert (report.rows[0].results, report.rows[0].penalties) == (9900, -2000)
    assert (
        report.points == report.results + report.penalties == sum(row.points for row in report.rows)
    )
    assert (report.penalties, report.lost, report.unplaced) == (-7000, 1000, 25000)
    assert report.results + report.unplaced + report.dropped + report.lost == 0


def test_games_that_do_not_count_are_told() -> None:
    held = register(*CLUB, event(counting="best", counted=1))
    games = [made(("ana", one), ("bo", -one), ("chi", 0), ("dan", 0)) for one in (500, -300)]
    report = ema_report(held, "e", games)
    assert (report.results, report.dropped) == (800, -800)
    assert report.results + report.unplaced + report.dropped + report.lost == 0


def test_somebody_unknown_has_a_row_without_a_number() -> None:
    report = ema_report(SEASON, "e", [made(("ghost", 1), ("bo", 0), ("chi", 0), ("dan", -1))])
    assert (report.rows[0].name, report.rows[0].number, report.rows[0].city) == ("", "", "")


def test_the_last_are_called_first_and_equals_together() -> None:
    held = register(*CLUB, event(), enrolled("eva", substitute=True))
    games = [
        made(("ana", 5), ("bo", 3), ("chi", 3), ("dan", -11)),
        made(("eva", 9), ("ana", 0), ("bo", 0), ("chi", 0)),
    ]
    order = closing_order(standings(held, "e", games).rows)
    assert [[row.player for row in group] for group in order] == [["dan"], ["bo", "chi"], ["ana"]]


def test_seat_order_keeps_places_apart() -> None:
    games = [game(FOUR, 30000, 30000, 30000, 30000, rules=with_(SPLIT, ties="seat_order"))]
    versus = head_to_head(SEASON, "ana", "bo", games).versus
    assert (versus.ahead, versus.tied) == (1, 0)
