"""Which questions come again, and what a run of ten adds up to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.drills import AFTER, RUN, Box, Outcome, Run, judge

from .lessons import ask


def test_what_went_wrong_is_due_after_three_others_then_eight_then_twenty():
    box = Box()
    box.take("a", right=False)
    for stage in AFTER:
        for other in range(stage):
            assert box.due == ""
            box.take(f"{stage} {other}", right=True)
        assert box.due == "a"
        box.take("a", right=True)
    assert (len(box), box.due) == (0, "")


def test_wrong_again_begins_anew():
    answers = [("a", False), *(("b", True),) * 3, ("a", True), ("a", False)]
    box = Box(answers)
    for _ in range(AFTER[0]):
        assert box.due == ""
        box.take("b", right=True)
    assert box.due == "a"


def test_the_longest_due_comes_first_and_one_may_be_dropped():
    box = Box([("a", False), ("b", False), *(("c", True),) * 5])
    assert box.due == "a"
    box.drop("a")
    assert box.due == "b"


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans())))
def test_a_box_is_the_same_whether_filled_at_once_or_bit_by_bit(answers):
    box = Box()
    for line, right in answers:
        box.take(line, right)
    assert (box.due, len(box)) == (Box(answers).due, len(Box(answers)))
    assert {line for line, right in answers if not right} or not len(box)


def outcome(line: str, answer: int, ms: int) -> Outcome:
    question = ask("points", line)
    return Outcome(question, (answer,), judge(question, (answer,)), ms)


@pytest.mark.parametrize("again", [(), ("3.30.0.0.0.0",)])
def test_a_run_counts_what_was_right_and_how_long_it_took(again):
    run = Run("points", 3, again=again)
    assert run.next_again == "".join(again)
    run = run.with_outcome(outcome("3.30.0.0.0.0", 3900, 1500))
    run = run.with_outcome(outcome("2.30.0.0.0.0", 3900, 2500))
    assert (run.right, run.ms, run.number) == (1, 4000, 3)
    assert run.wrong == ("2.30.0.0.0.0",)
    assert run.next_again == ""
    assert not run.is_over
    for _ in range(RUN - 2):
        run = run.with_outcome(outcome("1.30.0.0.0.0", 1000, 10))
    assert run.is_over
