"""Where in the strip lies what a row of the result speaks of: values in, places out.

A place is (part, index), as the session takes it back: a meld is one place, whole or not.
Every tile of the hand belongs to one group of a reading, none to two.
"""

from collections.abc import Callable, Iterable
from typing import Final

from riichi_desktop.engine import (
    KIND,
    WINDS,
    Block,
    Draft,
    FuItem,
    Kind,
    Part,
    Reading,
    Rules,
    Tile,
    is_outside,
    is_red,
    next_in_cycle,
    parse_tile,
)
from riichi_desktop.ui.hand.yaku_groups import CHOICES, SETS, sets_that

Places = frozenset[tuple[Part, int]]
Groups = tuple[Places, ...]
"""Places, group by group."""

NOWHERE: Final[Places] = frozenset()

_EAST: Final = parse_tile("1z")
_NORTH: Final = parse_tile("4z")
_DRAGON: Final = parse_tile("5z")
_WIN: Final[tuple[Part, int]] = ("win", 0)

_DECLARED: Final = ("riichi", "double_riichi", "open_riichi", "paarenchan")
_ON_THE_TILE: Final = (
    *("menzen_tsumo", "ippatsu", "rinshan_kaihou", "chankan", "haitei", "houtei"),
    *("chiihou", "renhou"),
)
_OUTSIDE: Final = ("chanta", "junchan")
_VALUES: Final = {
    "north_wind": _NORTH,
    "haku": _DRAGON,
    "hatsu": _DRAGON + 1,
    "chun": _DRAGON + 2,
}


def together(groups: Iterable[Places]) -> Places:
    """Give the places of several groups as one set."""
    return NOWHERE.union(*groups)


def value_kind(id: str, draft: Draft) -> Kind | None:
    """Give of which honour a yaku is a triplet; None where it is another yaku."""
    if id in ("seat_wind", "round_wind"):
        return _EAST + WINDS.index(draft.seat if id == "seat_wind" else draft.round)
    return _VALUES.get(id)


class Lighting:
    """The places of one reading of a hand.

    Args:
        draft: the hand in the strip; its winning tile may be missing.
        reading: how it is read.

    Attributes:
        groups: where each block of the reading lies, in the order of the blocks.
    """

    def __init__(self, draft: Draft, reading: Reading) -> None:
        self._draft = draft
        self._reading = reading
        self.groups: Groups = _groups(draft, reading)

    @property
    def whole(self) -> Places:
        """Where the whole hand lies."""
        return together(self.groups)

    @property
    def completed(self) -> Places:
        """Where the group lies that the winning tile completes."""
        return self.groups[_completed_at(self._draft, self._reading)]

    def fu(self, item: FuItem) -> Groups:
        """Give where the tiles of a reason for fu lie; nothing where it is of no tiles."""
        if item.id == "chiitoitsu":
            return self.groups
        if item.id == "tsumo":
            return self._win()
        if item.id == "wait":
            return (self.completed,)
        blocks = self._reading.blocks if item.tiles else ()
        return self._at(at for at, block in enumerate(blocks) if _is_of(block, item))

    def yaku(self, id: str) -> Groups:
        """Give where the tiles lie that make a yaku; nothing where it is of no tiles."""
        if id in _DECLARED:
            return ()
        if id in _ON_THE_TILE:
            return self._win()
        if id in _OUTSIDE:
            return (self._outside(),)
        kind = value_kind(id, self._draft)
        if kind is not None:
            return self._at(sets_that(self._reading.blocks, lambda block: block.tiles[0] == kind))
        choose = CHOICES.get(id)
        return self.groups if choose is None else self._at(choose(self._reading.blocks))

    def _win(self) -> Groups:
        return () if self._draft.win is None else (frozenset([_WIN]),)

    def _at(self, places: Iterable[int]) -> Groups:
        return tuple(self.groups[at] for at in places)

    def _outside(self) -> Places:
        """Every terminal and honour; a call of such a hand holds one and is lit as a whole."""
        own = ((place, tile) for place, tile in _loose(self._draft) if is_outside(KIND[tile]))
        melds: Places = frozenset(("meld", at) for at in range(len(self._draft.melds)))
        return melds.union(place for place, _ in own)


def _loose(draft: Draft) -> list[tuple[tuple[Part, int], Tile]]:
    """Give the places of the concealed tiles and of the winning tile, with the tiles."""
    tiles: list[tuple[tuple[Part, int], Tile]] = [
        (("concealed", at), tile) for at, tile in enumerate(draft.concealed)
    ]
    return tiles if draft.win is None else [*tiles, (_WIN, draft.win)]


def _completed_at(draft: Draft, reading: Reading) -> int:
    """Give which block the winning tile completes: the last concealed one that is such."""
    own = reading.blocks[: len(reading.blocks) - len(draft.melds)]
    assert reading.completed is not None
    return len(own) - 1 - own[::-1].index(reading.completed)


def _groups(draft: Draft, reading: Reading) -> Groups:
    """Share the tiles out: melds by their order, the winning tile to the group it completes."""
    free: dict[Kind, list[int]] = {}
    for at, tile in enumerate(draft.concealed):
        free.setdefault(KIND[tile], []).append(at)
    blocks, size = reading.blocks, len(reading.blocks) - len(draft.melds)
    completed = _completed_at(draft, reading)
    found: list[Places] = []
    for at, block in enumerate(blocks[:size]):
        kinds = list(block.tiles)
        places: set[tuple[Part, int]] = set()
        if at == completed and draft.win is not None:
            kinds.remove(KIND[draft.win])
            places.add(_WIN)
        for kind in kinds:
            if free.get(kind):
                places.add(("concealed", free[kind].pop(0)))
        found.append(frozenset(places))
    melds: list[Places] = [frozenset([("meld", at)]) for at in range(len(draft.melds))]
    return (*found, *melds)


def _is_of(block: Block, item: FuItem) -> bool:
    if item.id.endswith("pair"):
        return block.type == "pair" and block.tiles == item.tiles
    return block.type in SETS and block.tiles == item.tiles


def dora_places(draft: Draft, id: str, rules: Rules) -> tuple[Places, tuple[Tile, ...]]:
    """Give where the dora of a sort lie, their indicators with them, and which tiles they are."""
    if id == "aka_dora":
        return _where(draft, is_red)
    norths: Places = frozenset(("north", at) for at in range(draft.north))
    if id == "north_dora":
        return norths, (_NORTH,) * draft.north
    part: Part = "dora" if id == "dora" else "ura"
    shown = draft.dora if part == "dora" else draft.ura
    counted = shown if (rules.kan_dora if part == "dora" else rules.kan_ura_dora) else shown[:1]
    kinds = {next_in_cycle(KIND[tile], rules.players) for tile in counted}
    places, tiles = _where(draft, lambda tile: KIND[tile] in kinds)
    if _NORTH in kinds:
        places, tiles = places | norths, (*tiles, *(_NORTH,) * draft.north)
    held = {KIND[tile] for tile in tiles}
    pointing: Places = frozenset(
        (part, at)
        for at, tile in enumerate(counted)
        if next_in_cycle(KIND[tile], rules.players) in held
    )
    return places | pointing, tiles


def _where(draft: Draft, wanted: Callable[[Tile], bool]) -> tuple[Places, tuple[Tile, ...]]:
    """Give where the hand has wanted tiles, and which they are."""
    loose = [(place, tile) for place, tile in _loose(draft) if wanted(tile)]
    places: set[tuple[Part, int]] = {place for place, _ in loose}
    tiles = [tile for _, tile in loose]
    for at, meld in enumerate(draft.melds):
        held = [tile for tile in meld.tiles if wanted(tile)]
        if held:
            places.add(("meld", at))
        tiles += held
    return frozenset(places), tuple(tiles)
