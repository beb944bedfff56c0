"""macOS: what the .app says of itself, and the disk image. The .app is made on a Mac."""

import os
import platform
import sys
from pathlib import Path
from typing import Any, Final

from . import bundle
from .facts import APP_ID, BUNDLE, COMMAND, DIST, HERE, LICENCE, NAME, PUBLISHER, VERSION
from .tools import BuildError, run

SCRIPT: Final = HERE / "macos" / "make_dmg.sh"
OLDEST: Final = "13.0"
"""What Qt 6.11 runs on."""


def info_plist() -> dict[str, Any]:
    """Give the entries of Info.plist that PyInstaller does not write by itself."""
    return {
        "CFBundleIdentifier": APP_ID,
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr", "ja"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, {LICENCE}",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # the dark appearance is followed
    }


def architecture() -> str:
    """Give the processors to build for: RIICHI_DESKTOP_ARCH, else this Mac's."""
    return os.environ.get("RIICHI_DESKTOP_ARCH", platform.machine())


def identity() -> str | None:
    """Give the signing identity, from RIICHI_DESKTOP_IDENTITY; None: an ad-hoc signature."""
    return os.environ.get("RIICHI_DESKTOP_IDENTITY") or None


def make() -> Path:
    """Make the disk image; give its path.

    Raises:
        BuildError: this is no Mac.
    """
    if sys.platform != "darwin":
        raise BuildError("The .app and the disk image are made on a Mac")
    bundle.ready()
    app = BUNDLE.parent / f"{NAME}.app"
    bundle.check(app / "Contents" / "MacOS" / COMMAND)
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{COMMAND}-{VERSION}-{architecture()}.dmg"
    run("bash", SCRIPT, app, made, NAME)
    return made
