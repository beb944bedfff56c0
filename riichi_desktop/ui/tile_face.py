"""The inked face of a tile: resources/tiles in the colours of a theme, upright or turned."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from riichi_desktop.engine import KIND, Tile, tile_name
from riichi_desktop.paths import resource
from riichi_desktop.ui.tile_body import Body, Inks

_MARK: Final = '<path id="mark"'
"""How the corner of a red five begins in the files; it stays in the corner when the art moves."""

_TURNED_MARK: Final = "translate(3 297) rotate(-90)"
_TURNED_ART: Final = "translate(200 136) rotate(-90) scale(.975) translate(-150 -186)"
"""A quarter turn anticlockwise, a little smaller: a turned face is 272 high, not 294."""

_INDEXED_ART: Final = "translate(34 46) scale(.86)"
"""Where an index is shown, the art makes room for it."""

_HONOUR_INDEX: Final = "ESWNPFC"
"""The letters that indexed sets print on honours: the winds, then white, green, red."""

_SMALLEST_INDEX: Final = 8
"""Logical pixels below which a figure cannot be read."""


@cache
def _source(name: str) -> str:
    """Give what the file of a tile has between its <svg> and </svg>."""
    text = resource("tiles", f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def face_document(tile: Tile, inks: Inks, *, turned: bool = False, index: bool = False) -> str:
    """Give the face as an SVG document on a transparent ground, in the box of the tile.

    Args:
        tile: 0 to 36.
        inks: the theme's colours.
        turned: in a box of 400 x 300, a quarter turn anticlockwise; else 300 x 400.
        index: with room for an index (`paint_index`) in the upper left corner.
    """
    art, mark, rest = _source(tile_name(tile)).partition(_MARK)
    if index:
        art = f'<g transform="{_INDEXED_ART}">{art}</g>'
    mark += rest
    if turned:
        art = f'<g transform="{_TURNED_ART}">{art}</g>'
        mark = f'<g transform="{_TURNED_MARK}">{mark}</g>'
    for word, colour in inks.words().items():
        art, mark = art.replace(word, colour), mark.replace(word, colour)
    box = "0 0 400 300" if turned else "0 0 300 400"
    # A width of 0 for what has no stroke: on paper Qt would draw one all the same, in the fill.
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" stroke-width="0">'
    return f"{head}{art}{mark}</svg>"


def face_renderer(tile: Tile, inks: Inks, *, turned: bool, index: bool) -> QSvgRenderer:
    """Give a renderer of `face_document`."""
    document = face_document(tile, inks, turned=turned, index=index)
    return QSvgRenderer(QByteArray(document.encode()))


def index_of(tile: Tile) -> str:
    """Give what an index says: the rank, or the letter of an honour."""
    kind = KIND[tile]
    return _HONOUR_INDEX[kind - 27] if kind > 26 else str(kind % 9 + 1)


def paint_index(painter: QPainter, body: Body, tile: Tile, inks: Inks) -> None:
    """Write the index into the upper left corner of the face, where the face is large enough.

    Args:
        painter: at the corner of the tile's box.
        body: the tile's size and place.
        tile: 0 to 36.
        inks: the theme's colours.
    """
    k = body.unit
    size = 64 * k
    if size < _SMALLEST_INDEX:
        return
    font = QFont(painter.font())
    font.setPixelSize(round(size))
    font.setBold(True)
    painter.save()
    if body.turned:
        painter.setTransform(QTransform(0, -1, 1, 0, 0, 297 * k), combine=True)
    painter.setFont(font)
    painter.setPen(QColor(inks.red if tile > 33 else inks.ink))
    room = QRectF(QPointF(18 * k, 10 * k), QPointF(98 * k, 84 * k))
    painter.drawText(
        room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, index_of(tile)
    )
    painter.restore()
