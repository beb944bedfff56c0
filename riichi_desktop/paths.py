"""Where things are: what the program brings with it, and what it keeps for its user.

The same `resource` call finds the program's files in a clone (``resources/``), in a wheel and in a
PyInstaller bundle (``riichi_desktop/_resources``, where pyproject.toml and the bundle's recipe put
the same folder). No Qt: the command line asks here as well.
"""

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

DATA_VARIABLE: Final = "RIICHI_DESKTOP_DATA"
"""The environment variable that names another folder for everything the program keeps."""

CONTENTS: Final = "contents.txt"
"""The list of the program's own files, a line each; `packaging/contents.py` writes it."""

_FOLDER: Final = "riichi-desktop"

_chosen: Path | None = None


def resource(*parts: str) -> Path:
    """Give the path of a file or folder that comes with the program.

    Args:
        parts: the way down from ``resources/``, e.g. ``"tiles", "5m.svg"``.
    """
    return _resources().joinpath(*parts)


def lacking() -> tuple[str, ...]:
    """Name the files that the program is to bring and does not, as in ``contents.txt``."""
    try:
        wanted = resource(CONTENTS).read_text("utf-8").split()
    except OSError:
        return (CONTENTS,)
    return tuple([file for file in wanted if not os.access(resource(file), os.R_OK)])


def resource_of(error: BaseException) -> str:
    """Name the file of the program's own that an error is about: ``tiles/5m.svg``; "" for none."""
    if not isinstance(error, OSError) or not isinstance(error.filename, str):
        return ""
    path = Path(error.filename)
    if not path.is_relative_to(_resources()):
        return ""
    return path.relative_to(_resources()).as_posix()


def use_data_dir(folder: str | os.PathLike[str] | None) -> None:
    """Keep everything in one folder from now on (``--data-dir``); None takes the choice back."""
    global _chosen  # noqa: PLW0603 - one choice for the whole process, made before anything is read
    _chosen = None if folder is None else _whole(folder)


def data_dir() -> Path:
    """Give the folder of the user's own data: drafts, history, rule sets. It is made when absent.

    The first of: `use_data_dir`, ``RIICHI_DESKTOP_DATA``, the system's usual place. A folder that
    cannot be made is given all the same: whoever writes there meets the OSError.
    """
    return _made(_override() or _usual_data() / _FOLDER)


def has_folder(name: str) -> bool:
    """Tell whether there is a folder of a name in the data folder, and it can be looked at."""
    try:
        return (data_dir() / name).is_dir()
    except OSError:  # too long a name, or closed to this user
        return False


def config_dir() -> Path:
    """Give the folder of the settings, made when absent; where data has another place, that one."""
    return _made(_override() or _usual_config() / _FOLDER)


@cache
def _resources() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    package = Path(bundle, "riichi_desktop") if bundle else Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def _override() -> Path | None:
    if _chosen is not None:
        return _chosen
    named = os.environ.get(DATA_VARIABLE)
    return _whole(named) if named else None


def _whole(folder: str | os.PathLike[str]) -> Path:
    """Give the whole way to a folder; ``~`` stays as it is where nobody has such a home."""
    path = Path(folder)
    with suppress(RuntimeError):
        path = path.expanduser()
    return path.absolute()


def _home() -> Path:
    """Give the user's folder; the root of the system where the user has none, as a service."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep).absolute()


def _usual_data() -> Path:
    if sys.platform == "win32":
        return _from_environment("APPDATA", "AppData", "Roaming")
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support"
    return _from_environment("XDG_DATA_HOME", ".local", "share")


def _usual_config() -> Path:
    if sys.platform in ("win32", "darwin"):
        return _usual_data()
    return _from_environment("XDG_CONFIG_HOME", ".config")


def _from_environment(name: str, *default: str) -> Path:
    """Give the folder that a variable names; a relative one does not count (XDG)."""
    named = Path(os.environ.get(name, ""))
    return named if named.is_absolute() else _home().joinpath(*default)


def _made(folder: Path) -> Path:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
