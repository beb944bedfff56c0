"""Tiles: the 34 kinds and the three red fives, as small integers.

A *kind* is 0 to 33: 0-8 characters (m), 9-17 circles (p), 18-26 bamboo (s), 27-30 the winds
East South West North, 31-33 the dragons white green red (all seven are suit z).
A *tile* is a kind, or 34, 35, 36 for the red five of m, p, s. `KIND[tile]` forgets the red.
"""

from typing import Final

Tile = int
Kind = int

SUITS: Final = "mpsz"
KINDS: Final = range(34)
TILES: Final = range(37)

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
WINDS: Final = (EAST, SOUTH, WEST, NORTH)
DRAGONS: Final = (WHITE, GREEN, RED)
RED_FIVES: Final = (34, 35, 36)

KIND: Final[tuple[Kind, ...]] = (*range(34), 4, 13, 22)
"""The kind of each tile: a red five is a five."""

SUIT: Final = tuple(kind // 9 for kind in KIND)
"""The suit of each tile, as an index into `SUITS`."""

TILE_NAMES: Final = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    "0m",
    "0p",
    "0s",
)
"""The notation of each tile, indexed by tile: 1m … 7z, then 0m 0p 0s."""

_BY_NAME: Final = {name: tile for tile, name in enumerate(TILE_NAMES)}

SORT_KEY: Final = tuple(KIND[t] * 2 - (t > 33) for t in TILES)
"""Order on the table: m p s z, by rank, a red five just before the plain fives."""


def parse_tile(name: str) -> Tile:
    """Give the tile of a two-character name such as ``5m``, ``0p`` or ``7z``.

    Raises:
        ValueError: no tile has that name.
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"no tile is called {name!r}") from None


def tile_name(tile: Tile) -> str:
    """Give the two-character name of a tile: the inverse of `parse_tile`."""
    return TILE_NAMES[tile]


def is_red(tile: Tile) -> bool:
    """Tell whether a tile is a red five."""
    return tile > 33


def red_of(kind: Kind) -> Tile | None:
    """Give the red five of a kind, or None where the kind is no five of a suit."""
    return {4: 34, 13: 35, 22: 36}.get(kind)


def suit_of(tile: Tile) -> int:
    """Give the suit of a tile as an index into `SUITS`."""
    return SUIT[tile]


def is_outside(kind: Kind) -> bool:
    """Tell whether a kind is a terminal or an honour (yaochuuhai)."""
    return kind > 26 or kind % 9 in (0, 8)


def next_in_cycle(kind: Kind, players: int = 4) -> Kind:
    """Give the dora that an indicator of this kind points to.

    Suits run 1 to 9 and back to 1, winds East South West North, dragons white green red.
    In three players there is no 2 to 8 of characters, so 1m points to 9m (Mahjong Soul, Tenhou).
    """
    if players == 3 and kind in (0, 8):
        return 8 - kind
    if kind < 27:
        return kind - 8 if kind % 9 == 8 else kind + 1
    if kind < 31:
        return EAST + (kind - EAST + 1) % 4
    return WHITE + (kind - WHITE + 1) % 3
