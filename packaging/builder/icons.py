"""The icon of Windows and of macOS, from the committed PNGs: both hold PNGs behind a short head."""

import struct
from pathlib import Path
from typing import Final

from .facts import ICONS

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Final = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,  # 16 at twice the density
    "ic12": 64,  # 32 at twice
    "ic07": 128,
    "ic13": 256,  # 128 at twice
    "ic08": 256,
    "ic14": 512,  # 256 at twice
    "ic09": 512,
}
"""Apple's name of a picture -> its pixels."""


def png(size: int) -> bytes:
    """Give the icon's PNG of a size in pixels."""
    return (ICONS / "app" / f"{size}.png").read_bytes()


def ico() -> bytes:
    """Give the .ico: a head, a row of 16 bytes for each picture, the pictures."""
    pictures = [png(size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset, rows = len(head) + 16 * len(pictures), b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        rows += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + rows + b"".join(pictures)


def icns() -> bytes:
    """Give the .icns: a head, then each picture behind its name and length."""
    parts = b""
    for name, size in ICNS_TYPES.items():
        picture = png(size)
        parts += name.encode("ascii") + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write(folder: Path) -> tuple[Path, Path]:
    """Write both into a folder; give the paths of the .ico and the .icns."""
    folder.mkdir(parents=True, exist_ok=True)
    windows, mac = folder / "riichi-desktop.ico", folder / "riichi-desktop.icns"
    windows.write_bytes(ico())
    mac.write_bytes(icns())
    return windows, mac
