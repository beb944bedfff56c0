"""What a Linux bundle needs of the system: read from its shared libraries, not from memory."""

import re
import subprocess
from pathlib import Path
from typing import Final

from . import licences, slim
from .facts import COMMAND
from .tools import BuildError, emptied, need, run

OPTIONAL: Final = {"libqgtk3.so": "libgtk-3-0", "libcupsprintersupport.so": "libcups2"}
"""Plugins that Qt can do without -> the Debian package of what they need."""


DATA: Final = ("fontconfig-config", "xkb-data")
"""Debian packages of files, which no library names: Latin letters' shapes, keyboards."""


def libraries(folder: Path) -> list[Path]:
    """Give every ELF file of a bundle."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if is_elf(path)]


def is_elf(path: Path) -> bool:
    """Tell whether a file is a program or shared library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def required(folder: Path) -> list[Path]:
    """Give the ELF files that must load: all but the optional plugins."""
    return [path for path in libraries(folder) if path.name not in OPTIONAL]


def sonames(folder: Path) -> set[str]:
    """Give the names of the shared libraries that a bundle needs and does not hold."""
    told = run(need("readelf"), "--dynamic", *map(str, required(folder)))
    held = {path.name for path in folder.rglob("*.so*")}
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", told)) - held


def forgotten(folder: Path) -> set[str]:
    """Give the libraries that a bundle ought to hold, needs, and does not hold."""
    return {name for name in sonames(folder) if slim.LIBRARIES.match(name)}


def newest_symbol(folder: Path, family: str) -> tuple[int, ...]:
    """Give the newest version of a library's symbols that a bundle needs.

    Args:
        folder: the bundle.
        family: for instance ``GLIBC``.
    """
    told = run(need("readelf"), "--version-info", *map(str, required(folder)))
    found = re.findall(rf"Name: {family}_([\d.]+)", told)
    return max(tuple(map(int, version.split("."))) for version in found)


def debian(folder: Path, work: Path) -> str:
    """Give the Depends of a Debian package, as dpkg-shlibdeps works them out.

    Args:
        folder: the bundle.
        work: a folder to work in, emptied.

    Raises:
        BuildError: a library that is needed is not installed here.
    """
    (emptied(work) / "debian").mkdir()
    control = f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: any\n"
    (work / "debian" / "control").write_text(control)
    inside = sorted({str(path.parent) for path in libraries(folder)})
    command = [
        *(need("dpkg-shlibdeps"), "-O", "--ignore-missing-info", "--warnings=0"),
        *(f"-l{place}" for place in inside),
        *(f"-e{path}" for path in required(folder)),
    ]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        faults = [line for line in done.stderr.splitlines() if "error" in line]
        raise BuildError("\n".join(faults))
    (line,) = re.findall(r"^shlibs:Depends=(.*)$", done.stdout, re.MULTILINE)
    brought = {licences.owner(path.name) for path in licences.of_the_system(folder / "_internal")}
    wanted = {name for name in line.split(", ") if name.split(" ")[0] not in brought}
    return ", ".join(sorted({*wanted, *DATA}))
