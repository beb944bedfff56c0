"""The window: its start against a blank one, a click to its painted answer, memory over clicks."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 21
CLICKS = 3000
SOAK = 20_000
FRAME_MS = 16

BLANK = (
    "from PySide6.QtWidgets import QApplication, QMainWindow; a=QApplication([]); w=QMainWindow();"
    "w.resize(1280, 800); w.show(); a.processEvents(); w.grab()"
)
OURS = (
    "import sys, riichi_desktop.app as p; from riichi_desktop.paths import use_data_dir;"
    "use_data_dir(sys.argv[1]); a=p.application(); w=p.build(a, 'fr');"
    "w.resize(1280, 800); w.show(); a.processEvents(); w.grab()"
)


def seconds(code: str, folder: str) -> float:
    """Give how long a fresh process takes to paint."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, folder], check=True, capture_output=True, cwd=ROOT)
    return time.perf_counter() - start


def start() -> None:
    """Print the start against a blank window, in turn."""
    subprocess.run(
        [sys.executable, "-m", "compileall", "-q", "riichi_desktop"], cwd=ROOT, check=True
    )
    with tempfile.TemporaryDirectory() as folder:
        pairs = [(seconds(BLANK, folder), seconds(OURS, folder)) for _ in range(STARTS)]
    blank, ours = (min(column) for column in zip(*pairs, strict=True))
    median = statistics.median(one / other for other, one in pairs)
    print(
        f"start: {ours / blank:.2f} times a blank window (minima of {STARTS}; median {median:.2f})"
    )


def resident() -> float:
    """Give the resident memory in MB."""
    status = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return int(status[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def clicks() -> None:
    """Print how long a click takes to its painted answer, for each tab of the result."""
    from riichi_desktop import app as program
    from riichi_desktop.engine import TILES
    from riichi_desktop.paths import use_data_dir
    from riichi_desktop.ui import Session
    from riichi_desktop.ui.kit import Tabs

    use_data_dir(tempfile.mkdtemp())
    application = program.application()
    window = program.build(application, "fr")
    window.resize(1280, 800)
    window.show()
    session = window.findChild(Session)
    chance = random.Random(1)
    hands = (ROOT / "tests" / "benchmarks" / "lines.txt").read_text(encoding="utf-8").splitlines()

    def click() -> None:
        roll = chance.random()
        if roll < 0.3:
            session.read_line(chance.choice(hands))
        elif roll < 0.6:
            session.take_back_last()
        else:
            session.press(chance.choice(TILES), "tile")

    def timed() -> float:
        began = time.perf_counter()
        click()
        application.processEvents()
        return (time.perf_counter() - began) * 1000

    for tab in ("count", "readings", "why_not", "rules"):
        for tabs in window.findChildren(Tabs):
            tabs.picked.emit(tab)
        times = sorted(timed() for _ in range(CLICKS))
        late = times[int(0.99 * len(times))]
        verdict = "within" if late < FRAME_MS else "OVER"
        print(
            f"click to paint, {tab:9} median {times[len(times) // 2]:5.2f} ms, 99th {late:5.2f} ms",
            end="",
        )
        print(f": {verdict} a frame")
    before = resident()
    for _ in range(SOAK):
        click()
        application.processEvents()
    print(f"memory over {SOAK} clicks: {before:.0f} -> {resident():.0f} MB")


if __name__ == "__main__":
    start()
    clicks()
