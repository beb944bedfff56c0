"""Local yaku: none of the named rule sets has them; a club switches them on in `local_yaku`.

Each is one decorated function that looks at a reading. To add one: write the function here, add its
id to the allowed values of `Rules.local_yaku`, its words to the catalogue, and a row of hands to
the tests. Open riichi and paarenchan are circumstances, not shapes: rows of the main table.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from . import facts as f
from .parts import Block


class LocalYaku(NamedTuple):
    """A local yaku.

    Attributes:
        id: its name in every document.
        closed, open: han with a closed and an open hand; both 0 for a yakuman.
        holds: tells whether a reading with these facts has it.
    """

    id: str
    closed: int
    open: int
    holds: Callable[[int, tuple[Block, ...]], bool]

    @property
    def is_yakuman(self) -> bool:
        """Whether it counts as a yakuman."""
        return not self.closed


LOCAL_YAKU: Final[dict[str, LocalYaku]] = {}

_Test = Callable[[int, tuple[Block, ...]], bool]


def local_yaku(id: str, closed: int = 0, open: int = 0) -> Callable[[_Test], _Test]:
    """Register a local yaku; without han it is a yakuman."""

    def register(holds: _Test) -> _Test:
        LOCAL_YAKU[id] = LocalYaku(id, closed, open, holds)
        return holds

    return register


@local_yaku("daichisei")
def daichisei(facts: int, blocks: tuple[Block, ...]) -> bool:
    """大七星: all seven honours as seven pairs; counts beside tsuuiisou."""
    return bool(facts & f.SEVEN_PAIRS and facts & f.ALL_HONOURS)


@local_yaku("daisharin")
def daisharin(facts: int, blocks: tuple[Block, ...]) -> bool:
    """大車輪: 22334455667788 of circles, closed."""
    kinds = sorted(kind for block in blocks for kind in block.tiles)
    return bool(facts & f.CLOSED) and kinds == [kind for kind in range(10, 17) for _ in "12"]


@local_yaku("sanrenkou", closed=2, open=2)
def sanrenkou(facts: int, blocks: tuple[Block, ...]) -> bool:
    """三連刻: three triplets or kans of consecutive numbers in one suit."""
    firsts = {block.tiles[0] for block in blocks if block.type in ("triplet", "kan")}
    return any(k < 27 and k % 9 < 7 and {k + 1, k + 2} <= firsts for k in firsts)


@local_yaku("isshoku_sanjun", closed=3, open=2)
def isshoku_sanjun(facts: int, blocks: tuple[Block, ...]) -> bool:
    """一色三順: the same run three times; it takes the place of iipeikou."""
    runs = [block.tiles for block in blocks if block.type == "run"]
    return any(runs.count(run) >= 3 for run in runs)


@local_yaku("uumensai", closed=2, open=2)
def uumensai(facts: int, blocks: tuple[Block, ...]) -> bool:
    """五門斉: one group or pair each of characters, circles, bamboo, winds and dragons."""
    sorts = sorted(min(k // 9, 3) + (k > 30) for k in (block.tiles[0] for block in blocks))
    return bool(facts & f.STANDARD) and sorts == [0, 1, 2, 3, 4]
