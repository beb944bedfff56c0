"""Parts of a whole, without a float: averages, shares and rates."""

from collections.abc import Iterable
from math import lcm
from typing import NamedTuple


class Ratio(NamedTuple):
    """So many parts of so many; of nothing where there was nothing to count.

    Attributes:
        part: what was counted, or summed up; may be negative.
        of: in how many, never negative; 0 where nothing can be said.
    """

    part: int
    of: int

    def scaled(self, unit: int) -> int | None:
        """Give the ratio in whole units, halves away from zero; None of nothing.

        Args:
            unit: how many make one: 1000 gives tenths of a percent, 100 hundredths of a place.
        """
        if not self.of:
            return None
        amount = (2 * abs(self.part) * unit + self.of) // (2 * self.of)
        return amount if self.part >= 0 else -amount


def comparable(ratios: Iterable[Ratio]) -> list[int]:
    """Give whole numbers that compare exactly as some ratios do; one of nothing as zero."""
    held = list(ratios)
    unit = lcm(*{ratio.of for ratio in held if ratio.of})
    return [ratio.part * (unit // ratio.of) if ratio.of else 0 for ratio in held]
