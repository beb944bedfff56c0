"""Where everything lies on the felt strip: a draft and sizes in, places in px out."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRect

from riichi_desktop.engine import WINDS, Draft, Meld, Part, Tile, parse_tile
from riichi_desktop.ui.tile_art import tile_size

NORTH: Final = parse_tile("4z")
PLACES: Final = 5
"""Places for indicators in each row."""

SMALLEST: Final = 40
"""The height in px below which tiles are not shrunk."""

_STEP: Final = 4
_PLACE_GAP: Final = 3
_ROW_GAP: Final = 5
_WIN_GAP: Final = 0.4
_CALL_GAP: Final = 0.55
_SEATS: Final = {3: {1: "right", 2: "left"}, 4: {1: "right", 2: "middle", 3: "left"}}


class Sizes(NamedTuple):
    """What the strip has room for, in px.

    Attributes:
        width, height: of the strip.
        tile: height of a tile where everything fits.
        indicator: height of an indicator.
        left, right: margins.
        caption: width of the indicators' captions, and of the captions of the norths.
        norths: width of the caption over the extracted norths.
    """

    width: int
    height: int
    tile: int
    indicator: int
    left: int
    right: int
    caption: int
    norths: int


class Spot(NamedTuple):
    """A place that can be pressed.

    Attributes:
        part, place: what lies there, as `Session.take_back` takes it.
        tile: the tile, or None where the place is empty and takes the next indicator.
        box: where it lies, in px.
        turned: lying on its side, as the called tile of an open call does.
        back: face down.
    """

    part: Part
    place: int
    tile: Tile | None
    box: QRect
    turned: bool = False
    back: bool = False


class Layout(NamedTuple):
    """Where everything lies.

    Attributes:
        spots: what can be pressed, in reading order.
        ghosts: places of concealed tiles that are missing.
        win: the place of the winning tile, taken or not.
        empty: further places for indicators, (part, box).
        captions: where the captions of the dora row, the ura row and the norths end or begin.
    """

    spots: tuple[Spot, ...]
    ghosts: tuple[QRect, ...]
    win: QRect
    empty: tuple[tuple[Part, QRect], ...]
    captions: tuple[QRect, QRect, QRect]


def lay_out(draft: Draft, players: int, sizes: Sizes) -> Layout:
    """Lay a draft out as it lies on the table, tiles shrunk until they fit.

    Args:
        draft: the hand so far.
        players: at the table; they decide which side a call was made from.
        sizes: the room there is.
    """
    room = sizes.width - sizes.right - sizes.caption - 8 - _row_width(sizes) - 8
    height = sizes.tile
    while height > SMALLEST and _hand_width(draft, height, sizes) > room - sizes.left:
        height -= _STEP
    top = (sizes.height - height) // 2 - 1
    x, concealed, ghosts, win = _concealed(draft, sizes.left, top, height)
    spots = list(concealed)
    if draft.win is not None:
        spots.append(Spot("win", 0, draft.win, win))
    width = tile_size(height).width()
    for place, meld in enumerate(draft.melds):
        x += round(_CALL_GAP * width)
        for spot in _call(meld, place, x, top, height, _side(meld, draft, players)):
            spots.append(spot)
            x = spot.box.right() + 1
    x += round(_CALL_GAP * width)
    norths, caption = _norths(draft.north, x, top, height, sizes)
    spots += norths
    indicators, empty, captions = _indicators(draft, sizes)
    return Layout((*spots, *indicators), ghosts, win, empty, (captions[0], captions[1], caption))


def _row_width(sizes: Sizes) -> int:
    return PLACES * (tile_size(sizes.indicator).width() + _PLACE_GAP) - _PLACE_GAP


def _hand_width(draft: Draft, height: int, sizes: Sizes) -> int:
    """Give how wide everything but the indicators is with tiles of a height."""
    width = tile_size(height).width()
    call_gap = round(_CALL_GAP * width)
    total = (_places(draft) + 1) * width + round(_WIN_GAP * width)
    for meld in draft.melds:
        turned = {"ankan": 0, "shouminkan": 2}.get(meld.type, 1)
        total += call_gap + (len(meld.tiles) - turned) * width + turned * height
    if draft.north:
        own = draft.north * tile_size(sizes.indicator).width()
        total += call_gap + max(own, sizes.norths)
    return total


def _places(draft: Draft) -> int:
    return max(len(draft.concealed), 13 - 3 * len(draft.melds))


def _concealed(
    draft: Draft, x: int, top: int, height: int
) -> tuple[int, tuple[Spot, ...], tuple[QRect, ...], QRect]:
    """Give where the concealed tiles end, the tiles, the missing ones, the winning tile's place."""
    width = tile_size(height).width()
    boxes = [QRect(x + i * width, top, width, height) for i in range(_places(draft))]
    spots = tuple(
        Spot("concealed", place, tile, box)
        for place, (tile, box) in enumerate(zip(draft.concealed, boxes, strict=False))
    )
    win = QRect(x + len(boxes) * width + round(_WIN_GAP * width), top, width, height)
    return win.right() + 1, spots, tuple(boxes[len(spots) :]), win


def _side(meld: Meld, draft: Draft, players: int) -> str:
    """Give where the turned tile of a call lies: the side of the player that it came from.

    A chi is of the player to the left; where the source is not known, it lies left too.
    """
    if meld.source is None or meld.type == "chi":
        return "left"
    seats = WINDS[:players]
    if meld.source not in seats or draft.seat not in seats:
        return "left"
    away = (seats.index(meld.source) - seats.index(draft.seat)) % players
    return _SEATS[players].get(away, "left")


def _call(meld: Meld, place: int, x: int, top: int, height: int, side: str) -> Iterator[Spot]:
    """Give the tiles of a call from left to right."""
    for tile, turned, back in _order(meld, side):
        size = tile_size(height, turned)
        box = QRect(x, top + height - size.height(), size.width(), size.height())
        yield Spot("meld", place, tile, box, turned, back)
        x += size.width()


def _order(meld: Meld, side: str) -> list[tuple[Tile, bool, bool]]:
    """Give the tiles of a call as (tile, turned, face down), as they lie."""
    tiles = list(meld.tiles)
    if meld.type == "ankan":
        inside = (tiles[2], tiles[0], tiles[1], tiles[3])  # a red five is seen
        return [(tile, False, place in (0, 3)) for place, tile in enumerate(inside)]
    called = meld.called if meld.called is not None else tiles[0]
    tiles.remove(called)
    turned = [(called, True, False)]
    if meld.type == "shouminkan":
        # The tile that was added lies on the called one; here beside it. A plain one, where known.
        turned.append((tiles.pop(), True, False))
    at = {"left": 0, "middle": 1, "right": len(tiles)}[side]
    upright = [(tile, False, False) for tile in tiles]
    return [*upright[:at], *turned, *upright[at:]]


def _norths(count: int, x: int, top: int, height: int, sizes: Sizes) -> tuple[list[Spot], QRect]:
    """Give the extracted norths, small, on the line of the other tiles, and their caption."""
    size = tile_size(sizes.indicator)
    y = top + height - size.height()
    spots = [
        Spot("north", place, NORTH, QRect(x + place * size.width(), y, size.width(), size.height()))
        for place in range(count)
    ]
    return spots, QRect(x, top, sizes.norths, height - size.height() - 2)


def _indicators(
    draft: Draft, sizes: Sizes
) -> tuple[list[Spot], tuple[tuple[Part, QRect], ...], list[QRect]]:
    """Give dora over ura at the right: taken places and the next ones, the others, captions."""
    size = tile_size(sizes.indicator)
    left = sizes.width - sizes.right - _row_width(sizes)
    top = (sizes.height - 2 * size.height() - _ROW_GAP) // 2
    spots: list[Spot] = []
    empty: list[tuple[Part, QRect]] = []
    captions = []
    rows: tuple[tuple[Part, tuple[Tile, ...]], ...] = (("dora", draft.dora), ("ura", draft.ura))
    for row, (part, tiles) in enumerate(rows):
        y = top + row * (size.height() + _ROW_GAP)
        captions.append(QRect(0, y, left - 8, size.height()))
        for place in range(PLACES):
            x = left + place * (size.width() + _PLACE_GAP)
            box = QRect(x, y, size.width(), size.height())
            if place <= len(tiles):
                tile = tiles[place] if place < len(tiles) else None
                spots.append(Spot(part, place, tile, box))
            else:
                empty.append((part, box))
    return spots, tuple(empty), captions
