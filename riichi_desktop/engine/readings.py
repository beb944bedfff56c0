"""Every way to read a whole hand: standard, seven pairs, thirteen orphans."""

from itertools import product
from typing import Final, NamedTuple

from . import facts as f
from .fu import FuItem
from .hand import ALL_LANES, HONOUR_LANES, LANE, OUTSIDE_LANES, SIMPLES_LANES, SUIT_LANES, Hand
from .suits import (
    NOT_OUTSIDE,
    PAIR_SHIFT,
    TRIPLET_SHIFT,
    Block,
    Part,
    Placed,
    meld_part,
    placed_parts,
    suit_parts,
)
from .tiles import EAST, GREEN, KIND, WHITE, Kind, is_outside


class Shape(NamedTuple):
    """One way to read a hand, before any yaku.

    Attributes:
        facts: what is so of this reading (the tiles and the situation not included).
        blocks: its groups: concealed ones sorted, the completed one last, then the melds.
        completed: the block that the winning tile completes.
        wait: ryanmen, kanchan, penchan, tanki, shanpon, thirteen, or None.
        pair: the kind of the pair, or None.
        items: the fu of its groups.
        wait_items: the fu of its wait.
    """

    facts: int
    blocks: tuple[Block, ...]
    completed: Block | None
    wait: str | None
    pair: Kind | None
    items: tuple[FuItem, ...]
    wait_items: tuple[FuItem, ...]


_SUIT_BITS: Final = LANE * 9
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1
_ONE_SUITS: Final = frozenset((1, 2, 4))

_GREEN_LANES: Final = sum(63 << LANE * kind for kind in (19, 20, 21, 23, 25, GREEN))
_HATSU_LANE: Final = 63 << LANE * GREEN
_ORPHANS: Final = sum(1 << LANE * kind for kind in range(34) if is_outside(kind))
_PAIRS_ONLY: Final = ~(ALL_LANES * 2)

_RUN_MASK: Final = (1 << TRIPLET_SHIFT) - 1
_STRAIGHTS: Final = tuple(0b1001001 << 9 * suit for suit in range(3))
_NUMBER_TRIPLETS: Final = 0x1FF
_HONOUR_SHIFT: Final = TRIPLET_SHIFT + EAST
_DRAGONS: Final = 0b1110000
_WINDS: Final = 0b0001111
_NINE_GATES: Final = sum(n << LANE * rank for rank, n in enumerate((3, 1, 1, 1, 1, 1, 1, 1, 3)))


def tile_facts(hand: Hand) -> int:
    """Give the facts of the tiles, which hold however the hand is read.

    Extracted norths are no part of the hand's shape.
    """
    lanes = hand.lanes
    for meld in hand.melds:
        lanes += meld.lanes
    honours = lanes & HONOUR_LANES
    mask = f.HAS_HONOURS if honours else f.NO_HONOURS
    if not lanes & OUTSIDE_LANES:
        mask |= f.ALL_SIMPLES
    elif not lanes & SIMPLES_LANES:
        mask |= f.ALL_OUTSIDE_TILES
        if not honours:
            mask |= f.ALL_TERMINALS
    m, p, s = SUIT_LANES
    suits = bool(lanes & m) + 2 * bool(lanes & p) + 4 * bool(lanes & s)
    if suits in _ONE_SUITS:
        mask |= f.ONE_SUIT
        if not honours and not hand.melds:
            mask |= _nine_gates(hand, suits >> 1)
        if suits == 4 and not lanes & _KIND_LANES & ~_GREEN_LANES:
            mask |= f.ALL_GREEN | (f.HAS_HATSU if lanes & _HATSU_LANE else 0)
    elif not suits:
        mask |= f.ALL_HONOURS
    return mask


_KIND_LANES: Final = ALL_LANES * 63


def _nine_gates(hand: Hand, suit: int) -> int:
    """Nine gates: the pure form waited on all nine ranks (RULES 2.6 no. 41, 49)."""
    code = hand.lanes >> _SUIT_BITS * suit & _SUIT_MASK
    extra = [(code >> LANE * r & 63) - (_NINE_GATES >> LANE * r & 63) for r in range(9)]
    if min(extra) < 0:
        return 0
    return f.NINE_GATES | (f.PURE_NINE_GATES if extra.index(1) == KIND[hand.win] % 9 else 0)


def shapes(hand: Hand, by_ron: bool, seat: int, round: int) -> list[Shape]:
    """Give every way to read a hand, each with every block that the winning tile can complete.

    Args:
        hand: a whole hand.
        by_ron: a triplet completed by ron counts as open.
        seat, round: the winds as numbers, 0 East to 3 North.
    """
    found = [
        _standard(parts, placed, hand, seat, round) for parts, placed in _combinations(hand, by_ron)
    ]
    if not hand.melds:
        found.extend(_seven_pairs(hand))
        found.extend(_thirteen_orphans(hand))
    return found


def _combinations(hand: Hand, by_ron: bool) -> list[tuple[tuple[Part, ...], Placed]]:
    lanes, win = hand.lanes, KIND[hand.win]
    own = win // 9
    rest: list[tuple[Part, ...]] = []
    placed: tuple[Placed, ...] = ()
    for suit in range(4):
        code = lanes >> _SUIT_BITS * suit & (_SUIT_MASK if suit < 3 else _HONOUR_MASK)
        if suit == own:
            placed = placed_parts(suit, code, win, by_ron)
            if not placed:
                return []
        elif code:
            parts = suit_parts(suit, code)
            if not parts:
                return []
            rest.append(parts)
    if len(placed) == 1 and all(len(parts) == 1 for parts in rest):
        return [(tuple([parts[0] for parts in rest]), placed[0])]
    return [(parts, one) for parts in product(*rest) for one in placed]


_HONOUR_MASK: Final = (1 << LANE * 7) - 1


def _standard(parts: tuple[Part, ...], placed: Placed, hand: Hand, seat: int, round: int) -> Shape:
    bits, adds, blocks, items, completed, wait, wait_items = placed
    own = completed.tiles[0] // 9
    if parts:
        before: tuple[Block, ...] = ()
        after: tuple[Block, ...] = ()
        for part in parts:
            bits |= part.bits
            adds += part.adds
            items += part.items
            if part.blocks[0].tiles[0] // 9 < own:
                before += part.blocks
            else:
                after += part.blocks
        blocks = before + blocks + after
    blocks += (completed,)
    for meld in hand.melds:
        part = meld_part(meld)
        bits |= part.bits
        adds += part.adds
        items += part.items
        blocks += part.blocks
    pair = (adds >> PAIR_SHIFT & 63) - 1
    facts = _shape_facts(bits, adds, pair, seat, round)
    if wait == "ryanmen":
        facts |= f.RYANMEN
    elif wait == "tanki":
        facts |= f.TANKI
    return Shape(facts, blocks, completed, wait, pair, items, wait_items)


def _shape_facts(bits: int, adds: int, pair: Kind, seat: int, round: int) -> int:
    mask = f.STANDARD
    if not bits & NOT_OUTSIDE:
        mask |= f.OUTSIDE_GROUPS
    runs = adds & 7
    if runs:
        mask |= f.HAS_RUN | (f.ALL_RUNS if runs == 4 else 0)
        mask |= _run_facts(bits & _RUN_MASK, adds >> 12 & 7)
    else:
        mask |= f.NO_RUN
    if runs < 4:
        mask |= _triplet_facts(bits, adds, pair, seat, round)
    if pair < EAST or (pair < WHITE and pair - EAST not in (seat, round)):
        mask |= f.PLAIN_PAIR
    return mask


def _run_facts(runs: int, peikou: int) -> int:
    mask = 0
    if peikou:
        mask = f.PEIKOU if peikou == 1 else f.PEIKOU | f.TWO_PEIKOU
    if runs & runs >> 9 & runs >> 18:
        mask |= f.THREE_COLOUR_RUNS
    m, p, s = _STRAIGHTS
    if runs & m == m or runs & p == p or runs & s == s:
        mask |= f.STRAIGHT
    return mask


def _triplet_facts(bits: int, adds: int, pair: Kind, seat: int, round: int) -> int:
    mask = 0
    concealed = adds >> 4 & 7
    if concealed >= 3:
        mask |= f.THREE_CONCEALED if concealed == 3 else f.THREE_CONCEALED | f.FOUR_CONCEALED
    kans = adds >> 8 & 7
    if kans >= 3:
        mask |= f.THREE_KANS if kans == 3 else f.THREE_KANS | f.FOUR_KANS
    triplets = bits >> TRIPLET_SHIFT
    # Only numbers: a dragon is not "the same number" (PEERS class of that name).
    if triplets & triplets >> 9 & triplets >> 18 & _NUMBER_TRIPLETS:
        mask |= f.THREE_COLOUR_TRIPLETS
    honours = bits >> _HONOUR_SHIFT & 0x7F
    if honours:
        mask |= _honour_facts(honours, pair, seat, round)
    return mask


def _honour_facts(honours: int, pair: Kind, seat: int, round: int) -> int:
    mask = f.SEAT_SET if honours >> seat & 1 else 0
    if honours >> 3 & 1:
        mask |= f.NORTH_SET
    if honours >> round & 1:
        mask |= f.ROUND_SET
    if honours & _DRAGONS:
        white, green, red = honours >> 4 & 1, honours >> 5 & 1, honours >> 6
        mask |= white * f.HAKU_SET | green * f.HATSU_SET | red * f.CHUN_SET
        sets = white + green + red
        mask |= (0, 0, f.TWO_DRAGON_SETS, f.THREE_DRAGON_SETS)[sets]
        if pair >= WHITE:
            mask |= f.DRAGON_PAIR
    winds = (honours & _WINDS).bit_count()
    if winds >= 3:
        mask |= f.THREE_WIND_SETS if winds == 3 else f.FOUR_WIND_SETS
        if EAST <= pair < WHITE:
            mask |= f.WIND_PAIR
    return mask


def _seven_pairs(hand: Hand) -> list[Shape]:
    """Seven different pairs; four equal tiles are not two of them."""
    kinds_only = hand.lanes & _KIND_LANES
    if kinds_only & _PAIRS_ONLY:
        return []
    win = KIND[hand.win]
    pairs = [Block("pair", (kind, kind)) for kind in range(34) if kinds_only >> LANE * kind & 2]
    completed = Block("pair", (win, win))
    pairs.remove(completed)
    return [Shape(f.SEVEN_PAIRS, (*pairs, completed), completed, "tanki", None, (), ())]


def _thirteen_orphans(hand: Hand) -> list[Shape]:
    lanes = hand.lanes & _KIND_LANES
    if lanes & SIMPLES_LANES or (lanes | lanes >> 1) & _ORPHANS != _ORPHANS:
        return []
    win = KIND[hand.win]
    wide = lanes >> LANE * win & 63 == 2
    facts = f.THIRTEEN_ORPHANS | (f.THIRTEEN_WAIT if wide else 0)
    blocks = [
        Block("pair", (kind, kind)) if lanes >> LANE * kind & 2 else Block("single", (kind,))
        for kind in range(34)
        if is_outside(kind)
    ]
    completed = next(block for block in blocks if block.tiles[0] == win)
    blocks.remove(completed)
    wait = "thirteen" if wide else None
    return [Shape(facts, (*blocks, completed), completed, wait, None, (), ())]
