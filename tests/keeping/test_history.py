"""The hands that were scored: told line by line, named, starred, kept short, never lost."""

import json
from pathlib import Path

import pytest

from riichi_desktop.keeping import KEPT, History, Past
from riichi_desktop.keeping.history import SPARE


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "history.jsonl"


@pytest.fixture
def history(path) -> History:
    return History(path)


def lines(history: History) -> list[str]:
    return [past.line for past in history.hands()]


def test_there_is_nothing_at_first(history, path):
    assert history.hands() == ()
    assert not path.exists()


def test_the_latest_hand_is_first_and_each_is_there_once(history):
    for at, line in enumerate(("a", "b", "a", "c")):
        history.add(line, at)
    assert lines(history) == ["c", "a", "b"]
    assert history.hands()[1] == Past("a", 2)


def test_two_hands_of_one_second_keep_their_order(history):
    for line in "abc":
        history.add(line, 5)
    assert lines(history) == ["c", "b", "a"]


def test_a_name_and_a_star_stay_when_the_hand_comes_again(history, path):
    history.add("a", 1)
    history.name("a", "La belle")
    history.favour("a", True)
    history.add("a", 9)
    assert History(path).hands() == (Past("a", 9, "La belle", True),)
    history.name("a", "")
    history.favour("a", False)
    assert History(path).hands() == (Past("a", 9),)


def test_a_hand_is_taken_out(history):
    history.add("a", 1)
    history.add("b", 2)
    history.remove("a")
    assert lines(history) == ["b"]


def test_so_many_are_kept_and_those_with_a_name_or_a_star_beside_them(history):
    history.add("named", 1)
    history.name("named", "x")
    history.add("starred", 2)
    history.favour("starred", True)
    for at in range(KEPT + 5):
        history.add(f"hand {at}", 10 + at)
    found = lines(history)
    assert len(found) == KEPT + 2
    assert found[0] == f"hand {KEPT + 4}"
    assert found[-3:] == ["hand 5", "starred", "named"]


def test_the_file_is_made_short_and_says_the_same(history, path):
    history.add("starred", 1)
    history.favour("starred", True)
    for at in range(KEPT + 2 * SPARE):
        history.add(f"hand {at}", 10 + at)
    before = history.hands()
    assert len(path.read_text().splitlines()) > KEPT + SPARE + 10
    history.shorten()
    assert history.hands() == before
    assert len(path.read_text().splitlines()) < KEPT + SPARE + 10
    assert lines(history)[0] == f"hand {KEPT + 2 * SPARE - 1}"
    assert history.hands()[-1] == Past("starred", 1, "", True)
    assert not list(path.parent.glob("*.new"))


def test_what_is_not_understood_is_kept_aside_when_the_file_is_made_short(history, path):
    history.add("a", 1)
    with path.open("a") as file:
        file.write('no JSON\n["no object"]\n{"line": 3}\n\n')
        file.writelines(json.dumps({"line": f"x{n}", "removed": True}) + "\n" for n in range(SPARE))
    assert lines(history) == ["a"]
    history.add("b", 2)
    history.shorten()
    assert lines(history) == ["b", "a"]
    aside = path.with_name(path.name + ".damaged-1")
    assert "no JSON" in aside.read_text()
    assert "no JSON" not in path.read_text()


def test_a_line_that_a_full_disk_cut_costs_that_line_only(history, path):
    history.add("a", 1)
    history.add("b", 2)
    path.write_bytes(path.read_bytes()[:-9])
    history.add("c", 3)
    assert lines(history) == ["c", "a"]


def test_a_file_of_a_later_version_is_left_as_it_is(history, path):
    path.write_text('{"format": 2}\n{"line": "a", "at": 1}\n')
    before = path.read_bytes()
    history.add("b", 2)
    assert not history.readable
    assert path.read_bytes() == before


def test_a_hand_that_speaks_of_formats_bars_nothing(history):
    history.add('"format": 2', 1)
    history.add("b", 2)
    assert history.readable
    assert lines(history) == ["b", '"format": 2']


def test_a_file_that_is_not_long_is_left_as_it_is(history, path):
    history.shorten()
    assert not path.exists()
    history.add("a", 1)
    before = path.read_bytes()
    history.shorten()
    assert path.read_bytes() == before


def test_a_later_version_may_state_its_format_on_any_line(history, path):
    history.add("a", 1)
    with path.open("a") as file:
        file.writelines(f'{{"line": "x{n}", "at": 1}}\n' for n in range(KEPT + 2 * SPARE))
        file.write('{"format": 2}')
    before = path.read_bytes()
    history.add("b", 2)
    history.shorten()
    assert not history.readable
    assert path.read_bytes() == before


def test_a_name_may_have_any_sign_that_ends_lines_elsewhere(history, path):
    history.add("a", 1)
    history.name("a", "one\u2028two\x85three")
    assert History(path).hands() == (Past("a", 1, "one\u2028two\x85three"),)


def test_two_windows_write_to_one_file(history, path):
    other = History(path)
    for at in range(20):
        (history if at % 2 else other).add(f"hand {at}", at)
    assert len(lines(history)) == 20


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        History(tmp_path / "file" / "history.jsonl").add("a", 1)


@pytest.mark.parametrize(
    "damage",
    [
        '{"line": "123m", "at": 9223372036854775808}',
        '{"line": "123m", "at": 253402300800}',
        '{"line": "123m", "at": -1}',
        '{"line": "123m", "at": ' + "9" * 5000 + "}",
        '{"line": "' + "1" * 5000 + '"}',
        '{"line": "\\ud800"}',
        '{"line": "good", "name": "\\udfff"}',
        "[" * 200_000,
        '{"line": ' * 200_000,
    ],
    ids=lambda text: text[:36],
)
def test_a_line_out_of_range_or_too_deep_is_passed_by_as_damaged(history, path, damage):
    history.add("good", 1)
    with path.open("a") as file:
        file.write(damage + "\n")
    assert history.hands() == (Past("good", 1),)
    for at in range(SPARE + 3):
        history.favour("good", at % 2 == 0)
    history.shorten()
    assert damage in next(path.parent.glob("*.damaged-1")).read_text()
