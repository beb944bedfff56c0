"""What may be done with a hand so far: every press of a tile in every mode, and every refusal.

A press gives every way it can be understood (which run of a chi, with the red five or without); the
window takes the only one, or offers them. Nothing here can make a hand that cannot be: what a set
of tiles does not have is refused, and circumstances that the new tiles exclude are taken off by
`draft.settle_flags`.
"""

from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeVar, get_args

from .draft import Draft, settle_flags, sorted_draft
from .hand import Meld, MeldType
from .problems import Problem, problem
from .rules import Rules
from .situation import MOST_INDICATORS
from .tiles import KIND, NORTH, Kind, Tile, red_of, tile_name

Mode = Literal["tile", "chi", "pon", "daiminkan", "ankan", "shouminkan", "dora", "ura", "north"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
CALL_MODES: Final = ("chi", "pon", "daiminkan", "ankan", "shouminkan")
_RIICHI: Final = {"riichi", "double_riichi", "open_riichi"}


class Move(NamedTuple):
    """One way to understand a press.

    Attributes:
        draft: the hand after it.
        notices: circumstances that were taken off.
        meld: the call that it makes, where it makes one.
    """

    draft: Draft
    notices: tuple[Problem, ...] = ()
    meld: Meld | None = None


def mode_refusal(draft: Draft, mode: Mode, rules: Rules) -> Problem | None:
    """Say why a mode can do nothing now, or None."""
    if mode in ("chi", "pon", "daiminkan", "ankan"):
        return _call_refusal(draft, mode, rules)
    if mode == "shouminkan":
        if not any(meld.type == "pon" for meld in draft.melds):
            return problem("move_refused", "melds", reason="no_pon_to_add_to")
        return None
    if mode == "dora":
        return _indicator_refusal(draft.dora)
    if mode == "ura":
        if not draft.flags & _RIICHI:
            return problem("ura_without_riichi", "ura", reason="ura_without_riichi")
        return _indicator_refusal(draft.ura)
    if mode == "north":
        return _north_refusal(draft, rules)
    if draft.is_whole:
        return problem("move_refused", "concealed", reason="hand_is_complete")
    return None


def _call_refusal(draft: Draft, mode: Mode, rules: Rules) -> Problem | None:
    if mode == "chi" and rules.players == 3:
        return problem("bad_meld", "melds", reason="chi_three_players")
    if len(draft.melds) == 4:
        return problem("move_refused", "melds", reason="four_melds")
    room = _room_for_calls(draft)
    if room >= 3:
        return None
    if mode in ("daiminkan", "ankan"):
        kinds = [KIND[tile] for tile in draft.concealed]
        if any(kinds.count(kind) >= 3 - room for kind in set(kinds)):
            return None
    return problem("move_refused", "melds", reason="hand_is_full")


def _room_for_calls(draft: Draft) -> int:
    """Give how many tiles are missing, the winning one too while a concealed tile can become it."""
    return draft.room + (draft.win is None and bool(draft.concealed))


def _indicator_refusal(shown: tuple[Tile, ...]) -> Problem | None:
    if len(shown) < MOST_INDICATORS:
        return None
    return problem("move_refused", "dora", reason="indicators_full")


def _north_refusal(draft: Draft, rules: Rules) -> Problem | None:
    if rules.players == 4:
        return problem("flags_conflict", "north", reason="north_in_four_players")
    if rules.north != "nukidora":
        return problem("flags_conflict", "north", reason="north_not_extracted")
    if not draft.left(rules)[NORTH]:
        return problem("move_refused", "north", reason="used_up", tile=tile_name(NORTH))
    return None


def press(draft: Draft, mode: Mode, tile: Tile, rules: Rules) -> tuple[Move, ...]:
    """Give every way to understand a press of a tile in a mode; none where it is refused."""
    if mode_refusal(draft, mode, rules) is not None:
        return ()
    if mode in CALL_MODES:
        return _calls(draft, mode, tile, rules)
    exact = _free(draft, tile, rules)
    if exact is None or (mode == "north" and KIND[tile] != NORTH):
        return ()
    if mode == "tile":
        after = _with_tile(draft, exact)
    elif mode == "dora":
        after = replace(draft, dora=(*draft.dora, exact))
    elif mode == "ura":
        after = replace(draft, ura=(*draft.ura, exact))
    else:
        after = replace(draft, north=draft.north + 1)
    return (Move(*settle_flags(after, rules)),)


def press_refusal(draft: Draft, mode: Mode, tile: Tile, rules: Rules) -> Problem | None:
    """Say why a press does nothing, or None where it does something."""
    whole_mode = mode_refusal(draft, mode, rules)
    if whole_mode is not None:
        return whole_mode
    if press(draft, mode, tile, rules):
        return None
    name = tile_name(tile)
    if rules.players == 3 and 0 < KIND[tile] < 8:
        return problem("malformed", "", reason="tile_not_in_three_player_set", tile=name)
    if mode == "north":
        return problem("move_refused", "north", reason="only_north", tile=name)
    if mode == "chi" and tile in range(27, 34):
        return problem("move_refused", "melds", reason="honours_make_no_run", tile=name)
    if mode == "shouminkan":
        return problem("move_refused", "melds", reason="no_pon_of_this", tile=name)
    if tile > 33 and not rules.red_fives[tile - 34]:
        return problem("too_many_reds", "", tile=name, have=1, most=0)
    if mode in CALL_MODES and _free(draft, tile, rules) is not None:
        if mode != "chi" and _copies(draft, KIND[tile], rules) >= 4:
            return problem("move_refused", "melds", reason="hand_is_full")
        return problem("move_refused", "melds", reason="not_enough_left", tile=name)
    return problem("move_refused", "", reason="used_up", tile=name)


def _free(draft: Draft, tile: Tile, rules: Rules) -> Tile | None:
    """Give the tile, or the red five in its place when the plain ones are used up."""
    left = draft.left(rules)
    if left[tile] > 0:
        return tile
    red = red_of(tile)
    return red if red is not None and left[red] > 0 else None


def _copies(draft: Draft, kind: Kind, rules: Rules) -> int:
    """Give how many tiles of a kind are free or in the hand."""
    left, red = draft.left(rules), red_of(kind)
    free = left[kind] + (left[red] if red is not None else 0)
    return free + sum(KIND[tile] == kind for tile in draft.concealed)


def _with_tile(draft: Draft, tile: Tile) -> Draft:
    if draft.room:
        return sorted_draft(replace(draft, concealed=(*draft.concealed, tile)))
    return replace(draft, win=tile)


def _calls(draft: Draft, mode: Mode, tile: Tile, rules: Rules) -> tuple[Move, ...]:
    if mode == "shouminkan":
        return _added_kans(draft, tile, rules)
    kind = KIND[tile]
    if mode == "chi":
        if kind > 26:
            return ()
        starts = (k for k in (kind - 2, kind - 1, kind) if k // 9 == kind // 9 and k % 9 < 7)
        sets = [tuple(range(start, start + 3)) for start in starts if start >= 0]
    else:
        sets = [(kind,) * (3 if mode == "pon" else 4)]
    found: dict[tuple[Tile, ...], Move] = {}
    for kinds in sets:
        for tiles in _with_reds(kinds, tile, rules):
            move = _make_call(draft, _TYPES[mode], tiles, tile, rules)
            if move is not None:
                found.setdefault(tiles, move)
    return tuple(found.values())


_TYPES: Final[dict[str, MeldType]] = {
    "chi": "chi",
    "pon": "pon",
    "daiminkan": "daiminkan",
    "ankan": "ankan",
}


def _with_reds(kinds: tuple[int, ...], pressed: Tile, rules: Rules) -> list[tuple[Tile, ...]]:
    """Give a call's tiles with every number of red fives, the pressed tile among them.

    A kan takes all four tiles of its kind, so it holds every red five that the set has.
    """
    red = next((r for r in map(red_of, kinds) if r is not None), None)
    if red is None:
        return [kinds]
    most = rules.red_fives[red - 34]
    fives = kinds.count(KIND[red])
    numbers = [most] if len(kinds) == 4 else range(min(most, fives) + 1)
    found = []
    for number in numbers:
        tiles = list(kinds)
        for _ in range(number):
            tiles[tiles.index(KIND[red])] = red
        if pressed in tiles or len(kinds) == 4:
            found.append(tuple(tiles))
    return found


def _make_call(
    draft: Draft, type: MeldType, tiles: tuple[Tile, ...], pressed: Tile, rules: Rules
) -> Move | None:
    """Make a call of free tiles; what is not free is taken from the hand.

    A kan takes what the hand holds of its kind first: no fifth copy exists. Where the hand has one
    tile too many and no winning tile, its last one becomes that, and it is told.
    """
    left = list(draft.left(rules))
    concealed = list(draft.concealed)
    for tile in tiles:
        held = tile in concealed
        if held and (len(tiles) == 4 or left[tile] < 1):
            concealed.remove(tile)
        elif left[tile] > 0:
            left[tile] -= 1
        else:
            return None
    called = None if type == "ankan" else (pressed if pressed in tiles else tiles[0])
    meld = Meld(type, tiles, called)
    after = replace(draft, concealed=tuple(concealed), melds=(*draft.melds, meld))
    chosen: tuple[Problem, ...] = ()
    if after.room < 0:
        if after.room < -1 or after.win is not None or not concealed:
            return None
        # Eleven tiles and a call are a whole hand: one of the eleven is the winning tile.
        after = replace(after, concealed=tuple(concealed[:-1]), win=concealed[-1])
        chosen = (problem("win_chosen", "win", tile=tile_name(concealed[-1])),)
    settled, notices = settle_flags(after, rules)
    return Move(settled, (*chosen, *notices), meld)


def _added_kans(draft: Draft, tile: Tile, rules: Rules) -> tuple[Move, ...]:
    for place, meld in enumerate(draft.melds):
        if meld.type != "pon" or meld.kind != KIND[tile]:
            continue
        concealed = list(draft.concealed)
        fourth = next((t for t in concealed if KIND[t] == meld.kind), None)
        if fourth is not None:
            concealed.remove(fourth)
        else:
            fourth = _free(draft, meld.kind, rules)
        if fourth is None:
            return ()
        new = Meld("shouminkan", (*meld.tiles, fourth), meld.called, meld.source)
        melds = (*draft.melds[:place], new, *draft.melds[place + 1 :])
        after = replace(draft, concealed=tuple(concealed), melds=melds)
        return (Move(*settle_flags(after, rules), new),)
    return ()


Part = Literal["concealed", "win", "meld", "dora", "ura", "north"]


def take_back(draft: Draft, part: Part, place: int, rules: Rules) -> Move:
    """Take back a tile, a whole call, an indicator or an extracted north.

    Args:
        draft: the hand so far.
        part: where it lies.
        place: its index there; ignored for the winning tile and norths.
        rules: the rules in force.
    """
    if part == "win":
        after = replace(draft, win=None)
    elif part == "north":
        after = replace(draft, north=max(0, draft.north - 1))
    elif part == "concealed":
        after = replace(draft, concealed=_without(draft.concealed, place))
    elif part == "meld":
        after = replace(draft, melds=_without(draft.melds, place))
    elif part == "dora":
        after = replace(draft, dora=_without(draft.dora, place))
    else:
        after = replace(draft, ura=_without(draft.ura, place))
    return Move(*settle_flags(after, rules))


_Item = TypeVar("_Item")


def _without(items: tuple[_Item, ...], place: int) -> tuple[_Item, ...]:
    return (*items[:place], *items[place + 1 :])


def take_back_last(draft: Draft, rules: Rules) -> Move | None:
    """Take back what a hand shows last: the winning tile, else a concealed tile, else a call."""
    if draft.win is not None:
        return take_back(draft, "win", 0, rules)
    if draft.concealed:
        return take_back(draft, "concealed", len(draft.concealed) - 1, rules)
    if draft.melds:
        return take_back(draft, "meld", len(draft.melds) - 1, rules)
    if draft.north:
        return take_back(draft, "north", 0, rules)
    return None


def make_winning(draft: Draft, place: int, rules: Rules) -> Move:
    """Make a concealed tile the winning one; the former winning tile goes back into the hand."""
    tile = draft.concealed[place]
    rest = (*draft.concealed[:place], *draft.concealed[place + 1 :])
    if draft.win is not None:
        rest = (*rest, draft.win)
    after = sorted_draft(replace(draft, concealed=rest, win=tile))
    return Move(*settle_flags(after, rules))


def clear_tiles(draft: Draft) -> Draft:
    """Take back every tile and every circumstance; seat, round, counters and rules stay."""
    return Draft(
        by=draft.by,
        seat=draft.seat,
        round=draft.round,
        honba=draft.honba,
        sticks=draft.sticks,
        players=draft.players,
        rules=draft.rules,
    )
