"""Things of the club as documents: written so that they come back, read strictly."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.club import (
    KINDS,
    Adjustment,
    Attendance,
    Evening,
    Event,
    Link,
    Player,
    Registration,
    Round,
    Team,
    Titled,
    Totals,
    kind_of,
)
from riichi_desktop.documents import (
    FieldError,
    preset,
    thing_from_document,
    thing_from_json,
    thing_to_document,
    thing_to_json,
)
from riichi_desktop.engine import RulesError
from riichi_desktop.words import LANGUAGES, Words

RULES = replace(preset("wrc2025"), start=35000)
EVENT = Event("e1", "Saison 2026 « été »", "season", RULES)
THINGS = (
    Player("p1", "Ève « l’autre » 𠮷"),
    Player("p2", "", "al", "Lyon", "12", True, True, "p1", True),
    EVENT,
    Event(
        *("e2", "Open", "tournament", RULES, "2026-05-01", "2026-05-03", 3, "best", 8),
        *("average_place", True, 8, ((3, 16), (5, 4)), True, True),
    ),
    Team("t1", "e1", "Les dragons"),
    Registration("e1.p1", "e1", "p1", 3, "t1", substitute=True, withdrawn=True),
    Adjustment("a1", "e1", -20000, "en retard ; 遅刻", "p1", by="arbitre", day="2026-11-30"),
    Evening("v1", "2026-11-30", "e1", "au café"),
    Attendance("v1.p1", "v1", "p1", here=False),
    Round("r1", 1, (("p1", "p2", "p3"), ()), "e1", "v1", ("p4",), "t", 90, (0, 5)),
    Link("g1", (("Ana", "p1"), ("Bo", "p2")), "e1", "r1", 2, "2026-11-30", counts=False),
    Totals("x1", ("p1", "p2", "p3"), (40000, 35000, 30000)),
    Totals("x2", ("p1",), (-100,), RULES, "e1", "r1", 1, "2026-11-30", False, "a.csv"),
    Titled("g1", "Mardi soir", hidden=True),
)
PLAYER: dict[str, Any] = {"uid": "p1", "name": "Ana"}


def refused(kind: str, document: object) -> tuple[str, str, object]:
    with pytest.raises((FieldError, RulesError)) as caught:
        thing_from_document(kind, document)
    error = caught.value
    fault = error.problem if isinstance(error, FieldError) else error.problems[0]
    for language in LANGUAGES:
        assert "{" not in Words(language).problem(fault)
    return fault.id, fault.field, fault.details.get("reason")


@pytest.mark.parametrize("thing", THINGS, ids=kind_of)
def test_a_thing_comes_back_as_it_was(thing):
    kind = kind_of(thing)
    assert thing_from_document(kind, thing_to_document(thing)) == thing
    assert thing_from_json(kind, thing_to_json(thing)) == thing
    assert "\n" not in thing_to_json(thing)


def test_every_kind_is_tried():
    assert {kind_of(thing) for thing in THINGS} == KINDS.keys()


@given(st.builds(Player, st.text(min_size=1), st.text(), city=st.text(), hidden=st.booleans()))
def test_any_text_comes_back(player):
    assert thing_from_json("player", thing_to_json(player)) == player


def test_half_a_character_is_replaced():
    text = thing_to_json(Player("p1", "A\ud800B"))
    assert thing_from_json("player", text) == Player("p1", "A?B")


def test_what_is_as_by_default_is_not_written_and_may_be_missing():
    assert thing_to_document(Player("p1", "Ana")) == PLAYER
    assert thing_from_document("player", PLAYER) == Player("p1", "Ana")


def test_the_same_rules_are_one_object():
    first, second = (thing_from_json("event", thing_to_json(EVENT)) for _ in range(2))
    assert isinstance(first, Event)
    assert isinstance(second, Event)
    assert first.rules is second.rules


@pytest.mark.parametrize(
    ("kind", "document", "expected"),
    [
        ("chip", PLAYER, ("unknown_thing", "", None)),
        ("player", [], ("wrong_type", "", "not_an_object")),
        ("player", {"uid": "p1"}, ("malformed", "name", "field_missing")),
        ("player", {**PLAYER, "rank": 3}, ("unknown_field", "rank", None)),
        ("player", {**PLAYER, "a` - at `$.b": 3}, ("unknown_field", "a` - at `$.b", None)),
        ("player", {**PLAYER, "name": 3}, ("wrong_type", "name", "other_kind")),
        ("player", {**PLAYER, "hidden": 1}, ("wrong_type", "hidden", "other_kind")),
        (
            "event",
            {**thing_to_document(EVENT), "kind": "cup"},
            ("malformed", "kind", "unknown_choice"),
        ),
        (
            "event",
            {**thing_to_document(EVENT), "rules": "tenhou"},
            ("wrong_type", "rules", "other_kind"),
        ),
        (
            "event",
            {**thing_to_document(EVENT), "rules": {"later": 1}},
            ("unknown_field", "rules.later", None),
        ),
        ("totals", {"uid": "x", "players": [], "scores": [10**30]}, ("wrong_type", "scores", None)),
        (
            "round",
            {"uid": "r", "number": 1, "tables": [["a", 1]]},
            ("wrong_type", "tables[0][1]", "other_kind"),
        ),
        ("link", {"uid": "g", "players": [["Ana"]]}, ("wrong_type", "players", None)),
    ],
)
def test_what_is_no_such_thing_is_refused_with_its_place(kind, document, expected):
    id, field, reason = refused(kind, document)
    assert (id, field.removesuffix("[0]"), reason) == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "json_cut"),
        ('{"uid":"p1"', "json_cut"),
        ('{"uid":"p1",}', "not_json"),
        ('{"uid":"p1","name":"\\ud800"}', "not_json"),
        ("[" * 100_000, "nested_too_deep"),
        ('{"uid":"p1","name":"A","x":' + "[" * 100_000, "nested_too_deep"),
        ('{"uid":"p1","name":"A\ud800"}', "not_utf8"),
        ('{"uid":"p1"}', "field_missing"),
    ],
)
def test_a_text_that_is_none_is_refused(text, reason):
    with pytest.raises(FieldError) as caught:
        thing_from_json("player", text)
    assert caught.value.problem.details["reason"] == reason


def test_a_table_of_more_than_there_are_winds_is_none():
    four, five = [["a", "b", "c", "d"], ["e", "f", "g"]], [["a", "b", "c", "d"], [*"efghi"]]
    read = thing_from_document("round", {"uid": "r", "number": 1, "tables": four})
    assert read.tables[1] == ("e", "f", "g")
    with pytest.raises(FieldError) as caught:
        thing_from_document("round", {"uid": "r", "number": 1, "tables": five})
    assert caught.value.problem.id == "table_size"
    assert caught.value.problem.details == {"table": 2, "n": 4, "have": 5}
