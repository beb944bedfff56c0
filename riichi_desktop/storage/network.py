"""Whether a path is on another machine: SQLite's locks and its shared memory hold on one host only.

Source: https://www.sqlite.org/wal.html ("all processes using a database must be on the same host").
"""

import os
import re
import subprocess
import sys
from pathlib import Path, PurePath
from typing import Final, NamedTuple

NETWORK: Final = frozenset(
    (
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "smb2", "afs", "afpfs", "ncpfs", "webdav"),
        *("davfs", "coda", "ceph", "glusterfs", "lustre", "gfs2", "ocfs2", "fuse.sshfs"),
        *("fuse.gvfsd-fuse", "fuse.rclone", "fuse.davfs2", "fuse.glusterfs", "fuse.smbnetfs"),
    )
)
"""The kinds of file system that other machines can write to as well."""

_LINUX_TABLE: Final = Path("/proc/self/mountinfo")
_OCTAL: Final = re.compile(rb"\\([0-3][0-7]{2})")
_MAC_MOUNT: Final = re.compile(r"^.* on (?P<place>/.*) \((?P<kind>\w+)", re.MULTILINE)
_REMOTE_DRIVE: Final = 4


class Mount(NamedTuple):
    """Where a file system is seen, and of what kind it is."""

    place: str
    kind: str


def is_on_network(path: Path) -> bool:
    """Tell whether a path, which need not exist yet, is on another machine's disk."""
    whole = os.path.realpath(path)
    if sys.platform == "win32":
        return is_unc(whole) or _is_remote_drive(whole)
    return kind_at(whole, _mounts()) in NETWORK


def is_unc(path: str) -> bool:
    r"""Tell whether a path of Windows names another machine: ``\\server\share\…``."""
    plain = path.replace("/", "\\").upper()
    if plain.startswith(("\\\\?\\", "\\\\.\\")):
        return plain[4:].startswith("UNC\\")
    return plain.startswith("\\\\")


def kind_at(path: str, mounts: tuple[Mount, ...]) -> str:
    """Give the kind of the file system that a whole path is on; "" where none is known.

    Of several at one place the last one covers the others.
    """
    here = PurePath(path)
    over = [mount for mount in mounts if here.is_relative_to(mount.place)]
    over.sort(key=lambda mount: len(PurePath(mount.place).parts))
    return over[-1].kind if over else ""


def read_mountinfo(table: bytes) -> tuple[Mount, ...]:
    """Read the table of Linux (proc(5)): the fifth word is the place, the kind is behind a dash."""
    found = []
    for line in table.splitlines():
        words = line.split()
        if b"-" in words[6:-1]:
            place = _OCTAL.sub(lambda code: bytes([int(code[1], 8)]), words[4])
            found.append(Mount(os.fsdecode(place), words[words.index(b"-", 6) + 1].decode()))
    return tuple(found)


def read_mount_command(text: str) -> tuple[Mount, ...]:
    """Read what macOS's ``mount`` prints: ``//user@host/share on /Volumes/share (smbfs, …)``."""
    return tuple(Mount(line["place"], line["kind"]) for line in _MAC_MOUNT.finditer(text))


def _mounts() -> tuple[Mount, ...]:
    try:
        if sys.platform == "darwin":
            asked = subprocess.run(
                ["/sbin/mount"], capture_output=True, text=True, check=True, timeout=5
            )
            return read_mount_command(asked.stdout)
        return read_mountinfo(_LINUX_TABLE.read_bytes())
    except (OSError, subprocess.SubprocessError):
        return ()


if sys.platform == "win32":
    from ctypes import windll

    def _is_remote_drive(path: str) -> bool:
        drive = os.path.splitdrive(path)[0]
        return bool(windll.kernel32.GetDriveTypeW(f"{drive}\\") == _REMOTE_DRIVE)

else:

    def _is_remote_drive(_path: str) -> bool:
        return False
