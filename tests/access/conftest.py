"""The whole window for a test of access, over the test's own data, with a screen reader at hand."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible
from shiboken6 import delete

from riichi_desktop import app
from riichi_desktop.ui import MainWindow

from .places import Places


@pytest.fixture
def open_window(qapp, qtbot) -> Iterator[Callable[..., MainWindow]]:
    """Give a way to open the window: ``open_window("fr", touch=True)``."""
    opened: list[MainWindow] = []
    QAccessible.setActive(True)

    def build(lang: str | None = None, **settings: object) -> MainWindow:
        window = app.build(qapp, lang)
        window.settings.change(**settings)
        window.show()
        window.finish()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        opened.append(window)
        return window

    yield build
    QAccessible.setActive(False)
    for window in opened:
        window.settings.change(touch=False, reduced_motion=False, theme="light")
        window.close()
        delete(window)


@pytest.fixture
def places(open_window, qtbot) -> Callable[..., Places]:
    """Give a way to open the window and go through all its places."""
    return lambda *arguments, **settings: Places(open_window(*arguments, **settings), qtbot)
