"""What one reading is worth: its facts, yaku, fu, limit and base points."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from . import facts as f
from .fu import CHIITOITSU, OPEN_MINIMUM, TSUMO_ITEMS, FuItem, rounded
from .law import NOTHING, Law, Verdict
from .local_yaku import LOCAL_YAKU
from .parts import (
    COUNTS,
    FU_SHIFT,
    HONOURS,
    RUN_COUNT,
    RUNS,
    TRIPLET_SHIFT,
    Block,
    Part,
    Place,
)
from .payment import MANGAN, YAKUMAN
from .readings import COUNT_FACTS, Shape
from .tiles import Tile
from .value import Reading

RENHOU_HAN: Final = 5
_TWO_RUNS: Final = 2 * RUNS
_STRAIGHT_STARTS: Final = 0b000000001_000000001_000000001
_NUMBERS: Final = 0b111111111
_SEVEN_PAIRS: Final = (CHIITOITSU,)
new_tuple: Final = tuple.__new__
"""Builds a named tuple at a third of the price of calling it, for what every hand needs."""


def standard_reading(
    parts: list[Part],
    place: Place,
    facts: int,
    winds: int,
    win: Tile,
    dora: Mapping[str, int],
    dora_han: int,
    law: Law,
) -> Reading:
    """Merge the parts of a reading and value it. Every evaluation passes here: no detours.

    Args:
        parts: those of its suits and melds, of `readings.combinations`.
        place: where the winning tile goes.
        facts: those of the checked hand and its situation.
        winds: seat and round, the low bits of `Situation.account`.
        win: the winning tile.
        dora: id -> han.
        dora_han: the sum of the dora.
        law: the law of the rules.
    """
    firsts, adds, blocks, items = parts[0]
    for more_firsts, more_adds, more_blocks, more_items in parts[1:]:
        firsts |= more_firsts
        adds += more_adds
        blocks += more_blocks
        if more_items:
            items += more_items
    completed, wait, wait_items = place
    more, pair_fu, pair_items = law.honours[winds + (adds & HONOURS)]
    facts |= more | COUNT_FACTS[adds & COUNTS]
    runs = adds & RUN_COUNT
    if runs > _TWO_RUNS:
        if firsts & firsts >> 9 & firsts >> 18:
            facts |= f.THREE_COLOUR_RUNS
        if firsts & firsts >> 3 & firsts >> 6 & _STRAIGHT_STARTS:
            facts |= f.STRAIGHT
    elif runs < _TWO_RUNS:
        triplets = adds >> TRIPLET_SHIFT
        if triplets & triplets >> 9 & triplets >> 18 & _NUMBERS:
            facts |= f.THREE_COLOUR_TRIPLETS
    verdict = law.verdicts[facts]
    yaku, han, _, _, raw, first = verdict
    raw += pair_fu + (adds >> FU_SHIFT)
    items = (first or TSUMO_ITEMS[win]) + items + pair_items + wait_items
    if raw == 20 and not facts & f.CLOSED:
        # An open hand is never below 30 fu (EMA 2025 4.1.1, every set).
        raw, items = 22, (*items, OPEN_MINIMUM)
    if law.local:
        verdict = _with_local(verdict, facts, blocks, law)
        yaku, han = verdict[:2]
    if not han:
        fu = rounded(raw)
        return _unusual(verdict, blocks, completed, wait, dora, fu, raw, items, facts, law)
    han += dora_han
    fu, limit, base = law.limits[256 * han + raw]
    return new_tuple(Reading, (
        blocks, completed, wait, yaku, dora, NOTHING, han, fu, raw, items, limit, base, facts
    ))  # fmt: skip


def special_reading(
    shape: Shape, facts: int, dora: Mapping[str, int], dora_han: int, law: Law
) -> Reading:
    """Value a reading that is no four groups and a pair."""
    more, blocks, place = shape
    facts |= more
    verdict = law.verdicts[facts]
    if law.local:
        verdict = _with_local(verdict, facts, blocks, law)
    completed, wait, _ = place
    yaku, han = verdict[:2]
    fu, items = (25, _SEVEN_PAIRS) if facts & f.SEVEN_PAIRS else (0, ())
    if not han:
        return _unusual(verdict, blocks, completed, wait, dora, fu, fu, items, facts, law)
    han += dora_han
    fu, limit, base = law.limits[256 * han + fu]
    return new_tuple(Reading, (
        blocks, completed, wait, yaku, dora, NOTHING, han, fu, fu, items, limit, base, facts
    ))  # fmt: skip


def _unusual(
    verdict: Verdict,
    blocks: tuple[Block, ...],
    completed: Block,
    wait: str | None,
    dora: Mapping[str, int],
    fu: int,
    raw: int,
    items: tuple[FuItem, ...],
    facts: int,
    law: Law,
) -> Reading:
    """Value a reading with a yakuman, or with no yaku at all."""
    _, _, yakuman, times, _, _ = verdict
    if not yakuman:
        return new_tuple(Reading, (
            blocks, completed, wait, NOTHING, dora, NOTHING, 0, fu, raw, items, None, 0, facts
        ))  # fmt: skip
    base = YAKUMAN * min(times, law.rules.yakuman_cap)
    return new_tuple(Reading, (
        blocks, completed, wait, NOTHING, NOTHING, yakuman,
        None, None, raw, items, "yakuman", base, facts,
    ))  # fmt: skip


def renhou_reading(reading: Reading) -> Reading:
    """Renhou as a reading of its own: mangan, alone, without dora (EMA 2025 4.2.4)."""
    return reading._replace(
        yaku=MappingProxyType({"renhou": RENHOU_HAN}),
        dora=NOTHING,
        yakuman=NOTHING,
        han=RENHOU_HAN,
        fu=None,
        limit="mangan",
        base=MANGAN,
    )


def _with_local(verdict: Verdict, facts: int, blocks: tuple[Block, ...], law: Law) -> Verdict:
    yaku, yakuman = dict(verdict[0]), dict(verdict[2])
    for id in law.rules.local_yaku:
        local = LOCAL_YAKU.get(id)
        if local is None or not local.holds(facts, blocks):
            continue
        if local.is_yakuman:
            yakuman[id] = law.times(id)
        elif not yakuman:
            yaku[id] = local.closed if facts & f.CLOSED else local.open
    if yakuman:
        times = sum(yakuman.values())
        return NOTHING, 0, MappingProxyType(yakuman), times, *verdict[4:]
    if "isshoku_sanjun" in yaku:
        # The same runs do not count twice.
        yaku.pop("iipeikou", None)
        yaku.pop("ryanpeikou", None)
    return MappingProxyType(yaku), sum(yaku.values()), NOTHING, 0, *verdict[4:]
