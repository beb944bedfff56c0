"""The levels of each drill: which wins belong to one, and by which recipes chance makes such hands.

The way leads as a learner's does: limits first, then the scores that come up most, then the
formula, then fu; shapes by how often they are met.
"""

from collections.abc import Callable, Mapping
from typing import Final

from riichi_desktop.engine import LOCAL_YAKU, HandValue, Rules, law_of

from .hands import ALL, GREENS, HONOURS, OUTSIDE, Recipe
from .values import Drill

_FIRST: Final = (
    *("riichi", "ippatsu", "menzen_tsumo", "seat_wind", "round_wind", "north_wind", "haku"),
    *("hatsu", "chun", "pinfu", "tanyao", "iipeikou", "chiitoitsu", "toitoi", "honitsu"),
)
_SECOND: Final = (
    *("haitei", "houtei", "rinshan_kaihou", "sanshoku_doujun", "ittsu", "chanta", "junchan"),
    *("sanankou", "chinitsu"),
)
_CIRCUMSTANCES: Final = frozenset(
    (
        *("riichi", "double_riichi", "ippatsu", "menzen_tsumo", "rinshan_kaihou", "chankan"),
        *("haitei", "houtei"),
    )
)
_LOW: Final = frozenset(kind for kind in range(27) if kind % 9 < 4)
"""Few ranks of three suits: there groups alike in three suits are common."""


def choices(level: int, rules: Rules) -> tuple[str, ...]:
    """Give the yaku that are offered at a level: of those in force, the common ones first."""
    law = law_of(rules)
    ordinary = tuple(dict.fromkeys(row.id for row in law.yaku))
    if level == 1:
        return tuple(id for id in ordinary if id in _FIRST)
    if level == 2:
        return tuple(id for id in ordinary if id in _FIRST + _SECOND)
    local = tuple(id for id in rules.local_yaku if id in LOCAL_YAKU)
    yakuman = tuple(dict.fromkeys(row.id for row in law.yakuman)) if level == 4 else ()
    plain = tuple(id for id in local if not LOCAL_YAKU[id].is_yakuman or level == 4)
    return tuple(dict.fromkeys((*ordinary, *plain, *yakuman)))


def belongs(drill: Drill, level: int, value: HandValue) -> bool:
    """Tell whether a whole hand belongs to a level of a drill."""
    return _TESTS[drill](level, value)


def _fu(level: int, value: HandValue) -> bool:
    if value.fu is None:
        return False
    ids = [item.id for item in value.fu_items]
    triplets = sum(id.endswith("triplet") for id in ids)
    kans = sum(id.endswith("kan") for id in ids)
    if level == 4:
        return bool(kans) or value.best.fu_raw > 50
    if kans or value.best.fu_raw > 60:
        return False
    many = triplets > 1 or "double_wind_pair" in ids
    return many if level == 3 else triplets == level - 1 and not many


def _yaku(level: int, value: HandValue) -> bool:
    held = {*value.yaku, *value.yakuman}
    if not held <= {*choices(level, value.rules)} or "renhou" in value.yaku:
        return False
    shapes = held - _CIRCUMSTANCES
    if level == 1:
        return bool(shapes)
    if level == 2:
        return bool(held & {*_SECOND})
    if level == 3:
        return bool(held - {*_FIRST}) and len(held) > 1 and not value.yakuman
    return bool(value.yakuman) or len(held) > 3


def _value(level: int, value: HandValue) -> bool:
    if value.han is None or value.fu is None:
        return level == 4 and bool(value.yakuman)
    if level == 1:
        return value.limit is not None and value.han >= 5
    if level == 2:
        return value.han < 5 and value.fu == 30 and value.situation.by == "ron"
    return value.han < 5 if level == 3 else True


_TESTS: Final[Mapping[Drill, Callable[[int, HandValue], bool]]] = {
    "fu": _fu,
    "yaku": _yaku,
    "value": _value,
}


def waits_belong(level: int, counts: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
    """Tell whether a ready hand belongs to a level of the waits.

    Args:
        level: which.
        counts: how many concealed tiles it has of each suit, honours last.
        kinds: what it waits on.
    """
    pure = max(counts[:3]) >= 10
    if level == 4:
        return pure and len(kinds) > 2
    if level == 3:
        return len(kinds) > 2 and max(counts[:3]) >= 7
    return not pure and (len(kinds) == 3 if level == 2 else 0 < len(kinds) < 3)


_RECIPES: Final[Mapping[tuple[Drill, int], tuple[Recipe, ...]]] = {
    ("fu", 1): (Recipe(runs=8, honours=3), Recipe(runs=8, calls=0), Recipe(pairs=8, calls=0)),
    ("fu", 2): (Recipe(runs=6),),
    ("fu", 3): (Recipe(runs=3, honours=3), Recipe(runs=1, calls=6)),
    ("fu", 4): (Recipe(runs=4, kans=4, honours=3), Recipe(runs=2, calls=5, kans=2)),
    ("yaku", 1): (
        *(Recipe(runs=8, calls=0), Recipe(kinds=ALL - OUTSIDE), Recipe(honours=5)),
        *(Recipe(pairs=8, calls=0), Recipe(runs=0, calls=6), Recipe(suits=1, honours=5)),
    ),
    ("yaku", 2): (
        *(Recipe(kinds=_LOW, runs=8), Recipe(runs=2, calls=0), Recipe(runs=8, suits=1, calls=2)),
        Recipe(kinds=OUTSIDE | {1, 2, 6, 7, 10, 11, 15, 16, 19, 20, 24, 25}),
    ),
    ("yaku", 3): (
        *(Recipe(kinds=_LOW, runs=2, calls=4), Recipe(kinds=OUTSIDE, runs=0, calls=4)),
        *(Recipe(runs=8, suits=1, calls=0), Recipe(forced=(31, 32), kinds=ALL)),
        Recipe(kinds=OUTSIDE | {1, 2, 6, 7, 10, 11, 15, 16, 19, 20, 24, 25}, calls=1),
    ),
    ("yaku", 4): (
        *(Recipe(runs=0, calls=0, tsumo=8), Recipe(forced=(31, 32, 33), calls=5)),
        *(Recipe(kinds=HONOURS, runs=0), Recipe(kinds=OUTSIDE - HONOURS, runs=0)),
        *(Recipe(kinds=GREENS), Recipe(forced=(27, 28, 29), kinds=ALL, honours=8)),
        *(Recipe(shape="orphans", calls=0), Recipe(shape="gates", calls=0)),
        *(Recipe(runs=0, kans=8), Recipe(suits=1, honours=2, calls=0, runs=6)),
    ),
    ("value", 1): (
        *(Recipe(suits=1, honours=1, calls=2), Recipe(suits=1, honours=6), Recipe(runs=1)),
        Recipe(runs=2, forced=(31, 32)),
    ),
    ("value", 2): (Recipe(runs=7, tsumo=0), Recipe(kinds=ALL - OUTSIDE, tsumo=0, runs=7)),
    ("value", 3): (Recipe(), Recipe(runs=3, honours=3), Recipe(runs=7, calls=1, tsumo=5)),
    ("value", 4): (
        *(Recipe(runs=4, kans=3), Recipe(honours=5), Recipe(runs=2, calls=1), Recipe(pairs=8)),
        Recipe(suits=1, honours=3),
    ),
    ("waits", 1): (Recipe(),),
    ("waits", 2): (Recipe(suits=1, runs=7, calls=5, honours=3), Recipe(suits=2, runs=7)),
    ("waits", 3): (Recipe(suits=1, runs=6, honours=4, calls=2), Recipe(suits=2, runs=6, calls=2)),
    ("waits", 4): (Recipe(suits=1, runs=6, honours=0, calls=0),),
}
"""By which recipes hands of a level are made; each as often as the others."""


def recipes(drill: Drill, level: int) -> tuple[Recipe, ...]:
    """Give the recipes of a level of a drill with hands."""
    return _RECIPES[drill, level]
