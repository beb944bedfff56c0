"""What follows of a rule set: the yaku in force, and tables that fill as they are asked.

What a set of facts earns depends on the facts alone, so it is worked out once for each set that
occurs; the same goes for honours and pairs, limits and payments. None of these tables is keyed by a
hand.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from . import facts as f
from .conflicts import CONTEXTUAL, conflicts
from .fu import FuItem, manner, pair_items, rounded
from .lanes import LANE, OVERFLOW
from .memo import Memo
from .payment import DISCARDER, Payment, limit_of, settle
from .problems import Problem, problem
from .readings import honour_facts
from .rules import Rules
from .situation import ACCOUNTS, MOST_COUNTERS, WINDS
from .tiles import KIND, NORTH, RED_FIVES, TILES, next_in_cycle
from .yaku import LOCAL_FACTS, YAKU, YAKUMAN, Yaku, Yakuman

Verdict = tuple[Mapping[str, int], int, Mapping[str, int], int, int, tuple[FuItem, ...]]
"""What a set of facts earns under a law: yaku (id -> han; none where there is a yakuman) and their
sum; yakuman (id -> how many times it counts) and their sum, no cap applied; the fu for the manner
of winning, the base included, and their items. Those of a tsumo that earns fu are `fu.TSUMO_FU` and
`fu.TSUMO_ITEMS`, by the tile."""

HonourVerdict = tuple[int, int, tuple[FuItem, ...]]
"""What honour triplets and the pair give: facts, the fu of the pair and their item."""


NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
_CLOSER: Final = CONTEXTUAL | f.NAMED_CALLER
_PAYERS: Final = (None, DISCARDER, *WINDS)


class Law:
    """What follows of a rule set.

    Attributes:
        rules: the rule set.
        yaku, yakuman: the rows in force.
        verdicts: facts -> `Verdict`.
        honours: key of `readings.honour_facts` -> `HonourVerdict`.
        limits: 256 times han plus raw fu -> rounded fu, limit and base points.
        payments: `Situation.account` plus `ACCOUNTS` times the base points -> `Payment`, where
            nobody is liable.
        dora_shifts: by indicator, the place in a count of the tile that it points to.
        local: whether some local yaku is in force.
        renhou_alone: whether renhou is a reading of its own, worth a mangan.
        overflow: the bits of which a loaded count (`lanes.LOAD`) sets one where more are of a kind
            than the set has, and sometimes else.
        indicators: kans plus 8 times the dora plus 64 times the ura -> notices of their numbers.
        unknown: the flags that the rules do not know.
        oddities: facts -> whether they conflict, or the rules do not know or take them otherwise.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.yaku: Final = tuple(_in_force(row, rules) for row in YAKU if _exists(row.id, rules))
        self.yakuman: Final = tuple(
            _greens(row, rules) for row in YAKUMAN if _exists(row.id, rules, "yakuman")
        )
        self.verdicts: Final = Memo(self.judge)
        self.honours: Final = Memo(self._honours)
        self.limits: Final = Memo(self._limit)
        self.payments: Final = Memo(self._payment)
        self.dora_shifts: Final = tuple(
            LANE * next_in_cycle(KIND[tile], rules.players) for tile in TILES
        )
        self.overflow: Final = OVERFLOW | sum(
            1 << LANE * red
            for red, most in zip(RED_FIVES, rules.red_fives, strict=True)
            if not most
        )
        self.local: Final = bool(rules.local_yaku)
        self.renhou_alone: Final = rules.renhou in ("mangan_alternative", "five_han_alone")
        self.indicators: Final = Memo(self._indicators)
        self.unknown: Final = _unknown_flags(rules)
        self.oddities: Final = Memo(self._is_odd)

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
            return (NOTHING, 0, names, sum(yakuman.values()), *self._manner(facts, False))
        closed = facts & f.CLOSED
        earned = {
            row.id: row.closed if closed else row.open
            for row in self.yaku
            if facts & row.needs == row.needs and not facts & row.bars
        }
        earned = {id: han for id, han in earned.items() if han}
        fu, items = self._manner(facts, "pinfu" in earned)
        return MappingProxyType(earned), sum(earned.values()), NOTHING, 0, fu, items

    def _honours(self, key: int) -> HonourVerdict:
        facts, pair, values = honour_facts(key)
        if pair == NORTH and north_is_value(self.rules):
            facts, values = facts & ~f.PLAIN_PAIR, 1
        items = pair_items(pair, values, self.rules.double_wind_pair_fu)
        return facts, items[0].fu if items else 0, items

    def _limit(self, key: int) -> tuple[int, str | None, int]:
        fu = rounded(key & 255)
        return fu, *limit_of(key >> 8, fu, self.rules)

    def _payment(self, key: int) -> Payment:
        base, account = divmod(key, ACCOUNTS)
        rest, winds = divmod(account, 16)
        rest, payer = divmod(rest, 6)
        sticks, honba = divmod(rest, MOST_COUNTERS + 1)
        return settle(base, WINDS[winds // 4], _PAYERS[payer], honba, sticks, self.rules)

    def _indicators(self, key: int) -> tuple[Problem, ...]:
        """Others' kans turn indicators too, so no number is refused."""
        rules = self.rules
        kans, shown, under = key & 7, key >> 3 & 7, key >> 6
        told = []
        if shown > 1 + kans:
            told.append(problem("indicators_more_than_kans", "dora", shown=shown, kans=kans))
        elif shown and kans and rules.kan_dora and shown < 1 + kans:
            told.append(problem("indicators_fewer_than_kans", "dora", shown=shown, kans=kans))
        if shown > 1 and not rules.kan_dora:
            told.append(problem("kan_dora_not_in_rules", "dora"))
        if under and not rules.ura_dora:
            told.append(problem("ura_not_in_rules", "ura"))
        elif under:
            if under != shown:
                told.append(problem("ura_count_differs", "ura", shown=shown, under=under))
            if under > 1 and not rules.kan_ura_dora:
                told.append(problem("kan_ura_dora_not_in_rules", "ura"))
        return tuple(told)

    def _is_odd(self, facts: int) -> bool:
        is_special = self.rules.players == 3 or max(self.rules.red_fives) > 1
        is_special = is_special or facts & (self.unknown | _CLOSER) != 0
        return is_special or bool(conflicts(facts))

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


def _unknown_flags(rules: Rules) -> int:
    known = {
        f.RENHOU: rules.renhou != "none",
        f.IPPATSU: rules.ippatsu,
        f.FROM_RIICHI: "open_riichi" in rules.local_yaku,
        **{fact: id in rules.local_yaku for id, fact in LOCAL_FACTS.items()},
    }
    return sum(fact for fact, is_known in known.items() if not is_known)


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


LAWS: Final = Memo(Law, 256)
"""Rules -> their law; the same object for equal rules."""


def law_of(rules: Rules) -> Law:
    """Give the law of a rule set."""
    return LAWS[rules]
