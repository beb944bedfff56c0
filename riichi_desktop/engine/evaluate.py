"""What a hand is worth: check it, read it every way, keep the reading that pays most."""

from types import MappingProxyType
from typing import Final

from . import facts as f
from .check import check
from .dora import count_dora
from .fu import CHIITOITSU, OPEN_MINIMUM, FuItem, manner, pair_items
from .hand import Hand
from .local_yaku import LOCAL_YAKU
from .payment import DISCARDER, MANGAN, YAKUMAN, Liability, Payment, Win, limit_of, settle
from .problems import NotScorable, Problem, problem
from .readings import Shape, shapes
from .rules import Rules
from .situation import WINDS, Situation
from .tiles import EAST, KIND, NORTH, WHITE, tile_name
from .value import HandValue, Reading
from .yaku import NOTHING, Law, Verdict, law_of, north_is_value


def payment_of(reading: Reading, situation: Situation, rules: Rules) -> Payment:
    """Give what a reading would pay, whether it is the kept one or not.

    Liability for a yakuman that this reading has not is left out.
    """
    held = tuple(
        Liability(pao.liable, reading.yakuman[pao.yakuman])
        for pao in situation.pao
        if pao.yakuman in reading.yakuman and pao.yakuman in rules.pao
    )
    return settle(_win(reading, situation, rules, held), rules)


RENHOU_HAN: Final = 5
_WIND_NUMBER: Final = {wind: number for number, wind in enumerate(WINDS)}


def evaluate(hand: Hand, situation: Situation, rules: Rules) -> HandValue:
    """Give what a winning hand is worth.

    Of all readings the one with the highest payment is kept; on equal pay a real yakuman before a
    counted one, then more han, then more fu before rounding.

    Raises:
        NotScorable: the hand cannot be, is no win, or has no yaku. Nothing was changed.
    """
    hand, facts, notices = check(hand, situation, rules)
    readings = read(hand, situation, rules, facts)
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
        notices += _tenhou_notice(hand, situation, rules, best)
    payment = settle(_win(best, situation, rules, liabilities), rules)
    return HandValue(best, payment, tuple(readings[1:]), notices, hand, situation, rules)


def read(hand: Hand, situation: Situation, rules: Rules, facts: int) -> list[Reading]:
    """Value every reading of a checked hand, the one to be kept first."""
    law = law_of(rules)
    dora = count_dora(hand, situation, rules)
    seat, round = _WIND_NUMBER[situation.seat], _WIND_NUMBER[situation.round]
    found = [
        _value(shape, facts, hand, dora, law, seat, round)
        for shape in shapes(hand, situation.by == "ron", seat, round)
    ]
    if len(found) > 1 or facts & f.RENHOU:
        if facts & f.RENHOU and rules.renhou in ("mangan_alternative", "five_han_alone"):
            found.extend([_renhou(reading) for reading in found[:1]])
        found.sort(key=_rank, reverse=True)
    return found


def _rank(reading: Reading) -> tuple[int, bool, bool, int, int]:
    # On equal pay the ordinary reading stands before renhou (clarification B1).
    ordinary = "renhou" not in reading.yaku
    return reading.base, bool(reading.yakuman), ordinary, reading.han or 0, reading.fu_raw


def _value(
    shape: Shape, facts: int, hand: Hand, dora: dict[str, int], law: Law, seat: int, round: int
) -> Reading:
    more, blocks, completed, wait, pair, group_items, wait_items, fu = shape
    facts |= more
    if pair == NORTH and north_is_value(law.rules):
        facts &= ~f.PLAIN_PAIR
    verdict = law.verdict(facts)
    if law.rules.local_yaku:
        verdict = _with_local(verdict, facts, shape, law)
    yaku, han, yakuman, times = verdict
    if pair is None:
        raw, items = (25, _SEVEN_PAIRS) if facts & f.SEVEN_PAIRS else (0, ())
        fu = raw
    else:
        raw, items = manner(facts, KIND[hand.win], law.rules.rinshan_tsumo_fu, "pinfu" in yaku)
        raw += fu
        items += group_items
        if pair >= EAST:
            value = _pair(pair, seat, round, law.rules)
            if value:
                raw += value[0].fu
                items += value
        items += wait_items
        if raw == 20 and not facts & f.CLOSED:
            # An open hand is never below 30 fu (EMA 2025 4.1.1, every set).
            raw, items = 22, (*items, OPEN_MINIMUM)
        fu = -(-raw // 10) * 10
    if han:
        for extra in dora.values():
            han += extra
        limit, base = limit_of(han, fu, law.rules)
        return Reading(
            blocks, completed, wait, yaku, dora, NOTHING, han, fu, raw, items, limit, base, facts
        )
    if yakuman:
        base = YAKUMAN * min(times, law.rules.yakuman_cap)
        return Reading(
            blocks, completed, wait, NOTHING, NOTHING, yakuman,
            None, None, raw, items, "yakuman", base, facts,
        )  # fmt: skip
    return Reading(
        blocks, completed, wait, NOTHING, dora, NOTHING, 0, fu, raw, items, None, 0, facts
    )


_SEVEN_PAIRS: Final = (CHIITOITSU,)


def _pair(pair: int, seat: int, round: int, rules: Rules) -> tuple[FuItem, ...]:
    if pair >= WHITE:
        return pair_items(pair, 1, 2)
    wind = pair - EAST
    values = (wind == seat) + (wind == round)
    if pair == NORTH and north_is_value(rules):
        values = 1
    return pair_items(pair, values, rules.double_wind_pair_fu)


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


def _with_local(verdict: Verdict, facts: int, shape: Shape, law: Law) -> Verdict:
    yaku, yakuman = dict(verdict.yaku), dict(verdict.yakuman)
    for id in law.rules.local_yaku:
        local = LOCAL_YAKU.get(id)
        if local is None or not local.holds(facts, shape):
            continue
        if local.is_yakuman:
            yakuman[id] = law.times(id)
        elif not yakuman:
            yaku[id] = local.closed if facts & f.CLOSED else local.open
    if yakuman:
        return Verdict(NOTHING, 0, MappingProxyType(yakuman), sum(yakuman.values()))
    if "isshoku_sanjun" in yaku:
        yaku.pop("iipeikou", None)
    return Verdict(MappingProxyType(yaku), sum(yaku.values()), NOTHING, 0)


def _win(
    reading: Reading, situation: Situation, rules: Rules, liabilities: tuple[Liability, ...]
) -> Win:
    yakuman = reading.yakuman
    return Win(
        reading.base,
        situation.seat,
        situation.by == "tsumo",
        situation.source or DISCARDER,
        situation.honba,
        situation.sticks,
        liabilities,
        min(sum(yakuman.values()), rules.yakuman_cap) if yakuman else 0,
    )


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
    hand: Hand, situation: Situation, rules: Rules, best: Reading
) -> tuple[Problem, ...]:
    """Say where another choice of the last tile would pay more under tenhou (clarification A5)."""
    tiles = (*hand.concealed, hand.win)
    for win in dict.fromkeys(hand.concealed):
        rest = list(tiles)
        rest.remove(win)
        other = Hand(tuple(rest), win, hand.melds, hand.north)
        try:
            checked, facts, _ = check(other, situation, rules)
        except NotScorable:
            continue
        readings = read(checked, situation, rules, facts)
        if readings and readings[0].base > best.base:
            return (problem("tenhou_other_last_tile", "win", tile=tile_name(win)),)
    return ()
