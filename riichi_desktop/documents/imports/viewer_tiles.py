"""The tiles of a player in the viewer's JSON (tenhou.net/6), followed draw by draw.

As publicly described: a tile is 11-19 (m), 21-29 (p), 31-39 (s), 41-47 (z), 51-53 a red five. A
player has the tiles he was dealt, what he drew or called, what he did then, step by step. 60 lets
go of what was drawn, 0 stands beside an open kan. A text is a call, ``c275226``: before the
called tile stands c (chi), p (pon), m (open kan), k (added kan), a (closed kan), f (extracted
north) or r (riichi); where it stands says from whom: first the one before, last the next in turn,
between them opposite.
"""

import re
from typing import Final, NamedTuple

from riichi_desktop.engine import KIND, RED_FIVES, Hand, Meld, MeldType, NotScorable, Tile, Wind

LET_GO: Final = 60
BESIDE_KAN: Final = 0
_REDS: Final = {51: RED_FIVES[0], 52: RED_FIVES[1], 53: RED_FIVES[2]}
_NORTH: Final = 30
_CALL: Final = re.compile(r"((?:\d\d){0,3})([cpmka])((?:\d\d){1,4})")
_RIICHI: Final = re.compile(r"r(\d\d)")
_TYPES: Final[dict[str, MeldType]] = {
    "c": "chi",
    "p": "pon",
    "m": "daiminkan",
    "k": "shouminkan",
    "a": "ankan",
}

Step = int | str


class Player(NamedTuple):
    """What the viewer's JSON has of one player of one hand."""

    dealt: tuple[Step, ...]
    drawn: tuple[Step, ...]
    done: tuple[Step, ...]


class Held(NamedTuple):
    """What a player has before him: tiles in hand, calls, extracted norths."""

    tiles: list[Tile]
    melds: list[Meld]
    north: int


class Untold(Exception):
    """The tiles do not add up, so that nothing is known of them."""


def tile_of(number: Step) -> Tile:
    """Give the tile of a number.

    Raises:
        Untold: there is none.
    """
    if isinstance(number, int):
        if number in _REDS:
            return _REDS[number]
        suit, rank = divmod(number, 10)
        if 1 <= suit <= 4 and 1 <= rank <= (7 if suit == 4 else 9):
            return 9 * (suit - 1) + rank - 1
    raise Untold


def riichi_step(step: Step) -> bool:
    """Tell whether a step is a riichi."""
    return isinstance(step, str) and bool(_RIICHI.fullmatch(step))


def last_tile(player: Player) -> tuple[Tile, str]:
    """Give the tile that a player let others have at last, and how: "", k, a or f.

    Raises:
        Untold: it is not known.
    """
    if not player.done:
        raise Untold
    step = player.done[-1]
    if isinstance(step, str) and (call := _CALL.fullmatch(step)):
        return tile_of(int(call[3][:2])), call[2]
    if isinstance(step, str) and step.startswith("f"):
        return _NORTH, "f"
    if isinstance(step, str) and (riichi := _RIICHI.fullmatch(step)):
        step = int(riichi[1])
    if step != LET_GO:
        return tile_of(step), ""
    if len(player.drawn) != len(player.done):
        raise Untold
    return tile_of(player.drawn[-1]), ""


def held_by(player: Player, winds: tuple[Wind, ...]) -> Held:
    """Give what a player has at the end of the hand.

    Args:
        player: his steps.
        winds: the seats from his on, in turn; () leaves out who was called from.

    Raises:
        Untold: the tiles do not add up.
    """
    table = _Table([tile_of(one) for one in player.dealt], winds)
    steps = max(len(player.drawn), len(player.done))
    for at in range(steps):
        drawn = player.drawn[at] if at < len(player.drawn) else BESIDE_KAN
        done = player.done[at] if at < len(player.done) else BESIDE_KAN
        try:
            table.take(drawn)
            table.do(done, drawn)
        except NotScorable as error:
            raise Untold from error
    return Held(table.tiles, table.melds, table.north)


def hand_of(held: Held, win: Tile, drawn: bool) -> Hand:
    """Give the whole hand of a winner.

    Raises:
        Untold: it is none.
    """
    tiles = [*held.tiles]
    if drawn:
        if win not in tiles:
            raise Untold
        tiles.remove(win)
    try:
        return Hand(tuple(tiles), win, tuple(held.melds), held.north)
    except NotScorable as error:
        raise Untold from error


class _Table:
    """The place before a player, while his steps are followed."""

    def __init__(self, tiles: list[Tile], winds: tuple[Wind, ...]) -> None:
        self.tiles = tiles
        self.melds = list[Meld]()
        self.north = 0
        self._winds = winds

    def take(self, step: Step) -> None:
        """Draw a tile, or call one."""
        if isinstance(step, int):
            if step != BESIDE_KAN:
                self.tiles.append(tile_of(step))
            return
        call = _CALL.fullmatch(step)
        if call is None or call[2] not in "cpm":
            raise Untold
        self._meld(call)

    def do(self, step: Step, drawn: Step) -> None:
        """Let a tile go, or declare a kan or a north."""
        if isinstance(step, str) and (riichi := _RIICHI.fullmatch(step)):
            step = int(riichi[1])
        if isinstance(step, int):
            if step != BESIDE_KAN:
                self._give(tile_of(drawn if step == LET_GO else step))
        elif step.startswith("f"):
            self._give(_NORTH)
            self.north += 1
        elif (call := _CALL.fullmatch(step)) and call[2] in "ka":
            self._meld(call)
        else:
            raise Untold

    def _give(self, tile: Tile) -> Tile:
        """Take a tile out of the hand: itself, else one of its kind, red or not."""
        alike = tile if tile in self.tiles else None
        found = next((t for t in self.tiles if KIND[t] == KIND[tile]), None)
        give = found if alike is None else alike
        if give is None:
            raise Untold
        self.tiles.remove(give)
        return give

    def _meld(self, call: re.Match[str]) -> None:
        before, type, after = call[1], _TYPES[call[2]], call[3]
        numbers = [int((before + after)[at : at + 2]) for at in range(0, len(before + after), 2)]
        place = len(before) // 2
        marked = tile_of(numbers[place])
        own = [tile_of(one) for at, one in enumerate(numbers) if at != place]
        if type == "ankan":
            self.melds.append(Meld(type, tuple(self._give(t) for t in (*own, marked))))
        elif type == "shouminkan":
            self._add(marked, own)
        else:
            given = tuple(self._give(tile) for tile in own)
            called = (*given, marked)
            self.melds.append(Meld(type, called, marked, self._source(place, len(own))))

    def _add(self, added: Tile, own: list[Tile]) -> None:
        """Add a tile to a pon; some converters leave out the pon that was before."""
        added = self._give(added)
        for at, meld in enumerate(self.melds):
            if meld.type == "pon" and meld.kind == KIND[added]:
                tiles = (*meld.tiles, added)
                self.melds[at] = Meld("shouminkan", tiles, meld.called, meld.source)
                return
        if len(own) != 3:
            raise Untold
        called, *others = own
        given = tuple(self._give(tile) for tile in others)
        self.melds.append(Meld("shouminkan", (*given, called, added)))

    def _source(self, place: int, others: int) -> str | None:
        """Give whom a tile was called from, by its place among the others."""
        if not self._winds:
            return None
        return self._winds[3 if place == 0 else 1 if place == others else 2]
