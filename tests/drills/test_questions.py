"""What is asked: every level of every drill under every kind of rules, and each text again."""

from itertools import pairwise
from random import Random
from statistics import median
from time import perf_counter

import pytest

from riichi_desktop.documents import preset, preset_ids, rules_from_text
from riichi_desktop.drills import DRILLS, LEVELS, Asker, judge, question_of
from riichi_desktop.drills.levels import belongs, choices, waits_belong
from riichi_desktop.engine import evaluate, suit_of, waits

from .lessons import ask, recorded

EVERY_LEVEL = [(drill, level) for drill in DRILLS for level in LEVELS]


@pytest.mark.parametrize("rules", ["wrc2025", "tenhou", "mahjong_soul_sanma", "bareme"])
@pytest.mark.parametrize(("drill", "level"), EVERY_LEVEL)
def test_every_question_belongs_and_its_right_answer_is_right(drill, level, rules):
    asker = Asker(recorded(preset(rules).players), Random(f"{drill}{level}"))
    lines = []
    for _ in range(8):
        question = asker.ask(drill, level, preset(rules), rules)
        lines.append(question.line)
        right = tuple(s.right for s in question.slots) if question.slots else question.wanted
        assert judge(question, right).right
        assert not judge(question, question.empty).right
        again = question_of(drill, level, question.line, preset(rules), rules)
        assert again is not None
        assert (again.slots, again.wanted) == (question.slots, question.wanted)
        check(question)
    assert all(one != other for one, other in pairwise(lines))


def check(question):
    """Check a question against the engine, and that it belongs to its level."""
    draft = question.draft
    if draft is None:
        assert question.awarded is not None
        return
    assert draft.rules in preset_ids()
    if question.drill == "waits":
        suits = [suit_of(tile) for tile in draft.concealed]
        counts = tuple(suits.count(suit) for suit in range(4))
        assert question.wanted == frozenset(waits(draft.concealed, draft.melds))
        assert waits_belong(question.level, counts, tuple(question.wanted))
        return
    value = evaluate(*draft.complete(), question.rules)
    assert belongs(question.drill, question.level, value)
    if question.drill == "fu":
        assert question.slots[0].right == value.fu
    elif question.drill == "yaku":
        assert question.wanted == {*value.yaku, *value.yakuman}
        assert question.wanted <= {*question.choices}
    else:
        paid = {-points for points in value.payment.deltas.values() if points < 0}
        assert paid == {s.right for s in question.slots if s.id not in ("han", "fu")}


@pytest.mark.speed
@pytest.mark.parametrize(("drill", "level"), EVERY_LEVEL)
def test_the_next_question_comes_before_the_eye_sees_it_missing(drill, level):
    asker, rules = Asker(recorded(), Random(7)), preset("tenhou")
    took = []
    for _ in range(15):
        start = perf_counter()
        asker.ask(drill, level, rules, "tenhou")
        took.append(perf_counter() - start)
    assert median(took) < 0.05


def test_both_recorded_hands_and_hands_by_chance_come():
    asker, rules = Asker(recorded(), Random(1)), preset("tenhou")
    sorts = {asker.ask("fu", 2, rules, "tenhou").recorded for _ in range(20)}
    assert sorts == {True, False}


def test_without_recorded_hands_chance_makes_them_all():
    asker = Asker((), Random(1))
    assert not asker.ask("value", 3, preset("ema2025"), "ema2025").recorded


def test_a_question_that_is_due_comes_first_and_one_that_is_none_is_passed_over():
    asker, rules = Asker(recorded(), Random(1)), preset("wrc2025")
    assert asker.ask("points", 3, rules, "wrc2025", "4.30.0.0.0.0").line == "4.30.0.0.0.0"
    for broken in ("4.30.0.0.0", "0.0.0.0.0.0", "3.20.0.0.0.0", "x", ""):
        assert asker.ask("points", 3, rules, "wrc2025", broken).line != broken
    assert asker.ask("fu", 1, rules, "wrc2025", "not a hand").line != "not a hand"


def test_rules_decide_what_is_asked():
    line = "4.30.0.0.0.0"
    right = [ask("points", line, rules=id).slots[0].right for id in ("wrc2025", "tenhou")]
    assert right == [8000, 7700]
    assert question_of("points", 3, line, preset("tenhou_sanma"), "tenhou_sanma") is not None
    four = "067p55s34s234m789s+2s riichi"
    assert question_of("fu", 1, four, preset("tenhou_sanma"), "tenhou_sanma") is None


def test_red_fives_are_plain_where_the_rules_have_none():
    line = "067p34s234789m55z+2s riichi seat=S dora=1z"
    draft = ask("fu", line, 1).draft
    assert draft is not None
    assert draft.concealed.count(13) == 1
    assert ask("fu", line, 1, "tenhou").draft.concealed.count(35) == 1


@pytest.mark.parametrize(
    "text", ["wrc2025", "tenhou", "tenhou_sanma", "wrc2025,local_yaku=uumensai"]
)
def test_more_yaku_are_offered_from_level_to_level(text):
    rules = rules_from_text(text)
    offered = [choices(level, rules) for level in LEVELS]
    assert all({*one} <= {*more} for one, more in pairwise(offered))
    assert len({*offered[3]}) == len(offered[3])
    assert ("uumensai" in offered[2]) == bool(rules.local_yaku)
    assert "suuankou" in offered[3]
    assert "suuankou" not in offered[2]


def test_every_recorded_hand_can_be_asked():
    for players, rules in ((4, "tenhou"), (3, "mahjong_soul_sanma")):
        lines = recorded(players)
        asked = [question_of("value", 4, line, preset(rules), rules) for line in lines]
        assert sum(one is None for one in asked) < len(lines) // 20
