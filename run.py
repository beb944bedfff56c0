#!/usr/bin/env python3
"""Set the program up where that is needed, and open it.

    python3 run.py                    open the window
    python3 run.py setup              prepare only
    python3 run.py test [ARGUMENT]…   check and test everything; the arguments are pytest's

On Windows: py run.py. Whatever is installed goes into the folder .venv beside this file.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV.joinpath(*(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
STAMP = VENV / "riichi-desktop.stamp"  # what is installed; empty: an installation did not end
LOCK = ROOT / "requirements.lock"
SILENT = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
CHECKS = ("ruff check .", "ruff format --check .", "mypy --strict riichi_desktop")
TESTS = ("pytest", "-n", "auto", "--dist", "worksteal")  # a worker for each core
FAILED = """
The set-up did not end well; the lines above say why. Often it is the network or a full disk.
Mend that and run the same command again: it starts afresh."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask and give the exit status."""
    if sys.version_info < (3, 11):  # noqa: UP036 - the one file that an older Python may read
        sys.exit(f"Riichi Desktop needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    if arguments[:1] == ["test"]:
        prepare("[test]", QT_QPA_PLATFORM="offscreen")
        return test(arguments[1:])
    if arguments == ["setup"]:
        prepare("", QT_QPA_PLATFORM="offscreen")
        return 0
    if arguments == []:
        prepare("", **os.environ)
        return start()
    asked = arguments in (["-h"], ["--help"])
    print(__doc__, file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


def prepare(extra: str, **environ: str) -> None:
    """Bring .venv to what pyproject.toml and the lock ask for, unless it is there already."""
    if is_ready(extra):
        return
    look_at_system(environ)
    with alone():
        if is_ready(extra):  # the run that this one waited for has done it
            return
        if not pip() or (STAMP.is_file() and not STAMP.read_text()):
            print("Making .venv …", flush=True)
            bare = [] if find_spec("ensurepip") else ["--without-pip"]
            python = getattr(sys, "_base_executable", sys.executable)
            run(python, "-m", "venv", "--clear", *bare, VENV)
        STAMP.write_text("")
        print("Installing what Riichi Desktop needs (some 80 MB the first time) …", flush=True)
        options = ("--no-input", "--disable-pip-version-check", "--constraint", LOCK)
        run(*pip(), "install", *options, "--editable", f".{extra}")
        STAMP.write_text(state() + extra)


def is_ready(extra: str) -> bool:
    """Tell whether all is installed, and as the files ask for it now."""
    try:
        return STAMP.read_text() in (state() + extra, state() + "[test]")
    except OSError:
        return False


def state() -> str:
    """Give a digest of what an installation depends on: its place, Python and requirements."""
    place = f"{ROOT}\n{PYTHON.resolve(strict=True)}\n".encode()
    return sha256(place + (ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()).hexdigest()


def look_at_system(environ: dict[str, str]) -> None:
    """Leave with one line to type where the system lacks what no pip can bring."""
    sys.path.insert(0, str(ROOT))
    from riichi_desktop.system import obstacle

    able = find_spec("ensurepip") or find_spec("pip") or pip()
    if found := obstacle(environ, () if able else ("python3-venv",)):
        sys.exit(found)


def pip() -> list[str | Path]:
    """Give the pip that installs into .venv: its own, else this Python's; [] where none can."""
    for command in ([PYTHON, "-m", "pip"], [sys.executable, "-m", "pip", "--python", PYTHON]):
        if PYTHON.exists() and not subprocess.call([*command, "--version"], **SILENT):
            return command
    return []


def run(*command: str | Path) -> None:
    """Run one step of the set-up; leave with a sentence where it fails."""
    if subprocess.call(command, cwd=ROOT):
        sys.exit(FAILED)


@contextmanager
def alone() -> Iterator[None]:
    """Let one run install at a time: the others wait for the lock on this very file."""
    with Path(__file__).open("rb") as script:
        if not lock(script):
            print("Waiting for another run that is installing …", flush=True)
            while not lock(script):
                sleep(0.2)
        yield


def lock(script: BinaryIO) -> bool:
    """Take the lock on a file until it is closed; tell whether it was free."""
    try:
        if os.name == "nt":
            from msvcrt import LK_NBLCK, locking

            script.seek(1 << 30)  # Windows bars readers from what is locked: lock past the end
            locking(script.fileno(), LK_NBLCK, 1)
        else:
            from fcntl import LOCK_EX, LOCK_NB, flock

            flock(script, LOCK_EX | LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system that knows no locks: go on without
        return True
    return True


def test(arguments: list[str]) -> int:
    """Run every check, the tests last, and all of them even where one fails."""
    failed = []
    for check in (*(line.split() for line in CHECKS), [*TESTS, *arguments]):
        print("$", *check, flush=True)
        if subprocess.call([PYTHON, "-m", *check], cwd=ROOT):
            failed.append(check[0])
    if failed:
        print("Failed:", *failed, file=sys.stderr)
    return bool(failed)


def start() -> int:
    """Open the window, in place of this process where the system can do that."""
    command = [str(PYTHON), "-P", "-m", "riichi_desktop"]  # -P: nothing from the current folder
    if os.name != "nt":
        os.execv(PYTHON, command)
    return subprocess.call(command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
    except OSError as error:
        sys.exit(f"\nThe set-up could not go on: {error}")
