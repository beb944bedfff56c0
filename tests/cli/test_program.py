"""What the program answers about itself, and how it takes wrong usage."""

import io
import subprocess
import sys

import pytest

from riichi_desktop import __version__
from riichi_desktop.words import LANGUAGES

from .conftest import Terminal


def test_the_version(run: Terminal) -> None:
    assert run("--version") == 0
    assert run.out == f"riichi-desktop {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), ("score",), ("points",), ("replay",), ("rules",)])
def test_help_in_every_language(run: Terminal, command: tuple[str, ...], language: str) -> None:
    assert run("--lang", language, *command, "--help") == 0
    usage = {"fr": "utilisation\u202f:", "en": "usage:", "ja": "使い方："}[language]
    assert run.out.startswith(f"{usage} riichi-desktop")
    assert run.out.count(usage) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("nonsense",),
        ("score",),
        ("score", "--json"),
        ("score", "123m", "--nonsense"),
        ("score", "--jso", "123m"),
        ("points", "--han", "3", "--fu", "30", "more"),
        ("rules", "tenhou", "more"),
        ("--lang", "de", "rules"),
        ("--self-check", "rules"),
        ("rules", "--version"),
        ("score", "123m", "--jsonl"),
        ("score", "--jsonl", "hands.jsonl", "123m"),
        ("score", "123m", "--json=yes"),
        ("points", "--no-han"),
    ],
)
def test_wrong_usage(run: Terminal, arguments: tuple[str, ...]) -> None:
    assert run(*arguments) == 2
    assert run.out == ""
    assert run.err.startswith("usage: riichi-desktop")


@pytest.mark.parametrize(
    ("arguments", "english", "french", "japanese"),
    [
        (
            "points --han three",
            "points: error: --han: a whole number is needed, not “three”",
            "--han\u202f: il faut un nombre entier, et non «\u202fthree\u202f»",
            "points：エラー：--han：「three」ではなく整数が必要",
        ),
        (
            "points --han",
            "points: error: --han: its value is missing",
            "points\u202f: erreur\u202f: --han\u202f: il manque la valeur",
            "points：エラー：--han：値がない",
        ),
        (
            "points --pao dealer",
            "points: error: --pao: “dealer” is not possible; choose one of yakuman, ron",
            "«\u202fdealer\u202f» n’est pas possible\u202f; choisir parmi yakuman, ron",
            "points：エラー：--pao：「dealer」は指定できない。yakuman、ronのいずれかを選ぶ",
        ),
        (
            "nonsense",
            "nonsense; choose one of score, points, replay, rules, sheet, verify, hub, club",
            "nonsense\u202f; choisir parmi score, points, replay, rules, sheet, verify, hub, club",
            "エラー：不明なコマンド：nonsense。score、points、replay、rules、sheet、verify、hub、clubのいずれかを選ぶ",
        ),
        (
            "rules --nonsense",
            "rules: error: unknown argument: --nonsense",
            "rules\u202f: erreur\u202f: argument inconnu\u202f: --nonsense",
            "rules：エラー：不明な引数：--nonsense",
        ),
        (
            "score",
            "score: error: a hand is needed, or --jsonl",
            "score\u202f: erreur\u202f: il faut une main, ou --jsonl",
            "score：エラー：手牌か--jsonlが必要",
        ),
    ],
)
def test_wrong_usage_is_told_in_the_language(
    run: Terminal, arguments: str, english: str, french: str, japanese: str
) -> None:
    for language, sentence in (("en", english), ("fr", french), ("ja", japanese)):
        assert run(*arguments.split(), "--lang", language) == 2
        assert run.err.splitlines()[-1].endswith(sentence)


@pytest.mark.parametrize("text", ["\u0663", "1_0", " 3", "", "9" * 5000, "0x3", "1e3"])
def test_a_number_is_written_in_plain_digits(run: Terminal, text: str) -> None:
    assert run("points", f"--han={text}", "--fu", "30") == 2


def test_options_stand_anywhere_and_the_last_of_two_counts(run: Terminal) -> None:
    assert run("--data-dir", "x", "points", "--fu=30", "--han", "9", "--han", "3", "--json") == 0
    assert run.document["points"] == 3900
    assert run("score", "--json", "--", "123m456p789s1122z+2z", "riichi") == 0
    assert run("points", "--nonsense", "--help") == 2
    assert run("points", "--help", "--nonsense") == 0


@pytest.mark.parametrize("hostile", ["\x1b[31m", "\x9b2J", "\u202e", "a\nb"])
def test_control_characters_never_reach_the_terminal(run: Terminal, hostile: str) -> None:
    for arguments in (
        ("score", f"123m {hostile} ?"),
        ("score", f"123m rules=tenhou,{hostile}=1"),
        ("score", f"123m456p789s1122z+2z rules=tenhou,{hostile}"),
        ("score", "123m", "--json", f"rules={hostile}"),
        ("score", "123m", "--rules", hostile),
        ("score", "--jsonl", hostile),
        ("rules", hostile),
        ("rules", hostile, "--json"),
        (hostile,),
        ("points", "--han", hostile),
        ("points", hostile),
    ):
        assert run(*arguments) in (1, 2)
        said = run.out + run.err
        assert not any(sign in said for sign in "\x1b\x9b\u202e")
        assert "a\nb" not in said


def test_the_mark_stays_under_the_wrong_character(run: Terminal) -> None:
    run("score", "123m\t\x1b ?")
    line, mark = run.err.splitlines()[:2]
    assert line == "123m\\t\\u001b ?"
    assert line[len(mark) - 1] == "\\"
    assert line[len(mark) :].startswith("u001b")


def test_ctrl_c_ends_quietly(run: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.BytesIO):
        def __next__(self) -> bytes:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Interrupted()))
    assert run("score", "--jsonl") == 130
    assert (run.out, run.err) == ("", "")


@pytest.mark.parametrize("command", ["score 123m", "points --han 5", "rules", "--version"])
def test_no_command_loads_qt(command: str) -> None:
    code = (
        "import sys; from riichi_desktop.__main__ import main\n"
        f"sys.argv[1:] = {command.split()!r}\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(*(m for m in sys.modules if m.startswith('PySide6')), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines()[-1] == ""


def test_a_hand_line_does_not_wait_for_msgspec() -> None:
    code = (
        "import sys; from riichi_desktop.cli import main\n"
        "main(['score', '123m456p789s1122z+2z', 'riichi'])\n"
        "sys.exit('msgspec' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
