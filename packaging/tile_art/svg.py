"""Small words for writing SVG: numbers, rings, petals. Lengths are units of the 300 x 400 grid."""

from math import cos, radians, sin
from typing import Final

INK: Final = "@INK@"
RED: Final = "@RED@"
GREEN: Final = "@GREEN@"
BLUE: Final = "@BLUE@"
FACE: Final = "@FACE@"

Point = tuple[float, float]


def number(value: float) -> str:
    """Write a length with at most one decimal and no needless zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Write lengths with spaces between them."""
    return " ".join(number(v) for v in values)


def path(data: str, fill: str, *, even_odd: bool = False, outline: float = 0) -> str:
    """Give a filled path; `outline` thickens it by that many units, with round corners."""
    rule = ' fill-rule="evenodd"' if even_odd else ""
    if outline:
        width = number(outline)
        rule += f' stroke="{fill}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path fill="{fill}"{rule} d="{data}"/>'


def line(data: str, colour: str, width: float) -> str:
    """Give an open line with round ends and corners."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{data}"/>'
    )


def circle(centre: Point, radius: float, fill: str) -> str:
    """Give a filled circle."""
    x, y = centre
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def hoop(centre: Point, radius: float) -> str:
    """Give the path data of a closed circle, to be joined with others under even-odd."""
    x, y = centre
    r = number(radius)
    return (
        f"M{numbers(x - radius, y)}A{r} {r} 0 1 1 {numbers(x + radius, y)}"
        f"A{r} {r} 0 1 1 {numbers(x - radius, y)}Z"
    )


def around(centre: Point, radius: float, degrees: float) -> Point:
    """Give the point at a distance from a centre; 0 degrees is up, then clockwise."""
    angle = radians(degrees)
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def petal(centre: Point, inner: float, outer: float, half: float, degrees: float) -> str:
    """Give the path data of a drop that points to the centre and is round outside.

    Args:
        centre: the middle of the flower.
        inner: distance of the point from the centre.
        outer: distance of the round end.
        half: half of the greatest width.
        degrees: direction; 0 is up.
    """
    belly = outer - half
    tip = around(centre, inner, degrees)
    left, right = (_beside(around(centre, belly, degrees), s * half, degrees) for s in (-1, 1))
    bend = inner + (belly - inner) * 0.55
    turn_left, turn_right = (
        _beside(around(centre, bend, degrees), s * half, degrees) for s in (-1, 1)
    )
    r = number(half)
    return (
        f"M{numbers(*tip)}Q{numbers(*turn_left, *left)}"
        f"A{r} {r} 0 0 1 {numbers(*right)}Q{numbers(*turn_right, *tip)}Z"
    )


def _beside(point: Point, distance: float, degrees: float) -> Point:
    angle = radians(degrees)
    return point[0] + distance * cos(angle), point[1] + distance * sin(angle)
