"""Python's own packages, wheel and sdist, and the environment that packages are made in."""

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from .facts import BUILD, DIST, HERE, PROJECT, ROOT
from .tools import BuildError, run

VENV: Final = BUILD / "venv"
PYTHON: Final = VENV.joinpath(
    *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python"))
)
LOCKS: Final = (ROOT / "requirements.lock", HERE / "requirements.lock")
STAMP: Final = VENV / "bundle.stamp"


def tools() -> list[str]:
    """Give what the packages are made with, as pip is asked for it."""
    lines = LOCKS[1].read_text("utf-8").splitlines()
    return [line for line in lines if re.match(r"\w", line)]


def requirements() -> list[str]:
    """Give what a bundle runs on: what every installation has, and what several stations need."""
    stations: list[str] = PROJECT["optional-dependencies"]["stations"]
    return [*PROJECT["dependencies"], *stations]


def enter(script: Path, arguments: list[str]) -> None:
    """Go on in build/venv, made when needed; return only where this process is in it already."""
    if Path(sys.prefix).resolve() == VENV.resolve():
        return
    prepare()
    sys.stdout.flush()
    sys.exit(subprocess.call([PYTHON, "-P", script, *arguments]))


def prepare() -> None:
    """Make build/venv hold just what the locks say."""
    locks = (lock.read_text("utf-8") for lock in LOCKS)
    state = "\n".join([sys.version, *requirements(), *locks])
    if STAMP.is_file() and STAMP.read_text("utf-8") == state:
        return
    print("Making build/venv …", file=sys.stderr, flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    options = ["--no-input", "--disable-pip-version-check", "--quiet"]
    constraints = [word for lock in LOCKS for word in ("--constraint", lock)]
    run(
        PYTHON,
        "-m",
        "pip",
        "install",
        *options,
        *constraints,
        *requirements(),
        *tools(),
    )
    STAMP.write_text(state, "utf-8")


def wheel() -> Path:
    """Make the wheel; give its path."""
    return _hatch("wheel", "*.whl")


def sdist() -> Path:
    """Make the source archive; give its path."""
    return _hatch("sdist", "*.tar.gz")


def _hatch(target: str, pattern: str) -> Path:
    DIST.mkdir(exist_ok=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", DIST, cwd=ROOT)
    made = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not made:
        raise BuildError(f"hatchling left no {pattern}")
    return made[-1]
