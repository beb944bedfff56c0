"""What a hand is worth: check it, read it every way, keep the reading that pays most."""

from . import facts as f
from .check import check, was_called
from .dora import count_dora
from .hand import Hand
from .law import LAWS, Law
from .payment import DISCARDER, MANGAN, Liability, Payment, settle
from .problems import NotScorable, Problem, problem
from .readings import combinations, special_shapes
from .rules import Rules
from .situation import ACCOUNTS, Situation
from .tiles import tile_name
from .valuation import new_tuple, renhou_reading, special_reading, standard_reading
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
        sum(reading.yakuman.values()),
    )


def evaluate(hand: Hand, situation: Situation, rules: Rules) -> HandValue:
    """Give what a winning hand is worth.

    Of all readings the one with the highest payment is kept; on equal pay a real yakuman before a
    counted one, then more han, then more fu before rounding.

    Raises:
        NotScorable: the hand cannot be, is no win, or has no yaku. Nothing was changed.
    """
    law = LAWS[rules]
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
        payment = law.payments[ACCOUNTS * base + situation.account]
    if facts & f.TENHOU:
        notices += _tenhou_notice(hand, situation, law, best)
    others = tuple(readings[1:]) if len(readings) > 1 else ()
    return new_tuple(HandValue, (best, payment, others, notices, hand, situation, rules))


def read(hand: Hand, situation: Situation, law: Law, facts: int) -> list[Reading]:
    """Value every reading of a checked hand, the one to be kept first."""
    dora, dora_han = count_dora(hand, situation, law)
    winds, win = situation.account & 15, hand.win
    found = []
    for parts, place in combinations(hand, situation.by == "ron"):
        found.append(standard_reading(parts, place, facts, winds, win, dora, dora_han, law))
    if not hand.melds and (not found or found[0].facts & f.TWO_PEIKOU):
        found += [
            special_reading(shape, facts, dora, dora_han, law) for shape in special_shapes(hand)
        ]
    if len(found) > 1:
        found.sort(key=_rank, reverse=True)
    if law.renhou_alone and facts & f.RENHOU and found:
        # On equal pay the ordinary reading stands before it.
        before = sum([reading.base >= MANGAN for reading in found])
        found.insert(before, renhou_reading(found[0]))
    return found


def _rank(reading: Reading) -> tuple[int, bool, int | None, int]:
    _, _, _, _, _, yakuman, han, _, raw, _, _, base, _ = reading
    return base, bool(yakuman), han, raw


def _check_liability(best: Reading, hand: Hand, situation: Situation) -> None:
    """Check that a yakuman with liability is in the hand, and made of called sets.

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
