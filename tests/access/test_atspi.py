"""The program worked over AT-SPI, by names alone, where this machine has what that takes."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
READER = "/usr/bin/python3"
"""The system's Python: it has GObject introspection where the distribution's packages are there."""

SCORES = "Player B +5,200, 35,200 points, 1st; Player A −5,200, 24,800 points, 4th"


@cache
def missing() -> str:
    """Say what is not there for it; "" where all is."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is of Linux and its like"
    for tool in ("Xvfb", "dbus-run-session"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    introspect = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if (
        not Path(READER).exists()
        or subprocess.run([READER, "-c", introspect], capture_output=True, check=False).returncode
    ):
        return "python3-gi and gir1.2-atspi-2.0 are not installed"
    launchers = ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib")
    if not any(Path(place, "at-spi-bus-launcher").exists() for place in launchers):
        return "at-spi2-core is not installed"
    return ""


def go(journey: str) -> str:
    """Go on a journey, and give what was read on it."""
    script = HERE / "atspi_journey.py"
    command = ["dbus-run-session", "--", READER, "-W", "ignore", str(script)]
    done = subprocess.run(
        [*command, sys.executable, "en", journey],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=180,
        cwd=HERE.parents[1],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(autouse=True)
def _there() -> None:
    reason = missing()
    if reason:
        pytest.skip(reason)


@pytest.mark.slow
def test_a_whole_hand_is_played_by_names():
    read = go("hand")
    assert "1 han 30 fu, 1,500 points. Tanyao. East receives 1,500." in read
    assert "South pays 500. West pays 500. North pays 500." in read


@pytest.mark.slow
def test_a_ron_is_booked_by_names():
    assert SCORES in go("match")
