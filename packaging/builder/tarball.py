"""The archive for any Linux: unpack, run, or install from it."""

import lzma
import tarfile
from pathlib import Path

from . import linux_tree
from .facts import BUILD, COMMAND, DIST, VERSION, epoch, filled, machine
from .tools import emptied


def name() -> str:
    """Give the name of the archive's folder."""
    return f"{COMMAND}-{VERSION}-linux-{machine()}"


def make() -> Path:
    """Make the archive; give its path."""
    folder = tree(emptied(BUILD / "tar") / name())
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{name()}.tar.xz"
    with (
        lzma.open(made, "wb", preset=6) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=_plain)
    return made


def tree(folder: Path) -> Path:
    """Lay the archive's folder out; give it."""
    linux_tree.make(folder)
    linux_tree.check(folder / "share")
    (folder / "bin" / COMMAND).unlink()  # the installer makes it, and knows where
    (folder / "bin").rmdir()
    script = folder / "install.sh"
    script.write_text(filled((linux_tree.LINUX / "install.sh").read_text("utf-8")), "utf-8")
    script.chmod(0o755)
    (folder / "README.txt").write_text(_readme(), "utf-8")
    return folder


def _readme() -> str:
    lines = (linux_tree.LINUX / "install.sh").read_text("utf-8").splitlines()[1:6]
    about = "\n".join(line.removeprefix("#").removeprefix(" ") for line in lines)
    return filled(f"@NAME@ @VERSION@\n\n{about}\n\nLicences: lib/@COMMAND@/_internal/licences\n")


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Take from an entry who made it and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch()
    return entry
