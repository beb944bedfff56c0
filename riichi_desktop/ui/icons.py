"""The icons of the window: resources/icons in any one colour, drawn once and kept.

They are our own drawings in a grid of 24, lines of 1.75 with round ends, `@INK@` for their colour.
"""

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from riichi_desktop.paths import resource

CACHE_SIZE: Final = 512
"""Pictures kept at most."""

RATIOS: Final = (1.0, 2.0)
"""Device pixels per logical pixel for which an icon brings a picture; Qt scales between them."""

APP_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""The sizes in which resources/icons/app has the program's own icon, in pixels."""


@lru_cache(maxsize=CACHE_SIZE)
def icon_pixmap(name: str, color: str, size: int = 18, dpr: float = 1.0) -> QPixmap:
    """Give an icon as a picture.

    Args:
        name: of a file in resources/icons, without its ending.
        color: "#rrggbb".
        size: width and height in logical pixels.
        dpr: device pixels in one logical pixel.

    Raises:
        FileNotFoundError: no icon has that name.
    """
    side = round(size * dpr)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_source(name).replace("@INK@", color).encode()))
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=CACHE_SIZE)
def icon(name: str, color: str, size: int = 18) -> QIcon:
    """Give an icon for buttons and menus; a greyed button shows it in the same colour.

    Args:
        name: of a file in resources/icons, without its ending.
        color: "#rrggbb".
        size: width and height in logical pixels.

    Raises:
        FileNotFoundError: no icon has that name.
    """
    made = QIcon()
    for ratio in RATIOS:
        pixmap = icon_pixmap(name, color, size, ratio)
        made.addPixmap(pixmap, QIcon.Mode.Normal)
        made.addPixmap(pixmap, QIcon.Mode.Disabled)
    return made


@cache
def app_icon() -> QIcon:
    """Give the program's own icon, in every size it was drawn for."""
    made = QIcon()
    for size in APP_SIZES:
        made.addFile(str(resource("icons", "app", f"{size}.png")))
    return made


@cache
def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")
