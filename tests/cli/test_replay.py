"""`replay`: a game document in, what becomes of it out."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.words import LANGUAGES

from .conftest import Terminal

DRAW = {"type": "draw"}
GAME: dict[str, Any] = {
    "rules": "wrc2025",
    "players": ["Ana", "Bo", "Chi", "Dan"],
    "events": [
        {"type": "win", "riichi": [1], "wins": [{"winner": 1, "from": 0, "han": 3, "fu": 30}]},
        {"type": "penalty", "chair": 2, "points": -8000, "reason": "late"},
        {"type": "win", "wins": [{"winner": w, "from": 0, "han": 5} for w in (3, 2)]},
        {"type": "finish", "reason": "fire alarm"},
    ],
}
UNFINISHED = {**GAME, "events": [DRAW]}
ILLEGAL = {**GAME, "events": [DRAW, {"type": "draw", "tenpai": [4]}, DRAW]}
MALFORMED = {**GAME, "events": [DRAW, {"type": "draw", "tenpai": ["0"]}]}

Save = Callable[[object], str]


@pytest.fixture
def save(tmp_path: Path) -> Save:
    def write(document: object) -> str:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(document), "utf-8")
        return str(path)

    return write


def lines(run: Terminal, monkeypatch: pytest.MonkeyPatch, *games: object) -> list[Any]:
    """Replay JSON lines from standard input; the status is checked against the answers."""
    text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in games)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    status = run("replay", "--jsonl")
    answers = [json.loads(line) for line in run.out.splitlines()]
    assert status == any("error" in answer for answer in answers)
    return answers


# Words


def test_a_game_in_words(run: Terminal, save: Save) -> None:
    assert run("replay", save(GAME)) == 0
    table, ending, legend = run.out.split("\n\n")[1:]
    head, first, penalty, second, finish = table.splitlines()
    assert head.split()[:7] == ["Hand", "H", "S", "Ana", "Bo", "Chi", "Dan"]
    assert first.split()[:8] == [
        *("East", "1", "0", "0"),
        *("−3,900", "26,100", "+3,900", "33,900"),
    ]
    assert "3 han 30 fu" in first
    assert [part in penalty for part in ("Chi", "−8,000", "late")] == [True] * 3
    assert second.split()[4:10] == ["−8,000", "18,100", "33,900", "+8,000", "38,000", "30,000"]
    assert "only the nearest, Chi, is paid" in second
    assert "fire alarm" in finish
    assert ending.splitlines() == [
        "Result: broken off",
        "  1st  38,000  +15.0  Chi",
        "  2nd  33,900   +8.9  Bo",
        "  3rd  30,000   −5.0  Dan",
        "  4th  18,100  −26.9  Ana",
    ]
    assert legend == "H: honba as the hand began; S: sticks on the table\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ["3 han 30 fu", "33 900", "+15,0", "2e"]),
        ("ja", ["ロン", "3翻30符", "33,900", "+15.0", "2位", "東"]),
    ],
)
def test_a_game_in_the_language_asked_for(run: Terminal, save: Save, language, said) -> None:
    assert run("replay", save(GAME), "--lang", language) == 0
    text = run.out.replace("\u202f", " ")
    assert [one for one in said if one not in text] == []


EVENTS = [
    {"type": "draw", "tenpai": [0, 1, 2, 3]},
    {"type": "draw", "tenpai": [1], "riichi": [1]},
    {"type": "draw", "nagashi": [2]},
    {"type": "win", "wins": [{"winner": 2, "from": None, "han": 13}]},
    {
        "type": "win",
        "wins": [{"winner": 2, "from": 3, "yakuman": 2, "pao": {"liable": 0}}],
    },
    {
        "type": "win",
        "riichi": [],
        "wins": [{"winner": 2, "from": 3, "hand": {"concealed": "340567m345p22s67s", "win": "8s"}}],
    },
    {"type": "chombo", "chairs": [0, 1]},
    {"type": "penalty", "chair": 0, "points": 1000, "when": "table"},
    {"type": "time"},
    {"type": "replace", "chair": 0, "name": "Eva"},
    {"type": "reseat", "order": [1, 0, 2, 3]},
    {"type": "set", "round": "S4", "honba": 2, "sticks": 1, "reason": "missed"},
    {"type": "abort", "reason": "suukaikan"},
    {"type": "win", "wins": [{"winner": 3, "from": 2, "yakuman": 6}]},
    {"type": "stop", "chair": 3},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_line(run: Terminal, save: Save, language) -> None:
    rules = {
        "preset": "tenhou",
        "dealer_may_stop": "asked",
        "pao_scope": "yakuman",
        "bust": "no",
        "time_limit": {"minutes": 0, "ending": "none"},
    }
    document = {**GAME, "rules": rules, "events": EVENTS}
    status = run("replay", save(document), "--lang", language)
    assert (status, run.err) == (0, "")
    rows = run.out.split("\n\n")[1].splitlines()
    assert len(rows) == 1 + len(EVENTS)
    assert all(row.split("  ")[-1].strip() for row in rows)


def test_a_game_that_goes_on(run: Terminal, save: Save) -> None:
    assert run("replay", save(UNFINISHED)) == 0
    assert "In progress: East 2, honba 1, sticks 0" in run.out


def test_a_long_name_is_cut_and_a_wild_one_is_tamed(run: Terminal, save: Save) -> None:
    names = ["Wolfeschlegelsteinhausen", "\x1b[31mBo", "Chi\nx", "Dan"]
    assert run("replay", save({**UNFINISHED, "players": names})) == 0
    assert "Wolfeschleg" in run.out
    assert names[0] not in run.out
    assert "\x1b" not in run.out
    assert len(run.out.split("\n\n")[1].splitlines()) == 2


def test_an_illegal_game_is_told_on_standard_error(run: Terminal, save: Save) -> None:
    assert run("replay", save(ILLEGAL)) == 1
    assert (run.out, run.err) == (
        "",
        "events[1]: tenpai[0]: there is no chair 4; 0 to 3.\n",
    )
    assert run("replay", save(MALFORMED)) == 1
    assert run.err.startswith("events[1].tenpai[0]: ")
    assert run("replay", save({**GAME, "players": ["Ana"]})) == 1
    assert run.err == "Players: 4 for these rules, not 1.\n"


# JSON


def test_a_game_in_json(run: Terminal, save: Save) -> None:
    assert run("replay", save(GAME), "--json") == 0
    found = run.document
    assert list(found) == ["rows", "finished", "final", "places", "points"]
    assert found["rows"][0] == {
        "round": "E1",
        "dealer": 0,
        "honba": 0,
        "sticks": 0,
        "deltas": [-3900, 3900, 0, 0],
        "scores": [26100, 33900, 30000, 30000],
    }
    (notice,) = found["rows"][1]["notices"]
    assert notice["message"] == "Several rons: only the nearest, Chi, is paid."
    assert (found["finished"], found["places"]) == (True, [4, 2, 1, 3])
    assert found["final"] == [18100, 33900, 38000, 30000]
    assert found["points"] == [-26.9, 8.9, 15.0, -5.0]


def test_the_running_scores_of_a_game_that_goes_on(run: Terminal, save: Save) -> None:
    assert run("replay", "--json", save(UNFINISHED)) == 0
    found = run.document
    assert (found["finished"], found["places"], found["points"]) == (False, None, None)
    assert found["final"] == [30000] * 4


def test_an_error_in_json(run: Terminal, save: Save) -> None:
    assert run("replay", save(ILLEGAL), "--json", "--lang", "fr") == 1
    assert run.document == {
        "error": {
            "id": "no_such_chair",
            "field": "events[1]",
            "message": "tenpai[0]\u202f: pas de place 4\u202f; de 0 à 3.",
            "event": 1,
            "part": "tenpai[0]",
        }
    }


def test_a_document_that_is_no_json(run: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b'{"players": \xff')
    assert run("replay", str(path), "--json") == 1
    assert run.document["error"]["id"] == "malformed"


def test_a_document_from_standard_input(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(UNFINISHED, indent=2).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run("replay", "-", "--json") == 0
    assert len(run.document["rows"]) == 1


# JSON lines


def test_each_line_has_its_answer(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped = {"id": "g1", "game": GAME, "expect": {"rows": []}}
    bare, again, illegal, broken, none = lines(
        run, monkeypatch, GAME, wrapped, {"id": 2, "game": ILLEGAL}, "", "{", {"id": 3}
    )
    assert next(iter(again)) == "id"
    assert again == {"id": "g1", **bare}
    assert (illegal["id"], illegal["error"]["event"]) == (2, 1)
    assert broken["error"]["id"] == "malformed"
    assert none == {
        "id": 3,
        "error": {"id": "malformed", "field": "game", "message": "Missing field: game."},
    }


def test_all_well_is_status_0(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(lines(run, monkeypatch, UNFINISHED, GAME)) == 2
    assert lines(run, monkeypatch) == []


def test_lines_from_a_file(run: Terminal, save: Save) -> None:
    assert run("replay", "--jsonl", save(GAME)) == 0
    assert run.document["finished"] is True


# Usage


def test_a_file_that_is_not_there(run: Terminal, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none.json")) == 2
    assert "no such file" in run.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "a game is needed, or --jsonl"),
        (["a.json", "--jsonl"], "either a game or --jsonl, not both"),
        (["a.json", "b.json"], "unknown argument: b.json"),
    ],
)
def test_wrong_usage(run: Terminal, arguments, reason) -> None:
    assert run("replay", *arguments) == 2
    assert reason in run.err


def test_help(run: Terminal) -> None:
    assert run("replay", "--help") == 0
    assert "the game, a JSON document" in run.out
