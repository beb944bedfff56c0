#!/usr/bin/env python3
"""Make the packages of the program; the files go into dist/.

    python3 packaging/build.py wheel sdist     Python's own
    python3 packaging/build.py bundle          the one-folder bundle, in build/bundle
    python3 packaging/build.py deb rpm tar     Linux, around the bundle
    python3 packaging/build.py appimage flatpak
    python3 packaging/build.py windows macos   on those systems
    python3 packaging/build.py windows --stand-in   anywhere: compile the installer's script
    python3 packaging/build.py all             all that can be made on this system

Tools are brought into build/venv; packaging/README.md says what the system must have.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))

from builder import appimage, bundle, deb, flatpak, macos, python, rpm, tarball, windows
from builder.tools import BuildError, plain_modes, size

TARGETS: Final[dict[str, Callable[[], Path]]] = {
    "wheel": python.wheel,
    "sdist": python.sdist,
    "bundle": bundle.make,
    "tar": tarball.make,
    "deb": deb.make,
    "rpm": rpm.make,
    "appimage": appimage.make,
    "flatpak": flatpak.make,
    "windows": windows.make,
    "macos": macos.make,
}

ALL: Final = {
    "linux": ("wheel", "sdist", "bundle", "tar", "deb", "rpm"),
    "win32": ("wheel", "bundle", "windows"),
    "darwin": ("wheel", "bundle", "macos"),
}
"""What `all` makes on each system."""


def main(arguments: list[str]) -> int:
    """Make what the arguments name, in their order; give the exit status."""
    trial = "--stand-in" in arguments
    wanted = [word for word in arguments if word != "--stand-in"]
    if not wanted or not set(wanted) <= {*TARGETS, "all"} or (trial and wanted != ["windows"]):
        print(__doc__)
        return 0 if wanted in (["-h"], ["--help"]) else 2
    try:
        python.enter(Path(__file__).resolve(), arguments)
        for target in ALL.get(sys.platform, ("wheel",)) if "all" in wanted else wanted:
            with plain_modes():
                made = windows.make(trial=True) if trial else TARGETS[target]()
            print(f"{made} ({size(made)})", flush=True)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
