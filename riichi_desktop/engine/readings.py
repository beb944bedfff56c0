"""Every way to read a whole hand: standard, seven pairs, thirteen orphans."""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

from . import facts as f
from .fu import FuItem
from .hand import ALL_LANES, LANE, SIMPLES_LANES, Hand
from .suits import (
    FU_SHIFT,
    NOT_OUTSIDE,
    PAIR_SHIFT,
    PEIKOU,
    TRIPLET_SHIFT,
    Block,
    Part,
    Place,
    meld_part,
    placed_parts,
    suit_parts,
)
from .tiles import EAST, KIND, WHITE, Kind, is_outside


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
        fu: the sum of both.
    """

    facts: int
    blocks: tuple[Block, ...]
    completed: Block | None
    wait: str | None
    pair: Kind | None
    items: tuple[FuItem, ...]
    wait_items: tuple[FuItem, ...]
    fu: int


_ORPHANS: Final = sum(1 << LANE * kind for kind in range(34) if is_outside(kind))
_KIND_LANES: Final = ALL_LANES * 63
_PAIRS_ONLY: Final = ~(ALL_LANES * 2)

_RUN_MASK: Final = (1 << TRIPLET_SHIFT) - 1
_STRAIGHTS: Final = tuple(0b1001001 << 9 * suit for suit in range(3))
_NUMBER_TRIPLETS: Final = 0x1FF
_HONOUR_SHIFT: Final = TRIPLET_SHIFT + EAST
_DRAGONS: Final = 0b1110000
_WINDS: Final = 0b0001111
_PEIKOU_MASK: Final = 7 * PEIKOU


def shapes(hand: Hand, by_ron: bool, seat: int, round: int) -> list[Shape]:
    """Give every way to read a hand, each with every block that the winning tile can complete.

    Args:
        hand: a whole hand.
        by_ron: a triplet completed by ron counts as open.
        seat, round: the winds as numbers, 0 East to 3 North.
    """
    found = [_standard(parts, hand, seat, round) for parts in _combinations(hand, by_ron)]
    if not hand.melds:
        found.extend(_seven_pairs(hand))
        found.extend(_thirteen_orphans(hand))
    return found


def _combinations(hand: Hand, by_ron: bool) -> Iterable[tuple[Part, ...]]:
    """Give the parts of each way to read the concealed tiles, suit by suit; one is placed."""
    win = KIND[hand.win]
    own = win // 9
    found = []
    many = False
    for suit, code in enumerate(hand.suits):
        if code:
            parts = placed_parts(code, win, by_ron) if suit == own else suit_parts(suit, code)
            if len(parts) != 1:
                if not parts:
                    return ()
                many = True
            found.append(parts)
    return product(*found) if many else (tuple([parts[0] for parts in found]),)


def _standard(parts: tuple[Part, ...], hand: Hand, seat: int, round: int) -> Shape:
    bits = adds = 0
    blocks: tuple[Block, ...] = ()
    items: tuple[FuItem, ...] = ()
    place: Place | None = None
    for bits_, adds_, blocks_, items_, place_ in parts:
        bits |= bits_
        adds += adds_
        blocks += blocks_
        items += items_
        place = place or place_
    assert place is not None
    facts, completed, wait, wait_items = place
    blocks += (completed,)
    for meld in hand.melds:
        bits_, adds_, blocks_, items_, _ = meld_part(meld)
        bits |= bits_
        adds += adds_
        blocks += blocks_
        items += items_
    pair = (adds >> PAIR_SHIFT & 63) - 1
    facts |= _shape_facts(bits, adds, pair, seat, round)
    return Shape(facts, blocks, completed, wait, pair, items, wait_items, adds >> FU_SHIFT)


def _shape_facts(bits: int, adds: int, pair: Kind, seat: int, round: int) -> int:
    mask = f.STANDARD if bits & NOT_OUTSIDE else f.STANDARD | f.OUTSIDE_GROUPS
    if pair < EAST or (pair < WHITE and pair - EAST not in (seat, round)):
        mask |= f.PLAIN_PAIR
    runs = adds & 7
    if not runs:
        return mask | f.NO_RUN | _triplet_facts(bits, adds, pair, seat, round)
    mask |= f.HAS_RUN
    if runs >= 3:
        mask |= _run_facts(bits & _RUN_MASK)
        if runs == 4:
            mask |= f.ALL_RUNS
    if adds & _PEIKOU_MASK:
        mask |= f.PEIKOU if adds & _PEIKOU_MASK == PEIKOU else f.PEIKOU | f.TWO_PEIKOU
    if runs < 4:
        mask |= _triplet_facts(bits, adds, pair, seat, round)
    return mask


def _run_facts(runs: int) -> int:
    mask = f.THREE_COLOUR_RUNS if runs & runs >> 9 & runs >> 18 else 0
    for straight in _STRAIGHTS:
        if runs & straight == straight:
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
    # Only numbers: a dragon is not "the same number" as a seven.
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
    return [Shape(f.SEVEN_PAIRS, (*pairs, completed), completed, "tanki", None, (), (), 0)]


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
    return [Shape(facts, (*blocks, completed), completed, wait, None, (), (), 0)]
