"""What is said of a wrong payment: the slip that gives it."""

import pytest

from riichi_desktop.drills import judge

from .lessons import ask

# text (han.fu.yakuman.dealer.tsumo.honba), what was answered, what is said
SLIPS = [
    ("3.30.0.0.0.0", (5800,), "as_dealer"),
    ("3.30.0.1.0.0", (3900,), "as_other"),
    ("3.40.0.1.1.0", (1300,), "as_other"),
    ("3.40.0.0.1.0", (2600, 2600), "as_dealer"),
    ("3.40.0.0.1.0", (1300, 1300), "dealer_pays_more"),
    ("3.30.0.0.0.2", (3900,), "honba_forgotten"),
    ("3.30.0.0.0.2", (4100,), "honba_share"),
    ("2.30.0.0.1.1", (800, 1300), "honba_whole"),
    ("2.30.0.0.1.1", (1100, 600), "swapped"),
    ("3.30.0.0.0.0", (3840,), "not_rounded"),
    ("3.30.0.0.0.0", (3800,), "not_rounded"),
    ("4.30.0.0.0.0", (7700,), "kiriage_missed"),
    ("3.60.0.1.0.0", (11600,), "kiriage_missed"),
    ("4.40.0.0.0.0", (10300,), "not_capped"),
    ("6.0.0.0.0.0", (8000,), "limit_other"),
    ("8.0.0.0.0.0", (32000,), "limit_other"),
    ("0.0.2.0.0.0", (32000,), "one_yakuman"),
    ("2.40.0.0.0.0", (1300,), "as_of_han"),
    ("2.40.0.0.0.0", (5200,), "as_of_han"),
    ("2.40.0.0.0.0", (3200,), "as_of_fu"),
    ("2.50.0.0.0.0", (2600,), "as_of_fu"),
    ("2.50.0.0.0.0", (800,), "share_not_whole"),
    ("3.25.0.0.0.0", (800,), "share_not_whole"),
    ("3.40.0.1.1.0", (7800,), "whole_not_share"),
    ("3.40.0.0.0.0", (2600,), "as_of_han"),
    ("1.40.0.0.0.0", (400,), "share_not_whole"),
]


@pytest.mark.parametrize(("line", "answer", "said"), SLIPS)
def test_a_slip_is_named(line, answer, said):
    verdict = judge(ask("points", line), answer)
    assert not verdict.right
    assert [note.id for note in verdict.notes] == [said]


def test_rules_without_kiriage_say_so():
    question = ask("points", "4.30.0.0.0.0", rules="tenhou")
    assert judge(question, (8000,)).notes[0].id == "kiriage_used"
    assert judge(question, (7700,)).right


def test_numbers_of_no_known_slip_are_told_to_be_none():
    verdict = judge(ask("points", "3.30.0.0.1.0"), (1234, 2000))
    assert verdict.parts == (False, True)
    assert [note.id for note in verdict.notes] == ["no_slip"]


def test_honba_go_by_the_rules():
    slots = ask("points", "3.30.0.0.0.1", rules="mahjong_soul_sanma").slots
    assert [slot.right for slot in slots] == [4100]
    assert judge(ask("points", "3.30.0.0.0.1", rules="m_league"), (3900,)).notes[0].id
