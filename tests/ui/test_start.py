"""How long until the window is seen: the whole program against an empty window of Qt."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LEAST_RUNS, MOST_RUNS = 7, 35
MOST = 2.5
"""How many times an empty window's time the program's may be, the least of each taken."""

BLANK = """
import os, time
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.monotonic(), flush=True)
        os._exit(0)

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
PROGRAM = """
import gc, os, sys, time

gc.disable()  # as __main__ does before it imports the window
from riichi_desktop import __main__, app

def seen(window):
    # Stand for `finish`, which comes right after the first painting of everything there is.
    seconds = time.monotonic()
    assert window.page.strip.isVisible() and window.page.picker.isVisible()
    assert window.page.situation.isVisible()
    window.page.picker.grid.keys[0].click()
    assert window.session.line == "1m", "a click is taken before anything else is built"
    print(seconds, flush=True)
    os._exit(0)

app.MainWindow.finish = seen
sys.argv = ["riichi-desktop"]
__main__.main()
"""


def seconds(code: str, data: Path) -> float:
    """Give how long a program takes from its start until its window is painted."""
    environment = {**os.environ, "RIICHI_DESKTOP_DATA": str(data), "LC_ALL": "C.UTF-8", "LANGUAGE": "fr"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    return float(done.stdout) - start


@pytest.mark.slow
def test_the_window_is_seen_soon(tmp_path):
    seconds(BLANK, tmp_path)  # what is compiled once is compiled now
    seconds(PROGRAM, tmp_path / "first")
    blank, ours = [], []
    while len(ours) < LEAST_RUNS or (min(ours) > MOST * min(blank) and len(ours) < MOST_RUNS):
        blank.append(seconds(BLANK, tmp_path))
        ours.append(seconds(PROGRAM, tmp_path / str(len(ours))))
    assert min(ours) <= MOST * min(blank), f"{min(ours):.3f} s against {min(blank):.3f} s"
