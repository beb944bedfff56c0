"""Edges and particulars that a small slip in the program would move unseen by the larger tests."""

from dataclasses import replace

import pytest

from riichi_desktop.engine import parse_hand
from riichi_desktop.ledger import (
    Chombo,
    Liable,
    Penalty,
    Placed,
    Win,
    WonHand,
    advance,
    dealer_leads,
    needs,
    stick_check,
)

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    ONLINE,
    drawn,
    hand,
    played,
    refused,
    ron,
    table,
    tsumo,
    with_,
    won,
)

TANYAO = WonHand(parse_hand("234m067p3455s+2s [234p]")[0])


def test_a_dealer_with_just_the_target_has_it():
    leading = table(ONLINE, round="S4", scores=(24000, 23000, 23000, 30000))
    assert ONLINE.target == 30000
    assert dealer_leads(leading)
    assert not dealer_leads(replace(leading, scores=(24100, 23000, 23000, 29900)))


def test_where_the_game_ends_by_itself_nobody_is_asked():
    before = table(
        with_(ONLINE, dealer_may_stop="automatic"), round="S4", scores=(20000, 20000, 20000, 40000)
    )
    after, _ = advance(before, drawn(DAN))
    assert (after.ending, after.may_stop) == ("dealer_stopped", False)


def test_a_penalty_is_after_uma_where_nothing_is_said():
    after, _ = advance(table(), Penalty(BO, -1000))
    assert (after.scores, after.penalties) == (table().scores, (0, -1000, 0, 0))


def test_the_greatest_penalty_may_be_given_and_no_greater():
    most = refused(table(), Penalty(BO, 10**9)).details["most"]
    advance(table(), Penalty(BO, most))
    advance(table(), Penalty(BO, -most))
    assert refused(table(), Penalty(BO, most + 100)).id == "penalty_points"


def test_one_yakuman_has_one_liable_player():
    twice = (Liable(CHI, 1, "daisangen"), Liable(DAN, 1, "daisangen"))
    fault = refused(table(), won(Win(BO, ANA, yakuman=2, pao=twice)))
    assert (fault.id, fault.details) == ("pao_impossible", {"reason": "pao_twice"})


def test_a_refusal_says_what_may_be():
    fault = refused(table(), Chombo((7,)))
    assert fault.details == {"chair": 7, "most": 3}
    fault = refused(table(), Placed("a round that is long", 0, 0))
    assert fault.details["text"] == "a round that"
    for field in ("honba", "sticks"):
        fault = refused(table(), Placed("S2", **{"honba": 0, "sticks": 0, field: 10**9}))
        assert (fault.id, fault.field) == ("wrong_type", field)


def test_numbers_that_differ_from_the_tiles_are_named_by_what_they_are():
    for field, win in (
        ("han", Win(BO, ANA, 4, 30, hand=TANYAO)),
        ("fu", Win(BO, ANA, 3, 40, hand=TANYAO)),
    ):
        fault = refused(table(), won(win))
        assert (fault.field, fault.details["part"]) == (f"wins[0].{field}", field)


def test_tiles_won_by_tsumo_are_from_nobody():
    _, row = hand(table(), won(Win(BO, None, hand=TANYAO)))
    (paid,) = row.paid
    assert paid.value is not None
    assert paid.value.situation.source is None


def test_a_yakuman_that_is_needed_has_neither_han_nor_fu():
    rules = with_(ONLINE, counted_limit="sanbaiman")
    before = table(rules, round="S4", scores=(65000, 27000, 5000, 3000))
    first = needs(before, CHI)[0]
    assert first.place == 1
    need = first.ron[ANA]
    assert need is not None
    assert (need.han, need.fu, need.yakuman) == (None, None, 1)


def explained(game, *off):
    counted = [have + more for have, more in zip(game.table.scores, off, strict=True)]
    return [(one.kind, one.chairs) for one in stick_check(game, counted) if one.row >= 0]


def test_a_finding_about_no_hand_names_none():
    game = played(ONLINE, drawn(BO))
    counted = [have + 100 for have in game.table.scores]
    assert {one.row for one in stick_check(game, counted)} == {-1}


def test_a_stick_that_nobody_has_taken_yet_is_missing_with_one_player_alone():
    game = played(ONLINE, drawn(BO, riichi=[BO]))
    assert ("stick_not_laid", (BO,)) in explained(game, 0, 1000, 0, 0)
    assert ("stick_not_booked", (CHI,)) in explained(game, 0, 0, -1000, 0)
    later = played(ONLINE, drawn(BO, riichi=[BO]), Chombo((DAN,)))
    assert ("stick_not_laid", (BO,)) in explained(later, 0, 1000, 0, 0)


def test_the_sticks_go_to_who_took_some_not_to_who_won_before():
    game = played(
        with_(ONLINE, multiple_ron="all"),
        drawn(BO, riichi=[BO]),
        won(ron(DAN, ANA, 1, 30), ron(CHI, ANA, 1, 30)),  # Chi is nearer
    )
    (last,) = [row for row in game.rows if row.paid]
    assert [(one.win.winner, one.sticks) for one in last.paid] == [(DAN, 0), (CHI, 1)]
    assert ("stick_not_laid", (BO,)) in explained(game, 0, 1000, -1000, 0)


def test_a_stick_that_the_first_dealer_took_is_missing_with_him_too():
    game = played(ONLINE, drawn(BO, riichi=[BO]), won(ron(ANA, CHI, 1, 30)))
    assert ("stick_not_laid", (BO,)) in explained(game, -1000, 1000, 0, 0)
    assert ("stick_not_laid", (BO,)) not in explained(game, 0, 1000, 0, 0)


@pytest.mark.parametrize(("han", "fu"), [(1, 30), (2, 50), (2, 70), (4, 30)])
def test_another_value_is_sought_two_han_and_two_steps_of_fu_around(han, fu):
    booked = played(ONLINE, won(tsumo(BO, 2, 50)))
    meant = played(ONLINE, won(tsumo(BO, han, fu)))
    off = [m - b for m, b in zip(meant.table.scores, booked.table.scores, strict=True)]
    if any(off):
        assert ("other_value", (BO,)) in explained(booked, *off)
