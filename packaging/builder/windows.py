"""Windows: the version in the programs, and the installer.

PyInstaller packs for the system it runs on, so the programs are made on Windows. The installer's
script is compiled anywhere: around empty programs, to try it, where `stand_in` makes them.
"""

import sys
from pathlib import Path
from typing import Final

from . import bundle, icons
from .facts import (
    APP_ID,
    BUILD,
    COMMAND,
    DIST,
    HERE,
    LICENCE,
    NAME,
    PUBLISHER,
    SUMMARY,
    VERSION,
    four_numbers,
)
from .tools import BuildError, emptied, need, run

SCRIPT: Final = HERE / "windows" / "installer.nsi"
PROGRAMS: Final = (f"{COMMAND}.exe", f"{COMMAND}-window.exe")
"""For the command line, and the window with no console behind it."""

LANGUAGE: Final = (0x0409, 1200)
"""English, UTF-16: of the words in the version resource."""


def version_words() -> dict[str, str]:
    """Give the words of the version resource, as Explorer shows them."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "InternalName": APP_ID,
        "LegalCopyright": f"{PUBLISHER}, {LICENCE}",
        "OriginalFilename": PROGRAMS[0],
        "ProductName": NAME,
        "ProductVersion": VERSION,
        "Comments": SUMMARY,
    }


def version_resource() -> str:
    """Write the version resource as PyInstaller reads it; give the file's path."""
    language, page = LANGUAGE
    rows = ",\n".join(f"StringStruct({key!r}, {word!r})" for key, word in version_words().items())
    text = f"""VSVersionInfo(
ffi=FixedFileInfo(filevers={four_numbers()}, prodvers={four_numbers()}, mask=0x3f, flags=0x0,
  OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
kids=[
StringFileInfo([StringTable('{language:04x}{page:04x}', [
{rows}])]),
VarFileInfo([VarStruct('Translation', [{language}, {page}])])])
"""
    file = BUILD / "version_resource.txt"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return str(file)


def stand_in() -> Path:
    """Make a folder laid out as the bundle, with empty programs; give it."""
    folder = emptied(BUILD / "stand-in")
    for name in PROGRAMS:
        (folder / name).write_bytes(b"")
    inside = folder / "_internal" / "licences"
    inside.mkdir(parents=True)
    (inside / "LICENSE").write_bytes((HERE.parent / "LICENSE").read_bytes())
    return folder


def make(*, trial: bool = False) -> Path:
    """Make the installer; give its path.

    Args:
        trial: compile the script around empty programs. The file says in its name what it is.

    Raises:
        BuildError: this is not Windows, where alone the programs can be made.
    """
    if not trial and sys.platform != "win32":
        raise BuildError("Made on Windows alone; --stand-in tries the installer's script")
    payload = stand_in() if trial else bundle.ready()
    icon, _ = icons.write(BUILD / "icons")
    DIST.mkdir(exist_ok=True)
    made = (BUILD if trial else DIST) / f"{COMMAND}-{VERSION}-setup{'-stand-in' * trial}.exe"
    options = ("-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines(payload, icon, made))
    run(need("makensis"), *options, SCRIPT)
    return made


def defines(payload: Path, icon: Path, made: Path) -> list[str]:
    """Give what the script is told: where things are, and what the program is called."""
    kilobytes = sum(f.stat().st_size for f in payload.rglob("*") if f.is_file()) // 1024 + 1
    told = {
        "APP_ID": APP_ID,
        "COMMAND": COMMAND,
        "NAME": NAME,
        "PUBLISHER": PUBLISHER,
        "SUMMARY": SUMMARY,
        "VERSION": VERSION,
        "VERSION4": ".".join(map(str, four_numbers())),
        "KILOBYTES": kilobytes,
        "PAYLOAD": payload,
        "ICON": icon,
        "OUT": made,
    }
    return [f"-D{key}={value}" for key, value in told.items()]
