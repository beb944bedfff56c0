"""Which cells of the point tables some hand can reach; the others are printed all the same."""

from .points import FIRST_LIMIT_HAN, fu_fault
from .rules import Rules

_SCARCE_FU = 110
_SANKANTSU_FU = 120


def is_reachable(han: int, fu: int | None, tsumo: bool, rules: Rules) -> bool:
    """Tell whether some hand has so many han and fu, by going through all hands.

    120 fu and more take two or three closed kans, which bring 4 han at least. 110 fu with 1 han are
    a closed ron alone, and only where a pair of the double wind counts 4 fu.
    """
    if fu_fault(han, fu, tsumo) is not None:
        return False
    if fu is None or han >= FIRST_LIMIT_HAN or fu < _SCARCE_FU:
        return True
    if fu >= _SANKANTSU_FU:
        return han == FIRST_LIMIT_HAN - 1
    return han > 1 or (not tsumo and rules.double_wind_pair_fu == 4)
