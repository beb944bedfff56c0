"""Some of the soak: memory stays flat over clicks and bookings (`tests/benchmarks/soak.py`)."""

import sys
from pathlib import Path

import pytest
from shiboken6 import delete

from riichi_desktop import app

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "benchmarks"))

import soak

CLICKS = 300
BOOKINGS = 150
ALLOWED_KB = 6_000
"""Caches are still filling in so short a time."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


def test_memory_is_flat_over_clicks_and_bookings(qapp):
    window = app.build(qapp, "en")
    window.show()
    window.finish()
    told = []
    assert soak.soak(window, CLICKS, BOOKINGS, 75, told.append) < ALLOWED_KB, told
    assert len(told) == (CLICKS + BOOKINGS) / 75
    assert len(window.page_of("match").shelf.games()) > 1
    window.close()
    delete(window)
