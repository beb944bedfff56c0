"""THE TABLE of yaku and yakuman, to be read beside a rulebook (RULES part 1 section 3, part 2).

A row says which facts the yaku needs, which facts bar it (mostly: a greater yaku that replaces it),
and its han with a closed and with an open hand (0 = it does not exist then). The whole law of a rule
set is a `Law`: the rows that its rules leave in force. What a set of facts earns depends on the facts
alone, so it is worked out once for each set of facts that occurs.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from . import facts as f
from .fu import FuItem, manner, pair_items
from .hand import LANE
from .payment import limit_of
from .readings import honour_facts
from .rules import Rules
from .tiles import NORTH


class Yaku(NamedTuple):
    """One row of the table of ordinary yaku.

    Attributes:
        id: its name in every document.
        closed, open: han with a closed and with an open hand; 0 = not with such a hand.
        needs: facts that must all hold.
        bars: facts of which none may hold.
    """

    id: str
    closed: int
    open: int
    needs: int
    bars: int = 0


class Yakuman(NamedTuple):
    """One row of the table of yakuman."""

    id: str
    needs: int
    bars: int = 0


YAKU: Final = (
    # Circumstances
    Yaku("riichi", 1, 0, f.RIICHI, f.OPEN_RIICHI),
    Yaku("double_riichi", 2, 0, f.DOUBLE_RIICHI),
    Yaku("open_riichi", 2, 0, f.OPEN_RIICHI | f.RIICHI),
    Yaku("open_riichi", 1, 0, f.OPEN_RIICHI | f.DOUBLE_RIICHI),
    Yaku("ippatsu", 1, 0, f.IPPATSU),
    Yaku("menzen_tsumo", 1, 0, f.TSUMO),
    Yaku("rinshan_kaihou", 1, 1, f.RINSHAN),
    Yaku("chankan", 1, 1, f.CHANKAN),
    Yaku("haitei", 1, 1, f.HAITEI),
    Yaku("houtei", 1, 1, f.HOUTEI),
    # Value triplets: a wind that is both the seat's and the round's earns both
    Yaku("seat_wind", 1, 1, f.SEAT_SET),
    Yaku("round_wind", 1, 1, f.ROUND_SET),
    Yaku("north_wind", 1, 1, f.NORTH_SET),
    Yaku("haku", 1, 1, f.HAKU_SET),
    Yaku("hatsu", 1, 1, f.HATSU_SET),
    Yaku("chun", 1, 1, f.CHUN_SET),
    # Shapes
    Yaku("pinfu", 1, 0, f.STANDARD | f.ALL_RUNS | f.PLAIN_PAIR | f.RYANMEN),
    Yaku("tanyao", 1, 1, f.ALL_SIMPLES),
    Yaku("iipeikou", 1, 0, f.PEIKOU, f.TWO_PEIKOU),
    Yaku("ryanpeikou", 3, 0, f.TWO_PEIKOU),
    Yaku("sanshoku_doujun", 2, 1, f.THREE_COLOUR_RUNS),
    Yaku("sanshoku_doukou", 2, 2, f.THREE_COLOUR_TRIPLETS),
    Yaku("ittsu", 2, 1, f.STRAIGHT),
    Yaku("chanta", 2, 1, f.OUTSIDE_GROUPS | f.HAS_RUN | f.HAS_HONOURS),
    Yaku("junchan", 3, 2, f.OUTSIDE_GROUPS | f.HAS_RUN | f.NO_HONOURS),
    Yaku("chiitoitsu", 2, 0, f.SEVEN_PAIRS),
    Yaku("toitoi", 2, 2, f.STANDARD | f.NO_RUN),
    Yaku("sanankou", 2, 2, f.THREE_CONCEALED),
    Yaku("sankantsu", 2, 2, f.THREE_KANS),
    Yaku("honroutou", 2, 2, f.ALL_OUTSIDE_TILES),
    Yaku("shousangen", 2, 2, f.TWO_DRAGON_SETS | f.DRAGON_PAIR),
    Yaku("honitsu", 3, 2, f.ONE_SUIT | f.HAS_HONOURS),
    Yaku("chinitsu", 6, 5, f.ONE_SUIT | f.NO_HONOURS),
)

YAKUMAN: Final = (
    Yakuman("kokushi_musou", f.THIRTEEN_ORPHANS, f.THIRTEEN_WAIT),
    Yakuman("kokushi_musou_13", f.THIRTEEN_ORPHANS | f.THIRTEEN_WAIT),
    Yakuman("suuankou", f.FOUR_CONCEALED, f.TANKI),
    Yakuman("suuankou_tanki", f.FOUR_CONCEALED | f.TANKI),
    Yakuman("daisangen", f.THREE_DRAGON_SETS),
    Yakuman("shousuushii", f.THREE_WIND_SETS | f.WIND_PAIR),
    Yakuman("daisuushii", f.FOUR_WIND_SETS),
    Yakuman("tsuuiisou", f.ALL_HONOURS),
    Yakuman("chinroutou", f.ALL_TERMINALS),
    Yakuman("ryuuiisou", f.ALL_GREEN),
    Yakuman("chuuren_poutou", f.NINE_GATES, f.PURE_NINE_GATES),
    Yakuman("junsei_chuuren_poutou", f.NINE_GATES | f.PURE_NINE_GATES),
    Yakuman("suukantsu", f.FOUR_KANS),
    Yakuman("tenhou", f.TENHOU),
    Yakuman("chiihou", f.CHIIHOU),
    Yakuman("renhou", f.RENHOU),
    # Local: dealing into an open riichi without being in riichi oneself; eight dealer wins in a row
    Yakuman("open_riichi", f.OPEN_RIICHI | f.RON, f.FROM_RIICHI),
    Yakuman("paarenchan", f.PAARENCHAN),
)

YAKU_IDS: Final = tuple(dict.fromkeys(row.id for row in YAKU))
YAKUMAN_IDS: Final = tuple(row.id for row in YAKUMAN)
LOCAL_FACTS: Final = {"open_riichi": f.OPEN_RIICHI, "paarenchan": f.PAARENCHAN}
"""Flags that mean nothing unless the rules have their local yaku."""


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


class Law:
    """What follows of a rule set: the yaku in force, and tables that fill as they are asked.

    Attributes:
        rules: the rule set.
        yaku, yakuman: the rows in force.
        verdicts: facts -> `Verdict`.
        honours: key of honours -> `HonourVerdict`.
        limits: 256 times han plus fu -> limit and base points.
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
        self.facts: Final = f.THREE_PLAYERS if rules.players == 3 else 0
        self.several_reds: Final = max(rules.red_fives) > 1
        self.red_slack: Final = sum(31 - most << LANE * s for s, most in enumerate(rules.red_fives))
        self.local: Final = bool(rules.local_yaku)
        self.has_counts: Final = rules.ura_dora and rules.kan_dora

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
