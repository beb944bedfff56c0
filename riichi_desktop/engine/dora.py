"""Dora of all kinds: one han for each tile that an indicator points to, each red five, each north."""

from typing import Final

from .hand import LANE, Hand
from .rules import Rules
from .situation import Situation
from .tiles import KIND, TILES, next_in_cycle

DORA_IDS: Final = ("dora", "ura_dora", "aka_dora", "north_dora")

_SHIFTS: Final = {
    players: tuple(LANE * next_in_cycle(KIND[tile], players) for tile in TILES)
    for players in (4, 3)
}
_RED_SHIFT: Final = LANE * 34


def count_dora(hand: Hand, situation: Situation, rules: Rules) -> dict[str, int]:
    """Count the dora: id -> han, zero entries absent.

    An indicator shown twice counts twice (RULES 2.5 no. 34); an extracted north is a dora by itself
    and again under each west indicator (section 7). Ura count for a riichi winner only, and only
    where the rules have them; without kan dora the first indicator alone counts.
    """
    found: dict[str, int] = {}
    total = hand.total
    shifts = _SHIFTS[rules.players]
    shown = situation.dora if rules.kan_dora else situation.dora[:1]
    han = 0
    for tile in shown:
        han += total >> shifts[tile] & 63
    if han:
        found["dora"] = han
    if situation.ura and rules.ura_dora:
        han = 0
        for tile in situation.ura if rules.kan_ura_dora else situation.ura[:1]:
            han += total >> shifts[tile] & 63
        if han:
            found["ura_dora"] = han
    reds = total >> _RED_SHIFT
    if reds:
        found["aka_dora"] = (reds & 63) + (reds >> LANE & 63) + (reds >> 2 * LANE)
    if hand.north and rules.north == "nukidora":
        found["north_dora"] = hand.north
    return found
