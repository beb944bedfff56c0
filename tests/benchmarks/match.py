"""The match: from the key that books a hand to the repainted page; the page's first opening."""

import gc
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent.parent
HANDS = 30
ROUNDS = 12
BOOKED = 25
LIMIT_MS = 50
FLOOR_TIMES = 1.5
OPEN_MS = 300
OPENINGS = 7

OPENING = (
    "import sys, time; import riichi_desktop.app as p;"
    "from riichi_desktop.paths import use_data_dir; use_data_dir(sys.argv[1]);"
    "a = p.application(); w = p.build(a, 'fr', 'hand'); w.resize(1280, 800); w.show();"
    "[(a.processEvents(), time.sleep(0.01)) for _ in range(20)];"
    "t = time.perf_counter(); page = w.open_page('match'); page.open_shelf();"
    "a.processEvents(); w.grab(); t = (time.perf_counter() - t) * 1000;"
    "print(t, page.book.game is not None)"
)

BARE = (
    "import time; t = time.perf_counter(); import sqlalchemy, sqlalchemy.dialects.sqlite;"
    "print((time.perf_counter() - t) * 1000)"
)


def percentile(times: list[float], share: float) -> float:
    """Give the time that so many of the times do not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def floor_ms(folder: Path) -> list[float]:
    """Give how long bare commits take in a folder: one row each, forced to the disk."""
    connection = sqlite3.connect(folder / "floor.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE row (text)")
    times = []
    for _ in range(ROUNDS * BOOKED):
        began = time.perf_counter()
        connection.execute("INSERT INTO row VALUES (?)", ("x" * 200,))
        times.append((time.perf_counter() - began) * 1000)
    connection.close()
    return times


def booking(rounds: int = ROUNDS) -> float:
    """Print how long it takes from confirming a hand to the repainted page.

    Returns:
        The median, in times of a bare commit and a repaint of the whole window together.
    """
    from riichi_desktop import app as program
    from riichi_desktop.documents import preset
    from riichi_desktop.ledger import Drawn, Win, Won
    from riichi_desktop.paths import use_data_dir
    from riichi_desktop.ui.match.record import RecordDialog

    folder = Path(tempfile.mkdtemp())
    use_data_dir(folder)
    application = program.application()
    window = program.build(application, "fr", "match")
    window.resize(1280, 800)
    window.show()
    page = window.page
    page.open_shelf()
    gc.freeze()  # as the program does once it is seen
    draw, win = Drawn((0, 1, 2, 3)), Won((Win(1, 2, 3, 40),), (0,))
    times, book_times, repaints = [], [], []
    for _ in range(rounds):
        head = page.shelf.create(preset("m_league"), ("Aïko", "Bruno", "Chloé", "David"), "")
        page.open_match(head.id)
        for _ in range(HANDS):
            page.book.book(draw)
        page.clock.begin(60)
        for _ in range(BOOKED):
            dialog = RecordDialog(window.look, page.book.game.table, event=win, parent=page)
            dialog.show()
            dialog.confirmed.connect(page.book.book)
            application.processEvents()
            began = time.perf_counter()
            dialog.confirm()
            booked = time.perf_counter()
            page.repaint()
            application.processEvents()
            times.append((time.perf_counter() - began) * 1000)
            book_times.append((booked - began) * 1000)
            window.update()
            began = time.perf_counter()
            application.processEvents()
            repaints.append((time.perf_counter() - began) * 1000)
            page.acts.undo()
            page.book.void(page.book.game.events[0].uid)
            page.book.book(draw)
            application.processEvents()
    floor = floor_ms(folder)
    late, least = percentile(times, 0.99), percentile(floor, 0.99)
    middle = statistics.median(times)
    ratio = middle / (statistics.median(floor) + statistics.median(repaints))
    verdict = "within" if late < max(LIMIT_MS, FLOOR_TIMES * least) else "OVER"
    print(
        f"booking, {HANDS} hands: median {middle:.1f} ms, {ratio:.2f} times a bare commit and a "
        f"repaint; 99th {late:.1f} ms (written and told {percentile(book_times, 0.99):.1f}); "
        f"bare commit 99th {least:.1f} ms: {verdict} {LIMIT_MS} ms"
    )
    window.close()
    return ratio


def opening() -> float:
    """Print how long the page takes to open first, SQLAlchemy and the last match among it.

    Returns:
        That, in times of the import of SQLAlchemy alone.
    """
    with tempfile.TemporaryDirectory() as folder:
        _fill(folder)
        pairs = [(_said(OPENING, folder), _said(BARE)) for _ in range(OPENINGS)]
    assert all(said[1] == "True" for said, _ in pairs), "the match that was open last is open"
    least, bare = min(float(said[0]) for said, _ in pairs), min(float(bare[0]) for _, bare in pairs)
    verdict = "within" if least < OPEN_MS else "OVER"
    print(
        f"page, first opening with a match of {HANDS} hands: {least:.0f} ms, "
        f"of which SQLAlchemy {bare:.0f} ms (minima of {OPENINGS}): {verdict} {OPEN_MS} ms"
    )
    return least / bare


def _said(code: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.split()


def _fill(folder: str) -> None:
    """Leave a match of 30 hands in a folder, open."""
    from riichi_desktop.documents import preset
    from riichi_desktop.ledger import Booked, Drawn, Entry
    from riichi_desktop.storage import open_club
    from riichi_desktop.ui.settings import SettingsStore

    with open_club(Path(folder) / "club.db", station="bench") as club:
        entries = [Entry("", Booked(Drawn((0, 1, 2, 3)))) for _ in range(HANDS)]
        head = club.create_game(preset("m_league"), ("A", "B", "C", "D"), "", entries)
    SettingsStore(Path(folder)).change(match=head.id)


def figures() -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds."""
    return {"booking": booking(ROUNDS // 3), "opening": opening()}


if __name__ == "__main__":
    booking()
    opening()
