"""A soak: 200,000 events at the window, and memory that stays flat.

.venv/bin/python tests/benchmarks/soak.py [EVENTS] [MATCH-EVENTS]   150,000 clicks, 50,000 bookings

Clicks on the Hand page, and hands, sticks, undo and corrections booked into matches of a database.
Every 10,000 events it prints the resident memory and the rate; at the end it fails where memory
grew by more than `ALLOWED_KB` since the first tenth, and where anything was reported as a fault.
"""

import ctypes
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEvent  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from riichi_desktop import app, paths  # noqa: E402
from riichi_desktop.documents import preset, preset_ids  # noqa: E402
from riichi_desktop.engine.memo import Memo  # noqa: E402
from riichi_desktop.ledger import Booked, Drawn, Win, Won  # noqa: E402
from riichi_desktop.ui import MainWindow  # noqa: E402
from riichi_desktop.words import LANGUAGES  # noqa: E402

_Remembering: Final = type(lru_cache(lambda: None))
ALLOWED_KB: Final = 8_000
CHIPS: Final = (
    "riichi",
    "ron_tsumo",
    "seat",
    "round",
    "last_tile",
    "honba",
    "undo",
    "redo",
    "clear",
)
NAMES: Final = ("Ana", "Bo", "Chi", "Dan")
HANDS: Final = (
    Drawn((0,)),
    Drawn((1, 2)),
    Won((Win(1, 0, han=2, fu=30),)),
    Won((Win(0, None, han=3, fu=40),)),
    Won((Win(2, 3, han=5),)),
)


def resident_kb() -> int:
    """Give the resident memory of this process in kB, without what is remembered for speed.

    What the engine works out for a suit is kept within bounds; hands by chance are ever new suits.
    """
    for held in gc.get_objects():
        if isinstance(held, Memo):
            held.clear()
        elif isinstance(held, _Remembering):
            held.cache_clear()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def clicks(window: MainWindow, events: int, chance: Random) -> Iterator[None]:
    """Build hands tile by tile under changing rules, languages and looks."""
    page = window.open_page("hand")
    keys = page.hand.picker.grid.keys
    for event in range(events):
        roll = chance.random()
        if event % 5_000 == 4_999:
            window.settings.change(language=chance.choice(LANGUAGES))
        elif event % 2_500 == 2_499:
            window.settings.change(theme=chance.choice(("light", "dark")))
        elif roll < 0.01:
            window.session.set_rules(chance.choice(preset_ids()))
        elif window.session.draft.is_whole or roll < 0.05:
            window.run(chance.choice(CHIPS))
        else:
            chance.choice(keys).click()
        yield


def bookings(window: MainWindow, events: int, chance: Random) -> Iterator[None]:
    """Book, tap, take back and correct in matches; a new match where one is over."""
    page = window.open_page("match")
    shelf, book = page.shelf, page.book
    shelf.open()
    assert shelf.is_open
    for _ in range(events):
        game = book.game
        if game is None or game.is_over or len(game.entries) > 60:
            head = shelf.create(preset(chance.choice(("tenhou", "wrc2025", "ema2025"))), NAMES, "")
            assert head is not None
            assert book.take(head.id)
        else:
            act(book, chance)
        yield


def act(book, chance: Random) -> None:
    """Do one thing in the open match; what cannot be is refused."""
    roll, events = chance.random(), book.game.events
    if roll < 0.3:
        book.tap_riichi(chance.randrange(4))
    elif roll < 0.4:
        book.undo()
    elif roll < 0.45:
        book.redo()
    elif roll < 0.5 and events:
        target = chance.choice(events).uid
        if book.attempt(Booked(HANDS[0], target)) is not None:
            book.amend(target, chance.choice(HANDS))
    else:
        hand = chance.choice(HANDS)
        riichi = book.riichi
        book.book(type(hand)(*_fields(hand, riichi)))


def _fields(hand: Drawn | Won, riichi: tuple[int, ...]) -> tuple[object, ...]:
    if isinstance(hand, Won):
        return hand.wins, riichi
    return tuple(sorted({*hand.tenpai, *riichi})), riichi, ()


def soak(window: MainWindow, many: int, booked: int, step: int, say=print) -> int:
    """Do so many events and give how many kB the process grew since the first tenth."""
    done, start, first = 0, time.monotonic(), 0
    for events in (clicks(window, many, Random(1)), bookings(window, booked, Random(2))):
        before = 0
        for number, _ in enumerate(events, start=1):
            done += 1
            if done % 10 == 0:
                QApplication.processEvents()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            if number % step == 0:
                now = resident_kb()
                before = before or now
                first = max(first, now - before)
                say(f"{done:7} events, {now} kB, {done / (time.monotonic() - start):.0f} a second")
    return first


def soaked(many: int, booked: int, step: int) -> tuple[int, int, list[tuple[object, ...]]]:
    """Give how many kB a new window holds, how many more after so many events, and the faults."""
    with tempfile.TemporaryDirectory() as folder:
        paths.use_data_dir(folder)
        window = app.build(app.application(), "fr")
        faults: list[tuple[object, ...]] = []
        sys.excepthook = lambda kind, error, trace: faults.append((kind, error, trace))
        window.show()
        window.finish()
        held = resident_kb()
        grown = soak(window, many, booked, step)
        window.close()
    print(f"{grown} kB more at most; {len(faults)} faults")
    for fault in faults[:3]:
        sys.__excepthook__(*fault)
    return held, grown, faults


def figures() -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds."""
    held, grown, faults = soaked(6_000, 3_000, 600)
    return {"memory": (held + grown) / held, "faults": float(len(faults))}


def main() -> None:
    """Soak, and tell."""
    many, booked = (int(text) for text in (*sys.argv[1:], "150000", "50000")[:2])
    _, grown, faults = soaked(many, booked, 10_000)
    sys.exit(grown > ALLOWED_KB or bool(faults))


if __name__ == "__main__":
    main()
