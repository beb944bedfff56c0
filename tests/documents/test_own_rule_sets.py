"""A club's own rule sets: how they stand beside the shipped ones, and what a bad file does."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import (
    MOST_BYTES,
    RuleSet,
    own_id,
    own_rule_faults,
    own_rule_sets,
    preset,
    preset_document,
    preset_ids,
    presets,
    reread_own_rules,
    rule_set,
    rule_set_from_bytes,
    rule_set_text,
    rules_from_document,
    rules_from_text,
    rules_to_document,
    rules_to_text,
    shipped_ids,
    use_own_rules,
)
from riichi_desktop.engine import RulesError, differences


def own(id: str = "my_club", **changed: object) -> RuleSet:
    held = rule_set("tenhou")
    rules = replace(held.rules, id=id, edition="Club", **changed)
    return RuleSet(rules, "Club", "2026-09-27", held.sources, "tenhou")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    use_own_rules(tmp_path)
    yield tmp_path
    use_own_rules(None)


def write(folder: Path, held: RuleSet, id: str = "") -> None:
    path = folder / f"{id or held.rules.id}.toml"
    path.write_text(rule_set_text(held), "utf-8")
    reread_own_rules()


def problems_of(content: bytes) -> list[tuple[str, str]]:
    with pytest.raises(RulesError) as caught:
        rule_set_from_bytes(content, "f.toml")
    return [(p.id, str(p.details.get("reason", p.field))) for p in caught.value.problems]


def test_an_own_set_stands_last_and_is_found_by_its_id_everywhere(folder: Path) -> None:
    write(folder, own(target=0))
    assert preset_ids() == (*shipped_ids(), "my_club")
    assert presets()["my_club"].target == 0
    assert rules_from_text("my_club,target=30000").target == 30000
    assert rules_from_document({"preset": "my_club"}) == preset("my_club")
    fields = preset_document("my_club")["fields"]
    assert isinstance(fields, dict)
    assert fields["return"] == {"value": 30000, "source": "MCH"}


def test_an_own_set_goes_into_a_line_by_its_id_and_into_a_document_in_full(folder: Path) -> None:
    write(folder, own(target=0))
    rules = preset("my_club")
    assert rules_to_text(rules) == "my_club"
    assert rules_to_document(rules) == {"preset": "tenhou", "target": 0}


def test_a_changed_file_is_another_set_and_one_that_is_gone_stays_readable(folder: Path) -> None:
    write(folder, own(target=0))
    document = {"preset": "my_club", "kiriage_mangan": True}
    assert rules_from_document(document).target == 0
    write(folder, own(target=40000))
    assert rules_from_document(document).target == 40000
    (folder / "my_club.toml").unlink()
    reread_own_rules()
    assert "my_club" not in preset_ids()
    assert rules_from_text("my_club").target == 40000
    use_own_rules(folder)
    with pytest.raises(RulesError):
        rules_from_text("my_club")


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    use_own_rules(lambda: tmp_path / "none")
    assert (own_rule_sets(), own_rule_faults()) == ({}, {})


def test_a_bad_file_hides_itself_alone_and_says_why(folder: Path) -> None:
    write(folder, own())
    write(folder, own(), "tenhou")
    write(folder, own(), "my_other")
    (folder / "my_torn.toml").write_text('id = "my_torn"\ntitle = "T', "utf-8")
    (folder / "my_next.toml").write_text('format = 2\nwhatever = {"a": 1}\n', "utf-8")
    (folder / "my_folder.toml").mkdir()
    reread_own_rules()
    assert list(own_rule_sets()) == ["my_club"]
    assert {file: faults[0].id for file, faults in own_rule_faults().items()} == {
        "my_folder.toml": "rules_unreadable",
        "my_next.toml": "rules_newer",
        "my_other.toml": "malformed",
        "my_torn.toml": "malformed",
        "tenhou.toml": "rules_misnamed",
    }
    with pytest.raises(RulesError) as caught:
        rules_from_text("my_torn")
    assert caught.value.problems[0].field == "my_torn.toml:2"
    assert preset("tenhou").id == "tenhou"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", ("malformed", "rules_none")),
        (b"\xff\xfe\x00i", ("malformed", "not_utf8")),
        (b"#" * (MOST_BYTES + 1), ("malformed", "rules_too_long")),
        (b"PK\x03\x04", ("malformed", "rule_line")),
        (b"[" * 60000, ("malformed", "rule_line")),
        (b"target = " + b"[" * 60000, ("malformed", "rule_line")),
        (b"target = 1" + b"0" * 5000, ("malformed", "rule_line")),
        (b'title = "A"\ndate = "2026-13-01"\ntarget = 0', ("malformed", "rule_header")),
        (b'title = "A\\nB"\ndate = "2026"\ntarget = 0', ("malformed", "rule_header")),
        (b'title = "A\\u202eB"\ndate = "2026"\ntarget = 0', ("malformed", "rule_header")),
        (b'date = "2026"\ntarget = 0', ("malformed", "rule_header")),
        (b'title = "A"\ndate = "2026"\nformat = "one"\ntarget = 0', ("malformed", "rule_header")),
        (b'title = "A"\ndate = "2026"\ntarget = NaN', ("wrong_type", "rule_int")),
        (b'title = "A"\ndate = "2026"\numa = [1, 2]', ("wrong_type", "rule_uma")),
        (b'title = "A"\ndate = "2026"\nfancy = 1', ("unknown_field", "rules.fancy")),
    ],
)
def test_a_file_of_anyone_is_refused_with_its_reason(
    content: bytes, expected: tuple[str, str]
) -> None:
    assert problems_of(content)[0] == expected


@given(st.binary(max_size=400))
def test_no_bytes_break_the_reader(content: bytes) -> None:
    with pytest.raises(RulesError):  # none of them happens to be a rule set
        rule_set_from_bytes(content, "f.toml")


@pytest.mark.parametrize("id", shipped_ids())
def test_what_is_written_is_read_again(id: str) -> None:
    held = rule_set(id)
    written = held._replace(base=id)
    assert rule_set_from_bytes(rule_set_text(written).encode(), "f.toml") == written
    assert rule_set_from_bytes(b"\xef\xbb\xbf" + rule_set_text(held).encode(), "f").base == ""


def test_a_field_that_is_younger_than_the_file_has_its_default() -> None:
    held = rule_set_from_bytes(b'title = "A"\ndate = "2026"\ntarget = 1000  # ours', "f.toml")
    assert [f.document for f in differences(held.rules, preset("wrc2025"))] == ["target"]
    assert (held.sources["target"], held.sources["uma"]) == ("ours", "unsure")
    assert held.rules.edition == "A"


@pytest.mark.parametrize(
    ("title", "taken", "id"),
    [
        ("Club de Besançon", (), "my_club_de_besancon"),
        ("Club", ("my_club", "my_club_2"), "my_club_3"),
        ("横浜", (), "my_rules"),
        ("_" * 50, (), "my_rules"),
        ("x" * 90, (), "my_" + "x" * 40),
    ],
)
def test_an_id_is_made_of_the_title(title: str, taken: tuple[str, ...], id: str) -> None:
    assert own_id(title, taken.__contains__) == id


def test_no_shipped_id_could_be_an_own_one() -> None:
    assert not any(id.startswith("my_") for id in shipped_ids())
