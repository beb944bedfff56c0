"""Why an event cannot follow (FORMATS.md 4, CLARIFICATIONS B9)."""

import pytest

from riichi_desktop.engine import ABORT_REASONS
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Finished,
    Liable,
    NotLegal,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
    advance,
    new_table,
    refusal,
)
from riichi_desktop.words import LANGUAGES, Words

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    LEAGUE,
    NAMES,
    ONLINE,
    SANMA,
    WRC,
    drawn,
    refused,
    ron,
    table,
    tsumo,
    why,
    with_,
    won,
)

YAKUMAN = {"han": None, "yakuman": 1}

REFUSED = {
    "no winner": (won(), "no_winner", "wins"),
    "a chair that is not there": (won(ron(4, ANA)), "no_such_chair", "wins[0].winner"),
    "a negative chair": (won(tsumo(-1)), "no_such_chair", "wins[0].winner"),
    "a huge chair": (won(ron(BO, 10**30)), "no_such_chair", "wins[0].from"),
    "winner and discarder": (won(ron(BO, BO)), "wins_from_himself", "wins[0].from"),
    "one winner twice": (won(ron(BO, ANA), ron(BO, ANA)), "wins_twice", "wins[1].winner"),
    "two tsumo": (won(tsumo(BO), tsumo(CHI)), "not_the_same_tile", "wins"),
    "ron and tsumo": (won(ron(BO, ANA), tsumo(CHI)), "not_the_same_tile", "wins"),
    "two discarders": (won(ron(BO, ANA), ron(CHI, DAN)), "not_the_same_tile", "wins"),
    "a winner pays another": (won(ron(BO, CHI), ron(CHI, BO)), "not_the_same_tile", "wins"),
    "neither han nor yakuman": (won(ron(BO, ANA, None)), "han_or_yakuman", "wins[0]"),
    "han and yakuman": (won(ron(BO, ANA, 5, yakuman=1)), "han_or_yakuman", "wins[0]"),
    "fu and yakuman": (won(ron(BO, ANA, None, 30, yakuman=1)), "han_or_yakuman", "wins[0]"),
    "han without fu": (won(ron(BO, ANA, 4)), "fu_needed", "wins[0].fu"),
    "no han": (won(ron(BO, ANA, 0, 30)), "han_range", "wins[0].han"),
    "many han": (won(ron(BO, ANA, 100)), "han_range", "wins[0].han"),
    "negative yakuman": (won(ron(BO, ANA, None, yakuman=-1)), "yakuman_range", "wins[0].yakuman"),
    "many yakuman": (won(ron(BO, ANA, None, yakuman=100)), "yakuman_range", "wins[0].yakuman"),
    "20 fu by ron": (won(ron(BO, ANA, 2, 20)), "fu_20_ron", "wins[0].fu"),
    "25 fu with 2 han by tsumo": (won(tsumo(BO, 2, 25)), "fu_25_tsumo_needs_3_han", "wins[0].fu"),
    "35 fu": (won(ron(BO, ANA, 2, 35)), "fu_not_tens", "wins[0].fu"),
    "the second win": (won(ron(BO, ANA), ron(CHI, ANA, 1)), "fu_needed", "wins[1].fu"),
    "a liable winner": (
        won(tsumo(BO, **YAKUMAN, pao=(Liable(BO),))),
        "pao_is_winner",
        "wins[0].pao.liable",
    ),
    "a liable nobody": (
        won(tsumo(BO, **YAKUMAN, pao=(Liable(7),))),
        "no_such_chair",
        "wins[0].pao.liable",
    ),
    "liable for too many": (
        won(tsumo(BO, **YAKUMAN, pao=(Liable(ANA, 2),))),
        "pao_more_than_yakuman",
        "wins[0].pao",
    ),
    "two liable for one": (
        won(tsumo(BO, **YAKUMAN, pao=(Liable(ANA), Liable(CHI)))),
        "pao_more_than_yakuman",
        "wins[0].pao",
    ),
    "two liable for all": (
        won(tsumo(BO, None, yakuman=2, pao=(Liable(ANA, 0), Liable(CHI, 0)))),
        "pao_more_than_yakuman",
        "wins[0].pao",
    ),
    "liable for a negative number": (
        won(tsumo(BO, **YAKUMAN, pao=(Liable(ANA, -1),))),
        "pao_more_than_yakuman",
        "wins[0].pao.times",
    ),
    "the second liable": (
        won(tsumo(BO, None, yakuman=2, pao=(Liable(ANA), Liable(BO)))),
        "pao_is_winner",
        "wins[0].pao[1].liable",
    ),
    "liable twice for the same": (
        won(tsumo(BO, None, yakuman=2, pao=(Liable(ANA, 1, "daisangen"),) * 2)),
        "pao_twice",
        "wins[0].pao",
    ),
    "liability without a yakuman": (
        won(tsumo(BO, pao=(Liable(ANA),))),
        "pao_more_than_yakuman",
        "wins[0].pao",
    ),
    "liability for no part of no yakuman": (
        won(tsumo(BO, pao=(Liable(ANA, 0),))),
        "pao_more_than_yakuman",
        "wins[0].pao",
    ),
    "two liable for the whole hand": (
        won(tsumo(BO, None, yakuman=2, pao=(Liable(ANA), Liable(CHI)))),
        "pao_one_for_the_hand",
        "wins[0].pao",
    ),
    "riichi of nobody": (won(tsumo(BO), riichi=[4]), "no_such_chair", "riichi[0]"),
    "riichi twice": (won(tsumo(BO), riichi=[CHI, CHI]), "chair_twice", "riichi[1]"),
    "tenpai twice": (drawn(BO, BO), "chair_twice", "tenpai[1]"),
    "tenpai of nobody": (drawn(ANA, 4), "no_such_chair", "tenpai[1]"),
    "riichi but noten": (drawn(BO, riichi=[BO, CHI]), "riichi_not_tenpai", "tenpai"),
    "nagashi of nobody": (drawn(nagashi=[9]), "no_such_chair", "nagashi[0]"),
    "nagashi twice": (drawn(nagashi=[BO, BO]), "chair_twice", "nagashi[1]"),
    "an unknown abort": (Aborted("rain"), "abort_not_in_rules", "reason"),
    "four riichi of three": (
        Aborted("suucha_riichi", (ANA, BO, CHI)),
        "suucha_needs_all",
        "riichi",
    ),
    "nine terminals, all in riichi": (
        Aborted("kyuushu_kyuuhai", (ANA, BO, CHI, DAN)),
        "kyuushu_not_in_riichi",
        "riichi",
    ),
    "abort with riichi of nobody": (Aborted("suukaikan", (5,)), "no_such_chair", "riichi[0]"),
    "chombo of no one": (Chombo(()), "no_offender", "chairs"),
    "chombo of nobody": (Chombo((4,)), "no_such_chair", "chairs[0]"),
    "chombo twice": (Chombo((BO, BO)), "chair_twice", "chairs[1]"),
    "chombo with riichi twice": (Chombo((BO,), (ANA, ANA)), "chair_twice", "riichi[1]"),
    "a penalty of nothing": (Penalty(BO, 0), "penalty_points", "points"),
    "a penalty of odd points": (Penalty(BO, -50), "penalty_points", "points"),
    "a huge penalty": (Penalty(BO, -1_000_100), "penalty_points", "points"),
    "a penalty for nobody": (Penalty(4, -1000), "no_such_chair", "chair"),
    "a stop that was not offered": (Stopped(ANA), "may_not_stop", "chair"),
    "a stop of nobody": (Stopped(4), "no_such_chair", "chair"),
    "a nameless player": (Replaced(BO, " "), "name_missing", "name"),
    "a new player for nobody": (Replaced(4, "Eva"), "no_such_chair", "chair"),
    "an order that leaves one out": (Reseated((0, 1, 2, 2)), "bad_order", "order"),
    "an order of three": (Reseated((0, 1, 2)), "bad_order", "order"),
    "an order with strangers": (Reseated((1, 2, 3, 4)), "bad_order", "order"),
    "a round that is not played": (Placed("N1", 0, 0), "round_not_played", "round"),
    "a fifth turn": (Placed("E5", 0, 0), "round_not_played", "round"),
    "no round": (Placed("", 0, 0), "round_not_played", "round"),
    "negative honba": (Placed("E1", -1, 0), "honba_range", "honba"),
    "many sticks": (Placed("E1", 0, 1000), "sticks_range", "sticks"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_follow(name) -> None:
    event, reason, field = REFUSED[name]
    before = table()
    assert why(before, event) == (reason, field)
    assert refusal(before, event) == refused(before, event)
    for language in LANGUAGES:
        assert Words(language).problem(refused(before, event))


def test_what_can_follow_has_no_refusal() -> None:
    assert refusal(table(), won(tsumo(BO, 2, 30))) is None


@pytest.mark.parametrize("rules", [WRC, SANMA])
@pytest.mark.parametrize("reason", ABORT_REASONS)
def test_an_abortive_draw_is_one_of_the_rules(rules, reason) -> None:
    is_legal = reason in rules.abortive_draws
    assert (refusal(table(rules), Aborted(reason)) is None) == is_legal


def test_nagashi_is_one_of_the_rules() -> None:
    assert why(table(WRC), drawn(nagashi=[BO])) == ("nagashi_not_in_rules", "nagashi")


def test_three_rons_abort_where_only_two_are_paid() -> None:
    three = won(ron(BO, ANA), ron(CHI, ANA), ron(DAN, ANA))
    aborting = with_(ONLINE, multiple_ron="two_abort_on_three")
    assert why(table(aborting), three) == ("three_rons_abort", "wins")
    assert refusal(table(aborting), won(ron(BO, ANA), ron(CHI, ANA))) is None


def test_two_liable_where_each_answers_for_his_own() -> None:
    event = won(tsumo(BO, None, yakuman=2, pao=(Liable(ANA), Liable(CHI))))
    assert refusal(table(LEAGUE), event) is None


@pytest.mark.parametrize(
    ("needs_1000", "score", "is_legal"),
    [(True, 1000, True), (True, 900, False), (False, 900, True), (False, -500, True)],
)
@pytest.mark.parametrize(
    "event",
    [
        won(tsumo(CHI), riichi=[BO]),
        drawn(BO, riichi=[BO]),
        Aborted("suukaikan", (BO,)),
        Chombo((CHI,), (BO,)),
    ],
)
def test_riichi_below_1000(needs_1000, score, is_legal, event) -> None:
    rules = with_(ONLINE, riichi_needs_1000=needs_1000)
    before = table(rules, scores=(40000, score, 30000, 30000 - score))
    assert (refusal(before, event) is None) == is_legal
    if not is_legal:
        assert why(before, event) == ("riichi_below_1000", "riichi[0]")


def test_a_fourth_chair_of_three() -> None:
    before = table(SANMA)
    assert why(before, won(tsumo(DAN))) == ("no_such_chair", "wins[0].winner")
    assert why(before, drawn(DAN)) == ("no_such_chair", "tenpai[0]")
    assert why(before, Reseated((0, 1, 2, 3))) == ("bad_order", "order")
    assert why(before, Placed("E4", 0, 0)) == ("round_not_played", "round")


@pytest.mark.parametrize("event", [drawn(), won(tsumo(BO)), Aborted("suukaikan"), Chombo((BO,))])
def test_no_hand_follows_the_end(event) -> None:
    assert why(table(ending="bust"), event) == ("game_over", "")


@pytest.mark.parametrize(
    "event",
    [
        Bell(),
        Finished(),
        Stopped(ANA),
        Replaced(BO, "Eva"),
        Placed("E1", 0, 0),
        Penalty(BO, -1000, "table"),
    ],
)
def test_little_else_follows_the_end(event) -> None:
    assert why(table(ending="bust"), event) == ("game_over", "")


def test_the_bell_rings_once() -> None:
    after, _ = advance(table(WRC), Bell())
    assert why(after, Bell()) == ("bell_rang", "")


def test_only_the_dealer_stops() -> None:
    before = table(round="S4", may_stop=True)
    assert why(before, Stopped(BO)) == ("may_not_stop", "chair")
    assert refusal(before, Stopped(DAN)) is None


def test_the_extra_wind_is_played_with_a_target_alone() -> None:
    assert refusal(table(), Placed("W1", 0, 0)) is None
    assert why(table(WRC), Placed("W1", 0, 0)) == ("round_not_played", "round")


@pytest.mark.parametrize(("rules", "names"), [(ONLINE, NAMES[:3]), (SANMA, NAMES), (ONLINE, ())])
def test_as_many_names_as_players(rules, names) -> None:
    with pytest.raises(NotLegal) as caught:
        new_table(rules, names)
    (problem,) = caught.value.problems
    assert (problem.id, problem.field) == ("player_count", "players")
    assert problem.details == {"n": rules.players, "have": len(names)}


def test_a_refusal_names_the_player_and_changes_nothing() -> None:
    before = table()
    problem = refused(before, Drawn((BO,), (CHI,)))
    assert problem.details == {"player": "Chi"}
    assert before == table()
    with pytest.raises(NotLegal, match=r"^wins_from_himself \(wins\[0\]\.from\)$"):
        advance(before, Won((Win(BO, BO, 5),)))
    with pytest.raises(NotLegal, match=r"^game_over$"):
        advance(table(ending="time"), drawn())
