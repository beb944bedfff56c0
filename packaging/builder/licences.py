"""The licences of all that a bundle holds, as files in it."""

import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from .facts import BUILD, HERE, ROOT, filled
from .tools import BuildError, emptied

FOLDER: Final = BUILD / "licences"

PACKAGES: Final = (
    *("msgspec", "SQLAlchemy", "typing_extensions", "XlsxWriter", "defusedxml", "psycopg"),
    *("psycopg_binary", "pyinstaller"),
)
"""Python packages whose licence is in their own metadata; PyInstaller for its start-up program."""


def collect() -> Path:
    """Fill build/licences with all that is known before the bundle is made; give the folder."""
    emptied(FOLDER)
    for name in ("LICENSE", "THIRD_PARTY_NOTICES.md"):
        shutil.copy(ROOT / name, FOLDER / name)
    for text in sorted((HERE / "licences").iterdir()):
        (FOLDER / text.name).write_text(filled(text.read_text("utf-8")), "utf-8")
    for name in PACKAGES:
        (FOLDER / f"{name}.txt").write_text(of_package(name), "utf-8")
    shutil.copy(of_python(), FOLDER / "Python.txt")
    return FOLDER


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


def of_the_system(folder: Path) -> list[Path]:
    """Give those libraries of a bundle that came from the system that it was made on."""
    of_packages = re.compile(r"lib(python3|Qt6|icu|pyside6|shiboken6)")
    files = (path for path in sorted(folder.glob("lib*.so*")) if not path.is_symlink())
    return [path for path in files if not of_packages.match(path.name)]


def owner(library: str) -> str:
    """Give the Debian package that a shared library came from, without its architecture.

    Raises:
        BuildError: no package has it.
    """
    answer = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    )
    if answer.returncode:
        raise BuildError(f"No Debian package has {library}")
    return answer.stdout.split(":")[0]


def names(bundle: Path) -> set[str]:
    """Give the names of the licence files of a bundle."""
    return {path.name for path in (bundle / "_internal" / "licences").iterdir()}
