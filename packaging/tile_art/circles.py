"""The circles (p): coins in rows, and the flower coin of the one."""

from typing import Final

from svg import BLUE, GREEN, RED, Point, hoop, number, path, petal

Coin = tuple[float, float, str]
"""Where a coin lies and its colour."""

_G, _B, _R = GREEN, BLUE, RED

RADIUS: Final = {2: (70,), 3: (54,), 4: (54,), 5: (52,), 6: (50,), 7: (40, 46), 8: (43,), 9: (41,)}
"""Radius of the coins of each rank; the seven has small ones above, larger ones below."""

COINS: Final[dict[int, tuple[Coin, ...]]] = {
    2: ((150, 112, _G), (150, 288, _B)),
    3: ((72, 84, _B), (150, 200, _R), (228, 316, _G)),
    4: ((88, 110, _B), (212, 110, _G), (88, 290, _G), (212, 290, _B)),
    5: ((76, 90, _B), (224, 90, _G), (150, 200, _R), (76, 310, _G), (224, 310, _B)),
    6: tuple((x, y, _G if y < 100 else _R) for y in (82, 212, 322) for x in (90, 210)),
    7: (
        *((68, 66, _G), (150, 100, _G), (232, 134, _G)),
        *((x, y, _R) for y in (237, 339) for x in (94, 206)),
    ),
    8: tuple((x, y, _B) for y in (56, 152, 248, 344) for x in (94, 206)),
    9: tuple((x, y, c) for y, c in ((80, _G), (200, _R), (320, _B)) for x in (60, 150, 240)),
}


def coin(centre: Point, radius: float, colour: str) -> str:
    """Give a coin: a ring and a pierced disc, the ground showing between them."""
    data = "".join(hoop(centre, radius * share) for share in (1, 0.70, 0.44, 0.15))
    return path(data, colour, even_odd=True)


def face(rank: int, red: bool) -> list[str]:
    """Give the coins of a rank, all red for a red five."""
    if rank == 1:
        return _flower()
    radii = RADIUS[rank]
    return [
        coin((x, y), radii[-1] if colour == RED else radii[0], RED if red else colour)
        for x, y, colour in COINS[rank]
    ]


def _flower() -> list[str]:
    """Give the one: ring, twelve petals, ring, flower of six petals with a pierced heart."""
    middle = (150.0, 200.0)
    rim = path(hoop(middle, 128) + hoop(middle, 111), BLUE, even_odd=True)
    wreath = "".join(petal(middle, 66, 103, 11.5, step * 30) for step in range(12))
    inner = path(hoop(middle, 62) + hoop(middle, 53), GREEN, even_odd=True)
    blossom = "".join(petal(middle, 9, 45, 12.5, step * 60) for step in range(6))
    return [rim, path(wreath, GREEN), inner, path(blossom, RED), _heart(middle)]


def _heart(middle: Point) -> str:
    x, y = (number(v) for v in middle)
    return f'<circle cx="{x}" cy="{y}" r="7" fill="{RED}"/>'
