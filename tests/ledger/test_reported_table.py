"""Faults that users of other programs met at the table, each as a test of the right value.

They are in tests/data/recorded/reported_table.jsonl; a test bears its report's id.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.engine import Chombo as ChomboRule
from riichi_desktop.engine import TimeLimit
from riichi_desktop.ledger import (
    Aborted,
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Entry,
    Event,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Table,
    Voided,
    advance,
    correction,
    extend,
    game_of,
    refusal,
    settle_game,
    steps,
)

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    EMA,
    LEAGUE,
    NAMES,
    ONLINE,
    SANMA,
    WRC,
    deltas,
    drawn,
    hand,
    played,
    points,
    refused,
    ron,
    settled,
    state,
    table,
    then,
    tsumo,
    with_,
    won,
)

Report = dict[str, Any]

FILE = Path(__file__).resolve().parent.parent / "data" / "recorded" / "reported_table.jsonl"
REPORTS: dict[str, Report] = {
    one["id"]: one for one in map(json.loads, FILE.read_text("utf-8").splitlines())
}
OF_THE_CLUB = {
    *("penalty-in-seating", "penalty-then-reset-seating", "rank-ties", "tied-place-stats"),
    *("sanma-four-mixed", "same-table-other-round", "stat-after-cancel", "seating-partial-round"),
    *("seating-wind-balance", "pdf-offline"),
}
"""Standings, seating, statistics, stations: no matter of one match."""
_TESTED: set[str] = set()


def report(id: str) -> pytest.MarkDecorator:
    """Give a test its report."""
    _TESTED.add(id)
    return pytest.mark.parametrize("case", [REPORTS[id]], ids=[id])


def by_wind(values: tuple[int, ...]) -> dict[str, int]:
    return dict(zip("ESWN", values, strict=False))


def pays(before: Table, event: Event) -> dict[str, int]:
    """Give what a hand does in East 1, by wind."""
    return by_wind(deltas(before, event))


def test_every_report_about_a_match_has_its_test() -> None:
    assert set(REPORTS) - OF_THE_CLUB == _TESTED


# Honba and sticks


@report("honba-dealer-repeat")
def test_a_dealer_takes_honba_too(case: Report) -> None:
    first, row = hand(table(), won(tsumo(ANA)))
    assert by_wind(row.scores) == case["expect"]["after_h1"]
    second, row = hand(first, won(tsumo(ANA)))
    assert by_wind(row.scores) == case["expect"]["after_h2"]
    assert state(second) == "E1-2"


@report("honba-nondealer-tsumo")
def test_each_payer_pays_honba(case: Report) -> None:
    before = table(honba=1)
    event = won(tsumo(BO, 1, 30))
    assert pays(before, event) == case["expect"]["delta"]
    assert then(before, event) == "E2-0"


DOUBLE_RON = won(ron(DAN, CHI), ron(ANA, CHI, 2, 40), riichi=[ANA, BO])


@report("double-ron-honba-all")
def test_honba_to_every_winner(case: Report) -> None:
    before = table(EMA, honba=2, sticks=1)
    assert pays(before, DOUBLE_RON) == case["expect"]["delta"]
    assert sum(deltas(before, DOUBLE_RON)) == case["expect"]["sum"]
    assert then(before, DOUBLE_RON) == "E1-3"


@report("double-ron-honba-nearest")
def test_honba_and_sticks_to_the_nearest(case: Report) -> None:
    before = table(honba=2, sticks=1)
    assert pays(before, DOUBLE_RON) == case["expect"]["delta"]
    assert sum(deltas(before, DOUBLE_RON)) == case["expect"]["sum"]
    assert then(before, DOUBLE_RON) == "E1-3"


@report("riichi-under-1000-tobi")
def test_no_riichi_without_a_stick(case: Report) -> None:
    before = table(scores=(40000, 900, 34100, 25000))
    allowed = refusal(before, won(tsumo(CHI), riichi=[BO])) is None
    assert allowed == case["expect"]["riichi_allowed"]


@report("riichi-under-1000-no-tobi")
def test_riichi_below_1000_where_the_rules_have_it(case: Report) -> None:
    before = table(WRC, scores=(40000, 900, 34100, 45000))
    after, _ = hand(before, drawn(ANA, BO, CHI, DAN, riichi=[BO]))
    assert after.scores[BO] == case["expect"]["score_S"]


@report("riichi-below-zero-midhand")
def test_bust_is_judged_when_the_hand_is_settled(case: Report) -> None:
    rules = with_(ONLINE, riichi_needs_1000=False)
    before = table(rules, scores=(40000, 500, 34500, 25000))
    after, _ = hand(before, won(ron(BO, CHI), riichi=[BO]))
    assert (after.is_over, after.scores[BO]) == (
        case["expect"]["game_over_after_riichi"],
        case["expect"]["score_S_after"],
    )


@report("sticks-start-of-hand")
def test_a_row_has_the_sticks_of_its_beginning(case: Report) -> None:
    game = played(ONLINE, drawn(ANA, riichi=[ANA]), won(ron(BO, CHI), riichi=[BO]))
    row = game.rows[1]
    assert row.sticks == case["expect"]["hand_E2"]["sticks_at_start"]
    assert row.paid[0].sticks * 1000 == case["expect"]["winner_collects"]


@report("stale-delta")
def test_a_hand_without_payments_has_none(case: Report) -> None:
    game = played(ONLINE, won(ron(BO, CHI)), drawn(ANA, BO, CHI, DAN))
    assert by_wind(game.rows[1].deltas) == case["expect"]["delta_k1"]


# Draws


@report("draw-none-tenpai")
def test_a_draw_adds_a_counter_whoever_is_ready(case: Report) -> None:
    before = table(honba=1)
    assert pays(before, drawn()) == case["expect"]["delta"]
    assert then(before, drawn()) == "E2-2"


NAGASHI = drawn(ANA, riichi=[ANA], nagashi=[CHI])


@report("nagashi-dealer-tenpai")
def test_nagashi_as_a_draw(case: Report) -> None:
    before = table(round="S1", honba=1, sticks=1)
    assert pays(before, NAGASHI) == case["expect"]["delta"]
    assert then(before, NAGASHI) == "S1-2+2"


@report("nagashi-as-win")
def test_nagashi_as_a_win(case: Report) -> None:
    before = table(with_(ONLINE, nagashi_as="win"), round="S1")
    assert pays(before, NAGASHI) == case["expect"]["delta_before_honba"]
    honba = table(with_(ONLINE, nagashi_as="win"), round="S1", honba=2)
    assert then(honba, NAGASHI) == "S2-0"


# The end


@report("abortive-draw-s4-leader")
def test_an_abortive_draw_never_ends_the_game(case: Report) -> None:
    before = table(round="S4", scores=(20000, 21000, 21000, 38000))
    assert then(before, Aborted("kyuushu_kyuuhai")) == "S4-1"
    assert not case["expect"]["game_over"]


@report("end-exactly-goal")
def test_the_target_itself_is_enough(case: Report) -> None:
    after, _ = advance(table(round="S4", scores=(30000, 24000, 23000, 23000)), drawn())
    assert after.is_over == case["expect"]["game_over"]


@report("west4-dealer-repeat")
def test_a_repeat_comes_before_the_end_of_the_extra_wind(case: Report) -> None:
    after, _ = advance(table(round="W4"), drawn(DAN))
    assert (state(after), after.is_over) == ("W4-1", case["expect"]["game_over"])


@report("agariyame-tied-first")
def test_a_dealer_who_is_tied_with_an_earlier_chair_is_not_ahead(case: Report) -> None:
    # 2 han 40 fu by the dealer: 1,300 from each.
    before = table(round="S4", scores=(18000, 33300, 20600, 28100))
    after, _ = hand(before, won(tsumo(DAN, 2, 40)))
    assert after.scores[BO] == after.scores[DAN] == 32000
    assert settle_game(after)[DAN].place == case["expect"]["N_place"]
    assert after.is_over == case["expect"]["game_over"]


@report("tobi-zero")
def test_nothing_left(case: Report) -> None:
    before = {"scores": (8000, 30000, 31000, 31000)}
    for bust in ("below_zero", "at_zero"):
        after, _ = hand(table(with_(ONLINE, bust=bust), **before), won(ron(BO, ANA)))
        assert after.is_over == case["expect"][f"bust_{bust}"]["game_over"]


@report("timer-one-more-hand")
def test_one_more_hand_after_the_one_in_progress(case: Report) -> None:
    assert EMA.time_limit.ending == "one_more_hand"
    after, _ = advance(table(EMA, round="E4"), Bell())
    after, _ = hand(after, drawn())
    assert (after.bell, after.is_over) == (case["expect"]["hands_left"], False)
    over, _ = hand(after, drawn())
    assert (over.ending, over.bell) == ("time", 0)
    finish = with_(EMA, time_limit=TimeLimit(75, "finish_hand"))
    at_once, _ = advance(table(finish, round="E4"), Bell())
    assert then(at_once, drawn()) == "time"


# Chombo and penalties


@report("chombo-returns-sticks")
def test_a_chombo_gives_sticks_back_and_changes_no_counter(case: Report) -> None:
    before = table(EMA, round="E2", honba=1)
    event = Chombo((CHI,), (ANA, BO))
    after, row = hand(before, event)
    assert by_wind(row.deltas) == case["expect"]["delta"]
    assert state(after) == "E2-1"
    assert row.penalties[CHI] / 1000 == case["expect"]["chombo_W"]


@report("chombo-reverse-mangan")
def test_a_reverse_mangan_is_paid_without_honba_and_once(case: Report) -> None:
    before = table(with_(EMA, chombo=ChomboRule("reverse_mangan", 20000)), honba=3)
    after, row = hand(before, Chombo((BO,)))
    assert by_wind(row.deltas) == case["expect"]["delta"]
    assert state(after) == "E1-3"
    assert after.penalties == (0, 0, 0, 0)


@report("chombo-custom-not-in-score")
def test_a_penalty_takes_points_off(case: Report) -> None:
    rules = with_(EMA, chombo=ChomboRule("points_after_uma", 8000))
    before = table(rules)
    after, row = hand(before, Chombo((BO,)))
    assert after.scores == before.scores
    assert (row.penalties[BO] < 0) == case["expect"]["penalty_of_offender_negative"]
    assert settle_game(after)[BO].penalties == -8000


@report("replacement-not-participant")
def test_a_substitute_takes_a_chair_over(case: Report) -> None:
    """Who counts in a standing is the club's; the match knows who sat where from when on."""
    game = played(EMA, drawn(), Replaced(CHI, "Eva"), drawn())
    assert [at.names[CHI] for at in game.tables] == ["Chi", "Chi", "Eva", "Eva"]
    assert (game.names[CHI], len(game.rows)) == ("Chi", 2)


# Final points


def final(case: Report, rules: Any, scores: tuple[int, ...], key: str = "points", **fields: Any):
    found = points(rules, scores, **fields)
    assert found == case["expect"][key]
    if "sum" in case["expect"]:
        assert sum(round(one * 1000) for one in found) == case["expect"]["sum"]


@report("leftover-stick-single-top")
def test_a_leftover_stick_is_the_first_s(case: Report) -> None:
    rules = with_(WRC, leftover_sticks="first")
    scores = (40000, 31000, 27000, 21000)
    final(case, rules, scores, sticks=1)
    found = settled(rules, scores, sticks=1)
    assert [one.score for one in found] == case["expect"]["table_scores"]


@report("leftover-stick-tied-top")
def test_a_leftover_stick_is_shared_by_tied_firsts(case: Report) -> None:
    rules = with_(WRC, leftover_sticks="first_split")
    scores = (34000, 34000, 26000, 25000)
    final(case, rules, scores, sticks=1)
    found = settled(rules, scores, sticks=1)
    assert [one.score for one in found] == case["expect"]["table_scores"]


@report("oka-pot")
def test_the_oka_is_on_top_of_the_difference_to_the_return(case: Report) -> None:
    final(case, ONLINE, (42000, 28000, 20000, 10000))


@report("uma-two-tied")
def test_two_tied_share_the_uma(case: Report) -> None:
    final(case, WRC, (31500, 31500, 29000, 28000))
    assert [one.place for one in settled(WRC, (31500, 31500, 29000, 28000))] == [1, 1, 3, 4]


@report("uma-seat-order")
def test_two_tied_are_ordered_by_their_first_seats(case: Report) -> None:
    found = points(with_(WRC, ties="seat_order"), (29000, 31500, 31500, 28000))
    assert {"S": found[BO], "W": found[CHI]} == case["expect"]["points"]


@report("uma-all-tied")
def test_all_tied_share_everything(case: Report) -> None:
    final(case, WRC, (30000,) * 4)


@report("round-half")
def test_five_down_six_up(case: Report) -> None:
    final(case, with_(ONLINE, final_rounding="half_down"), (34500, 31400, 22600, 11500))


@report("round-ceil")
def test_tenths_are_kept(case: Report) -> None:
    rules = with_(WRC, start=25000, return_points=25000)
    final(case, rules, (31200, 25300, 24000, 19500), "points_exact")


@report("uma-units")
def test_uma_is_in_points(case: Report) -> None:
    assert LEAGUE.uma[0] == case["expect"]["first_bonus_points"]
    found = settled(LEAGUE, (40000, 30000, 20000, 10000))[0]
    assert (found.uma, found.oka) == (30000, 20000)


@report("tie-with-loan")
def test_a_score_is_without_loans(case: Report) -> None:
    """Who borrowed 10,000 shows 25,000 and has 15,000: the record knows only what was played."""
    scores = (25000, 15000, 40000, 20000)
    assert list(scores[:2]) == case["expect"]["net"]
    found = settled(with_(EMA, start=25000), scores)
    assert (found[0].place == found[1].place) == case["expect"]["tied"]
    lent, _ = advance(table(scores=(25000, 25000, 30000, 20000)), Penalty(BO, -10000, "table"))
    assert list(lent.scores[:2]) == case["expect"]["net"]


# Liability


def daisangen(source: int | None, liable: int, yakuman: int = 1, winner: int = BO) -> Event:
    pao = (Liable(liable, 1, "daisangen"),)
    win = tsumo(winner, None, yakuman=yakuman, pao=pao)
    return won(win if source is None else ron(winner, source, None, yakuman=yakuman, pao=pao))


def paying(before: Table, event: Event) -> dict[str, int]:
    return {wind: paid for wind, paid in pays(before, event).items() if paid}


@report("pao-ron-honba-ema")
def test_the_discarder_pays_the_honba(case: Report) -> None:
    assert paying(table(EMA, honba=2), daisangen(DAN, CHI)) == case["expect"]["delta"]


@report("pao-ron-honba-tenhou")
def test_the_liable_player_pays_the_honba(case: Report) -> None:
    assert paying(table(honba=2), daisangen(DAN, CHI)) == case["expect"]["delta"]


@report("pao-composite-tsumo")
def test_liability_for_one_of_two(case: Report) -> None:
    assert pays(table(LEAGUE), daisangen(None, CHI, 2)) == case["expect"]["delta"]


@report("pao-triple-vs-dealer-double")
def test_the_same_sum_is_split_by_what_it_is_made_of(case: Report) -> None:
    triple = deltas(table(LEAGUE), daisangen(DAN, CHI, 3))
    assert {"liable": triple[CHI], "discarder": triple[DAN]} == case["expect"]["a"]
    double = deltas(table(LEAGUE), daisangen(DAN, CHI, 2, ANA))
    assert {"liable": double[CHI], "discarder": double[DAN]} == case["expect"]["b"]


# Three players


@report("sanma-ron-honba")
def test_two_payers_make_the_honba_of_three(case: Report) -> None:
    assert deltas(table(SANMA, honba=1), won(ron(BO, CHI, 4, 30)))[BO] == case["expect"]["total"]


# The record


def entries(*events: Event) -> list[Entry]:
    return [Entry(str(at), Booked(event)) for at, event in enumerate(events)]


@report("undo-manual-edit")
def test_a_change_by_hand_is_undone_like_a_hand(case: Report) -> None:
    record = entries(drawn(), Placed("S2", 1, 2), drawn())
    assert steps(record).undo == Voided("2"), case["expect"]["undo_1"]
    record.append(Entry("x", Voided("2")))
    assert state(game_of(ONLINE, NAMES, record).table) == "S2-1+2"
    assert steps(record).undo == Voided("1"), case["expect"]["undo_2"]
    record.append(Entry("y", Voided("1")))
    assert state(game_of(ONLINE, NAMES, record).table) == "E2-1"


@report("undo-last-hand-of-game")
def test_the_last_hand_of_a_game_is_undone_too(case: Report) -> None:
    record = entries(*[drawn()] * 7, won(ron(ANA, BO)))
    game = game_of(ONLINE, NAMES, record)
    assert game.is_over
    undo = steps(record).undo
    assert (undo is not None) == case["expect"]["undo"]
    assert undo is not None
    back = extend(game, Entry("x", undo))
    assert (state(back.table), back.settlement) == ("S4-7", None)


@report("undo-depth")
def test_everything_can_be_undone(case: Report) -> None:
    record = entries(*[drawn(ANA, riichi=[ANA] * (at % 3 == 0)) for at in range(22)])
    depth = 0
    while (undo := steps(record).undo) is not None:
        record.append(Entry(f"u{depth}", undo))
        depth += 1
    assert (depth, case["expect"]["depth"]) == (22, "all")
    assert state(game_of(ONLINE, NAMES, record).table) == "E1-0"


@report("edit-past-hand")
def test_an_earlier_hand_is_corrected_and_the_later_ones_are_kept(case: Report) -> None:
    record = entries(drawn(), drawn(), won(ron(CHI, BO, 2, 30)), drawn(CHI), won(ron(ANA, DAN)))
    game = game_of(ONLINE, NAMES, record)
    found = correction(game, record, Amended("2", won(ron(CHI, BO, 2, 40))))
    assert found.after is not None
    assert len(found.after.rows) == len(game.rows)
    assert case["expect"]["later_hands"].startswith("kept")
    assert {(change.uid, change.field) for change in found.changed} >= {
        ("3", "scores"),
        ("4", "scores"),
    }
    assert not [change for change in found.changed if change.field == "round"]
    moved = correction(game, record, Amended("2", won(ron(ANA, BO, 2, 40))))
    assert [change.uid for change in moved.changed if change.field == "round"] == ["3", "4"]


@report("wrong-seats-late")
def test_people_change_chairs_after_hands_were_booked(case: Report) -> None:
    game = game_of(ONLINE, NAMES, entries(*[won(ron(BO, CHI, 1, 30))] + [drawn()] * 4))
    moved = extend(game, Entry("x", Booked(Reseated((0, 2, 1, 3)))))
    assert len(moved.rows) == case["expect"]["hands_kept"]
    assert moved.table.names == ("Ana", "Chi", "Bo", "Dan")
    assert moved.table.scores == game.table.scores


@report("duplicate-submit")
def test_a_hand_that_is_sent_twice_is_booked_once(case: Report) -> None:
    (entry,) = entries(drawn())
    game = game_of(ONLINE, NAMES, [entry, entry])
    assert len(game.rows) == case["expect"]["rows"]
    assert extend(game, entry) is game


@report("crash-midhand")
def test_riichi_of_a_hand_in_progress_is_no_event_yet(case: Report) -> None:
    """The taps are kept beside the record; the hand says them when it is booked, once."""
    event = won(ron(ANA, CHI), riichi=[BO, DAN])
    assert [("S", "N")[at] for at in range(2)] == case["expect"]["after_restart"]["riichi"]
    row = hand(table(), event)[1]
    assert row.paid[0].sticks == case["expect"]["after_restart"]["sticks_pending"]
    assert (row.deltas[BO], row.deltas[DAN]) == (-1000, -1000)


@report("winner-is-loser")
def test_nobody_wins_from_himself(case: Report) -> None:
    assert refused(table(), won(ron(BO, BO))).id == "wins_from_himself"
    assert case["expect"]["save"] is False


@report("seat-index-vs-id")
def test_points_follow_the_chair_not_the_wind(case: Report) -> None:
    game = played(ONLINE, drawn(), drawn(), won(tsumo(CHI)))
    assert case["expect"]["scores"] == "follow the person"
    assert game.rows[2].deltas == (-4200, -4200, 12600, -4200)
    assert [game.tables[2].wind_of(chair) for chair in range(4)] == ["W", "N", "E", "S"]


# Of the reports about points and input, those about a match (tests/engine/test_reported_points.py)


@pytest.mark.parametrize("id", ["P14"])
def test_honba_of_three_rons_is_paid_once(id: str) -> None:
    rules = with_(ONLINE, multiple_ron="all")
    event = won(ron(BO, ANA), ron(CHI, ANA), ron(DAN, ANA))
    assert deltas(table(rules, honba=1), event) == (-24300, 8300, 8000, 8000)


@pytest.mark.parametrize("id", ["P15"])
def test_sticks_are_given_out_only_where_some_are_left(id: str) -> None:
    last = {"round": "S4", "scores": (40000, 20000, 20000, 18000), "sticks": 2}
    after, _ = hand(table(**last), drawn())
    assert [one.score for one in settle_game(after)] == [42000, 20000, 20000, 18000]
    after, _ = hand(table(**last), won(ron(BO, CHI)))
    assert [one.score for one in settle_game(after)] == [40000, 30000, 12000, 18000]


@pytest.mark.parametrize("id", ["P17"])
def test_nagashi_keeps_sticks_and_the_ready_dealer(id: str) -> None:
    assert then(table(sticks=1), Drawn((ANA,), (), (BO,))) == "E1-1+1"
    assert then(table(sticks=1), Drawn((), (), (ANA,))) == "E2-1+1"


@pytest.mark.parametrize("id", ["P18"])
def test_each_winner_s_part_adds_up_to_the_row(id: str) -> None:
    row = hand(table(honba=1), DOUBLE_RON)[1]
    whole = [sum(parts) for parts in zip(*(one.deltas for one in row.paid), strict=True)]
    assert [have - 1000 * (at in (ANA, BO)) for at, have in enumerate(whole)] == list(row.deltas)


@pytest.mark.parametrize("id", ["P19"])
def test_scores_stay_with_their_chairs_when_the_deal_moves(id: str) -> None:
    game = played(ONLINE, won(ron(BO, CHI)), won(ron(DAN, CHI)))
    assert [row.dealer for row in game.rows] == [ANA, BO]
    assert game.table.scores == (25000, 33000, 9000, 33000)
