"""A few kills of the program while it books; tests/storage/kills.py does two hundred."""

import os
import random

import pytest

from .kills import kill_and_look

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="the pipe of a killed program differs there"),
]


def test_a_program_that_is_killed_loses_nothing_that_it_acknowledged(path):
    met = kill_and_look(path, 6, random.Random(2026))
    assert met["kills"] == 6
    assert (
        met["entries"] + met["names"] > 4
    )  # most are killed after a line; how many, is the load's
