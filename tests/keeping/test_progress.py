"""What was practised: kept line by line, made short, set aside where it is damaged, never lost."""

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.keeping import Answered, Progress, Tally
from riichi_desktop.keeping.progress import KEPT, SPARE


def answer(number: int = 0, right: bool = True, drill: str = "fu", level: int = 1) -> Answered:
    return Answered(drill, level, f"line {number}", right, 1000 + number, 10 + number)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "practice.jsonl"


def test_answers_come_back_in_their_order_by_level(path):
    told = [answer(1), answer(2, right=False), answer(3, level=2), answer(4, drill="waits")]
    for one in told:
        Progress(path).add(one)
    practised = Progress(path).read()
    assert practised.answers == {
        ("fu", 1): (told[0], told[1]),
        ("fu", 2): (told[2],),
        ("waits", 1): (told[3],),
    }
    assert (practised.earlier, practised.aside) == ({}, None)


def test_without_a_file_nothing_was_practised_and_nothing_is_written(path):
    assert Progress(path).read().answers == {}
    Progress(path).shorten()
    assert list(path.parent.iterdir()) == []


def test_a_long_file_is_made_short_and_counts_the_same(path):
    progress = Progress(path)
    many = KEPT + SPARE + 30
    lines = [json.dumps({"format": 1})]
    lines += [json.dumps(vars_of(answer(n, right=bool(n % 3)))) for n in range(many)]
    path.write_text("\n".join(lines) + "\n")
    progress.shorten()
    practised = progress.read()
    kept = practised.answers["fu", 1]
    assert kept == tuple(answer(n, right=bool(n % 3)) for n in range(many - KEPT, many))
    older = [bool(n % 3) for n in range(many - KEPT)]
    assert practised.earlier == {("fu", 1): Tally(len(older), sum(older))}
    assert len(path.read_text().splitlines()) == KEPT + 2
    before = path.read_bytes()
    progress.shorten()
    assert path.read_bytes() == before


def vars_of(one: Answered) -> dict[str, object]:
    return {name: getattr(one, name) for name in ("drill", "level", "line", "right", "ms", "at")}


@pytest.mark.parametrize(
    "broken",
    [
        "{", "[1]", '{"drill": "fu"}', '{"drill":1,"level":1,"line":"","right":true,"ms":1,"at":1}',
        '{"drill":"fu","level":1,"line":"x","right":1,"ms":1,"at":1}',
        '{"drill":"fu","level":1,"line":"x","right":true,"ms":-1,"at":1}',
        '{"drill":"fu","level":true,"line":"x","right":true,"ms":1,"at":1}',
        '{"drill":"fu","level":1,"seen":3}', '{"drill":"fu","level":1,"seen":0,"correct":0}',
        '{"drill":"fu","level":1,"seen":3,"correct":4}', "\x00\x00", "é",
    ],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_what_is_whole_goes_on(path, broken):
    progress = Progress(path)
    progress.add(answer(1))
    with path.open("a") as file:
        file.write(broken + "\n")
    progress.add(answer(2))
    damaged = path.read_bytes()
    practised = progress.read()
    assert practised.answers == {("fu", 1): (answer(1), answer(2))}
    assert practised.aside is not None
    assert practised.aside.read_bytes() == damaged
    again = progress.read()
    assert (again.answers, again.aside) == (practised.answers, None)


def test_a_line_that_was_cut_off_costs_no_other(path):
    progress = Progress(path)
    progress.add(answer(1))
    progress.add(answer(2))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    progress.add(answer(3))
    assert progress.read().answers["fu", 1] == (answer(1), answer(3))


def test_a_file_of_a_later_version_is_left_alone(path):
    text = '{"format": 2}\n{"drill": "fu", "more": 1}\n'
    path.write_text(text)
    progress = Progress(path)
    practised = progress.read()
    progress.add(answer())
    progress.shorten()
    assert (practised.answers, practised.aside, progress.readable) == ({}, None, False)
    assert path.read_text() == text
    assert [one.name for one in path.parent.iterdir() if one.suffix != ".lock"] == [path.name]


def test_what_cannot_be_written_is_an_error(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(OSError, match="file"):
        Progress(blocked / "practice.jsonl").add(answer())


def test_two_processes_lose_nothing_of_each_other(path):
    code = (
        "import sys; from pathlib import Path; from riichi_desktop.keeping import *;"
        "[Progress(Path(sys.argv[1])).add(Answered('fu', 1, sys.argv[2], True, n, n))"
        " for n in range(40)]"
    )
    command = [sys.executable, "-c", code, str(path)]
    both = [subprocess.Popen([*command, name]) for name in "ab"]
    assert [one.wait(60) for one in both] == [0, 0]
    lines = [one.line for one in Progress(path).read().answers["fu", 1]]
    assert (lines.count("a"), lines.count("b")) == (40, 40)


@given(st.lists(st.binary(max_size=40), max_size=8))
def test_any_bytes_at_all_are_read_and_kept(tmp_path_factory, parts):
    path = tmp_path_factory.mktemp("any") / "practice.jsonl"
    path.write_bytes(b"\n".join(parts))
    practised = Progress(path).read()
    assert practised.answers == {}
    kept = practised.aside or path
    assert kept.read_bytes() == b"\n".join(parts)
