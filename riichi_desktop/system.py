"""What the window needs of the system, asked before Qt is: Qt itself would die without a word.

Standard library only, nothing of the program's: `run.py` asks before anything is installed.
"""

import ctypes
import sys
from collections.abc import Iterable, Mapping
from typing import Final

WINDOW: Final = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""Libraries that any Qt widget loads, and the Debian package of each."""

X11: Final = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""The same for a window of X11."""

WAYLAND: Final = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""The same for a window of Wayland."""

NO_SCREEN: Final = (
    "Riichi Desktop found no screen to open its window on (neither DISPLAY nor WAYLAND_DISPLAY is"
    " set).\nStart it inside a desktop session; the command line works without one:"
    " riichi-desktop --help"
)
DEAD_SCREEN: Final = (
    "Riichi Desktop cannot reach the screen {display} (DISPLAY): is its session still open?"
)

INCOMPLETE: Final = (
    "Riichi Desktop is not complete: its file {file} is missing or cannot be read. Install the"
    " program again."
)
STUMBLED: Final = (
    "Riichi Desktop cannot start ({fault}). Install the program again; if that does not help,"
    " report the problem with this sentence."
)
"""Both in English alone: the words of the other languages may be what is missing."""

_LINUX: Final = sys.platform.startswith("linux")


def obstacle(environ: Mapping[str, str], also: Iterable[str] = ()) -> str:
    """Say why no window can open here, and what to do about it; "" where nothing is in the way.

    Args:
        environ: the environment that Qt will see.
        also: further Debian packages that are known to be missing.
    """
    platform = environ.get("QT_QPA_PLATFORM", "")
    x11 = bool(environ.get("DISPLAY")) and not platform.startswith("wayland")
    wayland = bool(environ.get("WAYLAND_DISPLAY")) and not platform.startswith("xcb")
    if not _LINUX or (platform and not platform.startswith(("xcb", "wayland"))):
        return advice(missing(WINDOW), also)
    if not x11 and not wayland:
        return NO_SCREEN
    if wayland and not missing(WAYLAND):  # Qt takes whichever of the two it can
        return advice(missing(WINDOW), also)
    lacking = missing({**WINDOW, **(X11 if x11 else WAYLAND)})
    if x11 and not lacking and not _x11_answers():
        return DEAD_SCREEN.format(display=environ["DISPLAY"])
    return advice(lacking, also)


def missing(libraries: Mapping[str, str]) -> dict[str, str]:
    """Give those of the libraries that Linux cannot load, each with its Debian package.

    Elsewhere Qt brings all it needs, and nothing is missing.
    """
    if not _LINUX:
        return {}
    return {name: package for name, package in libraries.items() if not loads(name)}


def loads(library: str) -> bool:
    """Tell whether the system can load a shared library, e.g. ``libGL.so.1``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def advice(lacking: Mapping[str, str], also: Iterable[str] = ()) -> str:
    """Word what to install; "" where nothing is missing.

    Args:
        lacking: libraries and their Debian packages, as `missing` gives them.
        also: further Debian packages.
    """
    packages = sorted({*also, *lacking.values()})
    if not packages:
        return ""
    names = ", ".join([*also, *lacking])
    return (
        f"Riichi Desktop needs something that this system does not have yet: {names}.\n"
        "On Debian and Ubuntu this line brings it (elsewhere, the packages that hold the same):\n\n"
        f"    sudo apt install {' '.join(packages)}\n\n"
        "Then run the same command again."
    )


def _x11_answers() -> bool:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = x11.XOpenDisplay(None)
    if display is None:
        return False
    x11.XCloseDisplay(ctypes.c_void_p(display))
    return True
