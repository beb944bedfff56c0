"""The whole window for a test, over the test's own data."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from shiboken6 import delete

if TYPE_CHECKING:
    from riichi_desktop.ui import MainWindow


@pytest.fixture
def open_window(qapp, qtbot) -> Iterator["Callable[..., MainWindow]"]:
    """Give a way to open the window, as often as wanted: ``open_window("fr", "123m…")``."""
    from riichi_desktop import app  # here, so that tests of single parts load just those

    opened = []

    def build(lang: str | None = None, line: str = "") -> "MainWindow":
        window = app.build(qapp, lang)
        if line:
            window.session.read_line(line)
        window.show()
        window.finish()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        opened.append(window)
        return window

    yield build
    for window in opened:
        window.close()
        delete(window)
