"""A program of which files are missing: one sentence, no traceback."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scenes import ROOT, window

RESOURCES: Final = ROOT / "resources"
FEW: Final = ("i18n/fr.json", "rules/wrc2025.toml", "tiles/5m.svg", "icons/hand.svg", "practice")


def brought() -> list[str]:
    """Give the files that the program reads, within resources."""
    paths = (path for path in sorted(RESOURCES.rglob("*")) if path.is_file())
    return [
        str(path.relative_to(RESOURCES))
        for path in paths
        if path.suffix not in (".md", ".ts", ".txt")
    ]


def without(file: str, place: Path) -> Path:
    """Give a copy of the resources, by links, in which one file or folder is missing."""
    copy = place / file.replace("/", "-") / "resources"
    shutil.copytree(RESOURCES, copy, copy_function=os.link if _links(place) else shutil.copy)
    gone = copy / file
    if gone.is_dir():
        shutil.rmtree(gone)
    else:
        gone.unlink()
    return copy


def _links(place: Path) -> bool:
    return place.stat().st_dev == RESOURCES.stat().st_dev


def missing_file(file: str, place: Path) -> None:
    """Start the window without one file: it opens and works, or says which file is missing."""
    said = window(
        "hand,pages,status", place / "data", str(without(file, place)), LC_ALL="fr_FR.UTF-8"
    )
    assert "page practice" in said or file in said[-1], said


def every_file(place: Path) -> None:
    """Do without each file in turn."""
    for file in brought():
        missing_file(file, place)
        shutil.rmtree(place / file.replace("/", "-"))


def every_folder(place: Path) -> None:
    """Do without each folder, and without any."""
    for folder in ("i18n", "rules", "tiles", "icons", "practice"):
        missing_file(folder, place)


SCENES: Final[dict[str, Callable[[Path], None]]] = {
    one.__name__: one for one in (every_file, every_folder)
}
