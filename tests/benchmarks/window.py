"""The window: its start against a blank one, a click to its painted answer, memory over clicks."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent.parent
STARTS = 21
ROUNDS = 400
SOAK = 20_000
FRAME_MS = 16
ALLOWED = 1.5

SEEN = "w.resize(1280, 800); w.show(); a.processEvents(); w.grab()"
BLANK = (
    "from PySide6.QtWidgets import QApplication, QMainWindow; a=QApplication([]); w=QMainWindow();"
    + SEEN
)
OURS = (
    "import gc, sys; gc.disable(); "  # as `__main__` does
    "import riichi_desktop.app as p; from riichi_desktop.paths import use_data_dir;"
    "use_data_dir(sys.argv[1]); a=p.application(); w=p.build(a, 'fr');" + SEEN
)


def seconds(code: str, folder: str) -> float:
    """Give how long a fresh process takes to paint."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, folder], check=True, capture_output=True, cwd=ROOT)
    return time.perf_counter() - start


def start() -> float:
    """Print and give how many times as long the start takes as a blank window, in turn.

    The lesser of what the minima say and what the pairs say: a busy machine spoils one of them.
    """
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
    return min(ours / blank, median)


def resident() -> float:
    """Give the resident memory in MB."""
    status = Path("/proc/self/statm").read_text(encoding="ascii").split()
    return int(status[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Took(NamedTuple):
    """How long something took, in ms: by the clock, and of the processor."""

    clock: float
    busy: float


class Clicks:
    """A window and the clicks of somebody who scores one hand after the other."""

    def __init__(self) -> None:
        from riichi_desktop import app as program
        from riichi_desktop.paths import use_data_dir
        from riichi_desktop.ui import Session

        use_data_dir(tempfile.mkdtemp())
        self._application = program.application()
        self._window = program.build(self._application, "fr")
        self._window.resize(1280, 800)
        self._window.show()
        self._application.processEvents()
        program.settle()
        self._session = self._window.findChild(Session)
        self._chance = random.Random(1)
        lines = ROOT / "tests" / "benchmarks" / "lines.txt"
        self._hands = lines.read_text(encoding="utf-8").splitlines()

    def open_tab(self, tab: str) -> None:
        """Have a tab of the result be the one that is shown."""
        from riichi_desktop.ui.kit import Tabs

        for tabs in self._window.findChildren(Tabs):
            tabs.picked.emit(tab)

    def of_a_hand(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Give clicks, each with its kind: a hand is there, differs, is taken apart, comes back."""
        session, chance = self._session, self._chance
        yield "whole hand", lambda: session.read_line(chance.choice(self._hands))
        circumstances = (
            lambda: session.set_by("tsumo" if session.draft.by == "ron" else "ron"),
            lambda: session.set_seat(chance.choice("ESWN")),
            lambda: session.set_riichi(chance.choice(("none", "riichi", "double_riichi"))),
            lambda: session.set_honba(chance.randrange(9)),
        )
        for change in chance.sample(circumstances, 2):
            yield "circumstance", change
        taken = []
        for _ in range(chance.randint(1, 8)):
            draft = session.draft
            if draft.win is not None:
                taken.append(draft.win)
                yield "take back", lambda: session.take_back("win")
            elif draft.concealed:
                at = chance.randrange(len(draft.concealed))
                taken.append(draft.concealed[at])
                yield "take back", lambda at=at: session.take_back("concealed", at)
        for tile in reversed(taken):
            yield "tile", lambda tile=tile: session.press(tile, "tile")

    def timed(self, click: Callable[[], object]) -> Took:
        """Give how long it is from a click to its painted answer."""
        began, busy = time.perf_counter(), time.thread_time()
        click()
        self._application.processEvents()
        return Took((time.perf_counter() - began) * 1000, (time.thread_time() - busy) * 1000)

    def changed(self, click: Callable[[], object]) -> Took | None:
        """Give what `timed` gives where the click changes the hand."""
        before = self._session.draft
        took = self.timed(click)
        return took if self._session.draft != before else None

    def repainted(self) -> Took:
        """Give how long painting the whole window takes, where nothing is worked out."""
        return self.timed(self._window.update)


def late(times: list[float]) -> float:
    """Give the 99th percentile."""
    return sorted(times)[int(0.99 * len(times))]


def clicks(window: Clicks, rounds: int) -> dict[str, float]:
    """Print how long each kind of click takes to its painted answer, for each tab of the result.

    The floor is a repaint of the whole window, in turn with the clicks: what a busy machine makes
    late of itself.

    Returns:
        By kind of click, the median in times of the floor's, of the tab where it is most; and
        ``late``, the most that `in_frames` says.
    """
    most: dict[str, float] = defaultdict(float)
    for tab in ("count", "readings", "why_not", "rules"):
        window.open_tab(tab)
        floor, times = [], defaultdict(list)
        for _ in range(rounds):
            floor.append(window.repainted())
            for kind, click in window.of_a_hand():
                took = window.changed(click)
                if took is not None:
                    times[kind].append(took)
        print(report(f"{tab}, floor", floor))
        for kind, found in times.items():
            print(report(f"{tab}, {kind}", found) + verdict(found, floor))
            name = kind.replace(" ", "_")
            most[name] = max(most[name], middle(found) / middle(floor))
            most["late"] = max(most["late"], in_frames(found, floor))
    return dict(most)


def memory(window: Clicks) -> None:
    """Print the memory before and after many clicks."""
    before = resident()
    done = 0
    while done < SOAK:
        for _, click in window.of_a_hand():
            window.timed(click)
            done += 1
    print(f"memory over {SOAK} clicks: {before:.0f} -> {resident():.0f} MB")


def middle(times: list[Took]) -> float:
    """Give the median by the clock, in ms."""
    return statistics.median([took.clock for took in times])


def in_frames(times: list[Took], floor: list[Took]) -> float:
    """Give the 99th percentile in frames, or in what the floor allows where that is more.

    By the clock or of the processor, whichever is less: what others do is in the first alone.
    """
    return min(
        late([took[at] for took in times])
        / max(FRAME_MS, ALLOWED * late([took[at] for took in floor]))
        for at in (0, 1)
    )


def report(name: str, times: list[Took]) -> str:
    """Give one line of how long something took."""
    clock, busy = ([took[at] for took in times] for at in (0, 1))
    median = statistics.median(clock)
    return (
        f"{name:24} {len(times):5} times, median {median:5.2f} ms, 99th {late(clock):5.2f}"
        f" (of the processor {late(busy):5.2f})"
    )


def verdict(times: list[Took], floor: list[Took]) -> str:
    """Say whether clicks are answered within a frame, or as soon as this machine allows."""
    slow, least = (late([took.clock for took in found]) for found in (times, floor))
    if slow < FRAME_MS:
        return ": within a frame"
    word = "within" if slow <= ALLOWED * least else "OVER"
    return f": {word} {ALLOWED} times the floor ({slow / least:.2f})"


def figures() -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds."""
    return {"start": start(), **clicks(Clicks(), ROUNDS // 4)}


if __name__ == "__main__":
    start()
    shown = Clicks()
    clicks(shown, ROUNDS)
    memory(shown)
