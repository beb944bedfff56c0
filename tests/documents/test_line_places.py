"""Where a line goes wrong that is wrong as a whole; the word to blame lies between the bars."""

import pytest

from riichi_desktop.documents import placed, rules_from_text
from riichi_desktop.engine import NotScorable, RulesError, faults, parse_draft, problem

WRONG = [
    ("1111|1m|", "fifth_tile"),
    ("1111|1|2m", "fifth_tile"),
    ("１１１１|１ｍ|", "fifth_tile"),
    ("１１１１|１ｍ|", "fifth_tile"),
    ("1 1 1 1 |1| m", "fifth_tile"),
    ("5555m 9p dora=9p|5m|", "fifth_tile"),
    ("5m dora=55m5|5m|", "fifth_tile"),
    ("555z |[555+5z]| 5z", "fifth_tile"),
    ("4444z |north=1| rules=tenhou_sanma", "fifth_tile"),
    ("0|0m| rules=tenhou", "too_many_reds"),
    ("|r5m|", "too_many_reds"),
    ("1m |2m|3p rules=tenhou_sanma", "malformed"),
    ("123456789m12345|6p|", "tile_count"),
    ("123456789m123p |[555z]| [666z]", "tile_count"),
    ("123m dora=12345|6m|", "tile_count"),
    ("123m |ura=3m|", "ura_without_riichi"),
    ("123m |ippatsu|", "flags_conflict"),
    ("riichi |[123m]|", "flags_conflict"),
    ("[123m] |riichi| seat=S", "flags_conflict"),
    ("riichi |double_riichi|", "flags_conflict"),
    ("from=E seat=S |tsumo|", "flags_conflict"),
    ("|from=S| seat=S", "flags_conflict"),
    ("|tenhou| seat=S", "flags_conflict"),
    ("123m |[123p@E]|", "flags_conflict"),
    ("123m |players=7|", "flags_conflict"),
    ("|seat=N| 1m rules=tenhou_sanma", "flags_conflict"),
    ("1m |from=N| rules=tenhou_sanma", "flags_conflict"),
    ("1m |north=2| 1z", "flags_conflict"),
    ("[9 9 9 p] |[789p]| rules=tenhou_sanma", "bad_meld"),
    ("pao=daisangen:S |pao=suukantsu:N| rules=tenhou_sanma", "pao_impossible"),
    ("123m |honba=1000| seat=S", "wrong_type"),
    ("123m |sticks=1000| seat=S", "wrong_type"),
    ("rules=|nobody| 123m", "unknown_rules"),
    ("123m |rules=|", "unknown_rules"),
    ("1m rules=tenhou,|players=7| 2m", "wrong_type"),
    ("1m rules=tenhou,|strange=1|,kiriage_mangan=true", "unknown_field"),
    ("rules=tenhou,kiriage_mangan=true,|kiriage_mangan=true|", "malformed"),
    ("rules=tenhou,|strange|", "malformed"),
]


def fault_of(line):
    """Give the first fault of a line as it is read, or None."""
    try:
        draft = parse_draft(line)
        found = faults(draft, rules_from_text(draft.rules))
    except (NotScorable, RulesError) as error:
        found = error.problems
    return found[0] if found else None


@pytest.mark.parametrize(("marked", "id"), WRONG)
def test_the_word_to_blame_is_found(marked, id):
    before, word, after = marked.split("|")
    line = before + word + after
    fault = fault_of(line)
    assert fault is not None
    assert fault.id == id
    there = placed(fault, line)
    at, until = there.details["at"], there.details["until"]
    assert f"{line[:at]}|{line[at:until]}|{line[until:]}" == marked
    assert (there.id, there.field) == (fault.id, fault.field)
    assert there.data[: len(fault.data)] == fault.data


def test_a_fault_that_has_its_place_keeps_it():
    fault = fault_of("123m 4?")
    assert placed(fault, "123m 4?") is fault


def test_where_no_word_is_to_blame_there_is_no_place():
    for line in ("123m456p789s1122z+2z", "", "[", "rules=nobody"):
        for fault in (problem("no_yaku"), problem("seat_not_played", "seat")):
            assert placed(fault, line) is fault
    unsaid = problem("unknown_rules", "rules", name="x", known="y")
    assert placed(unsaid, "123m") is unsaid


def test_the_rules_may_be_others_than_the_lines_own():
    line = "1m 2m"
    assert fault_of(line) is None
    sanma = rules_from_text("tenhou_sanma")
    fault = faults(parse_draft(line), sanma)[0]
    assert placed(fault, line, sanma).details["at"] == 3
    assert placed(fault, line) is fault


def test_the_first_word_is_found_among_very_many():
    line = "123m " * 2 + "seat=S " + "4p " * 1200
    there = placed(fault_of(line), line)
    assert line[: there.details["at"]].count("4") == 8
