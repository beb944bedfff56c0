"""Write the program's icon: drawings app*.svg and, from them, the PNGs of resources/icons/app.

    python3 packaging/tile_art/app_icon.py

Run by hand; the output is committed. An ivory tile on felt, the red dragon on it; up to 32 pixels
drawings of their own, with edges on whole pixels. It needs PySide6 besides what generate.py needs.
"""

import os
import sys
from pathlib import Path
from typing import Final

from kanji import character
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

TARGET: Final = Path(__file__).resolve().parents[2] / "resources" / "icons"

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
OWN_DRAWING: Final = {16: "app-16.svg", 24: "app-24.svg", 32: "app-16.svg"}
"""The sizes, in pixels, that are not made from app.svg."""

FELT: Final = "#1d6350"
FELT_EDGE: Final = "#2f7863"
FELT_SHADE: Final = "#124638"
BACK: Final = "#c8892f"
SIDE: Final = "#e6dcc2"
FACE: Final = "#fffcf0"
RED: Final = "#b3161b"


def box(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    """Give a rounded rectangle."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" '
        f'fill="{fill}"/>'
    )


def large() -> str:
    """Give the icon in a grid of 512: the tile with its three slabs and its shadow."""
    slabs = ((49, FELT_SHADE), (36, BACK), (20, SIDE), (0, FACE))
    return _document(
        512,
        box(0, 0, 512, 512, 112, FELT_EDGE),
        box(7, 7, 498, 498, 105, FELT),
        *(box(112, 54 + depth, 288, 368, 36, fill) for depth, fill in slabs),
        character("中", (148, 108, 216, 260), RED, grade=6),
    )


def small() -> str:
    """Give the icon in a grid of 16, the dragon drawn in bars: for 16 and 32 pixels."""
    return _document(
        16,
        box(0, 0, 16, 16, 3.5, FELT),
        box(3, 3, 10, 12, 1.5, BACK),
        box(3, 1, 10, 13, 1.5, FACE),
        _bars("M4 5H7V3H9V5H12V10H9V13H7V10H4Z", "M5 6V9H7V6ZM9 6V9H11V6Z"),
    )


def middle() -> str:
    """Give the icon in a grid of 24, likewise: for 24 pixels."""
    return _document(
        24,
        box(0, 0, 24, 24, 5, FELT),
        box(5, 6, 14, 17, 2, FELT_SHADE),
        box(5, 5, 14, 17, 2, BACK),
        box(5, 2, 14, 18, 2, FACE),
        _bars("M7 7H11V4H13V7H17V14H13V18H11V14H7Z", "M9 9V12H11V9ZM13 9V12H15V9Z"),
    )


def _bars(outline: str, holes: str) -> str:
    return f'<path fill="{RED}" fill-rule="evenodd" d="{outline}{holes}"/>'


def _document(grid: int, *elements: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {grid} {grid}">'
    return "\n".join([head, *elements, "</svg>", ""])


def _save(document: str, size: int, target: Path) -> None:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(document.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    image.save(str(target))


def main() -> int:
    """Write the drawings and the pictures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    (TARGET / "app").mkdir(parents=True, exist_ok=True)
    drawings = {"app.svg": large(), "app-16.svg": small(), "app-24.svg": middle()}
    for name, document in drawings.items():
        (TARGET / name).write_text(document, encoding="utf-8", newline="\n")
    for size in SIZES:
        name = OWN_DRAWING.get(size, "app.svg")
        _save(drawings[name], size, TARGET / "app" / f"{size}.png")
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
