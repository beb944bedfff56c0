"""The body of a tile: shadows, back, ivory side, face, brass rim; in a grid of 300 x 400 units."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from riichi_desktop.ui.palette import LIGHT

GRID: Final = 400
"""Units in the height of an upright tile; it is 300 wide."""

_MARGIN: Final = 3
_DEPTH: Final = 28
_BACK: Final = 13
_RADIUS: Final = 34
_RIM: Final = 0.8
_LIT_RIM: Final = 2.5
_LINE_INSET: Final = 30
_SHADOWS: Final = ((5, 1.5, 0.11), (11, 3.5, 0.09))
"""Each shadow: units below the body, units beside it, darkness from 0 to 1."""


class Inks(NamedTuple):
    """The colours of the tiles, each as "#rrggbb": ivory by day, a little dimmed at night."""

    ink: str
    red: str
    green: str
    blue: str
    face: str
    rim: str
    side: str
    back: str
    back_edge: str
    back_line: str
    shadow: float

    def words(self) -> dict[str, str]:
        """Give the colour for each colour word of resources/tiles."""
        return {
            "@INK@": self.ink,
            "@RED@": self.red,
            "@GREEN@": self.green,
            "@BLUE@": self.blue,
            "@FACE@": self.face,
        }


DAY: Final = Inks(
    ink="#1b1b1b",
    red="#b3161b",
    green="#0a6b3a",
    blue="#1a4fa3",
    face="#fffcf0",
    rim="#d8cfb8",
    side="#e6dcc2",
    back="#c8892f",
    back_edge="#a9711f",
    back_line="#eaa63f",
    shadow=1.0,
)

NIGHT: Final = Inks(
    ink="#1b1b1b",
    red="#a8141a",
    green="#0a6136",
    blue="#184a99",
    face="#f1ebdb",
    rim="#bfb69f",
    side="#cfc5aa",
    back="#a06c24",
    back_edge="#835618",
    back_line="#c28a36",
    shadow=2.2,
)


class Body(NamedTuple):
    """Where a tile of one size lies; the painter's origin is the upper left corner of its box.

    Attributes:
        height: logical pixels of the upright tile.
        ratio: device pixels in one logical pixel.
        turned: lying on its side, as the called tile of an open meld.
    """

    height: float
    ratio: float
    turned: bool

    @property
    def unit(self) -> float:
        """Logical pixels in one unit of the grid."""
        return self.height / GRID

    @property
    def box(self) -> tuple[int, int]:
        """Width and height in units."""
        return (GRID, 300) if self.turned else (300, GRID)

    def layer(self, lift: float) -> QRectF:
        """Give one of the three slabs, so many units above the lowest.

        Its lower edge lies on a whole device pixel, so that the bands below the face stay crisp.
        """
        width, height = self.box
        k = self.unit
        below = round(lift * k * self.ratio)
        if lift:
            below = max(below, 1 if lift <= _BACK else 2)
        bottom = height * k - below / self.ratio
        tall = (height - _DEPTH) * k
        return QRectF(_MARGIN * k, bottom - tall, (width - 2 * _MARGIN) * k, tall)

    @property
    def face(self) -> QRectF:
        """Give the upper slab, where the ink lies; its top is the top of the box."""
        slab = self.layer(_DEPTH)
        slab.setTop(0)
        return slab


def tile_size(height: int, turned: bool = False) -> QSize:
    """Give the logical size of a tile's box: 3 x 4, or 4 x 3 for a turned one.

    Args:
        height: of the upright tile, in logical pixels.
        turned: lying on its side.
    """
    short = round(height * 0.75)
    return QSize(height, short) if turned else QSize(short, height)


def tile_lift(height: int) -> int:
    """Give how many logical pixels a lit tile stands over the table: 5, fewer where it is small."""
    return min(5, height // 10)


def paint_shadows(painter: QPainter, body: Body, inks: Inks, drop: float = 0) -> None:
    """Lay the two faint shadows, a little outside the box at the bottom and the sides.

    Args:
        painter: at the box's corner.
        body: the tile.
        inks: how dark the theme wants them.
        drop: logical pixels that the tile is lifted over the ground: they fall so much lower.
    """
    slab, k = body.layer(0), body.unit
    painter.setPen(Qt.PenStyle.NoPen)
    for below, beside, darkness in _SHADOWS:
        shade = slab.adjusted(-beside * k, 0, beside * k, below * k + drop)
        _fill(painter, shade, _black(darkness * inks.shadow), (_RADIUS + beside) * k)


def paint_body(painter: QPainter, body: Body, inks: Inks, *, back: bool = False) -> None:
    """Paint the three slabs; with `back`, the tile lies face down: its back above, ivory below."""
    lowest, middle, upper = (
        (inks.side, inks.back_edge, inks.back) if back else (inks.back, inks.side, inks.face)
    )
    k = body.unit
    painter.setPen(Qt.PenStyle.NoPen)
    _fill(painter, body.layer(0), QColor(lowest), _RADIUS * k)
    _fill(painter, body.layer(_BACK), QColor(middle), _RADIUS * k)
    _fill(painter, body.face, QColor(upper), _RADIUS * k)
    _stroke(painter, body.face, inks.back_edge if back else inks.rim, _RIM, _RADIUS * k)
    if back:
        inset = _LINE_INSET * k
        line = body.face.adjusted(inset, inset, -inset, -inset)
        _stroke(painter, line, inks.back_line, max(5 * k, 0.8), 12 * k)


def paint_lit_rim(painter: QPainter, body: Body) -> None:
    """Paint the brass rim of a lit tile, inside the edge of its face."""
    width = min(_LIT_RIM, body.height / 16)
    _stroke(painter, body.face, LIGHT.brass, width, _RADIUS * body.unit)


def _fill(painter: QPainter, rect: QRectF, colour: QColor, radius: float) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, radius, radius)


def _stroke(painter: QPainter, rect: QRectF, colour: str, width: float, radius: float) -> None:
    """Draw a rounded frame inside a rectangle."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    inner = max(radius - half, 0.0)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), inner, inner)
    painter.setPen(Qt.PenStyle.NoPen)


def _black(alpha: float) -> QColor:
    return QColor.fromRgbF(0, 0, 0, min(alpha, 1.0))
