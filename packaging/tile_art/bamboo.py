"""The bamboo sticks (s): two joints of cane between three knobs. The one is a bird: bird.py."""

from typing import Final

from bird import bird
from svg import GREEN, RED, number, numbers, path

Stick = tuple[float, float, str]
"""Middle of an upright stick and its colour."""

WIDTH: Final = {2: 54, 3: 54, 4: 52, 5: 48, 6: 46, 7: 44, 9: 44}
TALL: Final = 150
SHORT: Final = 104

_G, _R = GREEN, RED
_THIRDS: Final = (72.0, 200.0, 328.0)

STICKS: Final[dict[int, tuple[Stick, ...]]] = {
    2: ((150, 105, _G), (150, 295, _G)),
    3: ((150, 105, _G), (90, 295, _G), (210, 295, _G)),
    4: tuple((x, y, _G) for y in (105, 295) for x in (90, 210)),
    5: ((74, 110, _G), (226, 110, _G), (150, 200, _R), (74, 290, _G), (226, 290, _G)),
    6: tuple((x, y, _G) for y in (105, 295) for x in (70, 150, 230)),
    7: ((150, _THIRDS[0], _R), *((x, y, _G) for y in _THIRDS[1:] for x in (70, 150, 230))),
    9: tuple((x, y, c) for y in _THIRDS for x, c in ((70, _G), (150, _R), (230, _G))),
}


def stick(x: float, y: float, width: float, height: float, colour: str, lean: float = 0) -> str:
    """Give a stick with its middle at a point.

    Args:
        x: middle, from the left.
        y: middle, from the top.
        width: width of the knobs; the cane between them has 72 % of it.
        height: height over all; each knob has 15 % of it.
        colour: a colour word.
        lean: degrees clockwise.
    """
    knob, cane = height * 0.15, width * 0.36
    data = "".join(_knob(k * (height - knob) / 2, width / 2, knob) for k in (-1, 0, 1))
    data += "".join(_cane(k * (height - knob) / 4, cane, (height - knob) / 2) for k in (-1, 1))
    place = f"translate({numbers(x, y)})" + (f" rotate({number(lean)})" if lean else "")
    slit = "".join(_slit(k * (height - knob) / 4, width, height) for k in (-1, 1))
    return f'<g transform="{place}">{path(data, colour)}{path(slit, "@FACE@")}</g>'


def face(rank: int, red: bool) -> list[str]:
    """Give the sticks of a rank, all red for a red five."""
    if rank == 1:
        return bird()
    if rank == 8:
        return _eight()
    height = SHORT if rank in (7, 9) else TALL
    return [
        stick(x, y, WIDTH[rank], height, RED if red else colour) for x, y, colour in STICKS[rank]
    ]


def _eight() -> list[str]:
    """Give the eight: an M above, its mirror image below; the inner sticks lean by 30 degrees."""
    upper = [
        *((x, 106, 40, 150, 0.0) for x in (32, 268)),
        *((150 + side * 46, 106, 36, 120, side * 30.0) for side in (-1, 1)),
    ]
    lower = [(x, 400 - y, width, height, -lean) for x, y, width, height, lean in upper]
    sticks = upper + lower
    return [stick(x, y, width, height, GREEN, lean) for x, y, width, height, lean in sticks]


def _knob(y: float, half: float, height: float) -> str:
    """Give a knob: a bar with soft corners."""
    r, h = height * 0.36, height / 2
    corner = f"A{number(r)} {number(r)} 0 0 1"
    return (
        f"M{numbers(-half + r, y - h)}H{number(half - r)}{corner} {numbers(half, y - h + r)}"
        f"V{number(y + h - r)}{corner} {numbers(half - r, y + h)}"
        f"H{number(-half + r)}{corner} {numbers(-half, y + h - r)}"
        f"V{number(y - h + r)}{corner} {numbers(-half + r, y - h)}Z"
    )


def _cane(y: float, half: float, height: float) -> str:
    """Give the cane between two knobs, a little drawn in at its middle."""
    h, waist = height / 2, half * 0.92
    return (
        f"M{numbers(-half, y - h)}H{number(half)}Q{numbers(waist, y, half, y + h)}"
        f"H{number(-half)}Q{numbers(-waist, y, -half, y - h)}Z"
    )


def _slit(y: float, width: float, height: float) -> str:
    half, h = width * 0.13, height * 0.12
    return (
        f"M{numbers(-half, y - h + half)}A{numbers(half, half)} 0 0 1 {numbers(half, y - h + half)}"
        f"V{number(y + h - half)}A{numbers(half, half)} 0 0 1 {numbers(-half, y + h - half)}Z"
    )
