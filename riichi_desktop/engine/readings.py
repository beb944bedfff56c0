"""Every way to read a whole hand: standard, seven pairs, thirteen orphans."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from . import facts as f
from .fu import FuItem
from .hand import ALL_LANES, LANE, SIMPLES_LANES, Hand
from .suits import (
    COUNTS,
    FU_SHIFT,
    PAIR_SHIFT,
    PARTS,
    PLACED,
    TRIPLET_SHIFT,
    Block,
    Part,
    Place,
    Placed,
    meld_part,
)
from .tiles import EAST, KIND, SUIT, WHITE, is_outside

Shape = tuple[int, int, tuple[Block, ...], tuple[FuItem, ...], Place, int]
"""One way to read a hand, before any yaku. In this order:

facts: what is so of its runs, triplets and wait; not yet what is so of honours and pair;
honours: the key of its honours and its pair, see `honour_facts`; 0 for the shapes that are no four
    groups and a pair;
blocks: its groups: concealed ones sorted, the completed one last, then the melds;
items: the fu of its groups;
place: where the winning tile went;
fu: the sum of the fu of groups and wait.
"""

_ORPHANS: Final = sum(1 << LANE * kind for kind in range(34) if is_outside(kind))
_KIND_LANES: Final = ALL_LANES * 63
_PAIRS_ONLY: Final = ~(ALL_LANES * 2)

_RUN_MASK: Final = (1 << TRIPLET_SHIFT) - 1
_STRAIGHT_STARTS: Final = 0b000000001_000000001_000000001
_NUMBERS: Final = 0x1FF
_WINDS: Final = 0b0001111
_PAIR_BITS: Final = 6
_WIND_SHIFT: Final = 13
"""A key of honours: six bits for the kind of the pair plus one, seven for the honour triplets, then
four times the seat plus the round."""


def shapes(hand: Hand, by_ron: bool, winds: int) -> list[Shape]:
    """Give every way to read a hand, each with every block that the winning tile can complete.

    Args:
        hand: a whole hand.
        by_ron: a triplet completed by ron counts as open.
        winds: four times the seat plus the round, 0 East to 3 North.
    """
    winds <<= _WIND_SHIFT
    melds = [meld_part(meld) for meld in hand.melds]
    found = [_standard(parts, melds, place, winds) for parts, place in _combinations(hand, by_ron)]
    if not melds:
        lanes = hand.lanes & _KIND_LANES
        if not lanes & _PAIRS_ONLY:
            found.append(_seven_pairs(hand, lanes))
        if not lanes & SIMPLES_LANES and (lanes | lanes >> 1) & _ORPHANS == _ORPHANS:
            found.append(_thirteen_orphans(hand, lanes))
    return found


def _combinations(hand: Hand, by_ron: bool) -> list[tuple[Sequence[Part], Place]]:
    """Give each way to read the concealed tiles suit by suit, and where the winning tile goes."""
    suits = hand.suits
    own = SUIT[hand.win]
    placed = PLACED[by_ron][hand.win][suits[own]]
    if not placed:
        return []
    at = 0
    firsts: list[Part] = []
    options: list[tuple[int, tuple[Part, ...]]] = []
    for suit, code in enumerate(suits):
        if suit == own:
            at = len(firsts)
            firsts.append(placed[0][0])
        elif code:
            parts = PARTS[suit][code]
            if not parts:
                return []
            if len(parts) > 1:
                options.append((len(firsts), parts))
            firsts.append(parts[0])
    if len(placed) == 1 and not options:
        return [(firsts, placed[0][1])]
    return _expanded(firsts, at, placed, options)


def _expanded(
    firsts: list[Part],
    at: int,
    placed: tuple[Placed, ...],
    options: list[tuple[int, tuple[Part, ...]]],
) -> list[tuple[Sequence[Part], Place]]:
    found: list[tuple[Sequence[Part], Place]] = []
    for own, place in placed:
        for choice in product(*(parts for _, parts in options)):
            parts = firsts.copy()
            parts[at] = own
            for (index, _), part in zip(options, choice, strict=True):
                parts[index] = part
            found.append((parts, place))
    return found


def _standard(parts: Sequence[Part], melds: Sequence[Part], place: Place, winds: int) -> Shape:
    bits = adds = 0
    blocks: tuple[Block, ...] = ()
    items: tuple[FuItem, ...] = ()
    for more_bits, more_adds, more_blocks, more_items in parts:
        bits |= more_bits
        adds += more_adds
        blocks += more_blocks
        items += more_items
    blocks += place[4]
    for more_bits, more_adds, more_blocks, more_items in melds:
        bits |= more_bits
        adds += more_adds
        blocks += more_blocks
        items += more_items
    facts = place[0] | _COUNT_FACTS[adds & COUNTS]
    runs, triplets = bits & _RUN_MASK, bits >> TRIPLET_SHIFT
    if runs & runs >> 9 & runs >> 18:
        facts |= f.THREE_COLOUR_RUNS
    if runs & runs >> 3 & runs >> 6 & _STRAIGHT_STARTS:
        facts |= f.STRAIGHT
    # Only numbers: a dragon is not "the same number" as a seven.
    if triplets & triplets >> 9 & triplets >> 18 & _NUMBERS:
        facts |= f.THREE_COLOUR_TRIPLETS
    honours = winds | triplets >> EAST << _PAIR_BITS | adds >> PAIR_SHIFT & 63
    return facts, honours, blocks, items, place, adds >> FU_SHIFT


class _CountFacts(dict[int, int]):
    """What the numbers of runs, concealed triplets, kans, equal runs and inner groups make so."""

    def __missing__(self, counts: int) -> int:
        runs, concealed, kans, peikou, inner = (counts >> 4 * n & 15 for n in range(5))
        mask = f.STANDARD | (f.HAS_RUN if runs else f.NO_RUN) | (0 if inner else f.OUTSIDE_GROUPS)
        for number, least, fact in (
            (runs, 4, f.ALL_RUNS),
            (peikou, 1, f.PEIKOU),
            (peikou, 2, f.TWO_PEIKOU),
            (concealed, 3, f.THREE_CONCEALED),
            (concealed, 4, f.FOUR_CONCEALED),
            (kans, 3, f.THREE_KANS),
            (kans, 4, f.FOUR_KANS),
        ):
            if number >= least:
                mask |= fact
        self[counts] = mask
        return mask


_COUNT_FACTS: Final = _CountFacts()


def honour_facts(key: int) -> tuple[int, int, int]:
    """Give what honour triplets and the pair make so.

    Returns:
        (facts, kind of the pair, how many times the pair is a value by seat and round or as a
        dragon).
    """
    pair, sets = (key & 63) - 1, key >> _PAIR_BITS & 127
    seat, round = divmod(key >> _WIND_SHIFT, 4)
    mask = 0
    for number, fact in (
        (seat, f.SEAT_SET),
        (round, f.ROUND_SET),
        (3, f.NORTH_SET),
        (4, f.HAKU_SET),
        (5, f.HATSU_SET),
        (6, f.CHUN_SET),
    ):
        if sets >> number & 1:
            mask |= fact
    winds, dragons = (sets & _WINDS).bit_count(), (sets & ~_WINDS).bit_count()
    mask |= (0, 0, f.TWO_DRAGON_SETS, f.THREE_DRAGON_SETS)[dragons]
    mask |= (0, 0, 0, f.THREE_WIND_SETS, f.FOUR_WIND_SETS)[winds]
    if pair >= WHITE:
        return mask | f.DRAGON_PAIR, pair, 1
    if pair < EAST:
        return mask | f.PLAIN_PAIR, pair, 0
    values = (pair - EAST == seat) + (pair - EAST == round)
    return mask | f.WIND_PAIR | (0 if values else f.PLAIN_PAIR), pair, values


def _seven_pairs(hand: Hand, lanes: int) -> Shape:
    """Seven different pairs; four equal tiles are not two of them."""
    win = KIND[hand.win]
    pairs = [Block("pair", (kind, kind)) for kind in range(34) if lanes >> LANE * kind & 2]
    completed = Block("pair", (win, win))
    pairs.remove(completed)
    place = Place(f.TANKI, completed, "tanki", (), (completed,))
    return f.SEVEN_PAIRS | f.TANKI, 0, (*pairs, completed), (), place, 0


def _thirteen_orphans(hand: Hand, lanes: int) -> Shape:
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
    place = Place(0, completed, "thirteen" if wide else None, (), (completed,))
    return facts, 0, (*blocks, completed), (), place, 0
