"""Rules in documents and in text: what is read, what is written, what is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.documents.presets import preset, preset_ids
from riichi_desktop.documents.rules_document import rules_from_document, rules_to_document
from riichi_desktop.documents.rules_text import rules_from_text, rules_to_text
from riichi_desktop.engine import (
    FIELDS,
    Chombo,
    FloatingUma,
    Problem,
    RedFives,
    RuleField,
    Rules,
    RulesError,
    TimeLimit,
    differences,
)

JPML_UMA = "1:12000/-1000/-3000/-8000+2:8000/4000/-4000/-8000+3:8000/3000/1000/-12000+none:0/0/0/0"


def problems_of(read: Any, written: object) -> list[tuple[str, str]]:
    """Give (id, field) of what is wrong with a document or a text."""
    with pytest.raises(RulesError) as caught:
        read(written)
    assert all(isinstance(p, Problem) for p in caught.value.problems)
    return [(p.id, p.field) for p in caught.value.problems]


def rows(players: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Rows of an uma: hundreds that sum to zero."""
    hundreds = st.integers(-900, 900).map(lambda n: 100 * n)
    most = st.lists(hundreds, min_size=players - 1, max_size=players - 1)
    return most.map(lambda row: (*row, -sum(row)))


def values(field: RuleField, players: int) -> st.SearchStrategy[Any]:
    """All values of a field that may be at a table of so many players."""
    if field.document == "players":
        return st.just(players)
    if field.document == "noten_pool":
        return st.integers(0, 100).map(lambda n: n * 600)
    if field.kind == "uma":
        row = rows(players)
        up = st.tuples(*[row] * (players - 1))
        return row | st.builds(FloatingUma, up, row)
    if field.kind == "map":
        kind = type(field.default)
        return st.builds(kind, *(values(part, players) for part in field.parts))
    if field.kind == "list":
        return st.sets(st.sampled_from(field.values)).map(tuple)
    if field.kind == "choice":
        return st.sampled_from(field.values)
    if field.kind == "int":
        top = (field.most - field.least) // field.step
        return st.integers(0, top).map(lambda n: field.least + n * field.step)
    return st.booleans()


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any rules that are a variation of a preset."""
    players = draw(st.sampled_from((4, 3)))
    held = {f.name: draw(values(f, players)) for f in FIELDS}
    return Rules(id=draw(st.sampled_from(preset_ids())), **held)


@given(rule_sets())
@settings(max_examples=60)
def test_any_rules_come_back_from_a_document_and_from_text(rules: Rules) -> None:
    document = rules_to_document(rules)
    assert rules_from_document(document) == rules
    text = rules_to_text(rules)
    assert " " not in text
    assert rules_from_text(text) == rules
    assert rules_to_text(rules_from_text(text)) == text


@pytest.mark.parametrize("field", FIELDS, ids=lambda f: f.document)
@pytest.mark.parametrize("id", ["tenhou", "jpml_a"])
@given(data=st.data())
@settings(max_examples=8)
def test_one_field_alone_comes_back(id: str, field: RuleField, data: st.DataObject) -> None:
    value = data.draw(values(field, 4))
    base = preset(id)
    rules = Rules(id, **{f.name: getattr(base, f.name) for f in FIELDS} | {field.name: value})
    changed = [f.document for f in differences(rules, base)]
    document = rules_to_document(rules)
    assert document == id if not changed else set(document) == {"preset", field.document}
    assert rules_from_document(document) == rules
    assert rules_from_text(rules_to_text(rules)) == rules


@pytest.mark.parametrize("id", preset_ids())
def test_a_preset_is_written_as_its_id(id: str) -> None:
    assert rules_to_document(preset(id)) == rules_to_text(preset(id)) == id
    assert rules_from_document(id) is rules_from_text(id) is preset(id)


@pytest.mark.parametrize(
    ("document", "text", "changed"),
    [
        (
            {"preset": "tenhou", "kiriage_mangan": True},
            "tenhou,kiriage_mangan=true",
            {"kiriage_mangan": True},
        ),
        (
            {"preset": "tenhou", "kiriage_mangan": True, "red_fives": {"m": 1, "p": 2, "s": 1}},
            "tenhou,kiriage_mangan=true,red_fives=m1p2s1",
            {"kiriage_mangan": True, "red_fives": RedFives(1, 2, 1)},
        ),
        (
            {"preset": "m_league", "double_yakuman": ["suuankou_tanki", "daisuushii"], "pao": []},
            "m_league,double_yakuman=suuankou_tanki+daisuushii,pao=none",
            {"double_yakuman": ("suuankou_tanki", "daisuushii"), "pao": ()},
        ),
        (
            {"preset": "ema2025", "return": 25000, "double_wind_pair_fu": 4, "renhou": "none"},
            "ema2025,double_wind_pair_fu=4,renhou=none,return=25000",
            {"return_points": 25000, "double_wind_pair_fu": 4, "renhou": "none"},
        ),
        (
            {
                "preset": "wrc2025",
                "chombo": {"kind": "reverse_mangan", "points": 0},
                "time_limit": {"minutes": 60, "ending": "one_more_hand"},
            },
            "wrc2025,chombo=reverse_mangan:0,time_limit=60:one_more_hand",
            {
                "chombo": Chombo("reverse_mangan", 0),
                "time_limit": TimeLimit(60, "one_more_hand"),
            },
        ),
        (
            {"preset": "wrc2025", "uma": [30000, 10000, -10000, -30000]},
            "wrc2025,uma=30000/10000/-10000/-30000",
            {"uma": (30000, 10000, -10000, -30000)},
        ),
    ],
)
def test_what_is_written(document: dict[str, Any], text: str, changed: dict[str, Any]) -> None:
    rules = rules_from_document(document)
    base = preset(document["preset"])
    assert rules.id == document["preset"]
    assert rules.edition == base.edition
    assert {f.name: getattr(rules, f.name) for f in differences(rules, base)} == changed
    assert rules_to_document(rules) == document
    assert rules_to_text(rules) == text
    assert rules_from_text(text) == rules


def test_the_floating_uma_of_a_document() -> None:
    table = {
        "1": [12000, -1000, -3000, -8000],
        "2": [8000, 4000, -4000, -8000],
        "3": [8000, 3000, 1000, -12000],
        "none": [0, 0, 0, 0],
    }
    rules = rules_from_document({"uma": {"floating": table}})
    assert rules.uma == preset("jpml_a").uma
    assert rules_to_document(rules) == {"preset": "wrc2025", "uma": {"floating": table}}
    assert rules_to_text(rules) == f"wrc2025,uma={JPML_UMA}"


def test_an_object_without_a_preset_varies_wrc2025() -> None:
    assert rules_from_document({}) == preset("wrc2025")
    rules = rules_from_document({"kiriage_mangan": False})
    assert rules.id == "wrc2025"
    assert [f.document for f in differences(rules, preset("wrc2025"))] == ["kiriage_mangan"]


def test_a_field_that_says_what_the_preset_says_changes_nothing() -> None:
    rules = rules_from_document({"preset": "tenhou", "kiriage_mangan": False})
    assert rules == preset("tenhou")
    assert rules_to_document(rules) == "tenhou"


def test_parts_that_are_not_given_are_those_of_the_preset() -> None:
    rules = rules_from_document({"preset": "tenhou", "red_fives": {"p": 2}})
    assert rules.red_fives == RedFives(1, 2, 1)
    chombo = rules_from_document({"chombo": {"kind": "reverse_mangan"}}).chombo
    assert chombo == Chombo("reverse_mangan", 30000)


def test_rules_of_no_preset_are_written_as_a_variation_of_the_default() -> None:
    rules = Rules(id="club", target=30000)
    assert rules_to_document(rules) == {"preset": "wrc2025", "target": 30000}
    assert rules_to_document(Rules(id="club")) == "wrc2025"


def test_equal_documents_give_one_object_and_one_is_not_true() -> None:
    first = rules_from_document({"preset": "tenhou", "kan_dora": False})
    assert rules_from_document({"preset": "tenhou", "kan_dora": False}) is first
    assert problems_of(rules_from_document, {"preset": "tenhou", "kan_dora": 0}) == [
        ("wrong_type", "rules.kan_dora")
    ]


def test_what_is_remembered_is_bounded_and_still_right() -> None:
    targets = [100 * n for n in range(300)]
    read = [rules_from_document({"target": target}).target for target in targets]
    assert read == targets
    assert rules_from_document({"target": 0}) == preset("wrc2025")


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ("tenho", [("unknown_rules", "rules")]),
        ("", [("unknown_rules", "rules")]),
        ("../rules/tenhou", [("unknown_rules", "rules")]),
        ({"preset": "tenho"}, [("unknown_rules", "rules.preset")]),
        ({"preset": None}, [("wrong_type", "rules.preset")]),
        ({"preset": ["tenhou"]}, [("wrong_type", "rules.preset")]),
        (None, [("wrong_type", "rules")]),
        (["tenhou"], [("wrong_type", "rules")]),
        (1, [("wrong_type", "rules")]),
        ({"kiriage": True}, [("unknown_field", "rules.kiriage")]),
        ({"return_points": 30000}, [("unknown_field", "rules.return_points")]),
        ({"id": "tenhou"}, [("unknown_field", "rules.id")]),
        ({"oka": 20000}, [("unknown_field", "rules.oka")]),
        ({"red_fives": {"z": 1}}, [("unknown_field", "rules.red_fives.z")]),
        ({"chombo": {"amount": 1}}, [("unknown_field", "rules.chombo.amount")]),
        ({"kiriage_mangan": "true"}, [("wrong_type", "rules.kiriage_mangan")]),
        ({"kiriage_mangan": {}}, [("wrong_type", "rules.kiriage_mangan")]),
        ({"yakuman_cap": "6"}, [("wrong_type", "rules.yakuman_cap")]),
        ({"yakuman_cap": [6]}, [("wrong_type", "rules.yakuman_cap")]),
        ({"counted_limit": "kazoe"}, [("wrong_type", "rules.counted_limit")]),
        ({"counted_limit": ["yakuman"]}, [("wrong_type", "rules.counted_limit")]),
        ({"double_yakuman": "suuankou_tanki"}, [("wrong_type", "rules.double_yakuman")]),
        ({"double_yakuman": [[]]}, [("wrong_type", "rules.double_yakuman")]),
        ({"double_yakuman": {"suuankou": 2}}, [("wrong_type", "rules.double_yakuman")]),
        ({"red_fives": 3}, [("wrong_type", "rules.red_fives")]),
        ({"red_fives": [1, 1, 1]}, [("wrong_type", "rules.red_fives")]),
        ({"red_fives": {"m": True}}, [("wrong_type", "rules.red_fives")]),
        ({"chombo": 20000}, [("wrong_type", "rules.chombo")]),
        ({"uma": "15/5"}, [("wrong_type", "rules.uma")]),
        ({"uma": [15, 5, -5, -15]}, [("wrong_type", "rules.uma")]),
        ({"uma": {"floating": [1]}}, [("wrong_type", "rules.uma")]),
        ({"uma": {"floating": {"none": 0}}}, [("wrong_type", "rules.uma")]),
        ({"uma": {"floating": {"none": [0, 0, 0, 0]}}}, [("wrong_type", "rules.uma")]),
        ({"uma": {"floating": {}, "fixed": []}}, [("wrong_type", "rules.uma")]),
        ({"players": 3}, [("wrong_type", "rules.uma")]),
        ({"noten_pool": 1000}, [("wrong_type", "rules.noten_pool")]),
        (
            {"ties": "coin", "kuitan": True, "bust": False},
            [
                ("wrong_type", "rules.ties"),
                ("unknown_field", "rules.kuitan"),
                ("wrong_type", "rules.bust"),
            ],
        ),
    ],
)
def test_a_document_that_is_refused(document: object, expected: list[tuple[str, str]]) -> None:
    assert problems_of(rules_from_document, document) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("unknown_rules", "rules")),
        ("tenho", ("unknown_rules", "rules")),
        ("tenho,ippatsu=true", ("unknown_rules", "rules.preset")),
        ("tenhou,", ("malformed", "rules")),
        ("tenhou,ippatsu", ("malformed", "rules")),
        ("tenhou,ippatsu=true,ippatsu=true", ("malformed", "rules")),
        ("tenhou,preset=wrc2025", ("malformed", "rules")),
        ("tenhou,kuitan=true", ("unknown_field", "rules.kuitan")),
        ("tenhou,ippatsu=yes", ("wrong_type", "rules.ippatsu")),
        ("tenhou,yakuman_cap=six", ("wrong_type", "rules.yakuman_cap")),
        ("tenhou,yakuman_cap=" + "9" * 5000, ("wrong_type", "rules.yakuman_cap")),
        ("tenhou,players=", ("wrong_type", "rules.players")),
        ("tenhou,renhou=", ("wrong_type", "rules.renhou")),
        ("tenhou,pao=", ("wrong_type", "rules.pao")),
        ("tenhou,pao=daisangen+", ("wrong_type", "rules.pao")),
        ("tenhou,red_fives=3", ("wrong_type", "rules.red_fives")),
        ("tenhou,red_fives=m1p", ("wrong_type", "rules.red_fives")),
        ("tenhou,red_fives=m9", ("wrong_type", "rules.red_fives")),
        ("tenhou,chombo=20000", ("wrong_type", "rules.chombo")),
        ("tenhou,chombo=points_after_uma:x", ("wrong_type", "rules.chombo")),
        ("tenhou,time_limit=a:b:c", ("wrong_type", "rules.time_limit")),
        ("tenhou,uma=", ("wrong_type", "rules.uma")),
        ("tenhou,uma=20/10/-10/-20", ("wrong_type", "rules.uma")),
        ("tenhou,uma=1:0/0/0/0", ("wrong_type", "rules.uma")),
    ],
)
def test_a_text_that_is_refused(text: str, expected: tuple[str, str]) -> None:
    assert problems_of(rules_from_text, text) == [expected]


def test_a_problem_carries_what_its_sentence_needs() -> None:
    with pytest.raises(RulesError) as caught:
        rules_from_document({"players": 3, "preset": "tenhou"})
    (fault,) = caught.value.problems
    assert fault.details == {
        "rule": "uma",
        "reason": "rule_uma",
        "value": "[20000, 10000, -10000, -20000]",
        "allowed": "3 × (100 × n), Σ = 0",
    }
    with pytest.raises(RulesError) as caught:
        rules_from_document("tenho")
    assert caught.value.problems[0].details == {"name": "tenho", "known": ", ".join(preset_ids())}


@pytest.mark.parametrize(
    ("document", "value"),
    [
        ({"uma": {"floating": {"1": [0], "none": [0]}}}, '{"floating": {"1": [0], "none": [0]}}'),
        ({"uma": {"m": 1.0}}, '{"m": 1.0}'),
        ({"uma": [1, 2]}, "[1, 2]"),
        ({"uma": None}, "null"),
        ({"kiriage_mangan": None}, "null"),
        ({"kiriage_mangan": "True"}, "True"),
        ({"yakuman_cap": True}, "true"),
        ({"pao": [True, "x"]}, '[true, "x"]'),
        ({"red_fives": {"m": None}}, '{"m": null}'),
        ({"preset": None}, "null"),
        ({"preset": ["tenhou"]}, '["tenhou"]'),
        (None, "null"),
        ([False], "[false]"),
        ({"renhou": "x" * 200}, "x" * 60 + "…"),
    ],
)
def test_a_refused_value_is_shown_as_json(document: object, value: str) -> None:
    with pytest.raises(RulesError) as caught:
        rules_from_document(document)
    assert caught.value.problems[0].details["value"] == value
