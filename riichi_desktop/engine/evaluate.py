"""What a hand is worth: check it, read it every way, keep the reading that pays most."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from . import facts as f
from .check import check, was_called
from .dora import count_dora
from .fu import CHIITOITSU, OPEN_MINIMUM, TSUMO_ITEMS, FuItem, rounded
from .hand import Hand
from .law import BASE_SHIFT, NOTHING, Law, Verdict, law_of
from .local_yaku import LOCAL_YAKU
from .parts import (
    COUNTS,
    FU_SHIFT,
    HONOUR_KEY,
    HONOUR_SHIFT,
    RUN_BITS,
    RUN_COUNT,
    TRIPLET_SHIFT,
    Block,
    Part,
    Place,
)
from .payment import DISCARDER, MANGAN, YAKUMAN, Liability, Payment, settle
from .problems import NotScorable, Problem, problem
from .readings import COUNT_FACTS, Shape, combinations, special_shapes
from .rules import Rules
from .situation import Situation
from .tiles import Tile, tile_name
from .value import HandValue, Reading


def payment_of(reading: Reading, situation: Situation, rules: Rules) -> Payment:
    """Give what a reading would pay, whether it is the kept one or not.

    Liability for a yakuman that this reading has not is left out. Liabilities come in the order of
    the table of yakuman, so that honba or a cap do not depend on how they were written.
    """
    held = tuple(
        Liability(pao.liable, times)
        for yakuman, times in reading.yakuman.items()
        for pao in situation.pao
        if pao.yakuman == yakuman and yakuman in rules.pao
    )
    return settle(
        reading.base,
        situation.seat,
        None if situation.by == "tsumo" else situation.source or DISCARDER,
        situation.honba,
        situation.sticks,
        rules,
        held,
        min(sum(reading.yakuman.values()), rules.yakuman_cap),
    )


RENHOU_HAN: Final = 5


def evaluate(hand: Hand, situation: Situation, rules: Rules) -> HandValue:
    """Give what a winning hand is worth.

    Of all readings the one with the highest payment is kept; on equal pay a real yakuman before a
    counted one, then more han, then more fu before rounding.

    Raises:
        NotScorable: the hand cannot be, is no win, or has no yaku. Nothing was changed.
    """
    law = law_of(rules)
    hand, facts, notices = check(hand, situation, law)
    readings = read(hand, situation, law, facts)
    if not readings:
        raise NotScorable([problem("not_a_win")])
    best = readings[0]
    base = best.base
    if not base:
        raise NotScorable([problem("no_yaku")])
    if situation.pao:
        notices += _pao_notices(situation, rules)
        _check_liability(best, hand, situation)
        payment = payment_of(best, situation, rules)
    else:
        payment = law.payments[base << BASE_SHIFT | situation.account]
    if facts & f.TENHOU:
        notices += _tenhou_notice(hand, situation, law, best)
    others = tuple(readings[1:]) if len(readings) > 1 else ()
    return _new(HandValue, (best, payment, others, notices, hand, situation, rules))


def read(hand: Hand, situation: Situation, law: Law, facts: int) -> list[Reading]:
    """Value every reading of a checked hand, the one to be kept first."""
    dora, dora_han = count_dora(hand, situation, law)
    winds, win = situation.account & 15, hand.win
    found = []
    for parts, place in combinations(hand, situation.by == "ron"):
        found.append(_standard(parts, place, facts, winds, win, dora, dora_han, law))
    if not hand.melds and (not found or found[0].facts & f.TWO_PEIKOU):
        found += [_special(shape, facts, dora, dora_han, law) for shape in special_shapes(hand)]
    if len(found) > 1 or facts & f.RENHOU:
        if facts & f.RENHOU and law.rules.renhou in ("mangan_alternative", "five_han_alone"):
            found.extend([_renhou(reading) for reading in found[:1]])
        found.sort(key=_rank, reverse=True)
    return found


def _rank(reading: Reading) -> tuple[int, bool, bool, int, int]:
    # On equal pay the ordinary reading stands before renhou.
    ordinary = "renhou" not in reading.yaku
    return reading.base, bool(reading.yakuman), ordinary, reading.han or 0, reading.fu_raw


def _standard(
    parts: list[Part],
    place: Place,
    facts: int,
    winds: int,
    win: Tile,
    dora: Mapping[str, int],
    dora_han: int,
    law: Law,
) -> Reading:
    """Merge the parts of a reading and value it. Every evaluation passes here: no detours."""
    bits, adds, blocks, items = parts[0]
    for more_bits, more_adds, more_blocks, more_items in parts[1:]:
        bits |= more_bits
        adds += more_adds
        blocks += more_blocks
        items += more_items
    completed, wait, wait_items = place
    more, pair_fu, pair_items = law.honours[winds | adds >> HONOUR_SHIFT & HONOUR_KEY]
    facts |= more | COUNT_FACTS[adds & COUNTS]
    runs = adds & RUN_COUNT
    if runs > 2:
        bits &= RUN_BITS
        if bits & bits >> 9 & bits >> 18:
            facts |= f.THREE_COLOUR_RUNS
        if bits & bits >> 3 & bits >> 6 & _STRAIGHT_STARTS:
            facts |= f.STRAIGHT
    elif runs < 2:
        bits >>= TRIPLET_SHIFT
        if bits & bits >> 9 & bits >> 18:
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
    fu, limit, base = law.limits[han << 8 | raw]
    return _new(Reading, (
        blocks, completed, wait, yaku, dora, NOTHING, han, fu, raw, items, limit, base, facts
    ))  # fmt: skip


def _special(shape: Shape, facts: int, dora: Mapping[str, int], dora_han: int, law: Law) -> Reading:
    more, blocks, place = shape
    facts |= more
    verdict = law.verdicts[facts]
    if law.local:
        verdict = _with_local(verdict, facts, blocks, law)
    completed, wait, _ = place
    fu, items = (25, _SEVEN_PAIRS) if facts & f.SEVEN_PAIRS else (0, ())
    if not verdict.han:
        return _unusual(verdict, blocks, completed, wait, dora, fu, fu, items, facts, law)
    han = verdict.han + dora_han
    fu, limit, base = law.limits[han << 8 | fu]
    yaku = verdict.yaku
    return Reading(
        blocks, completed, wait, yaku, dora, NOTHING, han, fu, fu, items, limit, base, facts
    )


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
    if not verdict.yakuman:
        return Reading(
            blocks, completed, wait, NOTHING, dora, NOTHING, 0, fu, raw, items, None, 0, facts
        )
    base = YAKUMAN * min(verdict.times, law.rules.yakuman_cap)
    return Reading(
        blocks, completed, wait, NOTHING, NOTHING, verdict.yakuman,
        None, None, raw, items, "yakuman", base, facts,
    )  # fmt: skip


_STRAIGHT_STARTS: Final = 0b000000001_000000001_000000001
_SEVEN_PAIRS: Final = (CHIITOITSU,)
_new: Final = tuple.__new__
"""Builds a named tuple at a third of the price of calling it; for the few that every hand needs."""


def _renhou(reading: Reading) -> Reading:
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
    yaku, yakuman = dict(verdict.yaku), dict(verdict.yakuman)
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
        return Verdict(NOTHING, 0, MappingProxyType(yakuman), times, *verdict[4:])
    if "isshoku_sanjun" in yaku:
        # The same runs do not count twice.
        yaku.pop("iipeikou", None)
        yaku.pop("ryanpeikou", None)
    return Verdict(MappingProxyType(yaku), sum(yaku.values()), NOTHING, 0, *verdict[4:])


def _check_liability(best: Reading, hand: Hand, situation: Situation) -> None:
    """Check that a yakuman with liability is in the hand, and made of called sets (B5).

    Raises:
        NotScorable: `pao_impossible`.
    """
    for pao in situation.pao:
        reason = ""
        if pao.yakuman not in best.yakuman:
            reason = "pao_not_in_hand"
        elif not was_called(hand.melds, pao.yakuman):
            reason = "pao_not_called"
        if reason:
            raise NotScorable([problem("pao_impossible", "pao", reason=reason, yaku=pao.yakuman)])


def _pao_notices(situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    return tuple(
        problem("pao_not_in_rules", "pao", yaku=pao.yakuman)
        for pao in situation.pao
        if pao.yakuman not in rules.pao
    )


def _tenhou_notice(
    hand: Hand, situation: Situation, law: Law, best: Reading
) -> tuple[Problem, ...]:
    """Say where another choice of the last tile would pay more under tenhou."""
    tiles = (*hand.concealed, hand.win)
    for win in dict.fromkeys(hand.concealed):
        rest = list(tiles)
        rest.remove(win)
        other, facts, _ = check(Hand(tuple(rest), win), situation, law)
        if read(other, situation, law, facts)[0].base > best.base:
            return (problem("tenhou_other_last_tile", "win", tile=tile_name(win)),)
    return ()
