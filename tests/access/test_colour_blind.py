"""No state is told by colour alone: without a cone, or in greys, each still looks different."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit import Button, Chip, Segmented
from riichi_desktop.ui.match.graph.reading import SERIES
from riichi_desktop.ui.palette import DARK, LIGHT, contrast
from riichi_desktop.ui.theme import Theme
from riichi_desktop.ui.tile_art import TileArt

from .colours import EYES, apart, greys, seen, seen_image

EYES_OF = pytest.mark.parametrize("eyes", EYES)
PALETTES = pytest.mark.parametrize("mode", ["light", "dark"])


def picture(widget: QWidget) -> QImage:
    """Give a control as it is painted."""
    widget.resize(widget.sizeHint())
    return widget.grab().toImage()


def chip(theme: Theme, *, on: bool = False, reason: str | None = None) -> QImage:
    one = Chip(theme, "Ippatsu")
    one.setChecked(on)
    one.set_reason(reason)
    return picture(one)


def button(theme: Theme, *, kind: str = "default", reason: str | None = None) -> QImage:
    one = Button(theme, "Record", kind=kind)
    one.set_reason(reason)
    return picture(one)


def segments(theme: Theme, chosen: str) -> QImage:
    one = Segmented(theme)
    one.set_options([("ron", "Ron", "Ron"), ("tsumo", "Ron", "Ron")])
    one.set_current(chosen)
    return picture(one)


STATES: dict[str, Callable[[Theme], tuple[QImage, ...]]] = {
    "chip": lambda theme: (chip(theme), chip(theme, on=True), chip(theme, reason="no")),
    "segmented": lambda theme: (segments(theme, "ron"), segments(theme, "tsumo")),
    "button": lambda theme: (button(theme), button(theme, reason="no")),
}


@EYES_OF
@PALETTES
@pytest.mark.parametrize("control", STATES)
def test_the_states_of_a_control_differ_without_colour(qtbot, control, mode, eyes):
    pictures = [seen_image(one, eyes) for one in STATES[control](Theme(mode))]
    for one, other in combinations(pictures, 2):
        assert apart(greys(one), greys(other)) > 60


@EYES_OF
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])
def test_words_and_marks_keep_their_contrast(palette, eyes):
    colors = {name: seen(value, eyes) for name, value in palette._asdict().items()}
    for name in ("text", "muted", "accent", "losses", "focus", "outline"):
        for ground in ("window", "surface", "tray", "control"):
            assert contrast(colors[name], colors[ground]) >= 3, (name, ground)
    for name in ("brass", "on_felt", "on_felt_caption"):
        assert contrast(colors[name], colors["felt"]) >= 3, name
    assert contrast(colors["on_accent"], colors["accent"]) >= 4.5
    assert contrast(colors["notice"], colors["notice_ground"]) >= 4.5


def test_lines_of_the_graph_differ_in_dashes_and_marks():
    assert len({line.dashes for line in SERIES}) == len({line.mark for line in SERIES}) == 4


@EYES_OF
@PALETTES
def test_every_tile_differs_from_every_other_without_colour(qtbot, mode, eyes):
    art = TileArt(Theme(mode))
    tiles = [art.pixmap(tile, 48, 1.0).toImage() for tile in range(37)]
    lights = [greys(seen_image(one, eyes)) for one in tiles]
    for (at, one), (other_at, other) in combinations(enumerate(lights), 2):
        assert apart(one, other) >= 25, (at, other_at)


@PALETTES
def test_a_red_five_is_told_by_its_corner(qtbot, mode):
    """The corner is dark where that of a plain five is ivory, in greys too."""
    art = TileArt(Theme(mode))
    for plain, red in ((4, 34), (13, 35), (22, 36)):
        corners = []
        for tile in (plain, red):
            image = seen_image(art.pixmap(tile, 96, 1.0).toImage(), "grey")
            corners.append(image.pixelColor(image.width() - 9, 8).name())
        assert contrast(*corners) >= 3


def test_the_simulation_takes_colours_away():
    """Red and green of one lightness fall together for who lacks a cone; greys stay greys."""
    assert seen("#808080", "deutan") == "#808080"
    reds, greens = ("#b3161b", "#c87d2a"), ("#4e6b0a", "#8f9a2c")
    for eyes in ("protan", "deutan"):
        after = [_hue_gap(seen(r, eyes), seen(g, eyes)) for r, g in zip(reds, greens, strict=True)]
        plain = [_hue_gap(r, g) for r, g in zip(reds, greens, strict=True)]
        assert all(now < before for now, before in zip(after, plain, strict=True))


def _hue_gap(one: str, other: str) -> int:
    """Give how far two colours are apart in red less green."""
    parts = [(int(color[1:3], 16), int(color[3:5], 16)) for color in (one, other)]
    (low, high) = sorted(red - green for red, green in parts)
    return high - low
