"""Hands of the reference: how their tiles lie, and what is said of them."""

from collections.abc import Iterable, Iterator

from riichi_desktop.documents import rules_to_text
from riichi_desktop.engine import (
    FLAG_NAMES,
    Draft,
    Meld,
    Rules,
    Tile,
    parse_tile,
    sort_tiles,
)
from riichi_desktop.words import Words

from .blocks import Example, SheetTile
from .examples import line_of

_SEATS = "ESWN"


def tiles_named(*groups: str) -> tuple[SheetTile, ...]:
    """Give plain tiles by their names, group by group, the groups apart: ``"222p", "999p"``."""
    found = [group_of([parse_tile(rank + group[-1]) for rank in group[:-1]]) for group in groups]
    return tuple(joined(found))


def group_of(tiles: Iterable[Tile]) -> list[SheetTile]:
    """Give tiles side by side."""
    return [SheetTile(tile) for tile in tiles]


def joined(groups: Iterable[list[SheetTile]]) -> Iterator[SheetTile]:
    """Give groups one after the other, each apart from the one before."""
    for at, group in enumerate(groups):
        for place, tile in enumerate(group):
            yield tile._replace(apart=bool(at) and not place)


def kan_of(name: str) -> tuple[SheetTile, ...]:
    """Give a concealed kan of a tile, its ends face down."""
    tile = parse_tile(name)
    return tuple(SheetTile(tile, back=at in (0, 3)) for at in range(4))


def hand_tiles(draft: Draft, players: int = 4) -> tuple[SheetTile, ...]:
    """Give a whole hand as it lies: concealed, the winning tile, the calls."""
    groups = [group_of(sort_tiles(draft.concealed))]
    if draft.win is not None:
        groups.append([SheetTile(draft.win, win=True)])
    groups += [_called(meld, draft, players) for meld in draft.melds]
    return tuple(joined(groups))


def _called(meld: Meld, draft: Draft, players: int) -> list[SheetTile]:
    """Give a call; the tile that was called lies on its side, where its giver sits."""
    if meld.type == "ankan":
        return [SheetTile(tile, back=at in (0, 3)) for at, tile in enumerate(meld.tiles)]
    turned = _turned(meld, draft, players)
    return [SheetTile(tile, turned=at == turned) for at, tile in enumerate(meld.tiles)]


def _turned(meld: Meld, draft: Draft, players: int) -> int | None:
    """Give the place of the called tile: left for the player before, right for the one after."""
    if meld.source is None:
        return None
    away = (_SEATS.index(meld.source) - _SEATS.index(draft.seat)) % players
    last = len(meld.tiles) - 1
    return {1: last, players - 1: 0}.get(away, 1)


def example_of(draft: Draft, rules: Rules, words: Words, beside: Iterable[str] = ()) -> Example:
    """Give a hand to be shown under rules, with names of yaku that come with the one shown."""
    note = note_of(draft, words)
    return Example(
        line_of(draft, rules_to_text(rules)),
        hand_tiles(draft, rules.players),
        note,
        spoken(draft, words),
        tuple(beside),
    )


def note_of(draft: Draft, words: Words) -> str:
    """Say how a hand was won: ron or tsumo, what was declared, the seat where it is not East."""
    parts = [words.text(f"by.{draft.by}")]
    parts += [words.text(f"flag.{flag}") for flag in FLAG_NAMES if flag in draft.flags]
    if draft.seat != "E":
        parts.append(words.text(f"seat.{draft.seat}"))
    return words.listed(parts)


def spoken(draft: Draft, words: Words) -> str:
    """Say the tiles of a hand: concealed and called ones, and which one wins."""
    parts = [words.tiles(sort_tiles(draft.concealed))]
    parts += [f"{words.text(f'meld.{one.type}')} {words.tiles(one.tiles)}" for one in draft.melds]
    tiles = words.joined(filter(None, parts))
    if draft.win is None:
        return tiles
    return words.text("reference.win_tile", tiles=tiles, tile=words.tile(draft.win))
