"""What is said of a wrong answer about a hand: fu, yaku, value, waits."""

import pytest

from riichi_desktop.drills import judge
from riichi_desktop.engine import parse_tile, parse_tiles

from .lessons import ask

TRIPLET = "111m345p678s99m23s+4s seat=S dora=1z riichi"
"""Ron, a closed triplet of terminals: 20 + 10 + 8 = 38, 40 fu."""


def notes(drill, line, answer, level=3, rules="wrc2025"):
    verdict = judge(ask(drill, line, level, rules), answer)
    return [note.id for note in verdict.notes], verdict


@pytest.mark.parametrize(
    ("line", "given", "said"),
    [
        ("111m345p678s99m23s+4s seat=S riichi", 38, "fu_not_rounded"),
        ("1122m5566p3377s4z+4z seat=S", 30, "fu_chiitoitsu"),
        ("567p678s22m34s+5s [567m] seat=S", 20, "fu_open_minimum"),
        ("111m345p678s99m23s+4s seat=S riichi", 25, "fu_no_chiitoitsu"),
    ],
)
def test_a_slip_of_its_own_is_told_as_it_is(line, given, said):
    found, verdict = notes("fu", line, (given,))
    assert (found, verdict.sure) == ([said], True)


def test_a_kan_taken_for_another_is_named_with_both_numbers():
    # 20 + 10 + 32 (closed kan of terminals) + 2 (wait) = 64 -> 70; of simples 48 -> 50
    verdict = judge(ask("fu", "456p678s55m24s+3s (1111p) seat=S riichi", 4), (50,))
    told = verdict.notes[0]
    assert (told.id, told.values["fu"], told.values["given"]) == ("fu_changed", 32, 16)
    assert told.values["item"].id == "closed_kan"
    assert verdict.sure


@pytest.mark.parametrize(
    ("line", "given", "first"),
    [
        (TRIPLET, 30, "fu_not_rounded"),
        ("567m567p678s22m34s+5s tsumo riichi seat=S", 30, "fu_no_tsumo_pinfu"),
        ("567m345p678s99m23s+4s seat=S riichi", 40, "fu_no_wait"),
        ("111m345p678s99m23s+4s seat=S riichi", 50, "fu_changed"),
        ("345p678s99m24s+3s (1111z) seat=S riichi", 40, "fu_changed"),
        ("345p678s99m23s+4s [555z] seat=S", 40, ""),
    ],
)
def test_where_several_slips_explain_it_they_are_told_as_guesses(line, given, first):
    found, verdict = notes("fu", line, (given,))
    if first:
        assert found[0] == first
    assert len(found) < 2 or not verdict.sure
    assert len(found) <= 3


def test_what_one_slip_does_not_explain_two_may():
    question = ask("fu", "345p678s99m24s+3s (1111z) seat=S riichi", 4)
    twice = judge(question, (30,))
    assert (len(twice.notes), twice.sure) == (2, False)
    assert [note.id for note in judge(question, (190,)).notes] == ["fu_sum"]


def test_yaku_that_are_none_say_what_they_lack_and_unseen_ones_are_named():
    line = "234m567p345678s5z+5z seat=S riichi"
    found, verdict = notes("yaku", line, frozenset({"pinfu"}))
    assert found == ["yaku_lacks", "yaku_unseen"]
    assert verdict.notes[0].values["yaku"] == "pinfu"
    assert verdict.notes[1].values == {"yaku": "riichi", "n": 1}


def test_beside_a_yakuman_nothing_counts():
    line = "111m222p333s555z9p+9p tsumo seat=S"
    chosen = frozenset({"suuankou_tanki", "toitoi"})
    assert notes("yaku", line, chosen, 4)[0] == ["yaku_beside_yakuman"]
    assert notes("yaku", line, frozenset({"daisangen"}), 4)[0] == [
        "yaku_lacks",
        "yaku_unseen_yakuman",
    ]


def test_han_that_miss_are_explained_by_what_counts_as_many():
    line = "234m567p345678s5p+5p seat=S riichi dora=4p"
    question = ask("value", line, 3)
    assert [slot.id for slot in question.slots] == ["han", "fu", "discarder"]
    right = tuple(slot.right for slot in question.slots)
    short = judge(question, (right[0] - 3, right[1], right[2]))
    assert [note.id for note in short.notes] == ["han_no_dora"]
    assert short.parts == (False, True, True)


def test_a_payment_that_follows_from_wrong_han_is_told_so():
    question = ask("value", "234m567p345678s1m+1m seat=S riichi", 3)
    han, fu, _ = (slot.right for slot in question.slots)
    assert (han, fu) == (1, 40)
    verdict = judge(question, (2, 40, 2600))
    assert [note.id for note in verdict.notes][-1] == "follows"
    assert judge(question, (1, 40, 2000)).notes[0].id == "as_dealer"


def test_open_hands_are_worth_less():
    question = ask("value", "123456m22z78m+9m [555z] seat=S round=S", 3)
    verdict = judge(question, (question.slots[0].right + 1, 30, 0))
    assert "han_open" in [note.id for note in verdict.notes]


def test_a_yakuman_is_thirteen_han_or_more_and_fu_may_be_left_out():
    question = ask("value", "111m222p333s555z9p+9p tsumo seat=S", 4)
    shares = [slot.right for slot in question.slots[2:]]
    assert shares == [8000, 16000]
    assert judge(question, (13, None, *shares)).right
    assert judge(question, (26, 50, *shares)).right
    assert judge(question, (8, None, *shares)).notes[0].id == "han_yakuman"


def test_waits_name_what_completes_nothing_and_what_was_not_seen():
    question = ask("waits", "123456m11p22278s+9s seat=S riichi", 1)
    assert question.wanted == {parse_tile("6s"), parse_tile("9s")}
    verdict = judge(question, frozenset({parse_tile("6s"), parse_tile("5s")}))
    assert [note.id for note in verdict.notes] == ["wait_none", "wait_unseen_in"]
    assert verdict.notes[0].values["tiles"] == (parse_tile("5s"),)
    assert verdict.notes[1].values["tiles"] == parse_tiles("789s")


def test_an_empty_answer_is_wrong_and_nothing_explains_it():
    for drill, line in (("points", "3.30.0.0.0.0"), ("fu", TRIPLET), ("yaku", TRIPLET)):
        question = ask(drill, line)
        verdict = judge(question, question.empty)
        assert (verdict.right, verdict.notes) == (False, ())


def test_the_bare_base_is_told_what_comes_on_top():
    # 20 + 4 + 4 + 2 of an open hand: 30; the base alone is 20
    question = ask("fu", "123p23s55z+4s [666z] [777z] seat=S", 3)
    assert question.slots[0].right == 30
    (told,) = judge(question, (20,)).notes
    assert (told.id, dict(told.values)) == ("fu_bare", {"given": 20, "rest": 10})
