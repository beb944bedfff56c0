"""The form of a hand: what a touch makes of it, what is refused, the event it stands for."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Finished,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
    advance,
    new_table,
)
from riichi_desktop.ui.match.record.changes import (
    tapped,
    with_act,
    with_current,
    with_fu,
    with_han,
    with_kind,
    with_liable,
    with_yakuman,
)
from riichi_desktop.ui.match.record.events import event_of, form_of
from riichi_desktop.ui.match.record.form import RecordForm
from riichi_desktop.ui.match.record.form_text import form_from_text, form_to_text
from riichi_desktop.ui.match.record.problems import (
    act_refusal,
    fu_refusal,
    kind_refusal,
    nagashi_refusal,
    problem_of,
    riichi_refusal,
    seat_refusal,
    yakuman_refusal,
)
from riichi_desktop.ui.match.record.steps import next_unvalued, step_of

NAMES = ("Aiko", "Bruno", "Chloé", "David")
HAND = "234m067p3455s+2s (9999m) riichi dora=3m ura=4p"


def table(rules="tenhou", **changes):
    chosen = preset(rules)
    return replace(new_table(chosen, NAMES[: chosen.players]), **changes)


def taps(form, *chairs, players=4):
    for chair in chairs:
        form = tapped(form, chair, players)
    return form


def ron(source=0, winner=2, han=3, fu=40, **changes):
    form = taps(RecordForm(**changes), source, winner)
    return with_fu(with_han(form, han), fu)


def reason(problem):
    return None if problem is None else problem.details.get("reason", problem.id)


# What a touch of a seat says


@pytest.mark.parametrize(
    ("chairs", "source", "winners"),
    [
        ((0,), 0, ()),
        ((0, 2), 0, (2,)),
        ((0, 2, 3), 0, (2, 3)),
        ((0, 2, 2), 0, ()),
        ((0, 2, 0), None, (2,)),  # the discarder again lets him go
        ((0, 2, 0, 2), 2, ()),  # who turns out to have discarded did not win
        ((0, 2, 0, 1), 1, (2,)),
    ],
)
def test_a_ron_asks_for_the_discarder_then_for_winners(chairs, source, winners):
    form = taps(RecordForm(), *chairs)
    assert (form.source, form.winners) == (source, winners)


def test_a_tsumo_has_one_winner_who_takes_over_the_numbers():
    form = with_fu(with_han(taps(RecordForm("tsumo"), 1), 3), 30)
    form = taps(form, 3)
    assert [(gain.winner, gain.han, gain.fu) for gain in form.gains] == [(3, 3, 30)]
    assert taps(form, 3).gains == ()


def test_a_draw_asks_who_is_tenpai_and_riichi_is():
    form = taps(RecordForm("draw", (1,)), 3, 0, 3)
    assert (form.tenpai, form.ready) == ((0,), (0, 1))
    assert event_of(form) == Drawn((0, 1), (1,))


@pytest.mark.parametrize(
    ("act", "chairs", "expected"),
    [
        ("chombo", (1, 3), (1, 3)),
        ("chombo", (1, 3, 1), (3,)),
        ("penalty", (1, 3), (3,)),
        ("penalty", (1, 1), ()),
        ("replace", (2,), (2,)),
        ("bell", (2,), ()),
    ],
)
def test_a_touch_names_whom_an_act_concerns(act, chairs, expected):
    assert taps(with_act(RecordForm(), act), *chairs).chairs == expected


@pytest.mark.parametrize(
    ("chairs", "order"),
    [
        ((0, 1), (1, 0, 2, 3)),
        ((0, 1, 2, 3), (1, 0, 3, 2)),
        ((0, 1, 1, 2), (1, 2, 0, 3)),
        ((0, 1, 0, 1), ()),
        ((0, 0), ()),
    ],
)
def test_seats_are_exchanged_two_by_two(chairs, order):
    assert taps(with_act(RecordForm(), "reseat"), *chairs).order == order


# Kinds, numbers


def test_another_kind_keeps_what_was_said():
    form = with_kind(ron(), "tsumo")
    assert event_of(form) == Won((Win(2, None, 3, 40),))
    assert event_of(with_kind(form, "ron")) == Won((Win(2, 0, 3, 40),))
    assert event_of(with_kind(form, "draw")) == Drawn()


def test_a_tsumo_keeps_the_winner_that_is_looked_at():
    form = with_kind(taps(RecordForm(), 0, 2, 3), "tsumo")
    assert form.winners == (3,)


def test_fu_that_no_hand_has_go_with_the_kind_or_the_han():
    tsumo = with_fu(with_han(taps(RecordForm("tsumo"), 2), 2), 20)
    assert with_kind(replace(tsumo, source=0), "ron").gain.fu is None
    assert with_han(tsumo, 1).gain.fu is None
    assert with_han(tsumo, 3).gain.fu == 20
    assert with_han(tsumo, 5).gain.fu is None


def test_numbers_say_one_thing_at_a_time():
    form = with_yakuman(ron(), 2)
    assert (form.gain.han, form.gain.fu, form.gain.yakuman) == (None, None, 2)
    liable = with_liable(form, 1, 2)
    assert liable.gain.pao == (Liable(1, 2),)
    assert with_yakuman(liable, 1).gain.pao == (Liable(1, 1),)
    assert with_han(liable, 3).gain.pao == ()
    assert with_liable(liable, None).gain.pao == ()


def test_numbers_without_a_winner_change_nothing():
    form = RecordForm()
    assert with_han(form, 3) == with_fu(form, 30) == with_yakuman(form, 1) == form


@pytest.mark.parametrize(
    ("form", "before", "step"),
    [
        (RecordForm(), "none", "seats"),
        (taps(RecordForm(), 0), "seats", "seats"),
        (taps(RecordForm(), 0, 2), "seats", "han"),
        (with_han(taps(RecordForm(), 0, 2), 3), "han", "fu"),
        (ron(), "fu", "fu"),
        (with_han(ron(), 5), "fu", "han"),
        (with_yakuman(ron(), 1), "han", "times"),
        (taps(RecordForm(), 0, 2, 0), "han", "seats"),
        (RecordForm("tsumo"), "none", "seats"),
        (RecordForm("draw"), "none", "seats"),
        (RecordForm("other"), "none", "acts"),
        (RecordForm("other", act="chombo"), "acts", "seats"),
    ],
)
def test_the_next_digit_goes_where_something_is_missing(form, before, step):
    assert step_of(form, before) == step


def test_the_next_winner_without_a_hand_is_looked_at():
    form = taps(RecordForm(), 0, 2, 3)
    form = with_han(with_current(form, 2), 5)
    assert next_unvalued(form).current == 3
    assert next_unvalued(with_han(with_current(form, 3), 6)).current == 3


# Events


@pytest.mark.parametrize(
    "event",
    [
        Won((Win(2, 0, 3, 40),), (1,)),
        Won((Win(2, 0, 3, 40), Win(3, 0, yakuman=2, pao=(Liable(1, 1),)))),
        Won((Win(1, None, 6),), (0, 1)),
        Drawn((0, 2), (2,), (3,)),
        Aborted("kyuushu_kyuuhai", (1,)),
        Chombo((1, 2), (0,)),
        Penalty(2, -8000, "table", "late"),
        Bell(),
        Finished("the room closes"),
        Stopped(3),
        Replaced(1, "Zoé"),
        Reseated((1, 0, 2, 3)),
        Placed("S3", 2, 1, "a hand was forgotten"),
    ],
)
def test_the_form_of_an_event_gives_it_back(event):
    form = form_of(event)
    assert event_of(form) == event
    assert form_from_text(form_to_text(form)) == form


def test_tiles_come_back_from_their_event():
    form = taps(RecordForm(riichi=(2,)), 0, 2)
    gain = replace(form.gain, line=HAND, by_tiles=True)
    event = event_of(replace(form, gains=(gain,)))
    assert event.wins[0].hand.flags == {"riichi"}
    assert event_of(form_of(event)) == event
    assert advance(table(), event)[1].paid[0].win.han == 4


@pytest.mark.parametrize(
    ("riichi", "kind", "flags"),
    [((2,), "ron", {"riichi"}), ((), "ron", set()), ((2,), "tsumo", {"riichi"})],
)
def test_the_stick_says_whether_tiles_are_in_riichi(riichi, kind, flags):
    form = with_kind(taps(RecordForm(riichi=riichi), 0, 2), kind)
    gain = replace(form.gain, line=HAND, by_tiles=True)
    win = event_of(replace(form, gains=(gain,))).wins[0]
    assert win.hand.flags == flags
    assert bool(win.hand.ura) == bool(flags)


def test_a_riichi_whose_tile_was_ronned_is_not_paid():
    form = replace(ron(riichi=(0, 1)), ronned=True)
    assert event_of(form).riichi == (1,)
    assert event_of(with_kind(form, "tsumo")).riichi == (0, 1)
    assert event_of(replace(form, ronned=False)).riichi == (0, 1)


@pytest.mark.parametrize(
    ("form", "missing"),
    [
        (RecordForm(), "record_no_source"),
        (taps(RecordForm(), 0), "record_no_winner"),
        (taps(RecordForm(), 0, 2), "record_no_han"),
        (with_han(taps(RecordForm(), 0, 2), 3), "record_no_fu"),
        (with_han(taps(RecordForm(), 0, 2), 5), None),
        (RecordForm("tsumo"), "record_no_winner"),
        (RecordForm("other"), "record_no_act"),
        (RecordForm("other", act="chombo"), "record_no_offender"),
        (RecordForm("other", act="penalty"), "record_no_player"),
        (RecordForm("other", act="penalty", chairs=(1,)), "record_no_points"),
        (RecordForm("other", act="replace"), "record_no_player"),
        (RecordForm("other", act="replace", chairs=(1,), name=" "), "record_no_name"),
        (RecordForm("other", act="reseat"), "record_no_exchange"),
        (RecordForm("other", act="set"), "record_no_round"),
        (RecordForm("draw"), None),
        (RecordForm("other", act="bell"), None),
    ],
)
def test_what_is_missing_is_named_in_the_order_in_which_it_is_asked(form, missing):
    assert reason(problem_of(form, table())) == missing
    assert (event_of(form) is None) == (missing is not None)


# Refusals


def test_three_rons_are_greyed_where_they_abort_the_hand():
    form = taps(RecordForm(), 0, 1, 2)
    assert reason(seat_refusal(form, table("tenhou"), 3)) == "three_rons_abort"
    assert seat_refusal(form, table("ema2025"), 3) is None
    assert seat_refusal(taps(RecordForm(), 0, 1), table("tenhou"), 2) is None


def test_what_was_refused_before_a_touch_is_no_fault_of_it():
    form = with_act(RecordForm(riichi=(3,)), "chombo")
    poor = table(scores=(25000, 25000, 49500, 500))
    assert reason(riichi_refusal(replace(form, riichi=()), poor, 3)) == "riichi_below_1000"
    assert seat_refusal(form, poor, 1) is None


def test_who_is_in_riichi_cannot_be_noten():
    form = RecordForm("draw", (1,))
    assert reason(seat_refusal(form, table(), 1)) == "record_riichi_is_tenpai"
    assert seat_refusal(form, table(), 2) is None


@pytest.mark.parametrize(
    ("rules", "refused"), [("tenhou", None), ("m_league", "nagashi_not_in_rules")]
)
def test_nagashi_is_greyed_where_the_rules_have_none(rules, refused):
    assert reason(nagashi_refusal(RecordForm("draw"), table(rules), 1)) == refused


@pytest.mark.parametrize(
    ("rules", "act", "abort", "refused"),
    [
        ("tenhou", "abort", "suukaikan", None),
        ("m_league", "abort", "suukaikan", "abort_not_in_rules"),
        ("tenhou", "chombo", "", None),
        ("tenhou", "stop", "", "may_not_stop"),
        ("tenhou", "bell", "", None),
        ("tenhou", "set", "", None),
        ("tenhou", "reseat", "", None),
    ],
)
def test_acts_are_greyed_with_the_reason_of_the_ledger(rules, act, abort, refused):
    assert reason(act_refusal(RecordForm("other"), table(rules), act, abort)) == refused


def test_the_dealer_who_may_stop_can():
    assert act_refusal(RecordForm("other"), table(may_stop=True), "stop") is None


def test_no_hand_follows_the_end_of_a_game_but_a_penalty_does():
    over = table(ending="last_hand")
    assert reason(kind_refusal(RecordForm("other"), over, "draw")) == "game_over"
    assert reason(problem_of(RecordForm("draw"), over)) == "game_over"
    assert kind_refusal(RecordForm("draw"), over, "other") is None
    assert act_refusal(RecordForm("other"), over, "penalty") is None
    assert reason(act_refusal(RecordForm("other"), over, "bell")) == "game_over"


@pytest.mark.parametrize(
    ("kind", "han", "fu", "refused"),
    [
        ("ron", None, 20, "fu_20_ron"),
        ("ron", None, 25, None),
        ("ron", 1, 25, "fu_25_needs_2_han"),
        ("ron", 2, 25, None),
        ("tsumo", 2, 25, "fu_25_tsumo_needs_3_han"),
        ("tsumo", 2, 20, None),
        ("tsumo", 1, 20, "fu_20_needs_2_han"),
        ("ron", 5, 30, "record_fu_idle"),
    ],
)
def test_fu_that_cannot_be_are_greyed(kind, han, fu, refused):
    form = taps(RecordForm(kind, source=0), 2)
    form = form if han is None else with_han(form, han)
    assert reason(fu_refusal(form, fu)) == refused


def test_yakuman_beyond_the_cap_are_greyed():
    form = taps(RecordForm(), 0, 2)
    assert reason(yakuman_refusal(form, table("ema2025"), 2)) == "record_yakuman_cap"
    assert yakuman_refusal(form, table("mahjong_soul"), 2) is None
    assert reason(yakuman_refusal(RecordForm(), table(), 1)) == "record_no_winner"
    assert reason(fu_refusal(with_yakuman(form, 1), 30)) == "record_fu_idle_yakuman"


# Text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"kind":"luck"}',
        '{"source":4}',
        '{"riichi":[-1]}',
        '{"gains":[{"winner":1},{"winner":1}]}',
        '{"order":[0,0,1,2]}',
        '{"gains":[{"winner":1,"pao":[{"chair":9}]}]}',
        '{"riichi":"all"}',
        "\ud800{}",
    ],
)
def test_text_that_is_no_form_is_none(text):
    assert form_from_text(text) is None


def test_a_form_of_four_players_is_none_at_a_table_of_three():
    text = form_to_text(taps(RecordForm(), 3, 1))
    assert form_from_text(text, 4) is not None
    assert form_from_text(text, 3) is None


def test_a_form_without_a_word_is_blank():
    assert RecordForm("tsumo", (1,)).is_blank
    assert not ron().is_blank
    assert form_to_text(RecordForm()) == "{}"
