"""What every package of Linux holds: the bundle, the command, menu entry, icons, manual page."""

import gzip
import re
import shutil
from pathlib import Path
from typing import Final

from . import bundle, licences, manual
from .facts import APP_ID, COMMAND, HERE, ICONS, PICTURES, ROOT, filled
from .tools import BuildError, need, run

LINUX: Final = HERE / "linux"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)


def make(usr: Path) -> Path:
    """Lay everything out in a folder that stands for /usr; give it."""
    bundle.copied(usr / "lib" / COMMAND)
    (usr / "bin").mkdir()
    (usr / "bin" / COMMAND).symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share(usr / "share")
    return usr


def share(folder: Path) -> None:
    """Lay out what belongs into /usr/share: menu entry, description, icons, manual, papers."""
    _write(folder / "applications" / f"{APP_ID}.desktop", desktop_entry())
    _write(folder / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    page = folder / "man" / "man1" / f"{COMMAND}.1.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual.page().encode("utf-8"), mtime=0))
    for size in ICON_SIZES:
        _copy(ICONS / "app" / f"{size}.png", folder / _icon(f"{size}x{size}", "png"))
    _copy(ICONS / "app.svg", folder / _icon("scalable", "svg"))
    papers = folder / "doc" / COMMAND
    _write(papers / "copyright", copyright_file())
    _copy(ROOT / "README.md", papers / "README.md")


def desktop_entry() -> str:
    """Give the menu entry."""
    return (LINUX / f"{APP_ID}.desktop").read_text("utf-8")


def metainfo() -> str:
    """Give the description for software centres; with pictures where these are published."""
    text = (LINUX / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    if not PICTURES:
        text = re.sub(r"\s*<screenshots>.*</screenshots>", "", text, flags=re.DOTALL)
    return filled(text)


def copyright_file() -> str:
    """Give the paper that says under which licences the package is."""
    own = (ROOT / "LICENSE").read_text("utf-8").strip()
    notices = (ROOT / "THIRD_PARTY_NOTICES.md").read_text("utf-8").strip()
    texts = ", ".join(sorted(licences.names(bundle.ready())))
    where = f"/usr/lib/{COMMAND}/_internal/licences"
    lgpl = "On Debian the LGPL is in /usr/share/common-licenses/LGPL-3 as well."
    return f"{own}\n\n{notices}\n\nThe full texts are in {where}:\n{texts}\n{lgpl}\n"


def check(folder: Path) -> None:
    """Have the menu entry and the description looked at by the tools of their inventors.

    Raises:
        BuildError: they find a fault.
    """
    run(need("desktop-file-validate"), folder / "applications" / f"{APP_ID}.desktop")
    told = run(
        *(need("appstreamcli"), "validate", "--no-net"),
        folder / "metainfo" / f"{APP_ID}.metainfo.xml",
    )
    if "E:" in told:
        raise BuildError(told)


def _icon(size: str, ending: str) -> str:
    return f"icons/hicolor/{size}/apps/{APP_ID}.{ending}"


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
