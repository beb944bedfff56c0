"""One hand from a line of text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.cli.score import value_of_line
from riichi_desktop.engine import NotScorable, RulesError
from riichi_desktop.words import LANGUAGES, Words

from .conftest import Terminal
from .hands import HAND


def test_a_hand_in_words(run: Terminal) -> None:
    assert run("score", f"{HAND} rules=tenhou") == 0
    assert run.out.startswith("Mangan, 4 han 70 fu: 8,000 points\n")
    assert run.err == ""


def test_the_words_of_a_hand_may_be_many_arguments_among_options(run: Terminal) -> None:
    run("score", HAND, "--json")
    whole = run.document
    for arguments in (
        (*HAND.split(), "--json"),
        ("--json", *HAND.split()),
        (*HAND.split()[:3], "--json", *HAND.split()[3:]),
    ):
        assert run("score", *arguments) == 1
        assert run.document == whole
    assert whole["error"]["id"] == "too_many_reds"


def test_a_hand_as_json(run: Terminal) -> None:
    assert run("score", HAND, "rules=tenhou", "--json") == 0
    assert run.document["payments"] == {"S": 10300, "W": -8300}
    assert run.document["rules"] == "tenhou"
    assert run.out.count("\n") == 1


def test_rules_may_be_put_in_place_of_the_hand_s(run: Terminal) -> None:
    assert run("score", HAND, "rules=m_league", "--rules", "tenhou", "--json") == 0
    assert run.document["rules"] == "tenhou"
    run("score", HAND, "--rules", "tenhou,double_wind_pair_fu=2", "--json")
    assert run.document["rules"] == {"preset": "tenhou", "double_wind_pair_fu": 2}


@pytest.mark.parametrize(
    ("line", "id", "field"),
    [
        ("234m067q", "malformed", "text"),
        ("123m456p789s1122z+3z", "not_a_win", ""),
        ("123m456p789s112z", "tile_count", "win"),
        ("123m456p789s1122z+2z", "no_yaku", ""),
        ("123m456p789s1122z+2z rules=house", "unknown_rules", "rules"),
        ("123m456p789s1122z+2z players=3 tsumo", "flags_conflict", "players"),
        ("123m456p789s1122z+2z tsumo rinshan", "flags_conflict", "flags"),
    ],
)
def test_a_hand_that_is_worth_nothing(run: Terminal, line: str, id: str, field: str) -> None:
    assert run("score", line, "--json") == 1
    error = run.document["error"]
    assert (error["id"], error["field"]) == (id, field)
    assert run("score", line) == 1
    assert run.out == ""
    assert error["message"] in run.err


def test_the_wrong_character_is_shown(run: Terminal) -> None:
    run("score", "123m 4?6p")
    assert run.err == "123m 4?6p\n     ^\nCharacter 6. Not understood: “4?6p”.\n"


@pytest.mark.parametrize(
    ("line", "rules", "shown"),
    [
        ("123m456p789s1122z+2z ippatsu", None, " " * 21 + "^" * 7),
        ("11111m456p789s11z+2z", None, "    ^^"),
        ("123m456p789s1122z+2z players=3", None, " " * 21 + "^" * 9),
        ("１２３m456p789s1122z+2z rules=tenhou,foo=1", None, " " * 37 + "^" * 5),
        ("123m456p789s1122z+2z tsumo seat=N", "tenhou_sanma", " " * 27 + "^" * 6),
    ],
)
def test_the_word_that_is_wrong_in_the_whole_line_is_shown(
    run: Terminal, line: str, rules: str | None, shown: str
) -> None:
    assert run("score", line, *(["--rules", rules] if rules else [])) == 1
    first, marks, sentence = run.err.splitlines()[:3]
    assert first == line
    assert marks == shown
    assert sentence.startswith("Character ")


def test_no_word_is_shown_of_a_line_for_the_rules_beside_it(run: Terminal) -> None:
    assert run("score", "123m456p789s1122z+2z rules=tenhou", "--rules", "house") == 1
    assert run.err.startswith("Unknown rule set: house")


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("fr", "Mangan, 4 han 70 fu\u202f: 8\u202f000 points"),
        ("en", "Mangan, 4 han 70 fu: 8,000 points"),
        ("ja", "満貫、4翻70符：8,000点"),
    ],
)
def test_the_language_is_asked_for_before_or_after_the_command(
    run: Terminal, language: str, headline: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = f"{HAND} rules=tenhou"
    run("score", line, "--lang", language)
    assert run.out.splitlines()[0] == headline
    run(f"--lang={language}", "score", line)
    assert run.out.splitlines()[0] == headline
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    run("score", line)
    assert run.out.splitlines()[0] == headline


SAY = [Words(language).problem for language in LANGUAGES]
WORDS = st.sampled_from(
    [
        *("123m", "456p", "789s", "1122z", "0p", "r5s", "+2z", "+", "[340m]", "[3'40m@W]"),
        *("(9999m)", "[777+7z]", "[", "]", "(", ")", "riichi", "ippatsu", "tsumo", "rinshan"),
        *("tenhou", "renhou", "seat=S", "from=S", "dora=0m5m", "north=9999", "players=3"),
        *("pao=daisangen:N", "pao=x", "rules=tenhou_sanma", "rules=", "=", "'", "@", "\u0663m"),
    ]
)


@given(st.lists(WORDS | st.text(max_size=3), max_size=12).map(" ".join))
def test_no_line_does_more_than_refuse(line: str) -> None:
    problems = ()
    try:
        value_of_line(line)
    except (NotScorable, RulesError) as error:
        problems = error.problems
    assert all(say(problem) for say in SAY for problem in problems)
