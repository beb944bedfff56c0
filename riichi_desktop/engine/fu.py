"""THE TABLE of fu: what each reason is worth, and the sum of a reading.

EMA 2025 4.1.1 prints the same table.
"""

from functools import cache
from typing import Final, NamedTuple

from . import facts as f
from .tiles import KIND, Kind, is_outside


class FuItem(NamedTuple):
    """One reason for fu.

    Attributes:
        id: its name: base, chiitoitsu, closed_ron, tsumo, open_triplet, closed_triplet,
            open_kan, closed_kan, value_pair, double_wind_pair, wait, open_minimum.
        fu: what it adds.
        tiles: the kinds it is about, sorted; empty where it is about the whole hand.
    """

    id: str
    fu: int
    tiles: tuple[Kind, ...] = ()


BASE: Final = FuItem("base", 20)
CHIITOITSU: Final = FuItem("chiitoitsu", 25)
CLOSED_RON: Final = FuItem("closed_ron", 10)
TSUMO: Final = tuple(FuItem("tsumo", 2, (kind,)) for kind in range(34))
OPEN_MINIMUM: Final = FuItem("open_minimum", 2)
WAIT_FU: Final = {"ryanmen": 0, "shanpon": 0, "kanchan": 2, "penchan": 2, "tanki": 2}

_GROUP_FU: Final = {"open_triplet": 2, "closed_triplet": 4, "open_kan": 8, "closed_kan": 16}


@cache
def group_item(kind: Kind, size: int, is_open: bool) -> FuItem:
    """Give the fu of a triplet or kan: a terminal or honour is worth twice a simple."""
    id = ("open_" if is_open else "closed_") + ("kan" if size == 4 else "triplet")
    return FuItem(id, _GROUP_FU[id] * (2 if is_outside(kind) else 1), (kind,) * size)


def pair_items(kind: Kind, values: int, double_wind_fu: int) -> tuple[FuItem, ...]:
    """Give the fu of the pair, none for a pair without value.

    Args:
        kind: what the pair is of.
        values: how many times it is a value: 1 for a dragon, the seat or the round wind, 2 for
            both winds.
        double_wind_fu: what the rules give a pair that is both winds: 2 or 4.
    """
    if values == 2:
        return (FuItem("double_wind_pair", double_wind_fu, (kind, kind)),)
    return _VALUE_PAIRS[kind] if values else ()


_VALUE_PAIRS: Final = tuple((FuItem("value_pair", 2, (kind, kind)),) for kind in range(34))
_OPEN_RON: Final = (20, (BASE,))
_CLOSED_RON: Final = (30, (BASE, CLOSED_RON))
TSUMO_FU: Final = 22
TSUMO_ITEMS: Final = tuple((BASE, TSUMO[kind]) for kind in KIND)
"""The items of a tsumo that earns fu, by the winning tile."""


def rounded(raw: int) -> int:
    """Round fu up to the next ten; the 25 of seven pairs stand (EMA 2025 4.1.1)."""
    return raw if raw == CHIITOITSU.fu else -(-raw // 10) * 10


def manner(facts: int, rinshan_fu: bool, is_pinfu: bool) -> tuple[int, tuple[FuItem, ...]]:
    """Give the fu for the manner of winning a standard hand, the base included: sum and items.

    A pinfu by tsumo keeps 20 fu; a closed ron adds 10; any other tsumo 2, a rinshan one only where
    the rules say so. A tsumo that earns fu gives no items: they name the tile (`TSUMO_ITEMS`).
    """
    if facts & f.RON:
        return _CLOSED_RON if facts & f.CLOSED else _OPEN_RON
    if is_pinfu or (facts & f.RINSHAN and not rinshan_fu):
        return _OPEN_RON
    return TSUMO_FU, ()
