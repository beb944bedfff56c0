"""What follows of a rule set: the yaku in force, and tables that fill as they are asked.

What a set of facts earns depends on the facts alone, so it is worked out once for each set that
occurs; the same goes for honours and pairs, limits and payments. None of these tables is keyed by a
hand.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from . import facts as f
from .fu import FuItem, manner, pair_items
from .hand import LANE
from .payment import Payment, limit_of, settle
from .readings import honour_facts
from .rules import Rules
from .tiles import KIND, NORTH, TILES, next_in_cycle
from .yaku import LOCAL_FACTS, YAKU, YAKUMAN, Yaku, Yakuman


class Verdict(NamedTuple):
    """What a set of facts earns under a law.

    Attributes:
        yaku: id -> han; empty where there is a yakuman.
        han: the sum of the yaku.
        yakuman: id -> how many times it counts.
        times: the sum of the yakuman, no cap applied.
        fu, items: the fu for the manner of winning, the base included; those of a tsumo that earns
            fu are `fu.TSUMO_FU` and `fu.TSUMO_ITEMS`, by the tile.
    """

    yaku: Mapping[str, int]
    han: int
    yakuman: Mapping[str, int]
    times: int
    fu: int
    items: tuple[FuItem, ...]


NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
_MEMO_LIMIT: Final = 20_000


class HonourVerdict(NamedTuple):
    """What honour triplets and the pair give: facts, and the fu of the pair."""

    facts: int
    fu: int
    items: tuple[FuItem, ...]


class Honours(dict[int, HonourVerdict]):
    """The verdicts on honours and pairs under a rule set, by the keys of `readings.honour_facts`."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: int) -> HonourVerdict:
        facts, pair, values = honour_facts(key)
        if pair == NORTH and north_is_value(self._rules):
            facts, values = facts & ~f.PLAIN_PAIR, 1
        items = pair_items(pair, values, self._rules.double_wind_pair_fu)
        verdict = HonourVerdict(facts, items[0].fu if items else 0, items)
        self[key] = verdict
        return verdict


class Verdicts(dict[int, Verdict]):
    """What sets of facts earn under a law, worked out for each set that occurs."""

    def __init__(self, law: "Law") -> None:
        super().__init__()
        self._law = law

    def __missing__(self, facts: int) -> Verdict:
        if len(self) > _MEMO_LIMIT:
            self.clear()
        verdict = self[facts] = self._law.judge(facts)
        return verdict


class Limits(dict[int, tuple[str | None, int]]):
    """Limit and base points under a rule set, by 256 times the han plus the fu."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, key: int) -> tuple[str | None, int]:
        found = self[key] = limit_of(key >> 8, key & 255, self._rules)
        return found


class Payments(dict[tuple[int, str, str | None, int, int], Payment]):
    """Wins without liability under a rule set, by the first five arguments of `settle`."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, win: tuple[int, str, str | None, int, int]) -> Payment:
        if len(self) > _MEMO_LIMIT:
            self.clear()
        found = self[win] = settle(*win, self._rules)
        return found


class Law:
    """What follows of a rule set.

    Attributes:
        rules: the rule set.
        yaku, yakuman: the rows in force.
        verdicts: facts -> `Verdict`.
        honours: key of honours -> `HonourVerdict`.
        limits: 256 times han plus fu -> limit and base points.
        payments: base, winner, discarder, honba, sticks -> `Payment`.
        dora_shifts: by indicator, the place in a count of the tile that it points to.
        facts: the facts of the rules themselves.
        local: whether some local yaku is in force.
        several_reds: whether some suit has more than one red five.
        red_slack: added to a count of red fives, it overflows where they are too many.
        has_counts: whether every kind of dora counts, so that odd numbers alone are worth a notice.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.yaku: Final = tuple(_in_force(row, rules) for row in YAKU if _exists(row.id, rules))
        self.yakuman: Final = tuple(
            _greens(row, rules) for row in YAKUMAN if _exists(row.id, rules, "yakuman")
        )
        self.verdicts: Final = Verdicts(self)
        self.honours: Final = Honours(rules)
        self.limits: Final = Limits(rules)
        self.payments: Final = Payments(rules)
        self.dora_shifts: Final = tuple(
            LANE * next_in_cycle(KIND[tile], rules.players) for tile in TILES
        )
        self.facts: Final = f.THREE_PLAYERS if rules.players == 3 else 0
        self.several_reds: Final = max(rules.red_fives) > 1
        self.red_slack: Final = sum(31 - most << LANE * s for s, most in enumerate(rules.red_fives))
        self.local: Final = bool(rules.local_yaku)
        self.has_counts: Final = rules.ura_dora and rules.kan_dora and rules.kan_ura_dora

    def times(self, yakuman: str) -> int:
        """Give how many times a yakuman counts: 2 where the rules double it."""
        return 2 if yakuman in self.rules.double_yakuman else 1

    def judge(self, facts: int) -> Verdict:
        """Work out what these facts earn."""
        yakuman = {
            row.id: self.times(row.id)
            for row in self.yakuman
            if facts & row.needs == row.needs and not facts & row.bars
        }
        if yakuman:
            names = MappingProxyType(yakuman)
            return Verdict(NOTHING, 0, names, sum(yakuman.values()), *self._manner(facts, False))
        closed = facts & f.CLOSED
        earned = {
            row.id: row.closed if closed else row.open
            for row in self.yaku
            if facts & row.needs == row.needs and not facts & row.bars
        }
        earned = {id: han for id, han in earned.items() if han}
        fu, items = self._manner(facts, "pinfu" in earned)
        return Verdict(MappingProxyType(earned), sum(earned.values()), NOTHING, 0, fu, items)

    def _manner(self, facts: int, is_pinfu: bool) -> tuple[int, tuple[FuItem, ...]]:
        return manner(facts, self.rules.rinshan_tsumo_fu, is_pinfu)


def _exists(id: str, rules: Rules, renhou: str = "") -> bool:
    if id == "renhou":
        return rules.renhou == renhou
    if id in LOCAL_FACTS:
        return id in rules.local_yaku
    if id == "north_wind":
        return north_is_value(rules)
    return id != "ippatsu" or rules.ippatsu


def north_is_value(rules: Rules) -> bool:
    """Tell whether north is a value tile for everybody (a three-player variant)."""
    return rules.players == 3 and rules.north == "yakuhai"


def _in_force(row: Yaku, rules: Rules) -> Yaku:
    if row.id == "tanyao" and not rules.open_tanyao:
        return row._replace(open=0)
    if row.id == "riichi" and "open_riichi" not in rules.local_yaku:
        return row._replace(bars=0)
    return row


def _greens(row: Yakuman, rules: Rules) -> Yakuman:
    if row.id == "ryuuiisou" and rules.ryuuiisou_needs_hatsu:
        return row._replace(needs=row.needs | f.HAS_HATSU)
    return row


@lru_cache(maxsize=256)
def law_of(rules: Rules) -> Law:
    """Give the law of a rule set; the same object for equal rules."""
    return Law(rules)
