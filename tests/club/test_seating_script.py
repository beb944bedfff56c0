"""Scripts: rounds of numbers as text, checked, and as seats."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.club.seating import (
    NotSeatable,
    format_script,
    parse_script,
    places_template,
    script_of,
    script_problems,
    seat_script,
)
from riichi_desktop.engine import problem

from .seatings import people, plans

TEXT = """
# two tables, two rounds
1 2 3 4 / 5 6 7 8
1, 5, 2, 6 /3-7-4-8   # the second
"""
SCRIPT = (((1, 2, 3, 4), (5, 6, 7, 8)), ((1, 5, 2, 6), (3, 7, 4, 8)))


def faults_of(text):
    with pytest.raises(NotSeatable) as refused:
        parse_script(text)
    return refused.value.problems


def test_a_line_is_a_round():
    assert parse_script(TEXT) == SCRIPT
    assert parse_script("１ ２　３／４、５，６\r\n") == (((1, 2, 3), (4, 5, 6)),)
    assert format_script(SCRIPT) == "1 2 3 4 / 5 6 7 8\n1 5 2 6 / 3 7 4 8\n"


@given(plans(most=16))
def test_what_is_written_is_read_again(given_plan):
    players, plan = given_plan
    script = script_of(plan, players)
    if plan:
        assert parse_script(format_script(script)) == script
    assert script_problems(script, len(players)) == ()
    assert seat_script(script, players) == plan


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing"])
def test_an_empty_script_is_refused(text):
    assert faults_of(text) == (problem("seating_script_empty"),)


def test_a_script_has_a_hundred_rounds_at_most():
    assert len(parse_script("1 2 3 4\n" * 100)) == 100
    assert faults_of("1 2 3 4\n" * 101) == (problem("seating_script_long", "", n=101, most=100),)


@pytest.mark.parametrize("word", ["x", "0", "00", "12345", "+1", "1.5", "²", "١x", "=1+1", "1e3"])
def test_what_is_no_number_is_named_with_its_place(word):
    (told,) = faults_of(f"1 2 3 4\n\n1 2 3 4 / 5 {word} 7 8")
    place = {"turn": 2, "table": 2}
    assert told == problem("seating_no_number", "rounds[1].tables[1]", text=word, **place)._replace(
        data=(("turn", 2), ("table", 2), ("text", word))
    )


def test_a_long_word_is_told_short():
    (told,) = faults_of("1 2 3 " + "9" * 100_000)
    assert told.details["text"] == "99999999"


def test_every_fault_of_the_form_is_told():
    told = faults_of("1 2 3 / 4 5 6 7 8\n1 2 3 4 / 4 1 5 / ")
    assert [(one.id, one.field, one.details.get("number")) for one in told] == [
        ("seating_table_size", "rounds[0].tables[1]", None),
        ("seating_number_twice", "rounds[1].tables[1]", 4),
        ("seating_number_twice", "rounds[1].tables[1]", 1),
        ("seating_table_size", "rounds[1].tables[2]", None),
    ]


@given(st.text(alphabet="0123456789 /,-#\n٣x", max_size=60))
def test_any_text_is_read_or_refused(text):
    script = ()
    with suppress(NotSeatable):
        script = parse_script(text)
    assert script_problems(script, 9999) == ()


def test_numbers_that_nobody_has_are_named():
    assert script_problems(SCRIPT, 7) == (
        problem("seating_number_range", "rounds[0].tables[1]", number=8, most=7, turn=1, table=2),
        problem("seating_number_range", "rounds[1].tables[1]", number=8, most=7, turn=2, table=2),
    )
    assert [one.id for one in script_problems((((-1, 2, 3),),), 7)] == ["seating_number_range"]
    with pytest.raises(NotSeatable, match="seating_number_range"):
        seat_script(SCRIPT, people(7))


def test_tables_of_another_size_than_the_rules_are_named():
    assert script_problems(SCRIPT, 8, size=4) == ()
    assert script_problems((((1, 2, 3), (4, 5, 6, 7)),), 8, size=4) == (
        problem("seating_other_size", "rounds[0].tables[0]", n=3, least=4, turn=1, table=1),
    )
    assert [one.id for one in script_problems((((1, 2),),), 8, size=4)] == ["seating_table_size"]


def test_who_has_no_number_is_in_no_script():
    with pytest.raises(KeyError):
        script_of(((("a", "b", "c"),),), ["a", "b"])


def test_places_mix_top_and_bottom():
    assert places_template(16) == ((1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (4, 8, 12, 16))
    assert places_template(8, 3) == ((1, 3, 5), (2, 4, 6)), "the last two sit out"
    assert places_template(3) == ()
