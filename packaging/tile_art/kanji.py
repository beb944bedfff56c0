"""Characters: outlines of Noto Serif CJK JP Bold (SIL OFL 1.1), read when the art is made."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from svg import number, path

FONT: Final = Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc")
"""Where Debian's package fonts-noto-cjk puts the collection."""

NAME: Final = "Noto Serif CJK JP Bold"


def character(
    text: str, box: tuple[float, float, float, float], colour: str, grade: float = 0
) -> str:
    """Give one character as a path.

    The outline keeps its proportions, fills the box in one direction and is centred in the other.

    Args:
        text: one character.
        box: left, top, width, height.
        colour: a colour word.
        grade: thickens every stroke by so many units, for the hairlines' sake; counted in the box.
    """
    glyphs, names = _font()
    glyph = glyphs[names[ord(text)]]
    bounds = _pen("boundsPen.BoundsPen")(glyphs)
    glyph.draw(bounds)
    pen = _pen("svgPathPen.SVGPathPen")(glyphs, ntos=number)
    glyph.draw(_pen("transformPen.TransformPen")(pen, _fit(bounds.bounds, box, grade)))
    return path(pen.getCommands(), colour, outline=grade)


def _fit(
    bounds: tuple[float, float, float, float],
    box: tuple[float, float, float, float],
    grade: float,
) -> tuple[float, float, float, float, float, float]:
    """Give the affine map from the font's units (y up) into the box (y down)."""
    left, bottom, right, top = bounds
    x, y, width, height = box
    scale = min((width - grade) / (right - left), (height - grade) / (top - bottom))
    dx = x + width / 2 - scale * (left + right) / 2
    dy = y + height / 2 + scale * (bottom + top) / 2
    return scale, 0, 0, -scale, dx, dy


def _pen(name: str) -> Any:
    """Give a pen class of fontTools, which has no type stubs and is wanted here alone."""
    module, _, pen = name.partition(".")
    return getattr(import_module(f"fontTools.pens.{module}"), pen)


@cache
def _font() -> tuple[Any, dict[int, str]]:
    """Give the glyphs and the character map of the face in the collection."""
    faces = import_module("fontTools.ttLib").TTCollection(FONT, lazy=True).fonts
    face = next(f for f in faces if f["name"].getDebugName(4) == NAME)
    return face.getGlyphSet(), face.getBestCmap()
