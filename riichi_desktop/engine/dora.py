"""Dora of all kinds: one han for each tile that an indicator points to, each red five, each north."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .hand import LANE, Hand
from .law import Law
from .situation import Situation

DORA_IDS: Final = ("dora", "ura_dora", "aka_dora", "north_dora")

_RED_SHIFT: Final = LANE * 34


def count_dora(hand: Hand, situation: Situation, law: Law) -> tuple[Mapping[str, int], int]:
    """Count the dora: id -> han, zero entries absent; and their sum.

    An indicator shown twice counts twice (EMA 2025 4.1); an extracted north is a dora by itself and
    again under each west indicator (Mahjong Soul, Tenhou). Ura count only where the rules have them;
    without kan dora the first indicator alone counts.
    """
    found: dict[str, int] = {}
    rules, total, shifts = law.rules, hand.total, law.dora_shifts
    dora = han = 0
    for tile in situation.dora if rules.kan_dora else situation.dora[:1]:
        dora += total >> shifts[tile] & 63
    if dora:
        found["dora"] = han = dora
    if situation.ura and rules.ura_dora:
        dora = 0
        for tile in situation.ura if rules.kan_ura_dora else situation.ura[:1]:
            dora += total >> shifts[tile] & 63
        if dora:
            found["ura_dora"] = dora
            han += dora
    reds = total >> _RED_SHIFT
    if reds:
        found["aka_dora"] = dora = (reds & 63) + (reds >> LANE & 63) + (reds >> 2 * LANE)
        han += dora
    if hand.north and rules.north == "nukidora":
        found["north_dora"] = hand.north
        han += hand.north
    return MappingProxyType(found), han
