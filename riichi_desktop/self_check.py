"""The self-check: does everything that the program brings and needs work here?

Run by whoever installs or packs the program, without a screen.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

from riichi_desktop import paths, system
from riichi_desktop.documents import preset_ids, presets, rules_from_text
from riichi_desktop.engine import TILE_NAMES, TILES, RulesError, evaluate, parse_draft
from riichi_desktop.words import LANGUAGES, Words, system_language

EXAMPLE: Final = (
    "234m067p3455s+2s (9999m) riichi seat=S from=W dora=3m ura=4p honba=1 sticks=2 rules=tenhou"
)
EXAMPLE_PAYS: Final = {"S": 10300, "W": -8300}
"""What the hand of the documents' specification pays."""

TILE_HEIGHT: Final = 64

LIBRARIES: Final = ("msgspec", "sqlalchemy.dialects.sqlite", "xlsxwriter", "defusedxml.sax")
"""What the program imports only when it is needed."""

KEYRINGS: Final = {
    "linux": ("keyring.backends.SecretService", "secretstorage"),
    "win32": ("keyring.backends.Windows",),
    "darwin": ("keyring.backends.macOS",),
}
"""How keyring reaches the passwords of each system; it finds that out itself, by name."""

STATIONS: Final = (
    *("psycopg", "psycopg_binary", "sqlalchemy.dialects.postgresql.psycopg"),
    *("keyring", *KEYRINGS.get(sys.platform, ())),
)
"""What several stations need: an installation may do without, a bundle brings it."""


def run(words: Words, write: Callable[[str], object]) -> int:
    """Check everything, a line each; 0 where all is well, else 1.

    Args:
        words: the language.
        write: what takes each line, its end included.
    """
    status = 0
    for name, check in CHECKS.items():
        reason = check()
        about = words.text(f"cli.check.{name}")
        if reason:
            status = 1
            write(f"{words.text('cli.check.failed', check=about, reason=reason)}\n")
        else:
            write(f"{words.text('cli.check.passed', check=about)}\n")
    return status


def check_resources() -> str:
    """Name the files that are missing among those that the program brings; "" = none."""
    wanted = [paths.resource("tiles", f"{name}.svg") for name in TILE_NAMES]
    wanted += [paths.resource("i18n", f"{language}.json") for language in LANGUAGES]
    wanted += [paths.resource("icons"), paths.resource("rules")]
    wanted += [paths.resource("practice", "hands.txt")]
    return ", ".join(str(path) for path in wanted if not path.exists())


def check_words() -> str:
    """Say which catalogue cannot be read, or what one lacks that another has."""
    found = {}
    for language in LANGUAGES:
        try:
            found[language] = set(Words(language).keys())
        except (OSError, ValueError) as error:
            return f"{language}: {error}"
    every = set().union(*found.values())
    lacking = (f"{language}: {key}" for language, keys in found.items() for key in every - keys)
    return ", ".join(sorted(lacking))


def check_rules() -> str:
    """Say which named rule set is faulty."""
    if not preset_ids():
        return str(paths.resource("rules"))
    try:
        for id in preset_ids():
            presets()[id]
    except (OSError, RulesError) as error:
        return str(error)
    return ""


def check_hand() -> str:
    """Score one known hand and say what came out where it is wrong."""
    draft = parse_draft(EXAMPLE)
    value = evaluate(*draft.complete(), rules_from_text(draft.rules))
    paid = dict(value.payment.deltas)
    return "" if paid == EXAMPLE_PAYS else f"{EXAMPLE}: {paid}"


def check_data() -> str:
    """Say why the user's own folders cannot be written to."""
    for folder in (paths.data_dir(), paths.config_dir()):
        try:
            with tempfile.TemporaryFile(dir=folder) as file:
                file.write(b"0")
        except OSError as error:
            return f"{folder}: {error.strerror or error}"
    return ""


def check_libraries() -> str:
    """Name the system's libraries that Qt needs and that are not there."""
    return ", ".join(system.missing(system.WINDOW))


def check_parts() -> str:
    """Import every module of the program and of its libraries; say which cannot be, and why."""
    if lacking := check_libraries():
        return lacking
    package = __name__.partition(".")[0]
    folder = [str(Path(__file__).parent)]
    is_bundle = getattr(sys, "frozen", False)
    parts = (part.name for part in walk_packages(folder, f"{package}."))
    for name in (*LIBRARIES, *(STATIONS if is_bundle else ()), *parts):
        try:
            import_module(name)
        except ImportError as error:
            if is_bundle or error.name not in STATIONS:
                return f"{name}: {error}"
    return ""


def check_club() -> str:
    """Keep matches in a database for a moment, and say why that cannot be."""
    from riichi_desktop.storage import StorageError, open_club

    with tempfile.TemporaryDirectory() as folder:
        try:
            with open_club(Path(folder, "club.db"), station="self-check") as club:
                club.check()
        except StorageError as error:
            return str(error)
    return ""


def check_window() -> str:
    """Draw every tile without a screen, and look for a font; "" where all can be seen."""
    if lacking := check_libraries():
        return lacking
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        return _draw_tiles()
    except ImportError as error:
        return str(error)


def _draw_tiles() -> str:
    from PySide6.QtGui import QFontDatabase
    from PySide6.QtWidgets import QApplication

    from riichi_desktop.ui.tile_art import TileArt

    app = QApplication.instance() or QApplication([])
    art = TileArt()
    blank = art.pixmap(0, TILE_HEIGHT, back=True).toImage()
    shown = {tile: art.pixmap(tile, TILE_HEIGHT).toImage() for tile in TILES}
    unseen = [TILE_NAMES[tile] for tile, image in shown.items() if image == blank]
    if unseen:
        return ", ".join(unseen)
    fonts = len(QFontDatabase.families())
    app.processEvents()
    return "" if fonts else "QFontDatabase: 0"


def check_pages() -> str:
    """Open every page of the window without a screen, over an empty folder; say which cannot be."""
    if lacking := check_libraries():
        return lacking
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as folder:
        try:
            return _open_pages(Path(folder))
        except (ImportError, OSError) as error:
            return str(error)


def _open_pages(folder: Path) -> str:
    from PySide6.QtWidgets import QApplication
    from shiboken6 import delete

    from riichi_desktop import ui

    app = QApplication.instance() or QApplication([])
    settings, keeper = ui.SettingsStore(folder), ui.Keeper(folder)
    look = ui.Look(ui.Theme(), Words(system_language(os.environ)))
    session = ui.Session(ui.starting_draft(keeper.line, settings.value.rules))
    window = ui.MainWindow(look, session, settings, keeper, folder)
    window.show()
    for row in ui.PAGES:
        window.open_page(row.key)
        window.finish()
        app.processEvents()
    refused = window.shelf.refused
    troubles = (*window.pages.troubles, *([look.words.problem(refused)] if refused else ()))
    window.close()
    delete(window)
    return " ".join(troubles)


CHECKS: Final[dict[str, Callable[[], str]]] = {
    "resources": check_resources,
    "words": check_words,
    "rules": check_rules,
    "hand": check_hand,
    "data": check_data,
    "parts": check_parts,
    "club": check_club,
    "window": check_window,
    "pages": check_pages,
}
"""The checks by the name of their sentence; each gives what is wrong, "" where nothing is."""
