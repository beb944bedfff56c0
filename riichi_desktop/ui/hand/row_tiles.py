"""The small tiles of a row, from their places in the strip."""

from collections.abc import Iterable
from dataclasses import replace

from riichi_desktop.engine import Draft, Meld, Part, Tile, sort_tiles
from riichi_desktop.ui.hand.lighting import Places
from riichi_desktop.ui.kit import RowTile


def row_tiles(draft: Draft, groups: Iterable[Places]) -> tuple[RowTile, ...]:
    """Give the tiles that lie at places, group by group, the groups a little apart.

    The winning tile is marked; a closed kan lies with its ends face down.
    """
    found: list[RowTile] = []
    for group in groups:
        tiles = _group(draft, group)
        if found and tiles:
            tiles[0] = replace(tiles[0], apart=True)
        found += tiles
    return tuple(found)


def _group(draft: Draft, places: Places) -> list[RowTile]:
    loose = sort_tiles(
        [_tile(draft, part, at) for part, at in places if part in ("concealed", "win")]
    )
    tiles = [RowTile(tile) for tile in loose]
    if ("win", 0) in places and draft.win is not None:
        tiles[loose.index(draft.win)] = RowTile(draft.win, marked=True)
    for at in sorted(at for part, at in places if part == "meld"):
        tiles += meld_tiles(draft.melds[at])
    return tiles


def _tile(draft: Draft, part: Part, at: int) -> Tile:
    if part == "win":
        assert draft.win is not None
        return draft.win
    return draft.concealed[at]


def meld_tiles(meld: Meld) -> list[RowTile]:
    """Give the tiles of a call as they lie, none turned."""
    if meld.type != "ankan":
        return [RowTile(tile) for tile in meld.tiles]
    inside = (meld.tiles[2], *meld.tiles[:2], meld.tiles[3])  # a red five is seen
    return [RowTile(tile, back=at in (0, 3)) for at, tile in enumerate(inside)]
