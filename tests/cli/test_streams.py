"""Standard streams that are closed or full: a sentence and an exit status, never a traceback."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")

FULL = "The answer could not be written: no space left.\n"
CLOSED = "The answer could not be written: the stream is closed.\n"
COMMANDS = (
    "rules",
    "points --han 3 --fu 30",
    "score 123m456p789s1122z+2z riichi",
    "score 123m456p789s1122z+2z --json",
    "score --jsonl {file}",
    "--self-check",
    "--version",
    "points --help",
)


def shell(command: str, streams: str) -> subprocess.CompletedProcess[str]:
    """Run the program with its streams as a shell sets them."""
    line = f"{shlex.quote(sys.executable)} -m riichi_desktop {command} {streams}"
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hands.jsonl"
    path.write_bytes(b"{}\n")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_told_in_a_sentence(command: str, file: Path) -> None:
    done = shell(command.format(file=file), "> /dev/full")
    assert (done.returncode, done.stderr) == (1, FULL)


@pytest.mark.parametrize("command", ["rules", "score --jsonl {file}", "--version"])
def test_a_closed_output_is_told_in_a_sentence(command: str, file: Path) -> None:
    done = shell(command.format(file=file), ">&-")
    assert (done.returncode, done.stderr) == (1, CLOSED)


@pytest.mark.parametrize("streams", ["2> /dev/full", "2>&-"])
@pytest.mark.parametrize(
    ("command", "status"),
    [("rules", 0), ("score 123m", 1), ("points", 2), ("points --han", 2), ("nonsense", 2)],
)
def test_nobody_who_hears_is_no_fault(command: str, status: int, streams: str) -> None:
    done = shell(command, streams)
    assert (done.returncode, done.stderr) == (status, "")


@pytest.mark.parametrize("streams", ["<&-", "0>/dev/null"])
def test_an_input_that_cannot_be_read_is_told_in_a_sentence(streams: str) -> None:
    done = shell("score --jsonl", streams)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Unreadable standard input: ")
    assert done.stderr.count("\n") == 1


def test_a_file_is_not_blamed_for_the_output(file: Path) -> None:
    assert shell(f"score --jsonl {file}", "> /dev/full").stderr == FULL
    folder = shell(f"score --jsonl {file.parent}", "> /dev/full")
    assert folder.stderr == f"Unreadable file: {file.parent} (it is a folder).\n"
    none = shell(f"score --jsonl {file}x --lang fr", "")
    assert none.stderr == f"Fichier illisible\u202f: {file}x (fichier introuvable).\n"
