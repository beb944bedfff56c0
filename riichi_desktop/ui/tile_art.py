"""The pictures of the tiles: drawn once per size and theme, kept in memory.

The faces are resources/tiles (packaging/tile_art writes them); `tile_body` paints what they lie on.
"""

from collections import OrderedDict
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from riichi_desktop.engine import Tile
from riichi_desktop.ui.tile_body import (
    DAY,
    NIGHT,
    Body,
    Inks,
    paint_body,
    paint_lit_rim,
    paint_shadows,
    tile_lift,
    tile_size,
)
from riichi_desktop.ui.tile_face import face_renderer, paint_index

__all__ = ["TileArt", "tile_lift", "tile_size"]

CACHE_SIZE: Final = 2000
"""Pictures kept at most; the one unused for longest goes first."""

_PAPER_HEIGHT: Final = 72
"""On paper a tile has the rim and shadow, in proportion, that it has on screen at this height."""

_SCREEN: Final = (1, 2, 3)
"""What Qt calls a widget, a pixmap and an image (QPaintDevice::devType, QInternal); not paper."""

_NO_INK: Final = -1
"""Stands for a tile where only its body is wanted: a back, or what a face is laid on."""


class _Key(NamedTuple):
    """All that tells one picture from another."""

    tile: Tile
    height: int
    ratio: float
    dark: bool
    turned: bool
    back: bool
    indexed: bool
    lit: bool
    bleed: int


class TileArt:
    """Gives and paints pictures of tiles, each rendered once.

    Args:
        dark: whether the tiles lie in the dark theme.
    """

    def __init__(self, dark: bool = False) -> None:
        self._dark = dark
        self._indexed = False
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._faces: dict[tuple[Tile, bool, bool, bool], QSvgRenderer] = {}

    @property
    def kept(self) -> int:
        """How many pictures are kept."""
        return len(self._pixmaps)

    @property
    def dark(self) -> bool:
        """Whether the tiles lie in the dark theme."""
        return self._dark

    @property
    def indexed(self) -> bool:
        """Whether every tile has an index, asked for or not."""
        return self._indexed

    def set_indexed(self, indexed: bool) -> None:
        """Give every tile an index from now on, or only those it is asked for."""
        self._indexed = indexed

    def set_dark(self, dark: bool) -> None:
        """Change the theme: pictures asked for from now on are of it."""
        self._dark = dark

    def pixmap(
        self,
        tile: Tile,
        height: int,
        dpr: float = 1.0,
        *,
        turned: bool = False,
        back: bool = False,
        index: bool = False,
    ) -> QPixmap:
        """Give a tile with its body, of the logical size `tile_size(height, turned)`.

        Args:
            tile: 0 to 36; of no matter with `back`.
            height: of the upright tile, in logical pixels.
            dpr: device pixels in one logical pixel.
            turned: lying on its side, the face a quarter turn anticlockwise.
            back: face down.
            index: with a small figure or letter in the upper left corner.
        """
        tile = _NO_INK if back else tile
        index = index or self._indexed
        return self._get(_Key(tile, height, dpr, self._dark, turned, back, index, False, 0))

    def paint(
        self,
        painter: QPainter,
        rect: QRect | QRectF,
        tile: Tile,
        *,
        turned: bool = False,
        back: bool = False,
        index: bool = False,
        opacity: float = 1.0,
        lit: bool = False,
    ) -> None:
        """Paint a tile into its box, the shadows falling a little outside.

        Where it goes to paper (PDF, print) it is drawn as lines, not as a picture.

        Args:
            painter: where to paint; it comes back as it was.
            rect: the tile's box, in the painter's units: 3 x 4, or 4 x 3 where turned.
            tile: 0 to 36; of no matter with `back`.
            turned: lying on its side.
            back: face down.
            index: with an index.
            opacity: 0 to 1.
            lit: with a brass rim, its shadow `tile_lift(height)` lower: raise `rect` by as much.
        """
        height = round(rect.width() if turned else rect.height())
        tile, index, ratio = _NO_INK if back else tile, index or self._indexed, _ratio(painter)
        key = _Key(tile, height, ratio or 1.0, self._dark, turned, back, index, lit, _bleed(height))
        before = painter.opacity()
        painter.setOpacity(before * opacity)
        if ratio:
            x = round(rect.x() * ratio) / ratio - key.bleed
            y = round(rect.y() * ratio) / ratio - key.bleed
            painter.drawPixmap(QPointF(x, y), self._get(key))
        else:
            self._paint_on_paper(painter, QRectF(rect).topLeft(), key)
        painter.setOpacity(before)

    def _paint_on_paper(self, painter: QPainter, corner: QPointF, key: _Key) -> None:
        """Draw a tile as lines, with the rim and shadow of a picture of its own."""
        scale = key.height / _PAPER_HEIGHT
        key = key._replace(height=_PAPER_HEIGHT)
        painter.save()
        painter.translate(corner)
        painter.scale(scale, scale)
        self._draw_body(painter, key)
        if not key.back:
            self._draw_face(painter, key)
        painter.restore()

    def _get(self, key: _Key) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._render(key)
            if len(self._pixmaps) > CACHE_SIZE:
                self._pixmaps.popitem(last=False)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap

    def _render(self, key: _Key) -> QPixmap:
        size = tile_size(key.height, key.turned).grownBy(QMargins(*4 * (key.bleed,)))
        pixmap = QPixmap(size * key.ratio)
        pixmap.setDevicePixelRatio(key.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(key.bleed, key.bleed)
        if key.tile == _NO_INK:
            self._draw_body(painter, key)
        else:
            body = self._get(key._replace(tile=_NO_INK, indexed=False))
            painter.drawPixmap(-key.bleed, -key.bleed, body)
            self._draw_face(painter, key)
        painter.end()
        return pixmap

    def _draw_body(self, painter: QPainter, key: _Key) -> None:
        """Draw shadows, slabs and, where no face comes, the brass rim."""
        inks, body = _inks(key), _body(key)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadows(painter, body, inks, tile_lift(key.height) if key.lit else 0)
        paint_body(painter, body, inks, back=key.back)
        if key.lit and key.back:
            paint_lit_rim(painter, body)

    def _draw_face(self, painter: QPainter, key: _Key) -> None:
        """Draw what is inked on a face, then the brass rim."""
        body = _body(key)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._face(key).render(painter, QRectF(0, 0, *(v * body.unit for v in body.box)))
        if key.indexed:
            paint_index(painter, body, key.tile, _inks(key))
        if key.lit:
            paint_lit_rim(painter, body)

    def _face(self, key: _Key) -> QSvgRenderer:
        flags = (key.tile, key.dark, key.turned, key.indexed)
        renderer = self._faces.get(flags)
        if renderer is None:
            renderer = face_renderer(key.tile, _inks(key), turned=key.turned, index=key.indexed)
            self._faces[flags] = renderer
        return renderer


def _inks(key: _Key) -> Inks:
    return NIGHT if key.dark else DAY


def _body(key: _Key) -> Body:
    return Body(key.height, key.ratio, key.turned)


def _ratio(painter: QPainter) -> float:
    """Give the device pixels in one unit of the painter, or 0 where it draws on paper."""
    device = painter.device()
    if device.devType() not in _SCREEN:
        return 0
    scale: float = painter.worldTransform().m11()
    return device.devicePixelRatioF() * (scale if scale > 0 else 1)


@cache
def _bleed(height: int) -> int:
    """Give the logical pixels kept for shadows around a tile; by fours, whole at every ratio."""
    return 4 * -(-(tile_lift(height) + height // 20 + 1) // 4)
