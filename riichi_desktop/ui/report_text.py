"""What a report of a problem says: the program, the system, the screen, the hand; nobody's name.

In English whatever the language: whoever mends the program reads it. What could name somebody is
left out: players and titles of matches, names of hands, files and folders, a club's own rule sets.
"""

import platform
import re
import sys
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from riichi_desktop import __version__
from riichi_desktop.documents import PREFIX
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.settings import Settings

OWN: Final = "(own)"
"""Stands for the id of a club's own rule set."""

_OWN_ID: Final = re.compile(rf"\b{PREFIX}\w+")


def report_text(
    look: Look, settings: Settings, line: str, page: str, window: QWidget, fault: str = ""
) -> str:
    """Give the text of a report.

    Args:
        look: theme and language in force.
        settings: what was chosen.
        line: the hand line.
        page: the key of the page that is shown.
        window: where it is shown.
        fault: the last report of a fault of the program; "" for none.
    """
    parts = [
        "\n".join(_program()),
        "\n".join(_screens(window)),
        "\n".join(_choices(look, settings, page)),
        f"Hand: {without_own(line)}",
    ]
    if fault:
        parts.append(f"Last fault\n{fault.strip()}")
    return "\n\n".join(parts) + "\n"


def without_own(text: str) -> str:
    """Give a hand line, or rules, without the id of a club's own rule set."""
    return _OWN_ID.sub(OWN, text)


def _program() -> Iterator[str]:
    yield f"Riichi Desktop: {__version__}"
    yield f"Python: {platform.python_version()}"
    yield f"Qt: {qVersion()} ({QGuiApplication.platformName()})"
    yield f"System: {platform.system()} {platform.release()} {platform.machine()}"
    yield f"Bundle: {_yes(hasattr(sys, '_MEIPASS'))}"


def _screens(window: QWidget) -> Iterator[str]:
    for screen in QGuiApplication.screens():
        yield f"Screen: {_screen(screen)}"
    yield f"Window: {window.width()} × {window.height()} at {window.devicePixelRatioF():g}"


def _screen(screen: QScreen) -> str:
    size, dots = screen.size(), round(screen.logicalDotsPerInch())
    return f"{size.width()} × {size.height()} at {screen.devicePixelRatio():g}, {dots} dots an inch"


def _choices(look: Look, settings: Settings, page: str) -> Iterator[str]:
    yield f"Language: {look.words.lang} (chosen {settings.language}; {QLocale.system().name()})"
    yield f"Page: {page}"
    yield f"Theme: {settings.theme}, {'dark' if look.theme.dark else 'light'}"
    yield f"Kanji in the font: {_yes(look.theme.has_kanji)}"
    for name in ("tile_index", "touch", "reduced_motion"):
        yield f"{name.replace('_', ' ').capitalize()}: {_yes(getattr(settings, name))}"
    yield f"Rules: {without_own(settings.rules)}"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"
