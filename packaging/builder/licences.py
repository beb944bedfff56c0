"""The licences of all that a bundle holds, as files in it."""

import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from . import slim
from .facts import BUILD, HERE, ROOT, filled
from .python import requirements
from .tools import BuildError, emptied

FOLDER: Final = BUILD / "licences"

QT: Final = frozenset(("pyside6-essentials", "shiboken6"))
"""Python packages whose licences are in packaging/licences: they bring offers of other ones too."""


def collect() -> Path:
    """Fill build/licences with all that is known before the bundle is made; give the folder."""
    emptied(FOLDER)
    for name in ("LICENSE", "THIRD_PARTY_NOTICES.md"):
        shutil.copy(ROOT / name, FOLDER / name)
    for text in sorted((HERE / "licences").iterdir()):
        (FOLDER / text.name).write_text(filled(text.read_text("utf-8")), "utf-8")
    for name in (*packages(), "pyinstaller"):  # this one for its start-up program
        (FOLDER / f"{name}.txt").write_text(of_package(name), "utf-8")
    shutil.copy(of_python(), FOLDER / "Python.txt")
    return FOLDER


def packages() -> list[str]:
    """Name the Python packages that a bundle runs on here, with what these need, without Qt's."""
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    met: set[str] = set()
    asked = [Requirement(one) for one in requirements()]
    while asked:
        wanted = asked.pop()
        met.add(canonicalize_name(wanted.name))
        for one in map(Requirement, distribution(wanted.name).requires or ()):
            marker, extras = one.marker, wanted.extras or {""}
            needed = not marker or any(marker.evaluate({"extra": extra}) for extra in extras)
            if needed and canonicalize_name(one.name) not in met:
                asked.append(one)
    return sorted(met - QT)


def of_package(name: str) -> str:
    """Give the licence text that a package brings.

    Raises:
        BuildError: it brings none.
    """
    files = distribution(name).files or []
    wanted = re.compile(r"\.dist-info/(licenses/)?(LICEN[CS]E|COPYING)[\w.]*$")
    texts = [Path(file.locate()).read_text("utf-8") for file in files if wanted.search(str(file))]
    if not texts:
        raise BuildError(f"{name} brings no licence file")
    return "\n".join(texts)


def of_python() -> Path:
    """Give the file with Python's licence.

    Raises:
        BuildError: it is nowhere.
    """
    for folder in (sysconfig.get_path("stdlib"), sys.base_prefix):
        file = Path(folder, "LICENSE.txt")
        if file.is_file():
            return file
    raise BuildError("Python's LICENSE.txt is missing")


def of_system_libraries(folder: Path) -> None:
    """Add to a Linux bundle the licences of the system's libraries in it, as Debian tells them.

    Args:
        folder: the bundle's ``_internal``.

    Raises:
        BuildError: nobody here can tell them.
    """
    if shutil.which("dpkg-query") is None:
        raise BuildError("The libraries' licences are known on Debian's family alone")
    for library in of_the_system(folder):
        package = owner(library.name)
        source = Path("/usr/share/doc", package, "copyright")
        shutil.copy(source.resolve(), folder / "licences" / f"{package}.txt")


def of_driver_libraries(folder: Path) -> None:
    """Add to a Linux bundle the licences of what PostgreSQL's driver brings, as Debian has them.

    Args:
        folder: the bundle's ``_internal``.

    Raises:
        BuildError: Debian's libpq, which needs the same libraries, is not installed here.
    """
    for library in sorted(folder.glob("psycopg_binary.libs/*.so*")):
        name = library.name.partition("-")[0]  # libpq-e9b5c9ac.so.5.18
        package = owner(f"{name}.so.*", f"{name}-*.so.*")
        source = Path("/usr/share/doc", package, "copyright")
        shutil.copy(source.resolve(), folder / "licences" / f"{package}.txt")


def of_the_system(folder: Path) -> list[Path]:
    """Give those libraries of a bundle that are there in place of the system's.

    These are the ones of the system that it was made on, and the names by which Python's `ssl`
    finds the driver's OpenSSL (`slim.share_openssl`).
    """
    of_packages = re.compile(r"lib(python3|Qt6|icu|pyside6|shiboken6)")
    files = (path for path in sorted(folder.glob("lib*.so*")) if not of_packages.match(path.name))
    shared = {f"{name}.so" for name in slim.OPENSSL}
    return [path for path in files if not path.is_symlink() or path.stem in shared]


def owner(*libraries: str) -> str:
    """Give the Debian package that a shared library came from, without its architecture.

    Args:
        libraries: its name, or patterns of it.

    Raises:
        BuildError: no package has it.
    """
    command = ["dpkg-query", "--search", *(f"*/{library}" for library in libraries)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    if not told:
        raise BuildError(f"No Debian package that is installed has {libraries[0]}")
    return told.split(":")[0]


def names(bundle: Path) -> set[str]:
    """Give the names of the licence files of a bundle."""
    return {path.name for path in (bundle / "_internal" / "licences").iterdir()}
