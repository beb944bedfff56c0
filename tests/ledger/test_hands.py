"""What a hand does: payments, honba, sticks, the deal (RULES.md 2.7, 4, 5, 7; CLARIFICATIONS B)."""

import pytest

from riichi_desktop.engine import Chombo as ChomboRule
from riichi_desktop.ledger import Aborted, Chombo, Liable

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    EMA,
    LEAGUE,
    ONLINE,
    SANMA,
    WRC,
    deltas,
    drawn,
    hand,
    ron,
    table,
    then,
    tsumo,
    with_,
    won,
)

SHARED = with_(LEAGUE, pao_tsumo_honba="shared")
CAPPED = with_(WRC, yakuman_cap=1)
WHOLE = with_(WRC, pao_scope="hand")


# Honba, sticks


def test_a_winner_takes_honba_and_all_sticks_his_own_among_them() -> None:
    before = table(honba=2, sticks=3)
    assert deltas(before, won(ron(BO, CHI, 3, 30), riichi=[BO, DAN])) == (0, 8500, -4500, -1000)
    assert deltas(before, won(tsumo(BO), riichi=[DAN])) == (-4200, 12600, -2200, -3200)


def test_a_row_says_how_the_hand_began_and_what_is_left() -> None:
    before = table(round="S3", honba=1, sticks=2)
    after, row = hand(before, drawn(BO, riichi=[BO]))
    assert (row.round, row.dealer, row.honba, row.sticks) == ("S3", CHI, 1, 2)
    assert (row.sticks_after, after.sticks, after.honba, after.round) == (3, 3, 2, "S4")
    assert row.penalties == (0, 0, 0, 0)


def test_honba_is_worth_what_the_rules_say() -> None:
    before = table(with_(ONLINE, honba_per_payer=500), honba=2)
    assert deltas(before, won(ron(BO, CHI))) == (0, 11000, -11000, 0)
    assert deltas(before, won(tsumo(BO))) == (-5000, 11000, -3000, -3000)


@pytest.mark.parametrize(
    ("event", "next_hand"),
    [
        (won(tsumo(ANA)), "E1-3"),
        (won(ron(BO, ANA)), "E2-0"),
        (won(ron(BO, CHI), ron(ANA, CHI)), "E1-3"),
        (drawn(ANA), "E1-3"),
        (drawn(BO), "E2-3"),
        (drawn(), "E2-3"),
        (drawn(ANA, BO, CHI, DAN), "E1-3"),
        (Aborted("suukaikan", (BO,)), "E1-3+1"),
        (Chombo((BO,), (CHI,)), "E1-2"),
        (drawn(nagashi=[ANA]), "E2-3"),
        (drawn(ANA, nagashi=[BO]), "E1-3"),
    ],
    ids=str,
)
def test_the_deal_and_the_counters(event, next_hand) -> None:
    assert then(table(honba=2), event) == next_hand


@pytest.mark.parametrize(
    ("on", "by_win", "by_ready_hand", "by_noten"),
    [
        ("tenpai", "E1-1", "E1-1", "E2-1"),
        ("win", "E1-1", "E2-1", "E2-1"),
        ("never", "E2-0", "E2-1", "E2-1"),
    ],
)
def test_what_keeps_the_dealer(on, by_win, by_ready_hand, by_noten) -> None:
    before = table(with_(ONLINE, dealer_repeats_on=on))
    assert then(before, won(tsumo(ANA))) == by_win
    assert then(before, drawn(ANA)) == by_ready_hand
    assert then(before, drawn(BO)) == by_noten
    assert then(before, Aborted("kyuushu_kyuuhai")) == "E1-1"


def test_winds_turn_with_the_deal() -> None:
    before = table(round="S3")
    assert [before.wind_of(chair) for chair in range(4)] == ["W", "N", "E", "S"]
    assert [before.chair_of(wind) for wind in ("E", "S", "W", "N")] == [CHI, DAN, ANA, BO]
    assert deltas(before, won(tsumo(CHI))) == (-4000, -4000, 12000, -4000)
    assert deltas(before, won(tsumo(DAN))) == (-2000, -2000, -4000, 8000)


# Draws


@pytest.mark.parametrize(
    ("tenpai", "expected"),
    [
        ((), (0, 0, 0, 0)),
        ((BO,), (-1000, 3000, -1000, -1000)),
        ((BO, DAN), (-1500, 1500, -1500, 1500)),
        ((ANA, BO, DAN), (1000, 1000, -3000, 1000)),
        ((ANA, BO, CHI, DAN), (0, 0, 0, 0)),
    ],
)
def test_noten_payments(tenpai, expected) -> None:
    assert deltas(table(), drawn(*tenpai)) == expected


@pytest.mark.parametrize(
    ("tenpai", "expected"),
    [
        ((), (0, 0, 0)),
        ((BO,), (-1000, 2000, -1000)),
        ((BO, CHI), (-2000, 1000, 1000)),
        ((0, 1, 2), (0, 0, 0)),
    ],
)
def test_noten_payments_of_three(tenpai, expected) -> None:
    assert deltas(table(SANMA), drawn(*tenpai)) == expected


def test_the_noten_pool_is_the_rules_own() -> None:
    assert deltas(table(with_(ONLINE, noten_pool=6000)), drawn(ANA)) == (6000, -2000, -2000, -2000)
    assert deltas(table(with_(ONLINE, noten_pool=0)), drawn(ANA)) == (0, 0, 0, 0)


def test_nagashi_takes_the_place_of_noten_payments() -> None:
    before = table(honba=2, sticks=1)
    event = drawn(BO, riichi=[BO], nagashi=[CHI])
    assert deltas(before, event) == (-4000, -3000, 8000, -2000)
    assert then(before, event) == "E2-3+2"


def test_several_nagashi_are_all_paid() -> None:
    row = hand(table(honba=1), drawn(nagashi=[ANA, BO]))[1]
    assert row.deltas == (12000 - 4000, 8000 - 4000, -4000 - 2000, -4000 - 2000)
    assert [one.win.winner for one in row.paid] == [ANA, BO]
    assert [(one.limit, one.honba, one.sticks) for one in row.paid] == [("mangan", 0, 0)] * 2


def test_nagashi_as_a_win() -> None:
    before = table(with_(ONLINE, nagashi_as="win"), honba=1, sticks=1)
    assert deltas(before, drawn(nagashi=[BO])) == (-4100, 9300, -2100, -2100)
    assert then(before, drawn(ANA, nagashi=[BO])) == "E2-0"
    assert then(before, drawn(nagashi=[ANA])) == "E1-2"
    never = with_(ONLINE, nagashi_as="win", dealer_repeats_on="never")
    assert then(table(never), drawn(nagashi=[ANA])) == "E2-0"


def test_of_several_nagashi_as_wins_the_first_from_the_dealer_takes_the_table() -> None:
    before = table(with_(ONLINE, nagashi_as="win"), round="E3", honba=1, sticks=1)
    row = hand(before, drawn(nagashi=[BO, DAN]))[1]
    assert [(one.win.winner, one.honba, one.sticks) for one in row.paid] == [
        (BO, 0, 0),
        (DAN, 1, 1),
    ]
    assert row.deltas == (-4100, 8000 - 2100, -8100, 9300 - 2000)


def test_nagashi_of_three() -> None:
    assert deltas(table(SANMA), drawn(nagashi=[BO])) == (-4000, 6000, -2000)
    assert deltas(table(SANMA), drawn(nagashi=[ANA])) == (8000, -4000, -4000)
    assert then(table(SANMA), drawn(ANA, nagashi=[BO])) == "E1-1"


@pytest.mark.parametrize("reason", ONLINE.abortive_draws)
def test_an_abortive_draw_pays_nothing_and_keeps_the_sticks(reason) -> None:
    before = table(round="S2", honba=1, sticks=1)
    riichi = (ANA, BO, CHI, DAN) if reason == "suucha_riichi" else (BO, CHI)
    paid = tuple(-1000 if chair in riichi else 0 for chair in range(4))
    assert deltas(before, Aborted(reason, riichi)) == paid
    assert then(before, Aborted(reason, riichi)) == f"S2-2+{1 + len(riichi)}"


# Several winners


def test_two_rons_where_the_nearest_takes_the_table() -> None:
    before = table(with_(ONLINE, multiple_ron="all"), honba=2, sticks=1)
    event = won(ron(BO, DAN, 3, 30), ron(ANA, DAN, 2, 40), riichi=[BO, CHI])
    row = hand(before, event)[1]
    # From Dan the turn goes to Ana first.
    assert [(one.honba, one.sticks, one.counts) for one in row.paid] == [
        (0, 0, True),
        (2, 3, True),
    ]
    assert row.deltas == (3900 + 600 + 3000, 3900 - 1000, -1000, -3900 - 3900 - 600)


def test_the_order_of_the_winners_in_the_list_does_not_matter() -> None:
    before = table(EMA, honba=1, sticks=2)
    wins = (ron(BO, DAN, 3, 30), ron(ANA, DAN, 2, 40), ron(CHI, DAN))
    listed = {
        deltas(before, won(*order, riichi=[BO]))
        for order in (wins, wins[::-1], wins[1:] + wins[:1])
    }
    assert listed == {(3900 + 300 + 2000, 3900 + 300, 8000 + 300, -16700)}


def test_honba_to_each_and_the_own_stick_back() -> None:
    each = with_(ONLINE, multiple_ron_honba="each")
    before = table(each, honba=1, sticks=1)
    event = won(ron(ANA, DAN), ron(CHI, DAN), riichi=[ANA, CHI])
    assert deltas(before, event) == (12300 + 3000 - 1000, 0, 8300 - 1000, -20600)
    back = with_(each, multiple_ron_sticks="own_back_rest_nearest")
    before = table(back, honba=1, sticks=1)
    assert deltas(before, event) == (12300 + 2000 - 1000, 0, 8300, -20600)


def test_head_bump_pays_the_nearest_alone_and_says_so() -> None:
    before = table(WRC, honba=1, sticks=1)
    event = won(ron(ANA, CHI), ron(DAN, CHI, 3, 30), riichi=[ANA, DAN])
    after, row = hand(before, event)
    assert row.deltas == (-1000, 0, -4200, 4200 + 2000)
    assert [(one.counts, one.deltas) for one in row.paid] == [
        (False, (0, 0, 0, 0)),
        (True, (0, 0, -4200, 4200 + 3000)),
    ]
    assert [(notice.id, notice.details) for notice in row.notices] == [
        ("head_bump", {"player": "Dan"})
    ]
    assert (after.round, after.honba) == ("E2", 0), "the dealer who was bumped has not won"
    own_back = with_(WRC, multiple_ron_sticks="own_back_rest_nearest")
    assert deltas(table(own_back, honba=1, sticks=1), event) == row.deltas


def test_head_bump_with_one_winner_says_nothing() -> None:
    assert hand(table(WRC), won(ron(BO, CHI)))[1].notices == ()


def test_three_rons_are_paid_where_all_are() -> None:
    before = table(with_(ONLINE, multiple_ron="all"), honba=1)
    event = won(ron(BO, ANA), ron(CHI, ANA), ron(DAN, ANA))
    assert deltas(before, event) == (-24300, 8300, 8000, 8000)


# Yakuman and liability


def test_yakuman_add_up_to_the_cap() -> None:
    event = won(ron(BO, CHI, None, yakuman=3))
    assert deltas(table(), event) == (0, 96000, -96000, 0)
    capped = table(with_(ONLINE, yakuman_cap=2))
    assert deltas(capped, event) == (0, 64000, -64000, 0)
    paid = hand(capped, event)[1].paid[0]
    assert (paid.limit, paid.base, paid.win.yakuman) == ("yakuman", 16000, 3)
    lone_double = won(ron(BO, CHI, None, yakuman=2))
    assert deltas(table(EMA), lone_double) == (0, 32000, -32000, 0)


def pao(source: int | None, *liable: Liable, yakuman: int = 1, winner: int = BO):
    make = tsumo(winner, None, yakuman=yakuman, pao=liable)
    if source is not None:
        make = ron(winner, source, None, yakuman=yakuman, pao=liable)
    return won(make)


@pytest.mark.parametrize(
    ("rules", "event", "expected"),
    [
        (LEAGUE, pao(None, Liable(DAN)), (0, 32600, 0, -32600)),
        (LEAGUE, pao(CHI, Liable(DAN)), (0, 32600, -16000, -16600)),
        (WRC, pao(CHI, Liable(DAN)), (0, 32600, -16600, -16000)),
        (LEAGUE, pao(CHI, Liable(CHI)), (0, 32600, -32600, 0)),
        (LEAGUE, pao(None, Liable(DAN), yakuman=2), (-16000, 64600, -8000, -40600)),
        (WRC, pao(None, Liable(DAN), yakuman=2), (-16200, 64600, -8200, -40200)),
        (ONLINE, pao(None, Liable(DAN), yakuman=2), (0, 64600, 0, -64600)),
        (SHARED, pao(None, Liable(DAN)), (-200, 32600, -200, -32200)),
        (SHARED, pao(None, Liable(DAN), yakuman=2), (-16200, 64600, -8200, -40200)),
        (ONLINE, pao(CHI, Liable(DAN), yakuman=2), (0, 64600, -32000, -32600)),
        (LEAGUE, pao(CHI, Liable(DAN), yakuman=2), (0, 64600, -48000, -16600)),
        (
            LEAGUE,
            pao(None, Liable(DAN), Liable(CHI), yakuman=2),
            (0, 64600, -32000, -32600),
        ),
        (
            LEAGUE,
            pao(ANA, Liable(DAN), Liable(CHI), yakuman=2),
            (-32000, 64600, -16000, -16600),
        ),
        (LEAGUE, pao(None, Liable(DAN, 2), yakuman=2), (0, 64600, 0, -64600)),
        (LEAGUE, pao(None, Liable(DAN, 0), yakuman=2), (0, 64600, 0, -64600)),
        (WRC, pao(DAN, Liable(BO), winner=ANA), (48600, -24000, 0, -24600)),
        # Honba: his, where his yakuman is the only one of the hand, paid or cut by a cap.
        (WRC, pao(None, Liable(DAN)), (0, 32600, 0, -32600)),
        (CAPPED, pao(None, Liable(DAN)), (0, 32600, 0, -32600)),
        (CAPPED, pao(None, Liable(DAN), yakuman=2), (-200, 32600, -200, -32200)),
        (CAPPED, pao(None, Liable(DAN, 0), yakuman=2), (0, 32600, 0, -32600)),
        (WHOLE, pao(None, Liable(DAN), yakuman=2), (-200, 64600, -200, -64200)),
        (WRC, pao(None, Liable(DAN, 2), yakuman=2), (0, 64600, 0, -64600)),
        (
            WRC,
            pao(None, Liable(DAN), Liable(CHI), yakuman=2),
            (-200, 64600, -32200, -32200),
        ),
    ],
)
def test_liability(rules, event, expected) -> None:
    assert deltas(table(rules, honba=2), event) == expected


def test_named_liabilities_come_in_the_order_of_the_yakuman() -> None:
    """So the honba falls to the same player whatever the order in which they were written."""
    one, other = Liable(DAN, 1, "daisangen"), Liable(CHI, 1, "suukantsu")
    before = table(LEAGUE, honba=1)
    assert deltas(before, pao(None, one, other, yakuman=2)) == (0, 64300, -32000, -32300)
    assert deltas(before, pao(None, other, one, yakuman=2)) == (0, 64300, -32000, -32300)


def test_a_cap_cuts_the_other_yakuman_first() -> None:
    rules = with_(LEAGUE, yakuman_cap=1)
    assert deltas(table(rules), pao(None, Liable(DAN), yakuman=2)) == (0, 32000, 0, -32000)


def test_liability_that_the_rules_do_not_have_is_told_and_without_effect() -> None:
    plain = (-16000, 32000, -8000, -8000)
    nobody = with_(LEAGUE, pao=())
    row = hand(table(nobody), pao(None, Liable(DAN)))[1]
    assert (row.deltas, [one.id for one in row.notices]) == (plain, ["pao_in_no_rules"])
    row = hand(table(), pao(None, Liable(DAN, 1, "suukantsu")))[1]
    assert (row.deltas, [one.id for one in row.notices]) == (plain, ["pao_not_in_rules"])
    assert row.notices[0].field == "wins[0].pao"
    assert hand(table(), pao(None, Liable(DAN, 1, "daisangen")))[1].notices == ()


# Limits and rounding come from the engine


@pytest.mark.parametrize(
    ("rules", "win", "limit", "points"),
    [
        (ONLINE, ron(BO, CHI, 4, 30), None, 7700),
        (WRC, ron(BO, CHI, 4, 30), "mangan", 8000),
        (ONLINE, ron(BO, CHI, 3, 70), "mangan", 8000),
        (ONLINE, ron(BO, CHI, 7), "haneman", 12000),
        (ONLINE, ron(BO, CHI, 13), "counted_yakuman", 32000),
        (EMA, ron(BO, CHI, 13), "sanbaiman", 24000),
        (WRC, ron(BO, CHI, 26), "yonbaiman", 32000),
    ],
)
def test_limits(rules, win, limit, points) -> None:
    paid = hand(table(rules), won(win))[1].paid[0]
    assert (paid.limit, paid.payment.points) == (limit, points)
    assert paid.value is None


# Three players


@pytest.mark.parametrize(
    ("split", "of_bo", "of_ana"),
    [
        ("loss", (-4100, 6200, -2100), (8200, -4100, -4100)),
        ("north_half", (-5100, 8200, -3100), (12200, -6100, -6100)),
        ("equal", (-4100, 8200, -4100), (12200, -6100, -6100)),
        ("dealer_pays", (-6100, 8200, -2100), (12200, -6100, -6100)),
        ("full", (-6100, 10200, -4100), (16200, -8100, -8100)),
        ("plus_1000", (-5100, 8200, -3100), (10200, -5100, -5100)),
    ],
)
def test_every_split_of_a_tsumo_among_three(split, of_bo, of_ana) -> None:
    before = table(with_(SANMA, tsumo_split=split), honba=1)
    assert deltas(before, won(tsumo(BO))) == of_bo
    assert deltas(before, won(tsumo(ANA))) == of_ana


def test_honba_among_three() -> None:
    assert deltas(table(SANMA, honba=1), won(ron(BO, CHI, 4, 30))) == (0, 7900, -7900)


def test_two_rons_among_three() -> None:
    event = won(ron(ANA, CHI), ron(BO, CHI), riichi=[BO])
    assert deltas(table(SANMA, honba=1), event) == (12200 + 1000, 8000 - 1000, -20200)


def test_three_turns_make_a_wind_among_three() -> None:
    assert then(table(SANMA, round="E3"), won(tsumo(ANA))) == "S1-0"


# Chombo


def test_chombo_after_uma_changes_nothing_at_the_table() -> None:
    before = table(EMA, honba=1, sticks=1)
    after, row = hand(before, Chombo((CHI,), (ANA, BO)))
    assert (row.deltas, row.penalties) == ((0, 0, 0, 0), (0, 0, -20000, 0))
    assert (after.scores, after.penalties, after.sticks) == (before.scores, row.penalties, 1)
    again, _ = hand(after, Chombo((CHI, DAN)))
    assert again.penalties == (0, 0, -40000, -20000)


@pytest.mark.parametrize(
    ("chairs", "expected"),
    [
        ((BO,), (4000, -8000, 2000, 2000)),
        ((ANA,), (-12000, 4000, 4000, 4000)),
        ((ANA, BO), (-8000, -4000, 6000, 6000)),
    ],
)
def test_chombo_as_a_reverse_mangan(chairs, expected) -> None:
    before = table(with_(EMA, chombo=ChomboRule("reverse_mangan", 0)), honba=3, sticks=1)
    after, row = hand(before, Chombo(chairs, (CHI,)))
    assert (row.deltas, row.penalties) == (expected, (0, 0, 0, 0))
    assert (after.honba, after.sticks, after.round, after.penalties) == (3, 1, "E1", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("split", "expected"), [("loss", (4000, -6000, 2000)), ("north_half", (5000, -8000, 3000))]
)
def test_chombo_of_three_is_a_tsumo_of_the_table_reversed(split, expected) -> None:
    rules = with_(SANMA, chombo=ChomboRule("reverse_mangan", 0), tsumo_split=split)
    assert deltas(table(rules), Chombo((BO,))) == expected
