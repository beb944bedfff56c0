"""The file of a rule set: the lines that it may hold, and how a fault in one is told."""

from pathlib import Path

import pytest

from riichi_desktop import paths
from riichi_desktop.documents.presets import preset
from riichi_desktop.documents.rule_set_file import read_rule_set
from riichi_desktop.engine import RulesError, differences

FOLDER = paths.resource("rules")


def written(folder: Path, **changed: str | None) -> Path:
    """Write a rule set like Tenhou's, some lines changed (`__` stands for a dot) or left out."""
    lines: dict[str, str] = {}
    for line in (FOLDER / "tenhou.toml").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            lines[line.partition(" =")[0]] = line
    lines["id"] = 'id = "club"'
    for name, stated in changed.items():
        lines[name.replace("__", ".")] = stated or ""
    path = folder / "club.toml"
    path.write_text("\n".join(lines.values()), "utf-8")
    return path


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    held = read_rule_set(written(tmp_path, target="target=0#a vote, # 12"))
    assert held.rules.id == "club"
    assert [f.document for f in differences(held.rules, preset("tenhou"))] == ["target"]
    assert held.sources["target"] == "a vote, # 12"
    assert held.sources["chombo"] == "ours [no_chombo_online]"


def test_sources_of_parts_are_joined_and_none_is_said_twice(tmp_path: Path) -> None:
    held = read_rule_set(
        written(tmp_path, red_fives__m="red_fives.m = 1  # A; B", red_fives__s="red_fives.s = 1")
    )
    assert held.sources["red_fives"] == "A; B; RIM, MCH [rooms_0_or_4]"


def test_a_sharp_inside_a_text_is_no_comment(tmp_path: Path) -> None:
    held = read_rule_set(written(tmp_path, title='title = "Club #1"  # its name'))
    assert held.title == "Club #1"


@pytest.mark.parametrize(
    "line",
    [
        "target 30000",
        "target = 30_000",
        "target = 30000 points",
        "target = 'none'",
        "target =",
        "= 30000",
        "Target = 30000",
        "[frame]",
        "target = [",
        "target.x = 1\ntarget = 2",
        "target = 2\ntarget.x = 1",
        "target = 1\ntarget = 1",
        "chombo = 1\nchombo.kind.more = 2",
    ],
)
def test_a_line_that_is_none_is_told_by_its_number(tmp_path: Path, line: str) -> None:
    path = tmp_path / "club.toml"
    path.write_text(f"# ours\n\n{line}\n", "utf-8")
    with pytest.raises(RulesError) as caught:
        read_rule_set(path)
    (fault,) = caught.value.problems
    number = 3 + line.count("\n")
    assert (fault.id, fault.field) == ("malformed", f"club.toml:{number}")
    assert fault.details == {"reason": "rule_line", "line": line.rpartition("\n")[2]}


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"target": None}, ("malformed", "club.toml", "target")),
        ({"title": None}, ("malformed", "club.toml", "title")),
        ({"title": "title = 3"}, ("malformed", "club.toml", "title")),
        ({"date": 'date = ""'}, ("malformed", "club.toml", "date")),
        ({"id": 'id = "tenhou"'}, ("malformed", "club.toml", "id")),
        ({"more": "kuitan = true"}, ("unknown_field", "rules.kuitan", "kuitan")),
    ],
)
def test_a_file_that_is_incomplete_or_says_too_much(
    tmp_path: Path, changed: dict[str, str | None], expected: tuple[str, str, str]
) -> None:
    with pytest.raises(RulesError) as caught:
        read_rule_set(written(tmp_path, **changed))
    (fault,) = caught.value.problems
    assert (fault.id, fault.field, fault.details["name"]) == expected


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"ties": 'ties = "coin"'}, "rules.ties"),
        ({"players": "players = 3"}, "rules.uma"),
    ],
)
def test_a_file_with_a_value_that_cannot_be(
    tmp_path: Path, changed: dict[str, str | None], field: str
) -> None:
    with pytest.raises(RulesError) as caught:
        read_rule_set(written(tmp_path, **changed))
    assert [(p.id, p.field) for p in caught.value.problems] == [("wrong_type", field)]
