"""Other programs: run them, and say which package brings one that is missing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .facts import epoch

PACKAGE_OF: Final = {
    "as": "binutils",
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "ld": "binutils",
    "makensis": "nsis",
    "mksquashfs": "squashfs-tools",
    "objcopy": "binutils",
    "readelf": "binutils",
    "strip": "binutils",
}
"""A program -> the Debian package that has it."""

SHOWN: Final = 200
"""How much of a command is told."""


class BuildError(Exception):
    """A package cannot be made, with the reason that is told."""


def need(program: str) -> str:
    """Give the path of a program.

    Raises:
        BuildError: it is not here, with the package that brings it.
    """
    if path := shutil.which(program):
        return path
    package = PACKAGE_OF.get(program, program)
    raise BuildError(f"{program} is missing (on Debian: apt install {package})")


def run(*command: str | Path, cwd: Path | None = None, **environ: str) -> str:
    """Run a command to its end and give what it printed; its complaints go through.

    Args:
        command: a program and its arguments.
        cwd: the folder to run it in.
        environ: what is added to the environment.

    Raises:
        BuildError: it failed.
    """
    words = " ".join(map(str, command))
    print("$", words if len(words) < SHOWN else f"{words[:SHOWN]} …", file=sys.stderr, flush=True)
    env = os.environ | {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1"} | environ
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{Path(command[0]).name} failed ({done.returncode})\n{done.stdout}")
    return done.stdout


def emptied(folder: Path) -> Path:
    """Give a folder with nothing in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def dated(folder: Path) -> None:
    """Give everything in a folder one date, so that the same sources make the same archive."""
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def size(path: Path) -> str:
    """Give the size of a file or of all files of a folder, in MB of 1,000,000 bytes."""
    files = [path] if path.is_file() else [f for f in path.rglob("*") if not f.is_symlink()]
    return f"{sum(f.stat().st_size for f in files if f.is_file()) / 1e6:.1f} MB"


@contextmanager
def plain_modes() -> Iterator[None]:
    """Let files made meanwhile be readable by everybody, whatever the builder's umask is."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)
