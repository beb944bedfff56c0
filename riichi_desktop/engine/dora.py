"""Dora of all kinds: a han for each tile that an indicator points to, each red five, each north."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .hand import Hand
from .lanes import LANE
from .law import Law
from .memo import Memo
from .situation import Situation

DORA_IDS: Final = ("dora", "ura_dora", "aka_dora", "north_dora")

_RED_SHIFT: Final = LANE * 34


def count_dora(hand: Hand, situation: Situation, law: Law) -> tuple[Mapping[str, int], int]:
    """Count the dora: id -> han, zero entries absent; and their sum.

    An indicator shown twice counts twice (EMA 2025 4.1); an extracted north is a dora by itself
    and again under each west indicator (Mahjong Soul, Tenhou). Ura count only where the rules have
    them; without kan dora the first indicator alone counts.
    """
    rules, total, shifts = law.rules, hand.total, law.dora_shifts
    key = 0
    for tile in situation.dora if rules.kan_dora else situation.dora[:1]:
        key += total >> shifts[tile] & 63
    if situation.ura and rules.ura_dora:
        for tile in situation.ura if rules.kan_ura_dora else situation.ura[:1]:
            key += 64 * (total >> shifts[tile] & 63)
    reds = total >> _RED_SHIFT
    if reds:
        key += 64 * 64 * (reds % 63)  # the sum of the lanes: 64 is 1 more than 63
    if hand.north and rules.north == "nukidora":
        key += 64 * 64 * 64 * hand.north
    return _TOLD[key]


def _told(key: int) -> tuple[Mapping[str, int], int]:
    """Name the counts of a key: six bits each, in the order of the ids."""
    counts = {id: key >> 6 * place & 63 for place, id in enumerate(DORA_IDS)}
    told = MappingProxyType({id: count for id, count in counts.items() if count})
    return told, sum(told.values())


_TOLD: Final = Memo(_told)
