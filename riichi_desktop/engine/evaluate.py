"""What a hand is worth: check it, read it every way, keep the reading that pays most."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from . import facts as f
from .check import check
from .dora import count_dora
from .fu import CHIITOITSU, OPEN_MINIMUM, TSUMO_ITEMS, FuItem
from .hand import Hand
from .local_yaku import LOCAL_YAKU
from .payment import DISCARDER, MANGAN, YAKUMAN, Liability, Payment, settle
from .problems import NotScorable, Problem, problem
from .readings import Shape, shapes
from .rules import Rules
from .situation import Situation
from .suits import Block
from .tiles import Tile, tile_name
from .value import HandValue, Reading
from .yaku import NOTHING, Law, Verdict, law_of


def payment_of(reading: Reading, situation: Situation, rules: Rules) -> Payment:
    """Give what a reading would pay, whether it is the kept one or not.

    Liability for a yakuman that this reading has not is left out.
    """
    held = tuple(
        Liability(pao.liable, reading.yakuman[pao.yakuman])
        for pao in situation.pao
        if pao.yakuman in reading.yakuman and pao.yakuman in rules.pao
    )
    return settle(
        reading.base,
        situation.seat,
        None if situation.by == "tsumo" else situation.source or DISCARDER,
        situation.honba,
        situation.sticks,
        rules,
        held,
        _paid_times(reading, rules) if held else 0,
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
    if not best.base:
        raise NotScorable([problem("no_yaku")])
    liabilities: tuple[Liability, ...] = ()
    if situation.pao:
        notices += _pao_notices(situation, rules)
        liabilities = _liabilities(best, situation, rules)
    if facts & f.TENHOU:
        notices += _tenhou_notice(hand, situation, law, best)
    payment = settle(
        best.base,
        situation.seat,
        None if facts & f.TSUMO else situation.source or DISCARDER,
        situation.honba,
        situation.sticks,
        rules,
        liabilities,
        _paid_times(best, rules) if liabilities else 0,
    )
    others = tuple(readings[1:])
    return _new(HandValue, (best, payment, others, notices, hand, situation, rules))


def read(hand: Hand, situation: Situation, law: Law, facts: int) -> list[Reading]:
    """Value every reading of a checked hand, the one to be kept first."""
    dora, total = count_dora(hand, situation, law.rules)
    found = [
        _value(shape, facts, hand.win, dora, total, law)
        for shape in shapes(hand, bool(facts & f.RON), situation.winds)
    ]
    if len(found) > 1 or facts & f.RENHOU:
        if facts & f.RENHOU and law.rules.renhou in ("mangan_alternative", "five_han_alone"):
            found.extend([_renhou(reading) for reading in found[:1]])
        found.sort(key=_rank, reverse=True)
    return found


def _rank(reading: Reading) -> tuple[int, bool, bool, int, int]:
    # On equal pay the ordinary reading stands before renhou (clarification B1).
    ordinary = "renhou" not in reading.yaku
    return reading.base, bool(reading.yakuman), ordinary, reading.han or 0, reading.fu_raw


def _value(
    shape: Shape, facts: int, win: Tile, dora: Mapping[str, int], dora_han: int, law: Law
) -> Reading:
    more, honours, blocks, items, place, fu = shape
    facts |= more
    pair_items: tuple[FuItem, ...] = ()
    if honours:
        more, raw, pair_items = law.honours[honours]
        facts |= more
        fu += raw
    verdict = law.verdicts[facts]
    if law.rules.local_yaku:
        verdict = _with_local(verdict, facts, blocks, law)
    yaku, han, yakuman, times, raw, first = verdict
    if honours:
        raw += fu
        items = (first or TSUMO_ITEMS[win]) + items + pair_items + place[3]
        if raw == 20 and not facts & f.CLOSED:
            # An open hand is never below 30 fu (EMA 2025 4.1.1, every set).
            raw, items = 22, (*items, OPEN_MINIMUM)
        fu = -(-raw // 10) * 10
    elif facts & f.SEVEN_PAIRS:
        raw, fu, items = 25, 25, _SEVEN_PAIRS
    else:
        raw = 0
    if han:
        han += dora_han
        limit, base = law.limits[han << 8 | fu]
        return _new(
            Reading,
            (blocks, place[1], place[2], yaku, dora, NOTHING, han, fu, raw, items)
            + (limit, base, facts),
        )
    if yakuman:
        base = YAKUMAN * min(times, law.rules.yakuman_cap)
        return Reading(
            blocks, place[1], place[2], NOTHING, NOTHING, yakuman,
            None, None, raw, items, "yakuman", base, facts,
        )  # fmt: skip
    return Reading(
        blocks, place[1], place[2], NOTHING, dora, NOTHING, 0, fu, raw, items, None, 0, facts
    )


_SEVEN_PAIRS: Final = (CHIITOITSU,)
_new: Final = tuple.__new__
"""Builds a named tuple at a third of the price of calling it; for the few that every hand needs."""


def _renhou(reading: Reading) -> Reading:
    """Renhou as a reading of its own: mangan, alone, without dora (clarification B1)."""
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
        yaku.pop("iipeikou", None)
    return Verdict(MappingProxyType(yaku), sum(yaku.values()), NOTHING, 0, *verdict[4:])


def _paid_times(reading: Reading, rules: Rules) -> int:
    return min(sum(reading.yakuman.values()), rules.yakuman_cap)


def _liabilities(best: Reading, situation: Situation, rules: Rules) -> tuple[Liability, ...]:
    """Give who answers for what; the yakuman must be in the hand (clarification B5).

    Raises:
        NotScorable: `pao_impossible`.
    """
    found = []
    for pao in situation.pao:
        if pao.yakuman not in best.yakuman:
            raise NotScorable(
                [problem("pao_impossible", "pao", reason="pao_not_in_hand", yaku=pao.yakuman)]
            )
        if pao.yakuman in rules.pao:
            found.append(Liability(pao.liable, best.yakuman[pao.yakuman]))
    return tuple(found)


def _pao_notices(situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    return tuple(
        problem("pao_not_in_rules", "pao", yaku=pao.yakuman)
        for pao in situation.pao
        if pao.yakuman not in rules.pao
    )


def _tenhou_notice(
    hand: Hand, situation: Situation, law: Law, best: Reading
) -> tuple[Problem, ...]:
    """Say where another choice of the last tile would pay more under tenhou (clarification A5)."""
    tiles = (*hand.concealed, hand.win)
    for win in dict.fromkeys(hand.concealed):
        rest = list(tiles)
        rest.remove(win)
        other = Hand(tuple(rest), win, hand.melds, hand.north)
        try:
            checked, facts, _ = check(other, situation, law)
        except NotScorable:
            continue
        readings = read(checked, situation, law, facts)
        if readings and readings[0].base > best.base:
            return (problem("tenhou_other_last_tile", "win", tile=tile_name(win)),)
    return ()
