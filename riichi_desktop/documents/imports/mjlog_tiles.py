"""Tiles and calls as Tenhou's logs number them (publicly described).

A tile is 0 to 135, four of each kind in the order of the kinds; with red fives, 16, 52 and 88 are
red. A call is one number of bits: the lowest two say from whom (0 himself, 1 the next in turn, 2
opposite, 3 the one before); then 4 marks a chi, 8 a pon, 16 an added kan, 32 an extracted north;
what is none of these is a kan, its upper byte a tile of it. The upper bits say which tiles, and
which of them was called.
"""

from typing import Final

from riichi_desktop.engine import RED_FIVES, Meld, MeldType, NotScorable, Tile, problem

_REDS: Final = {16: RED_FIVES[0], 52: RED_FIVES[1], 88: RED_FIVES[2]}
_MOST: Final = 135
_MOST_BITS: Final = 1 << 16
_CHI: Final = 4
_PON: Final = 8
_ADDED: Final = 16
_NORTH: Final = 32


def tile_of(number: int, reds: bool) -> Tile:
    """Give the tile of a number.

    Args:
        number: 0 to 135.
        reds: whether the game has red fives.

    Raises:
        NotScorable: there is no such tile.
    """
    if not 0 <= number <= _MOST:
        raise NotScorable([problem("no_such_tile", text=str(number))])
    return _REDS[number] if reds and number in _REDS else number // 4


def is_north(code: int) -> bool:
    """Tell whether a call is an extracted north."""
    return not code & (_CHI | _PON | _ADDED) and bool(code & _NORTH)


def meld_of(code: int, reds: bool, winds: tuple[str, ...] = ()) -> Meld:
    """Give the call of a number.

    Args:
        code: the number.
        reds: whether the game has red fives.
        winds: the seats from the caller's on, in turn; () leaves out who was called from.

    Raises:
        NotScorable: it is no call.
    """
    if not 0 <= code < _MOST_BITS:
        raise NotScorable([problem("no_such_tile", text=str(code))])
    whom = code & 3
    if code & _CHI:
        kind, numbers, called = "chi", *_run(code)
    elif code & (_PON | _ADDED):
        kind, numbers, called = "pon" if code & _PON else "shouminkan", *_alike(code)
    else:
        called = code >> 8
        kind, numbers = "daiminkan" if whom else "ankan", [called // 4 * 4 + n for n in range(4)]
    tiles = tuple(tile_of(number, reds) for number in numbers)
    type: MeldType = kind  # type: ignore[assignment]
    if type == "ankan":
        return Meld(type, tiles)
    return Meld(type, tiles, tile_of(called, reds), winds[whom] if winds and whom else None)


def _run(code: int) -> tuple[list[int], int]:
    """Give the numbers of a chi, and the one that was called."""
    pattern, which = divmod(code >> 10, 3)
    suit, rank = divmod(pattern, 7)
    first = 9 * suit + rank
    numbers = [4 * (first + n) + (code >> 3 + 2 * n & 3) for n in range(3)]
    return numbers, numbers[which]


def _alike(code: int) -> tuple[list[int], int]:
    """Give the numbers of a pon or an added kan, and the one that was called."""
    kind, which = divmod(code >> 9, 3)
    left = code >> 5 & 3
    numbers = [4 * kind + n for n in range(4) if n != left]
    called = numbers[which]
    return (numbers if code & _PON else [*numbers, 4 * kind + left]), called
