"""What every package says of the program, read from where it is written once."""

import os
import re
import subprocess
import tomllib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build"
"""What is made on the way."""
DIST: Final = ROOT / "dist"
"""What is handed out."""
BUNDLE: Final = BUILD / "bundle" / "riichi-desktop"
"""The one-folder bundle: the program, its Python, its Qt."""
ICONS: Final = ROOT / "resources" / "icons"

COMMAND: Final = "riichi-desktop"
NAME: Final = "Riichi Desktop"
PUBLISHER: Final = "The Riichi Desktop authors"
CONTACT: Final = "authors@riichi-desktop.invalid"
"""Packages want an address; the project has none, and no package invents one that is somebody's."""

PICTURES: Final = os.environ.get("RIICHI_DESKTOP_PICTURES", "").rstrip("/")
"""Where resources/manual/pictures is published, for software centres (https://…); "": nowhere."""


def constant(file: str, name: str) -> str:
    """Give a text that a module of the program assigns, without importing it (and Qt with it)."""
    text = (ROOT / "riichi_desktop" / file).read_text("utf-8")
    found = re.search(rf'^{name}(?:: \w+)? = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise LookupError(f"{file} assigns no {name}")
    return found[1]


APP_ID: Final = constant("app.py", "APP_ID")
VERSION: Final = constant("__init__.py", "__version__")
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
    "project"
]
SUMMARY: Final[str] = PROJECT["description"]
LICENCE: Final[str] = PROJECT["license"]


@cache
def epoch() -> int:
    """Give the time that files are dated by, in seconds: SOURCE_DATE_EPOCH, else the last commit's.

    The same sources so make the same packages, but for what the tools themselves add.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode:
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)
    return int(asked.stdout)


def date() -> str:
    """Give the day of `epoch`, as 2026-11-30."""
    return datetime.fromtimestamp(epoch(), UTC).date().isoformat()


def four_numbers() -> tuple[int, int, int, int]:
    """Give the version as Windows has it: 2.5.1 is (2, 5, 1, 0)."""
    parts = [int(part) for part in re.findall(r"\d+", VERSION)][:4]
    first, second, third, fourth = parts + [0] * (4 - len(parts))
    return first, second, third, fourth


def machine() -> str:
    """Give the processor as packages name it: amd64 or arm64."""
    name = os.uname().machine if os.name == "posix" else os.environ["PROCESSOR_ARCHITECTURE"]
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(name, name.lower())


def filled(template: str) -> str:
    """Give a template with each @NAME@ replaced by what it stands for.

    Raises:
        LookupError: a name that nothing is known of.
    """
    known = {
        "APP_ID": APP_ID,
        "COMMAND": COMMAND,
        "CONTACT": CONTACT,
        "DATE": date(),
        "LICENCE": LICENCE,
        "MACHINE": machine(),
        "NAME": NAME,
        "PICTURES": PICTURES,
        "PUBLISHER": PUBLISHER,
        "QT_VERSION": locked()["pyside6-essentials"],
        "SUMMARY": SUMMARY.rstrip("."),
        "VERSION": VERSION,
        "VERSION4": ".".join(map(str, four_numbers())),
    }
    return re.sub(r"@([A-Z_]+4?)@", lambda met: known[met[1]], template)


def locked() -> dict[str, str]:
    """Give package -> the exact version that run.py, CI and the bundle take."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    rows = (line.partition(";")[0].strip().split("==") for line in lines if "==" in line)
    return {name.lower(): version for name, version in rows}
