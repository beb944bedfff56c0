"""Many hands as JSON lines: each has its answer, whatever it holds."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.words import LANGUAGES

from .conftest import Terminal
from .hands import DOCUMENT, HAND, RIICHI

Program = Callable[..., subprocess.CompletedProcess[str]]


def lines(run: Terminal, monkeypatch: pytest.MonkeyPatch, text: bytes, *more: str) -> list[Any]:
    """Score JSON lines from standard input; the status is checked against the answers."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    status = run("score", "--jsonl", *more)
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert status == any("error" in answer for answer in answers)
    return answers


def test_each_line_has_its_answer(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join([json.dumps(RIICHI), "", "  ", json.dumps(DOCUMENT), "{", json.dumps(RIICHI)])
    first, second, third, fourth = lines(run, monkeypatch, text.encode())
    assert first == fourth
    assert first["points"] == 4500
    assert second["error"]["id"] == "no_yaku"
    assert third["error"]["id"] == "malformed"


def test_all_well_is_status_0(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(lines(run, monkeypatch, json.dumps(RIICHI).encode() + b"\r\n")) == 1
    assert lines(run, monkeypatch, b"") == []


@pytest.mark.parametrize(
    "id", [3, "a", None, {"game": [1, 2]}, "\u6771 \U0001f004", 10**30, 1.50, True, ""]
)
def test_a_wrapper_s_id_comes_back(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, id: object
) -> None:
    good = json.dumps({"id": id, "hand": RIICHI})
    bad = json.dumps({"hand": DOCUMENT, "id": id}, ensure_ascii=False)
    answers = lines(run, monkeypatch, f"{good}\n{bad}\n".encode())
    assert [answer["id"] for answer in answers] == [id, id]
    assert ["error" in answer for answer in answers] == [False, True]
    assert next(iter(answers[0])) == "id"


def test_a_wrapper_may_hold_more(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped = {"id": 1, "what": "a case", "hand": RIICHI, "expect": {"points": 4500}}
    (answer,) = lines(run, monkeypatch, json.dumps(wrapped).encode())
    assert (answer["id"], answer["points"]) == (1, 4500)


@pytest.mark.parametrize("line", [{"id": 7}, {"id": 7, "game": {}}, {"id": 7, "Hand": {}}])
def test_a_wrapper_without_a_hand_says_so(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, line: object
) -> None:
    (answer,) = lines(run, monkeypatch, json.dumps(line).encode())
    assert answer == {
        "id": 7,
        "error": {"id": "malformed", "field": "hand", "message": "Missing field: hand."},
    }


def test_a_wrapper_may_hold_no_object(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    (answer,) = lines(run, monkeypatch, b'{"id": 7, "hand": 3}')
    assert (answer["id"], answer["error"]["id"]) == (7, "wrong_type")


def test_an_answer_is_one_line_whatever_its_id(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    (answer,) = lines(run, monkeypatch, b'{"id": [1,\r2,\r"a"], "hand": {}}')
    assert answer["id"] == [1, 2, "a"]


@pytest.mark.parametrize(
    ("line", "id"),
    [
        (b"\xff\xfe", "malformed"),
        (b'{"concealed": "\xff"}', "malformed"),
        (b'{"id": "\xff", "hand": {}}', "malformed"),
        (b"[" * 100_000, "wrong_type"),
        (b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "malformed"),
        (b'{"hand": ' + b'{"rules":' * 100_000 + b"}" * 100_001, "malformed"),
        (b'{"honba": ' + b"9" * 100_000 + b"}", "wrong_type"),
        (b"null", "wrong_type"),
        (b"\x00", "malformed"),
        (b'"', "malformed"),
        (b"{}", "malformed"),
    ],
)
def test_a_line_that_is_no_document_is_an_error_and_no_more(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, line: bytes, id: str
) -> None:
    good = json.dumps(RIICHI).encode()
    before, answer, after = lines(run, monkeypatch, b"\n".join([good, line, good]))
    assert answer["error"]["id"] == id
    assert answer["error"]["message"]
    assert before == after
    assert "error" not in before


def test_a_byte_order_mark_is_passed_over(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    (answer,) = lines(run, monkeypatch, b"\xef\xbb\xbf" + json.dumps(RIICHI).encode())
    assert answer["points"] == 4500
    assert lines(run, monkeypatch, b"\xef\xbb\xbf\n\xef\xbb\xbf  \r\n\n") == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"\xff\xfe", "Unreadable text: it is not UTF-8."),
        (b'{"concealed": "\xff"}', "Unreadable text: it is not UTF-8."),
        (b'{"concealed": "UTF-8', "Incomplete JSON: the end is missing."),
        (b'{"hand": {"by":"\\ud800"}}', "Unreadable JSON from byte 23 on."),
        (b'{"by":"\\ud800"}', "Unreadable JSON from byte 14 on."),
        (b'{"a\\nb": 1}', "Unknown field: a\\nb."),
        (b'{"a`b` - at `$.by`": 1}', "Unknown field: a`b` - at `$.by`."),
        (b'{"players": 7}', "Players: three or four, not 7."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_else(
    run: Terminal, monkeypatch: pytest.MonkeyPatch, line: bytes, message: str
) -> None:
    (answer,) = lines(run, monkeypatch, line)
    assert answer["error"]["message"] == message


def test_lines_come_from_a_file_as_well(run: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text(json.dumps(RIICHI) + "\n", "utf-8")
    assert run("score", "--jsonl", str(file), "--lang", "ja") == 0
    assert run.document["points"] == 4500
    assert "槓の数" not in run.out


def test_messages_are_in_the_language_asked_for(
    run: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {
        language: lines(run, monkeypatch, json.dumps(DOCUMENT).encode(), "--lang", language)[0]
        for language in LANGUAGES
    }
    assert told["fr"]["error"]["message"].startswith("Aucun yaku")
    assert len({answer["error"]["message"] for answer in told.values()}) == 3


def test_rules_in_place_of_each_line_s(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    (answer,) = lines(run, monkeypatch, json.dumps(RIICHI).encode(), "--rules", "mahjong_soul")
    assert answer["rules"] == "mahjong_soul"


def test_a_file_that_cannot_be_read_is_wrong_usage(run: Terminal, tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert run("score", "--jsonl", str(path)) == 2
        assert run.out == ""
        assert str(path) in run.err


def test_answers_stream_line_by_line() -> None:
    command = [sys.executable, "-m", "riichi_desktop", "score", "--jsonl"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(json.dumps(RIICHI).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["points"] == 4500
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_a_reader_that_goes_away_is_no_fault_to_tell() -> None:
    command = [sys.executable, "-m", "riichi_desktop", "score", "--jsonl"]
    text = (json.dumps(RIICHI) + "\n").encode() * 2000
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        try:
            process.stdin.write(text)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


def test_the_output_is_utf_8_whatever_the_locale(program: Program) -> None:
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = program("score", HAND, "--rules=tenhou", "--lang", "ja", env=plain)
    assert done.stdout.startswith("満貫")
    assert done.returncode == 0
