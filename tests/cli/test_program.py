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
@pytest.mark.parametrize("command", [(), ("score",), ("points",), ("rules",)])
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
    ],
)
def test_wrong_usage(run: Terminal, arguments: tuple[str, ...]) -> None:
    assert run(*arguments) == 2
    assert run.out == ""
    assert run.err.startswith("usage: riichi-desktop")


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
