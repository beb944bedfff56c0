"""The Flatpak: the archive of tarball.py in a sandbox without a network."""

import shutil
from pathlib import Path
from typing import Final

from . import tarball
from .facts import APP_ID, BUILD, COMMAND, DIST, HERE, VERSION, filled
from .tools import emptied, need, run

MANIFEST: Final = HERE / "flatpak" / f"{APP_ID}.json"


def make() -> Path:
    """Make the single-file Flatpak; give its path. Runtime and SDK must be installed."""
    work = emptied(BUILD / "flatpak")
    shutil.copytree(tarball.tree(work / "tree"), work / "payload", symlinks=True)
    manifest = work / MANIFEST.name
    manifest.write_text(filled(MANIFEST.read_text("utf-8")), "utf-8")
    builder = need("flatpak-builder")
    options = ("--force-clean", "--disable-rofiles-fuse", f"--repo={work}/repo")
    run(builder, *options, work / "app", manifest)
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{COMMAND}-{VERSION}.flatpak"
    run(need("flatpak"), "build-bundle", work / "repo", made, APP_ID)
    return made
