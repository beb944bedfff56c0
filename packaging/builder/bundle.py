"""The one-folder bundle: PyInstaller's, slimmed, with its type and its licences, tried at once."""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from . import font_cut, icons, icu, licences, needs, slim
from .facts import BUILD, BUNDLE, HERE
from .tools import BuildError, emptied, run, size

SPEC: Final = HERE / "pyinstaller" / "riichi_desktop.spec"


def make() -> Path:
    """Make the bundle for the system this runs on, try it, and give its folder."""
    _bring_fonts()
    icons.write(BUILD / "icons")
    licences.collect()
    emptied(BUNDLE.parent)
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", BUNDLE.parent, "--workpath", BUILD / "pyinstaller", SPEC),
    )
    if sys.platform.startswith("linux"):
        _finish_for_linux(BUNDLE / "_internal")
    check(BUNDLE / ("riichi-desktop.exe" if os.name == "nt" else "riichi-desktop"))
    print(f"bundle: {size(BUNDLE)} in {sum(1 for _ in BUNDLE.rglob('*'))} files", file=sys.stderr)
    return BUNDLE


def _finish_for_linux(inside: Path) -> None:
    for library in inside.glob("PySide6/Qt/lib/libicudata.so.*"):
        icu.cut(library, BUILD / "icu")
    slim.share_openssl(inside)
    licences.of_system_libraries(inside)
    licences.of_driver_libraries(inside)
    if lacking := needs.forgotten(BUNDLE):
        raise BuildError(f"Install what the bundle should hold: {', '.join(sorted(lacking))}")


def _bring_fonts() -> None:
    """Cut the type; Windows and macOS have Japanese type of their own and may go without."""
    try:
        font_cut.cut(BUILD / "fonts")
    except BuildError as lacking:
        if sys.platform.startswith("linux"):
            raise
        print(f"{lacking}: the bundle takes the system's type", file=sys.stderr)


def ready() -> Path:
    """Give the bundle's folder, made when it is not there."""
    return BUNDLE if BUNDLE.is_dir() else make()


def check(program: Path) -> None:
    """Let a packed program check itself, away from the clone and its user's files.

    Raises:
        BuildError: it found a fault, or did not start.
    """
    with tempfile.TemporaryDirectory() as folder:
        env = {"QT_QPA_PLATFORM": "offscreen", "RIICHI_DESKTOP_DATA": folder, "LC_ALL": "C.UTF-8"}
        told = run(program, "--self-check", "--lang", "en", cwd=Path(folder), **env)
    print(told, end="", file=sys.stderr)
    if "Failed" in told:
        raise BuildError("The bundle found a fault in itself")


def copied(folder: Path) -> Path:
    """Copy the bundle to a place of a package, readable by everybody; give the place."""
    shutil.copytree(ready(), folder, symlinks=True)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or path.parent == folder
            path.chmod(0o755 if runs else 0o644)
    return folder
