"""The bird of the one of bamboo: head high, three feathers in its crest, three in its tail."""

from math import hypot
from typing import Final

from svg import BLUE, FACE, GREEN, INK, RED, Point, circle, line, number, numbers, path, petal

HEAD: Final[Point] = (200, 92)

BODY: Final = (
    "M170 90C170 72 183 60 201 60C219 60 231 73 231 92C231 112 243 128 251 152"
    "C263 190 252 236 218 258C190 275 150 273 122 256C106 246 94 234 84 220"
    "C114 204 136 180 150 152C160 132 170 112 170 90Z"
)
"""Head, breast, belly, rump and back in one line, clockwise from the nape."""

WING: Final = (
    "M214 158C232 186 226 222 196 238C172 250 144 246 118 250C132 234 138 210 156 188"
    "C172 168 194 160 214 158Z"
)
BARBS: Final = "M206 190C196 212 172 224 146 232M192 178C180 198 164 212 148 222"

Feather = tuple[Point, Point, Point, str, str]
"""Root, bend and tip of the middle line; colour of the vane, colour of its eye."""

FEATHERS: Final[tuple[Feather, ...]] = (
    ((112, 228), (58, 252), (36, 330), BLUE, RED),
    ((122, 240), (88, 278), (84, 356), GREEN, BLUE),
    ((140, 252), (128, 290), (134, 352), RED, GREEN),
)
ROOT_WIDTH: Final = 11
TIP_WIDTH: Final = 19


def bird() -> list[str]:
    """Give the bird, back to front; a line of ivory keeps its parts asunder."""
    tail = [part for feather in FEATHERS for part in _feather(*feather)]
    return [*tail, *_legs(), _crest(), *_edged(BODY, GREEN, 7), *_wing(), *_head()]


def _edged(data: str, colour: str, width: float) -> list[str]:
    return [line(data, FACE, width), path(data, colour)]


def _feather(root: Point, bend: Point, tip: Point, colour: str, eye: str) -> list[str]:
    """Give a feather: a vane that widens to a round end, with an eye near it."""
    left0, right0 = _sides(root, bend, root, ROOT_WIDTH)
    left1, right1 = _sides(root, tip, bend, (ROOT_WIDTH + TIP_WIDTH) / 2)
    left2, right2 = _sides(bend, tip, tip, TIP_WIDTH)
    r = number(TIP_WIDTH)
    data = (
        f"M{numbers(*left0)}Q{numbers(*left1, *left2)}A{r} {r} 0 0 1 {numbers(*right2)}"
        f"Q{numbers(*right1, *right0)}Z"
    )
    return [*_edged(data, colour, 7), circle(tip, 10.5, FACE), circle(tip, 5.5, eye)]


def _sides(start: Point, end: Point, at: Point, half: float) -> tuple[Point, Point]:
    """Give the points to the right and left of a point, looking from start to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    k = half / hypot(dx, dy)
    return (at[0] + dy * k, at[1] - dx * k), (at[0] - dy * k, at[1] + dx * k)


def _legs() -> list[str]:
    return [
        line(
            "M184 262L188 348M172 364L188 348L204 364M216 254L222 348M208 364L222 348L240 364",
            RED,
            8,
        )
    ]


def _crest() -> str:
    return path("".join(petal(HEAD, 30, 74, 8, degrees) for degrees in (-30, 2, 34)), RED)


def _wing() -> list[str]:
    return [*_edged(WING, RED, 9), line(BARBS, FACE, 4.5)]


def _head() -> list[str]:
    return [
        path("M228 78C246 80 260 88 268 98C254 100 242 104 230 108Z", RED),
        circle((207, 88), 12, FACE),
        circle((210, 88), 6.5, INK),
    ]
