"""The AppImage: one file that runs. Its folder is made anywhere; the file by appimagetool."""

import shutil
from pathlib import Path
from typing import Final

from . import linux_tree
from .facts import APP_ID, BUILD, COMMAND, DIST, HERE, ICONS, VERSION
from .tools import BuildError, emptied, run

FOLDER: Final = BUILD / "appimage" / f"{COMMAND}.AppDir"


def make() -> Path:
    """Make the AppImage; give its path.

    Raises:
        BuildError: appimagetool is not here; the folder that it would pack is.
    """
    folder = tree()
    tool = shutil.which("appimagetool")
    if tool is None:
        raise BuildError(f"appimagetool is missing; {folder} is what it packs")
    machine = {"amd64": "x86_64", "arm64": "aarch64"}
    from .facts import machine as here

    DIST.mkdir(exist_ok=True)
    made = DIST / f"{COMMAND}-{VERSION}-{machine[here()]}.AppImage"
    run(tool, "--comp", "zstd", folder, made, ARCH=machine[here()])
    return made


def tree() -> Path:
    """Lay the AppDir out: /usr as in any package, and at the top what the format wants."""
    emptied(FOLDER)
    linux_tree.make(FOLDER / "usr")
    linux_tree.check(FOLDER / "usr" / "share")
    shutil.copy(HERE / "appimage" / "AppRun", FOLDER / "AppRun")
    (FOLDER / "AppRun").chmod(0o755)
    entry = f"{APP_ID}.desktop"
    (FOLDER / entry).symlink_to(f"usr/share/applications/{entry}")
    shutil.copy(ICONS / "app" / "256.png", FOLDER / f"{APP_ID}.png")
    (FOLDER / ".DirIcon").symlink_to(f"{APP_ID}.png")
    return FOLDER
