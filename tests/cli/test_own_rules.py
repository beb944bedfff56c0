"""A club's own rule sets on the command line: in the data folder, by their id."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riichi_desktop.documents import rule_set, rule_set_text, use_own_rules

from .conftest import Terminal

HAND = "123m456p789s1177z+7z riichi tsumo"


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    rules = tmp_path / "rules"
    rules.mkdir()
    held = rule_set("tenhou")
    own = replace(held.rules, id="my_club", edition="Club", kiriage_mangan=True)
    text = rule_set_text(held._replace(rules=own, title="Club of Lyon", base="tenhou"))
    (rules / "my_club.toml").write_text(text, "utf-8")
    yield tmp_path
    use_own_rules(None)


def test_an_own_set_is_listed_and_shown(run: Terminal, folder: Path) -> None:
    assert run("rules", "--data-dir", str(folder), "--lang", "en") == 0
    assert run.out.splitlines()[-1].split()[0] == "my_club"
    assert run.out.rstrip().endswith("Club of Lyon")
    assert run("rules", "my_club", "--json", "--data-dir", str(folder)) == 0
    assert run.document["fields"]["kiriage_mangan"]["value"] is True
    assert run("rules", "my_club", "--data-dir", str(folder), "--lang", "en") == 0
    assert run.out.startswith("Club of Lyon · ")


def test_a_hand_is_scored_under_an_own_set_and_the_answer_says_it_in_full(
    run: Terminal, folder: Path
) -> None:
    line = (*HAND.split(), "rules=my_club")
    assert run("score", *line, "--json", "--data-dir", str(folder)) == 0
    assert run.document["rules"] == {"preset": "tenhou", "kiriage_mangan": True}
    assert run("score", *line, "--data-dir", str(folder), "--lang", "en") == 0
    assert "rules=my_club" in run.out
    points = ("points", "--han", "4", "--fu", "30", "--rules", "my_club", "--json")
    assert run(*points, "--data-dir", str(folder)) == 0
    assert run.document["points"] == 8000


def test_an_own_set_is_not_known_elsewhere(run: Terminal, tmp_path: Path) -> None:
    line = (*HAND.split(), "rules=my_club")
    assert run("score", *line, "--data-dir", str(tmp_path), "--lang", "en") == 1
    assert "Unknown rule set: my_club" in run.err


def test_a_damaged_set_is_told_and_left_where_it_is(run: Terminal, folder: Path) -> None:
    torn = folder / "rules" / "my_torn.toml"
    torn.write_text("half a li", "utf-8")
    assert run("rules", "--data-dir", str(folder), "--lang", "en") == 0
    assert run.err.startswith("my_torn.toml: Unreadable line")
    assert "my_club" in run.out
    assert run("rules", "my_torn", "--data-dir", str(folder), "--lang", "en") == 1
    assert "half a li" in run.err
    assert torn.exists()
