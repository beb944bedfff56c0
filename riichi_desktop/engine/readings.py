"""Every way to read a whole hand: standard, seven pairs, thirteen orphans."""

from itertools import product
from typing import Any, Final

from . import facts as f
from .hand import Hand
from .lanes import ALL_LANES, LANE, SIMPLES_LANES
from .memo import Memo
from .parts import (
    CONCEALED,
    INNER,
    KANS,
    PEIKOU,
    RUNS,
    RYANMEN,
    TANKI,
    Block,
    Part,
    Place,
    block_of,
)
from .suits import MELDS, PAIRS, PARTS, PLACED, PLACED_WAYS, WAYS
from .tiles import EAST, KIND, SUIT, WHITE, is_outside

_ORPHANS: Final = sum(1 << LANE * kind for kind in range(34) if is_outside(kind))
_KIND_LANES: Final = ALL_LANES * 63
_PAIRS_ONLY: Final = ~(ALL_LANES * 2)
_WINDS: Final = 0b0001111

Shape = tuple[int, tuple[Block, ...], Place]
"""One way to read a hand that is no four groups and a pair: its facts, its groups with the
completed one last, and where the winning tile went."""


def is_win(hand: Hand) -> bool:
    """Tell whether a hand is complete, yaku or not."""
    return bool(combinations(hand, False) or special_shapes(hand))


def combinations(hand: Hand, by_ron: bool) -> list[tuple[list[Part], Place]]:
    """Give every way to read a hand as four groups and a pair.

    Args:
        hand: a whole hand.
        by_ron: a triplet completed by ron counts as open.

    Returns:
        For each way the parts of its suits in order and of its melds, and where the winning tile
        goes: every block that it can complete makes a way of its own.
    """
    m, p, s, z = suits = hand.suits
    win, melds = hand.win, hand.melds
    own = suits[SUIT[win]]
    parts: list[Part] = []
    try:
        placed, place = PLACED[by_ron][win][own]
        for suit in suits:
            if suit is own:
                parts.append(placed)
            elif suit:
                parts.append(PARTS[suit])
    except KeyError:  # seen for the first time, or there are several ways
        return _every_combination(hand, by_ron)
    for meld in melds:
        parts.append(MELDS[meld.key])  # noqa: PERF401 - a comprehension is a call
    if m and p and s and z and not _is_standard(parts):
        return []
    return [(parts, place)]


def _every_combination(hand: Hand, by_ron: bool) -> list[tuple[list[Part], Place]]:
    own = hand.suits[SUIT[hand.win]]
    choices: list[tuple[Any, ...]] = []
    at = 0
    for suit in hand.suits:
        if suit is own:
            at = len(choices)
            choices.append(PLACED_WAYS[by_ron][hand.win][own])
        elif suit:
            choices.append(WAYS[suit])
    choices += [(MELDS[meld.key],) for meld in hand.melds]
    found = []
    for way in product(*choices):
        parts = list(way)
        parts[at], place = way[at]
        found.append((parts, place))
    if len(choices) == 4 + len(hand.melds):
        found = [(parts, place) for parts, place in found if _is_standard(parts)]
    return found


def _is_standard(parts: list[Part]) -> bool:
    """Tell four groups and a pair from two groups and a pair in every suit."""
    return sum([len(blocks) for _, _, blocks, _ in parts]) == 5


def special_shapes(hand: Hand) -> list[Shape]:
    """Give the readings as seven pairs and as thirteen orphans, where the hand is such."""
    if hand.melds:
        return []
    found = []
    lanes = hand.lanes & _KIND_LANES
    if not lanes & _PAIRS_ONLY:
        found.append(_seven_pairs(hand))
    if not lanes & SIMPLES_LANES and (lanes | lanes >> 1) & _ORPHANS == _ORPHANS:
        found.append(_thirteen_orphans(hand, lanes))
    return found


def count_facts(counts: int) -> int:
    """Give what the numbers of runs, concealed triplets, kans, equal runs and inner groups make so,
    and the wait: the fields of `parts.COUNTS`.
    """
    runs, concealed, kans, peikou, inner = (
        counts // unit & 7 for unit in (RUNS, CONCEALED, KANS, PEIKOU, INNER)
    )
    mask = f.STANDARD | (f.HAS_RUN if runs else f.NO_RUN) | (0 if inner else f.OUTSIDE_GROUPS)
    for number, least, fact in (
        (runs, 4, f.ALL_RUNS),
        (peikou, 1, f.PEIKOU),
        (peikou, 2, f.TWO_PEIKOU),
        (concealed, 3, f.THREE_CONCEALED),
        (concealed, 4, f.FOUR_CONCEALED),
        (kans, 3, f.THREE_KANS),
        (kans, 4, f.FOUR_KANS),
        (counts & RYANMEN, 1, f.RYANMEN),
        (counts & TANKI, 1, f.TANKI),
    ):
        if number >= least:
            mask |= fact
    return mask


COUNT_FACTS: Final = Memo(count_facts)


def honour_facts(key: int) -> tuple[int, int, int]:
    """Give what honour triplets and the pair make so.

    Args:
        key: two bits for the round, two for the seat, then the honours of `parts.HONOURS`.

    Returns:
        (facts, kind of the pair or EAST - 1 for a number, how many times the pair is a value by
        seat and round or as a dragon).
    """
    seat, round = divmod(key & 15, 4)
    pair, sets = EAST - 1 + (key >> 4 & 63), key >> 10
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


def _seven_pairs(hand: Hand) -> Shape:
    """Seven different pairs; four equal tiles are not two of them."""
    completed = block_of("pair", KIND[hand.win])
    pairs: list[Block] = []
    for suit in hand.suits:
        pairs += PAIRS[suit]
    pairs.remove(completed)
    pairs.append(completed)
    return f.SEVEN_PAIRS | f.TANKI, tuple(pairs), (completed, "tanki", ())


def _thirteen_orphans(hand: Hand, lanes: int) -> Shape:
    win = KIND[hand.win]
    wide = lanes >> LANE * win & 63 == 2
    facts = f.THIRTEEN_ORPHANS | (f.THIRTEEN_WAIT if wide else 0)
    blocks = [
        block_of("pair", kind) if lanes >> LANE * kind & 2 else block_of("single", kind)
        for kind in range(34)
        if is_outside(kind)
    ]
    completed = next(block for block in blocks if block.tiles[0] == win)
    blocks.remove(completed)
    place: Place = (completed, "thirteen" if wide else None, ())
    return facts, (*blocks, completed), place
