"""A win by its tiles: the engine values them, the table says the rest (CLARIFICATIONS B9)."""

from typing import Any

import pytest

from riichi_desktop.engine import Pao, Rules, parse_hand
from riichi_desktop.ledger import Liable, Paid, Table, Win, Won, WonHand

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    LEAGUE,
    ONLINE,
    SANMA,
    WRC,
    hand,
    refused,
    ron,
    table,
    why,
    with_,
    won,
)

RIICHI = "067p345s234m55s44z+4z riichi dora=1z"
"""Riichi and a red five, 40 fu; the seat wind of North."""
PLAIN = "340567m345p22s67s+8s"
"""Tanyao, pinfu, a red five."""
DRAGONS = "11p23m+1m [555z] [666z] [777z]"
WINDS_AND_DRAGONS = "22z+2z [555z] [666z] [777z] 11z"
KANS = "5z+5z [1111m] [2222m] [3333p] [4444s]"


def tiles(line: str, **claims: object) -> WonHand:
    """Read the tiles of a hand line; what else it says is left out."""
    found, situation = parse_hand(line)[:2]
    shown = (situation.flags, situation.dora, situation.ura)
    return WonHand(found, *shown, tuple(claims.items()))


def by(winner: int, source: int | None, line: str, claims: Any = (), **more: Any) -> Win:
    return Win(winner, source, hand=tiles(line, **dict(claims)), **more)


def paid(before: Table, win: Win, *riichi: int) -> Paid:
    return hand(before, won(win, riichi=riichi))[1].paid[0]


def test_han_and_fu_are_what_the_engine_says() -> None:
    found = paid(table(), by(BO, CHI, PLAIN))
    assert (found.win.han, found.win.fu, found.win.yakuman) == (3, 30, 0)
    assert found.value is not None
    assert dict(found.value.yaku) == {"tanyao": 1, "pinfu": 1}
    assert (found.limit, found.base, found.payment.points) == (None, 960, 3900)
    assert found.deltas == (0, 3900, -3900, 0)


def test_winds_honba_sticks_and_riichi_are_the_table_s() -> None:
    before = table(round="S2", honba=2, sticks=1)
    event = won(by(ANA, CHI, RIICHI), riichi=[ANA, DAN])
    row = hand(before, event)[1]
    value = row.paid[0].value
    assert value is not None
    assert (value.situation.seat, value.situation.round, value.situation.source) == ("N", "S", "S")
    assert (value.situation.honba, value.situation.sticks) == (2, 3)
    assert value.yaku["seat_wind"] == 1
    assert row.deltas == (5200 + 600 + 3000 - 1000, 0, -5800, -1000)


def test_the_dealer_s_tiles_pay_as_the_dealer_s() -> None:
    assert paid(table(), by(ANA, None, PLAIN)).deltas == (7800, -2600, -2600, -2600)
    assert paid(table(), by(BO, None, PLAIN)).deltas == (-2600, 5200, -1300, -1300)


def test_two_winners_by_tiles_take_what_the_rules_give_them() -> None:
    event = won(by(BO, ANA, PLAIN), by(CHI, ANA, RIICHI), riichi=[CHI])
    row = hand(table(honba=1), event)[1]
    values = [one.value for one in row.paid]
    assert [(v.situation.honba, v.situation.sticks) for v in values if v] == [(1, 1), (0, 0)]


def test_who_is_bumped_is_valued_and_not_paid() -> None:
    event = won(by(CHI, ANA, PLAIN.replace("0", "5")), ron(BO, ANA))
    row = hand(table(WRC, honba=1, sticks=1), event)[1]
    bumped = row.paid[0]
    assert (bumped.win.han, bumped.counts, bumped.deltas) == (2, False, (0,) * 4)
    assert bumped.value is not None
    assert bumped.value.situation.honba == 0


def test_notices_of_the_tiles_name_their_place() -> None:
    row = hand(table(), won(by(BO, CHI, "345m555p567p22s67s+8s")))[1]
    assert [(one.id, one.field) for one in row.notices] == [("surplus_five_red", "wins[0].hand")]
    assert row.paid[0].win.han == 2


@pytest.mark.parametrize(
    ("line", "reason", "field"),
    [
        ("123m456p789s1133z+3z", "no_yaku", "wins[0].hand"),
        ("123m456p789s1134z+2z", "not_a_win", "wins[0].hand"),
        (PLAIN + " haitei", "haitei_ron", "wins[0].hand.flags"),
    ],
)
def test_tiles_that_are_worth_nothing_are_refused_with_their_place(line, reason, field) -> None:
    assert why(table(), won(by(BO, CHI, line))) == (reason, field)


# What is claimed must be the same


@pytest.mark.parametrize(
    "claims",
    [
        {"seat": "S", "round": "E", "from": "W", "honba": 1, "sticks": 2, "by": "ron"},
        {"players": 4, "rules": ONLINE},
        {"pao": ()},
    ],
)
def test_a_claim_that_is_the_table_s_is_welcome(claims) -> None:
    assert paid(table(honba=1, sticks=2), by(BO, CHI, PLAIN, claims)).base == 960


@pytest.mark.parametrize(
    ("name", "claimed", "have"),
    [
        ("seat", "W", "S"),
        ("round", "S", "E"),
        ("from", "N", "W"),
        ("honba", 0, 1),
        ("sticks", 1, 2),
        ("by", "tsumo", "ron"),
    ],
)
def test_a_claim_that_differs_is_refused(name, claimed, have) -> None:
    win = by(BO, CHI, PLAIN, {name: claimed})
    problem = refused(table(honba=1, sticks=2), won(win))
    assert (problem.id, problem.field) == ("hand_differs", f"wins[0].hand.{name}")
    assert problem.details == {"part": name, "claimed": claimed, "have": have}


def test_a_discarder_that_is_claimed_of_a_tsumo() -> None:
    problem = refused(table(), won(by(BO, None, PLAIN, {"from": "N"})))
    assert problem.details["have"] == "–"


def test_other_rules_are_refused() -> None:
    win = by(BO, CHI, PLAIN, {"rules": WRC})
    assert why(table(), won(win)) == ("rules_differ", "wins[0].hand.rules")


def test_honba_of_a_second_winner_is_what_he_is_paid_for() -> None:
    event = won(ron(BO, ANA), by(CHI, ANA, PLAIN, {"honba": 1}))
    assert why(table(honba=1), event) == ("hand_differs", "wins[1].hand.honba")


@pytest.mark.parametrize(
    ("line", "riichi", "reason"),
    [(RIICHI, (), "riichi_not_paid"), (PLAIN, (BO,), "riichi_not_in_hand")],
)
def test_the_riichi_of_hand_and_table_agree(line, riichi, reason) -> None:
    event = won(by(BO, CHI, line), riichi=riichi)
    assert why(table(), event) == (reason, "wins[0].hand.flags")


def test_double_riichi_is_a_riichi() -> None:
    line = RIICHI.replace("riichi", "double_riichi")
    assert paid(table(), by(BO, CHI, line), BO).value is not None


@pytest.mark.parametrize("given", [{"han": 3, "fu": 30}, {"han": 3}, {"fu": 30}])
def test_numbers_beside_the_tiles_may_be_the_same(given) -> None:
    assert paid(table(), by(BO, CHI, PLAIN, **given)).base == 960


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"han": 5}, "wins[0].han"),
        ({"fu": 40}, "wins[0].fu"),
        ({"yakuman": 1}, "wins[0].yakuman"),
    ],
)
def test_numbers_beside_the_tiles_that_differ_are_refused(given, field) -> None:
    assert why(table(), won(by(BO, CHI, PLAIN, **given))) == ("hand_differs", field)


# Yakuman and liability


def test_a_yakuman_by_tiles() -> None:
    found = paid(table(LEAGUE), by(BO, CHI, WINDS_AND_DRAGONS, yakuman=2))
    assert (found.win.yakuman, found.win.han, found.limit, found.base) == (
        2,
        None,
        "yakuman",
        16000,
    )
    capped = with_(LEAGUE, yakuman_cap=1)
    assert paid(table(capped), by(BO, CHI, WINDS_AND_DRAGONS)).base == 8000


def liable(before: Table, line: str, *pao: Liable, claims: Any = ()) -> tuple[int, ...]:
    return paid(before, by(BO, None, line, claims, pao=pao)).deltas


def test_the_liable_player_of_tiles() -> None:
    before = table(LEAGUE, honba=1)
    assert liable(before, DRAGONS, Liable(DAN, 0, "daisangen")) == (0, 32300, 0, -32300)
    assert liable(before, DRAGONS, Liable(DAN, 1, "daisangen")) == (0, 32300, 0, -32300)
    both = (-16000, 64300, -8000, -40300)
    assert liable(before, WINDS_AND_DRAGONS, Liable(DAN, 0, "daisangen")) == both


def test_a_liability_without_a_name_is_that_of_the_only_one_it_can_be() -> None:
    before = table(LEAGUE)
    assert liable(before, WINDS_AND_DRAGONS, Liable(DAN, 0)) == (-16000, 64000, -8000, -40000)
    named = paid(before, by(BO, None, DRAGONS, pao=(Liable(DAN, 0),))).win.pao
    assert named == (Liable(DAN, 0, "daisangen"),)


def test_the_hand_s_own_document_may_name_the_liable_player() -> None:
    claims = {"pao": (Pao("daisangen", "N"),)}
    assert liable(table(LEAGUE), DRAGONS, claims=claims) == (0, 32000, 0, -32000)
    given = Liable(DAN, 0)
    assert liable(table(LEAGUE), DRAGONS, given, claims=claims) == (0, 32000, 0, -32000)
    given = Liable(DAN, 0, "daisangen")
    assert liable(table(LEAGUE), DRAGONS, given, claims=claims) == (0, 32000, 0, -32000)


@pytest.mark.parametrize(
    ("line", "pao", "claims", "reason", "field"),
    [
        (PLAIN, [Liable(DAN, 0)], {}, "pao_impossible", "wins[0].pao"),
        (PLAIN, [Liable(DAN, 0, "daisangen")], {}, "pao_not_in_hand", "wins[0].hand.pao"),
        (DRAGONS, [Liable(DAN, 0), Liable(CHI, 0)], {}, "pao_which", "wins[0].pao"),
        (
            DRAGONS,
            [Liable(DAN, 0, "daisangen"), Liable(CHI, 0)],
            {},
            "pao_impossible",
            "wins[0].pao",
        ),
        (DRAGONS, [Liable(DAN, 2, "daisangen")], {}, "hand_differs", "wins[0].pao"),
        (
            DRAGONS,
            [Liable(DAN, 0)],
            {"pao": (Pao("daisangen", "W"),)},
            "pao_differs",
            "wins[0].hand.pao",
        ),
        (
            DRAGONS,
            [Liable(DAN, 0, "daisuushii")],
            {"pao": (Pao("daisangen", "N"),)},
            "pao_differs",
            "wins[0].hand.pao",
        ),
    ],
)
def test_liability_that_cannot_be(line, pao, claims, reason, field) -> None:
    event = won(by(BO, None, line, claims, pao=tuple(pao)))
    assert why(table(LEAGUE), event) == (reason, field)


def test_a_fourth_seat_of_three_is_not_liable() -> None:
    event = won(by(BO, None, "11p23p+1p [555z] [666z] [777z]", {"pao": (Pao("daisangen", "N"),)}))
    assert why(table(SANMA), event) == ("pao_not_seated", "wins[0].hand.pao")


def test_a_yakuman_that_counts_twice_is_answered_for_twice() -> None:
    rules: Rules = with_(LEAGUE, double_yakuman=("daisuushii",))
    line = "5m+5m [111z] [222z] [333z] [444z]"
    win = by(BO, None, line, pao=(Liable(DAN, 0),))
    found = paid(table(rules), win)
    assert (found.win.yakuman, found.deltas) == (2, (0, 64000, 0, -64000))
    stated = by(BO, None, line, pao=(Liable(DAN, 2, "daisuushii"),))
    assert paid(table(rules), stated).deltas == found.deltas


def test_kans_of_a_list_without_them() -> None:
    rules = with_(LEAGUE, pao=("daisangen",))
    row = hand(table(rules), won(by(BO, None, KANS, pao=(Liable(DAN, 0, "suukantsu"),))))[1]
    assert row.deltas == (-16000, 32000, -8000, -8000)
    assert [one.id for one in row.notices] == ["pao_not_in_rules"]


def test_tiles_are_read_under_the_rules_of_the_game() -> None:
    assert paid(table(WRC), by(BO, CHI, PLAIN.replace("0", "5"))).win.han == 2
    assert why(table(WRC), won(by(BO, CHI, PLAIN)))[0] == "too_many_reds"


def test_a_won_hand_is_one_of_the_values_of_the_record() -> None:
    event = Won((by(BO, CHI, PLAIN),), ())
    assert event == Won((by(BO, CHI, PLAIN),), ())
    assert hash(event) == hash(Won((by(BO, CHI, PLAIN),), ()))
    assert why(table(), won(by(ANA, ANA, PLAIN)))[0] == "wins_from_himself"
