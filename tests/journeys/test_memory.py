"""Memory stays flat: whatever is clicked however often, the process does not grow."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent
from shiboken6 import delete

from riichi_desktop import app
from riichi_desktop.documents import preset_ids
from riichi_desktop.ui import MainWindow

CLICKS = int(os.environ.get("RIICHI_MEMORY_CLICKS", "600"))
"""How many clicks are measured; 20,000 take some 90 s."""

WARM_UP = 900
ROUND = 300
ALLOWED_KB = 2_000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


def resident_kb() -> int:
    """Give the resident memory of this process in kB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


@pytest.fixture
def window(qapp) -> Iterator[MainWindow]:
    made = app.build(qapp, "fr")
    made.show()
    made.finish()
    yield made
    made.close()
    delete(made)


def click_about(window: MainWindow, qapp, clicks: int) -> None:
    """Build hands tile by tile, change how they were won, clear them; each click is painted.

    The same rounds come again and again: the engine remembers what it worked out for a suit, which
    is a cache and no leak.
    """
    session, grid = window.session, window.page.hand.picker.grid
    chips = ("riichi", "ron_tsumo", "seat", "round", "last_tile", "honba", "undo", "redo")
    for click in range(clicks):
        if click % ROUND == 0:
            random = Random(click // ROUND % 3)
            session.read_line("")
        if session.draft.is_whole:
            window.run(random.choice((*chips, "clear", "clear", "clear")))
        elif random.random() < 0.02:
            session.set_rules(random.choice(preset_ids()))
        else:
            random.choice(grid.keys).click()
        qapp.processEvents()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as a running loop does


def test_memory_is_flat(window, qapp):
    click_about(window, qapp, WARM_UP)
    for theme in ("dark", "light"):
        window.settings.change(theme=theme)
        qapp.processEvents()
    before = resident_kb()
    click_about(window, qapp, CLICKS)
    for theme in 5 * ("dark", "light"):
        window.settings.change(theme=theme)
        qapp.processEvents()
    grown = resident_kb() - before
    assert grown < ALLOWED_KB, f"{grown} kB more after {CLICKS} clicks"
