"""How far a hand is from ready, and the tiles that complete it.

The distance of a shape is the number of tiles that must still come: what the shape needs of each
kind more than the hand holds. Counted are all shapes of four groups and a pair that use no kind
more than four times (melds included), seven pairs, and thirteen orphans. Shanten is the least
distance less one. A suit's distances are worked out once for its counts.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from .hand import Hand, Meld
from .lanes import LANE, count_in, lanes_of
from .problems import NotScorable
from .readings import is_win
from .tiles import KINDS, Kind, Tile, is_outside

_FAR: Final = 99
_SUIT_BITS: Final = LANE * 9
_SUIT_MASK: Final = (1 << _SUIT_BITS) - 1
_HONOUR_MASK: Final = (1 << LANE * 7) - 1

Distances = tuple[tuple[int, ...], tuple[int, ...]]
"""Tiles still needed for 0 to 4 groups, without and with a pair."""


def shanten(concealed: Iterable[Tile], melds: tuple[Meld, ...] = ()) -> int:
    """Give how many tiles a hand is from ready: 0 = ready, -1 = complete.

    Args:
        concealed: the concealed tiles, up to 14 less three for each meld; fewer count as missing.
        melds: calls and closed kans.
    """
    lanes = lanes_of(concealed)
    called = sum(meld.lanes for meld in melds)
    best = _standard_distance(lanes, called, 4 - len(melds))
    if not melds:
        best = min(best, _seven_pairs_distance(lanes), _orphans_distance(lanes))
    return best - 1


def waits(concealed: Iterable[Tile], melds: tuple[Meld, ...] = ()) -> tuple[Kind, ...]:
    """Give the kinds that complete a hand of 13 tiles (melds counted as three each).

    A kind of which the hand itself holds all four is no wait. An unready hand has none.
    """
    tiles = tuple(concealed)
    if len(tiles) + 3 * len(melds) != 13:
        return ()
    total = lanes_of(tiles) + sum(meld.lanes for meld in melds)
    found = []
    for kind in KINDS:
        if count_in(total, kind) < 4 and _may_complete(total, kind):
            try:
                hand = Hand(tiles, kind, melds)
            except NotScorable:
                continue
            if is_win(hand):
                found.append(kind)
    return tuple(found)


def _may_complete(total: int, kind: Kind) -> bool:
    # A tile that is beside none of its kind or run can complete thirteen orphans alone.
    if is_outside(kind) or count_in(total, kind):
        return True
    rank = kind % 9
    near = range(kind - min(rank, 2), kind + min(8 - rank, 2) + 1)
    return any(count_in(total, other) for other in near)


def _standard_distance(lanes: int, called: int, groups: int) -> int:
    """Merge the suits: the cheapest way to share the groups and the pair among them."""
    plain = [0] + [_FAR] * groups
    paired = [_FAR] * (groups + 1)
    for suit in range(4):
        mask = _SUIT_MASK if suit < 3 else _HONOUR_MASK
        code = lanes >> _SUIT_BITS * suit & mask
        without, with_pair = suit_distances(code, called >> _SUIT_BITS * suit & mask, suit == 3)
        old_plain, old_paired = plain, paired
        plain, paired = [_FAR] * (groups + 1), [_FAR] * (groups + 1)
        for have in range(groups + 1):
            for more in range(groups + 1 - have):
                n = have + more
                plain[n] = min(plain[n], old_plain[have] + without[more])
                paired[n] = min(
                    paired[n], old_paired[have] + without[more], old_plain[have] + with_pair[more]
                )
    return paired[groups]


@lru_cache(maxsize=20_000)
def suit_distances(code: int, called: int, honours: bool) -> Distances:
    """Give how many tiles a suit still needs for each number of groups, without and with a pair.

    Args:
        code: the count of the suit's concealed tiles.
        called: the count of those in melds: they leave fewer than four of a kind.
        honours: no runs.
    """
    # State: runs begun one and two ranks before, groups so far, pair or not -> tiles needed.
    states: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 0}
    for rank in range(7 if honours else 9):
        have = code >> LANE * rank & 63
        most = 4 - (called >> LANE * rank & 63)
        may_run = not honours and rank < 7
        states = _next_rank(states, have, most, may_run)
    plain, paired = [_FAR] * 5, [_FAR] * 5
    for (_, _, groups, pair), cost in states.items():
        row = paired if pair else plain
        row[groups] = min(row[groups], cost)
    return tuple(plain), tuple(paired)


def _next_rank(
    states: dict[tuple[int, int, int, int], int], have: int, most: int, may_run: bool
) -> dict[tuple[int, int, int, int], int]:
    found: dict[tuple[int, int, int, int], int] = {}
    for (before, last, groups, pair), cost in states.items():
        # Three equal runs are three triplets as well: two at a rank are enough.
        for runs in range(3 if may_run else 1):
            for triplet in (0, 1):
                total = groups + runs + triplet
                if total > 4:
                    break
                for new_pair in (0, 1) if not pair else (0,):
                    used = before + last + runs + 3 * triplet + 2 * new_pair
                    if used > most:
                        break
                    state = (last, runs, total, pair + new_pair)
                    price = cost + max(0, used - have)
                    if price < found.get(state, _FAR):
                        found[state] = price
    return found


def _seven_pairs_distance(lanes: int) -> int:
    counts = [count_in(lanes, kind) for kind in KINDS]
    pairs = min(7, sum(count >= 2 for count in counts))
    singles = sum(count == 1 for count in counts)
    open_pairs = 7 - pairs
    return 2 * open_pairs - min(open_pairs, singles)


def _orphans_distance(lanes: int) -> int:
    counts = [count_in(lanes, kind) for kind in KINDS if is_outside(kind)]
    return 13 - sum(count > 0 for count in counts) + (not any(count >= 2 for count in counts))
