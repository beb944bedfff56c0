"""The pictures of the tiles: none blank, none black, red fives known by shape, a bounded cache."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter, QPixmap

from riichi_desktop.engine import KIND, TILES, parse_tile, tile_name
from riichi_desktop.ui import tile_art
from riichi_desktop.ui.palette import LIGHT, contrast
from riichi_desktop.ui.tile_art import TileArt, tile_lift, tile_size
from riichi_desktop.ui.tile_body import DAY, NIGHT, Inks

pytestmark = pytest.mark.usefixtures("qapp")

THEMES = [pytest.param(False, DAY, id="day"), pytest.param(True, NIGHT, id="night")]
GROUND = "#1d6350"


def image_of(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def greys(image: QImage) -> bytes:
    """Give the lightness of each pixel, 0 to 255: what a grey copy would show."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows, width = grey.constBits().tobytes(), grey.bytesPerLine()
    return b"".join(rows[i * width : i * width + grey.width()] for i in range(grey.height()))


def face_area(image: QImage) -> QImage:
    """Give the part of an upright picture that only the face covers."""
    k = image.height() / 400
    return image.copy(round(12 * k), round(8 * k), round(276 * k), round(352 * k))


def dark_mask(image: QImage) -> list[bool]:
    """Tell for each pixel whether it is inked, whatever the colour."""
    return [grey < 170 for grey in greys(image)]


def share_of(image: QImage, colour: str) -> float:
    """Give the share of pixels that are near a colour."""
    pixels = image.constBits().tobytes()
    red, green, blue, _ = QColor(colour).getRgb()
    blues, greens, reds = (pixels[i::4] for i in range(3))
    near = [
        abs(r - red) < 24 and abs(g - green) < 24 and abs(b - blue) < 24
        for r, g, b in zip(reds, greens, blues, strict=True)
    ]
    return sum(near) / len(near)


def painted(size: tuple[int, int], draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


@pytest.mark.parametrize(("dark", "inks"), THEMES)
@pytest.mark.parametrize("height", [36, 48, 96])
def test_no_tile_is_blank_or_black(height: int, dark: bool, inks: Inks) -> None:
    art = TileArt(dark)
    for tile in TILES:
        face = face_area(image_of(art.pixmap(tile, height)))
        inked = sum(dark_mask(face)) / (face.width() * face.height())
        assert 0.03 < inked < 0.5, tile_name(tile)
        # What Qt's SVG does not understand it fills with pure black; our ink is lighter.
        assert min(greys(face)) >= 16, tile_name(tile)
        assert share_of(face, inks.face) > 0.25, tile_name(tile)


@pytest.mark.parametrize(("dark", "inks"), THEMES)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("3m", "ink red"),
        ("1p", "blue green red"),
        ("8p", "blue"),
        ("9p", "green red blue"),
        ("1s", "green red blue"),
        ("7s", "red green"),
        ("2z", "ink"),
        ("5z", "blue"),
        ("6z", "green"),
        ("7z", "red"),
        ("0p", "red"),
    ],
)
def test_a_tile_has_its_inks_and_no_others(name: str, words: str, dark: bool, inks: Inks) -> None:
    face = face_area(image_of(TileArt(dark).pixmap(parse_tile(name), 192)))
    found = {w for w in ("ink", "red", "green", "blue") if share_of(face, getattr(inks, w)) > 0.004}
    assert found == set(words.split())


@pytest.mark.parametrize("turned", [False, True])
def test_every_two_tiles_differ_by_shape(turned: bool) -> None:
    art = TileArt()
    masks = {tile: dark_mask(image_of(art.pixmap(tile, 48, turned=turned))) for tile in TILES}
    for one, other in combinations(TILES, 2):
        differing = sum(a != b for a, b in zip(masks[one], masks[other], strict=True))
        assert differing > 20, (tile_name(one), tile_name(other))


@pytest.mark.parametrize("height", [24, 36, 72])
@pytest.mark.parametrize("name", ["0m", "0p", "0s"])
def test_a_red_five_has_a_mark_in_its_corner(name: str, height: int) -> None:
    art, red = TileArt(), parse_tile(name)
    corner = round(height * 0.11)
    upright = tile_size(height)
    places = {False: QRect(upright.width() - corner, 0, corner, corner)}
    places[True] = QRect(0, 0, corner, corner)
    for turned, place in places.items():
        marked = dark_mask(image_of(art.pixmap(red, height, turned=turned)).copy(place))
        plain = dark_mask(image_of(art.pixmap(KIND[red], height, turned=turned)).copy(place))
        assert sum(marked) - sum(plain) > corner * corner * 0.4


@pytest.mark.parametrize("inks", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize("word", ["ink", "red", "green", "blue"])
def test_inks_stand_out_on_ivory(inks: Inks, word: str) -> None:
    assert contrast(getattr(inks, word), inks.face) >= 6.3


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_picture_has_the_size_of_its_box(ratio: float) -> None:
    art = TileArt()
    for turned, box in ((False, QSize(54, 72)), (True, QSize(72, 54))):
        pixmap = art.pixmap(0, 72, ratio, turned=turned)
        assert tile_size(72, turned) == box
        assert pixmap.size() == box * ratio
        assert pixmap.devicePixelRatioF() == ratio


def test_a_turned_tile_is_a_quarter_turn_anticlockwise() -> None:
    """The coins of the three run from upper left to lower right; turned, from lower left up."""
    image = image_of(TileArt().pixmap(parse_tile("3p"), 96, turned=True))
    corners = {
        "upper left": QRect(8, 6, 30, 26),
        "lower left": QRect(8, 34, 30, 26),
        "upper right": QRect(58, 6, 30, 26),
    }
    inked = {name: sum(dark_mask(image.copy(place))) for name, place in corners.items()}
    assert inked["upper left"] < 30
    assert inked["lower left"] > 100
    assert inked["upper right"] > 100


def test_a_back_hides_its_tile() -> None:
    art = TileArt()
    backs = {art.pixmap(tile, 48, back=True).cacheKey() for tile in TILES}
    assert len(backs) == 1
    assert share_of(image_of(art.pixmap(0, 48, back=True)), DAY.back) > 0.7


def test_the_night_dims_the_ivory() -> None:
    art = TileArt()
    day = image_of(art.pixmap(27, 48))
    art.set_dark(True)
    assert art.dark
    night = image_of(art.pixmap(27, 48))
    assert day.pixelColor(18, 4) == QColor(DAY.face)
    assert night.pixelColor(18, 4) == QColor(NIGHT.face)


def test_an_index_stands_where_it_can_be_read() -> None:
    art, east = TileArt(), parse_tile("1z")
    corner = QRect(4, 2, 14, 16)
    plain = image_of(art.pixmap(east, 96)).copy(corner)
    indexed = image_of(art.pixmap(east, 96, index=True)).copy(corner)
    assert sum(dark_mask(plain)) == 0
    assert sum(dark_mask(indexed)) > 10
    tiny = image_of(art.pixmap(east, 24, index=True)).copy(1, 1, 4, 4)
    assert sum(dark_mask(tiny)) == 0


def test_pictures_are_kept() -> None:
    art = TileArt()
    assert art.pixmap(3, 48).cacheKey() == art.pixmap(3, 48).cacheKey()
    assert art.kept == 2, "the tile, and the body it lies on"


def test_the_cache_is_bounded_and_drops_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_art, "CACHE_SIZE", 10)
    art = TileArt()
    first = art.pixmap(0, 24).cacheKey()
    for tile in range(1, 9):  # nine tiles and the body they lie on
        art.pixmap(tile, 24)
    assert art.pixmap(0, 24).cacheKey() == first
    art.pixmap(10, 24)
    assert art.kept == 10
    assert art.pixmap(0, 24).cacheKey() == first
    for height in range(20, 60):
        art.pixmap(0, height)
    assert art.kept == 10


def test_a_lit_tile_has_a_brass_rim_and_a_lower_shadow() -> None:
    art, box = TileArt(), QRect(20, 20, 54, 72)
    rest = painted((94, 120), lambda p: art.paint(p, box, 8))
    lit = painted((94, 120), lambda p: art.paint(p, box, 8, lit=True))
    assert share_of(rest, LIGHT.brass) < 0.001
    assert share_of(lit, LIGHT.brass) > 0.03
    below = 20 + 72 + tile_lift(72)
    ground = QColor(GROUND)
    assert rest.pixelColor(47, below) == ground
    assert lit.pixelColor(47, below).lightness() < ground.lightness()


def test_a_shadow_falls_below_the_box() -> None:
    image = painted((94, 120), lambda p: TileArt().paint(p, QRect(20, 20, 54, 72), 8))
    assert image.pixelColor(47, 92).lightness() < QColor(GROUND).lightness()
    assert image.pixelColor(47, 15) == QColor(GROUND)


def test_opacity_lets_the_ground_through_and_the_painter_comes_back_as_it_was() -> None:
    left: list[float] = []

    def draw(painter: QPainter) -> None:
        painter.setOpacity(0.5)
        TileArt().paint(painter, QRect(20, 20, 54, 72), 31, opacity=0.0)
        left.append(painter.opacity())

    image = painted((94, 120), draw)
    assert image.pixelColor(47, 40) == QColor(GROUND)
    assert left == [pytest.approx(0.5, abs=0.01)]


def test_an_enlarged_tile_is_drawn_large_not_stretched() -> None:
    def draw(painter: QPainter) -> None:
        painter.scale(2, 2)
        TileArt().paint(painter, QRect(20, 20, 54, 72), 17)

    twice = painted((188, 240), draw).copy(40, 40, 108, 134)
    fine = image_of(TileArt().pixmap(17, 72, 2.0)).copy(0, 0, 108, 134)
    coarse = image_of(TileArt().pixmap(17, 72)).scaled(108, 144).copy(0, 0, 108, 134)
    masks = [dark_mask(image) for image in (twice, fine, coarse)]
    off = [sum(a != b for a, b in zip(masks[0], m, strict=True)) for m in masks[1:]]
    assert off[0] < off[1] / 4


def test_tiles_go_to_paper_as_lines() -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    TileArt().paint(painter, QRect(0, 0, 540, 720), 18)
    painter.end()
    data = bytes(buffer.data().data())
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data
